import { explain } from '../../../../shared/error-texts.ts';
import { notFound, refused } from '../../../../shared/errors.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { lockAccounts, type LockedAccount } from '../reconciliation/post-entries.ts';

export interface WaitingOpening {
  id: string;
  account: LockedAccount;
  statementId: string;
  fileId: string;
  statementName: string;
  day: string;
  openingMinor: bigint;
  proposedBy: string;
}

/** Locks an opening balance that waits. Throws 404; 400 `opening_balance_not_waiting`. */
export async function lockWaiting(tx: Tx, entityId: string, id: string): Promise<WaitingOpening> {
  const [found] = await tx.query('SELECT account_id FROM opening_balances WHERE id = $1 AND entity_id = $2', [
    id,
    entityId,
  ]);
  if (!found) throw notFound('opening_balance');
  const account = await lockAccounts(tx, found.account_id);
  const [row] = await tx.query(
    `SELECT o.day, o.opening_minor, o.proposed_by, o.statement_id, s.file_id, s.statement_name
       FROM opening_balances o
       JOIN bank_statements s ON s.id = o.statement_id
      WHERE o.id = $1 AND o.confirmed_at IS NULL AND o.withdrawn_at IS NULL`,
    [id],
  );
  if (!row) throw refused('opening_balance_not_waiting', explain('opening_balance_not_waiting'));
  return {
    id,
    account,
    statementId: row.statement_id,
    fileId: row.file_id,
    statementName: row.statement_name,
    day: row.day,
    openingMinor: row.opening_minor,
    proposedBy: row.proposed_by,
  };
}
