import {
  daysOfMonth,
  mattersOf,
  monthOf,
  type MonthFacts,
} from '../../../../domain/reconciliation/month-end.ts';
import { addDays } from '../../../../shared/calendar-day.ts';
import { parseAmount } from '../../../../shared/money.ts';
import type { MonthMatter } from '../../../../shared/reconciliation-terms.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { compareDays, type AccountRow } from '../reconciliation/balance-days.ts';
import type { Beginning } from '../reconciliation/beginning.ts';
import { businessDays } from '../reconciliation/business-days.ts';
import { closedUntil } from '../statements/require-open-month.ts';
import { IS_CONTINUED, LAST_OF_DAY } from '../statements/statement-order.ts';

/** A month of an account as it is now. */
export interface LoadedMonth {
  month: string;
  /** Null before a statement states a balance. */
  balances: { bank: string; ledger: string; difference: string } | null;
  matters: { code: MonthMatter; count: number }[];
}

/** Loads months of an account that follow one another, the latest first. */
export async function loadMonths(
  db: Queryable,
  account: AccountRow,
  beginning: Beginning,
  months: readonly string[],
  today: string,
): Promise<LoadedMonth[]> {
  const [latest, earliest] = [months[0], months.at(-1)];
  if (latest === undefined || earliest === undefined) return [];
  const range = { firstDay: daysOfMonth(earliest).firstDay, lastDay: daysOfMonth(latest).lastDay };
  const ends = await loadEnds(db, account, beginning, months);
  const counts = await loadCounts(db, account, beginning, range);
  const differentDays = await loadDifferentDays(db, account, beginning, range);
  const until = await closedUntil(db, account.id);
  return months.map((month) => {
    const { balances, isStated } = ends.get(month)!;
    const sumOf = (what: string) =>
      counts.reduce(
        (sum, one) => (one.what === what && one.month === month ? sum + Number(one.count) : sum),
        0,
      );
    const facts: MonthFacts = {
      month,
      today,
      hasBegun: beginning.isBooked,
      closedUntil: until,
      firstMonth: monthOf(beginning.firstDay),
      isStated,
      openFindings: sumOf('FINDING'),
      openEntries: sumOf('OPEN'),
      setAside: sumOf('SET_ASIDE'),
      differenceMinor: balances ? parseAmount(balances.difference, account.currency)! : 0n,
      differentDays: differentDays.filter((day) => monthOf(day) === month).length,
      notSettled: sumOf('SETTLEMENT'),
    };
    return { month, balances, matters: mattersOf(facts) };
  });
}

export interface Days {
  firstDay: string;
  lastDay: string;
}

/** The days of a month whose entries count: a booked opening balance contains those before its day. */
export function countedDays(month: string, beginning: Beginning): Days {
  const { firstDay, lastDay } = daysOfMonth(month);
  return { firstDay: countedFrom(firstDay, beginning), lastDay };
}

function countedFrom(firstDay: string, { isBooked, firstDay: begins }: Beginning): string {
  return isBooked && begins > firstDay ? begins : firstDay;
}

/** Counts of entries, findings and settlements by month. */
function loadCounts(db: Queryable, account: AccountRow, beginning: Beginning, days: Days) {
  return db.query(
    `SELECT left(r.booking_date, 7) AS month, r.state AS what, count(*) AS count
       FROM reconciled_entries r
      WHERE r.account_id = $1 AND r.state = ANY('{OPEN,SET_ASIDE}') AND r.booking_date BETWEEN $7 AND $6
      GROUP BY 1, 2
     UNION ALL
     SELECT left(s.order_date, 7), 'FINDING', count(*)
       FROM statement_findings x
       JOIN bank_statements s ON s.id = x.statement_id
      WHERE x.entity_id = $2 AND x.resolved_at IS NULL AND s.account_id = $1
        AND s.order_date BETWEEN $5 AND $6
      GROUP BY 1
     UNION ALL
     SELECT left(t.execution_date, 7), 'SETTLEMENT', count(*)
       FROM settlement_totals t
       JOIN bank_files f ON f.id = t.file_id
      WHERE t.entity_id = $2 AND t.execution_date BETWEEN $5 AND $6
        AND ltrim(f.payer_account_number, '0') = ltrim($3, '0') AND f.currency = $4
        AND (t.state NOT IN ('SETTLED', 'NOTHING_DUE')
             OR t.difference_state NOT IN ('NONE', 'ACKNOWLEDGED'))
      GROUP BY 1`,
    [
      account.id,
      account.entity_id,
      account.account_number,
      account.currency,
      days.firstDay,
      days.lastDay,
      countedFrom(days.firstDay, beginning),
    ],
  );
}

