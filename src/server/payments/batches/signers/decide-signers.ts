import type { Currency } from '../../../../shared/money.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { recordRequirements, requirementsNow, totalOf } from './requirements.ts';

/** A batch that was just written, with its withdrawals. */
interface WrittenBatch {
  id: string;
  creator: { userId: string; entityId: string };
  request: { currency: Currency };
  totalAmountMinor: bigint;
  executionDate: string | null;
  approvalsRequired: number;
  at: Date;
}

/**
 * Decides which signers a new batch needs by the policy in force, and records them. The version is the one
 * that the database has given to the batch; without a policy nothing is done.
 */
export async function decideSigners(tx: Tx, batch: WrittenBatch, timezone: string): Promise<void> {
  const [pinned] = await tx.query('SELECT policy_version FROM batches WHERE id = $1', [batch.id]);
  const policyVersion = pinned!.policy_version;
  if (policyVersion === 0) return;
  const { id, creator, totalAmountMinor, executionDate, at } = batch;
  const requirements = await requirementsNow(
    tx,
    {
      id,
      entityId: creator.entityId,
      currency: batch.request.currency,
      totalAmountMinor,
      createdBy: creator.userId,
      createdAt: at,
      executionDate,
      movesOn: null,
      policyVersion,
    },
    { base: batch.approvalsRequired, timezone, at },
  );
  await recordRequirements(tx, { id, entityId: creator.entityId }, requirements, at);
  const total = totalOf(requirements);
  if (total > batch.approvalsRequired)
    await tx.query('UPDATE batches SET approvals_required = $2 WHERE id = $1', [id, total]);
}
