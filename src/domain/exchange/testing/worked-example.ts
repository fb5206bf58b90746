import type { TimeInForce } from '../../../shared/trading-terms.ts';
import { applyCommand } from '../apply-command.ts';
import type { Command, Side } from '../commands.ts';
import type { ExchangeEvent } from '../events.ts';
import { balanceSheetOf } from '../lending.ts';
import { RULES, type Pair } from '../markets.ts';
import { liquidationPrice, marginAccountOf } from '../positions.ts';
import { markPrice } from '../prices.ts';
import { assetNumber, emptyState, HOUSE, marketNumber, positionOf, type State } from '../state.ts';

/**
 * Runs the worked examples of `docs/exchange.md` through the engine. A line is a command, or `=>` and what
 * must be true after it. Amounts are decimals and may have thousands separators.
 */

interface Example {
  readonly state: State;
  readonly accounts: Map<string, number>;
  /** Events of the last command. */
  events: readonly ExchangeEvent[];
}

type Words = readonly string[];

const NAME = '(\\w+)';
const NUMBER = '(-?[\\d,]+(?:\\.\\d+)?)';

/** Builds a pattern of a line from words, where `name` and `number` stand for arguments. */
function line(text: string): RegExp {
  return new RegExp(`^${text.replaceAll('<name>', NAME).replaceAll('<number>', NUMBER)}$`);
}

const COMMANDS: readonly (readonly [RegExp, (example: Example, words: Words) => object])[] = [
  [
    line('<name> deposits <number> <name>'),
    (e, [who, amount, asset]) => ({
      type: 'deposit',
      account: accountOf(e, who!),
      asset,
      amount: units(amount!, asset!),
      kind: 'FIAT_DEPOSIT',
    }),
  ],
  [
    line('<name> withdraws <number> <name>'),
    (e, [who, amount, asset]) => ({
      type: 'withdraw',
      account: accountOf(e, who!),
      asset,
      amount: units(amount!, asset!),
      kind: 'FIAT_WITHDRAWAL',
    }),
  ],
  [
    line('<name> transfers <number> <name> to <name>'),
    (e, [who, amount, asset, to]) => ({
      type: 'transfer',
      from: accountOf(e, who!),
      to: accountOf(e, to!),
      asset,
      amount: units(amount!, asset!),
    }),
  ],
  [
    line(
      '<name> (buys|sells) <number> <name> at <number>' +
        '((?: [A-Z]{3}| post-only| reprice| reduce-only| margin)*)',
    ),
    (e, [who, verb, quantity, pair, price, flags]) => ({
      type: 'limit',
      account: accountOf(e, who!),
      pair,
      side: sideOf(verb!),
      quantity: scaled(quantity!, pairOf(pair!).lotDecimals),
      price: ticks(price!, pairOf(pair!)),
      timeInForce: (/[A-Z]{3}/.exec(flags!)?.[0] ?? 'GTC') as TimeInForce,
      postOnly: flags!.includes('post-only'),
      postOnlyReprice: flags!.includes('reprice'),
      reduceOnly: flags!.includes('reduce-only'),
      allowMargin: flags!.includes('margin'),
    }),
  ],
  [
    line('<name> buys <name> for <number>'),
    (e, [who, pair, amount]) => ({
      type: 'market',
      account: accountOf(e, who!),
      pair,
      side: 'buy',
      amount: units(amount!, pairOf(pair!).quote),
    }),
  ],
  [
    line('<name> sells <number> <name> at market'),
    (e, [who, quantity, pair]) => ({
      type: 'market',
      account: accountOf(e, who!),
      pair,
      side: 'sell',
      amount: scaled(quantity!, pairOf(pair!).lotDecimals),
    }),
  ],
  [
    line('<name> converts <number> <name> to <name>, fee <number> % of <name> to <name>'),
    (e, [who, amount, pay, receive, fee, feeAsset, broker]) => ({
      type: 'convert',
      account: accountOf(e, who!),
      pay,
      receive,
      amount: units(amount!, pay!),
      feePpm: scaled(fee!, 4),
      feeAsset,
      feeAccount: accountOf(e, broker!),
    }),
  ],
  [
    line('<name> cancels order <number>'),
    (e, [who, order]) => ({ type: 'cancel', account: accountOf(e, who!), order: Number(order) }),
  ],
  [
    line('<name> lends <number> <name> at <number> an hour'),
    (e, [who, amount, asset, rate]) => ({
      type: 'lend',
      account: accountOf(e, who!),
      asset,
      amount: units(amount!, asset!),
      hourlyRate: scaled(rate!, 8),
    }),
  ],
  [
    line('<name> changes loan <number> by <number> <name> at <number> an hour'),
    (e, [who, loan, change, asset, rate]) => ({
      type: 'change-loan',
      account: accountOf(e, who!),
      loan: Number(loan),
      change: units(change!, asset!),
      hourlyRate: scaled(rate!, 8),
    }),
  ],
  [line('the hour passes'), () => ({ type: 'hour' })],
];

