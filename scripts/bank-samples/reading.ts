/** What a program makes of a file: enough to compare two programs. Amounts are in minor units. */
export interface Reading {
  /** The booked entries, or the payments that a reply names. */
  count: number;
  /** The sum of their amounts without signs. */
  turnoverMinor: bigint;
  /** Their sum with signs; null when reversals leave the sign open, and for replies. */
  netMinor: bigint | null;
  /** The balances that the file states, in its order. */
  openings: readonly bigint[];
  closings: readonly bigint[];
  /** The file that a reply answers; null for statements. */
  answers: string | null;
}

/** The differences between two readings, in words; empty when they agree. */
export function differences(ours: Reading, second: Reading): string[] {
  const found: string[] = [];
  const compare = (what: string, one: unknown, other: unknown) => {
    if (String(one) !== String(other)) found.push(`${what}: ${String(one)}, second program ${String(other)}`);
  };
  compare('count', ours.count, second.count);
  compare('turnover', ours.turnoverMinor, second.turnoverMinor);
  if (ours.netMinor !== null && second.netMinor !== null) compare('net', ours.netMinor, second.netMinor);
  compare('opening balances', ours.openings, second.openings);
  compare('closing balances', ours.closings, second.closings);
  compare('file answered', ours.answers, second.answers);
  return found;
}
