import { readText } from './fixture.ts';
import { shippedRules } from './shipped-rules.ts';
import type { ColumnOverrides } from '../column-mapping.ts';
import type { CheckedWithdrawal } from '../../withdrawal/shapes.ts';
import type { WithdrawalFile } from '../withdrawal-file.ts';

/** The findings that a person sees about a file before it can be sent. */
export interface Verdict {
  refused: string | null;
  /** The fields whose columns a person has to choose or confirm. */
  questions: string[];
  /** The rows with an error, from 1. */
  errors: number[];
  /** The rows with a mark: a warning beside the row, or a finding that names the row. */
  marks: number[];
  pays: { row: number; withdrawal: CheckedWithdrawal }[];
  file: WithdrawalFile | null;
}

/** Reads a text with the shipped banks, and returns what a person would see. */
export function verdictOf(text: string, overrides?: ColumnOverrides): Verdict {
  const result = readText(text, { rules: shippedRules(), ...(overrides && { overrides }) });
  if (!result.ok)
    return { refused: result.problem.code, questions: [], errors: [], marks: [], pays: [], file: null };
  const { file } = result;
  const { ambiguous, missing, warnings, doubts } = file.mapping();
  const { items } = file.rows({ offset: 0, limit: 1_000_000 });
  return {
    refused: null,
    questions: [
      ...ambiguous.map(({ field }) => field),
      ...missing,
      ...warnings.map(({ key }) => key),
      ...doubts.map(({ id }) => id),
      ...(file.encodingQuestion() ? ['encoding'] : []),
    ],
    errors: items.filter(({ status }) => status === 'rejected').map(({ row }) => row),
    marks: [...new Set(marksOf(file))].sort((a, b) => a - b),
    pays: items.flatMap(({ row, withdrawal }) => (withdrawal ? [{ row, withdrawal }] : [])),
    file,
  };
}

function marksOf(file: WithdrawalFile): number[] {
  return [
    ...file.find({ show: 'warned' }),
    ...file.find({ show: 'duplicate' }),
    ...file.sumsAmongRows(),
    ...file.paidAgain().flatMap(({ rows }) => rows),
    ...file.unusualLengths().flatMap(({ rows }) => rows),
    ...file.sharedAccounts().flatMap(({ names }) => names.flatMap(({ rows }) => rows)),
    ...file.changedDetails().flatMap(({ accounts }) => accounts.flatMap(({ rows }) => rows)),
  ];
}
