import type { RowError } from './errors-and-notes.ts';
import { shown } from './findings.ts';
import { say, type Sentence } from './sentences.ts';

/** An error with its place: `Row 12 (line 13), amount “1,234”: …`. */
export function describeError({ row, line, field, value, message }: RowError): Sentence {
  const place = line === row + 1 ? say('place', { row }) : say('place_with_line', { row, line });
  if (field === null) return say('error_of_row', { place, message });
  if (value === '') return say('error_of_cell', { place, field: { field }, message });
  return say('error_of_text', { place, field: { field }, text: shown(value), message });
}
