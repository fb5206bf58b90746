import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIELDS, type Field } from '../../withdrawal/shapes.ts';
import { inEnglish } from '../sentences.ts';
import { readText } from '../testing/fixture.ts';
import type { WithdrawalFile } from '../withdrawal-file.ts';
import { unlikeBefore } from './value-kinds.ts';

const FOLDER = new URL('../testing/files/', import.meta.url);

function opened(text: string): WithdrawalFile | null {
  const result = readText(text);
  return result.ok ? result.file : null;
}

/** The columns that a person confirms: for each field its column, or else the suggested one. */
function columnsOf(file: WithdrawalFile): Partial<Record<Field, number>> {
  const { columns, ambiguous } = file.mapping();
  const chosen: Partial<Record<Field, number>> = {};
  for (const field of FIELDS) {
    const question = ambiguous.find((one) => one.field === field);
    const column = question ? question.choices[question.suggestion ?? 0]?.[0] : columns[field];
    if (column !== null && column !== undefined) chosen[field] = column;
  }
  return chosen;
}

function asked(before: string, now: string): string[] {
  const [first, second] = [opened(before)!, opened(now)!];
  const { headers } = second.mapping();
  return unlikeBefore([first.kinds()], second.kinds(), headers, columnsOf(first)).map(({ id }) => id);
}

/** The same file a month later: amounts up to an eighth higher or lower, and other references. */
function nextMonth(text: string): string {
  let at = 0;
  return text
    .replace(/(?<![\d.,])\d{2,7}([.,])\d{2}(?![\d.,])/g, (amount, mark: string) => {
      const changed = Number(amount.replace(',', '.')) * (0.875 + ((at++ * 7919) % 250) / 1000);
      return changed.toFixed(2).replace('.', mark);
    })
    .replace(/MARCH|MAART/g, 'APRIL');
}

/** A payroll of forty people whose net pay is the gross pay less a fifth, more or less. */
function payroll(change: (cells: string[], i: number) => string[] = (cells) => cells): string {
  const rows = Array.from({ length: 40 }, (_, i) => {
    const gross = 8_000 + ((i * 7919) % 30_000);
    const net = gross * (0.7 + ((i * 31) % 20) / 100);
    const account = String(62_010_000_000 + i * 104_729);
    return change(
      [
        `Person ${'ABCDEFGHIJ'[i % 10]!.repeat(1 + Math.floor(i / 10))}`,
        'FNB',
        account,
        'CURRENT',
        gross.toFixed(2),
        net.toFixed(2),
        `E${100 + i}`,
      ],
      i,
    ).join();
  });
  return ['Name,Bank,Account no,Account type,Gross Pay,Net Pay,Reference', ...rows].join('\n');
}

describe('a file under a header that was matched before', () => {
  it('raises no question with the next month of each vendor', () => {
    const questions: string[] = [];
    let compared = 0;
    for (const name of readdirSync(FOLDER)) {
      const text = readFileSync(new URL(name, FOLDER), 'utf8');
      if (!opened(text) || !opened(nextMonth(text))) continue;
      compared++;
      questions.push(...asked(text, nextMonth(text)).map((id) => `${name}: ${id}`));
    }
    expect(compared).toBeGreaterThan(30);
    expect(questions).toEqual([]);
    expect(asked(payroll(), nextMonth(payroll()))).toEqual([]);
  });

  it.each<[string, (cells: string[], i: number) => string[], string]>([
    [
      'gross and net pay exchanged',
      ([a, b, c, d, gross, net, g]) => [a!, b!, c!, d!, net!, gross!, g!],
      'order',
    ],
    [
      'amounts in cents',
      ([a, b, c, d, gross, net, g]) => [a!, b!, c!, d!, gross!.replace('.', ''), net!.replace('.', ''), g!],
      'level',
    ],
    [
      'employee numbers as accounts',
      ([a, b, , d, ...rest], i) => [a!, b!, String(10_400 + i), d!, ...rest],
      'kind',
    ],
    [
      'identity numbers as accounts',
      ([a, b, , d, ...rest], i) => [a!, b!, `80010150${String(10 + i)}087`, d!, ...rest],
      'kind',
    ],
    ['numbers as names', ([, ...rest], i) => [String(4_000 + i), ...rest], 'kind'],
  ])('asks about %s', (_what, change, kind) => {
    expect(asked(payroll(), payroll(change)).some((id) => id.startsWith(`unlike ${kind}`))).toBe(true);
  });

  it('raises no question with a few other people, twice the amounts, or a person without deductions', () => {
    const few = (text: string) => text.split('\n').slice(0, 4).join('\n');
    expect(asked(few(payroll()), payroll())).toEqual([]);
    const doubled = payroll(([a, b, c, d, gross, net, g]) => [
      a!,
      b!,
      c!,
      d!,
      (2 * Number(gross)).toFixed(2),
      (2 * Number(net)).toFixed(2),
      g!,
    ]);
    expect(asked(payroll(), doubled)).toEqual([]);
    const equal = payroll(([a, b, c, d, gross, net, g], i) => [
      a!,
      b!,
      c!,
      d!,
      gross!,
      i === 3 ? gross! : net!,
      g!,
    ]);
    expect(asked(payroll(), equal)).toEqual([]);
  });

  it('is compared with every earlier one, and keeps no value of a row', () => {
    const exchanged = opened(payroll(([a, b, c, d, gross, net, g]) => [a!, b!, c!, d!, net!, gross!, g!]))!;
    const usual = opened(payroll())!;
    const columns = columnsOf(usual);
    const { headers } = usual.mapping();
    const [doubt] = unlikeBefore([usual.kinds()], exchanged.kinds(), headers, columns);
    expect(inEnglish(doubt!.message)).toContain('the other way round');
    expect(unlikeBefore([usual.kinds(), exchanged.kinds()], exchanged.kinds(), headers, columns)).toEqual([]);
    expect(JSON.stringify(usual.kinds())).not.toMatch(/\d{4,}|Person/);
  });
});
