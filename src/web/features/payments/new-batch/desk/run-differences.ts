import type { WithdrawalRequest } from '../../../../../client/types.gen.ts';
import type { WithdrawalFile } from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import { type RowDifference, rowDifferences } from '../../shared/row-differences.ts';
import type { RunDifferences } from './protocol.ts';

const SHOWN = 20;
const ROWS_A_PIECE = 2_000;

/** What differs between the payments that a run usually has and the accepted rows of a file. */
export function differencesIn(file: WithdrawalFile, usual: readonly WithdrawalRequest[]): RunDifferences {
  const rows = file.batches().flatMap(({ index }) => [...file.withdrawals(index, ROWS_A_PIECE)].flat());
  const found = rowDifferences(usual, rows);
  const countOf = (kind: RowDifference['kind']) => found.filter((one) => one.kind === kind).length;
  return {
    count: found.length,
    first: found.slice(0, SHOWN),
    added: countOf('ADDED'),
    removed: countOf('REMOVED'),
    changed: countOf('CHANGED'),
  };
}
