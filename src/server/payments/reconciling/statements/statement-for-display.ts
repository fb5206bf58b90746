import type { z } from 'zod';
import type { BankStatement } from '../../../../contract/dashboard/statements.ts';
import { notFound } from '../../../../shared/errors.ts';
import { formatAmount } from '../../../../shared/money.ts';
import type { Queryable, RowOf } from '../../../platform/database/pool.ts';

type StatementForDisplay = z.input<typeof BankStatement>;

const SELECT_STATEMENTS = `
  SELECT s.id, s.account_id, a.account_number, a.currency, a.connection_id, c.display_name, s.kind,
         s.statement_name, s.sequence_number, s.opening_minor, s.opening_date, s.closing_minor,
         s.closing_date, s.entry_count, s.booked_minor, s.received_at, f.id AS file_id, f.file_name, f.format,
         f.received_by, u.name AS received_by_name, f.fetched_at IS NOT NULL AS is_fetched,
         s.by_users AND f.fetched_at IS NULL AS is_uploaded, s.taken_back_at, s.taken_back_by,
         t.name AS taken_back_by_name, s.taken_back_reason,
         (SELECT count(*)
            FROM statement_findings x
           WHERE x.statement_id = s.id AND x.resolved_at IS NULL
             AND NOT may_be_unread(x.entity_id, x.code, x.found_at)) AS open_findings
    FROM bank_statements s
    JOIN statement_accounts a ON a.id = s.account_id
    JOIN bank_file_connections c ON c.id = a.connection_id
    JOIN statement_files f ON f.id = s.file_id
    LEFT JOIN users u ON u.id = f.received_by
    LEFT JOIN users t ON t.id = s.taken_back_by`;

/** Statements by their ids, in the order of the ids. */
export async function loadStatements(db: Queryable, ids: readonly string[]): Promise<StatementForDisplay[]> {
  const rows = await db.query(`${SELECT_STATEMENTS} WHERE s.id = ANY($1)`, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => display(byId.get(id)!));
}

/** One statement of the entity. Throws 404. */
export async function loadStatement(
  db: Queryable,
  entityId: string,
  id: string,
): Promise<StatementForDisplay> {
  const [row] = await db.query(`${SELECT_STATEMENTS} WHERE s.entity_id = $1 AND s.id = $2`, [entityId, id]);
  if (!row) throw notFound('statement');
  return display(row);
}

function display(row: RowOf<typeof SELECT_STATEMENTS>): StatementForDisplay {
  const amount = (minor: bigint) => formatAmount(minor, row.currency);
  const balance = (minor: bigint | null, date: string | null) =>
    minor === null || date === null ? null : { amount: amount(minor), date };
  return {
    id: row.id,
    account: {
      id: row.account_id,
      accountNumber: row.account_number,
      currency: row.currency,
      connection: { id: row.connection_id, displayName: row.display_name },
    },
    kind: row.kind,
    name: row.statement_name,
    sequenceNumber: row.sequence_number,
    opening: balance(row.opening_minor, row.opening_date),
    closing: balance(row.closing_minor, row.closing_date),
    bookedAmount: amount(row.booked_minor),
    entryCount: row.entry_count,
    openFindings: Number(row.open_findings),
    receivedAt: row.received_at.toISOString(),
    file: {
      id: row.file_id,
      fileName: row.file_name,
      format: row.format!,
      receivedBy:
        row.received_by === null ? null : { userId: row.received_by, name: row.received_by_name ?? '' },
      isFetched: row.is_fetched ?? false,
    },
    isUploaded: row.is_uploaded ?? false,
    takenBack:
      row.taken_back_at && row.taken_back_by !== null
        ? {
            by: { userId: row.taken_back_by, name: row.taken_back_by_name ?? '' },
            at: row.taken_back_at.toISOString(),
            reason: row.taken_back_reason ?? '',
          }
        : null,
  };
}
