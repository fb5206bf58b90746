import { t } from '@lingui/core/macro';
import { FIELDS, REQUIRED_FIELDS, type Field } from '../../../../../../domain/withdrawal/shapes.ts';
import type {
  ColumnMapping,
  ColumnOverrides,
} from '../../../../../../domain/withdrawal-file/column-mapping.ts';

/** The user's choice for a field: no source, columns (several are joined), or the same text for every row. */
export type Pick =
  | { kind: 'none' }
  | { kind: 'columns'; columns: readonly number[] }
  | { kind: 'same'; text: string };

/** Null for a question without an answer. */
export type Picks = Record<Field, Pick | null>;

const NONE: Pick = { kind: 'none' };

export function picksOf({ columns, nameParts, constants, ambiguous }: ColumnMapping): Picks {
  const pick = (field: Field): Pick | null => {
    if (ambiguous.some((question) => question.field === field)) return null;
    if (field === 'beneficiary_name' && nameParts.length > 0) return { kind: 'columns', columns: nameParts };
    const column = columns[field];
    if (column !== null) return { kind: 'columns', columns: [column] };
    const text = constants[field];
    return text === undefined ? NONE : { kind: 'same', text };
  };
  return Object.fromEntries(FIELDS.map((field) => [field, pick(field)])) as Picks;
}

/** No column is known, so the user picks all of them. */
export const NO_PICKS = Object.fromEntries(FIELDS.map((field) => [field, NONE])) as Picks;

/** The picks with every field explicit, so that column names have no further effect. */
export function overridesOf(picks: Picks): ColumnOverrides {
  const overrides: ColumnOverrides = {};
  const constants: Partial<Record<Field, string>> = {};
  for (const field of FIELDS) {
    const pick = picks[field] ?? NONE;
    overrides[field] = pick.kind === 'columns' && pick.columns.length === 1 ? pick.columns[0]! : null;
    if (pick.kind === 'columns' && pick.columns.length > 1) overrides.nameParts = pick.columns;
    if (pick.kind === 'same') constants[field] = pick.text.trim();
  }
  return { ...overrides, constants };
}

/** Required fields without a pick. The bank may come from the branch code. */
export function unpicked(picks: Picks): Field[] {
  return FIELDS.filter((field) => {
    const pick = picks[field];
    if (pick === null) return true;
    if (pick.kind === 'same') return pick.text.trim() === '';
    if (pick.kind === 'columns' || !REQUIRED_FIELDS.includes(field)) return false;
    return !isFromBranch(field, picks);
  });
}

/** Whether the bank needs no column, because the branch code says which it is. */
export function isFromBranch(field: Field, picks: Picks): boolean {
  return field === 'bank' && picks.bank?.kind === 'none' && picks.branch_code?.kind === 'columns';
}

/** Fields that share a column with another field. */
export function pickedTwice(picks: Picks): Field[] {
  const columnsOf = (field: Field) => {
    const pick = picks[field];
    return pick?.kind === 'columns' ? pick.columns : [];
  };
  return FIELDS.filter((field) =>
    FIELDS.some(
      (other) => other !== field && columnsOf(field).some((column) => columnsOf(other).includes(column)),
    ),
  );
}

export function samePicks(one: Picks, other: Picks): boolean {
  return FIELDS.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}

/** The first different values of a pick; the values of several columns are joined. */
export function valuesOf(pick: Pick | null, samples: readonly (readonly string[])[]): string[] {
  if (pick === null || pick.kind === 'none') return [];
  if (pick.kind === 'same') return pick.text === '' ? [] : [pick.text];
  const rows = samples[pick.columns[0] ?? -1]?.length ?? 0;
  const values = Array.from({ length: rows }, (_, row) =>
    pick.columns
      .map((column) => samples[column]![row]!)
      .filter((part) => part !== '')
      .join(' '),
  );
  return [...new Set(values)].filter((value) => value !== '');
}

/** "Net Pay (column 6)", "Name (column 1) with Surname (column 2)". */
export function columnWords(headers: readonly string[], columns: readonly number[]): string {
  return columns
    .map((column) => {
      const header = headers[column];
      const place = column + 1;
      return header ? t`${header} (column ${place})` : t`Column ${place}`;
    })
    .reduce((one, other) => t`${one} with ${other}`);
}
