import { Board } from './board.ts';
import { matchByAmount, matchByCounterparty } from './by-likeness.ts';
import {
  findRepeats,
  matchByName,
  matchEarly,
  matchFileSums,
  matchFilesInPart,
  matchLate,
  matchNamedPayments,
  matchOtherAccount,
  matchWholeFiles,
  type Naming,
} from './by-name.ts';
import type { ReconciliationInput, ReconciliationResult } from './expected.ts';
import { matchOpposite, settleNamed } from './returns.ts';
import {
  matchMergedUnderOneName,
  matchSeveralReferences,
  matchSumsByCounterparty,
  matchSumsByReference,
} from './sums.ts';

const NAMINGS: readonly Naming[] = ['ID', 'REFERENCE'];

/**
 * Matches entries of statements with what we expect. The same input, in any order, gives the same result.
 * Entry ids must be unique, and so must item ids.
 *
 * The stages run from sure to vague. Ids come before references within each, so that a reference never takes
 * an item from the entry that has its id. Every stage looks items up by keys; none compares all with all.
 */
export function reconcile(input: ReconciliationInput): ReconciliationResult {
  const board = new Board(input);
  setAside(board);
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
  matchFilesInPart(board);
  matchStanding(board);
  matchByCounterparty(board);
  matchSumsByCounterparty(board);
  matchFileSums(board);
  matchByAmount(board);
  for (const line of board.unresolved()) board.resolve(line, 'UNKNOWN', []);
  return board.results();
}

/** Entries that are not booked, and those that move no money. */
function setAside(board: Board): void {
  for (const line of board.lines) {
    if (line.entry.entry.status === 'PENDING') board.resolve(line, 'PENDING', []);
    else if (line.amountMinor === 0n) board.resolve(line, 'ZERO_AMOUNT', []);
  }
}

/** Money in under a standing reference. */
function matchStanding(board: Board): void {
  for (const line of board.unresolved()) {
    const [standingId, another] = line.standing;
    if (standingId !== undefined && another === undefined && line.amountMinor > 0n)
      board.resolve(line, 'STANDING_REFERENCE', [], { standingId });
  }
}
