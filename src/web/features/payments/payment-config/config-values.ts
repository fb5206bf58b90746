import { t } from '@lingui/core/macro';
import type {
  ApprovalRule,
  PaymentConfigForDisplay,
  UpdatePaymentConfigRequest,
} from '../../../../client/types.gen.ts';
import { type Currency, formatAmount, parseAmount } from '../../../../shared/money.ts';
import { groupDigits } from '../../../ui/figure.tsx';
import { plainAmount } from '../../../../shared/typed-amount.ts';
import { currenciesOf, type Editable, type Setting, SETTINGS } from './words.ts';

export interface Band {
  key: string;
  /** The typed amount; empty in the last band, which has no limit. */
  upToAmount: string;
  approvalsRequired: number;
}

/** A balance that is watched; the amount as it is typed. */
export interface Threshold {
  currency: Currency;
  amount: string;
}

/** The bounds of standing approvals; the amount as it is typed. */
interface StandingValues {
  isAllowed: boolean;
  currency: Currency;
  largestRun: string;
  mostMonths: number;
}

export interface CurrencyBands {
  currency: Currency;
  bands: Band[];
}

/**
 * The form's values: the config with its rules grouped by currency, and the fresh sign-in as a switch and a
 * number.
 */
export interface ConfigValues extends Omit<
  UpdatePaymentConfigRequest,
  | 'approvalRules'
  | 'version'
  | 'stepUpMaxAgeSeconds'
  | 'unusualAmountPercent'
  | 'ifNotBankingDay'
  | 'executionDatePolicy'
  | 'lowBalanceThresholds'
  | 'settlementDifferenceLimit'
  | 'standingApprovals'
  | 'passkeyAbove'
  | 'payeeAccounts'
  | 'verifiedAbove'
> {
  /** The amount as it is typed. */
  settlementDifferenceLimit: Threshold;
  standing: StandingValues;
  /** Whether approvals need a passkey, and above which amount, as it is typed. */
  passkey: { isNeeded: boolean; above: string };
  payeeAccounts: PaymentConfigForDisplay['payeeAccounts'];
  /** From which amount on accounts have to be verified, as it is typed, and in how many months. */
  verified: { isNeeded: boolean; above: string; months: number };
  thresholds: Threshold[];
  rules: CurrencyBands[];
  unusualAmountPercent: number;
  ifNotBankingDay: PaymentConfigForDisplay['ifNotBankingDay'];
  stepUp: boolean;
  stepUpMaxAgeSeconds: number;
}

const USUAL_STEP_UP_S = 300;
const USUAL_MONTHS = 12;

/** A band of the form; an amount is written as the user's language writes it. */
export function bandOf(upToAmount: string, approvalsRequired: number): Band {
  return { key: crypto.randomUUID(), upToAmount, approvalsRequired };
}

/** Converts a config to the form's values. */
export function valuesOf(config: PaymentConfigForDisplay): ConfigValues {
  const {
    approvalRules,
    lowBalanceThresholds,
    settlementDifferenceLimit,
    standingApprovals,
    passkeyAbove,
    verifiedAbove,
    stepUpMaxAgeSeconds,
    version: _version,
    updatedAt: _at,
    updatedBy: _by,
    executionDatePolicy: _policy,
    ...rest
  } = config;
  return {
    ...rest,
    rules: currenciesOf(approvalRules).map((currency) => ({
      currency,
      bands: approvalRules
        .filter((rule) => rule.currency === currency)
        .map((rule) => bandOf(groupDigits(rule.upToAmount ?? ''), rule.approvalsRequired)),
    })),
    thresholds: lowBalanceThresholds.map(({ currency, amount }) => ({
      currency,
      amount: groupDigits(amount),
    })),
    settlementDifferenceLimit: {
      ...settlementDifferenceLimit,
      amount: groupDigits(settlementDifferenceLimit.amount),
    },
    standing: {
      isAllowed: standingApprovals !== null,
      currency: standingApprovals?.currency ?? config.defaultCurrency,
      largestRun: groupDigits(standingApprovals?.largestRun ?? ''),
      mostMonths: standingApprovals?.mostMonths ?? USUAL_MONTHS,
    },
    passkey: { isNeeded: passkeyAbove !== null, above: groupDigits(passkeyAbove ?? '') },
    verified: {
      isNeeded: verifiedAbove !== null,
      above: groupDigits(verifiedAbove?.amount ?? ''),
      months: verifiedAbove?.months ?? USUAL_MONTHS,
    },
    stepUp: stepUpMaxAgeSeconds !== null,
    stepUpMaxAgeSeconds: stepUpMaxAgeSeconds ?? USUAL_STEP_UP_S,
  };
}

/**
 * The errors of amounts that cannot be read, by form field. The form is not sent while there are any.
 */
