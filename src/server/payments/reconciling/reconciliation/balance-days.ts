import type { z } from 'zod';
import type {
  BalanceDay,
  listStatementAccounts as accountsOp,
} from '../../../../contract/dashboard/balance-days.ts';
import { compareBalance } from '../../../../domain/reconciliation/balance-reasons.ts';
import type { StoredPurpose } from '../../../../shared/bank-file-terms.ts';
import { notFound } from '../../../../shared/errors.ts';
import { formatAmount, parseAmount } from '../../../../shared/money.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable, RowOf } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { todayOf } from '../funding/today.ts';
import { MONTH_WAITS } from '../statements/require-open-month.ts';
import type { DayPart } from '../statements/tables.ts';
import { IS_CONTINUED } from '../statements/statement-order.ts';
import { loadBeginning, type Beginning } from './beginning.ts';
import { connectionsWithUnbooked } from './unbooked-payments.ts';

type BalanceDayForDisplay = z.input<typeof BalanceDay>;

/** The purposes of accounts whose entries are compared and posted. */
const COMPARED = ['PAYMENTS', 'RECEIPTS'] as const satisfies readonly StoredPurpose[];

const SELECT_ACCOUNTS = `
  SELECT a.id, a.entity_id, a.account_number, a.currency, a.connection_id, c.display_name
    FROM statement_accounts a
    JOIN bank_file_connections c ON c.id = a.connection_id`;

export type AccountRow = RowOf<typeof SELECT_ACCOUNTS>;

/** The accounts for a purpose, in the order in which their first statements came. */
export function loadAccounts(
  db: Queryable,
  entityId: string,
  purposes: readonly StoredPurpose[],
): Promise<AccountRow[]> {
  return db.query(
    `${SELECT_ACCOUNTS}
     WHERE a.entity_id = $1 AND c.purpose = ANY($2) ORDER BY a.created_at, a.id`,
    [entityId, purposes],
  );
}

/** A statement of a day after $1 that is in question for being dated in the future. */
const IS_AHEAD = `(
        s.order_date > $1
        AND EXISTS (SELECT FROM statement_findings x
                     WHERE x.statement_id = s.id AND x.code = 'DATED_AHEAD' AND x.resolved_at IS NULL))`;

/** The last day of an account that has a closing balance. */
export interface LatestDay {
  /** Null without one. */
  day: BalanceDayForDisplay | null;
  /** How many statements are dated after today and in question, and therefore left out. */
  ahead: number;
}

/**
 * The last day of an account that has a closing balance. A statement that is dated after today and in
 * question counts once the question is answered or its day has come, or when there is no other.
 */
export async function latestDay(
  db: Queryable,
  account: AccountRow,
  beginning: Beginning | null,
  today: string,
): Promise<LatestDay> {
  const [counted] = await db.query(
    `SELECT count(*)::int AS ahead
       FROM bank_statements s
      WHERE s.account_id = $2 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
        AND s.taken_back_at IS NULL AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
        AND ${IS_AHEAD}`,
    [today, account.id],
  );
  const ahead = counted?.ahead ?? 0;
  const last =
    (await lastStated(db, account, beginning, today)) ??
    (ahead > 0 ? await lastStated(db, account, beginning, LAST_DAY) : null);
  const [day] = await compareDays(db, account, beginning, last ? [last] : []);
  return { day: day ?? null, ahead };
}

/** No statement is dated after it. */
const LAST_DAY = '9999-12-31';

async function lastStated(
  db: Queryable,
  account: AccountRow,
  beginning: Beginning | null,
  today: string,
): Promise<StatedDay | null> {
  const [last] = await db.query(
    `SELECT s.id, s.statement_name, s.order_date, s.closing_minor
       FROM bank_statements s
      WHERE s.account_id = $2 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
        AND s.taken_back_at IS NULL AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
        AND s.order_date >= $3 AND NOT ${IS_AHEAD}
      ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, ${IS_CONTINUED}, s.id DESC
      LIMIT 1`,
    [today, account.id, beginning?.isBooked ? beginning.firstDay : ''],
  );
  return last ?? null;
}

