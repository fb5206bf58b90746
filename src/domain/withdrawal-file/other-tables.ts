import type { ColumnMapping } from './column-mapping.ts';
import { comparable, recognised } from './header-meaning.ts';
import { FIELDS } from '../withdrawal/shapes.ts';

/** A line that names at least this many fields is a header, as at the beginning of a file. */
const FEWEST_FIELDS = 3;
const LONGEST_NAME = 60;

/** Whether a row is the header of another table: it names columns, but not those of the file. */
export function isOtherHeader(
  record: readonly string[],
  headers: readonly string[],
  { columns, nameParts }: ColumnMapping,
): boolean {
  const names = record.filter((cell) => cell.trim() !== '');
  if (names.length < FEWEST_FIELDS || names.some((cell) => /\d{3}/.test(cell) || cell.length > LONGEST_NAME))
    return false;
  if (recognised(record) < FEWEST_FIELDS) return false;
  const read = [...FIELDS.map((field) => columns[field]), ...nameParts].filter((column) => column !== null);
  return read.some((column) => isOther(record[column] ?? '', headers[column]!));
}

/** Whether two names differ, or their remarks in brackets or currency signs, as in "Amount (USD)". */
function isOther(name: string, header: string): boolean {
  return comparable(name) !== comparable(header) || remarksOf(name) !== remarksOf(header);
}

function remarksOf(name: string): string {
  const remarks = name.match(/[([{][^()[\]{}]*[)\]}]|\p{Sc}|%/gu) ?? [];
  return remarks.join('').replace(/\s+/g, '').toLowerCase();
}
