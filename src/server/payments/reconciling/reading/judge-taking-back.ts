import { explain } from '../../../../shared/error-texts.ts';
import { refused, type Problem } from '../../../../shared/errors.ts';
import type { z } from 'zod';
import type { BankStatementDetails } from '../../../../contract/dashboard/statements.ts';
import type { Queryable, RowOf } from '../../../platform/database/pool.ts';
import { loadStatement } from '../statements/statement-for-display.ts';
import { closedMonthOf } from '../statements/require-open-month.ts';

const SELECT_STATEMENT = `
  SELECT s.id, s.file_id, s.kind, s.statement_name, s.sequence_number, s.opening_minor, s.opening_date,
         s.closing_minor, s.closing_date, s.order_date, s.taken_back_at, a.account_key, f.file_name, f.sha256,
         NOT s.by_users
         OR EXISTS (
              SELECT 1
                FROM statement_files b
               WHERE b.entity_id = s.entity_id AND b.fetched_at IS NOT NULL
                 AND (b.id = s.file_id
                      OR b.statements @> jsonb_build_array(
                           jsonb_build_object('statementId', s.id, 'arrival', 'AGAIN')))) AS of_bank,
         o.id AS opening_id, o.confirmed_at AS opening_confirmed_at
    FROM bank_statements s
    JOIN statement_accounts a ON a.id = s.account_id
    JOIN statement_files f ON f.id = s.file_id
    LEFT JOIN opening_balances o ON o.statement_id = s.id AND o.withdrawn_at IS NULL`;

/** A statement with everything that decides whether it can be taken back. */
export type StatementToTakeBack = RowOf<typeof SELECT_STATEMENT>;

/** A statement, and why it cannot be taken back. Throws 404. */
export async function loadStatementDetails(
  db: Queryable,
  entityId: string,
  id: string,
): Promise<z.input<typeof BankStatementDetails>> {
  const statement = await loadStatement(db, entityId, id);
  const { problem } = await judgeTakingBack(db, statement.account, await loadToTakeBack(db, id));
  return { ...statement, takeBackRefusal: problem && { detail: problem.message, params: problem.params } };
}

/** A statement that exists. */
export async function loadToTakeBack(db: Queryable, id: string): Promise<StatementToTakeBack> {
  const [statement] = await db.query(`${SELECT_STATEMENT} WHERE s.id = $1`, [id]);
  return statement!;
}

/**
 * Why a statement cannot be taken back; null if it can. `leaving` are the entries that no other statement
 * has. Who changes something by it has locked the account.
 */
export async function judgeTakingBack(
  db: Queryable,
  account: { id: string; accountNumber: string },
  statement: StatementToTakeBack,
): Promise<{ problem: Problem | null; leaving: string[] }> {
  const problem = problemOfUpload(statement);
  if (problem) return { problem, leaving: [] };
  const leaving = await loadLeaving(db, statement.id);
  const posted = await problemOfPosted(db, leaving);
  if (posted) return { problem: posted, leaving };
  const days = [statement.order_date, ...(await daysOfEntries(db, leaving))];
  const detail = await closedMonthOf(db, account, days);
  return { problem: detail && refused('month_closed', explain('month_closed', { detail })), leaving };
}

function problemOfUpload(statement: StatementToTakeBack): Problem | null {
  if (statement.taken_back_at) return refused('statement_taken_back', explain('statement_taken_back'));
  if (statement.of_bank !== false)
    return refused('statement_sent_by_bank', explain('statement_sent_by_bank'));
  if (statement.opening_id === null) return null;
  const isBooked = statement.opening_confirmed_at !== null;
  return refused(
    'statement_has_opening_balance',
    explain(isBooked ? 'statement_has_opening_balance.booked' : 'statement_has_opening_balance'),
  );
}

/** The entries that no other statement has. */
async function loadLeaving(db: Queryable, statementId: string): Promise<string[]> {
  const rows = await db.query(
    `SELECT DISTINCT l.entry_id
       FROM statement_lines l
      WHERE l.statement_id = $1
        AND NOT EXISTS (
              SELECT 1
                FROM statement_lines o
                JOIN bank_statements s ON s.id = o.statement_id
               WHERE o.entry_id = l.entry_id AND s.id <> $1 AND s.taken_back_at IS NULL)`,
    [statementId],
  );
  return rows.map(({ entry_id }) => entry_id);
}

async function daysOfEntries(db: Queryable, leaving: readonly string[]): Promise<string[]> {
  const rows = await db.query(
    'SELECT DISTINCT booking_date FROM reconciled_entries WHERE entry_id = ANY($1)',
    [leaving],
  );
  return rows.map((row) => row.booking_date);
}

/** 400 `statement_entries_posted` with how many are, and how many of them can be undone; null without any. */
async function problemOfPosted(db: Queryable, leaving: readonly string[]): Promise<Problem | null> {
  const [row] = await db.query(
    `SELECT count(*)::int AS count, count(*) FILTER (WHERE p.undoable)::int AS undoable
       FROM reconciled_entries r
      CROSS JOIN LATERAL (
            SELECT bool_and(o.kind = 'OTHER' OR (o.kind = 'FEE' AND o.file_id IS NULL)) AS undoable
              FROM entry_postings o
             WHERE o.entry_id = r.entry_id AND o.undoes IS NULL
               AND NOT EXISTS (SELECT FROM entry_postings u WHERE u.undoes = o.id)) p
      WHERE r.entry_id = ANY($1) AND r.state = 'POSTED'`,
    [leaving],
  );
  const { count, undoable } = row!;
  if (!count) return null;
  const numbers = { count: String(count), undoable: String(undoable ?? 0) };
  if (undoable === count)
    return refused('statement_entries_posted', explain('statement_entries_posted', numbers));
  return refused(
    'statement_entries_posted',
    explain(undoable ? 'statement_entries_posted.partly' : 'statement_entries_posted.fixed', numbers),
  );
}
