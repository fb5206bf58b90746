import { t } from '@lingui/core/macro';
import { formatNumber } from '../../../ui/locale.ts';
import type { ConfigValues } from './config-values.ts';
import { durationWords } from './words.ts';

/** The smallest and the largest value of each number, as the API takes them. */
const LIMITS = {
  approvalExpiryDays: [1, 365],
  releaseDelaySeconds: [0, 604_800],
  duplicateWindowDays: [0, 365],
  unusualAmountPercent: [1, 1_000],
  // Below this, no user could sign in and then approve, or change the config back, in time.
  stepUpMaxAgeSeconds: [15, 86_400],
} as const;

const MOST_APPROVALS = 10;
const MOST_MONTHS = 24;

type NumberSetting = keyof typeof LIMITS;
const SETTINGS = Object.keys(LIMITS) as NumberSetting[];

/** Whether a value is not a whole number between two limits. */
function isOutside(value: unknown, [least, most]: readonly [number, number]): boolean {
  return typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most;
}

/** The limits of a number in words: "1 to 365"; for a duration, "15 seconds to 1 day". */
export function limitWords(setting: NumberSetting): string {
  const [least, most] = LIMITS[setting];
  const words = setting.endsWith('Seconds') ? durationWords : (value: number) => formatNumber(value);
  return t`${words(least)} to ${words(most)}`;
}

/** The errors of numbers that are missing or outside their limits, by form field. No value is changed. */
export function numberErrors(values: ConfigValues): Record<string, string> {
  const numbers = SETTINGS.filter((setting) => setting !== 'stepUpMaxAgeSeconds' || values.stepUp)
    .filter((setting) => isOutside(values[setting], LIMITS[setting]))
    .map((setting) => [
      setting,
      setting.endsWith('Seconds')
        ? t`Enter a time from ${limitWords(setting)}.`
        : t`Enter a whole number from ${limitWords(setting)}.`,
    ]);
  const approvals = values.rules.flatMap(({ bands }, group) =>
    bands.flatMap(({ approvalsRequired }, band) =>
      isOutside(approvalsRequired, [1, MOST_APPROVALS])
        ? [
            [
              `rules.${group}.bands.${band}.approvalsRequired`,
              t`Enter a whole number from 1 to ${MOST_APPROVALS}.`,
            ],
          ]
        : [],
    ),
  );
  const months =
    values.standing.isAllowed && isOutside(values.standing.mostMonths, [1, MOST_MONTHS])
      ? [['standing.mostMonths', t`Enter a whole number from 1 to ${MOST_MONTHS}.`]]
      : [];
  const verified =
    values.verified.isNeeded && isOutside(values.verified.months, [1, MOST_MONTHS])
      ? [['verified.months', t`Enter a whole number from 1 to ${MOST_MONTHS}.`]]
      : [];
  return Object.fromEntries([...numbers, ...approvals, ...months, ...verified]);
}
