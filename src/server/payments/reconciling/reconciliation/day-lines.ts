import { formatAmount } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { IS_CONTINUED } from '../statements/statement-order.ts';
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
    `SELECT d.id, d.statement_name, d.sequence_number, d.order_date, d.closing_minor,
            p.order_date AS before_date, p.closing_minor AS before_minor
       FROM bank_statements d
       LEFT JOIN LATERAL (
             SELECT s.order_date, s.closing_minor
               FROM bank_statements s
              WHERE s.account_id = d.account_id AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
                AND s.taken_back_at IS NULL
                AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
                AND s.order_date < d.order_date AND s.order_date >= $3
              ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, ${IS_CONTINUED}, s.id DESC
              LIMIT 1) p ON true
      WHERE d.account_id = $1 AND d.id = ANY($2)
      ORDER BY d.order_date DESC`,
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
const POSTED = ['PAYOUT', 'RETURN', 'FEE', 'FUNDING', 'OTHER', 'CORRECTION', 'RECEIPT'] as const;
