import type { SheetChoice } from '../../../../../domain/withdrawal-file/file-facts.ts';
import { readTextTable, type TextTable } from '../../../../../domain/withdrawal-file/text-table.ts';
import { mayBeWorkbook, workbookTooLarge } from '../../../../../domain/withdrawal-file/workbook/sniff.ts';
import { ShownError } from '../../../../ui/problem.ts';
import { sentenceWriter } from './sentence-writer.ts';

/** The table of a file, or the sheets of a workbook of which one has to be chosen. */
export type ReadTable =
  | { kind: 'table'; table: TextTable }
  | { kind: 'sheets'; sheets: readonly SheetChoice[] };

/**
 * Reads a CSV file or a sheet of a workbook, of `mostRows` at most. Throws a ShownError that says why a file
 * cannot be read.
 */
export async function readTable(file: Blob, sheet: string | null, mostRows: number): Promise<ReadTable> {
  const text = sentenceWriter();
  let bytes: Uint8Array = new Uint8Array(await file.arrayBuffer());
  if (mayBeWorkbook(bytes.subarray(0, 4))) {
    const large = workbookTooLarge(bytes.length);
    if (large) throw new ShownError(text(large.message));
    const { readWorkbook } = await import('../../../../../domain/withdrawal-file/workbook/read-workbook.ts');
    const workbook = await readWorkbook(bytes, sheet);
    if (workbook?.kind === 'problem') {
      const { sheets, message } = workbook.problem;
      if (sheets) return { kind: 'sheets', sheets };
      throw new ShownError(text(message));
    }
    if (workbook) bytes = workbook.bytes;
  }
  const read = readTextTable(bytes, mostRows);
  if (!read.ok) throw new ShownError(text(read.problem.message));
  return { kind: 'table', table: read.table };
}
