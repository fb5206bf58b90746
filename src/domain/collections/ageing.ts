import { addDays } from '../../shared/calendar-day.ts';
import { dayNumber } from '../../shared/day-number.ts';
import { AGEING_BUCKETS, type AgeingBucket } from '../../shared/collection-terms.ts';

/** The least and the most days by which the open amounts of a bucket are late. */
const DAYS_LATE: Readonly<Record<AgeingBucket, readonly [number | null, number | null]>> = {
  NOT_DUE: [null, -1],
  DUE_TODAY: [0, 0],
  DAYS_1_30: [1, 30],
  DAYS_31_60: [31, 60],
  DAYS_61_90: [61, 90],
  OVER_90: [91, null],
};

/** How late an open amount is, by the day on which it was due and today, both YYYY-MM-DD. */
export function ageingBucketOf(dueOn: string, today: string): AgeingBucket {
  const daysLate = dayNumber(today)! - dayNumber(dueOn)!;
  return AGEING_BUCKETS.find((bucket) => daysLate <= (DAYS_LATE[bucket][1] ?? daysLate))!;
}

/** The first and the last due day of a bucket; null where it has no end. */
export function dueDaysOf(bucket: AgeingBucket, today: string): { from: string | null; to: string | null } {
  const [least, most] = DAYS_LATE[bucket];
  return {
    from: most === null ? null : addDays(today, -most),
    to: least === null ? null : addDays(today, -least),
  };
}
