import type { Command } from '../../../domain/exchange/commands.ts';
import type {
  Converted,
  ExchangeEvent,
  Funded,
  LoanChanged,
  MoneyMoved,
  OrderChanged,
  OrderReceived,
  Trade,
} from '../../../domain/exchange/events.ts';
import type { Market } from '../../../domain/exchange/markets.ts';
import { HOUSE, type State } from '../../../domain/exchange/state.ts';
import { BUCKET_PERIODS } from '../../../shared/trading-terms.ts';
import { HOUR_MS } from '../../../shared/time.ts';
import { toDecimal } from '../decimals.ts';
import { idOf } from '../ids.ts';
import { amountText, averagePriceText, priceText, quantityText } from '../units.ts';

/** A command that was applied, and what came of it. `at` is the engine's time in epoch ms. */
export interface Applied {
  sequence: number;
  at: number;
  command: Command;
  events: readonly ExchangeEvent[];
}

/** An order as the commands of one turn of the projector left it. Sums are what this turn added. */
export interface OrderRow {
  number: number;
  account: number;
  /** Null when the order was made in an earlier turn. */
  received: { event: OrderReceived; at: number } | null;
  market: Market | null;
  lots: number;
  value: number;
  /** Lots times ticks. */
  notional: bigint;
  fee: number;
  feeAsset: number | null;
  state: OrderChanged | null;
  at: number;
  by: number;
}

export interface StateRow {
  event: OrderChanged;
  command: number;
  place: number;
  at: number;
  executedPrice: string;
  executedQuantity: string;
  executedFee: string;
}

export interface FillRow {
  trade: Trade;
  maker: boolean;
  account: number;
  order: number;
  side: 'buy' | 'sell';
  fee: string;
  feeAsset: string;
  at: number;
}

export interface TransactionRow {
  command: number;
  place: number;
  account: number;
  type: string;
  debit: [asset: string, amount: string] | null;
  credit: [asset: string, amount: string] | null;
  fee: [asset: string, amount: string] | null;
  info: Record<string, unknown>;
  at: number;
}

export interface BucketRow {
  pair: string;
  period: number;
  start: number;
  open: string;
  high: string;
  low: string;
  close: string;
  highTicks: number;
  lowTicks: number;
  lots: number;
  value: number;
  market: Market;
}

/** What a turn of the projector writes. */
export interface Rows {
  orders: Map<number, OrderRow>;
  states: StateRow[];
  trades: { event: Trade; at: number }[];
  fills: FillRow[];
  transactions: TransactionRow[];
  buckets: Map<string, BucketRow>;
  loans: { event: LoanChanged; command: number; place: number; at: number }[];
  funding: { event: Funded; command: number; place: number; at: number }[];
  instructions: { event: Converted; at: number; customerOrderId: string | null }[];
  /** The hours already charged, counted from the epoch. */
  hours: Set<number>;
}

export function emptyRows(): Rows {
  return {
    orders: new Map(),
    states: [],
    trades: [],
    fills: [],
    transactions: [],
    buckets: new Map(),
    loans: [],
    funding: [],
    instructions: [],
    hours: new Set(),
  };
}

/**
 * What one command executed of an order until its next state. The fee has its own asset: an order can take
 * and then make, at a fee in one and a reward in the other.
 */
interface Executed {
  lots: number;
  notional: bigint;
  fee: number;
  readonly feeAsset: number;
}

/**
 * Turns the events of one command into rows. Accounts of the house and of market makers leave trades and
 * buckets alone.
 */
export function collect(rows: Rows, state: State, internal: ReadonlySet<number>, applied: Applied): void {
  const fresh = new Map<number, Executed>();
  const profits = new Map<number, number>();
  const { command } = applied;
  if (command.type === 'hour') rows.hours.add(command.hour ?? Math.floor(command.at / HOUR_MS));
  applied.events.forEach((event, place) => {
    switch (event.type) {
      case 'order':
        if (!internal.has(event.account)) rows.orders.set(event.order, received(state, event, applied));
        break;
      case 'state':
        if (!internal.has(event.account)) changed(rows, state, event, applied, place, fresh);
        break;
      case 'position':
        profits.set(event.account, (profits.get(event.account) ?? 0) + event.realised);
        break;
      case 'trade':
        traded(rows, state, internal, event, applied, place, fresh, profits);
        break;
      case 'money':
        if (!internal.has(event.account)) moved(rows, state, event, applied, place);
        break;
      case 'funding':
        if (!internal.has(event.account)) funded(rows, state, event, applied, place);
        break;
      case 'loan':
        if (!internal.has(event.account))
          rows.loans.push({ event, command: applied.sequence, place, at: applied.at });
        break;
      case 'converted':
        if (!internal.has(event.account))
          rows.instructions.push({
            event,
            at: applied.at,
            customerOrderId: rows.orders.get(event.order)?.received?.event.customerOrderId ?? null,
          });
        break;
      case 'refused':
      case 'configured':
      case 'account':
        break;
    }
  });
}

