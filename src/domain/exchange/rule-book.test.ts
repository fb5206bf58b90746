import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FAILED_REASONS } from '../../shared/trading-terms.ts';
import type { Command } from './commands.ts';
import type { ExchangeEvent } from './events.ts';
import { PAIRS, RULES } from './markets.ts';
import { faultsOf } from './testing/worked-example.ts';

const PAGE = readFileSync(new URL('../../../docs/exchange.md', import.meta.url), 'utf8');

const COMMAND_TYPES: Record<Command['type'], true> = {
  configure: true,
  'open-account': true,
  'set-account': true,
  deposit: true,
  withdraw: true,
  transfer: true,
  limit: true,
  market: true,
  convert: true,
  cancel: true,
  lend: true,
  'change-loan': true,
  hour: true,
  'set-clock': true,
};
const EVENT_TYPES: Record<ExchangeEvent['type'], true> = {
  configured: true,
  account: true,
  order: true,
  state: true,
  trade: true,
  position: true,
  money: true,
  converted: true,
  loan: true,
  funding: true,
  refused: true,
};

/** ZAR and USDC. */
const QUOTE_DECIMALS = 6;

interface WorkedExample {
  heading: string;
  text: string;
}

/** The fenced `example` blocks of the page, each under the heading that it follows. */
function examplesOf(page: string): WorkedExample[] {
  let heading = '';
  let block: string[] | null = null;
  const examples: WorkedExample[] = [];
  for (const row of page.split('\n')) {
    if (block && row.startsWith('```')) {
      examples.push({ heading, text: block.join('\n') });
      block = null;
    } else if (block) block.push(row);
    else if (row.startsWith('```example')) block = [];
    else if (row.startsWith('#')) heading = row.replace(/^#+ /, '');
  }
  return examples;
}

/** The cells of the table below a heading, row by row, without code marks. */
function tableBelow(heading: string): string[][] {
  const section = PAGE.split(new RegExp(`^#+ ${heading}$`, 'm'))[1]!.split(/^#/m)[0]!;
  const rows = section.split('\n').filter((row) => row.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('`', '').trim()),
  );
}

const examples = examplesOf(PAGE);

describe('the rule book', () => {
  test.each(examples)('has a worked example that the engine confirms: $heading', ({ text }) => {
    expect(faultsOf(text)).toEqual([]);
  });

  test('has a worked example for every rule', () => {
    const headings = new Set(examples.map(({ heading }) => heading));
    expect(headings.size).toBeGreaterThanOrEqual(20);
  });

  test.each([
    ['Commands', Object.keys(COMMAND_TYPES)],
    ['Events', Object.keys(EVENT_TYPES)],
    ['Reasons', Object.keys(FAILED_REASONS)],
  ])('lists the %s of the engine, and no others', (heading, known) => {
    expect(new Set(tableBelow(heading).map(([name]) => name))).toEqual(new Set(known));
  });

  test('has the units and bounds of every pair', () => {
    const figures = tableBelow('Pairs').map((row) => row.map((cell) => cell.replace(/^R | [A-Z]+$|,/g, '')));
    expect(figures).toEqual(
      PAIRS.map(({ symbol, type, lotDecimals, tick, maxBase, marginAllowed }) => [
        symbol,
        type.toLowerCase(),
        (10 ** -lotDecimals).toFixed(lotDecimals),
        String(tick / 10 ** QUOTE_DECIMALS),
        String(maxBase / 10 ** lotDecimals),
        marginAllowed ? 'yes' : 'no',
      ]),
    );
  });

  test('has the rates that the exchange starts with', () => {
    const shown = Object.fromEntries(tableBelow('Rates').map(([name, , value]) => [name, value]));
    const { assets: _assets, pairs: _pairs, ...rates } = RULES;
    expect(shown).toEqual(
      Object.fromEntries(Object.entries(rates).map(([name, ppm]) => [name, ppm.toLocaleString('en-US')])),
    );
  });
});
