import { fixed, multiply } from '../../../../shared/decimals.ts';

const HOURS_A_YEAR = '8760';

/** The hourly rate in percent: "0.00001" -> "0.001000". */
export function hourlyPercent(hourlyRate: string): string {
  return fixed(multiply(hourlyRate, '100'), 6);
}

/** The rate for a year of 365 days in percent, without compounding: "0.00001" -> "8.76". */
export function yearlyPercent(hourlyRate: string): string {
  return fixed(multiply(multiply(hourlyRate, HOURS_A_YEAR), '100'), 2);
}
