import type { AmountComparison } from '../../shared/terms.ts';
import { judgeAmount, medianOf, PAYMENTS_REMEMBERED, type AmountJudgement } from './batch-checks.ts';

/*
 * Compares what a batch pays a person with that person's usual amount. A batch may pay a person several
 * times, so the sums of all payments to the person are compared. Usual amounts come from runs of the same
 * kind: a bonus says nothing about a salary. Amounts in minor units of the batch's currency.
 */

/** A payment that was made to a person in an earlier batch. */
export interface EarlierPayment {
  batchId: string;
  amountMinor: bigint;
}

/** Whether an earlier batch is of the same kind; null for a batch in another currency. */
export type KindOf = (batchId: string) => boolean | null;

interface Run {
  sumMinor: bigint;
  payments: number;
}

interface Runs {
  sameKind: readonly Run[];
  others: readonly Run[];
}

/** The sums that each earlier batch paid, the latest first. */
export function runsOf(payments: readonly EarlierPayment[], kindOf: KindOf): Runs {
  const runs = new Map<string, Run>();
  for (const { batchId, amountMinor } of payments) {
    const run = runs.get(batchId);
    if (run) {
      run.sumMinor += amountMinor;
      run.payments++;
    } else runs.set(batchId, { sumMinor: amountMinor, payments: 1 });
  }
  const sameKind: Run[] = [];
  const others: Run[] = [];
  for (const [batchId, run] of runs) {
    const isSameKind = kindOf(batchId);
    if (isSameKind === null) continue;
    const list = isSameKind ? sameKind : others;
    if (list.length < PAYMENTS_REMEMBERED) list.push(run);
  }
  return { sameKind, others };
}

/** What a batch pays a person on one account. */
export interface PersonSum {
  sumMinor: bigint;
  payments: number;
  /** Whether some of the payments differ by no more than NEARLY_MINOR, but are not all equal. */
  isNearlyRepeated: boolean;
}

export interface UsualJudgement extends AmountJudgement {
  /** Null when there is nothing to compare with. */
  comparedWith: AmountComparison | null;
  /** Whether the person is paid more payments, and more money, than in any earlier run. */
  isPaidMoreOften: boolean;
  /** How many runs of the same kind paid the person. */
  runs: number;
  /** Whether these runs paid amounts that differ by more than the threshold; null with fewer than two. */
  varies: boolean | null;
}

/** Compares one person's sum with the earlier runs that paid them. */
export function judgeSum(
  person: PersonSum,
  { sameKind, others }: Runs,
  thresholdPercent: number,
): UsualJudgement {
  const isPaidMoreOften = paidMoreOften(person, sameKind);
  if (sameKind.length > 0) {
    const sums = sameKind.map(({ sumMinor }) => sumMinor);
    const judged = judgeAmount(
      person.sumMinor,
      { paidToAccount: sums, paidToEarlierAccount: [] },
      thresholdPercent,
    );
    const [least, most] = rangeOf(sums);
    return {
      ...judged,
      isUnusual: judged.isUnusual && isBeyond(person.sumMinor, least, most, thresholdPercent),
      comparedWith: 'RUN',
      isPaidMoreOften,
      runs: sums.length,
      varies: sums.length < 2 ? null : most * 100n > least * BigInt(100 + thresholdPercent),
    };
  }
  const nothing = {
    usualMinor: null,
    changePercent: null,
    isUnusual: false,
    comparedWith: null,
    isPaidMoreOften,
    runs: 0,
    varies: null,
  };
  if (others.length === 0) return nothing;
  // Another kind of payment may well be smaller, but not larger than the most that the person ever got at
  // once.
  const sums = others.map(({ sumMinor }) => sumMinor);
  const [, most] = rangeOf(sums);
  if (person.sumMinor * 100n <= most * BigInt(100 + thresholdPercent)) return nothing;
  const usual = { paidToAccount: sums, paidToEarlierAccount: [] };
  return {
    ...nothing,
    ...judgeAmount(person.sumMinor, usual, thresholdPercent),
    isUnusual: true,
    comparedWith: 'PERSON',
  };
}

/** The smallest and the largest of some amounts. */
function rangeOf(amounts: readonly bigint[]): [least: bigint, most: bigint] {
  let [least, most] = [amounts[0]!, amounts[0]!];
  for (const amount of amounts) {
    if (amount < least) least = amount;
    if (amount > most) most = amount;
  }
  return [least, most];
}

