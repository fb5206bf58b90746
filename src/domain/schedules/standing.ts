import { dueDays, type ScheduleCalendar } from './due-days.ts';

/** The amounts of a standing approval, in minor units. */
export interface StandingLimits {
  perRunMinor: bigint;
  totalMinor: bigint | null;
  /** The last day on which the money of a run can move, YYYY-MM-DD. */
  validUntil: string;
}

/** How many runs are due until the last day of a standing approval. */
export function runsWithin(calendar: ScheduleCalendar, validUntil: string): number {
  let count = 0;
  for (const day of dueDays(calendar)) {
    if (day > validUntil) break;
    count += 1;
  }
  return count;
}

/** Whether the batch of a run needs separate approvals: no standing approval covers its day. */
export function needsOwnApproval(limits: Pick<StandingLimits, 'validUntil'> | null, day: string): boolean {
  return limits === null || day > limits.validUntil;
}

/**
 * The amount that a sweep moves: everything above the amount to keep, up to its limits. Zero or less means
 * that there is nothing to move. `sweptMinor` is the total that the sweeps of the version have moved so far.
 */
export function sweepAmount(
  availableMinor: bigint,
  keepMinor: bigint,
  { perRunMinor, totalMinor }: StandingLimits,
  sweptMinor: bigint,
): bigint {
  const amounts = [availableMinor - keepMinor, perRunMinor];
  if (totalMinor !== null && totalMinor > sweptMinor) amounts.push(totalMinor - sweptMinor);
  return amounts.reduce((least, amount) => (amount < least ? amount : least));
}

/**
 * The most money that can leave under a standing approval. Its approvals are counted for this sum, so that
 * instalments never need fewer of them than one payment.
 */
export function mostByStanding(calendar: ScheduleCalendar, limits: StandingLimits): bigint {
  const { perRunMinor, totalMinor, validUntil } = limits;
  const sum = perRunMinor * BigInt(runsWithin(calendar, validUntil));
  return totalMinor !== null && totalMinor < sum ? totalMinor : sum;
}
