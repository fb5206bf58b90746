import * as z from 'zod/mini';
import { TRANSACTION_TYPES, type TransactionType } from '../../../../shared/trading-terms.ts';

const epochMs = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(4_102_444_800_000));
const known = new Set<string>(TRANSACTION_TYPES);

/** The state of the page in its address: the tab, its filters, the page of the list and the open row. */
export const HistorySearch = z.object({
  tab: z.literal('trades'),
  /** Separated by commas; unknown types are ignored. */
  types: z.pipe(
    z.string(),
    z.transform((text) => text.split(',').filter((type): type is TransactionType => known.has(type))),
  ),
  currency: z.string().check(z.regex(/^[A-Z0-9]{2,10}$/)),
  from: epochMs,
  to: epochMs,
  before: z.string().check(z.maxLength(64)),
  open: z.string().check(z.maxLength(64)),
});

type Search = Partial<z.output<typeof HistorySearch>>;

/** The times and the page of the list, as query parameters. */
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

/** Whether there may be older items: after a full page, and after a first page without times (30 days). */
export function mayHaveOlder({ from, to, before }: Search, found: number, limit: number): boolean {
  const isWindow = from === undefined && to === undefined && before === undefined;
  return found === limit || (isWindow && found > 0);
}
