import { neededSigners } from '../../../domain/payouts/signing-policy.ts';
import type { Requirement } from '../../../domain/payouts/signers.ts';
import type { Currency } from '../../../shared/money.ts';
import type { Rail } from '../../../shared/terms.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { loadPolicy } from '../policy/load-policy.ts';

/** A standing approval, as far as the signing policy looks at it. */
interface StandingContent {
  currency: Currency;
  /** The sum of all runs. */
  approvalAmountMinor: bigint;
  rails: readonly Rail[];
  /** Who wrote it; null before that is known. */
  authorId: string | null;
}

/**
 * What the signing policy asks for a standing approval, beside `base` approvals by its amount; null without a
 * policy. The sum of all runs counts as total and as each sum. Whether a run pays new or changed accounts is
 * judged when it is made (`batches/signers/standing-signers.ts`).
 */
export async function requirementOfStanding(
  db: Queryable,
  entityId: string,
  { currency, approvalAmountMinor, rails, authorId }: StandingContent,
  base: number,
): Promise<Requirement | null> {
  const { version, policy } = await loadPolicy(db, entityId);
  if (version === 0) return null;
  const facts = {
    currency,
    totalMinor: approvalAmountMinor,
    daySumMinor: approvalAmountMinor,
    payeeSumMinor: approvalAmountMinor,
    hasNewPayee: false,
    hasChangedAccount: false,
    rails,
    preparerId: authorId ?? '',
  };
  return { policy, needed: neededSigners(policy, facts, base) };
}
