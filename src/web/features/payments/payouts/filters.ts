import { z } from 'zod';
import { payoutExportPath } from '../../../../shared/dashboard-routes.ts';
import { PAYOUT_DIRECTIONS, PAYOUT_STATUSES, TEXT_LIMITS } from '../../../../shared/terms.ts';
import { AMOUNT_FILTER_PATTERN } from '../../../../shared/money.ts';

const decimal = z.string().regex(AMOUNT_FILTER_PATTERN);
const epochMs = z.coerce.number().int().min(0);

/**
 * The query of the payout history's address: the filters of the API, the offset of the page, and the payout
 * that is open beside the list.
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

/** The filters only, as the API takes them. */
export function filtersOf(search: Partial<z.output<typeof PayoutSearch>>): PayoutFilters {
  const { offset: _offset, open: _open, ...filters } = search;
  return filters;
}

/** The address of the CSV export of the payouts that match the filters. */
export function exportAddress(filters: PayoutFilters): string {
  const search = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  return payoutExportPath(search.size > 0 ? `?${search}` : '');
}
