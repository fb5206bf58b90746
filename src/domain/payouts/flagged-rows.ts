import type { AccountFinding, AmountComparison, CommonFinding } from '../../shared/terms.ts';

/*
 * Which rows of a batch an approver should look at one by one. A finding that concerns a third of the rows is
 * reported once for the batch: no approver reads a list of every row, which hides the findings that matter.
 */

/** The findings about a row. */
export interface FoundRow {
  rowNumber: number;
  amountMinor: bigint;
  finding: AccountFinding | null;
  /**
   * Whether the finding about the account follows from the name alone, because nothing else identifies the
   * person.
   */
  isByName: boolean;
  /** Whether the account number may be a mistyped form of the one on which the person was paid before. */
  isSlip: boolean;
  /** Whether the account number looks like another kind of number, and the person was never paid on it. */
  isDoubtful: boolean;
  isUnusual: boolean;
  /** Whether the amount is unusual among the amounts of the batch too. */
  isOutside: boolean;
  changePercent: number | null;
  comparedWith: AmountComparison | null;
  isPaidMoreOften: boolean;
  hasSeveralAccounts: boolean;
  isShared: boolean;
  isRepeat: boolean;
  isRepeated: boolean;
}

/** A finding that is reported once for the batch. */
export interface Common {
  finding: CommonFinding;
  /** How many rows it concerns. */
  rows: number;
  /** Whether it is usual in this kind of run, rather than concerning a third of the rows. */
  isUsual: boolean;
  /** The most extreme rows, the furthest first. */
  extremes: number[];
}

/** In a batch below this size, each finding is reported for its row. */
const SMALL_BATCH = 8;
const EXTREMES = 3;
/** New people are usual in a run only if they are at least one in this many rows. */
const USUAL_PART = 20;

const CONCERNS: Record<CommonFinding, (row: FoundRow) => boolean> = {
  CHANGED: ({ finding, isByName }) => finding === 'BANK_DETAILS_CHANGED' && isByName,
  DOUBTFUL_ACCOUNT: ({ isDoubtful }) => isDoubtful,
  DUPLICATES: ({ isRepeat }) => isRepeat,
  MORE_OFTEN: ({ isPaidMoreOften }) => isPaidMoreOften,
  UNUSUAL: ({ isUnusual }) => isUnusual,
  NEW: ({ finding }) => finding === 'NEW_BENEFICIARY',
};

export interface FlaggedRows {
  /** The numbers of the rows to look at. */
  flagged: ReadonlySet<number>;
  common: Common[];
}

/**
 * Chooses the rows to look at. `paysOthers`: runs of this kind, such as refunds, pay different people each
 * time, so that new people are usual.
 */
export function flagRows(rows: readonly FoundRow[], { paysOthers }: { paysOthers: boolean }): FlaggedRows {
  const common: Common[] = [];
  for (const finding of Object.keys(CONCERNS) as CommonFinding[]) {
    const concerned = rows.filter(CONCERNS[finding]);
    if (concerned.length === 0) continue;
    // A few new people among many known ones do not make it a run that pays different people each time.
    const isUsual = finding === 'NEW' && paysOthers && concerned.length * USUAL_PART >= rows.length;
    const judged = finding === 'UNUSUAL' ? rows.filter((row) => row.comparedWith !== null) : rows;
    const isCommon = rows.length >= SMALL_BATCH && concerned.length * 3 >= judged.length;
    if (!isCommon && !isUsual) continue;
    common.push({
      finding,
      rows: concerned.length,
      isUsual: isUsual && !isCommon,
      extremes: concerned
        .toSorted((a, b) => standsOut(b) - standsOut(a) || a.rowNumber - b.rowNumber)
        .slice(0, EXTREMES)
        .map(({ rowNumber }) => rowNumber),
    });
  }
  const isSaidOnce = (finding: CommonFinding) => common.some((one) => one.finding === finding);
  const said = {
    changed: isSaidOnce('CHANGED'),
    doubtful: isSaidOnce('DOUBTFUL_ACCOUNT'),
    duplicates: isSaidOnce('DUPLICATES'),
    moreOften: isSaidOnce('MORE_OFTEN'),
    unusual: isSaidOnce('UNUSUAL'),
    new: isSaidOnce('NEW'),
  };
  const isFlagged = (row: FoundRow) =>
    row.isShared ||
    row.hasSeveralAccounts ||
    row.isSlip ||
    (row.isDoubtful && !said.doubtful) ||
    (row.finding === 'BANK_DETAILS_CHANGED' && !(row.isByName && said.changed)) ||
    ((row.isRepeat || row.isRepeated) && !said.duplicates) ||
    (row.isPaidMoreOften && !said.moreOften) ||
    (row.isUnusual && (row.isOutside || !said.unusual)) ||
    (row.finding === 'NEW_BENEFICIARY' && !said.new);
  return { flagged: new Set(rows.filter(isFlagged).map(({ rowNumber }) => rowNumber)), common };
}

/** The factor by which an amount differs from the usual one; without a usual amount, the amount itself. */
function standsOut({ changePercent, amountMinor, isUnusual }: FoundRow): number {
  if (!isUnusual || changePercent === null) return Number(amountMinor);
  const times = Math.max(1, 100 + changePercent) / 100;
  return Math.max(times, 1 / times);
}
