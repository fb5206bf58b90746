import * as z from 'zod/mini';
import { RECEIPT_STATUSES } from '../../../../../shared/collection-terms.ts';

/** All receipts with an unallocated part, or those of one status. */
export const SHOWN = ['OPEN', ...RECEIPT_STATUSES] as const;
export type Shown = (typeof SHOWN)[number];

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The filters of the list, as the address has them. */
export const ReceiptSearch = z.object({
  query: z.string().check(z.maxLength(100)),
  show: z.enum(SHOWN),
  payer: z.string().check(z.regex(/^[0-9a-f-]{36}$/i)),
  from: Day,
  to: Day,
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
});

export interface ReceiptFilters {
  query?: string | undefined;
  show?: Shown | undefined;
  payer?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The filters without the page. */
export function receiptFiltersOf({ query, show, payer, from, to }: ReceiptFilters): ReceiptFilters {
  return { query, show, payer, from, to };
}

/** The filters as the server takes them. */
export function askedReceipts({ query, show, payer, from, to }: ReceiptFilters) {
  return {
    query,
    ...(show === undefined ? {} : show === 'OPEN' ? { isOpen: 'true' as const } : { status: show }),
    payerId: payer,
    from,
    to,
  };
}