function received(state: State, event: OrderReceived, { at, sequence }: Applied): OrderRow {
  return {
    number: event.order,
    account: event.account,
    received: { event, at },
    market: state.markets[event.pair] ?? null,
    lots: 0,
    value: 0,
    notional: 0n,
    fee: 0,
    feeAsset: null,
    state: null,
    at,
    by: sequence,
  };
}

function rowOf(
  rows: Rows,
  state: State,
  order: number,
  account: number,
  pair: number,
  { at, sequence }: Applied,
): OrderRow {
  let row = rows.orders.get(order);
  if (!row) {
    row = {
      number: order,
      account,
      received: null,
      market: state.markets[pair] ?? null,
      lots: 0,
      value: 0,
      notional: 0n,
      fee: 0,
      feeAsset: null,
      state: null,
      at,
      by: sequence,
    };
    rows.orders.set(order, row);
  }
  row.at = at;
  row.by = sequence;
  return row;
}

function changed(
  rows: Rows,
  state: State,
  event: OrderChanged,
  applied: Applied,
  place: number,
  fresh: Map<number, Executed>,
): void {
  const row = rowOf(rows, state, event.order, event.account, event.pair, applied);
  row.state = event;
  const executed = fresh.get(event.order);
  fresh.delete(event.order);
  const { market } = row;
  rows.states.push({
    event,
    command: applied.sequence,
    place,
    at: applied.at,
    executedPrice:
      market && executed ? averagePriceText(state.rules, market, executed.lots, executed.notional) : '0',
    executedQuantity: market && executed ? quantityText(market, executed.lots) : '0',
    executedFee: market && executed ? amountText(state.rules, executed.feeAsset, executed.fee) : '0',
  });
}

function traded(
  rows: Rows,
  state: State,
  internal: ReadonlySet<number>,
  event: Trade,
  applied: Applied,
  place: number,
  fresh: Map<number, Executed>,
  profits: Map<number, number>,
): void {
  const market = state.markets[event.pair]!;
  rows.trades.push({ event, at: applied.at });
  addToBuckets(rows, state, market, event, applied.at);
  const takerBuys = event.takerSide === 'buy';
  const takerAsset = market.future ? market.quote : takerBuys ? market.base : market.quote;
  const makerAsset = takerAsset;
  const sides = [
    {
      maker: false,
      account: event.takerAccount,
      order: event.takerOrder,
      buy: takerBuys,
      fee: event.takerFee,
      feeAsset: takerAsset,
      kind: event.takerKind,
    },
    {
      maker: true,
      account: event.makerAccount,
      order: event.makerOrder,
      buy: !takerBuys,
      fee: -event.makerReward,
      feeAsset: makerAsset,
      kind: 'limit' as const,
    },
  ];
  for (const { maker, account, order, buy, fee, feeAsset, kind } of sides) {
    if (internal.has(account) || account === HOUSE) continue;
    const row = rowOf(rows, state, order, account, event.pair, applied);
    const sum = fresh.get(order) ?? { lots: 0, notional: 0n, fee: 0, feeAsset };
    // The second leg of a conversion is a trade of another pair than its order's.
    if (row.market?.index === event.pair) {
      const notional = BigInt(event.quantity) * BigInt(event.price);
      row.lots += event.quantity;
      row.value += event.value;
      row.notional += notional;
      sum.lots += event.quantity;
      sum.notional += notional;
    }
    row.feeAsset ??= feeAsset;
    if (row.feeAsset === feeAsset) row.fee += fee;
    if (sum.feeAsset === feeAsset) sum.fee += fee;
    fresh.set(order, sum);
    const asset = state.rules.assets[feeAsset]!.symbol;
    rows.fills.push({
      trade: event,
      maker,
      account,
      order,
      side: buy ? 'buy' : 'sell',
      fee: amountText(state.rules, feeAsset, fee),
      feeAsset: asset,
      at: applied.at,
    });
    addTransactions(rows, state, market, {
      event,
      applied,
      place,
      maker,
      account,
      order,
      buy,
      fee,
      feeAsset,
      kind,
      profit: profits.get(account) ?? 0,
    });
    profits.delete(account);
  }
}

const TYPE_OF_KIND = { limit: 'LIMIT', market: 'MARKET', simple: 'SIMPLE', liquidation: 'MARKET' } as const;

interface TradeSide {
  event: Trade;
  applied: Applied;
  place: number;
  maker: boolean;
  account: number;
  order: number;
  buy: boolean;
  fee: number;
  feeAsset: number;
  kind: keyof typeof TYPE_OF_KIND;
  profit: number;
}

/** Places of the two sides of a trade, and of a reward, in the order of an account's transactions. */
const PLACES = 4;

