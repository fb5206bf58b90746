import { formatAmount } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { DayPart } from '../statements/tables.ts';
import { compareDays, type AccountRow } from './balance-days.ts';
import type { Beginning } from './beginning.ts';

/** The days of an account that these statements close, each with what the day added, the latest first. */
export async function loadDayLines(
  db: Queryable,
  account: AccountRow,
  beginning: Beginning,
  statementIds: readonly string[],
) {
  const first = beginning.isBooked ? beginning.firstDay : '';
  const days = await db.query(
    `SELECT s.id, s.statement_name, s.sequence_number, s.order_date, s.closing_minor,
            p.order_date AS before_date, p.closing_minor AS before_minor
       FROM bank_statements s
       LEFT JOIN LATERAL (
             SELECT b.order_date, b.closing_minor
               FROM bank_statements b
              WHERE b.account_id = s.account_id AND b.kind = 'STATEMENT' AND b.closing_date IS NOT NULL
                AND b.taken_back_at IS NULL
                AND NOT is_outdone(b.account_id, b.kind, b.statement_name, b.by_users)
                AND b.order_date < s.order_date AND b.order_date >= $3
              ORDER BY b.order_date DESC, coalesce(b.sequence_number, 0) DESC, b.id DESC
              LIMIT 1) p ON true
      WHERE s.account_id = $1 AND s.id = ANY($2)
      ORDER BY s.order_date DESC`,
    [account.id, statementIds, first],
  );
  const [latest, earliest] = [days[0], days.at(-1)];
  if (!latest || !earliest) return [];
  const compared = await compareDays(db, account, beginning, days);
  const after = earliest.before_date ?? '';
  const sums = await db.query(
    `SELECT t.day, t.part, t.amount_minor
       FROM bank_day_totals t
      WHERE t.entity_id = $1 AND ltrim(t.account_number, '0') = ltrim($2, '0')
        AND t.currency = $3 AND t.day > $4 AND t.day <= $5 AND t.day >= $6`,
    [account.entity_id, account.account_number, account.currency, after, latest.order_date, first],
  );
  const counts = await db.query(
    `SELECT r.booking_date, r.state, count(*) AS count
       FROM reconciled_entries r
      WHERE r.account_id = $1 AND r.state = ANY('{OPEN,SET_ASIDE}') AND r.booking_date > $2
        AND r.booking_date <= $3 AND r.booking_date >= $4
      GROUP BY 1, 2`,
    [account.id, after, latest.order_date, first],
  );
  const amount = (minor: bigint) => formatAmount(minor, account.currency);
  return days.map((day, index) => {
    const isOfDay = (date: string) => date > (day.before_date ?? '') && date <= day.order_date;
    const sumOf = (part: DayPart) =>
      sums.reduce((sum, one) => (one.part === part && isOfDay(one.day) ? sum + one.amount_minor : sum), 0n);
    const countOf = (state: 'OPEN' | 'SET_ASIDE') =>
      counts.reduce(
        (sum, one) => (one.state === state && isOfDay(one.booking_date) ? sum + Number(one.count) : sum),
        0,
      );
    const posted = POSTED.map((kind) => sumOf(`POSTED_${kind}`));
    const entries = sumOf('ENTRIES');
    const setAside = sumOf('SET_ASIDE');
    const balances = compared[index]!;
    return {
      date: day.order_date,
      statement: day.statement_name,
      statementNumber: day.sequence_number,
      opening: amount(day.before_minor ?? beginning.openingMinor),
      booked: amount(entries),
      posted: posted.map(amount),
      openEntries: countOf('OPEN'),
      openAmount: amount(entries - setAside - posted.reduce((sum, one) => sum + one, 0n)),
      setAsideEntries: countOf('SET_ASIDE'),
      setAsideAmount: amount(setAside),
      closing: balances.statementBalance,
      ledger: balances.ledgerBalance,
      difference: balances.differenceAmount,
      reasons: balances.reasons,
    };
  });
}

/** In the order of the amounts of `posted`. */
const POSTED = ['PAYOUT', 'RETURN', 'FEE', 'FUNDING', 'OTHER', 'CORRECTION'] as const;
