/**
 * A contender of the benchmark `matching`, in a separate process: the exchange's engine with accounts,
 * balances and every rule; its books alone, without accounts, balances, rules and events; or
 * nodejs-order-book, which only matches. Each message is one round on a new book. The answer has its
 * milliseconds and the book's contents, so that a fast but wrong result is not measured.
 */
import { OrderBook, Side } from 'nodejs-order-book';
import type { Command } from '../src/domain/exchange/commands.ts';
import { applyCommand } from '../src/domain/exchange/apply-command.ts';
import { Book, type BookSide } from '../src/domain/exchange/book.ts';
import { OrderStore } from '../src/domain/exchange/order-store.ts';
import { RULES } from '../src/domain/exchange/markets.ts';
import { emptyState, type State } from '../src/domain/exchange/state.ts';
import { workload, type BookOperation, type NewOrder } from './matching-orders.ts';

export interface ContenderOptions {
  contender: 'exchange' | 'books alone' | 'nodejs-order-book';
  book: number;
  operations: number;
  meanDistance: number;
}

export interface Round {
  ms: number;
  /** The 99.9th percentile of one operation in microseconds, where the contender takes it. */
  p999Us?: number;
  /** Quantities that rest in the book: bids, asks. */
  resting: [bids: number, asks: number];
}

const ACCOUNTS = 1_000;
const LOTS = 1_000;
const SEED = 7;

const { contender, book, operations, meanDistance } = JSON.parse(process.argv[2]!) as ContenderOptions;
const { before, operations: list } = workload(SEED, book, operations, meanDistance);

function stocked(): State {
  const state = emptyState();
  applyCommand(state, { type: 'configure', at: 1, rules: RULES });
  for (let account = 0; account <= ACCOUNTS; account++) {
    applyCommand(state, { type: 'open-account', at: 1, marginEnabled: false, futuresEnabled: false });
    if (account === 0) continue;
    applyCommand(state, {
      type: 'deposit',
      at: 1,
      account,
      asset: 'USDC',
      amount: 4e12,
      kind: 'FIAT_DEPOSIT',
    });
    applyCommand(state, {
      type: 'deposit',
      at: 1,
      account,
      asset: 'BTC',
      amount: 4e12,
      kind: 'BLOCKCHAIN_RECEIVE',
    });
  }
  return state;
}

/**
 * Buyers and sellers are different accounts: the exchange refuses self-trades, and the peer has no
 * accounts.
 */
function accountOf({ number, buy }: NewOrder): number {
  const account = 1 + ((number * 7) % (ACCOUNTS - 1));
  return (account % 2 === 0) === buy ? account : account + 1;
}

function commandOf(operation: BookOperation, owners: Map<number, number>): Command {
  if (typeof operation === 'number')
    return { type: 'cancel', at: 2, account: owners.get(operation)!, order: operation };
  const account = accountOf(operation);
  owners.set(operation.number, account);
  return {
    type: 'limit',
    at: 2,
    account,
    pair: 'BTCUSDC',
    side: operation.buy ? 'buy' : 'sell',
    quantity: operation.size * LOTS,
    price: operation.price,
    timeInForce: 'GTC',
  };
}

/** The whole round by the clock, then another one with a reading of the clock for each operation. */
function roundOfExchange(): Round {
  const timed = startedExchange();
  const start = performance.now();
  let events = 0;
  for (const command of timed.commands) events += applyCommand(timed.state, command).length;
  const ms = performance.now() - start;
  if (events < timed.commands.length) throw new Error('A command had no effect.');
  const each = startedExchange();
  const times = new Float64Array(each.commands.length);
  each.commands.forEach((command, n) => {
    const before = performance.now();
    applyCommand(each.state, command);
    times[n] = performance.now() - before;
  });
  const p999Us = times.sort()[Math.floor(times.length * 0.999)]! * 1_000;
  const index = timed.state.markets.findIndex((market) => market.pair.symbol === 'BTCUSDC');
  return { ms, p999Us, resting: restingIn(timed.state.orders, timed.state.books[index]!, LOTS) };
}

function startedExchange(): { state: State; commands: Command[] } {
  const owners = new Map<number, number>();
  const state = stocked();
  for (const order of before) applyCommand(state, commandOf(order, owners));
  return { state, commands: list.map((operation) => commandOf(operation, owners)) };
}

function restingIn(orders: OrderStore, { bids, asks }: Book, lots: number): Round['resting'] {
  const resting = (side: BookSide) => {
    let sum = 0;
    for (const level of side.fromBest())
      for (let slot = level.head; slot >= 0; slot = orders.after[slot]!) sum += orders.remaining[slot]!;
    return sum / lots;
  };
  return [resting(bids), resting(asks)];
}

/** The limit: the cost of the engine's books when nothing else is done. */
function roundOfBooks(): Round {
  const orders = new OrderStore();
  const book = new Book(orders);
  for (const order of before) place(orders, book, order);
  const start = performance.now();
  for (const operation of list) {
    if (typeof operation === 'number') take(orders, book, orders.slotOf(operation));
    else place(orders, book, operation);
  }
  return { ms: performance.now() - start, resting: restingIn(orders, book, 1) };
}

function place(orders: OrderStore, book: Book, { number, buy, price, size }: NewOrder): void {
  const other = book.side(!buy);
  let rest = size;
  while (rest > 0) {
    const level = other.best();
    if (level === null || !other.crosses(level, price)) break;
    const maker = level.head;
    const matched = Math.min(rest, orders.remaining[maker]!);
    rest -= matched;
    orders.remaining[maker] = orders.remaining[maker]! - matched;
    if (orders.remaining[maker] === 0) take(orders, book, maker);
  }
  if (rest === 0) return;
  const slot = orders.add(number, 0);
  orders.buy[slot] = buy ? 1 : 0;
  orders.price[slot] = price;
  orders.remaining[slot] = rest;
  book.side(buy).append(slot);
}

/** Removes an order from its book; does nothing for one that has traded. */
function take(orders: OrderStore, book: Book, slot: number): void {
  if (slot < 0) return;
  book.side(orders.buy[slot] === 1).remove(slot);
  orders.remove(slot);
}

function roundOfPeer(): Round {
  const peer = new OrderBook();
  const place = ({ number, buy, price, size }: NewOrder) =>
    peer.limit({ id: String(number), side: buy ? Side.BUY : Side.SELL, price, size });
  for (const order of before) place(order);
  const ids = list.map((operation) => (typeof operation === 'number' ? String(operation) : operation));
  const start = performance.now();
  for (const operation of ids) {
    if (typeof operation === 'string') peer.cancel(operation);
    else place(operation);
  }
  const ms = performance.now() - start;
  const [asks, bids] = peer.depth();
  const sum = (side: [number, number][]) => side.reduce((total, [, size]) => total + size, 0);
  return { ms, resting: [sum(bids), sum(asks)] };
}

const ROUNDS = {
  exchange: roundOfExchange,
  'books alone': roundOfBooks,
  'nodejs-order-book': roundOfPeer,
} satisfies Record<ContenderOptions['contender'], () => Round>;

process.on('message', () => process.send!(ROUNDS[contender]()));
