import type { OrderChanged, OrderReceived } from '../../../../domain/exchange/events.ts';
import type { Market } from '../../../../domain/exchange/markets.ts';
import type { State } from '../../../../domain/exchange/state.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { idOf } from '../../ids.ts';
import { exchangeOrders } from '../../tables.ts';
import { amountText, notionalText, priceText, quantityText } from '../../units.ts';
import type { Applied } from '../applied.ts';
import { arrayParameters, arrayValues, columnNames, copyRows, type Row } from './insert-rows.ts';
import { assetSymbol, lotsText, type Occurrence, type Projection, type Source } from './projection.ts';

/** An order after the run's commands. Its sums cover this run only. */
interface OrderSums {
  readonly number: number;
  /** Null when an earlier run inserted the order. */
  readonly received: { event: OrderReceived; at: number } | null;
  /** Null for a conversion without a route. */
  readonly market: Market | null;
  lots: number;
  value: number;
  /** Lots times ticks. */
  notional: bigint;
  fee: number;
  /** The asset of the first fee; fees and rewards in another asset are not summed. */
  feeAsset: number | null;
  state: OrderChanged | null;
  at: number;
  sequence: number;
}

export interface OrdersProjection extends Projection {
  /** The ids of the orders that the run touched. Reads those of earlier runs from the table. */
  orderIds(tx: Tx): Promise<Map<number, string>>;
}

/** Orders: inserted when received, updated by trades and state changes. */
export function projectOrders({ state, isProjected }: Source): OrdersProjection {
  const orders = new Map<number, OrderSums>();

  const touch = (order: number, pair: number, applied: Applied): OrderSums => {
    let sums = orders.get(order);
    if (!sums) orders.set(order, (sums = emptySums(state, order, pair, null, applied)));
    sums.at = applied.at;
    sums.sequence = applied.sequence;
    return sums;
  };

  const addTrade = ({ event, applied, sides }: Occurrence): void => {
    if (event.type !== 'trade') return;
    for (const { order, fee, feeAsset } of sides) {
      const sums = touch(order, event.pair, applied);
      // The second leg of a conversion trades another pair than its order's.
      if (sums.market?.index === event.pair) {
        sums.lots += event.quantity;
        sums.value += event.value;
        sums.notional += BigInt(event.quantity) * BigInt(event.price);
      }
      sums.feeAsset ??= feeAsset;
      if (sums.feeAsset === feeAsset) sums.fee += fee;
    }
  };

  return {
    collect: (occurrence) => {
      const { event, applied } = occurrence;
      if (event.type === 'trade') addTrade(occurrence);
      else if (event.type === 'order' && isProjected(event.account))
        orders.set(event.order, emptySums(state, event.order, event.pair, event, applied));
      else if (event.type === 'state' && isProjected(event.account))
        touch(event.order, event.pair, applied).state = event;
    },

    write: async (tx) => {
      const changed = [...orders.values()];
      await copyRows(
        tx,
        exchangeOrders,
        changed.filter(({ received }) => received !== null).map((sums) => rowOf(state, sums)),
      );
      await updateOrders(
        tx,
        changed
          .filter((sums) => sums.received === null && sums.state !== null)
          .map((sums) => changeOf(state, sums)),
      );
    },

    orderIds: async (tx) => {
      const ids = new Map<number, string>();
      const earlier: number[] = [];
      for (const { number, received } of orders.values()) {
        if (received) ids.set(number, idOf('order', number, received.at));
        else earlier.push(number);
      }
      if (earlier.length === 0) return ids;
      const rows = await tx.query('SELECT number, id FROM exchange.orders WHERE number = ANY($1::bigint[])', [
        earlier,
      ]);
      for (const { number, id } of rows) ids.set(Number(number), id);
      return ids;
    },
  };
}

