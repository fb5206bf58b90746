import { FIELDS, type Field } from '../withdrawal/shapes.ts';
import type { RowStates } from './row-states.ts';
import type { Sheet } from './sheet.ts';
import type { RowChanges, WithdrawalFile } from './withdrawal-file.ts';

type Corrections = Pick<
  WithdrawalFile,
  | 'edit'
  | 'editAll'
  | 'setCells'
  | 'confirm'
  | 'exclude'
  | 'include'
  | 'addRows'
  | 'isAdded'
  | 'changesOf'
  | 'restore'
>;

/** What a person changes about the rows of a sheet. Each change checks the row again. */
export function corrections(sheet: Sheet, { view }: Pick<RowStates, 'view'>): Corrections {
  return {
    edit(row, values) {
      setCells(sheet, row - 1, values);
      return view(row - 1);
    },
    editAll(rows, values) {
      for (const row of rows) setCells(sheet, row - 1, values);
    },
    setCells(rows, fields, texts) {
      rows.forEach((row, i) => {
        const values: Partial<Record<Field, string>> = {};
        fields.forEach((field, f) => {
          const text = texts[i]![f];
          if (text !== null && text !== undefined) values[field] = text;
        });
        setCells(sheet, row - 1, values);
      });
    },
    confirm(row) {
      const cutWrongly = view(row - 1).errors.some((error) => error.field === null);
      if (cutWrongly) sheet.change(row - 1, () => sheet.confirmed.add(row - 1));
      return view(row - 1);
    },
    exclude(rows, reason) {
      for (const row of rows) sheet.change(row - 1, () => sheet.excluded.set(row - 1, reason));
    },
    include(rows) {
      for (const row of rows) sheet.change(row - 1, () => sheet.excluded.delete(row - 1));
    },
    addRows(count) {
      const first = sheet.table.length + 1;
      sheet.addRows(count);
      return first;
    },
    isAdded: (row) => sheet.isAdded(row - 1),
    changesOf: (rows) =>
      rows.map((row) => ({
        row,
        cells: sheet.edits.get(row - 1) ?? null,
        excludedReason: sheet.excluded.get(row - 1) ?? null,
        confirmed: sheet.confirmed.has(row - 1),
      })),
    restore(changes) {
      for (const change of changes) restore(sheet, change);
    },
  };
}

function setCells(sheet: Sheet, row: number, values: Partial<Record<Field, string>>): void {
  sheet.change(row, () => {
    const before = sheet.edits.get(row);
    // A new array: `changesOf` keeps the old one.
    sheet.edits.set(
      row,
      FIELDS.map((field, f) => values[field] ?? before?.[f]),
    );
  });
}

function restore(sheet: Sheet, { row, cells, excludedReason, confirmed }: RowChanges): void {
  const at = row - 1;
  sheet.change(at, () => {
    if (cells) sheet.edits.set(at, [...cells]);
    else sheet.edits.delete(at);
    if (excludedReason === null) sheet.excluded.delete(at);
    else sheet.excluded.set(at, excludedReason);
    if (confirmed) sheet.confirmed.add(at);
    else sheet.confirmed.delete(at);
  });
}
