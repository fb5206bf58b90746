import type { ExchangeEvent } from '../events.ts';
import type { Pair, Rules } from '../markets.ts';
import type { Snapshot } from '../snapshot.ts';

/**
 * A second engine, slow and obvious: plain lists that it searches and sorts whenever it needs something,
 * every figure a bigint, nothing stored that can be computed. It implements docs/exchange.md, and the fast
 * engine is compared with it.
 */

export interface SlowBalance {
  available: bigint;
  reserved: bigint;
  lendReserved: bigint;
  borrowed: bigint;
}

interface SlowAccount {
  marginEnabled: boolean;
  futuresEnabled: boolean;
  /** By asset. */
  balances: SlowBalance[];
}

export interface SlowOrder {
  order: number;
  account: number;
  pair: number;
  buy: boolean;
  price: bigint;
  original: bigint;
  remaining: bigint;
  reserved: bigint;
  reservePrice: bigint;
  postOnly: boolean;
  reduceOnly: boolean;
  allowMargin: boolean;
  createdAt: number;
  updatedAt: number;
  customerOrderId: string | null;
  /** A counter of arrivals: at one price the lower number matches first. */
  rank: number;
}

export interface SlowPosition {
  number: number;
  account: number;
  market: number;
  size: bigint;
  cost: bigint;
  margin: bigint;
}

interface SlowLoan {
  number: number;
  account: number;
  asset: number;
  total: bigint;
  used: bigint;
  hourlyRate: number;
}

interface SlowDebt {
  account: number;
  asset: number;
  loan: number;
  amount: bigint;
}

export interface SlowState {
  rules: Rules;
  sequence: number;
  at: number;
  next: { order: number; trade: number; position: number; loan: number };
  accounts: SlowAccount[];
  /** The open orders of all pairs. */
  orders: SlowOrder[];
  books: { last: bigint; sequence: number; changedAt: number }[];
  positions: SlowPosition[];
  loans: SlowLoan[];
  debts: SlowDebt[];
  ranks: number;
  events: ExchangeEvent[];
}

export function slowState(): SlowState {
  const rules: Rules = {
    assets: [],
    pairs: [],
    takerFeePpm: 0,
    makerRewardPpm: 0,
    slippagePpm: 0,
    initialMarginPpm: 0,
    maintenanceMarginPpm: 0,
    maxDebtPpm: 0,
  };
  return {
    rules,
    sequence: 0,
    at: 0,
    next: { order: 1, trade: 1, position: 1, loan: 1 },
    accounts: [],
    orders: [],
    books: [],
    positions: [],
    loans: [],
    debts: [],
    ranks: 0,
    events: [],
  };
}

const MILLION = 1_000_000n;

/** Whether an amount of a command is a whole number above 0. */
export function whole(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0;
}

function ceilDiv(a: bigint, b: bigint): bigint {
  return (a + b - 1n) / b;
}

export function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

export function most(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

export function size(position: SlowPosition): bigint {
  return position.size < 0n ? -position.size : position.size;
}

export function asset(state: SlowState, symbol: string): number {
  return state.rules.assets.findIndex((known) => known.symbol === symbol);
}

export function pairOf(state: SlowState, pair: number): Pair {
  return state.rules.pairs[pair]!;
}

/** The value and the cost of lots at a price. */
export function value(pair: Pair, ticks: bigint, lots: bigint): bigint {
  return (lots * ticks * BigInt(pair.tick)) / 10n ** BigInt(pair.lotDecimals);
}

export function cost(pair: Pair, ticks: bigint, lots: bigint): bigint {
  return ceilDiv(lots * ticks * BigInt(pair.tick), 10n ** BigInt(pair.lotDecimals));
}

/** This many lots in smallest units of the base currency. */
export function units(state: SlowState, pair: Pair, lots: bigint): bigint {
  return lots * 10n ** BigInt(state.rules.assets[asset(state, pair.base)]!.decimals - pair.lotDecimals);
}

export function share(amount: bigint, ppm: number): bigint {
  return (amount * BigInt(ppm)) / MILLION;
}

export function shareUp(amount: bigint, ppm: number): bigint {
  return ceilDiv(amount * BigInt(ppm), MILLION);
}

export function balance(state: SlowState, account: number, index: number): SlowBalance {
  return state.accounts[account]!.balances[index]!;
}

/** One side of a book, best price first, then oldest first. */
export function side(state: SlowState, pair: number, buy: boolean): SlowOrder[] {
  return state.orders
    .filter((order) => order.pair === pair && order.buy === buy)
    .sort((a, b) => (a.price !== b.price ? (a.price < b.price === buy ? 1 : -1) : a.rank - b.rank));
}

export function position(state: SlowState, pair: number, account: number): SlowPosition | undefined {
  return state.positions.find((known) => known.market === pair && known.account === account);
}

export function touchBook(state: SlowState, pair: number): void {
  const book = state.books[pair]!;
  book.sequence++;
  book.changedAt = state.at;
}

/** The same format as the fast engine's snapshot. */
export function slowSnapshot(state: SlowState): Snapshot {
  const n = Number;
  const orderOf = (order: SlowOrder) => ({
    order: order.order,
    account: order.account,
    flags: (order.postOnly ? 1 : 0) + (order.reduceOnly ? 2 : 0) + (order.allowMargin ? 4 : 0),
    price: n(order.price),
    original: n(order.original),
    remaining: n(order.remaining),
    reserved: n(order.reserved),
    reservePrice: n(order.reservePrice),
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    customerOrderId: order.customerOrderId,
  });
  return {
    version: 1,
    rules: state.rules,
    sequence: state.sequence,
    at: state.at,
    next: state.next,
    accounts: state.accounts.map(({ marginEnabled, futuresEnabled, balances }) => ({
      marginEnabled,
      futuresEnabled,
      balances: balances.flatMap(({ available, reserved, lendReserved, borrowed }, index) =>
        available || reserved || lendReserved || borrowed
          ? [
              [index, n(available), n(reserved), n(lendReserved), n(borrowed)] as [
                number,
                number,
                number,
                number,
                number,
              ],
            ]
          : [],
      ),
    })),
    books: state.books.map(({ last, sequence, changedAt }, pair) => ({
      last: n(last),
      sequence,
      changedAt,
      bids: side(state, pair, true).map(orderOf),
      asks: side(state, pair, false).map(orderOf),
    })),
    positions: [...state.positions]
      .sort((a, b) => a.market - b.market || a.account - b.account)
      .map(({ number, account, market, size: lots, cost: entered, margin }) => ({
        number,
        account,
        market,
        size: n(lots),
        cost: n(entered),
        margin: n(margin),
      })),
    loans: state.loans.map(({ number, account, asset: index, total, used, hourlyRate }) => ({
      number,
      account,
      asset: index,
      total: n(total),
      used: n(used),
      hourlyRate,
    })),
    debts: [...new Set(state.debts.map((debt) => debt.account * 100 + debt.asset))]
      .sort((a, b) => a - b)
      .map((key) => ({
        account: Math.floor(key / 100),
        asset: key % 100,
        owed: state.debts
          .filter((debt) => debt.account * 100 + debt.asset === key)
          .sort((a, b) => a.loan - b.loan)
          .map(({ loan, amount }) => ({ loan, amount: n(amount) })),
      })),
  };
}
