/** Money that leaves (negative) or arrives on a day. Amounts in minor units. */
export interface Movement {
  /** YYYY-MM-DD. */
  day: string;
  amountMinor: bigint;
}

/** A sweep takes what is above an amount that is kept, after its fee, and no more than its cap. */
export interface Sweep {
  /** YYYY-MM-DD. */
  day: string;
  mostMinor: bigint;
  keepMinor: bigint;
  feeMinor: bigint;
  /** Sweeps of one schedule share what its limit leaves for all of them; null without such a limit. */
  limit: { scheduleId: string; leftMinor: bigint } | null;
}

export interface Projection {
  /** The balance at the end of each day on which something moves, in the order of the days. */
  days: { day: string; balanceMinor: bigint }[];
  /** The first day with the lowest balance; today's if nothing moves. */
  lowest: { day: string; balanceMinor: bigint };
  /** The first day at whose end money is missing; null when every day has enough. */
  firstShortOn: string | null;
  /** What each sweep takes, without its fee, in the order in which they were given; 0 for nothing to move. */
  sweptMinor: bigint[];
}

/**
 * The balance at the end of each day. Expected money counts on its day, but not if that day has passed: it is
 * late and may never arrive. A sweep comes after everything else of its day.
 */
export function project(
  availableMinor: bigint,
  movements: readonly Movement[],
  today: string,
  sweeps: readonly Sweep[] = [],
): Projection {
  const sums = new Map<string, bigint>();
  for (const { day, amountMinor } of movements) {
    if (day < today && amountMinor > 0n) continue;
    const on = day < today ? today : day;
    sums.set(on, (sums.get(on) ?? 0n) + amountMinor);
  }
  for (const { day } of sweeps) if (!sums.has(day)) sums.set(day, 0n);
  let balanceMinor = availableMinor;
  let lowest = { day: today, balanceMinor };
  let firstShortOn = balanceMinor < 0n ? today : null;
  const sweptMinor = sweeps.map(() => 0n);
  const leftMinor = new Map<string, bigint>();
  for (const { limit } of sweeps) if (limit) leftMinor.set(limit.scheduleId, limit.leftMinor);
  const days = [...sums.keys()].sort().map((day) => {
    balanceMinor += sums.get(day)!;
    sweeps.forEach((sweep, index) => {
      if (sweep.day !== day) return;
      const { keepMinor, feeMinor, mostMinor, limit } = sweep;
      const left = limit ? leftMinor.get(limit.scheduleId)! : mostMinor;
      const taken = leastOf(balanceMinor - keepMinor - feeMinor, mostMinor, left);
      if (taken <= 0n) return;
      sweptMinor[index] = taken;
      if (limit) leftMinor.set(limit.scheduleId, left - taken);
      balanceMinor -= taken + feeMinor;
    });
    if (balanceMinor < lowest.balanceMinor) lowest = { day, balanceMinor };
    if (balanceMinor < 0n) firstShortOn ??= day;
    return { day, balanceMinor };
  });
  return { days, lowest, firstShortOn, sweptMinor };
}

function leastOf(...amounts: bigint[]): bigint {
  return amounts.reduce((least, amount) => (amount < least ? amount : least));
}

/** The balance after everything that moves until the end of a day. */
export function balanceOn({ days }: Projection, availableMinor: bigint, day: string): bigint {
  return days.findLast((one) => one.day <= day)?.balanceMinor ?? availableMinor;
}
