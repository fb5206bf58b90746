import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { getBatchSignersOptions } from '../../../../client/@tanstack/react-query-signing.gen.ts';
import type { BatchSigners, BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';

type Batch = Pick<BulkWithdrawalBatchForDisplay, 'id' | 'waitingFor' | 'approvals' | 'updatedAt'>;

/** A user for whom the caller could sign the batch: themselves (null), or one who delegated to them. */
export type SignsFor = { userId: string; name: string } | null;

/** The signers that are missing of a batch that waits for approvals; undefined until that has loaded. */
export function useSigners({ id, waitingFor }: Batch): BatchSigners | undefined {
  const { data } = useQuery({
    ...getBatchSignersOptions({ path: { id } }),
    enabled: waitingFor === 'APPROVALS',
    retry: false,
  });
  return waitingFor === 'APPROVALS' ? data : undefined;
}

/** For whom the caller could sign, themselves first. Until the signers have loaded, for themselves. */
export function signingChoices(signers: BatchSigners | undefined): SignsFor[] {
  if (!signers) return [null];
  const delegated = signers.onBehalfOf.filter(({ state }) => state === 'CAN_SIGN').map(({ user }) => user);
  return signers.own === 'CAN_SIGN' ? [null, ...delegated] : delegated;
}

/** How many signers are missing after the caller's signature. */
export function missingAfter(signers: BatchSigners): number {
  return Math.max(0, ...signers.requirements.map(({ missing }) => missing)) - 1;
}

/** Why an approver's signature would not count now; null when it would. */
export function whyNotSign(signers: BatchSigners | undefined): string | null {
  if (!signers || signingChoices(signers).length > 0) return null;
  if (!signers.isPossible)
    return t`The approvers who are left cannot sign this batch. Send it back or cancel it, and have it \
prepared again.`;
  if (signers.own === 'NOT_YOUR_TURN') return t`Another group signs this batch first.`;
  if (signers.own === 'NOT_NEEDED') return t`This batch still needs other signers than you.`;
  return null;
}
