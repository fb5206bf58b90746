import { daysOfMonth, monthOf } from '../../../../domain/reconciliation/month-end.ts';
import { addDays } from '../../../../shared/calendar-day.ts';
import { formatAmount } from '../../../../shared/money.ts';
import { ENTRY_CATEGORIES, POSTING_KINDS } from '../../../../shared/reconciliation-terms.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { AccountRow } from '../reconciliation/balance-days.ts';
import type { Beginning } from '../reconciliation/beginning.ts';
import type { MonthRecord } from '../statements/tables.ts';
import { countedDays, loadEnds, type Days } from './load-months.ts';

/** What a month of an account is by now, with the digest of that. */
export async function loadRecord(
  db: Queryable,
  account: AccountRow,
  beginning: Beginning,
  month: string,
): Promise<{ record: MonthRecord; digest: string }> {
  const amount = (minor: bigint | null) => formatAmount(minor ?? 0n, account.currency);
  const days = countedDays(month, beginning);
  const before = monthOf(addDays(daysOfMonth(month).firstDay, -1));
  const ends = await loadEnds(db, account, beginning, [month, before]);
  const end = ends.get(month)!.balances;
  const isFirst = month === monthOf(beginning.firstDay);
  const posted = await loadPosted(db, account.id, days);
  const { entries, statements, settlements } = await loadSums(db, account, days, daysOfMonth(month));
  const sumOf = (state: string | null) => {
    const own = entries.filter((row) => state === null || row.state === state);
    return {
      count: own.reduce((sum, row) => sum + Number(row.count), 0),
      amount: amount(own.reduce((sum, row) => sum + (row.amount_minor ?? 0n), 0n)),
    };
  };
  const sumOfPostings = (rows: typeof posted) => ({
    count: rows.reduce((sum, row) => sum + Number(row.count), 0),
    amount: amount(rows.reduce((sum, row) => sum + (row.amount_minor ?? 0n), 0n)),
  });
  const record: MonthRecord = {
    month,
    accountNumber: account.account_number,
    currency: account.currency,
    openingBalance: (isFirst ? null : ends.get(before)!.balances?.bank) ?? amount(beginning.openingMinor),
    bankBalance: end?.bank ?? amount(0n),
    ledgerBalance: end?.ledger ?? amount(0n),
    difference: end?.difference ?? amount(0n),
    statements,
    entries: sumOf(null),
    posted: POSTING_KINDS.flatMap((kind) => {
      const own = posted.filter((one) => one.kind === kind);
      return own.length > 0 ? [{ kind, ...sumOfPostings(own) }] : [];
    }),
    other: ENTRY_CATEGORIES.flatMap((category) => {
      const own = posted.filter((one) => one.kind === 'OTHER' && one.category === category);
      return own.length > 0 ? [{ category, ...sumOfPostings(own) }] : [];
    }),
    setAside: sumOf('SET_ASIDE'),
    settlements,
    entriesDigest: await digestOfEntries(db, account.id, days),
  };
  const [hashed] = await db.query(
    "SELECT encode(sha256(convert_to($1::jsonb::text, 'UTF8')), 'hex') AS digest",
    [JSON.stringify(record)],
  );
  return { record, digest: hashed!.digest! };
}

function loadPosted(db: Queryable, accountId: string, { firstDay, lastDay }: Days) {
  return db.query(
    `SELECT o.kind, u.category, count(*) AS count, sum(o.amount_minor)::bigint AS amount_minor
       FROM reconciled_entries r
       JOIN entry_postings o ON o.entry_id = r.entry_id AND o.undoes IS NULL
       LEFT JOIN entry_rules u ON u.id = o.rule_id
      WHERE r.account_id = $1 AND r.state = 'POSTED' AND r.booking_date BETWEEN $2 AND $3
        AND NOT EXISTS (SELECT FROM entry_postings x WHERE x.undoes = o.id)
      GROUP BY 1, 2`,
    [accountId, firstDay, lastDay],
  );
}

async function loadSums(db: Queryable, account: AccountRow, { firstDay, lastDay }: Days, whole: Days) {
  const entries = await db.query(
    `SELECT r.state, count(*) AS count, sum(r.amount_minor)::bigint AS amount_minor
       FROM reconciled_entries r
      WHERE r.account_id = $1 AND r.state = ANY('{OPEN,POSTED,SET_ASIDE}')
        AND r.booking_date BETWEEN $2 AND $3
      GROUP BY 1`,
    [account.id, firstDay, lastDay],
  );
  const [stated] = await db.query(
    `SELECT count(*) AS count
       FROM bank_statements s
      WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.order_date BETWEEN $2 AND $3
        AND s.taken_back_at IS NULL
        AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)`,
    [account.id, firstDay, lastDay],
  );
  const [due] = await db.query(
    `SELECT count(*) AS count,
            count(*) FILTER (WHERE t.state NOT IN ('SETTLED', 'NOTHING_DUE')) AS not_settled
       FROM settlement_totals t
       JOIN bank_files f ON f.id = t.file_id
      WHERE t.entity_id = $1 AND t.execution_date BETWEEN $4 AND $5
        AND ltrim(f.payer_account_number, '0') = ltrim($2, '0') AND f.currency = $3`,
    [account.entity_id, account.account_number, account.currency, whole.firstDay, whole.lastDay],
  );
  return {
    entries,
    statements: Number(stated!.count),
    settlements: { count: Number(due!.count), notSettled: Number(due!.not_settled) },
  };
}

/** SHA-256 over a line for each entry: its id, day, amount, state and postings, in the order of the ids. */
async function digestOfEntries(db: Queryable, accountId: string, { firstDay, lastDay }: Days) {
  const [row] = await db.query(
    `SELECT encode(sha256(convert_to(coalesce(string_agg(n.line, E'\\n' ORDER BY n.entry_id), ''), 'UTF8')),
                   'hex') AS digest
       FROM (SELECT r.entry_id,
                    concat_ws(' ', r.entry_id, r.booking_date, r.amount_minor, r.state,
                      (SELECT string_agg(concat_ws(':', o.kind, o.amount_minor, o.withdrawal_id, o.file_id,
                                                   o.funding_id, o.rule_id), ',' ORDER BY o.id)
                         FROM entry_postings o
                        WHERE o.entry_id = r.entry_id AND o.undoes IS NULL
                          AND NOT EXISTS (SELECT FROM entry_postings u WHERE u.undoes = o.id))) AS line
               FROM reconciled_entries r
              WHERE r.account_id = $1 AND r.state = ANY('{OPEN,POSTED,SET_ASIDE}')
                AND r.booking_date BETWEEN $2 AND $3) n`,
    [accountId, firstDay, lastDay],
  );
  return row!.digest!;
}
