import { z } from 'zod';
import { payoutExportPath } from '../../../../shared/dashboard-routes.ts';
import { PAYOUT_DIRECTIONS, PAYOUT_STATUSES, TEXT_LIMITS } from '../../../../shared/terms.ts';

const decimal = z.string().regex(/^\d{1,15}(\.\d{1,8})?$/);
const epochMs = z.coerce.number().int().min(0);

/**
 * What the address of the payout history says: the filters of the interface, the page, and the payout that is
 * open beside it.
 */
export const PayoutSearch = z.object({
  direction: z.enum(PAYOUT_DIRECTIONS),
  status: z.enum(PAYOUT_STATUSES),
  from: epochMs,
  to: epochMs,
  minAmount: decimal,
  maxAmount: decimal,
  exactAmount: decimal,
  query: z.string().max(200),
  beneficiaryId: z.guid(),
  batchId: z.guid(),
  externalId: z.string().min(1).max(TEXT_LIMITS.externalId),
  offset: epochMs,
  open: z.guid(),
});

export type PayoutFilters = Partial<Omit<z.output<typeof PayoutSearch>, 'offset' | 'open'>>;

/** The filters alone, as the interface takes them. */
export function filtersOf(search: Partial<z.output<typeof PayoutSearch>>): PayoutFilters {
  const { offset: _offset, open: _open, ...filters } = search;
  return filters;
}

/** Where the export of exactly what is filtered is found. */
export function exportAddress(filters: PayoutFilters): string {
  const search = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  return payoutExportPath(search.size > 0 ? `?${search}` : '');
}
