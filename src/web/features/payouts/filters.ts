import { z } from 'zod';
import { PAYOUT_DIRECTIONS, PAYOUT_STATUSES } from '../../../shared/terms.ts';

const decimal = z.string().regex(/^\d{1,15}(\.\d{1,8})?$/);
const epochMs = z.coerce.number().int().min(0);

/** What the address of the payout history says: the filters of the interface, the page, and the payout that is open beside it. */
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
  return `/app/payouts.csv${search.size > 0 ? `?${search}` : ''}`;
}

const OFFSET_SEARCH_STEPS = 3;

/** The moment at which a calendar day ("2026-03-02") begins in a time zone, in epoch milliseconds. */
export function startOfDay(day: string, timezone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  let guess = wanted;
  // A zone's distance from UTC depends on the moment, which is what is looked for: a few rounds settle it.
  for (let step = 0; step < OFFSET_SEARCH_STEPS; step++) guess = wanted - distance(guess, timezone);
  return guess;
}

/** The calendar day of a moment in a time zone. */
export function dayOf(ms: number, timezone: string): string {
  return new Date(ms + distance(ms, timezone)).toISOString().slice(0, 10);
}

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
function distance(ms: number, timezone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' }).formatToParts(ms);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(ms / 1_000) * 1_000;
}