/** The days that ended with a difference. */
async function loadDifferentDays(
  db: Queryable,
  account: AccountRow,
  beginning: Beginning,
  { firstDay, lastDay }: Days,
): Promise<string[]> {
  const days = await db.query(
    `SELECT l.id, l.statement_name, l.order_date, l.closing_minor
       FROM (SELECT DISTINCT ON (s.order_date) s.order_date
               FROM bank_statements s
              WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
                AND s.taken_back_at IS NULL
                AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
                AND s.order_date BETWEEN $2 AND $3
              ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, s.id DESC) d ${LAST_OF_DAY}
      ORDER BY l.order_date DESC`,
    [account.id, countedFrom(firstDay, beginning), lastDay],
  );
  const compared = await compareDays(db, account, beginning, days);
  return compared.filter(({ differenceAmount }) => /[1-9]/.test(differenceAmount)).map(({ date }) => date);
}

interface MonthEndBalances {
  balances: LoadedMonth['balances'];
  /** Whether the balance of the bank is that at the end of the month. */
  isStated: boolean;
}

/** The balances at the end of each month: those of the last day that a statement closes. */
export async function loadEnds(
  db: Queryable,
  account: AccountRow,
  beginning: Beginning,
  months: readonly string[],
): Promise<Map<string, MonthEndBalances>> {
  const lastDays = months.map((month) => daysOfMonth(month).lastDay);
  const rows = await db.query(
    `SELECT n.last_day, b.id, b.statement_name, b.order_date, b.closing_minor,
            k.opening_minor AS next_opening_minor,
            EXISTS (SELECT FROM reconciled_entries r
                     WHERE r.account_id = $1 AND r.state = ANY('{OPEN,POSTED,SET_ASIDE}')
                       AND r.booking_date > b.order_date AND r.booking_date <= n.last_day) AS goes_on
       FROM unnest($2::text[]) AS n (last_day)
       JOIN LATERAL (
            SELECT l.id, l.statement_name, l.order_date, l.closing_minor
              FROM (SELECT s.order_date
                      FROM bank_statements s
                     WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
                       AND s.taken_back_at IS NULL
                       AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
                       AND s.order_date <= n.last_day AND s.order_date >= $3
                     ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, s.id DESC
                     LIMIT 1) d ${LAST_OF_DAY}) b ON true
       LEFT JOIN LATERAL (
            SELECT o.opening_minor
              FROM (SELECT s.order_date
                      FROM bank_statements s
                     WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.order_date > n.last_day
                       AND s.taken_back_at IS NULL
                       AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
                     ORDER BY s.order_date, coalesce(s.sequence_number, 0), s.id
                     LIMIT 1) d
             CROSS JOIN LATERAL (
                    SELECT s.opening_minor
                      FROM bank_statements s
                     WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.order_date = d.order_date
                       AND s.taken_back_at IS NULL
                       AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
                     ORDER BY coalesce(s.sequence_number, 0), ${IS_CONTINUED} DESC, s.id
                     LIMIT 1) o) k ON true`,
    [account.id, lastDays, beginning.isBooked ? beginning.firstDay : ''],
  );
  const isBusinessDay = await businessDays(db, account.entity_id);
  const byDay = new Map(rows.map((row) => [row.last_day!, row]));
  const ends = new Map<string, MonthEndBalances>();
  for (const [index, month] of months.entries()) {
    const lastDay = lastDays[index]!;
    const row = byDay.get(lastDay);
    if (!row) {
      ends.set(month, { balances: null, isStated: false });
      continue;
    }
    const end = { ...row, order_date: lastDay };
    const [compared] = await compareDays(db, account, beginning, [end]);
    let lastBankingDay = lastDay;
    while (!isBusinessDay(lastBankingDay)) lastBankingDay = addDays(lastBankingDay, -1);
    ends.set(month, {
      balances: compared
        ? {
            bank: compared.statementBalance,
            ledger: compared.ledgerBalance,
            difference: compared.differenceAmount,
          }
        : null,
      // Some banks send no statement of a day without entries: the next one then opens with the balance.
      isStated:
        row.order_date >= lastBankingDay || (!row.goes_on && row.next_opening_minor === row.closing_minor),
    });
  }
  return ends;
}
