import type { Field } from '../withdrawal/shapes.ts';
import type { CellError, ErrorCode } from './errors-and-notes.ts';
import type { ErrorGroup, ErrorValue } from './withdrawal-file.ts';

interface Group {
  code: ErrorCode;
  field: Field | null;
  rows: number;
  firstRow: number;
  suggestible: number;
  values: Map<string, ErrorValue>;
}

/** A file has few wrong texts of a kind. The limit keeps a hostile file from filling the memory. */
const MOST_DIFFERENT = 20_000;

/** Groups the errors of rows by kind and, within a kind, by the text that causes them. */
export function groupErrors(
  rows: () => Iterable<readonly [row: number, errors: readonly CellError[]]>,
  mostValues: number,
): ErrorGroup[] {
  const groups = new Map<string, Group>();
  for (const [row, errors] of rows())
    for (const error of errors) {
      const { code, field } = error;
      const key = `${code} ${field ?? ''}`;
      let group = groups.get(key);
      if (!group)
        groups.set(key, (group = { code, field, rows: 0, firstRow: row, suggestible: 0, values: new Map() }));
      addTo(group, row, error);
    }
  return [...groups.values()]
    .sort((a, b) => b.rows - a.rows)
    .map(({ values, ...group }) => ({
      ...group,
      values: [...values.values()].sort((a, b) => b.rows - a.rows).slice(0, mostValues),
      differentValues: values.size,
    }));
}

function addTo(group: Group, row: number, { value, suggestion }: CellError): void {
  group.rows++;
  if (suggestion !== undefined) group.suggestible++;
  const known = group.values.get(value);
  if (known) {
    known.rows++;
    // The suggestion may depend on another cell of the row, such as the bank.
    if (known.suggestion !== (suggestion ?? null)) known.suggestion = null;
  } else if (group.values.size < MOST_DIFFERENT) {
    group.values.set(value, { value, rows: 1, firstRow: row, suggestion: suggestion ?? null });
  }
}
