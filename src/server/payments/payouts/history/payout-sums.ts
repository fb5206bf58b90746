import type { Queryable, RowOf } from '../../../platform/database/pool.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { filterDate, type PayoutFilterValues } from './payout-filters.ts';

/** Payouts of one currency, direction and status. */
export type PayoutSum = RowOf<typeof SELECT_WHOLE>;

/**
 * The sums of the whole UTC days from $2 to $3 (exclusive), of which the months from $4 to $5 are summed
 * already. OFFSET 0 makes each a range of the index, which has the figures; a plain join would read all
 * sums of the entity.
 */
const WHOLE_SUMS = `(VALUES ('MONTH', $4::timestamptz, $5::timestamptz), ('DAY', $2, $4), ('DAY', $5, $3))
           AS r (period, first, last)
   CROSS JOIN LATERAL (SELECT u.period, u.starts_at, u.direction, u.status, u.currency, u.count,
                              u.amount_minor
                         FROM payout_sums u
                        WHERE u.entity_id = $1 AND u.period = r.period AND u.starts_at >= r.first
                          AND u.starts_at < r.last OFFSET 0) s`;

const SELECT_WHOLE = `
  SELECT s.currency, s.direction, s.status, sum(s.count)::int8 AS count, sum(s.amount_minor) AS amount_minor
    FROM ${WHOLE_SUMS}
   WHERE ($6::text IS NULL OR s.direction = $6) AND ($7::text IS NULL OR s.status = $7)
   GROUP BY s.currency, s.direction, s.status
  HAVING sum(s.count) > 0`;

/** The payouts before and after the whole days, at most those of two days. */
const SELECT_ENDS = `
  SELECT p.currency, p.direction, p.status, count(*) AS count, sum(p.amount_minor) AS amount_minor
    FROM payouts p
   WHERE p.entity_id = $1
     AND (p.created_at >= $2 AND p.created_at < $3 OR p.created_at >= $4 AND p.created_at <= $5)
     AND ($6::text IS NULL OR p.direction = $6) AND ($7::text IS NULL OR p.status = $7)
   GROUP BY p.currency, p.direction, p.status`;

