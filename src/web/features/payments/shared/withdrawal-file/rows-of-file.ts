import type { WithdrawalRequest } from '../../../../../client/types.gen.ts';
import type { ColumnMapping, ColumnOverrides } from '../../../../../domain/withdrawal-file/column-mapping.ts';
import type { SheetChoice } from '../../../../../domain/withdrawal-file/file-facts.ts';
import { describeError } from '../../../../../domain/withdrawal-file/describe.ts';
import type { WithdrawalFile } from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import type { WithdrawalRules } from '../../../../../domain/withdrawal-file/withdrawal-rules.ts';
import { readFile } from './read-file.ts';
import { sentenceWriter } from './sentence-writer.ts';

const SHOWN = 10;
const ROWS_A_PIECE = 1_000;

/** The columns of a file that its names do not decide, for the user to match. */
export interface ColumnsToMatch {
  headers: readonly string[];
  /** What the names suggest; null when they say nothing. */
  mapping: ColumnMapping | null;
  samples: readonly (readonly string[])[];
}

/** What a user has answered about a file. */
export interface FileChoices {
  /** The sheet of a workbook; null until one is chosen. */
  sheet: string | null;
  overrides: ColumnOverrides | null;
}

/** The payments of a file that is right as a whole, or what has to be answered or corrected in it first. */
export type FileRows =
  | { kind: 'rows'; rows: WithdrawalRequest[] }
  | { kind: 'sheets'; message: string; sheets: readonly SheetChoice[] }
  | { kind: 'columns'; columns: ColumnsToMatch }
  | { kind: 'faults'; faults: string[]; further: number };

/**
 * Reads and checks a whole file. Nothing of it is used while a row has an error. Columns come first: a row
 * without a column of its amount is not wrong in each row.
 */
export async function rowsOfFile(
  file: Blob,
  rules: WithdrawalRules,
  { sheet, overrides }: FileChoices,
): Promise<FileRows> {
  const read = await readFile(
    { file, rules, ...(overrides ? { overrides } : {}), ...(sheet === null ? {} : { sheet }) },
    () => undefined,
  );
  const text = sentenceWriter();
  if (!read.ok) {
    const { headers, message, sheets } = read.problem;
    if (sheets) return { kind: 'sheets', message: text(message), sheets };
    if (headers) return { kind: 'columns', columns: { headers, mapping: null, samples: [] } };
    return { kind: 'faults', faults: [text(message)], further: 0 };
  }
  const mapping = read.file.mapping();
  const { headers, missing, ambiguous, doubts } = mapping;
  if (missing.length + ambiguous.length + doubts.length > 0)
    return { kind: 'columns', columns: { headers, mapping, samples: read.file.samples() } };
  const { summary, rejected } = rejectedOf(read.file);
  const blockers = summary.blockers.map(({ message }) => text(message));
  const faults = blockers.length > 0 ? blockers : rejected.map((error) => text(describeError(error)));
  if (faults.length > 0) {
    const shown = faults.slice(0, SHOWN);
    const further = blockers.length > 0 ? 0 : Math.max(0, summary.rejected - shown.length);
    return { kind: 'faults', faults: shown, further };
  }
  const rows = read.file
    .batches()
    .flatMap(({ index }) => [...read.file.withdrawals(index, ROWS_A_PIECE)].flat());
  return { kind: 'rows', rows };
}

function rejectedOf(file: WithdrawalFile) {
  const { items } = file.rows({ offset: 0, limit: SHOWN, show: 'rejected' });
  return { summary: file.summary(), rejected: items.flatMap(({ errors }) => errors) };
}
