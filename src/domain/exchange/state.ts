import { Accounts } from './accounts.ts';
import { Book } from './book.ts';
import { marketsOf, type Market, type Rules } from './markets.ts';
import { OrderStore } from './order-store.ts';
import type { ExchangeEvent } from './events.ts';

/**
 * A position in a perpetual. Lots are negative when short; `cost` (the entry value) and `margin` are in the
 * quote.
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

/** An account's debt on one loan. */
export interface Debt {
  readonly loan: number;
  amount: number;
}

/** The state of the exchange. Only commands change it. */
export interface State {
  rules: Rules;
  markets: Market[];
  /** By the symbol of the pair. */
  marketNumbers: Map<string, number>;
  /** The number of the last command. */
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
  /** By the index of the balance (`Accounts.at`). */
  readonly debts: Map<number, Debt[]>;
  /** Open orders by account and customer order id. */
  readonly byCustomerOrderId: Map<string, number>;
  /** The events of the current command. */
  events: ExchangeEvent[];
}

/** The house receives fees, pays rewards and covers shortfalls. Only this account may be negative. */
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
    marketNumbers: new Map(),
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

/** Sets the rules, and creates a book for each new pair. */
export function applyRules(state: State, rules: Rules): void {
  state.rules = rules;
  state.markets = marketsOf(rules);
  state.marketNumbers = new Map(rules.pairs.map(({ symbol }, number) => [symbol, number]));
  while (state.books.length < rules.pairs.length) {
    state.books.push(new Book(state.orders));
    state.positions.push(new Map());
  }
}

export function assetNumber(state: State, symbol: string): number {
  return state.rules.assets.findIndex((asset) => asset.symbol === symbol);
}

export function marketNumber(state: State, symbol: string): number {
  return state.marketNumbers.get(symbol) ?? -1;
}

/** The key of an account's customer order id. */
export function customerKey(account: number, customerOrderId: string): string {
  return `${account} ${customerOrderId}`;
}

export function positionOf(state: State, market: number, account: number): Position | undefined {
  return state.positions[market]!.get(account);
}
