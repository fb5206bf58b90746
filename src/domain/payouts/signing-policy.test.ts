import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delegationRefusal, signatureRefusal, type Delegation } from './delegations.ts';
import {
  canBeSigned,
  isSignedEnough,
  missingSigners,
  peopleIn,
  personOf,
  signerIsNext,
  type Requirement,
  type Signature,
} from './signers.ts';
import {
  neededSigners,
  stricterOf,
  type BatchFacts,
  type PolicyCondition,
  type PolicyRule,
  type SigningPolicy,
} from './signing-policy.ts';
import { batchFacts, PEOPLE, policies, policyRules } from './testing/policies.ts';
import { unsignableCases } from './unsignable.ts';
import { DAY_MS } from '../../shared/time.ts';

const FACTS: BatchFacts = {
  currency: 'ZAR',
  totalMinor: 100n,
  daySumMinor: 150n,
  payeeSumMinor: 120n,
  hasNewPayee: true,
  hasChangedAccount: false,
  rails: ['EFT'],
  preparerId: 'pat',
};
const GROUPS = [
  { id: 'finance', name: 'Finance', memberIds: ['ann', 'ben', 'cat'] },
  { id: 'directors', name: 'Directors', memberIds: ['cat', 'dan'] },
];
const two = (inOrder = false): PolicyRule => ({
  when: [],
  signers: [
    { groupId: 'finance', count: 2 },
    { groupId: 'directors', count: 1 },
  ],
  inOrder,
});
const policyOf = (...rules: PolicyRule[]): SigningPolicy => ({ groups: GROUPS, rules });
/** The groups sign in the order of the policy's groups. */
const opposite = (): SigningPolicy => ({ groups: GROUPS.toReversed(), rules: [two(true)] });
const requirementOf = (policy: SigningPolicy, base = 1): Requirement => ({
  policy,
  needed: neededSigners(policy, FACTS, base),
});

describe('the signers that a batch needs', () => {
  it.each<[PolicyCondition, boolean]>([
    [{ kind: 'AMOUNT', currency: 'ZAR', aboveMinor: 99n }, true],
    [{ kind: 'AMOUNT', currency: 'ZAR', aboveMinor: 100n }, false],
    [{ kind: 'AMOUNT', currency: 'USD', aboveMinor: 0n }, false],
    [{ kind: 'DAY_SUM', currency: 'ZAR', aboveMinor: 149n }, true],
    [{ kind: 'DAY_SUM', currency: 'ZAR', aboveMinor: 150n }, false],
    [{ kind: 'PAYEE_SUM', currency: 'ZAR', aboveMinor: 119n }, true],
    [{ kind: 'PAYEE_SUM', currency: 'ZAR', aboveMinor: 120n }, false],
    [{ kind: 'NEW_PAYEE' }, true],
    [{ kind: 'CHANGED_ACCOUNT' }, false],
    [{ kind: 'RAIL', rails: ['RTGS', 'EFT'] }, true],
    [{ kind: 'RAIL', rails: ['RTGS'] }, false],
    [{ kind: 'PREPARER', userIds: ['pat'] }, true],
    [{ kind: 'PREPARER', userIds: ['ann'] }, false],
  ])('follow from a rule whose condition holds: %o -> %s', (condition, holds) => {
    const policy = policyOf({ when: [condition], signers: [{ groupId: null, count: 3 }], inOrder: false });
    expect(neededSigners(policy, FACTS, 1)).toEqual({ total: holds ? 3 : 1, groups: [], inOrder: false });
  });

  it('are those of all its conditions together', () => {
    const rule = { ...two(), when: [{ kind: 'NEW_PAYEE' }, { kind: 'CHANGED_ACCOUNT' }] } as PolicyRule;
    expect(neededSigners(policyOf(rule), FACTS, 1).total).toBe(1);
    expect(neededSigners(policyOf(rule), { ...FACTS, hasChangedAccount: true }, 1).total).toBe(3);
  });

  it('are never fewer with another rule', () => {
    fc.assert(
      fc.property(
        policies,
        policyRules,
        batchFacts,
        fc.integer({ min: 1, max: 4 }),
        (policy, rule, facts, base) => {
          const before = neededSigners(policy, facts, base);
          const after = neededSigners({ ...policy, rules: [...policy.rules, rule] }, facts, base);
          expect(after.total).toBeGreaterThanOrEqual(before.total);
          expect(after.inOrder || !before.inOrder).toBe(true);
          for (const { groupId, count } of before.groups)
            expect(after.groups.find((one) => one.groupId === groupId)!.count).toBeGreaterThanOrEqual(count);
        },
      ),
    );
  });

  it('that suffice with another rule suffice without it', () => {
    fc.assert(
      fc.property(
        policies,
        policyRules,
        batchFacts,
        fc.shuffledSubarray([...PEOPLE]),
        (policy, rule, facts, people) => {
          const more = { ...policy, rules: [...policy.rules, { ...rule, inOrder: false }] };
          const unordered = {
            ...policy,
            rules: policy.rules.map((one) => ({ ...one, inOrder: false })),
          };
          const moreUnordered = { ...more, rules: [...unordered.rules, more.rules.at(-1)!] };
          const isEnough = (one: SigningPolicy) =>
            isSignedEnough([{ policy: one, needed: neededSigners(one, facts, 1) }], people);
          if (isEnough(moreUnordered)) expect(isEnough(unordered)).toBe(true);
        },
      ),
    );
  });

  it('do not depend on the order of the rules', () => {
    fc.assert(
      fc.property(
        policies,
        batchFacts,
        fc.integer({ min: 1, max: 4 }),
        fc.nat(),
        (policy, facts, base, turn) => {
          const at = policy.rules.length === 0 ? 0 : turn % policy.rules.length;
          const turned = [...policy.rules.slice(at), ...policy.rules.slice(0, at)];
          const expected = neededSigners(policy, facts, base);
          expect(neededSigners({ ...policy, rules: turned }, facts, base)).toEqual(expected);
          expect(neededSigners({ ...policy, rules: turned.toReversed() }, facts, base)).toEqual(expected);
        },
      ),
    );
  });

  it('are at least those that were needed before', () => {
    fc.assert(
      fc.property(policies, batchFacts, batchFacts, (policy, then, now) => {
        const [a, b] = [neededSigners(policy, then, 1), neededSigners(policy, now, 2)];
        const both = stricterOf(a, b, policy);
        expect(both).toEqual(stricterOf(b, a, policy));
        expect(both.total).toBeGreaterThanOrEqual(Math.max(a.total, b.total));
      }),
    );
  });
});

