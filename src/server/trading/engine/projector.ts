import type { State } from '../../../domain/exchange/state.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { idOf } from '../ids.ts';
import { amountText, notionalText, priceText, quantityText } from '../units.ts';
import { collect, emptyRows, ppmText, rateText, type Applied, type OrderRow, type Rows } from './rows.ts';

/**
 * Writes what the engine's events say into the tables that the interface reads: each command once, since how
 * far it came is written in the same transaction. It runs behind the engine and waits for nobody but the
 * database.
 */
export interface Projector {
  add(applied: Applied): void;
  /** Resolves when the projections reach this command. Rejects when they cannot any more. */
  reached(sequence: number): Promise<void>;
  isFull(): boolean;
  /** The last command handed in. */
  readonly last: number;
  readonly room: number;
  /** Writes what is waiting, then stops. */
  stop(): Promise<void>;
}

const ROOM = 20_000;
const LARGEST_TURN = 4_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export async function openProjector(
  context: Context,
  state: State,
  internal: ReadonlySet<number>,
): Promise<Projector> {
  const { database, log } = context;
  await database.query('INSERT INTO exchange.progress (sequence) VALUES (0) ON CONFLICT DO NOTHING');
  const [progress] = await database.query('SELECT sequence FROM exchange.progress');
  let done = Number(progress!.sequence);
  let last = state.sequence;
  let stopping = false;
  let working: Promise<void> | null = null;
  const waiting: Applied[] = [];
  const watchers: { sequence: number; resolve(): void; reject(error: Error): void }[] = [];

  const work = async () => {
    let pause = FIRST_PAUSE_MS;
    while (waiting.length > 0) {
      const turn = waiting.slice(0, LARGEST_TURN);
      try {
        const rows = emptyRows();
        for (const applied of turn) collect(rows, state, internal, applied);
        const to = turn[turn.length - 1]!.sequence;
        done = await database.transaction(async (tx) => {
          const reached = await lockProgress(tx);
          // An engine that has lost its hold may still be writing. What it wrote is what this one would have.
          if (reached > done) return reached;
          if (reached < done)
            throw new Error(`The projections of the exchange went back from command ${done} to ${reached}`);
          await write(tx, state, rows, to);
          return to;
        });
        const next = waiting.findIndex(({ sequence }) => sequence > done);
        waiting.splice(0, next < 0 ? waiting.length : next);
        pause = FIRST_PAUSE_MS;
        for (let i = watchers.length - 1; i >= 0; i--)
          if (watchers[i]!.sequence <= done) watchers.splice(i, 1)[0]!.resolve();
      } catch (error) {
        log.warn({ err: error }, 'the exchange could not write its projections');
        if (stopping) {
          for (const watcher of watchers.splice(0)) watcher.reject(error as Error);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    }
  };
  const go = () => {
    working ??= work().finally(() => {
      working = null;
      if (waiting.length > 0 && !stopping) go();
    });
  };

  return {
    add: (applied) => {
      last = applied.sequence;
      if (applied.sequence <= done) return;
      waiting.push(applied);
      go();
    },
    reached: (sequence) =>
      sequence <= done
        ? Promise.resolve()
        : new Promise((resolve, reject) => watchers.push({ sequence, resolve, reject })),
    isFull: () => waiting.length > ROOM,
    get last() {
      return last;
    },
    room: ROOM,
    stop: async () => {
      stopping = true;
      await working;
    },
  };
}

/** Up to which command the projections reach. Nobody else moves it until the transaction ends. */
async function lockProgress(tx: Tx): Promise<number> {
  const [progress] = await tx.query('SELECT sequence FROM exchange.progress FOR UPDATE');
  return Number(progress!.sequence);
}

type Column = readonly [name: string, type: string];

async function insert(
  tx: Tx,
  table: string,
  columns: readonly Column[],
  rows: readonly (readonly unknown[])[],
  suffix = '',
): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.map(([name]) => name).join(', ');
  const lists = columns.map(([, type], i) => `$${i + 1}::${type}[]`).join(', ');
  await tx.execute(
    `INSERT INTO exchange.${table} AS kept (${names}) SELECT * FROM unnest(${lists}) ${suffix}`,
    columns.map((_, i) => rows.map((row) => row[i])),
  );
}

const date = (ms: number) => new Date(ms);

async function write(tx: Tx, state: State, rows: Rows, to: number): Promise<void> {
  const symbol = (asset: number) => state.rules.assets[asset]!.symbol;
  const pair = (index: number) => state.rules.pairs[index]?.symbol ?? null;
  await writeOrders(tx, state, rows);
  const ids = await orderIds(tx, rows);
  await insert(
    tx,
    'order_states',
    [
      ['order_number', 'bigint'],
      ['command', 'bigint'],
      ['place', 'int'],
      ['state', 'text'],
      ['reason', 'text'],
      ['remaining', 'numeric'],
      ['executed_price', 'numeric'],
      ['executed_quantity', 'numeric'],
      ['executed_fee', 'numeric'],
      ['at', 'timestamptz'],
    ],
    rows.states.map(({ event, command, place, at, executedPrice, executedQuantity, executedFee }) => [
      event.order,
      command,
      place,
      event.state,
      event.reason,
      lotsText(state, event.pair, event.remaining),
      executedPrice,
      executedQuantity,
      executedFee,
      date(at),
    ]),
  );
  await insert(
    tx,
    'trades',
    [
      ['number', 'bigint'],
      ['id', 'uuid'],
      ['pair', 'text'],
      ['price', 'numeric'],
      ['quantity', 'numeric'],
      ['taker_side', 'text'],
      ['at', 'timestamptz'],
    ],
    rows.trades.map(({ event, at }) => [
      event.trade,
      idOf('trade', event.trade, at),
      pair(event.pair),
      ticksText(state, event.pair, event.price),
      lotsText(state, event.pair, event.quantity),
      event.takerSide,
      date(at),
    ]),
  );
  await insert(
    tx,
    'fills',
    [
      ['trade', 'bigint'],
      ['maker', 'boolean'],
      ['id', 'uuid'],
      ['account', 'int'],
      ['order_number', 'bigint'],
      ['order_id', 'uuid'],
      ['pair', 'text'],
      ['side', 'text'],
      ['price', 'numeric'],
      ['quantity', 'numeric'],
      ['fee', 'numeric'],
      ['fee_asset', 'text'],
      ['at', 'timestamptz'],
    ],
    rows.fills.map(({ trade, maker, account, order, side, fee, feeAsset, at }) => [
      trade.trade,
      maker,
      idOf(maker ? 'makerFill' : 'fill', trade.trade, at),
      account,
      order,
      ids.get(order),
      pair(trade.pair),
      side,
      ticksText(state, trade.pair, trade.price),
      lotsText(state, trade.pair, trade.quantity),
      fee,
      feeAsset,
      date(at),
    ]),
  );
  await writeTransactions(tx, rows, ids);
  await writeBuckets(tx, state, rows);
  await insert(
    tx,
    'loan_updates',
    [
      ['command', 'bigint'],
      ['place', 'int'],
      ['loan', 'bigint'],
      ['account', 'int'],
      ['asset', 'text'],
      ['total', 'numeric'],
      ['used', 'numeric'],
      ['hourly_rate', 'numeric'],
      ['type', 'text'],
      ['updated_at', 'timestamptz'],
      ['created_at', 'timestamptz'],
    ],
    await loanRows(tx, state, rows),
  );
  await insert(
    tx,
    'funding',
    [
      ['command', 'bigint'],
      ['place', 'int'],
      ['account', 'int'],
      ['pair', 'text'],
      ['position', 'bigint'],
      ['side', 'text'],
      ['rate', 'numeric'],
      ['amount', 'numeric'],
      ['size', 'numeric'],
      ['value', 'numeric'],
      ['at', 'timestamptz'],
    ],
    rows.funding.map(({ event, command, place, at }) => [
      command,
      place,
      event.account,
      pair(event.pair),
      event.position,
      event.side,
      rateText(event.rate),
      amountText(state.rules, state.markets[event.pair]!.quote, event.amount),
      lotsText(state, event.pair, event.size),
      amountText(state.rules, state.markets[event.pair]!.quote, event.value),
      date(at),
    ]),
  );
  await insert(
    tx,
    'instructions',
    [
      ['order_number', 'bigint'],
      ['id', 'uuid'],
      ['order_id', 'uuid'],
      ['transfer_id', 'uuid'],
      ['account', 'int'],
      ['fee_account', 'int'],
      ['pay_asset', 'text'],
      ['receive_asset', 'text'],
      ['requested', 'numeric'],
      ['paid', 'numeric'],
      ['received', 'numeric'],
      ['fee_rate', 'numeric'],
      ['fee_asset', 'text'],
      ['fee', 'numeric'],
      ['legs', 'jsonb'],
      ['customer_order_id', 'text'],
      ['status', 'text'],
      ['at', 'timestamptz'],
    ],
    rows.instructions.map(({ event, at, customerOrderId }) => [
      event.order,
      idOf('instruction', event.order, at),
      ids.get(event.order),
      idOf('transfer', event.order, at),
      event.account,
      event.feeAccount,
      symbol(event.pay),
      symbol(event.receive),
      amountText(state.rules, event.pay, event.requested),
      amountText(state.rules, event.pay, event.paid),
      amountText(state.rules, event.receive, event.received),
      ppmText(event.feePpm),
      symbol(event.feeAsset),
      amountText(state.rules, event.feeAsset, event.fee),
      JSON.stringify(
        event.legs.map((leg) => ({
          pair: pair(leg.pair),
          side: leg.side,
          tradeFee: amountText(state.rules, leg.tradeFeeAsset, leg.tradeFee),
          tradeFeeAsset: symbol(leg.tradeFeeAsset),
        })),
      ),
      customerOrderId,
      'COMPLETED',
      date(at),
    ]),
  );
  await insert(
    tx,
    'hours',
    [['hour', 'bigint']],
    [...rows.hours].map((hour) => [hour]),
    'ON CONFLICT DO NOTHING',
  );
  await tx.query('UPDATE exchange.progress SET sequence = $1', [to]);
}

function lotsText(state: State, pair: number, lots: number): string {
  const market = state.markets[pair];
  return market ? quantityText(market, lots) : '0';
}

function ticksText(state: State, pair: number, ticks: number): string {
  return priceText(state.rules, state.markets[pair]!, ticks);
}

async function writeOrders(tx: Tx, state: State, rows: Rows): Promise<void> {
  const orders = [...rows.orders.values()];
  const made = orders.filter((row) => row.received !== null);
  await insert(
    tx,
    'orders',
    [
      ['number', 'bigint'],
      ['id', 'uuid'],
      ['account', 'int'],
      ['pair', 'text'],
      ['side', 'text'],
      ['kind', 'text'],
      ['time_in_force', 'text'],
      ['post_only', 'boolean'],
      ['reduce_only', 'boolean'],
      ['allow_margin', 'boolean'],
      ['customer_order_id', 'text'],
      ['price', 'numeric'],
      ['quantity', 'numeric'],
      ['remaining', 'numeric'],
      ['executed', 'numeric'],
      ['value', 'numeric'],
      ['notional', 'numeric'],
      ['fee', 'numeric'],
      ['fee_asset', 'text'],
      ['state', 'text'],
      ['reason', 'text'],
      ['created_at', 'timestamptz'],
      ['updated_at', 'timestamptz'],
      ['updated_by', 'bigint'],
    ],
    made.map((row) => {
      const { event, at } = row.received!;
      const { market } = row;
      const sums = sumsOf(state, row);
      return [
        event.order,
        idOf('order', event.order, at),
        event.account,
        market?.pair.symbol ?? null,
        event.side,
        event.kind,
        event.timeInForce,
        event.postOnly,
        event.reduceOnly,
        event.allowMargin,
        event.customerOrderId,
        market && event.price > 0 ? priceText(state.rules, market, event.price) : null,
        market ? quantityText(market, event.quantity || row.lots) : '0',
        market ? quantityText(market, row.state!.remaining) : '0',
        sums.executed,
        sums.value,
        sums.notional,
        sums.fee,
        sums.feeAsset,
        row.state!.state,
        row.state!.reason,
        date(at),
        date(row.at),
        row.by,
      ];
    }),
  );
  const known = orders.filter((row) => row.received === null && row.state !== null);
  if (known.length === 0) return;
  const values = known.map((row) => {
    const sums = sumsOf(state, row);
    return [
      row.number,
      lotsText(state, row.state!.pair, row.state!.remaining),
      sums.executed,
      sums.value,
      sums.fee,
      sums.feeAsset,
      row.state!.state,
      row.state!.reason,
      date(row.at),
      row.by,
      sums.notional,
    ];
  });
  await tx.execute(
    `UPDATE exchange.orders o SET remaining = n.remaining, executed = o.executed + n.executed, notional = COALESCE(o.notional, o.value) + n.notional, value = o.value + n.value,
       fee = CASE WHEN n.fee_asset IS NULL OR (o.fee_asset IS NOT NULL AND o.fee_asset <> n.fee_asset) THEN o.fee ELSE o.fee + n.fee END,
       fee_asset = COALESCE(o.fee_asset, n.fee_asset), state = n.state, reason = n.reason, updated_at = n.updated_at, updated_by = n.updated_by
     FROM unnest($1::bigint[], $2::numeric[], $3::numeric[], $4::numeric[], $5::numeric[], $6::text[], $7::text[], $8::text[], $9::timestamptz[], $10::bigint[], $11::numeric[])
       AS n (number, remaining, executed, value, fee, fee_asset, state, reason, updated_at, updated_by, notional)
     WHERE o.number = n.number`,
    Array.from({ length: 11 }, (_, i) => values.map((row) => row[i])),
  );
}

function sumsOf(state: State, { market, lots, value, notional, fee, feeAsset }: OrderRow) {
  return {
    executed: market ? quantityText(market, lots) : '0',
    value: market ? amountText(state.rules, market.quote, value) : '0',
    notional: market ? notionalText(state.rules, market, notional) : '0',
    fee: feeAsset === null ? '0' : amountText(state.rules, feeAsset, fee),
    feeAsset: feeAsset === null ? null : state.rules.assets[feeAsset]!.symbol,
  };
}

/** The ids of the orders that this turn touched. */
async function orderIds(tx: Tx, rows: Rows): Promise<Map<number, string>> {
  const ids = new Map<number, string>();
  const unknown: number[] = [];
  for (const row of rows.orders.values()) {
    if (row.received) ids.set(row.number, idOf('order', row.number, row.received.at));
    else unknown.push(row.number);
  }
  if (unknown.length > 0) {
    for (const row of await tx.query(
      'SELECT number, id FROM exchange.orders WHERE number = ANY($1::bigint[])',
      [unknown],
    ))
      ids.set(Number(row.number), row.id);
  }
  return ids;
}

/** So many transactions one command may make; commands then have 33 bits of a number. */
const PLACES_A_COMMAND = 2 ** 20;

async function writeTransactions(tx: Tx, rows: Rows, ids: ReadonlyMap<number, string>): Promise<void> {
  await insert(
    tx,
    'transactions',
    [
      ['command', 'bigint'],
      ['place', 'int'],
      ['id', 'uuid'],
      ['account', 'int'],
      ['type', 'text'],
      ['debit_asset', 'text'],
      ['debit', 'numeric'],
      ['credit_asset', 'text'],
      ['credit', 'numeric'],
      ['fee_asset', 'text'],
      ['fee', 'numeric'],
      ['info', 'jsonb'],
      ['at', 'timestamptz'],
    ],
    rows.transactions.map(({ command, place, account, type, debit, credit, fee, info, at }) => {
      const { orderId } = info as { orderId?: string | number };
      const named = typeof orderId === 'number' ? { ...info, orderId: ids.get(orderId) } : info;
      return [
        command,
        place,
        idOf('transaction', command * PLACES_A_COMMAND + place, at),
        account,
        type,
        debit?.[0] ?? null,
        debit?.[1] ?? null,
        credit?.[0] ?? null,
        credit?.[1] ?? null,
        fee?.[0] ?? null,
        fee?.[1] ?? null,
        JSON.stringify(named),
        date(at),
      ];
    }),
  );
}

async function writeBuckets(tx: Tx, state: State, rows: Rows): Promise<void> {
  await insert(
    tx,
    'buckets',
    [
      ['pair', 'text'],
      ['period', 'int'],
      ['start', 'bigint'],
      ['open', 'numeric'],
      ['high', 'numeric'],
      ['low', 'numeric'],
      ['close', 'numeric'],
      ['volume', 'numeric'],
      ['quote_volume', 'numeric'],
    ],
    [...rows.buckets.values()].map(({ pair, period, start, open, high, low, close, lots, value, market }) => [
      pair,
      period,
      start,
      open,
      high,
      low,
      close,
      quantityText(market, lots),
      amountText(state.rules, market.quote, value),
    ]),
    `ON CONFLICT (pair, period, start) DO UPDATE SET high = GREATEST(kept.high, EXCLUDED.high), low = LEAST(kept.low, EXCLUDED.low), close = EXCLUDED.close,
       volume = kept.volume + EXCLUDED.volume, quote_volume = kept.quote_volume + EXCLUDED.quote_volume`,
  );
}

async function loanRows(tx: Tx, state: State, rows: Rows): Promise<unknown[][]> {
  if (rows.loans.length === 0) return [];
  const known = await tx.query(
    'SELECT loan, min(created_at) AS created_at FROM exchange.loan_updates WHERE loan = ANY($1::bigint[]) GROUP BY loan',
    [rows.loans.map(({ event }) => event.loan)],
  );
  const made = new Map(known.map((row) => [Number(row.loan), row.created_at]));
  return rows.loans.map(({ event, command, place, at }) => {
    if (!made.has(event.loan)) made.set(event.loan, date(at));
    return [
      command,
      place,
      event.loan,
      event.account,
      state.rules.assets[event.asset]!.symbol,
      amountText(state.rules, event.asset, event.total),
      amountText(state.rules, event.asset, event.used),
      rateText(event.hourlyRate),
      event.update,
      date(at),
      made.get(event.loan),
    ];
  });
}
