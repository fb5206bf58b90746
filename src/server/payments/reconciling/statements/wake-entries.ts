import type { Tx } from '../../../platform/database/pool.ts';

/**
 * Lets entries at rest that may repeat some entries, or be repeated by them, be compared again. Each hash is
 * looked up once: a statement of 20,000 equal entries has 400 million pairs.
 */
export async function wakeAlike(tx: Tx, entryIds: readonly string[]): Promise<void> {
  if (entryIds.length === 0) return;
  await tx.query(
    `WITH alike AS MATERIALIZED (
       SELECT DISTINCT account_id, alike_hash
         FROM statement_lines
        WHERE entry_id = ANY($1))
     UPDATE reconciled_entries r
        SET rests = false
      WHERE r.rests AND r.state IN ('OPEN', 'SET_ASIDE')
        AND r.entry_id IN (
              SELECT o.entry_id
                FROM alike
                JOIN statement_lines o
                  ON o.account_id = alike.account_id AND o.alike_hash = alike.alike_hash)`,
    [entryIds],
  );
}

/** Lets entries at rest that have the amount of something expected now be compared again. */
export async function wakeByAmount(tx: Tx, entityId: string, amountMinor: bigint): Promise<void> {
  await tx.query(
    `UPDATE reconciled_entries
        SET rests = false
      WHERE entity_id = $1 AND state IN ('OPEN', 'SET_ASIDE') AND rests AND amount_minor = $2`,
    [entityId, amountMinor],
  );
}

/** Lets open entries at rest that have the direction and an amount of a rule be compared again. */
export async function wakeByAmounts(
  tx: Tx,
  accountId: string,
  { isOut, fromMinor, toMinor }: { isOut: boolean; fromMinor: bigint; toMinor: bigint },
): Promise<void> {
  const [least, most] = isOut ? [-toMinor, -fromMinor] : [fromMinor, toMinor];
  await tx.query(
    `UPDATE reconciled_entries
        SET rests = false
      WHERE account_id = $1 AND state = 'OPEN' AND rests AND amount_minor BETWEEN $2 AND $3`,
    [accountId, least, most],
  );
}