describe('a set of signers', () => {
  it.each<[string[], number, boolean]>([
    [['ann', 'ben', 'dan'], 0, true],
    // Cat is in both groups and counts once, where she is needed.
    [['ann', 'ben', 'cat'], 0, true],
    [['cat', 'dan', 'ann'], 0, true],
    [['ann', 'ben'], 1, false],
    [['cat', 'dan'], 1, false],
    [['ann', 'ben', 'eve'], 1, false],
    [['eve', 'fay', 'gus'], 3, false],
  ])('is compared with the groups, each person once: %o misses %d', (people, missing, isEnough) => {
    const requirement = requirementOf(policyOf(two()));
    expect(missingSigners(requirement, people).total).toBe(missing);
    expect(isSignedEnough([requirement], people)).toBe(isEnough);
  });

  it('signs one group after the other where the policy asks for it', () => {
    const requirement = requirementOf(policyOf(two(true)));
    expect(signerIsNext([requirement], [], 'dan')).toBe('NOT_YOUR_TURN');
    expect(signerIsNext([requirement], ['ann'], 'dan')).toBe('NOT_YOUR_TURN');
    expect(signerIsNext([requirement], ['ann'], 'cat')).toBe('CAN_SIGN');
    expect(signerIsNext([requirement], ['ann', 'ben'], 'dan')).toBe('CAN_SIGN');
    expect(signerIsNext([requirement], ['ann', 'ben'], 'eve')).toBe('NOT_NEEDED');
    expect(isSignedEnough([requirement], ['ann', 'ben', 'dan'])).toBe(true);
    expect(isSignedEnough([requirement], ['dan', 'ann', 'ben'])).toBe(false);
  });

  it('takes anyone only for signers beside the groups', () => {
    const requirement = requirementOf(policyOf(two()), 4);
    expect(signerIsNext([requirement], [], 'eve')).toBe('CAN_SIGN');
    expect(signerIsNext([requirement], ['eve'], 'fay')).toBe('NOT_NEEDED');
    expect(signerIsNext([requirement], ['eve'], 'ann')).toBe('CAN_SIGN');
  });

  it('takes no signer whose place the signers of another policy take', () => {
    const needs = [requirementOf(policyOf(two())), requirementOf(policyOf(), 3)];
    expect(signerIsNext(needs, [], 'eve')).toBe('NOT_NEEDED');
    expect(signerIsNext(needs, [], 'ann')).toBe('CAN_SIGN');
    expect(signerIsNext([needs[0]!, requirementOf(policyOf(), 4)], ['ann'], 'eve')).toBe('CAN_SIGN');
  });

  it('misses exactly as many as can be added at least, as a search of all sets finds', () => {
    fc.assert(
      fc.property(policies, batchFacts, fc.subarray([...PEOPLE]), (policy, facts, people) => {
        const needed = { ...neededSigners(policy, facts, 1), inOrder: false };
        const requirement = { policy, needed };
        const rest = PEOPLE.filter((person) => !people.includes(person));
        const sizes = Array.from({ length: 2 ** rest.length }, (_, mask) =>
          rest.filter((__, place) => (mask >> place) & 1),
        )
          .filter((more) => isEnoughByHand(requirement, [...people, ...more]))
          .map((more) => more.length);
        const { total } = missingSigners(requirement, people);
        if (sizes.length > 0) expect(total).toBe(Math.min(...sizes));
        else expect(total).toBeGreaterThan(0);
      }),
    );
  });
});

