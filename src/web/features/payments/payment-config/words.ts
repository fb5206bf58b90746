import type { ApprovalRule, PaymentConfigForDisplay } from '../../../../client/types.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { railName } from '../shared/rail-name.ts';

type Editable = Omit<PaymentConfigForDisplay, 'version' | 'updatedAt' | 'updatedBy'>;
export type Setting = keyof Editable;

/** The name of each setting on the page. */
export const SETTING_NAMES: Record<Setting, string> = {
  approvalRules: 'Approvals',
  stepUpMaxAgeSeconds: 'Fresh sign-in',
  approvalExpiryDays: 'Approval expires',
  defaultRail: 'Rail',
  releaseDelaySeconds: 'Submission',
  duplicateWindowDays: 'Duplicates',
  unusualAmountPercent: 'Unusual amounts',
  defaultCurrency: 'Currency',
  timezone: 'Time zone',
  notificationEmails: 'Batch emails',
};

export const SETTINGS = Object.keys(SETTING_NAMES) as Setting[];

/** "1 approval", "2 approvals". */
export function approvalsWords(count: number): string {
  return count === 1 ? '1 approval' : `${count} approvals`;
}

function bandWords(rule: ApprovalRule, previous: ApprovalRule | undefined): string {
  if (rule.upToAmount) return `up to ${formatMoney(rule.upToAmount, rule.currency)}`;
  return previous?.upToAmount ? `above ${formatMoney(previous.upToAmount, rule.currency)}` : 'for any amount';
}

/** The bands of one currency in words, lowest first: "1 approval up to R 100,000.00". */
export function bandLines(rules: readonly ApprovalRule[]): string[] {
  return rules.map(
    (rule, index) => `${approvalsWords(rule.approvalsRequired)} ${bandWords(rule, rules[index - 1])}`,
  );
}

/** The currencies that have rules, in their order. */
export function currenciesOf(rules: readonly ApprovalRule[]): ApprovalRule['currency'][] {
  return [...new Set(rules.map(({ currency }) => currency))];
}

const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** 3600 -> "1 hour", in the largest unit that divides the duration. */
export function durationWords(seconds: number): string {
  for (const [size, unit] of UNITS) {
    if (seconds % size === 0 && seconds >= size)
      return `${seconds / size} ${unit}${seconds === size ? '' : 's'}`;
  }
  return '0 seconds';
}

const WORDS: { [S in Setting]: (value: Editable[S]) => string } = {
  approvalRules: (rules) =>
    currenciesOf(rules)
      .map(
        (currency) =>
          `${currency}: ${bandLines(rules.filter((rule) => rule.currency === currency)).join(', ')}`,
      )
      .join('; ') || 'two approvals for every batch',
  stepUpMaxAgeSeconds: (seconds) =>
    seconds === null ? 'not required to approve' : `at most ${durationWords(seconds)} old when approving`,
  approvalExpiryDays: (days) => `${days} ${days === 1 ? 'day' : 'days'} after the batch was created`,
  defaultRail: (rail) => railName(rail),
  releaseDelaySeconds: (seconds) =>
    seconds === 0
      ? 'immediately after the last approval'
      : `${durationWords(seconds)} after the last approval; until then a batch can be cancelled`,
  duplicateWindowDays: (days) =>
    days === 0
      ? 'checked within the file only'
      : `checked within the last ${days} ${days === 1 ? 'day' : 'days'}`,
  unusualAmountPercent: (percent) => `more than ${percent} % away from what the person is usually paid`,
  defaultCurrency: (currency) => currency,
  timezone: (zone) => zone,
  notificationEmails: (emails) =>
    emails.length > 0 ? `approvers and ${emails.join(', ')}` : 'approvers only',
};

/** One setting of a config in words. */
export function settingWords<S extends Setting>(config: Editable, setting: S): string {
  return WORDS[setting](config[setting]);
}
