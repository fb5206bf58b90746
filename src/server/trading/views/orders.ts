import type { z } from 'zod';
import type {
  OpenOrder,
  OrderHistoryItem,
  OrderStatusDetail,
  OrderStatusRecord,
} from '../../../contract/trading/orders.ts';
import type { OrderState, Reason } from '../../../domain/exchange/events.ts';
import { ALLOW_MARGIN, POST_ONLY, REDUCE_ONLY } from '../../../domain/exchange/order-store.ts';
import type { State } from '../../../domain/exchange/state.ts';
import type { RowOf } from '../../platform/database/pool.ts';
import { FAILED_REASONS, ORDER_STATUSES, ORDER_TYPES } from '../../../shared/trading-terms.ts';
import { trimDecimal } from '../decimals.ts';
import { idOf } from '../ids.ts';
import { priceText, quantityText } from '../units.ts';

/** Orders as the interface shows them. */

type OrderType = (typeof ORDER_TYPES)[number];

/** The columns of an OrderRow, of exchange.orders as `o`. Averages have eight digits, rounded down. */
export const ORDER_COLUMNS = `
  o.number, o.id, o.account, o.pair, o.side, o.kind, o.time_in_force, o.post_only, o.reduce_only,
  o.allow_margin, o.customer_order_id, o.price, o.quantity, o.remaining, o.executed, o.value,
  CASE
    WHEN o.executed = 0 THEN 0
    ELSE div(COALESCE(o.notional, o.value) * 100000000, o.executed) * 0.00000001
  END AS average,
  o.fee, o.fee_asset, o.state, o.reason, o.created_at, o.updated_at`;

const SELECT_ORDERS = `SELECT ${ORDER_COLUMNS} FROM exchange.orders o` as const;

export type OrderRow = RowOf<typeof SELECT_ORDERS>;

const STATUS_OF_STATE = {
  placed: ORDER_STATUSES.PLACED,
  'partially-filled': ORDER_STATUSES.PARTIALLY_FILLED,
  filled: ORDER_STATUSES.FILLED,
  cancelled: ORDER_STATUSES.CANCELLED,
  failed: ORDER_STATUSES.FAILED,
  completed: ORDER_STATUSES.INSTANT_ORDER_COMPLETED,
  liquidated: ORDER_STATUSES.LIQUIDATION_ORDER_FILLED,
} as const;

function orderType(kind: string, postOnly: boolean, reduceOnly: boolean): OrderType {
  if (kind === 'simple') return 'simple';
  if (kind !== 'limit') return 'market';
  return postOnly ? 'post-only limit' : reduceOnly ? 'limit-reduce-only' : 'limit';
}

/** Why the order failed or the exchange cancelled it; empty otherwise. */
export function failedReason(reason: Reason | null): string {
  return reason === null ? '' : FAILED_REASONS[reason];
}

/** The fields of an order that each of its statuses shows. */
export type StatusOrder = Pick<
  OrderRow,
  | 'id'
  | 'customer_order_id'
  | 'pair'
  | 'side'
  | 'kind'
  | 'time_in_force'
  | 'post_only'
  | 'reduce_only'
  | 'price'
  | 'quantity'
  | 'created_at'
>;

/** A status of an order and its time. */
interface Status {
  readonly state: OrderState;
  readonly reason: Reason | null;
  readonly remaining: string;
  readonly at: Date;
}

/** A status of an order, as a record. */
export function orderStatusAt(
  row: StatusOrder,
  { state, reason, remaining, at }: Status,
): z.input<typeof OrderStatusRecord> {
  const { id, label } = STATUS_OF_STATE[state];
  return {
    orderId: row.id,
    ...(row.customer_order_id === null ? {} : { customerOrderId: row.customer_order_id }),
    orderStatusType: label,
    orderStatusId: id,
    currencyPair: row.pair ?? '',
    originalPrice: trimDecimal(row.price ?? '0'),
    remainingQuantity: trimDecimal(remaining),
    originalQuantity: trimDecimal(row.quantity),
    orderSide: row.side,
    orderType: orderType(row.kind, row.post_only, row.reduce_only),
    failedReason: failedReason(reason),
    ...(reason === null ? {} : { failedReasonCode: reason }),
    orderUpdatedAt: at.toISOString(),
    orderCreatedAt: row.created_at.toISOString(),
    timeInForce: row.time_in_force,
  };
}

export function orderStatusRecord(row: OrderRow): z.input<typeof OrderStatusRecord> {
  return orderStatusAt(row, { ...row, at: row.updated_at });
}

export function orderHistoryItem(row: OrderRow): z.input<typeof OrderHistoryItem> {
  return {
    ...orderStatusRecord(row),
    averagePrice: trimDecimal(row.average),
    total: trimDecimal(row.value),
    totalExecutedQuantity: trimDecimal(row.executed),
    totalFee: trimDecimal(row.fee),
    feeCurrency: row.fee_asset ?? '',
  };
}

/** The statuses of an order, latest first. */
export const SELECT_ORDER_STATES = `
  SELECT state, reason, remaining, executed_price, executed_quantity, executed_fee, at
    FROM exchange.order_states
   WHERE order_number = $1 ORDER BY command DESC, place DESC`;

/** A status of an order. */
export function orderStatusDetail(
  row: OrderRow,
  was: RowOf<typeof SELECT_ORDER_STATES>,
): z.input<typeof OrderStatusDetail> {
  return {
    ...orderStatusAt(row, was),
    executedFee: trimDecimal(was.executed_fee),
    executedPrice: trimDecimal(was.executed_price),
    executedQuantity: trimDecimal(was.executed_quantity),
  };
}

/** The open orders of an account, newest first, from the engine's state. */
export function openOrders(state: State, account: number): z.input<typeof OpenOrder>[] {
  const { orders } = state;
  return orders
    .ofAccount(account)
    .reverse()
    .map((slot) => {
      const market = state.markets[orders.market[slot]!]!;
      const original = orders.original[slot]!;
      const remaining = orders.remaining[slot]!;
      const customerOrderId = orders.customerOrderIds.get(slot);
      const flags = orders.flags[slot]!;
      const { label } = remaining < original ? ORDER_STATUSES.PARTIALLY_FILLED : ORDER_STATUSES.PLACED;
      return {
        orderId: idOf('order', orders.number[slot]!, orders.createdAt[slot]!),
        ...(customerOrderId === undefined ? {} : { customerOrderId }),
        side: orders.buy[slot] === 1 ? 'buy' : 'sell',
        remainingQuantity: quantityText(market, remaining),
        price: priceText(state.rules, market, orders.price[slot]!),
        currencyPair: market.pair.symbol,
        createdAt: new Date(orders.createdAt[slot]!).toISOString(),
        originalQuantity: quantityText(market, original),
        filledPercentage: percentText(original - remaining, original),
        updatedAt: new Date(orders.updatedAt[slot]!).toISOString(),
        status: label,
        type: orderType('limit', (flags & POST_ONLY) !== 0, (flags & REDUCE_ONLY) !== 0),
        timeInForce: 'GTC',
        allowMargin: (flags & ALLOW_MARGIN) !== 0,
      };
    });
}

/** A share in percent with two digits, rounded down. */
function percentText(part: number, whole: number): string {
  const hundredths = ((BigInt(part) * 10_000n) / BigInt(whole)).toString().padStart(3, '0');
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
}
