import type { WithdrawalRequest } from '../../../../../client/types.gen.ts';
import { describeError } from '../../../../../domain/withdrawal-file/describe.ts';
import type { WithdrawalFile } from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import { readFile } from './read-file.ts';
import { sentenceWriter } from './sentence-writer.ts';
import type { WithdrawalRules } from '../../../../../domain/withdrawal-file/withdrawal-rules.ts';

const SHOWN = 10;
const ROWS_A_PIECE = 1_000;

/** The payments of a file without errors, or the errors that have to be corrected first. */
export type FileRows =
  | { ok: true; rows: WithdrawalRequest[] }
  | { ok: false; faults: string[]; further: number };

/** Reads and checks a whole file. No part of it is used while a row has an error. */
export async function rowsOfFile(file: Blob, rules: WithdrawalRules): Promise<FileRows> {
  const read = await readFile({ file, rules }, () => undefined);
  const text = sentenceWriter();
  if (!read.ok) return { ok: false, faults: [text(read.problem.message)], further: 0 };
  const { summary, rejected } = rejectedOf(read.file);
  const faults = [
    ...summary.blockers.map(({ message }) => text(message)),
    ...rejected.map((error) => text(describeError(error))),
  ];
  if (faults.length > 0) {
    const shown = faults.slice(0, SHOWN);
    return { ok: false, faults: shown, further: Math.max(0, summary.rejected - shown.length) };
  }
  const rows = read.file
    .batches()
    .flatMap(({ index }) => [...read.file.withdrawals(index, ROWS_A_PIECE)].flat());
  return { ok: true, rows };
}

function rejectedOf(file: WithdrawalFile) {
  const { items } = file.rows({ offset: 0, limit: SHOWN, show: 'rejected' });
  return { summary: file.summary(), rejected: items.flatMap(({ errors }) => errors) };
}
