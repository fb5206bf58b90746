import type { BatchFacts, PolicyCondition, SigningPolicy } from '../../../domain/payouts/signing-policy.ts';
import type { Currency } from '../../../shared/money.ts';
import type { Rail } from '../../../shared/terms.ts';

/** A condition as it is stored: minor units as text, because JSON has no bigint. */
export type StoredCondition =
  | { kind: 'AMOUNT' | 'DAY_SUM' | 'PAYEE_SUM'; currency: Currency; aboveMinor: string }
  | { kind: 'NEW_PAYEE' | 'CHANGED_ACCOUNT' }
  | { kind: 'RAIL'; rails: Rail[] }
  | { kind: 'PREPARER'; userIds: string[] };

/** The policy as it is stored. The database reads `groups`. */
export interface StoredPolicy {
  groups: { id: string; name: string; memberIds: string[] }[];
  rules: {
    when: StoredCondition[];
    signers: { groupId: string | null; count: number }[];
    inOrder: boolean;
  }[];
}

export function readPolicy({ groups, rules }: StoredPolicy): SigningPolicy {
  return { groups, rules: rules.map((rule) => ({ ...rule, when: rule.when.map(readCondition) })) };
}

function readCondition(stored: StoredCondition): PolicyCondition {
  return 'aboveMinor' in stored ? { ...stored, aboveMinor: BigInt(stored.aboveMinor) } : stored;
}

/** The facts of a batch as they are kept beside the signers that followed from them. */
export interface StoredFacts extends Omit<BatchFacts, 'totalMinor' | 'daySumMinor' | 'payeeSumMinor'> {
  totalMinor: string;
  daySumMinor: string;
  payeeSumMinor: string;
}

export function storedFacts(facts: BatchFacts): StoredFacts {
  const { totalMinor, daySumMinor, payeeSumMinor } = facts;
  return {
    ...facts,
    totalMinor: totalMinor.toString(),
    daySumMinor: daySumMinor.toString(),
    payeeSumMinor: payeeSumMinor.toString(),
  };
}
