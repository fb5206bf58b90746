import { isDeepStrictEqual } from 'node:util';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { AnyControlKind, ControlKindOf, SettingChange } from '../control/control-kind.ts';
import { readSentPolicy } from './read-policy.ts';
import type { StoredCondition, StoredPolicy } from './stored-policy.ts';

/** The policy that a change is based on, or wants. Users are named, because ids say nothing to people. */
interface PolicyChange {
  version: number;
  policy: StoredPolicy;
  names: Record<string, string>;
}

async function loadStored(
  db: Queryable,
  entityId: string,
): Promise<{ version: number; policy: StoredPolicy }> {
  const [row] = await db.query(
    'SELECT version, policy FROM signing_policies WHERE entity_id = $1 ORDER BY version DESC LIMIT 1',
    [entityId],
  );
  return row ?? { version: 0, policy: { groups: [], rules: [] } };
}

async function namesIn(
  db: Queryable,
  entityId: string,
  { groups, rules }: StoredPolicy,
): Promise<Record<string, string>> {
  const ids = [
    ...groups.flatMap(({ memberIds }) => memberIds),
    ...rules.flatMap(({ when }) =>
      when.flatMap((condition) => (condition.kind === 'PREPARER' ? condition.userIds : [])),
    ),
  ];
  const rows = await db.query('SELECT id, name FROM users WHERE entity_id = $1 AND id = ANY ($2)', [
    entityId,
    ids,
  ]);
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

async function basisOf(db: Queryable, entityId: string): Promise<Record<string, unknown>> {
  const stored = await loadStored(db, entityId);
  return { ...stored, names: await namesIn(db, entityId, stored.policy) };
}

const policyKind: ControlKindOf<'CHANGE_POLICY'> = {
  kind: 'CHANGE_POLICY',
  async ask(_, tx, entityId, { policy: sent }) {
    const policy = await readSentPolicy(tx, entityId, sent);
    const basis = await basisOf(tx, entityId);
    const { version, policy: before } = basis as unknown as PolicyChange;
    if (isDeepStrictEqual(before, policy))
      throw refused('control_change_refused', explain('control_change_refused.same'));
    const names = await namesIn(tx, entityId, policy);
    return { subjectId: null, basis, wanted: { version: version + 1, policy, names } };
  },
  basisNow: (db, { entityId }) => basisOf(db, entityId),
  async apply(_, tx, { id, entityId, basis, wanted }, at) {
    const { version, policy } = wanted as unknown as PolicyChange;
    await tx.query(
      `INSERT INTO signing_policies (entity_id, version, change_id, policy, in_force_from)
       VALUES ($1, $2, $3, $4, $5)`,
      [entityId, version, id, JSON.stringify(policy), at],
    );
    return {
      action: 'signing_policy.changed',
      subjectType: 'entity',
      subjectId: entityId,
      details: { version, before: textOf(basis), after: textOf(wanted) },
    };
  },
  settings(basis, wanted) {
    const [before, after] = [basis, wanted] as unknown as [PolicyChange, PolicyChange];
    const lines = Math.max(before.policy.rules.length, after.policy.rules.length);
    const groups = [...before.policy.groups, ...after.policy.groups].map(({ id }) => id);
    return differing([
      ...[...new Set(groups)].map(
        (id) => [`group.${nameOf(id, before, after)}`, membersOf(before, id), membersOf(after, id)] as const,
      ),
      ...Array.from(
        { length: lines },
        (_, place) => [`rule.${place + 1}`, ruleText(before, place), ruleText(after, place)] as const,
      ),
    ]);
  },
};

/** The kinds of changes that concern who signs. */
export const POLICY_KINDS: readonly AnyControlKind[] = [policyKind];

function differing(all: readonly (readonly [string, string | null, string | null])[]): SettingChange[] {
  return all.flatMap(([setting, before, after]) => (before === after ? [] : [{ setting, before, after }]));
}

function nameOf(id: string, ...changes: readonly PolicyChange[]): string {
  const found = changes.flatMap(({ policy }) => policy.groups).filter((group) => group.id === id);
  return found.at(-1)?.name ?? id;
}

function membersOf({ policy, names }: PolicyChange, id: string): string | null {
  const group = policy.groups.find((one) => one.id === id);
  if (!group) return null;
  return `${group.name}: ${group.memberIds.map((userId) => names[userId] ?? userId).join(', ')}`;
}

/** A rule in a form that names everything and needs no translation: "AMOUNT > ZAR 100000.00: 2 Finance". */
function ruleText(change: PolicyChange, place: number): string | null {
  const rule = change.policy.rules[place];
  if (!rule) return null;
  const signers = rule.signers
    .map(({ groupId, count }) => `${count} ${groupId === null ? 'APPROVER' : nameOf(groupId, change)}`)
    .join(', ');
  const when = rule.when.map((condition) => conditionText(condition, change)).join(' + ');
  return `${when}: ${signers}${rule.inOrder ? ' IN_ORDER' : ''}`.replace(/^: /, '');
}

function conditionText(condition: StoredCondition, { names }: PolicyChange): string {
  if ('aboveMinor' in condition) {
    const { kind, currency, aboveMinor } = condition;
    return `${kind} > ${currency} ${formatAmount(BigInt(aboveMinor), currency)}`;
  }
  if (condition.kind === 'RAIL') return `RAIL ${condition.rails.join(', ')}`;
  if (condition.kind === 'PREPARER')
    return `PREPARER ${condition.userIds.map((userId) => names[userId] ?? userId).join(', ')}`;
  return condition.kind;
}

/** The groups and rules as the audit log keeps them. */
function textOf(values: Record<string, unknown>): string[] {
  const change = values as unknown as PolicyChange;
  return [
    ...change.policy.groups.map(({ id }) => membersOf(change, id)!),
    ...change.policy.rules.map((_, place) => ruleText(change, place)!),
  ];
}
