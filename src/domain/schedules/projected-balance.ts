/** Money that leaves (negative) or arrives on a day. Amounts in minor units. */
export interface Movement {
  /** YYYY-MM-DD. */
  day: string;
  amountMinor: bigint;
}

/** A sweep moves the balance above the amount to keep, up to its cap. */
export interface Sweep {
  /** YYYY-MM-DD. */
  day: string;
  mostMinor: bigint;
  keepMinor: bigint;
}

export interface Projection {
  /** The balance at the end of each day on which something moves, in the order of the days. */
  days: { day: string; balanceMinor: bigint }[];
  /** The first day with the lowest balance; today's if nothing moves. */
  lowest: { day: string; balanceMinor: bigint };
  /** The first day at whose end money is missing; null when every day has enough. */
  firstShortOn: string | null;
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
  const days = [...sums.keys()].sort().map((day) => {
    balanceMinor += sums.get(day)!;
    for (const sweep of sweeps.filter((one) => one.day === day)) {
      const above = balanceMinor - sweep.keepMinor;
      if (above > 0n) balanceMinor -= above < sweep.mostMinor ? above : sweep.mostMinor;
    }
    if (balanceMinor < lowest.balanceMinor) lowest = { day, balanceMinor };
    if (balanceMinor < 0n) firstShortOn ??= day;
    return { day, balanceMinor };
  });
  return { days, lowest, firstShortOn };
}

/** The balance after everything that moves until the end of a day. */
export function balanceOn({ days }: Projection, availableMinor: bigint, day: string): bigint {
  return days.findLast((one) => one.day <= day)?.balanceMinor ?? availableMinor;
}
