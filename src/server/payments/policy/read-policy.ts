import type { z } from 'zod';
import type { SigningPolicyContent } from '../../../contract/dashboard/signing-policy.ts';
import { explain, type Explained } from '../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../shared/errors.ts';
import { formatAmount, parseAmount } from '../../../shared/money.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { StoredCondition, StoredPolicy } from './stored-policy.ts';

type Sent = z.output<typeof SigningPolicyContent>;
type Problem = readonly [path: string, text: Explained];

/**
 * Reads a policy as a request has it: with the users of the entity alone, each group and each user once.
 * Throws 400 `signing_policy_invalid`.
 */
export async function readSentPolicy(db: Queryable, entityId: string, sent: Sent): Promise<StoredPolicy> {
  const users = new Set(
    (await db.query('SELECT id FROM users WHERE entity_id = $1', [entityId])).map(({ id }) => id),
  );
  const problems = [...groupProblems(sent, users), ...ruleProblems(sent, users)];
  if (problems.length > 0)
    throw refused(
      'signing_policy_invalid',
      problems[0]![1],
      problems.map(([path, text]) => fieldError(path, 'signing_policy_invalid', text)),
    );
  return {
    groups: sent.groups.map(({ id, name, memberIds }) => ({
      id: id.toLowerCase(),
      name,
      memberIds: inOrder(memberIds),
    })),
    rules: sent.rules.map(({ when, signers, inOrder: ordered }) => ({
      when: when.map(storedCondition),
      signers: signers.map(({ groupId, count }) => ({ groupId: groupId?.toLowerCase() ?? null, count })),
      inOrder: ordered,
    })),
  };
}

/** A stored policy as the interface shows it. */
export function sentPolicy({ groups, rules }: StoredPolicy): Sent {
  return {
    groups,
    rules: rules.map(({ when, signers, inOrder: ordered }) => ({
      when: when.map((condition) => {
        if (!('aboveMinor' in condition)) return condition;
        const { kind, currency, aboveMinor } = condition;
        return { kind, currency, above: formatAmount(BigInt(aboveMinor), currency) };
      }),
      signers,
      inOrder: ordered,
    })),
  };
}

function storedCondition(condition: Sent['rules'][number]['when'][number]): StoredCondition {
  if ('above' in condition) {
    const { kind, currency, above } = condition;
    return { kind, currency, aboveMinor: parseAmount(above, currency)!.toString() };
  }
  return condition.kind === 'PREPARER' ? { ...condition, userIds: inOrder(condition.userIds) } : condition;
}

/** Ids as the database writes them, each once: two policies are the same if they mean the same. */
const inOrder = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))].toSorted();

function groupProblems({ groups }: Sent, users: ReadonlySet<string>): Problem[] {
  return groups.flatMap(({ id, name, memberIds }, at) => {
    const before = groups.slice(0, at);
    const isNamed = before.some((one) => one.name.toLowerCase() === name.toLowerCase());
    const isKnown = before.some((one) => one.id.toLowerCase() === id.toLowerCase());
    return [
      ...(isNamed ? [[`groups[${at}].name`, explain('signing_policy_invalid.name', { name })] as const] : []),
      ...(isKnown ? [[`groups[${at}].id`, explain('signing_policy_invalid.id')] as const] : []),
      ...unknownUsers(memberIds, users, `groups[${at}].memberIds`),
    ];
  });
}

function ruleProblems({ groups, rules }: Sent, users: ReadonlySet<string>): Problem[] {
  const known = new Set(groups.map(({ id }) => id.toLowerCase()));
  return rules.flatMap(({ when, signers, inOrder: ordered }, at) => [
    ...when.flatMap((condition, place) => {
      const path = `rules[${at}].when[${place}]`;
      if (condition.kind === 'PREPARER') return unknownUsers(condition.userIds, users, `${path}.userIds`);
      if (!('above' in condition)) return [];
      const { currency, above } = condition;
      const isAmount = (parseAmount(above, currency) ?? -1n) >= 0n;
      return isAmount
        ? []
        : [[`${path}.above`, explain('signing_policy_invalid.amount', { currency })] as const];
    }),
    ...signers.flatMap(({ groupId }, place) => {
      const path = `rules[${at}].signers[${place}].groupId`;
      const isTwice = signers.slice(0, place).some((one) => one.groupId === groupId);
      if (isTwice) return [[path, explain('signing_policy_invalid.twice')] as const];
      const isKnown = groupId === null || known.has(groupId.toLowerCase());
      return isKnown ? [] : [[path, explain('signing_policy_invalid.group')] as const];
    }),
    ...(ordered && signers.filter(({ groupId }) => groupId !== null).length < 2
      ? [[`rules[${at}].inOrder`, explain('signing_policy_invalid.order')] as const]
      : []),
  ]);
}

function unknownUsers(ids: readonly string[], users: ReadonlySet<string>, path: string): Problem[] {
  return ids.flatMap((id, at) =>
    users.has(id.toLowerCase()) ? [] : [[`${path}[${at}]`, explain('signing_policy_invalid.user')] as const],
  );
}