/** Readings of the state or the last events, as the text that the page shows. */
const READINGS: readonly (readonly [RegExp, (example: Example, words: Words) => string])[] = [
  [
    line('<name>: (.*)'),
    ({ events, accounts }, [who]) =>
      `${who}: ${events
        .flatMap((event) =>
          event.type === 'state' && event.account === accounts.get(who!)
            ? [event.reason ? `${event.state} (${event.reason})` : event.state]
            : [],
        )
        .join(', ')}`,
  ],
  [
    line('refused (.*)'),
    ({ events }) => {
      const refusal = events.find((event) => event.type === 'refused');
      return `refused ${refusal?.reason ?? 'nothing'}`;
    },
  ],
  [line('trades (.*)'), (example) => `trades ${tradesText(example)}`],
  [
    line(
      '<name> has <number> <name>(?: available)?(?:, <number> held)?(?:, <number> owed)?' +
        '(?:, <number> lent or offered)?',
    ),
    (e, [who, , asset, held, owed, offered]) => {
      const at = e.state.accounts.at(accountOf(e, who!), assetNumber(e.state, asset!));
      const { available, reserved, borrowed, lendReserved } = e.state.accounts;
      const shown = (column: Float64Array) => decimal(column[at]!, decimalsOf(asset!));
      return [
        `${who} has ${shown(available)} ${asset}`,
        ...(held ? [`${shown(reserved)} held`] : []),
        ...(owed ? [`${shown(borrowed)} owed`] : []),
        ...(offered ? [`${shown(lendReserved)} lent or offered`] : []),
      ].join(', ');
    },
  ],
  [
    line('<name> owns <number> USDC and owes <number> USDC'),
    (e, [who]) => {
      const { owned, owed } = balanceSheetOf(e.state, accountOf(e, who!));
      return `${who} owns ${decimal(owned, 6)} USDC and owes ${decimal(owed, 6)} USDC`;
    },
  ],
  [
    line('the mark price of <name> is <number>'),
    ({ state }, [pair]) =>
      `the mark price of ${pair} is ${priceText(markPrice(state.books[marketNumber(state, pair!)]!), pair!)}`,
  ],
  [
    line('<name> has no position in <name>'),
    (e, [who, pair]) =>
      positionOf(e.state, marketNumber(e.state, pair!), accountOf(e, who!))
        ? `${who} has a position in ${pair}`
        : `${who} has no position in ${pair}`,
  ],
  [
    line('<name> is (?:long|short) <number> <name>, cost <number>, margin <number>'),
    (e, [who, , pair]) => {
      const position = positionOf(e.state, marketNumber(e.state, pair!), accountOf(e, who!));
      if (!position) return `${who} has no position in ${pair}`;
      const { quote, lotDecimals } = pairOf(pair!);
      const cost = decimal(position.cost, decimalsOf(quote));
      const margin = decimal(position.margin, decimalsOf(quote));
      const side = position.size > 0 ? 'long' : 'short';
      const size = decimal(Math.abs(position.size), lotDecimals);
      return `${who} is ${side} ${size} ${pair}, cost ${cost}, margin ${margin}`;
    },
  ],
  [
    line('<name> has equity <number> and maintenance margin <number>'),
    (e, [who]) => {
      const margin = marginAccountOf(e.state, accountOf(e, who!));
      if (!margin) return `${who} has no margin account`;
      const [equity, needed] = [decimal(margin.equity, 6), decimal(margin.maintenanceMargin, 6)];
      return `${who} has equity ${equity} and maintenance margin ${needed}`;
    },
  ],
  [
    line('the liquidation price of <name> in <name> is <number>'),
    (e, [who, pair]) => {
      const market = e.state.markets[marketNumber(e.state, pair!)]!;
      const position = positionOf(e.state, market.index, accountOf(e, who!));
      const price = position ? liquidationPrice(e.state, market, position) : 0;
      return `the liquidation price of ${who} in ${pair} is ${priceText(price, pair!)}`;
    },
  ],
  [
    line('<name> (?:pays|receives) funding <number> at the rate <number>'),
    (e, [who]) => {
      const account = accountOf(e, who!);
      const funding = e.events.find((event) => event.type === 'funding' && event.account === account);
      if (funding?.type !== 'funding') return `${who} has no funding`;
      const verb = funding.amount < 0 ? 'pays' : 'receives';
      const amount = decimal(Math.abs(funding.amount), 6);
      return `${who} ${verb} funding ${amount} at the rate ${decimal(funding.rate, 8)}`;
    },
  ],
];

