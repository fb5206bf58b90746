import { z } from 'zod';
import { TRANSACTION_TYPES, type TransactionType } from '../../../../shared/trading-terms.ts';

const epochMs = z.coerce.number().int().min(0).max(4_102_444_800_000);
const known = new Set<string>(TRANSACTION_TYPES);

/** What the address says: the tab, its filters, how far back the list begins, and what is open beside it. */
export const HistorySearch = z.object({
  tab: z.literal('trades'),
  /** With commas between; those that are not known are passed over. */
  types: z
    .string()
    .transform((text) => text.split(',').filter((type): type is TransactionType => known.has(type))),
  currency: z.string().regex(/^[A-Z0-9]{2,10}$/),
  from: epochMs,
  to: epochMs,
  before: z.string().max(64),
  open: z.string().max(64),
});

type Search = Partial<z.output<typeof HistorySearch>>;

/** The times and the place in the list, as the interface takes them. */
export function timesOf({ from, to, before }: Search): {
  startTime?: string;
  endTime?: string;
  beforeId?: string;
} {
  return {
    ...(from === undefined ? {} : { startTime: new Date(from).toISOString() }),
    ...(to === undefined ? {} : { endTime: new Date(to).toISOString() }),
    ...(before === undefined ? {} : { beforeId: before }),
  };
}

/**
 * Whether something older may be there: a full page has a next one, and a first page without times ends after
 * 30 days, which is not the end.
 */
export function mayHaveOlder({ from, to, before }: Search, found: number, limit: number): boolean {
  const isWindow = from === undefined && to === undefined && before === undefined;
  return found === limit || (isWindow && found > 0);
}
