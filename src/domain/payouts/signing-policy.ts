import type { Currency } from '../../shared/money.ts';
import type { Rail } from '../../shared/terms.ts';

/** A condition of a rule. `aboveMinor`: the amount itself does not count. */
export type PolicyCondition =
  | { kind: 'AMOUNT' | 'DAY_SUM' | 'PAYEE_SUM'; currency: Currency; aboveMinor: bigint }
  | { kind: 'NEW_PAYEE' | 'CHANGED_ACCOUNT' }
  | { kind: 'RAIL'; rails: readonly Rail[] }
  | { kind: 'PREPARER'; userIds: readonly string[] };

/** So many signers of a group; without a group, of all approvers. */
interface SignersOfRule {
  groupId: string | null;
  count: number;
}

/** A batch for which every condition holds needs these signers; without conditions, each batch. */
export interface PolicyRule {
  when: readonly PolicyCondition[];
  signers: readonly SignersOfRule[];
  /** Whether the groups sign one after the other, in the order of the policy's groups. */
  inOrder: boolean;
}

interface ApproverGroup {
  id: string;
  name: string;
  memberIds: readonly string[];
}

/** The rules beside those by amount of the payment config, which always count too. */
export interface SigningPolicy {
  groups: readonly ApproverGroup[];
  rules: readonly PolicyRule[];
}

export const NO_POLICY: SigningPolicy = { groups: [], rules: [] };

/** What the rules look at. Sums are in the currency of the batch and contain the batch itself. */
export interface BatchFacts {
  currency: Currency;
  totalMinor: bigint;
  daySumMinor: bigint;
  /** The largest sum of one payee of the batch. */
  payeeSumMinor: bigint;
  hasNewPayee: boolean;
  hasChangedAccount: boolean;
  rails: readonly Rail[];
  /** Who prepared it; for a program, the user who made its token. */
  preparerId: string;
}

/** The signers that a batch needs: `total` different people, among them so many of each group. */
export interface NeededSigners {
  total: number;
  /** In the order of the policy's groups, which is the order of signing if `inOrder`. */
  groups: readonly { groupId: string; count: number }[];
  inOrder: boolean;
}

function conditionHolds(condition: PolicyCondition, facts: BatchFacts): boolean {
  switch (condition.kind) {
    case 'AMOUNT':
      return condition.currency === facts.currency && facts.totalMinor > condition.aboveMinor;
    case 'DAY_SUM':
      return condition.currency === facts.currency && facts.daySumMinor > condition.aboveMinor;
    case 'PAYEE_SUM':
      return condition.currency === facts.currency && facts.payeeSumMinor > condition.aboveMinor;
    case 'NEW_PAYEE':
      return facts.hasNewPayee;
    case 'CHANGED_ACCOUNT':
      return facts.hasChangedAccount;
    case 'RAIL':
      return condition.rails.some((rail) => facts.rails.includes(rail));
    case 'PREPARER':
      return condition.userIds.includes(facts.preparerId);
  }
}

/** The rules that hold for a batch, by their places. */
function rulesThatHold(policy: SigningPolicy, facts: BatchFacts): number[] {
  return policy.rules.flatMap((rule, place) =>
    rule.when.every((condition) => conditionHolds(condition, facts)) ? [place] : [],
  );
}

/**
 * The signers that some rules ask for together, beside `base` approvals of anyone. Of each group the largest
 * number counts, and no user counts for two groups; so another rule never lowers anything, and the order of
 * the rules decides nothing.
 */
export function neededByRules(policy: SigningPolicy, places: readonly number[], base: number): NeededSigners {
  const rules = places.map((place) => policy.rules[place]!);
  const countOf = (groupId: string) =>
    Math.max(
      0,
      ...rules.flatMap(({ signers }) =>
        signers.flatMap((one) => (one.groupId === groupId ? [one.count] : [])),
      ),
    );
  const groups = policy.groups
    .map(({ id }) => ({ groupId: id, count: countOf(id) }))
    .filter(({ count }) => count > 0);
  return {
    total: Math.max(base, sumOf(groups), ...rules.map(({ signers }) => sumOf(signers))),
    groups,
    inOrder: rules.some(({ inOrder }) => inOrder),
  };
}

/** The signers that a batch needs by a policy, and by the rules by amount, which ask for `base`. */
export function neededSigners(policy: SigningPolicy, facts: BatchFacts, base: number): NeededSigners {
  return neededByRules(policy, rulesThatHold(policy, facts), base);
}

/**
 * Both together, of one policy: what was needed once stays needed, even if a sum of the day has fallen since.
 */
export function stricterOf(a: NeededSigners, b: NeededSigners, policy: SigningPolicy): NeededSigners {
  const countIn = ({ groups }: NeededSigners, id: string) =>
    groups.find(({ groupId }) => groupId === id)?.count ?? 0;
  const groups = policy.groups
    .map(({ id }) => ({ groupId: id, count: Math.max(countIn(a, id), countIn(b, id)) }))
    .filter(({ count }) => count > 0);
  return {
    total: Math.max(a.total, b.total, sumOf(groups)),
    groups,
    inOrder: a.inOrder || b.inOrder,
  };
}

export function sumOf(counts: readonly { count: number }[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
