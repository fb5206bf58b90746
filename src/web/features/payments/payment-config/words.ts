import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { ApprovalRule, PaymentConfigSettings } from '../../../../client/types.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { groupDigits } from '../../../ui/figure.tsx';
import { dateRuleWords } from '../shared/date-rule.ts';
import { railName } from '../shared/rail-name.ts';

/** The settings, without the version. */
export type Editable = PaymentConfigSettings;
export type Setting = keyof Editable;

/** The name of each setting, as the audit log and the glossary write it. */
const SETTING_NAMES: Record<Setting, MessageDescriptor> = {
  approvalRules: msg`Approval rules`,
  stepUpMaxAgeSeconds: msg`Fresh sign-in`,
  approvalExpiryDays: msg`Approval period`,
  defaultRail: msg`Default rail`,
  releaseDelaySeconds: msg`Submission delay`,
  duplicateWindowDays: msg`Duplicate window`,
  unusualAmountPercent: msg`Unusual amounts`,
  ifNotBankingDay: msg`If the day is not a banking day`,
  defaultCurrency: msg`Default currency`,
  timezone: msg`Time zone`,
  notificationEmails: msg`Batch emails`,
  lowBalanceThresholds: msg`Low balances`,
  settlementDifferenceLimit: msg`Differences of settlements`,
  standingApprovals: msg`Standing approvals`,
  passkeyAbove: msg`Approving with a passkey`,
  payeeAccounts: msg`Accounts that may be paid`,
  verifiedAbove: msg`Verified accounts`,
};

export const SETTINGS = Object.keys(SETTING_NAMES) as Setting[];

export function settingName(setting: Setting): string {
  return i18n._(SETTING_NAMES[setting]);
}

/** "1 approval", "2 approvals". */
export function approvalsWords(count: number): string {
  return plural(count, { one: '1 approval', other: `${count} approvals` });
}

function bandWords(rule: ApprovalRule, previous: ApprovalRule | undefined): string {
  const approvals = approvalsWords(rule.approvalsRequired);
  if (rule.upToAmount) return t`${approvals} up to ${formatMoney(rule.upToAmount, rule.currency)}`;
  return previous?.upToAmount
    ? t`${approvals} above ${formatMoney(previous.upToAmount, rule.currency)}`
    : t`${approvals} for any amount`;
}

/** The bands of one currency in words, lowest first: "1 approval up to R 100,000.00". */
export function bandLines(rules: readonly ApprovalRule[]): string[] {
  return rules.map((rule, index) => bandWords(rule, rules[index - 1]));
}

/** The currencies that have rules, in their order. */
export function currenciesOf(rules: readonly ApprovalRule[]): ApprovalRule['currency'][] {
  return [...new Set(rules.map(({ currency }) => currency))];
}

const UNITS: readonly [size: number, words: (count: number) => string][] = [
  [86_400, days],
  [3_600, (count) => plural(count, { one: '1 hour', other: `${count} hours` })],
  [60, (count) => plural(count, { one: '1 minute', other: `${count} minutes` })],
  [1, seconds],
];

function days(count: number): string {
  return plural(count, { one: '1 day', other: `${count} days` });
}

function months(count: number): string {
  return plural(count, { one: '1 month', other: `${count} months` });
}

function seconds(count: number): string {
  return plural(count, { one: '1 second', other: `${count} seconds` });
}

/** 3600 -> "1 hour", in the largest unit that divides the duration. */
export function durationWords(duration: number): string {
  const found = UNITS.find(([size]) => duration % size === 0 && duration >= size);
  return found ? found[1](duration / found[0]) : seconds(0);
}