export function unreadableAmounts({
  rules: groups,
  thresholds,
  settlementDifferenceLimit: limit,
  standing,
  passkey,
  verified,
  defaultCurrency,
}: Pick<
  ConfigValues,
  | 'rules'
  | 'thresholds'
  | 'settlementDifferenceLimit'
  | 'standing'
  | 'passkey'
  | 'verified'
  | 'defaultCurrency'
>): Record<string, string> {
  const isAmount = (typed: string, currency: Currency) => parseAmount(plainAmount(typed), currency) !== null;
  const message = () => t`Enter an amount such as ${groupDigits('100000.00')}.`;
  const wrong = groups.flatMap(({ currency, bands }, group) =>
    bands
      .slice(0, -1)
      .flatMap(({ upToAmount }, band) =>
        isAmount(upToAmount, currency) ? [] : [[`rules.${group}.bands.${band}.upToAmount`, message()]],
      ),
  );
  const low = thresholds.flatMap(({ currency, amount }, index) =>
    isAmount(amount, currency) ? [] : [[`thresholds.${index}.amount`, message()]],
  );
  const ofLimit = isAmount(limit.amount, limit.currency)
    ? []
    : [['settlementDifferenceLimit.amount', message()]];
  const ofStanding =
    !standing.isAllowed || isAmount(standing.largestRun, standing.currency)
      ? []
      : [['standing.largestRun', message()]];
  const ofPasskey =
    !passkey.isNeeded || isAmount(passkey.above, defaultCurrency) ? [] : [['passkey.above', message()]];
  const ofVerified =
    !verified.isNeeded || isAmount(verified.above, defaultCurrency) ? [] : [['verified.above', message()]];
  return Object.fromEntries([...wrong, ...low, ...ofLimit, ...ofStanding, ...ofPasskey, ...ofVerified]);
}

/** A typed amount as the API returns it, so that equal amounts compare as equal. */
function asSaved(typed: string, currency: Currency): string {
  const plain = plainAmount(typed);
  const minor = parseAmount(plain, currency);
  return minor === null ? plain : formatAmount(minor, currency);
}

/** The rules as the API takes them: one list, with the bands of each currency in the typed order. */
export function rulesOf(groups: readonly CurrencyBands[]): ApprovalRule[] {
  return groups.flatMap(({ currency, bands }) =>
    bands.map(({ upToAmount, approvalsRequired }) => ({
      currency,
      upToAmount: asSaved(upToAmount, currency) || null,
      approvalsRequired,
    })),
  );
}

/** The request that saves the form on top of `version`. */
export function requestOf(values: ConfigValues, version: number): UpdatePaymentConfigRequest {
  const { rules, thresholds, settlementDifferenceLimit, standing, passkey, verified, ...others } = values;
  const { stepUp, stepUpMaxAgeSeconds, ...rest } = others;
  const { isAllowed, currency: standingCurrency, largestRun, mostMonths } = standing;
  return {
    ...rest,
    approvalRules: rulesOf(rules),
    lowBalanceThresholds: thresholds.map(({ currency, amount }) => ({
      currency,
      amount: asSaved(amount, currency),
    })),
    settlementDifferenceLimit: {
      ...settlementDifferenceLimit,
      amount: asSaved(settlementDifferenceLimit.amount, settlementDifferenceLimit.currency),
    },
    standingApprovals: isAllowed
      ? { currency: standingCurrency, largestRun: asSaved(largestRun, standingCurrency), mostMonths }
      : null,
    passkeyAbove: passkey.isNeeded ? asSaved(passkey.above, rest.defaultCurrency) : null,
    verifiedAbove: verified.isNeeded
      ? { amount: asSaved(verified.above, rest.defaultCurrency), months: verified.months }
      : null,
    stepUpMaxAgeSeconds: stepUp ? stepUpMaxAgeSeconds : null,
    version,
  };
}

/** Maps the API's paths to form fields: "approvalRules[1].upToAmount" -> "rules.0.bands.1.upToAmount". */
export function formErrors(
  errors: Record<string, string>,
  groups: readonly CurrencyBands[],
): Record<string, string> {
  const places = groups.flatMap(({ bands }, group) => bands.map((_, band) => `rules.${group}.bands.${band}`));
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const rule = /^approvalRules\[(\d+)\]\.?(.*)$/.exec(path);
      return rule
        ? [`${places[Number(rule[1])] ?? 'rules'}.${rule[2] || 'upToAmount'}`, message]
        : [fieldOf(path), message];
    }),
  );
}

/** "lowBalanceThresholds[0].amount" -> "thresholds.0.amount"; for other lists, only the list. */
function fieldOf(path: string): string {
  const threshold = /^lowBalanceThresholds\[(\d+)\]/.exec(path);
  if (threshold) return `thresholds.${threshold[1]}.amount`;
  if (path === 'passkeyAbove') return 'passkey.above';
  if (path.startsWith('verifiedAbove')) return 'verified.above';
  return path.replace(/^standingApprovals/, 'standing').replace(/\[\d+\].*$/, '');
}

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

export interface Difference {
  setting: Setting;
  /** Whether this form changed the same setting to another value. */
  mineToo: boolean;
}

/** The settings that differ between the form's first version (`base`) and the version that is saved now. */
export function differences(base: Editable, theirs: Editable, mine: Editable): Difference[] {
  return SETTINGS.filter((setting) => !same(base[setting], theirs[setting])).map((setting) => ({
    setting,
    mineToo: !same(base[setting], mine[setting]) && !same(mine[setting], theirs[setting]),
  }));
}

/** The settings that this form changes. */
export function changedSettings(base: Editable, mine: Editable): Setting[] {
  return SETTINGS.filter((setting) => !same(base[setting], mine[setting]));
}

/** Their version with this form's changes applied. */
export function merged(
  base: Editable,
  theirs: PaymentConfigForDisplay,
  mine: Editable,
): PaymentConfigForDisplay {
  const own = changedSettings(base, mine).map((setting) => [setting, mine[setting]]);
  return { ...theirs, ...Object.fromEntries(own) };
}
