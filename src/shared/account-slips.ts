/** How an account number differs from the one that may have been meant. */
export type AccountSlip = 'PART' | 'DIGIT' | 'SWAPPED';

/** Shorter parts occur in too many numbers to be significant. */
const SHORTEST_PART = 4;

/**
 * How an account number may be a mistyped form of the one on which a person was paid before: a part of it,
 * one digit left out, doubled or changed, or two neighbouring digits swapped. Leading zeros do not count.
 * Null if the numbers are equal or differ by more.
 */
export function accountSlip(now: string, before: string): AccountSlip | null {
  const [one, other] = [now, before].map((number) => number.replace(/\D/g, '').replace(/^0+/, '')) as [
    string,
    string,
  ];
  if (one === other) return null;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < SHORTEST_PART) return null;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  let rest = 0;
  while (rest < short.length - from && short.at(-1 - rest) === long.at(-1 - rest)) rest++;
  const wrong = short.length - from - rest;
  if (long.length === short.length) {
    if (wrong === 1) return 'DIGIT';
    const isSwapped = wrong === 2 && short[from] === long[from + 1] && short[from + 1] === long[from];
    return isSwapped ? 'SWAPPED' : null;
  }
  if (wrong === 0 && long.length === short.length + 1) return 'DIGIT';
  return long.startsWith(short) || long.endsWith(short) ? 'PART' : null;
}
