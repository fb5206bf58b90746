import { z } from 'zod';
import type { OrderHistoryItem } from '../../../../client/types.gen.ts';

const epochMs = z.coerce.number().int().min(0).max(4_102_444_800_000);

/**
 * The statuses of orders that are over, as the filter of the interface names them, with the words of the
 * page.
 */
export const PAST_STATUSES = {
  FILLED: 'Filled',
  CANCELLED: 'Cancelled',
  FAILED: 'Failed',
  EXPIRED: 'Expired',
  PARTIALLY_FILLED_DUE_TO_SLIPPAGE: 'Cut short by slippage',
} as const;
export type PastStatus = keyof typeof PAST_STATUSES;

function isPastStatus(text: string): text is PastStatus {
  return text in PAST_STATUSES;
}

/** What the address says: the tab, its filters, and the order that is open beside the list. */
export const OrderSearch = z.object({
  tab: z.literal('past'),
  /** With commas between; those that are not known are passed over. */
  statuses: z.string().transform((text) => text.split(',').filter(isPastStatus)),
  pair: z.string().regex(/^[A-Z0-9]{5,24}$/),
  from: epochMs,
  to: epochMs,
  hideFailed: z.literal('true'),
  showCancelled: z.literal('true'),
  open: z.string().max(64),
});

export type OrderFilters = Partial<z.output<typeof OrderSearch>>;

/** The filters of past orders as the interface takes them. */
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

/**
 * The orders that are over, each once: while one reads page by page, a change can move an order from one page
 * to the next.
 */
export function pastOf(pages: readonly (readonly OrderHistoryItem[])[]): OrderHistoryItem[] {
  const orders = new Map<string, OrderHistoryItem>();
  for (const order of pages.flat())
    if (!orders.has(order.orderId) && !OPEN_LABELS.has(order.orderStatusType))
      orders.set(order.orderId, order);
  return [...orders.values()];
}
