import { VALUE_KINDS, type ValueKind } from '../../../shared/terms.ts';
import type { Field } from '../../withdrawal/shapes.ts';
import type { ColumnDoubt } from '../column-mapping.ts';
import { isDate } from '../cells/dates.ts';
import { shown } from '../findings.ts';
import { say, type Sentence } from '../sentences.ts';
import { plainNumber } from './column-content.ts';

/** The characteristics of most values of a column. It contains no value of any row. */
interface ColumnKind {
  column: number;
  kind: ValueKind;
  /** The digits of the middle number, before the decimals; 0 without numbers. */
  digits: number;
  /** The size of the middle number in half powers of ten; null without numbers above zero. */
  level: number | null;
  /** The share of empty cells, in tenths. */
  blanks: number;
}

/** The characteristics of a file's columns, to compare later files with the same header. */
export interface FileKinds {
  /** Whether there are enough rows for shares and sizes to mean something. */
  many: boolean;
  columns: ColumnKind[];
  /** Pairs of columns with amounts: those of the first are nearly never above those of the second. */
  ordered: (readonly [low: number, high: number])[];
}

const ROWS_READ = 1_000;
const MOST_COLUMNS = 200;
const MOST_COMPARED = 12;
const MANY = 5;
const FEWEST_ORDERED = 3;
const NEARLY_ALL = 0.95;
const IDENTITY = /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}[01]\d{2}$/;

/** Reads the first rows of a file to characterise its columns. */
export class ValueKinds {
  private rows: (readonly string[])[] = [];
  private found: FileKinds | null = null;

  take(record: readonly string[]): void {
    if (this.rows.length < ROWS_READ) this.rows.push(record.slice(0, MOST_COLUMNS));
  }

  summary(): FileKinds {
    this.found ??= kindsOf(this.rows);
    this.rows = [];
    return this.found;
  }
}

function kindsOf(rows: readonly (readonly string[])[]): FileKinds {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const numbers: { column: number; values: (number | null)[] }[] = [];
  const columns: ColumnKind[] = [];
  for (let column = 0; column < width; column++) {
    const cells = rows.map((row) => (row[column] ?? '').trim());
    const filled = cells.filter((cell) => cell !== '');
    if (filled.length === 0) continue;
    const kinds = filled.map(kindOf);
    const kind = VALUE_KINDS.find(
      (one) => kinds.filter((other) => other === one).length > 0.6 * filled.length,
    );
    const values = cells.map((cell) =>
      cell !== '' && kindOf(cell) === 'NUMBERS' ? plainNumber(cell) : null,
    );
    const middle = middleOf(values.flatMap((value) => (value === null ? [] : [Math.abs(value)])));
    columns.push({
      column,
      kind: kind ?? 'MIXED',
      digits: middle === null ? 0 : String(Math.trunc(middle)).length,
      level: middle === null || middle === 0 ? null : Math.round(2 * Math.log10(middle)),
      blanks: Math.round((10 * (cells.length - filled.length)) / cells.length),
    });
    if (kind === 'NUMBERS' && numbers.length < MOST_COMPARED) numbers.push({ column, values });
  }
  const ordered = numbers.flatMap((low) =>
    numbers.flatMap((high) =>
      low !== high && isBelow(low.values, high.values) ? [[low.column, high.column] as const] : [],
    ),
  );
  return { many: rows.length >= MANY, columns, ordered };
}

function kindOf(cell: string): ValueKind {
  const digits = cell.replace(/[\s\u00a0'-]/g, '');
  if (IDENTITY.test(digits)) return 'IDENTITY';
  if (isDate(cell)) return 'DATES';
  if (/^\d+$/.test(digits) || plainNumber(cell) !== null) return 'NUMBERS';
  return /\d/.test(cell) ? 'MIXED' : 'WORDS';
}

function middleOf(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? null;
}

/**
 * Whether almost no number of the first column is above its neighbour in the row, and at least half are below
 * it.
 */
function isBelow(low: readonly (number | null)[], high: readonly (number | null)[]): boolean {
  let [both, notAbove, below] = [0, 0, 0];
  low.forEach((one, row) => {
    const other = high[row];
    if (one === null || other === null || other === undefined) return;
    both++;
    if (one <= other) notAbove++;
    if (one < other) below++;
  });
  return both >= FEWEST_ORDERED && notAbove >= NEARLY_ALL * both && below * 2 >= both;
}

/** Fields whose values keep their kind from file to file; references and the like may change. */
const STEADY: readonly Field[] = [
  'beneficiary_name',
  'branch_code',
  'account_number',
  'amount',
  'external_id',
];
const FAR_LENGTH = 3;
const FAR_LEVEL = { many: 3, few: 4 };
const FAR_BLANKS = 7;

/**
 * The doubts that a person should look at because the columns of a file are unlike those of every earlier
 * file for which they were chosen. `columns`: the column of each field.
 */
export function unlikeBefore(
  earlier: readonly FileKinds[],
  now: FileKinds,
  headers: readonly string[],
  columns: Partial<Record<Field, number>>,
): ColumnDoubt[] {
  if (earlier.length === 0) return [];
  const doubts: ColumnDoubt[] = [];
  const everyEarlier = (differs: (before: FileKinds) => boolean) => earlier.every(differs);
  const kindIn = (kinds: FileKinds, column: number) => kinds.columns.find((one) => one.column === column);
  for (const field of STEADY) {
    const column = columns[field];
    const is = column === undefined ? undefined : kindIn(now, column);
    if (column === undefined || is === undefined) continue;
    const name = named(headers, column);
    const add = (what: string, message: Sentence) => doubts.push({ id: `unlike ${what} ${column}`, message });
    const isUnlike = (before: FileKinds) => {
      const was = kindIn(before, column);
      if (was === undefined) return false;
      const both = before.many && now.many;
      const isOtherKind = was.kind !== is.kind && was.kind !== 'MIXED' && is.kind !== 'MIXED';
      const isOtherLength = field === 'account_number' && Math.abs(was.digits - is.digits) >= FAR_LENGTH;
      return isOtherKind || (both && (isOtherLength || Math.abs(was.blanks - is.blanks) >= FAR_BLANKS));
    };
    if (everyEarlier(isUnlike)) add('kind', say('unlike_kind', { column: name, field: { field } }));
    if (field !== 'amount') continue;
    const isOtherLevel = (before: FileKinds) => {
      const level = kindIn(before, column)?.level ?? null;
      const far = before.many && now.many ? FAR_LEVEL.many : FAR_LEVEL.few;
      return level !== null && is.level !== null && Math.abs(level - is.level) >= far;
    };
    if (everyEarlier(isOtherLevel)) add('level', say('unlike_level', { column: name }));
    const turned = now.ordered.find(
      ([low, high]) =>
        (low === column || high === column) &&
        everyEarlier(({ ordered }) => ordered.some(([a, b]) => a === high && b === low)),
    );
    if (turned) {
      const [low, high] = turned.map((one) => named(headers, one)) as [Sentence, Sentence];
      add('order', say('unlike_order', { low, high }));
    }
  }
  return doubts;
}

function named(headers: readonly string[], column: number): Sentence {
  return say('column', { name: shown(headers[column]!), number: column + 1 });
}
