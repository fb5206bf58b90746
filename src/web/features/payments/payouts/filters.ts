import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import { payoutExportPath } from '../../../../shared/dashboard-routes.ts';
import { AMOUNT_FILTER_PATTERN } from '../../../../shared/money.ts';
import { PAYOUT_DIRECTIONS, PAYOUT_SORTS, PAYOUT_STATUSES, TEXT_LIMITS } from '../../../../shared/terms.ts';
import { searchOf } from '../../../ui/search-filters.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { useCountry } from '../shared/use-country.ts';
import { boundsOf, PERIODS } from '../shared/periods.ts';

const decimal = z.string().check(z.regex(AMOUNT_FILTER_PATTERN));
const epochMs = z.coerce.number().check(z.int(), z.minimum(0));

/** The shortest text that is searched for. */
export const SHORTEST_SEARCH = 2;

/**
 * The query of the page's address: the filters of the API, a period, the columns and the order, the offset of
 * the page, the saved view and the payout that is open beside the list.
 */
export const PayoutSearch = z.object({
  direction: z.enum(PAYOUT_DIRECTIONS),
  status: z.enum(PAYOUT_STATUSES),
  period: z.enum(PERIODS),
  from: epochMs,
  to: epochMs,
  minAmount: decimal,
  maxAmount: decimal,
  exactAmount: decimal,
  search: z.string().check(z.trim(), z.minLength(SHORTEST_SEARCH), z.maxLength(200)),
  query: z.string().check(z.maxLength(200)),
  beneficiaryId: z.guid(),
  batchId: z.guid(),
  externalId: z.string().check(z.minLength(1), z.maxLength(TEXT_LIMITS.externalId)),
  sort: z.enum(PAYOUT_SORTS),
  order: z.enum(['asc', 'desc']),
  columns: z.string().check(z.maxLength(200)),
  offset: epochMs,
  open: z.guid(),
  view: z.guid(),
});

type Search = Partial<z.output<typeof PayoutSearch>>;
type NoFilter = 'sort' | 'order' | 'columns' | 'offset' | 'open' | 'view';

/** The filters that narrow the list. */
export type PayoutFilters = Omit<Search, NoFilter>;
/** The filters as the API takes them, with a period as its bounds. */
export type ApiFilters = Omit<PayoutFilters, 'period'>;

/** The filters only. */
export function filtersOf(search: Search): PayoutFilters {
  const { sort: _s, order: _r, columns: _c, offset: _f, open: _o, view: _v, ...filters } = search;
  return filters;
}

/** The filters as the API takes them, and the month that the tax year begins with. */
export function useApiFilters(filters: PayoutFilters): {
  asked: ApiFilters;
  isKnown: boolean;
  taxYearMonth: number;
} {
  const { timezone } = useSession();
  const country = useCountry();
  const [now] = useState(() => Date.now());
  const { taxYearMonth } = country ?? DEFAULT_COUNTRY;
  const asked = useMemo(() => {
    const { period, ...rest } = filters;
    return period === undefined ? rest : { ...rest, ...boundsOf(period, now, timezone, taxYearMonth) };
  }, [filters, now, timezone, taxYearMonth]);
  return { asked, isKnown: country !== null || !filters.period?.includes('tax'), taxYearMonth };
}

/** The address of the CSV export of the payouts that match the filters. */
export function exportAddress(filters: ApiFilters): string {
  return payoutExportPath(searchOf(filters));
}

/** The part of the address that a saved view keeps, without the page, the open payout and the view itself. */
export function viewSearchOf(search: URLSearchParams): string {
  const kept = new URLSearchParams(search);
  for (const name of ['offset', 'open', 'view']) kept.delete(name);
  return kept.toString();
}
