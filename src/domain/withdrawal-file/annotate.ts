import { csvRow } from '../../shared/csv.ts';
import { describeError } from './describe.ts';
import { FIELDS } from '../withdrawal/shapes.ts';
import { ENGLISH, say, write, type Sentence, type Writer } from './sentences.ts';
import type { RowView } from './withdrawal-file.ts';
import type { Sheet } from './sheet.ts';

const ROWS_A_PIECE = 1_000;
/** Excel needs it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Writes the file as CSV again: every column under its own header, with corrected cells; columns for fields
 * that a person typed and the file lacks; then row_status, row_errors and row_notes. Safe against formula
 * injection.
 */
export function* annotate(
  sheet: Sheet,
  view: (row: number) => RowView,
  writer: Writer = ENGLISH,
): Generator<string> {
  const { headers, mapping } = sheet;
  const added = FIELDS.filter(
    (field, f) =>
      mapping.columns[field] === null && [...sheet.edits.values()].some((edit) => edit[f] !== undefined),
  );
  let piece = BYTE_ORDER_MARK + csvRow([...headers, ...added, 'row_status', 'row_errors', 'row_notes']);
  for (let row = 0; row < sheet.table.length; row++) {
    if (sheet.table.status(row) !== 'empty')
      piece += csvRow(annotatedRow(sheet, view(row), row, added, writer));
    if ((row + 1) % ROWS_A_PIECE === 0) {
      yield piece;
      piece = '';
    }
  }
  if (piece !== '') yield piece;
}

function annotatedRow(
  sheet: Sheet,
  view: RowView,
  row: number,
  added: readonly string[],
  writer: Writer,
): string[] {
  const { headers, mapping } = sheet;
  const { record } = sheet.walkedSource(row);
  const cells = headers.map((_, i) => record[i] ?? '');
  FIELDS.forEach((field, f) => {
    const at = mapping.columns[field];
    if (at !== null) cells[at] = view.cells[f]!;
    else if (added.includes(field)) cells.push(view.cells[f]!);
  });
  const reasons = view.errors.map(describeError);
  // Otherwise cells beyond the header's columns, or the original line, would be lost.
  if (view.errors.some((error) => error.field === null))
    reasons.push(say('original_text', { text: view.errors[0]!.value }));
  if (view.excludedReason !== null) reasons.unshift(say('excluded_because', { reason: view.excludedReason }));
  const written = (sentences: readonly Sentence[]) =>
    sentences.map((sentence) => write(sentence, writer)).join(' ');
  const notes = view.errors.length > 0 ? [] : view.notes;
  return [...cells, view.status, written(reasons), written(notes.map((note) => note.message))];
}
