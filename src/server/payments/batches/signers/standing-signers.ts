import { isSignedEnough } from '../../../../domain/payouts/signers.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import type { LockedBatch } from '../lock-batch.ts';
import { recordRequirements, requirementsNow } from './requirements.ts';

/**
 * Whether the signers of a standing approval are those that the policies ask for, and then records what they
 * ask for. A run is judged by the sum of all runs, so that instalments never need fewer people. `people`: the
 * signers that count, in the order in which they signed.
 */
export async function standingIsSigned(
  tx: Tx,
  batch: LockedBatch,
  version: { approvalsRequired: number; approvalAmountMinor: bigint },
  people: readonly string[],
  at: Date,
): Promise<boolean> {
  const { timezone } = await loadPaymentConfig(tx, batch.entityId);
  const { approvalAmountMinor, approvalsRequired } = version;
  const totalMinor =
    approvalAmountMinor > batch.totalAmountMinor ? approvalAmountMinor : batch.totalAmountMinor;
  const requirements = await requirementsNow(tx, batch, {
    base: approvalsRequired,
    timezone,
    at,
    totalMinor,
  });
  // Without a policy the database alone compares the rules by amount.
  if (requirements.every(({ version: policyVersion }) => policyVersion === 0)) return true;
  if (!isSignedEnough(requirements, people)) return false;
  await recordRequirements(tx, batch, requirements, at);
  return true;
}
