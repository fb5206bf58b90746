import type { WithdrawalFile } from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import { isBranchWarning } from '../../../../../domain/withdrawal-file/errors-and-notes.ts';
import { FIELDS, type Field } from '../../../../../domain/withdrawal/shapes.ts';
import { CellChanges, finder } from './cell-changes.ts';
import { parseBlock } from './clipboard.ts';
import type { Block, Change, RowEntry } from './protocol.ts';
import type { RowLists } from './row-lists.ts';

/** The most rows that a paste adds. */
const MOST_PASTED = 20_000;

interface Entry {
  entry: RowEntry | null;
  /** Rows that cannot change. */
  skipped: number;
}

export interface Rows {
  file: WithdrawalFile;
  lists: RowLists;
  lockedThrough: number;
  addRows: (count: number) => void;
}

/** A change that names every row and text. Rows that cannot change are skipped. */
export function entryOf(rows: Rows, change: Change): Entry {
  const { file, lists, lockedThrough } = rows;
  switch (change.kind) {
    case 'set':
      return cellsEntry(rows, change.rows, [change.field], () => change.value);
    case 'clear':
      return cellsEntry(rows, lists.rowsOf(change.block), change.block.fields, () => '');
    case 'fill': {
      const [first, ...rest] = lists.rowsOf(change.block);
      const source = file.cells(first!);
      const columns = change.block.fields.map((field) => FIELDS.indexOf(field));
      return cellsEntry(rows, rest, change.block.fields, (_, __, f) => source[columns[f]!]!);
    }
    case 'paste':
      return pasteEntry(rows, change.block, change.text);
    case 'replace':
      return replaceEntry(rows, change);
    case 'fix': {
      const found = file.suggestionsFor(change.code, change.field, change.value ?? undefined);
      const texts = new Map(found.map(({ row, text }) => [row, text]));
      return cellsEntry(rows, [...texts.keys()], [change.field], (_, row) => texts.get(row)!);
    }
    case 'settle branches': {
      const texts = new Map<number, string>();
      for (const row of file.find({ show: 'branch' })) {
        const note = file
          .row(row)
          .notes.find(({ code, suggestion }) => isBranchWarning(code) && suggestion !== undefined);
        if (note) texts.set(row, note.suggestion!);
      }
      return cellsEntry(rows, [...texts.keys()], ['branch_code'], (_, row) => texts.get(row)!);
    }
    case 'exclude': {
      const excluded = excludedRows(rows, change.rows);
      const open = excluded.filter((row) => row > lockedThrough);
      const entry: RowEntry = { kind: 'exclude', rows: open, reason: change.reason };
      return { entry: open.length > 0 ? entry : null, skipped: excluded.length - open.length };
    }
    case 'include':
      return { entry: { kind: 'include', rows: change.rows }, skipped: 0 };
    case 'confirm':
      return { entry: { kind: 'confirm', rows: [change.row] }, skipped: 0 };
    case 'delete': {
      const added = change.rows.filter((row) => file.isAdded(row) && row > lockedThrough);
      const entry: RowEntry = { kind: 'delete', rows: added };
      return { entry: added.length > 0 ? entry : null, skipped: change.rows.length - added.length };
    }
  }
}

function excludedRows(
  { file, lists }: Rows,
  which: Extract<Change, { kind: 'exclude' }>['rows'],
): readonly number[] {
  if (which === 'errors') return lists.errors();
  if (which === 'hidden') return file.find({ show: 'hidden' });
  return Array.isArray(which) ? which : lists.rowsOf(which);
}

function cellsEntry(
  { file, lockedThrough }: Rows,
  rows: readonly number[],
  fields: readonly Field[],
  textOf: (before: string, row: number, field: number) => string | null,
): Entry {
  const changes = new CellChanges(fields, (row) => file.cells(row));
  let skipped = 0;
  for (const row of rows) {
    if (row > lockedThrough && !file.isExcluded(row)) changes.set(row, (before, f) => textOf(before, row, f));
    else skipped++;
  }
  return { entry: changes.entry(), skipped };
}

/**
 * One copied cell fills the block. Several are repeated if the block is a multiple of them, and otherwise
 * begin at its first cell, whatever its size.
 */
function pasteEntry(rows: Rows, block: Block, text: string): Entry {
  const copied = parseBlock(text);
  const width = Math.max(...copied.map((cells) => cells.length));
  const height = copied.length;
  const rowsSelected = block.to - block.from + 1;
  const tiles = rowsSelected % height === 0 && block.fields.length % width === 0;
  const first = FIELDS.indexOf(block.fields[0]!);
  const fields = tiles ? block.fields : FIELDS.slice(first, first + width);
  const wanted = tiles ? rowsSelected : height;
  addRowsFor(rows, block, wanted);
  const into = rows.lists.rowsOf({ ...block, to: block.from + wanted - 1 });
  const at = new Map(into.map((row, i) => [row, i]));
  const { entry, skipped } = cellsEntry(
    rows,
    into,
    fields,
    (_, row, f) => copied[at.get(row)! % height]![f % width] ?? null,
  );
  return { entry, skipped: skipped + wanted - into.length };
}

/** Adds the rows that a pasted block needs below the last row of the list of all rows. */
function addRowsFor({ lists, addRows }: Rows, { query, from }: Block, height: number): void {
  if (query.show !== 'all' || query.text !== '' || query.errorCode !== null) return;
  const missing = from + height - lists.rowsOf({ query, from: 0, to: Infinity }).length;
  if (missing > 0 && missing <= MOST_PASTED) addRows(missing);
}

function replaceEntry(rows: Rows, { query, find, by, only }: Extract<Change, { kind: 'replace' }>): Entry {
  const { holds, replaced } = finder(find);
  const listed = rows.lists.rowsOf({ query, from: only?.index ?? 0, to: only?.index ?? Infinity });
  const fields = only ? [FIELDS[only.column]!] : find.field ? [find.field] : FIELDS;
  return cellsEntry(rows, listed, fields, (before) => (holds(before) ? replaced(before, by) : null));
}
