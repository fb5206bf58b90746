import { dayNumber } from '../../shared/day-number.ts';
import type { AgeingBucket } from '../../shared/collection-terms.ts';

/** How late an open amount is, by the day on which it was due and today, both YYYY-MM-DD. */
export function ageingBucketOf(dueOn: string, today: string): AgeingBucket {
  const daysLate = dayNumber(today)! - dayNumber(dueOn)!;
  if (daysLate < 0) return 'NOT_DUE';
  if (daysLate === 0) return 'DUE_TODAY';
  if (daysLate <= 30) return 'DAYS_1_30';
  if (daysLate <= 60) return 'DAYS_31_60';
  return daysLate <= 90 ? 'DAYS_61_90' : 'OVER_90';
}