/** GET /app/statement-accounts: in the order in which their first statements came. */
export function listStatementAccounts(context: Context): Handler<typeof accountsOp> {
  const { database, clock } = context;
  return async ({ caller }) => {
    const accounts = await loadAccounts(database, caller.entityId, COMPARED);
    const open = await database.query(
      `SELECT account_id, count(*) AS entries, count(*) FILTER (WHERE verdict = 'LIKELY') AS proposals,
              count(*) FILTER (WHERE verdict = 'EXACT') AS waiting,
              count(*) FILTER (WHERE verdict IS NULL) AS uncompared
         FROM reconciled_entries
        WHERE entity_id = $1 AND state = 'OPEN'
        GROUP BY account_id`,
      [caller.entityId],
    );
    const findings = await database.query(
      `SELECT s.account_id, count(*) AS count
         FROM statement_findings x
         JOIN bank_statements s ON s.id = x.statement_id
        WHERE x.entity_id = $1 AND x.resolved_at IS NULL
          AND NOT may_be_unread(x.entity_id, x.code, x.found_at)
        GROUP BY s.account_id`,
      [caller.entityId],
    );
    const months = await database.query(
      `SELECT c.account_id, min(c.month) AS month
         FROM month_closes c
        WHERE c.entity_id = $1 AND ${MONTH_WAITS}
        GROUP BY c.account_id`,
      [caller.entityId],
    );
    const unbooked = await connectionsWithUnbooked(database, caller.entityId, nowOf(clock));
    const today = await todayOf(context, database, caller.entityId);
    return Promise.all(
      accounts.map(async (account) => {
        const counts = open.find((row) => row.account_id === account.id);
        const beginning = await loadBeginning(database, account.id);
        const { day, ahead } = await latestDay(database, account, beginning, today);
        return {
          account: {
            id: account.id,
            accountNumber: account.account_number,
            currency: account.currency,
            connection: { id: account.connection_id, displayName: account.display_name },
          },
          openEntries: Number(counts?.entries ?? 0),
          proposals: Number(counts?.proposals ?? 0),
          waiting: Number(counts?.waiting ?? 0),
          openFindings: Number(findings.find((row) => row.account_id === account.id)?.count ?? 0),
          statementsAhead: ahead,
          latest: day,
          monthToConfirm: months.find((row) => row.account_id === account.id)?.month ?? null,
          isChanging: Number(counts?.uncompared ?? 0) > 0 || unbooked.has(account.connection_id),
        };
      }),
    );
  };
}

/** An account whose entries are compared. Throws 404. */
export async function requireAccount(db: Queryable, entityId: string, id: string): Promise<AccountRow> {
  const [account] = await db.query(
    `${SELECT_ACCOUNTS} WHERE a.entity_id = $1 AND c.purpose = ANY($3) AND a.id = $2`,
    [entityId, id, COMPARED],
  );
  if (!account) throw notFound('statement_account');
  return account;
}

/** The days of a list; both are included. */
interface Filters {
  from?: string | undefined;
  to?: string | undefined;
}

/** The conditions of the statements with the closing balances of days. */
export function daysFound(account: AccountRow, beginning: Beginning | null, query: Filters): Conditions {
  const found = new Conditions();
  found.and(
    `SELECT FROM bank_statements s
      WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
        AND s.taken_back_at IS NULL
        AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)`,
    [account.id],
  );
  if (beginning?.isBooked)
    found.and('SELECT FROM bank_statements s WHERE s.order_date >= $1', [beginning.firstDay]);
  if (query.from) found.and('SELECT FROM bank_statements s WHERE s.order_date >= $1', [query.from]);
  if (query.to) found.and('SELECT FROM bank_statements s WHERE s.order_date <= $1', [query.to]);
  return found;
}

interface StatedDay {
  id: string;
  statement_name: string;
  order_date: string;
  closing_minor: bigint | null;
}

