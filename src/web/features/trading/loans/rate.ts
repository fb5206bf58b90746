import { fixed, multiply } from '../../../../shared/decimals.ts';

const HOURS_A_YEAR = '8760';

/** "0.00001" -> "0.001000", the percentage of an hour. */
export function hourlyPercent(hourlyRate: string): string {
  return fixed(multiply(hourlyRate, '100'), 6);
}

/**
 * What an hourly rate comes to in a year of 365 days, without interest on interest, in percent: "0.00001" ->
 * "8.76".
 */
export function yearlyPercent(hourlyRate: string): string {
  return fixed(multiply(multiply(hourlyRate, HOURS_A_YEAR), '100'), 2);
}
