import type { Tx } from '../../platform/database/pool.ts';

/**
 * How many approvals of a batch count: those of enabled users with the role APPROVER. A function of the
 * database decides, and locks these users until the transaction ends.
 */
export async function countingApprovals(tx: Tx, batchId: string): Promise<number> {
  const [row] = await tx.query('SELECT counting_approvals($1) AS counted', [batchId]);
  return Number(row!.counted);
}
