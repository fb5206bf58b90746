import { explain } from '../../shared/error-texts.ts';
import { fieldError, type InputError } from '../../shared/errors.ts';
import { CURRENCIES, formatAmount, type Currency } from '../../shared/money.ts';

/**
 * An approval band of one currency: batches up to `upToAmountMinor`, inclusive, above the band before; null
 * is the open last band.
 */
export interface ApprovalRule {
  currency: Currency;
  upToAmountMinor: bigint | null;
  approvalsRequired: number;
}

/** The number of approvals that a batch needs in a currency without rules. */
export const APPROVALS_WITHOUT_RULES = 2;

/** The number of approvals for a batch of `totalMinor` (without fees). The rules must be a valid set. */
export function approvalsRequired(
  rules: readonly ApprovalRule[],
  currency: Currency,
  totalMinor: bigint,
): number {
  for (const rule of rules) {
    if (rule.currency !== currency) continue;
    if (rule.upToAmountMinor === null || totalMinor <= rule.upToAmountMinor) return rule.approvalsRequired;
  }
  return APPROVALS_WITHOUT_RULES;
}

/**
 * The number of approvals that a waiting batch needs now: a stricter rule applies to it at once, a looser
 * rule only to batches created later.
 */
export function approvalsRequiredNow(
  atCreation: number,
  rules: readonly ApprovalRule[],
  currency: Currency,
  totalMinor: bigint,
): number {
  return Math.max(atCreation, approvalsRequired(rules, currency, totalMinor));
}

/** The most approvals that a batch may need. A currency without rules needs APPROVALS_WITHOUT_RULES. */
export function approvalsNeededAtMost(rules: readonly ApprovalRule[]): number {
  if (rules.length === 0) return APPROVALS_WITHOUT_RULES;
  return Math.max(...rules.map((rule) => rule.approvalsRequired));
}

/**
 * The bands that need more approvals than the `available` approvers can give. Currencies without rules are
 * included: they need APPROVALS_WITHOUT_RULES.
 */
export function unsatisfiableRules(
  rules: readonly ApprovalRule[],
  currencies: readonly Currency[],
  available: number,
): ApprovalRule[] {
  const unruled = currencies.filter((currency) => !rules.some((rule) => rule.currency === currency));
  const bands = [
    ...rules,
    ...unruled.map((currency) => ({
      currency,
      upToAmountMinor: null,
      approvalsRequired: APPROVALS_WITHOUT_RULES,
    })),
  ];
  return bands.filter((band) => band.approvalsRequired > available);
}

/**
 * The errors of a set of rules, each with its path into `approvalRules`; empty when the set may be saved.
 * Each band needs at least 1 approval. Within a currency the upper ends must be positive and ascending, and
 * exactly the last band must be open.
 */
export function checkApprovalRules(rules: readonly ApprovalRule[]): InputError[] {
  return CURRENCIES.flatMap((currency) => {
    const bands = rules
      .map((rule, index) => ({ rule, index }))
      .filter(({ rule }) => rule.currency === currency);
    return bands.flatMap(({ rule, index }, i) =>
      checkBand(rule, index, bands[i - 1]?.rule, i === bands.length - 1),
    );
  });
}

function checkBand(
  rule: ApprovalRule,
  index: number,
  before: ApprovalRule | undefined,
  isLast: boolean,
): InputError[] {
  const errors: InputError[] = [];
  const at = `approvalRules[${index}]`;
  const end = rule.upToAmountMinor;
  if (rule.approvalsRequired < 1) {
    const message = explain('invalid_approval_rules.approvals');
    errors.push(fieldError(`${at}.approvalsRequired`, 'too_few_approvals', message));
  }
  if (isLast && end !== null) {
    const message = explain('invalid_approval_rules.not_open', { currency: rule.currency });
    errors.push(fieldError(`${at}.upToAmount`, 'last_band_not_open', message));
  }
  if (!isLast && end === null) {
    const message = explain('invalid_approval_rules.open', { currency: rule.currency });
    errors.push(fieldError(`${at}.upToAmount`, 'open_band_not_last', message));
  }
  if (end !== null && end <= 0n) {
    const message = explain('invalid_approval_rules.not_positive');
    errors.push(fieldError(`${at}.upToAmount`, 'not_positive', message));
  }
  if (end !== null && before && before.upToAmountMinor !== null && end <= before.upToAmountMinor) {
    const { currency } = rule;
    const end = { amount: formatAmount(before.upToAmountMinor, currency), currency };
    const message = explain('invalid_approval_rules.not_ascending', { end });
    errors.push(fieldError(`${at}.upToAmount`, 'bands_not_ascending', message));
  }
  return errors;
}
