import type { AccountMark } from '../../shared/terms.ts';
import { accountSlip } from '../../shared/account-slips.ts';
import {
  numberOf,
  relatedRows,
  paidTwice,
  repeatedRows,
  severalAccounts,
  sharedAccounts,
  type AccountJudgement,
  type CheckedRow,
  type PaidBetween,
  type SeveralAccounts,
} from './batch-checks.ts';
import { flagRows, type Common, type FoundRow } from './flagged-rows.ts';
import {
  amountsVary,
  boundsOf,
  isOutside,
  judgeInBatch,
  type Bounds,
  type PersonSum,
  type UsualJudgement,
} from './usual-amounts.ts';

/** A row compared with the payments made before its batch. */
export interface ComparedRow {
  account: AccountJudgement;
  /** Whether the finding about the account follows from the name alone. */
  isByName: boolean;
  /** When the account was paid to this person; null if it never was. */
  paid: PaidBetween | null;
  /** Whether the account was paid to this person with the branch code of the row. */
  isBranchPaid: boolean;
  /** What the batch pays this person on this account. */
  person: PersonSum;
  usual: UsualJudgement;
  repeatsWithdrawalId: string | null;
  /** The name that the account was last paid under, if it is another one. */
  lastPaid: { name: string; at: Date } | null;
}

/** Everything that was found about a row. */
export interface RowCheck extends AccountJudgement, Omit<FoundRow, 'finding'> {
  usualMinor: bigint | null;
  person: PersonSum;
  isPaidTwice: boolean;
  mark: AccountMark | null;
  repeatsRow: number | null;
  repeatedByRow: number | null;
  relatedRow: number | null;
  repeatsWithdrawalId: string | null;
  shares: { name: string; rowNumber: number } | null;
  lastPaid: ComparedRow['lastPaid'];
}

export interface JudgedBatch {
  checks: RowCheck[];
  several: SeveralAccounts;
  /** The rows to look at one by one. */
  flagged: ReadonlySet<number>;
  common: Common[];
  counts: ReturnType<typeof countChecks>;
}

interface Judging {
  thresholdPercent: number;
  /** Whether runs of this kind pay different people each time. */
  paysOthers: boolean;
}

/** Judges the rows of a batch, numbered from 1, each of them compared with history at the same index. */
export function judgeBatch(
  rows: readonly CheckedRow[],
  compared: readonly ComparedRow[],
  { thresholdPercent, paysOthers }: Judging,
): JudgedBatch {
  const vary = amountsVary(compared.map(({ usual }) => usual));
  const bounds = boundsOf(
    compared.map(({ person }) => person.sumMinor),
    thresholdPercent,
  );
  const several = severalAccounts(rows, ({ rowNumber }) => compared[rowNumber - 1]!.paid);
  const repeats = repeatedRows(rows);
  const inBatch: InBatch = {
    bounds,
    vary,
    thresholdPercent,
    several,
    repeats,
    // The map keeps the first of several repetitions.
    repeatedBy: new Map([...repeats].toReversed().map(([row, first]) => [first, row])),
    shared: sharedAccounts(rows),
    related: relatedRows(rows, several),
    twice: paidTwice(rows),
  };
  const checks = rows.map((row, index) => checkOf(row, compared[index]!, inBatch));
  const { flagged, common } = flagRows(checks, { paysOthers });
  return { checks, several, flagged, common, counts: countChecks(rows, checks) };
}

/** The findings that compare the rows of the batch with each other. */
interface InBatch {
  bounds: Bounds | null;
  vary: boolean;
  thresholdPercent: number;
  several: SeveralAccounts;
  repeats: ReadonlyMap<number, number>;
  repeatedBy: ReadonlyMap<number, number>;
  shared: ReturnType<typeof sharedAccounts>;
  related: ReadonlyMap<number, number>;
  twice: ReadonlySet<number>;
}

function checkOf(row: CheckedRow, compared: ComparedRow, inBatch: InBatch): RowCheck {
  const { person, repeatsWithdrawalId, lastPaid } = compared;
  const usual = judgeInBatch(compared.usual, person.sumMinor, inBatch.bounds, inBatch);
  const repeatsRow = inBatch.repeats.get(row.rowNumber) ?? null;
  const repeatedByRow = inBatch.repeatedBy.get(row.rowNumber) ?? null;
  const shares = inBatch.shared.get(row.rowNumber) ?? null;
  const isRepeat = repeatsRow !== null || repeatsWithdrawalId !== null;
  // A payment and its exact repetition are reported as a duplicate.
  const isPair = person.payments === 2 && (repeatsRow !== null || repeatedByRow !== null);
  const mark = markOf(row, compared);
  const { earlier } = compared.account;
  const isPaidMoreOften = usual.isPaidMoreOften && !isPair;
  return {
    rowNumber: row.rowNumber,
    amountMinor: row.amountMinor,
    ...compared.account,
    isByName: compared.isByName,
    isSlip: earlier !== null && accountSlip(numberOf(row.account), numberOf(earlier.account)) !== null,
    mark,
    isDoubtful: mark !== null,
    usualMinor: usual.usualMinor,
    changePercent: usual.changePercent,
    comparedWith: usual.comparedWith,
    // The finding about more payments than usual already names the sum.
    isUnusual: usual.isUnusual && !isPaidMoreOften && !isPair,
    isOutside: inBatch.bounds !== null && isOutside(person.sumMinor, inBatch.bounds),
    isPaidMoreOften,
    isPaidTwice: inBatch.twice.has(row.rowNumber),
    person,
    hasSeveralAccounts: inBatch.several.rows.has(row.rowNumber),
    isShared: shares !== null || lastPaid !== null,
    isRepeat,
    isRepeated: repeatedByRow !== null,
    repeatsRow,
    repeatedByRow,
    relatedRow: inBatch.related.get(row.rowNumber) ?? null,
    repeatsWithdrawalId,
    shares,
    lastPaid,
  };
}

/** A number that the person was paid on is an account, whatever it looks like. */
function markOf({ mark = null }: CheckedRow, { paid, isBranchPaid }: ComparedRow): AccountMark | null {
  const isKnown = mark === 'OTHER_BANK' ? isBranchPaid : paid !== null;
  return isKnown ? null : mark;
}

function countChecks(rows: readonly CheckedRow[], checks: readonly RowCheck[]) {
  const count = (is: (check: RowCheck) => boolean) => checks.filter(is).length;
  const accountsOf = (is: (check: RowCheck) => boolean) =>
    new Set(checks.filter(is).map(({ rowNumber }) => rows[rowNumber - 1]!.account)).size;
  return {
    changed: count(({ finding }) => finding === 'BANK_DETAILS_CHANGED'),
    doubtful: count(({ isDoubtful }) => isDoubtful),
    new: count(({ finding }) => finding === 'NEW_BENEFICIARY'),
    duplicates: count(({ isRepeat }) => isRepeat),
    unusual: count(({ isUnusual }) => isUnusual),
    sharing: count(({ isShared }) => isShared),
    accountsShared: accountsOf(({ isShared }) => isShared),
    paidMoreOften: count(({ isPaidMoreOften }) => isPaidMoreOften),
    peoplePaidMoreOften: accountsOf(({ isPaidMoreOften }) => isPaidMoreOften),
    paidTwice: count(({ isPaidTwice }) => isPaidTwice),
  };
}
