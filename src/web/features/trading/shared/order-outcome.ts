import type { OrderStatusDetail } from '../../../../client/types.gen.ts';
import { FAILED_REASONS } from '../../../../shared/trading-terms.ts';
import { add, compare, divide, isPositive, isZero, multiply, round } from '../../../../shared/decimals.ts';

/** What became of an order so far; all quantities in the base currency, as plain decimals. */
export interface OrderOutcome {
  /** `waiting` until the exchange has taken it up; `resting` and `partly` may still change. */
  kind: 'waiting' | 'resting' | 'partly' | 'filled' | 'failed' | 'cancelled';
  executed: string;
  /** What was paid or received for one on average; null while nothing was executed. */
  average: string | null;
  remaining: string;
  /** Why it failed or was cancelled, as the exchange wrote it; empty when there is nothing to say. */
  reason: string;
}

const PRICE_PLACES = 8;
const LARGE = '1000';

/**
 * An average price as people read it: what is finer than four digits after the point, or two of a large one,
 * comes from rounding.
 */
export function readablePrice(price: string): string {
  return round(price, compare(price, LARGE) >= 0 ? 2 : 4);
}

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

/** What an order came to, from every status that it had, the latest first. */
export function outcomeOf(statuses: readonly OrderStatusDetail[]): OrderOutcome {
  const latest = statuses[0];
  if (!latest) return { kind: 'waiting', executed: '0', average: null, remaining: '0', reason: '' };
  let executed = '0';
  let value = '0';
  for (const { executedPrice, executedQuantity } of statuses) {
    executed = add(executed, executedQuantity);
    value = add(value, multiply(executedPrice, executedQuantity));
  }
  return {
    kind: KINDS[latest.orderStatusType] ?? 'waiting',
    executed,
    average: isZero(executed) ? null : readablePrice(divide(value, executed, PRICE_PLACES)),
    remaining: latest.remainingQuantity,
    reason: latest.failedReason,
  };
}

/** Whether nothing can happen to the order any more. */
export function isFinal({ kind }: OrderOutcome): boolean {
  return kind === 'filled' || kind === 'failed' || kind === 'cancelled';
}

/** Whether an order was cut short after a part of it was executed. */
export function isPartial({ kind, executed }: OrderOutcome): boolean {
  return kind === 'cancelled' && isPositive(executed);
}

const ADVICE: Record<string, string> = {
  [FAILED_REASONS['insufficient-balance']]:
    'Lower the amount to what is available, or move funds to this account first.',
  [FAILED_REASONS['post-only-would-match']]:
    'Set a price that does not cross the book, or take post-only off to trade at once.',
  [FAILED_REASONS['self-trade']]: 'Cancel your own order at this price first, or choose another price.',
  [FAILED_REASONS.slippage]: 'The book is too thin for this amount. Try a smaller one, or a limit price.',
  [FAILED_REASONS['duplicate-customer-order-id']]:
    'An order with this reference is open already: look at the open orders before sending another.',
  [FAILED_REASONS['no-liquidity-fok']]:
    'Lower the quantity, set a better price, or choose IOC to take what is there.',
  [FAILED_REASONS['no-liquidity-ioc']]:
    'Set a price that reaches the other side of the book, or choose GTC to wait for it.',
  [FAILED_REASONS['no-liquidity']]: 'Try a smaller amount, or wait until there are more orders in the book.',
  [FAILED_REASONS['no-route']]: 'Choose other currencies.',
  [FAILED_REASONS['margin-not-enabled']]: 'Take margin off, or choose a subaccount that it is enabled for.',
  [FAILED_REASONS['futures-not-enabled']]:
    'Choose a subaccount that futures are enabled for, or a spot market.',
  [FAILED_REASONS['would-not-reduce']]:
    'Take reduce-only off, or choose the side against your position and no more than it has.',
  [FAILED_REASONS.invalid]: 'Check the price and the quantity against the bounds of this market.',
  [FAILED_REASONS.liquidation]: 'Add collateral to the account before trading futures again.',
};

/** What a person can do about a reason; a general word for one that is not known. */
export function adviceFor(reason: string): string {
  return ADVICE[reason] ?? 'Change the order and try again.';
}

const SIDES = { buy: 'Buy', sell: 'Sell' } as const;

/** "Buy" or "Sell", in either of the exchange's spellings. */
export function sideWord(side: 'buy' | 'sell'): string {
  return SIDES[side];
}