/** The lines of an example that the engine contradicts; empty when it confirms them all. */
export function faultsOf(text: string): string[] {
  const example: Example = { state: emptyState(), accounts: new Map([['house', HOUSE]]), events: [] };
  run(example, { type: 'configure', rules: RULES });
  run(example, { type: 'open-account', marginEnabled: false, futuresEnabled: false });
  const faults: string[] = [];
  for (const raw of text.split('\n')) {
    const written = raw.replace(/#.*/, '').trim();
    if (written === '') continue;
    if (!written.startsWith('=>')) {
      runLine(example, written);
      continue;
    }
    const expected = written.slice(2).trim();
    const actual = reading(example, expected);
    if (actual !== expected.replace(/(\d) ([A-Z]+) available/, '$1 $2'))
      faults.push(`${expected} | ${actual}`);
  }
  return faults;
}

function runLine(example: Example, written: string): void {
  const [pattern, command] = COMMANDS.find(([known]) => known.test(written)) ?? [];
  if (!pattern) throw new Error(`Not a command of an example: ${written}`);
  run(example, command!(example, pattern.exec(written)!.slice(1)));
}

function reading(example: Example, expected: string): string {
  // The specific patterns are last: `name: states` could match their text too.
  const [pattern, read] = READINGS.toReversed().find(([known]) => known.test(expected)) ?? [];
  if (!pattern) throw new Error(`Not an expectation of an example: ${expected}`);
  return read!(example, pattern.exec(expected)!.slice(1));
}

function run(example: Example, command: object): void {
  example.events = applyCommand(example.state, { at: 1_000, ...command } as Command);
}

/** Opens an account with margin and futures the first time that its name appears. */
function accountOf(example: Example, name: string): number {
  const known = example.accounts.get(name);
  if (known !== undefined) return known;
  run(example, { type: 'open-account', marginEnabled: true, futuresEnabled: true });
  const account = example.state.accounts.count - 1;
  example.accounts.set(name, account);
  return account;
}

function tradesText({ events }: Example): string {
  const trades = events.flatMap((event) => {
    if (event.type !== 'trade') return [];
    const pair = RULES.pairs[event.pair]!;
    const { lotDecimals, quote } = pair;
    return [
      `${decimal(event.quantity, lotDecimals)} at ${priceText(event.price, pair.symbol)}` +
        ` (${decimal(event.value, decimalsOf(quote))})`,
    ];
  });
  return trades.length === 0 ? 'nothing' : trades.join('; ');
}

function sideOf(verb: string): Side {
  return verb === 'buys' ? 'buy' : 'sell';
}

function pairOf(symbol: string): Pair {
  const pair = RULES.pairs.find((known) => known.symbol === symbol);
  if (!pair) throw new Error(`No pair is called ${symbol}`);
  return pair;
}

function decimalsOf(asset: string): number {
  const found = RULES.assets.find(({ symbol }) => symbol === asset);
  if (!found) throw new Error(`No asset is called ${asset}`);
  return found.decimals;
}

function units(text: string, asset: string): number {
  return scaled(text, decimalsOf(asset));
}

function ticks(text: string, { tick, quote }: Pair): number {
  const price = units(text, quote);
  if (price % tick !== 0) throw new Error(`${text} is between two ticks`);
  return price / tick;
}

function priceText(price: number, pair: string): string {
  const { tick, quote } = pairOf(pair);
  return decimal(price * tick, decimalsOf(quote));
}

/** A decimal as an integer of 10^-digits. Throws when it has more digits. */
function scaled(text: string, digits: number): number {
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.');
  if (fraction.length > digits) throw new Error(`${text} has more than ${digits} decimal places`);
  return Number(whole + fraction.padEnd(digits, '0'));
}

/** An integer of 10^-digits as a decimal with thousands separators. */
function decimal(amount: number, digits: number): string {
  const text = Math.abs(amount)
    .toString()
    .padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits).replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = text.slice(text.length - digits).replace(/0+$/, '');
  return `${amount < 0 ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
}