/** What the filters of period, direction and status find; other filters are ignored. */
export async function sumPayouts(
  db: Queryable,
  entityId: string,
  filters: PayoutFilterValues,
): Promise<PayoutSum[]> {
  const { from, firstDay, lastDay, to } = wholeDays(filters);
  const { direction = null, status = null } = filters;
  const { firstMonth, lastMonth } = wholeMonths(firstDay, lastDay);
  const whole = [entityId, firstDay, lastDay, firstMonth, lastMonth, direction, status] as const;
  const sums = await db.query(SELECT_WHOLE, [...whole]);
  if (filters.from !== undefined || filters.to !== undefined) {
    const ends = [entityId, from, firstDay, lastDay, to, direction, status] as const;
    for (const end of await db.query(SELECT_ENDS, [...ends])) addTo(sums, end);
  }
  return sums.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function addTo(sums: PayoutSum[], end: PayoutSum): void {
  const same = sums.find((sum) => keyOf(sum) === keyOf(end));
  if (!same) return void sums.push(end);
  same.count = same.count! + end.count!;
  same.amount_minor = String(BigInt(same.amount_minor!) + BigInt(end.amount_minor!));
}

/** Sorts by currency, money out before money in, and status. */
function keyOf({ currency, direction, status }: PayoutSum): string {
  return `${currency} ${direction === 'DEBIT' ? 0 : 1} ${status}`;
}

/** Where a page begins: skip `skip` payouts of those from (or up to) a time. */
export interface PageStart {
  from: Date | null;
  before: Date | null;
  skip: number;
}

/** The month or day of a period at an offset. Parts of days at the two ends count as days. */
const SELECT_START = `
  SELECT d.period, d.starts_at, d.ends_at, d.passed::int8 AS passed
    FROM (SELECT b.period, b.starts_at, b.ends_at, b.count,
                 sum(b.count) OVER (ORDER BY CASE WHEN $10 THEN b.starts_at END,
                                             b.starts_at DESC) - b.count AS passed
            FROM (SELECT s.period, s.starts_at,
                         timezone('UTC', timezone('UTC', s.starts_at) + CASE s.period
                           WHEN 'MONTH' THEN interval '1 month' ELSE interval '1 day' END) AS ends_at,
                         sum(s.count) AS count
                    FROM ${WHOLE_SUMS}
                   WHERE ($6::text IS NULL OR s.direction = $6) AND ($7::text IS NULL OR s.status = $7)
                   GROUP BY s.period, s.starts_at
                   UNION ALL
                  SELECT 'DAY', $8, $2, count(*)
                    FROM payouts p
                   WHERE p.entity_id = $1 AND p.created_at >= $8 AND p.created_at < $2
                     AND ($6::text IS NULL OR p.direction = $6) AND ($7::text IS NULL OR p.status = $7)
                   UNION ALL
                  SELECT 'DAY', $3, NULL::timestamptz, count(*)
                    FROM payouts p
                   WHERE p.entity_id = $1 AND p.created_at >= $3 AND p.created_at <= $9
                     AND ($6::text IS NULL OR p.direction = $6) AND ($7::text IS NULL OR p.status = $7)) b) d
   WHERE d.passed <= $11::int8 AND d.passed + d.count > $11::int8`;

/**
 * The day that holds the payout at this offset, so that the days before it are skipped at once: its month is
 * found first. Null beyond the end.
 */
export async function findStart(
  db: Queryable,
  entityId: string,
  filters: PayoutFilterValues,
  { offset, order }: { offset: number; order: 'asc' | 'desc' },
): Promise<PageStart | null> {
  const period = wholeDays(filters);
  const isAscending = order === 'asc';
  const startAmong = async (days: typeof period, first: Date, last: Date, skipped: number) => {
    const [found] = await db.query(SELECT_START, [
      entityId,
      days.firstDay,
      days.lastDay,
      first,
      last,
      filters.direction ?? null,
      filters.status ?? null,
      days.from,
      days.to,
      isAscending,
      BigInt(skipped),
    ]);
    return found;
  };
  const { firstMonth, lastMonth } = wholeMonths(period.firstDay, period.lastDay);
  const among = await startAmong(period, firstMonth, lastMonth, offset);
  if (!among) return null;
  let day = among;
  let skip = offset - Number(among.passed);
  if (among.period === 'MONTH') {
    const to = among.ends_at!.getTime() - 1;
    const month = wholeDays({ from: among.starts_at!.getTime(), to });
    const ofMonth = await startAmong(month, month.lastDay, month.lastDay, skip);
    // The sums may have changed in between: then the start of the month will do.
    if (ofMonth) {
      day = ofMonth;
      skip -= Number(day.passed);
    }
  }
  if (isAscending) return { from: day.starts_at, before: null, skip };
  return { from: null, before: day.ends_at, skip };
}

/** The whole UTC days of the filters' period; a period without any counts as a part of a day. */
function wholeDays({ from = 0, to = Infinity }: PayoutFilterValues) {
  const end = filterDate(to).getTime();
  const first = Math.ceil(from / DAY_MS) * DAY_MS;
  const last = Math.floor((end + 1) / DAY_MS) * DAY_MS;
  const isWhole = first < last;
  return {
    from: filterDate(from),
    firstDay: new Date(isWhole ? first : end + 1),
    lastDay: new Date(isWhole ? last : end + 1),
    to: new Date(end),
  };
}

/** The whole UTC months between two midnights. Without any, both are the later midnight. */
function wholeMonths(firstDay: Date, lastDay: Date) {
  const month = (date: Date, ahead: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead);
  const first = month(firstDay, firstDay.getTime() === month(firstDay, 0) ? 0 : 1);
  const last = month(lastDay, 0);
  const isWhole = first < last;
  return { firstMonth: isWhole ? new Date(first) : lastDay, lastMonth: isWhole ? new Date(last) : lastDay };
}
