import { t } from '@lingui/core/macro';
import type {
  PolicyCondition,
  PolicyRule,
  SigningPolicyContent,
  UnsignableCase,
} from '../../../../client/types.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { railName } from '../shared/rail-name.ts';
import { groupsText, listOf } from '../shared/signing/signer-words.ts';

/** The names of users by their ids. */
export type Names = ReadonlyMap<string, string>;

/** A condition as a part of a sentence: "above R 100,000.00". */
function conditionText(condition: PolicyCondition, names: Names): string {
  if ('above' in condition) {
    const amount = formatMoney(condition.above, condition.currency);
    if (condition.kind === 'AMOUNT') return t`the total is above ${amount}`;
    if (condition.kind === 'DAY_SUM') return t`the batches of the day add up to more than ${amount}`;
    return t`one account gets more than ${amount} within 30 days`;
  }
  switch (condition.kind) {
    case 'NEW_PAYEE':
      return t`it pays an account that was never paid`;
    case 'CHANGED_ACCOUNT':
      return t`it pays a person on another account than before`;
    case 'RAIL': {
      const rails = listOf(condition.rails.map(railName), 'disjunction');
      return t`a payment goes by ${rails}`;
    }
    case 'PREPARER': {
      const people = listOf(
        condition.userIds.map((id) => names.get(id) ?? id),
        'disjunction',
      );
      return t`${people} prepared it`;
    }
  }
}

/** A rule as a sentence: "If the total is above R 100,000.00: 2 of Finance and 1 of Directors sign." */
export function ruleText(rule: PolicyRule, { groups }: SigningPolicyContent, names: Names): string {
  const signers = signersText(rule, groups);
  if (rule.when.length === 0) return t`For every batch: ${signers}.`;
  const conditions = listOf(rule.when.map((condition) => conditionText(condition, names)));
  return t`If ${conditions}: ${signers}.`;
}

function signersText(rule: PolicyRule, groups: SigningPolicyContent['groups']): string {
  const named = rule.signers.flatMap(({ groupId, count }) => {
    const group = groups.find(({ id }) => id === groupId);
    return group ? [{ name: group.name, count, place: groups.indexOf(group) }] : [];
  });
  const anyone = rule.signers
    .filter(({ groupId }) => groupId === null)
    .reduce((sum, { count }) => sum + count, 0);
  const words =
    named.length === 0
      ? null
      : groupsText(rule.inOrder ? named.toSorted((a, b) => a.place - b.place) : named, rule.inOrder);
  const number = formatNumber(anyone);
  if (words === null) return anyone === 1 ? t`1 approver signs` : t`${number} approvers sign`;
  if (anyone === 0) return t`${words} sign`;
  return t`${words} sign, and any ${number} more`;
}

/** Why no approver could sign some batches. */
export function caseText({ rules, preparer, missing, groups }: UnsignableCase): string {
  const numbers = listOf(rules.map((place) => formatNumber(place + 1)));
  const where =
    rules.length === 0
      ? t`Approval rules alone`
      : rules.length === 1
        ? t`Rule ${numbers}`
        : t`Rules ${numbers} together`;
  const lacking = groups.map(({ name, missing: count }) => {
    const number = formatNumber(count);
    return t`${number} of ${name}`;
  });
  const number = formatNumber(missing);
  const what = lacking.length > 0 ? listOf(lacking) : t`${number} more approvers`;
  if (preparer === null) return t`${where}: too few approvers. Missing: ${what}.`;
  const { name } = preparer;
  return t`${where}: too few approvers for the batches of ${name}. Missing: ${what}.`;
}