/** Hall's condition, as the database checks it: each choice of groups has enough members who signed. */
function isEnoughByHand({ needed, policy }: Requirement, people: readonly string[]): boolean {
  const { groups, total } = needed;
  if (people.length < total) return false;
  for (let mask = 1; mask < 2 ** groups.length; mask += 1) {
    const chosen = groups.filter((_, place) => (mask >> place) & 1);
    const members = new Set(
      chosen.flatMap(({ groupId }) => policy.groups.find(({ id }) => id === groupId)!.memberIds),
    );
    const most = chosen.reduce((sum, { count }) => sum + count, 0);
    if (people.filter((person) => members.has(person)).length < most) return false;
  }
  return true;
}

const person = fc.constantFrom(...PEOPLE);
const delegation = fc.record({
  userId: person,
  delegateId: person,
  startsAtMs: fc.integer({ min: 0, max: 4 }).map((day) => day * DAY_MS),
  days: fc.integer({ min: 1, max: 3 }),
});

describe('a delegation', () => {
  const made = (userId: string, delegateId: string): Delegation => ({
    userId,
    delegateId,
    startsAtMs: DAY_MS,
    endsAtMs: 3 * DAY_MS,
    endedAtMs: null,
  });

  it.each<[string, Partial<Delegation>, Delegation[], string | null]>([
    ['another person', {}, [], null],
    ['oneself', { delegateId: 'ann' }, [], 'SELF'],
    ['a time before now', { startsAtMs: 0 }, [], 'PAST'],
    ['no time at all', { endsAtMs: DAY_MS }, [], 'PAST'],
    ['a quarter and more', { endsAtMs: 94 * DAY_MS }, [], 'TOO_LONG'],
    ['a second delegate', {}, [made('ann', 'cat')], 'SECOND'],
    ['a user who delegates too', {}, [made('ben', 'cat')], 'CHAIN'],
    ['a user, by a delegate', {}, [made('cat', 'ann')], 'CHAIN'],
    ['a user who delegated until then', {}, [{ ...made('ben', 'cat'), endsAtMs: DAY_MS }], null],
    ['a user whose delegation was ended', {}, [{ ...made('ben', 'cat'), endedAtMs: 5 }], null],
  ])('to %s', (_, wanted, others, refusal) => {
    expect(delegationRefusal({ ...made('ann', 'ben'), ...wanted }, others, 1)).toBe(refusal);
  });

  it('never makes one person two signers, whatever is delegated and signed in which order', () => {
    const step = fc.oneof(
      delegation.map((one) => ({ kind: 'delegate' as const, one })),
      fc.record({
        kind: fc.constant('sign' as const),
        wanted: fc.record({ userId: person, forUserId: fc.option(person) }),
      }),
      fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 0, max: 2 }) }),
    );
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 40 }),
        fc.subarray([...PEOPLE], { maxLength: 1 }),
        (steps, barred) => {
          const delegations: Delegation[] = [];
          const signatures: Signature[] = [];
          let nowMs = 0;
          for (const one of steps) {
            if (one.kind === 'pass') nowMs += one.days * DAY_MS;
            else if (one.kind === 'delegate') {
              const { days, ...rest } = one.one;
              const wanted = { ...rest, endsAtMs: rest.startsAtMs + days * DAY_MS };
              if (delegationRefusal(wanted, delegations, nowMs) === null)
                delegations.push({ ...wanted, endedAtMs: null });
            } else if (signatureRefusal(one.wanted, { signatures, barred, delegations, nowMs }) === null)
              signatures.push(one.wanted);
          }
          const people = signatures.flatMap(peopleIn);
          expect(new Set(people).size).toBe(people.length);
          expect(new Set(signatures.map(personOf)).size).toBe(signatures.length);
          expect(people.filter((one) => barred.includes(one as never))).toEqual([]);
        },
      ),
    );
  });
});

