import type { CellError, ErrorCode, NoteCode } from './errors-and-notes.ts';
import type { Field } from '../withdrawal/shapes.ts';
import type { FileSummary } from './withdrawal-file.ts';
import type { Findings } from './findings.ts';

/** Counts of rows by error and by note. A row is added after its check and removed before it changes. */
export class Tallies {
  private readonly errors = new Map<
    string,
    { code: ErrorCode; field: Field | null; count: number; suggestible: number }
  >();
  private readonly notes = new Map<NoteCode, Map<Field, { code: NoteCode; field: Field; count: number }>>();

  addErrors(errors: readonly CellError[], by: 1 | -1): void {
    for (const { code, field, suggestion } of errors) {
      const key = `${code} ${field ?? ''}`;
      let entry = this.errors.get(key);
      if (!entry) this.errors.set(key, (entry = { code, field, count: 0, suggestible: 0 }));
      entry.count += by;
      if (suggestion !== undefined) entry.suggestible += by;
    }
  }

  addNotes(findings: Findings, by: 1 | -1): void {
    for (let i = 0; i < findings.noteCount; i++) {
      const code = findings.noteCodes[i]!;
      const field = findings.noteFields[i]!;
      let byField = this.notes.get(code);
      if (!byField) this.notes.set(code, (byField = new Map()));
      const entry = byField.get(field);
      if (entry) entry.count += by;
      else byField.set(field, { code, field, count: by });
    }
  }

  errorCounts(): FileSummary['errors'] {
    return [...this.errors.values()]
      .filter((entry) => entry.count > 0)
      .sort((a, b) => b.count - a.count)
      .map((entry) => ({
        code: entry.code,
        field: entry.field,
        count: entry.count,
        suggestible: entry.suggestible > 0,
      }));
  }

  noteCounts(): FileSummary['notes'] {
    return [...this.notes.values()]
      .flatMap((byField) => [...byField.values()])
      .filter((entry) => entry.count > 0)
      .sort((a, b) => b.count - a.count)
      .map((entry) => ({ ...entry }));
  }
}