/** Compares days of an account, the latest first. Reads the sums of days, never entries or postings. */
export async function compareDays(
  db: Queryable,
  account: AccountRow,
  beginning: Beginning | null,
  days: readonly StatedDay[],
): Promise<BalanceDayForDisplay[]> {
  const [latest, earliest] = [days[0], days.at(-1)];
  if (!latest || !earliest || !beginning) return [];
  const { openingMinor, firstDay } = beginning;
  const sums = await db.query(
    `SELECT CASE WHEN t.day < $4 THEN '' ELSE t.day END AS day, t.part,
            sum(t.amount_minor)::bigint AS amount_minor
       FROM bank_day_totals t
      WHERE t.entity_id = $1 AND ltrim(t.account_number, '0') = ltrim($2, '0')
        AND t.currency = $3 AND t.day <= $5
        AND (t.day >= $6 OR NOT ($7 OR starts_with(t.part, 'BOOKED_')))
      GROUP BY 1, 2`,
    [
      account.entity_id,
      account.account_number,
      account.currency,
      earliest.order_date,
      latest.order_date,
      firstDay,
      beginning.isBooked,
    ],
  );
  // Money that was booked before the first statement but is on a statement.
  const before = beginning.isBooked
    ? []
    : await db.query(
        `SELECT o.kind, o.booking_date, sum(o.expected_minor)::bigint AS amount_minor
           FROM entry_postings o
          WHERE o.account_id = $1 AND o.book_day < $2
          GROUP BY 1, 2`,
        [account.id, firstDay],
      );
  const beforeOpeningMinor = beginning.isBooked ? 0n : await entriesBefore(db, account, firstDay);
  const amounts = [
    ...sums.map((row) => ({ day: row.day!, part: row.part, amountMinor: row.amount_minor ?? 0n })),
    ...before.map((row) => ({
      day: row.booking_date,
      part: `BOOKED_${row.kind}` as DayPart,
      amountMinor: row.amount_minor ?? 0n,
    })),
  ];
  return days.map((day) => {
    const sumOf = (part: DayPart) =>
      amounts.reduce(
        (sum, one) => (one.part === part && one.day <= day.order_date ? sum + one.amountMinor : sum),
        0n,
      );
    const compared = compareBalance({
      openingMinor,
      closingMinor: day.closing_minor ?? 0n,
      entriesMinor: sumOf('ENTRIES'),
      setAsideMinor: sumOf('SET_ASIDE'),
      beforeOpeningMinor,
      booked: {
        PAYOUT: sumOf('BOOKED_PAYOUT'),
        FEE: sumOf('BOOKED_FEE'),
        RETURN: sumOf('BOOKED_RETURN'),
        FUNDING: sumOf('BOOKED_FUNDING'),
        OTHER: sumOf('BOOKED_OTHER'),
        RECEIPT: sumOf('BOOKED_RECEIPT'),
      },
      posted: {
        PAYOUT: sumOf('POSTED_PAYOUT'),
        FEE: sumOf('POSTED_FEE'),
        RETURN: sumOf('POSTED_RETURN'),
        FUNDING: sumOf('POSTED_FUNDING'),
        OTHER: sumOf('POSTED_OTHER'),
        CORRECTION: sumOf('POSTED_CORRECTION'),
        RECEIPT: sumOf('POSTED_RECEIPT'),
      },
    });
    const amount = (minor: bigint) => formatAmount(minor, account.currency);
    return {
      date: day.order_date,
      statement: { id: day.id, name: day.statement_name },
      ledgerBalance: amount(compared.ledgerMinor),
      statementBalance: amount(compared.statementMinor),
      differenceAmount: amount(compared.differenceMinor),
      reasons: compared.reasons.map(({ code, amountMinor }) => ({ code, amount: amount(amountMinor) })),
    };
  });
}

/** The ledger's balances of an account at the end of days, the latest first. */
export async function ledgerAtEnds(
  db: Queryable,
  account: AccountRow,
  beginning: Beginning,
  days: readonly string[],
): Promise<bigint[]> {
  const ends = days.map((day) => ({ id: '', statement_name: '', order_date: day, closing_minor: null }));
  const compared = await compareDays(db, account, beginning, ends);
  return compared.map(({ ledgerBalance }) => parseAmount(ledgerBalance, account.currency)!);
}

/** The entries of days before the first statement with balances, whose opening balance contains them. */
async function entriesBefore(db: Queryable, account: AccountRow, firstDay: string): Promise<bigint> {
  const [row] = await db.query(
    `SELECT coalesce(sum(t.amount_minor), 0)::bigint AS amount_minor
       FROM bank_day_totals t
      WHERE t.entity_id = $1 AND ltrim(t.account_number, '0') = ltrim($2, '0')
        AND t.currency = $3 AND t.day < $4 AND t.part = 'ENTRIES'`,
    [account.entity_id, account.account_number, account.currency, firstDay],
  );
  return row!.amount_minor ?? 0n;
}
