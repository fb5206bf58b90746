/**
 * A contender of the benchmark `matching`, in a separate process: the exchange's engine with accounts,
 * balances and every rule, or nodejs-order-book, which only matches. Each message is one round on a new
 * book. The answer has its milliseconds and the book's contents, so that a fast but wrong result is not
 * measured.
 */
import { OrderBook, Side } from 'nodejs-order-book';
import type { Command } from '../src/domain/exchange/commands.ts';
import { applyCommand } from '../src/domain/exchange/apply-command.ts';
import { RULES } from '../src/domain/exchange/markets.ts';
import { emptyState, type State } from '../src/domain/exchange/state.ts';
import { workload, type BookOperation, type NewOrder } from './matching-orders.ts';

export interface ContenderOptions {
  contender: 'exchange' | 'nodejs-order-book';
  book: number;
  operations: number;
  meanDistance: number;
}

export interface Round {
  ms: number;
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

function roundOfExchange(): Round {
  const owners = new Map<number, number>();
  const state = stocked();
  for (const order of before) applyCommand(state, commandOf(order, owners));
  const commands = list.map((operation) => commandOf(operation, owners));
  const start = performance.now();
  let events = 0;
  for (const command of commands) events += applyCommand(state, command).length;
  const ms = performance.now() - start;
  if (events < commands.length) throw new Error('A command had no effect.');
  const { bids, asks } = state.books[state.markets.findIndex((market) => market.pair.symbol === 'BTCUSDC')]!;
  const resting = (side: typeof bids) => {
    let sum = 0;
    for (const level of side.fromBest())
      for (let slot = level.head; slot >= 0; slot = state.orders.after[slot]!)
        sum += state.orders.remaining[slot]!;
    return sum / LOTS;
  };
  return { ms, resting: [resting(bids), resting(asks)] };
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

process.on('message', () => process.send!(contender === 'exchange' ? roundOfExchange() : roundOfPeer()));