function addTransactions(
  rows: Rows,
  state: State,
  market: Market,
  { event, applied, place, maker, account, order, buy, fee, feeAsset, kind, profit }: TradeSide,
): void {
  const { rules } = state;
  const named = (asset: number, units: number): [string, string] => [
    rules.assets[asset]!.symbol,
    amountText(rules, asset, units),
  ];
  const base: [string, string] = named(market.base, event.quantity * market.lotUnits);
  const quote: [string, string] = named(market.quote, event.value);
  const info = {
    costPerCoin: Number(priceText(rules, market, event.price)),
    costPerCoinSymbol: rules.assets[market.quote]!.symbol,
    currencyPairSymbol: market.pair.symbol,
    orderId: orderIdOf(rows, order, applied),
  };
  const amounts = market.future
    ? {
        debit: profit < 0 ? named(market.quote, -profit) : null,
        credit: profit > 0 ? named(market.quote, profit) : null,
      }
    : { debit: buy ? quote : base, credit: buy ? base : quote };
  rows.transactions.push({
    command: applied.sequence,
    place: place * PLACES + (maker ? 1 : 0),
    account,
    type: `${TYPE_OF_KIND[kind]}_${buy ? 'BUY' : 'SELL'}`,
    ...amounts,
    fee: fee > 0 ? named(feeAsset, fee) : null,
    info,
    at: applied.at,
  });
  if (fee >= 0) return;
  rows.transactions.push({
    command: applied.sequence,
    place: place * PLACES + 2,
    account,
    type: 'MAKER_REWARD',
    debit: null,
    credit: named(feeAsset, -fee),
    fee: null,
    info,
    at: applied.at,
  });
}

/**
 * The id of an order: it holds when the order was made, which an earlier turn knows. Filled in when the rows
 * are written.
 */
function orderIdOf(rows: Rows, order: number, applied: Applied): string | number {
  const row = rows.orders.get(order);
  return row?.received
    ? idOf('order', order, row.received.at)
    : applied.command.type === 'convert'
      ? idOf('order', order, applied.at)
      : order;
}

const SHOWN_AS: Readonly<Record<string, string>> = { BROKERAGE_FEE: 'INTERNAL_TRANSFER' };

function moved(rows: Rows, state: State, event: MoneyMoved, applied: Applied, place: number): void {
  const { rules } = state;
  const amount: [string, string] = [
    rules.assets[event.asset]!.symbol,
    amountText(rules, event.asset, Math.abs(event.amount)),
  ];
  rows.transactions.push({
    command: applied.sequence,
    place: place * PLACES,
    account: event.account,
    type: SHOWN_AS[event.kind] ?? event.kind,
    debit: event.amount < 0 ? amount : null,
    credit: event.amount >= 0 ? amount : null,
    fee: null,
    info: {},
    at: applied.at,
  });
}

function funded(rows: Rows, state: State, event: Funded, applied: Applied, place: number): void {
  const { rules } = state;
  const market = state.markets[event.pair]!;
  rows.funding.push({ event, command: applied.sequence, place, at: applied.at });
  if (event.amount === 0) return;
  const amount: [string, string] = [
    rules.assets[market.quote]!.symbol,
    amountText(rules, market.quote, Math.abs(event.amount)),
  ];
  rows.transactions.push({
    command: applied.sequence,
    place: place * PLACES,
    account: event.account,
    type: 'FUND',
    debit: event.amount < 0 ? amount : null,
    credit: event.amount > 0 ? amount : null,
    fee: null,
    info: { currencyPairSymbol: market.pair.symbol },
    at: applied.at,
  });
}

function addToBuckets(rows: Rows, state: State, market: Market, event: Trade, at: number): void {
  const price = priceText(state.rules, market, event.price);
  const seconds = Math.floor(at / 1_000);
  for (const period of BUCKET_PERIODS) {
    const start = seconds - (seconds % period);
    const key = `${market.index} ${period} ${start}`;
    const bucket = rows.buckets.get(key);
    if (!bucket) {
      rows.buckets.set(key, {
        pair: market.pair.symbol,
        period,
        start,
        open: price,
        high: price,
        low: price,
        close: price,
        highTicks: event.price,
        lowTicks: event.price,
        lots: event.quantity,
        value: event.value,
        market,
      });
      continue;
    }
    bucket.close = price;
    if (event.price > bucket.highTicks) [bucket.high, bucket.highTicks] = [price, event.price];
    if (event.price < bucket.lowTicks) [bucket.low, bucket.lowTicks] = [price, event.price];
    bucket.lots += event.quantity;
    bucket.value += event.value;
  }
}

/** Rates of 10^-8 as decimals. */
export function rateText(rate: number): string {
  return toDecimal(rate, 8);
}

/** Parts per million as a decimal fraction. */
export function ppmText(ppm: number): string {
  return toDecimal(ppm, 6);
}
