import { addDays } from '../../shared/calendar-day.ts';
import { Board } from './board.ts';
import { matchByAmount, matchByCounterparty } from './by-likeness.ts';
import {
  matchFileSums,
  matchGivenBack,
  matchNamedFiles,
  matchUnnamedCharges,
  matchWholeFiles,
} from './by-file.ts';
import {
  findRepeats,
  matchByName,
  matchEarly,
  matchLate,
  matchNamedPayments,
  matchOtherAccount,
  type Naming,
} from './by-name.ts';
import type { ReconciliationInput, ReconciliationResult } from './expected.ts';
import { matchByRule } from './by-rule.ts';
import { matchRejected } from './by-rejection.ts';
import { matchOpposite, settleNamed } from './returns.ts';
import { matchReceipts, matchReceiptsOfPaying, matchSlips, matchUnmarked } from './receipts.ts';
import {
  matchMergedUnderOneName,
  matchSeveralReferences,
  matchSumsByCounterparty,
  matchSumsByReference,
} from './sums.ts';

const NAMINGS: readonly Naming[] = ['ID', 'REFERENCE'];

/**
 * Matches entries of statements with the expected items. The same input, in any order, gives the same result.
 * Entry ids must be unique, and so must item ids.
 *
 * The stages run from sure to vague. Ids come before references within each, so that a reference never takes
 * an item from the entry that has its id. Every stage looks items up by keys; none compares all with all.
 */
export function reconcile(input: ReconciliationInput): ReconciliationResult {
  const board = new Board(input);
  setAside(board, lastBookingDay(input));
  matchReceipts(board);
  matchNamedPayments(board);
  matchByName(board, 'ID');
  matchWholeFiles(board);
  matchByName(board, 'REFERENCE');
  for (const naming of NAMINGS) matchLate(board, naming);
  for (const naming of NAMINGS) findRepeats(board, naming);
  for (const naming of NAMINGS) matchEarly(board, naming);
  for (const naming of NAMINGS) matchOtherAccount(board, naming);
  for (const naming of NAMINGS) matchOpposite(board, naming);
  matchSeveralReferences(board);
  matchMergedUnderOneName(board);
  settleNamed(board);
  matchSumsByReference(board);
  matchNamedFiles(board);
  matchReceiptsOfPaying(board);
  matchStanding(board);
  matchByCounterparty(board);
  matchGivenBack(board);
  matchSumsByCounterparty(board);
  matchFileSums(board);
  matchByAmount(board);
  matchUnmarked(board);
  matchRejected(board);
  matchSlips(board);
  matchByRule(board);
  matchUnnamedCharges(board);
  for (const line of board.unresolved()) board.resolve(line, 'UNKNOWN', []);
  return board.results();
}

/**
 * The latest date that an entry may have by now: the next banking day. Banks use it for entries after their
 * cut-off, and the bank may be in a time zone where it is already tomorrow.
 */
export function lastBookingDay({
  today,
  isBusinessDay,
}: Pick<ReconciliationInput, 'today' | 'isBusinessDay'>): string {
  let date = addDays(today, 1);
  for (let tried = 0; tried < LONGEST_CLOSURE && !isBusinessDay(date); tried++) date = addDays(date, 1);
  return date;
}

/** In days; no bank is closed for longer. */
const LONGEST_CLOSURE = 14;

/** Entries that are not booked, are dated in the future, or move no money. */
function setAside(board: Board, lastDay: string): void {
  for (const line of board.lines) {
    if (line.entry.entry.status === 'PENDING') board.resolve(line, 'PENDING', []);
    else if (line.entry.entry.bookingDate > lastDay) board.resolve(line, 'DATED_AHEAD', []);
    else if (line.amountMinor === 0n) board.resolve(line, 'ZERO_AMOUNT', []);
  }
}

/** Matches incoming money that quotes a standing reference. */
function matchStanding(board: Board): void {
  for (const line of board.unresolved()) {
    const [standingId, another] = line.standing;
    if (standingId !== undefined && another === undefined && line.amountMinor > 0n)
      board.resolve(line, 'STANDING_REFERENCE', [], { standingId });
  }
}
