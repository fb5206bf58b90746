import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';
import type { OrderHistoryItem } from '../../../../client/types.gen.ts';

const epochMs = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(4_102_444_800_000));

/** The statuses of past orders: the filter value of the interface and the word on the page. */
export const PAST_STATUSES = {
  FILLED: msg`Filled`,
  CANCELLED: msg`Cancelled`,
  FAILED: msg`Failed`,
  EXPIRED: msg`Expired`,
  PARTIALLY_FILLED_DUE_TO_SLIPPAGE: msg`Cut short by slippage`,
} as const;
export type PastStatus = keyof typeof PAST_STATUSES;

function isPastStatus(text: string): text is PastStatus {
  return text in PAST_STATUSES;
}

/** The state of the page in its address: the tab, its filters and the open order. */
export const OrderSearch = z.object({
  tab: z.literal('past'),
  /** Separated by commas; unknown statuses are ignored. */
  statuses: z.pipe(
    z.string(),
    z.transform((text) => text.split(',').filter(isPastStatus)),
  ),
  pair: z.string().check(z.regex(/^[A-Z0-9]{5,24}$/)),
  from: epochMs,
  to: epochMs,
  hideFailed: z.literal('true'),
  showCancelled: z.literal('true'),
  open: z.string().check(z.maxLength(64)),
});

export type OrderFilters = Partial<z.output<typeof OrderSearch>>;

/** The filters of past orders, as query parameters. */
export function queryOf({ statuses, pair, from, to, hideFailed, showCancelled }: OrderFilters) {
  return {
    ...(statuses === undefined || statuses.length === 0 ? {} : { statuses: statuses.join(',') }),
    ...(pair === undefined ? {} : { currencyPair: pair }),
    ...(from === undefined ? {} : { startTime: new Date(from).toISOString() }),
    ...(to === undefined ? {} : { endTime: new Date(to).toISOString() }),
    ...(hideFailed === undefined ? {} : { excludeFailures: true }),
    ...(showCancelled === undefined ? {} : { showZeroVolumeCancels: true }),
  };
}

const OPEN_LABELS = new Set(['Placed', 'Active', 'Order Modified', 'Partially Filled']);

/** Past orders without duplicates: between two requests, a change can move an order to the next page. */
export function pastOf(pages: readonly (readonly OrderHistoryItem[])[]): OrderHistoryItem[] {
  const orders = new Map<string, OrderHistoryItem>();
  for (const order of pages.flat())
    if (!orders.has(order.orderId) && !OPEN_LABELS.has(order.orderStatusType))
      orders.set(order.orderId, order);
  return [...orders.values()];
}
