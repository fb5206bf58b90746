import type { Tx } from '../../../platform/database/pool.ts';

/** Lets entries at rest be compared again that may repeat, or be repeated by, some entries. */
export async function wakeAlike(tx: Tx, entryIds: readonly string[]): Promise<void> {
  if (entryIds.length === 0) return;
  await tx.query(
    `UPDATE reconciled_entries r
        SET rests = false
      WHERE r.rests AND r.state <> 'POSTED'
        AND r.entry_id IN (
              SELECT o.entry_id
                FROM statement_lines l
                JOIN statement_lines o ON o.account_id = l.account_id AND o.alike_hash = l.alike_hash
               WHERE l.entry_id = ANY($1))`,
    [entryIds],
  );
}

/** Lets entries at rest be compared again that have the amount of something that is expected now. */
export async function wakeByAmount(tx: Tx, entityId: string, amountMinor: bigint): Promise<void> {
  await tx.query(
    `UPDATE reconciled_entries
        SET rests = false
      WHERE entity_id = $1 AND state IN ('OPEN', 'SET_ASIDE') AND rests AND amount_minor = $2`,
    [entityId, amountMinor],
  );
}
