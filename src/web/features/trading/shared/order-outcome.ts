import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { OrderStatusDetail, OrderType } from '../../../../client/types.gen.ts';
import { type FailedReasonCode, failedReasonCode } from '../../../../shared/trading-terms.ts';
import { add, compare, divide, isPositive, isZero, multiply, round } from '../../../../shared/decimals.ts';

/** The state of an order. Quantities are plain decimals in the base currency. */
export interface OrderOutcome {
  /** `waiting`: the exchange has not processed it yet. `resting` and `partly` can still change. */
  kind: 'waiting' | 'resting' | 'partly' | 'filled' | 'failed' | 'cancelled';
  executed: string;
  /** The average price; null before any execution. */
  average: string | null;
  remaining: string;
  /** Why it failed or was cancelled, in the exchange's text; empty without a reason. */
  reason: string;
  /** The same reason as a code; null without a reason, or for an unknown one. */
  reasonCode: FailedReasonCode | null;
}

const PRICE_PLACES = 8;
const LARGE = '1000';

/** Rounds an average price for people: to four decimal places, or to two from 1,000. */
export function readablePrice(price: string): string {
  return round(price, compare(price, LARGE) >= 0 ? 2 : 4);
}

/** The state that each label of the exchange means. */
const KINDS: Record<string, OrderOutcome['kind']> = {
  Placed: 'resting',
  Active: 'resting',
  'Order Modified': 'resting',
  'Partially Filled': 'partly',
  Filled: 'filled',
  'Instant Order Completed': 'filled',
  'Liquidation Order Filled': 'filled',
  Failed: 'failed',
  'Instant Order Reversed': 'failed',
  Cancelled: 'cancelled',
  Expired: 'cancelled',
};

/** The state of an order by the exchange's label; `waiting` for an unknown label. */
export function kindOf({ orderStatusType }: { orderStatusType: string }): OrderOutcome['kind'] {
  return KINDS[orderStatusType] ?? 'waiting';
}

/** The outcome of an order, from its statuses, latest first. */
export function outcomeOf(statuses: readonly OrderStatusDetail[]): OrderOutcome {
  const latest = statuses[0];
  if (!latest)
    return { kind: 'waiting', executed: '0', average: null, remaining: '0', reason: '', reasonCode: null };
  let executed = '0';
  let value = '0';
  for (const { executedPrice, executedQuantity } of statuses) {
    executed = add(executed, executedQuantity);
    value = add(value, multiply(executedPrice, executedQuantity));
  }
  return {
    kind: kindOf(latest),
    executed,
    average: isZero(executed) ? null : readablePrice(divide(value, executed, PRICE_PLACES)),
    remaining: latest.remainingQuantity,
    reason: latest.failedReason,
    reasonCode: latest.failedReasonCode ?? failedReasonCode(latest.failedReason),
  };
}

/** Whether the order can no longer change. */
export function isFinal({ kind }: OrderOutcome): boolean {
  return kind === 'filled' || kind === 'failed' || kind === 'cancelled';
}

/** Whether the order was cancelled after a partial execution. */
export function isPartial({ kind, executed }: OrderOutcome): boolean {
  return kind === 'cancelled' && isPositive(executed);
}

const ADVICE: Record<FailedReasonCode, MessageDescriptor> = {
  'insufficient-balance': msg`Reduce the amount to the available balance, or move funds to this account \
first.`,
  'post-only-would-match': msg`Enter a price that does not cross the book, or switch post-only off to \
trade at once.`,
  'self-trade': msg`Cancel your own order at this price first, or choose another price.`,
  slippage: msg`The book is too thin for this amount. Try a smaller amount, or a limit price.`,
  'duplicate-customer-order-id': msg`An order with this reference is already open. Check the open orders \
before you send another one.`,
  'no-liquidity-fok': msg`Reduce the quantity, enter a better price, or choose IOC for a partial fill.`,
  'no-liquidity-ioc': msg`Enter a price that reaches the other side of the book, or choose GTC to wait \
for one.`,
  'no-liquidity': msg`Try a smaller amount, or wait until the book has more orders.`,
  'no-route': msg`Choose other currencies.`,
  'margin-not-enabled': msg`Switch margin off, or choose a subaccount with margin.`,
  'futures-not-enabled': msg`Choose a subaccount with futures, or a spot market.`,
  'would-not-reduce': msg`Switch reduce-only off, or choose the side that closes your position and at \
most its quantity.`,
  invalid: msg`Check the price and the quantity against the limits of this market.`,
  liquidation: msg`Add collateral to the account before you trade futures again.`,
};

/** What a person can do about a failed or cancelled order. */
export function adviceFor({ reasonCode }: Pick<OrderOutcome, 'reasonCode'>): string {
  return reasonCode ? i18n._(ADVICE[reasonCode]) : t`Change the order and try again.`;
}

/** "Buy" or "Sell". */
export function sideWord(side: 'buy' | 'sell'): string {
  return side === 'buy' ? t`Buy` : t`Sell`;
}

const TYPES: Record<OrderType, MessageDescriptor> = {
  limit: msg`Limit`,
  'post-only limit': msg`Post-only limit`,
  market: msg`Market order`,
  simple: msg`Conversion`,
  'stop-loss-limit': msg`Stop-loss limit`,
  'take-profit-limit': msg`Take-profit limit`,
  'limit-reduce-only': msg`Reduce-only limit`,
};

/** The type of an order, for people. */
export function orderTypeWord(type: OrderType): string {
  return i18n._(TYPES[type]);
}
