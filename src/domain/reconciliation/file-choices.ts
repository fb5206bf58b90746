import type { FileGroup } from './board.ts';

/** A file as it may have been debited: with or without the payments that the bank rejected. */
export interface FileChoice {
  group: FileGroup;
  withRejected: boolean;
  minor: bigint;
}

/** The most steps of the search for one entry; a longer search ends without finding all choices. */
const MOST_STEPS = 20_000;

/** The most ways that are found: a user chooses among them, and more would not help. */
const MOST_WAYS = 10;

/** The sums by which a file may have been debited, while some of its payments are open. */
export function choicesOf(group: FileGroup): FileChoice[] {
  const { openCount, openMinor, rejectedCount, rejectedMinor } = group;
  const net = { group, withRejected: false, minor: openMinor };
  const gross = { group, withRejected: true, minor: openMinor + rejectedMinor };
  return [...(openCount > 0 ? [net] : []), ...(rejectedCount > 0 ? [gross] : [])];
}

/**
 * At most ten of the ways in which files sum to an amount, each file used once, with or without its rejected
 * payments. `isAll` says whether the search was complete.
 */
export function waysToSum(
  groups: readonly FileGroup[],
  amountMinor: bigint,
): { ways: FileChoice[][]; isAll: boolean } {
  const choices = groups.map(choicesOf).filter((some) => some.length > 0);
  // The largest sum of all files from an index on, to stop where the amount is out of reach.
  const rest = [0n];
  for (const some of choices.toReversed()) {
    const largest = some.reduce((most, { minor }) => (minor < most ? minor : most), 0n);
    rest.push(rest.at(-1)! + largest);
  }
  rest.reverse();
  const ways: FileChoice[][] = [];
  let steps = 0;
  const search = (at: number, leftMinor: bigint, chosen: readonly FileChoice[]): void => {
    if (leftMinor === 0n && chosen.length > 0) ways.push([...chosen]);
    if (leftMinor >= 0n || ways.length >= MOST_WAYS || leftMinor < rest[at]! || ++steps > MOST_STEPS) return;
    for (const choice of choices[at] ?? []) search(at + 1, leftMinor - choice.minor, [...chosen, choice]);
    if (at < choices.length) search(at + 1, leftMinor, chosen);
  };
  search(0, amountMinor, []);
  return { ways, isAll: steps <= MOST_STEPS };
}
