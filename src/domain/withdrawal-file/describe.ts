import { fieldName } from './columns.ts';
import type { RowError } from './errors-and-notes.ts';
import { shown } from './findings.ts';

/** An error as one line of text with its place: `Row 12 (line 13), amount “1,234”: …`. */
export function describeError(error: RowError): string {
  const place = error.line === error.row + 1 ? `Row ${error.row}` : `Row ${error.row} (line ${error.line})`;
  if (error.field === null) return `${place}: ${error.message}`;
  const value = error.value === '' ? '' : ` ${shown(error.value)}`;
  return `${place}, ${fieldName(error.field)}${value}: ${error.message}`;
}
