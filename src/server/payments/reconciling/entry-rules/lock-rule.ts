import { notFound } from '../../../../shared/errors.ts';
import type { EntryRule } from '../../../../domain/reconciliation/expected.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { ruleOf } from '../reconciliation/load-rules.ts';
import { lockAccounts, type LockedAccount } from '../reconciliation/post-entries.ts';

export interface LockedRule {
  account: LockedAccount;
  rule: EntryRule;
  entryId: string;
  fileId: string;
  proposedBy: string;
  isConfirmed: boolean;
  isEnded: boolean;
}

/** Locks the accounts of the entity, and with them its rules. Throws 404. */
export async function lockRule(tx: Tx, entityId: string, id: string): Promise<LockedRule> {
  const [found] = await tx.query('SELECT account_id FROM entry_rules WHERE id = $1 AND entity_id = $2', [
    id,
    entityId,
  ]);
  if (!found) throw notFound('entry_rule');
  const account = await lockAccounts(tx, found.account_id);
  const [row] = await tx.query(
    `SELECT e.id, e.category, e.is_out, e.words, e.from_minor, e.to_minor, e.is_automatic, e.entry_id,
            r.file_id, e.proposed_by, e.confirmed_at, e.ended_at
       FROM entry_rules e
       JOIN reconciled_entries r ON r.entry_id = e.entry_id
      WHERE e.id = $1`,
    [id],
  );
  return {
    account,
    rule: ruleOf(row!, account.accountNumber),
    entryId: row!.entry_id,
    fileId: row!.file_id,
    proposedBy: row!.proposed_by,
    isConfirmed: row!.confirmed_at !== null,
    isEnded: row!.ended_at !== null,
  };
}
