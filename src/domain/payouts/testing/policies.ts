import fc from 'fast-check';
import type { BatchFacts, PolicyCondition, PolicyRule, SigningPolicy } from '../signing-policy.ts';

export const PEOPLE = ['ann', 'ben', 'cat', 'dan', 'eve', 'fay'] as const;
const GROUP_IDS = ['finance', 'directors', 'risk'] as const;

const amount = fc.bigInt(0n, 100n);
const sum = fc.record({
  kind: fc.constantFrom('AMOUNT', 'DAY_SUM', 'PAYEE_SUM'),
  currency: fc.constantFrom('ZAR', 'USD'),
  aboveMinor: amount,
});
const condition: fc.Arbitrary<PolicyCondition> = fc.oneof(
  sum,
  fc.record({ kind: fc.constantFrom('NEW_PAYEE', 'CHANGED_ACCOUNT') }),
  fc.record({
    kind: fc.constant('RAIL'),
    rails: fc.subarray(['EFT', 'RTGS'] as const, { minLength: 1 }),
  }),
  fc.record({ kind: fc.constant('PREPARER'), userIds: fc.subarray([...PEOPLE], { minLength: 1 }) }),
) as fc.Arbitrary<PolicyCondition>;

export const policyRules: fc.Arbitrary<PolicyRule> = fc.record({
  when: fc.array(condition, { maxLength: 3 }),
  signers: fc.uniqueArray(
    fc.record({
      groupId: fc.constantFrom<string | null>(...GROUP_IDS, null),
      count: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 3, selector: ({ groupId }) => groupId },
  ),
  inOrder: fc.boolean(),
});

export const policies: fc.Arbitrary<SigningPolicy> = fc.record({
  groups: fc
    .tuple(...GROUP_IDS.map(() => fc.subarray([...PEOPLE])))
    .map((members) => GROUP_IDS.map((id, place) => ({ id, name: id, memberIds: members[place]! }))),
  rules: fc.array(policyRules, { maxLength: 4 }),
});

export const batchFacts: fc.Arbitrary<BatchFacts> = fc.record({
  currency: fc.constantFrom('ZAR', 'USD'),
  totalMinor: amount,
  daySumMinor: amount,
  payeeSumMinor: amount,
  hasNewPayee: fc.boolean(),
  hasChangedAccount: fc.boolean(),
  rails: fc.subarray(['EFT', 'RTGS'] as const, { minLength: 1 }),
  preparerId: fc.constantFrom(...PEOPLE),
}) as fc.Arbitrary<BatchFacts>;
