import { Accounts } from './accounts.ts';
import { Book } from './book.ts';
import { marketsOf, type Market, type Rules } from './markets.ts';
import { OrderStore } from './order-store.ts';
import type { ExchangeEvent } from './events.ts';

/**
 * A position in a perpetual. Lots are negative when short; cost, the value it was entered at, and margin are
 * in the quote.
 */
export interface Position {
  readonly number: number;
  readonly account: number;
  readonly market: number;
  size: number;
  cost: number;
  margin: number;
}

export interface Loan {
  readonly number: number;
  readonly account: number;
  readonly asset: number;
  total: number;
  used: number;
  hourlyRate: number;
}

/** What an account owes on one loan. */
export interface Debt {
  readonly loan: number;
  amount: number;
}

/** Everything that the exchange knows. Only commands change it. */
export interface State {
  rules: Rules;
  markets: Market[];
  /** Commands so far. */
  sequence: number;
  at: number;
  nextOrder: number;
  nextTrade: number;
  nextPosition: number;
  nextLoan: number;
  readonly accounts: Accounts;
  readonly orders: OrderStore;
  readonly books: Book[];
  /** By market, then account. */
  readonly positions: Map<number, Position>[];
  readonly loans: Map<number, Loan>;
  /** By where the balance stands. */
  readonly debts: Map<number, Debt[]>;
  /** Open orders by account and customer order id. */
  readonly byCustomerOrderId: Map<string, number>;
  /** Events of the command under way. */
  events: ExchangeEvent[];
}

/**
 * The house: takes fees, pays rewards, stands behind liquidations; the one account that may be below zero.
 */
export const HOUSE = 0;

export function emptyState(): State {
  return {
    rules: {
      assets: [],
      pairs: [],
      takerFeePpm: 0,
      makerRewardPpm: 0,
      slippagePpm: 0,
      initialMarginPpm: 0,
      maintenanceMarginPpm: 0,
      maxDebtPpm: 0,
    },
    markets: [],
    sequence: 0,
    at: 0,
    nextOrder: 1,
    nextTrade: 1,
    nextPosition: 1,
    nextLoan: 1,
    accounts: new Accounts(),
    orders: new OrderStore(),
    books: [],
    positions: [],
    loans: new Map(),
    debts: new Map(),
    byCustomerOrderId: new Map(),
    events: [],
  };
}

/** Takes over rules, and makes a book for each pair that has none. */
export function applyRules(state: State, rules: Rules): void {
  state.rules = rules;
  state.markets = marketsOf(rules);
  while (state.books.length < rules.pairs.length) {
    state.books.push(new Book(state.orders));
    state.positions.push(new Map());
  }
}

export function assetNumber(state: State, symbol: string): number {
  return state.rules.assets.findIndex((asset) => asset.symbol === symbol);
}

export function marketNumber(state: State, symbol: string): number {
  return state.rules.pairs.findIndex((pair) => pair.symbol === symbol);
}

/** The key of a customer order id among those of the account's open orders. */
export function customerKey(account: number, customerOrderId: string): string {
  return `${account} ${customerOrderId}`;
}

export function positionOf(state: State, market: number, account: number): Position | undefined {
  return state.positions[market]!.get(account);
}