/**
 * Whether an amount is further outside the range of earlier ones than the threshold. Downwards, a range that
 * is already wide is also extended by its own ratio: a person who was paid 100 and 1,000 may be paid 10.
 */
function isBeyond(amountMinor: bigint, least: bigint, most: bigint, thresholdPercent: number): boolean {
  if (amountMinor >= least) return amountMinor * 100n > most * BigInt(100 + thresholdPercent);
  return amountMinor * 100n < least * BigInt(100 - thresholdPercent) && amountMinor * most < least * least;
}

/** Without earlier runs of the kind, nothing shows that a second payment is right. */
function paidMoreOften(person: PersonSum, sameKind: readonly Run[]): boolean {
  if (person.payments < 2) return false;
  if (person.isNearlyRepeated) return true;
  return sameKind.every((run) => run.payments < person.payments && run.sumMinor < person.sumMinor);
}

/** With fewer amounts than this, none of them can be called unusual. */
const ENOUGH = 8;
/** If amounts vary, a range needs at least this many runs of the person. */
const RUNS_OF_A_RANGE = 5;

/**
 * Whether the amounts of this kind of run differ from run to run, such as refunds: those of most people who
 * were paid in several runs.
 */
export function amountsVary(judged: readonly UsualJudgement[]): boolean {
  const known = judged.filter(({ varies }) => varies !== null);
  return known.length >= ENOUGH && known.filter(({ varies }) => varies).length * 2 > known.length;
}

/** The bounds outside which an amount is unusual among the others of its batch. */
export interface Bounds {
  leastMinor: bigint;
  middleMinor: bigint;
  mostMinor: bigint;
}

/**
 * The bounds of a batch's amounts: the quartiles, widened by one and a half times their distance as ratios
 * (Tukey's fences of the logarithms), and at least by the threshold. Null for a small batch.
 */
export function boundsOf(amounts: readonly bigint[], thresholdPercent: number): Bounds | null {
  if (amounts.length < ENOUGH) return null;
  const sorted = [...amounts].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const low = sorted[Math.floor((sorted.length - 1) / 4)]!;
  const high = sorted[Math.ceil(((sorted.length - 1) * 3) / 4)]!;
  const factor = Math.max((Number(high) / Number(low)) ** 1.5, 1 + thresholdPercent / 100);
  const parts = BigInt(Math.ceil(factor * 1_000));
  return {
    leastMinor: (low * 1_000n) / parts,
    middleMinor: medianOf(sorted)!,
    mostMinor: (high * parts) / 1_000n,
  };
}

export function isOutside(amountMinor: bigint, { leastMinor, mostMinor }: Bounds): boolean {
  return amountMinor < leastMinor || amountMinor > mostMinor;
}

/**
 * Compares a person's sum with the other amounts of the batch when their own history says too little: when
 * they were not paid in this kind of run, or only in few runs of a kind whose amounts vary.
 */
export function judgeInBatch(
  judged: UsualJudgement,
  sumMinor: bigint,
  bounds: Bounds | null,
  { vary, thresholdPercent }: { vary: boolean; thresholdPercent: number },
): UsualJudgement {
  const isKnown = judged.comparedWith === 'PERSON' || judged.runs >= (vary ? RUNS_OF_A_RANGE : 1);
  if (isKnown) return judged;
  if (bounds === null || !isOutside(sumMinor, bounds)) {
    return vary && judged.runs > 0 ? { ...judged, isUnusual: false } : judged;
  }
  const middle = { paidToAccount: [bounds.middleMinor], paidToEarlierAccount: [] };
  return {
    ...judged,
    ...judgeAmount(sumMinor, middle, thresholdPercent),
    isUnusual: true,
    comparedWith: 'BATCH',
  };
}

/** Payments to one person that differ by no more than this are nearly the same. */
const NEARLY_MINOR = 100n;

/** Sums up the amounts that a batch pays a person on one account. */
export function sumUp(amounts: readonly bigint[]): PersonSum {
  const sorted = [...amounts].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    sumMinor: amounts.reduce((sum, amount) => sum + amount, 0n),
    payments: amounts.length,
    isNearlyRepeated: sorted.some((amount, at) => {
      const before = sorted[at - 1];
      return before !== undefined && amount !== before && amount - before <= NEARLY_MINOR;
    }),
  };
}