function emptySums(
  state: State,
  number: number,
  pair: number,
  event: OrderReceived | null,
  { at, sequence }: Applied,
): OrderSums {
  return {
    number,
    received: event && { event, at },
    market: state.markets[pair] ?? null,
    lots: 0,
    value: 0,
    notional: 0n,
    fee: 0,
    feeAsset: null,
    state: null,
    at,
    sequence,
  };
}

/** The columns that trades and state changes of a later run update. */
const CHANGING = [
  'number',
  'remaining',
  'executed',
  'value',
  'notional',
  'fee',
  'feeAsset',
  'state',
  'reason',
  'updatedAt',
  'updatedBy',
] as const satisfies readonly (keyof Row<typeof exchangeOrders>)[];

type OrderChange = Pick<Row<typeof exchangeOrders>, (typeof CHANGING)[number]>;

function changeOf(state: State, sums: OrderSums): OrderChange {
  const { market, feeAsset } = sums;
  const change = sums.state!;
  return {
    number: sums.number,
    remaining: lotsText(state, change.pair, change.remaining),
    executed: market ? quantityText(market, sums.lots) : '0',
    value: market ? amountText(state.rules, market.quote, sums.value) : '0',
    notional: market ? notionalText(state.rules, market, sums.notional) : '0',
    fee: feeAsset === null ? '0' : amountText(state.rules, feeAsset, sums.fee),
    feeAsset: feeAsset === null ? null : assetSymbol(state, feeAsset),
    state: change.state,
    reason: change.reason,
    updatedAt: new Date(sums.at),
    updatedBy: sums.sequence,
  };
}

function rowOf(state: State, sums: OrderSums): Row<typeof exchangeOrders> {
  const { event, at } = sums.received!;
  const { market } = sums;
  return {
    ...changeOf(state, sums),
    id: idOf('order', event.order, at),
    account: event.account,
    pair: market?.pair.symbol ?? null,
    side: event.side,
    kind: event.kind,
    timeInForce: event.timeInForce,
    postOnly: event.postOnly,
    reduceOnly: event.reduceOnly,
    allowMargin: event.allowMargin,
    customerOrderId: event.customerOrderId,
    price: market && event.price > 0 ? priceText(state.rules, market, event.price) : null,
    // A market buy and a conversion are given as an amount, so their quantity is the executed one.
    quantity: market ? quantityText(market, event.quantity || sums.lots) : '0',
    createdAt: new Date(at),
  };
}

/** Adds the run's sums to orders that an earlier run inserted. */
async function updateOrders(tx: Tx, changes: readonly OrderChange[]): Promise<void> {
  if (changes.length === 0) return;
  const c = columnNames(exchangeOrders);
  await tx.execute(
    `UPDATE exchange.orders AS kept
     SET ${c.remaining} = run.${c.remaining},
         ${c.executed} = kept.${c.executed} + run.${c.executed},
         ${c.notional} = COALESCE(kept.${c.notional}, kept.${c.value}) + run.${c.notional},
         ${c.value} = kept.${c.value} + run.${c.value},
         ${c.fee} = CASE
           WHEN run.${c.feeAsset} IS NULL THEN kept.${c.fee}
           WHEN kept.${c.feeAsset} <> run.${c.feeAsset} THEN kept.${c.fee}
           ELSE kept.${c.fee} + run.${c.fee}
         END,
         ${c.feeAsset} = COALESCE(kept.${c.feeAsset}, run.${c.feeAsset}),
         ${c.state} = run.${c.state},
         ${c.reason} = run.${c.reason},
         ${c.updatedAt} = run.${c.updatedAt},
         ${c.updatedBy} = run.${c.updatedBy}
     FROM unnest(${arrayParameters(exchangeOrders, CHANGING)})
       AS run (${CHANGING.map((property) => c[property]).join(', ')})
     WHERE kept.${c.number} = run.${c.number}`,
    arrayValues(exchangeOrders, CHANGING, changes),
  );
}