describe('whether a batch can still be signed', () => {
  it.each([
    ['by the members of both groups', [policyOf(two())], [], ['ann', 'ben', 'dan'], true],
    ['not without a director', [policyOf(two())], [], ['ann', 'ben'], false],
    ['in the order of its policy', [policyOf(two(true))], [], ['dan', 'ben', 'ann'], true],
    ['not in two opposite orders', [policyOf(two(true)), opposite()], [], ['ann', 'ben', 'dan'], false],
    ['not with one who signed before their turn', [policyOf(two(true))], ['dan'], ['ann', 'ben'], false],
  ] as const)('%s', (_, asked, people, candidates, isPossible) => {
    const requirements = asked.map((policy) => requirementOf(policy));
    expect(canBeSigned(requirements, people, candidates)).toBe(isPossible);
  });

  it('is what a search of every order finds', () => {
    const several = fc.array(fc.tuple(policies, batchFacts), { minLength: 1, maxLength: 2 });
    const apart = fc.tuple(fc.subarray([...PEOPLE]), fc.nat(2));
    fc.assert(
      fc.property(several, apart, (given, [all, signedCount]) => {
        const requirements = given.map(([policy, facts]) => ({
          policy,
          needed: neededSigners(policy, facts, 1),
        }));
        const people = all.slice(0, signedCount);
        const candidates = all.slice(signedCount);
        const search = (signed: readonly string[], left: readonly string[]): boolean =>
          isSignedEnough(requirements, signed) ||
          left.some(
            (one) =>
              signerIsNext(requirements, signed, one) === 'CAN_SIGN' &&
              search(
                [...signed, one],
                left.filter((other) => other !== one),
              ),
          );
        expect(canBeSigned(requirements, people, candidates)).toBe(search(people, candidates));
      }),
    );
  });
});

describe('the cases in which no approver could sign', () => {
  const users = { approverIds: ['ann', 'ben', 'cat', 'dan'], preparerIds: ['pat', 'dan'] };

  it('are those of the fewest rules, and of the preparer without whom it lacks', () => {
    const directors: PolicyRule = {
      when: [{ kind: 'NEW_PAYEE' }],
      signers: [{ groupId: 'directors', count: 2 }],
      inOrder: false,
    };
    expect(unsignableCases(policyOf(two()), 1, users)).toEqual([]);
    expect(unsignableCases(policyOf(two(), directors), 1, users)).toEqual(
      [
        {
          rules: [1],
          preparerId: 'dan',
          missing: { total: 1, groups: [{ groupId: 'directors', count: 1 }] },
        },
      ].concat(),
    );
    expect(unsignableCases(policyOf(two()), 5, users)).toMatchObject([{ rules: [], preparerId: null }]);
  });

  it('contain a group that was emptied by users who left', () => {
    const left = { ...users, approverIds: ['ann', 'ben'] };
    expect(unsignableCases(policyOf(two()), 1, left)).toMatchObject([
      { rules: [0], preparerId: null, missing: { total: 1, groups: [{ groupId: 'directors', count: 1 }] } },
    ]);
  });

  it('contain every batch that its approvers could not sign together, and no other', () => {
    fc.assert(
      fc.property(policies, batchFacts, fc.subarray([...PEOPLE]), (policy, facts, approverIds) => {
        const cases = unsignableCases(policy, 1, { approverIds, preparerIds: [...PEOPLE] });
        const needed = { ...neededSigners(policy, facts, 1), inOrder: false };
        const candidates = approverIds.filter((id) => id !== facts.preparerId);
        const isPossible = missingSigners({ policy, needed }, candidates).total === 0;
        const isNamed = cases.some(
          ({ preparerId }) => preparerId === null || preparerId === facts.preparerId,
        );
        if (!isPossible) expect(isNamed).toBe(true);
        if (cases.length === 0) expect(isPossible).toBe(true);
      }),
    );
  });
});
