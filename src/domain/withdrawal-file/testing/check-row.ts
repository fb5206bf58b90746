import { FIELDS, type CheckedWithdrawal, type Field } from '../../withdrawal/shapes.ts';
import { readRow, withdrawalOf } from '../check-row.ts';
import { RowReading } from '../row-reading.ts';
import type { CellError, Note } from '../errors-and-notes.ts';
import type { CompiledRules } from '../rules.ts';

/**
 * Checks a single row: its withdrawal, or null with the errors.
 */
export function checkRow(
  values: Partial<Record<Field, string>>,
  rules: CompiledRules,
): { withdrawal: CheckedWithdrawal | null; errors: CellError[]; notes: Note[] } {
  const reading = new RowReading();
  const holds = readRow(
    FIELDS.map((field) => values[field] ?? ''),
    rules,
    reading,
  );
  return {
    withdrawal: holds ? withdrawalOf(reading, rules) : null,
    errors: reading.findings.errors,
    notes: reading.findings.notes(),
  };
}