const WORDS: { [S in Setting]: (value: Editable[S]) => string } = {
  approvalRules: (rules) =>
    currenciesOf(rules)
      .map(
        (currency) =>
          `${currency}: ${bandLines(rules.filter((rule) => rule.currency === currency)).join(', ')}`,
      )
      .join('; ') || t`two approvals for every batch`,
  stepUpMaxAgeSeconds: (age) =>
    age === null ? t`not required to approve` : t`at most ${durationWords(age)} old when approving`,
  approvalExpiryDays: (period) => t`${days(period)} after the batch was created, then it expires`,
  defaultRail: (rail) => railName(rail),
  releaseDelaySeconds: (delay) =>
    delay === 0
      ? t`none: submitted immediately after the last approval`
      : t`${durationWords(delay)} after the last approval; until then a batch can be cancelled`,
  duplicateWindowDays: (window) => (window === 0 ? t`within the file only` : t`the last ${days(window)}`),
  unusualAmountPercent: (percent) => t`more than ${percent} % away from what the recipient is usually paid`,
  ifNotBankingDay: (rule) => dateRuleWords(rule),
  defaultCurrency: (currency) => currency,
  timezone: (zone) => zone,
  notificationEmails: (emails) =>
    emails.length > 0 ? t`approvers and ${emails.join(', ')}` : t`approvers only`,
  lowBalanceThresholds: (thresholds) =>
    thresholds.map(({ currency, amount }) => t`below ${formatMoney(amount, currency)}`).join(', ') ||
    t`not watched`,
  settlementDifferenceLimit: ({ currency, amount }) =>
    isZero(amount)
      ? t`always acknowledged by two users`
      : t`acknowledged by one user up to ${formatMoney(amount, currency)}, else by two`,
  standingApprovals: (standing) =>
    standing === null
      ? t`none: the batch of each run is approved`
      : standingWords(formatMoney(standing.largestRun, standing.currency), months(standing.mostMonths)),
  passkeyAbove: (amount) =>
    amount === null ? t`not demanded` : t`demanded for batches above ${groupDigits(amount)}`,
  payeeAccounts: (policy) =>
    policy === 'REGISTERED_ONLY'
      ? t`registered accounts only`
      : t`any account; approvers see what does not fit the register`,
  verifiedAbove: (verified) =>
    verified === null
      ? t`not demanded`
      : verifiedWords(groupDigits(verified.amount), months(verified.months)),
};

function verifiedWords(amount: string, age: string): string {
  return t`demanded above ${amount} paid to one account, at most ${age} old`;
}

function standingWords(largest: string, longest: string): string {
  return t`up to ${largest} a run, ${longest} at most`;
}

function isZero(amount: string): boolean {
  return !/[1-9]/.test(amount);
}

/** The effect of a changed setting on existing batches, as the server applies it. */
const APPLIES: Record<Setting, MessageDescriptor> = {
  approvalRules: msg`A waiting batch needs more approvals at once if the new rules ask for more, and never \
fewer than the rules asked for when it was created.`,
  stepUpMaxAgeSeconds: msg`Applies at once, also to approvals of batches that already wait.`,
  approvalExpiryDays: msg`Applies to new batches. A batch that already waits keeps its expiry date.`,
  defaultRail: msg`Applies to new batches without a chosen rail. Existing batches keep theirs.`,
  releaseDelaySeconds: msg`Applies to every batch from its last approval, also if it already waits. Batches \
that are approved already keep their time of submission.`,
  duplicateWindowDays: msg`Applies to new batches. The duplicates of a batch that already waits change only \
when its checks are renewed.`,
  unusualAmountPercent: msg`Applies at once: batches that already wait are checked again.`,
  ifNotBankingDay: msg`Applies to new batches that do not choose. Existing batches keep their rule.`,
  defaultCurrency: msg`Changes what the dashboard suggests. No batch changes.`,
  timezone: msg`Applies at once to all times and days that are shown. No batch changes.`,
  lowBalanceThresholds: msg`Applies within a minute. A balance that is below the new amount is reported.`,
  settlementDifferenceLimit: msg`Applies to differences that are acknowledged from now on. One that waits \
for a second user still waits.`,
  standingApprovals: msg`Applies to schedules that are approved from now on, and to each run: a run that \
is no longer allowed waits for approval.`,
  passkeyAbove: msg`Applies at once, also to batches that already wait. Approvals that were given before \
still count. A standing approval does not cover a run above the amount.`,
  payeeAccounts: msg`Applies at once, also to batches that already wait: one with another account is not \
approved, and an approved one is held back.`,
  verifiedAbove: msg`Applies at once to approvals. An approved batch whose account is not verified is held \
back.`,
  notificationEmails: msg`Applies from the next email, also about batches that already wait.`,
};

/** The effect of a changed setting on existing batches. */
export function appliesWords(setting: Setting): string {
  return i18n._(APPLIES[setting]);
}

/** One setting of a config in words. */
export function settingWords<S extends Setting>(config: Editable, setting: S): string {
  return WORDS[setting](config[setting]);
}
