import type {
  ApprovalRule,
  PaymentConfigForDisplay,
  UpdatePaymentConfigRequest,
} from '../../../../client/types.gen.ts';
import { type Currency, parseAmount } from '../../../../shared/money.ts';
import { currenciesOf, type Setting, SETTINGS } from './words.ts';

export interface Band {
  key: string;
  /** What is typed; empty in the last band, which has no end. */
  upToAmount: string;
  approvalsRequired: number;
}

export interface CurrencyBands {
  currency: Currency;
  bands: Band[];
}

/**
 * What the form holds: the config, with its rules by currency and the fresh sign-in as a switch and a number.
 */
export interface ConfigValues extends Omit<
  UpdatePaymentConfigRequest,
  'approvalRules' | 'version' | 'stepUpMaxAgeSeconds'
> {
  rules: CurrencyBands[];
  stepUp: boolean;
  stepUpMaxAgeSeconds: number;
}

const USUAL_STEP_UP_S = 300;

export function bandOf(upToAmount: string, approvalsRequired: number): Band {
  return { key: crypto.randomUUID(), upToAmount, approvalsRequired };
}

/** The form's values for a config. */
export function valuesOf(config: PaymentConfigForDisplay): ConfigValues {
  const {
    approvalRules,
    stepUpMaxAgeSeconds,
    version: _version,
    updatedAt: _at,
    updatedBy: _by,
    ...rest
  } = config;
  return {
    ...rest,
    rules: currenciesOf(approvalRules).map((currency) => ({
      currency,
      bands: approvalRules
        .filter((rule) => rule.currency === currency)
        .map((rule) => bandOf(rule.upToAmount ?? '', rule.approvalsRequired)),
    })),
    stepUp: stepUpMaxAgeSeconds !== null,
    stepUpMaxAgeSeconds: stepUpMaxAgeSeconds ?? USUAL_STEP_UP_S,
  };
}

const GROUPED = /^\d{1,3}([ ,\u00a0]\d{3})+(\.\d*)?$/;

/**
 * "100,000.00" -> "100000.00": thousands separators are understood, anything else is left for the server to
 * refuse.
 */
export function plainAmount(typed: string): string {
  const text = typed.trim();
  return GROUPED.test(text) ? text.replaceAll(/[ ,\u00a0]/g, '') : text;
}

/**
 * The bands whose amount cannot be read, by the path of their field: nothing is sent before they are put
 * right.
 */
export function unreadableAmounts(groups: readonly CurrencyBands[]): Record<string, string> {
  const wrong = groups.flatMap(({ currency, bands }, group) =>
    bands
      .slice(0, -1)
      .flatMap(({ upToAmount }, band) =>
        parseAmount(plainAmount(upToAmount), currency) === null
          ? [[`rules.${group}.bands.${band}.upToAmount`, 'Write a number such as 100000.00.']]
          : [],
      ),
  );
  return Object.fromEntries(wrong);
}

/**
 * The numbers that were taken away, by the name of their field: an input that was emptied holds no number.
 */
export function missingNumbers(values: ConfigValues): Record<string, string> {
  const names = [
    'approvalExpiryDays',
    'releaseDelaySeconds',
    'duplicateWindowDays',
    ...(values.stepUp ? (['stepUpMaxAgeSeconds'] as const) : []),
  ] as const;
  return Object.fromEntries(
    names.filter((name) => typeof values[name] !== 'number').map((name) => [name, 'Give a whole number.']),
  );
}

/** Below this nobody could sign in and then approve, or change the config back, in time. */
const LEAST_STEP_UP_S = 15;

/** Refuses a fresh sign-in so short that it would lock out approvers and admins alike. */
export function unusableStepUp({ stepUp, stepUpMaxAgeSeconds }: ConfigValues): Record<string, string> {
  if (!stepUp || typeof stepUpMaxAgeSeconds !== 'number' || stepUpMaxAgeSeconds >= LEAST_STEP_UP_S) return {};
  return {
    stepUpMaxAgeSeconds: `Give ${LEAST_STEP_UP_S} or more: with less, nobody has the time to sign in and then approve or save.`,
  };
}

/** The rules as they are sent: one list, the bands of each currency in the order typed. */
export function rulesOf(groups: readonly CurrencyBands[]): ApprovalRule[] {
  return groups.flatMap(({ currency, bands }) =>
    bands.map(({ upToAmount, approvalsRequired }) => ({
      currency,
      upToAmount: plainAmount(upToAmount) || null,
      approvalsRequired,
    })),
  );
}

/** The request that saves the form over the version that it began from. */
export function requestOf(values: ConfigValues, version: number): UpdatePaymentConfigRequest {
  const { rules, stepUp, stepUpMaxAgeSeconds, ...rest } = values;
  return {
    ...rest,
    approvalRules: rulesOf(rules),
    stepUpMaxAgeSeconds: stepUp ? stepUpMaxAgeSeconds : null,
    version,
  };
}

/** The server's paths in the form's: "approvalRules[1].upToAmount" -> "rules.0.bands.1.upToAmount". */
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
        : [path.replace(/\[\d+\].*$/, ''), message];
    }),
  );
}

type Editable = Pick<PaymentConfigForDisplay, Setting>;

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

export interface Difference {
  setting: Setting;
  /** Whether the person at this form changed the same setting. */
  mineToo: boolean;
}

/** What somebody else changed between the version that the form began from and the one that is saved now. */
export function differences(base: Editable, theirs: Editable, mine: Editable): Difference[] {
  return SETTINGS.filter((setting) => !same(base[setting], theirs[setting])).map((setting) => ({
    setting,
    mineToo: !same(base[setting], mine[setting]) && !same(mine[setting], theirs[setting]),
  }));
}

/** Theirs, with what this form changed laid over it. */
export function merged(
  base: Editable,
  theirs: PaymentConfigForDisplay,
  mine: Editable,
): PaymentConfigForDisplay {
  const own = SETTINGS.filter((setting) => !same(base[setting], mine[setting])).map((setting) => [
    setting,
    mine[setting],
  ]);
  return { ...theirs, ...Object.fromEntries(own) };
}
