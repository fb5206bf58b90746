import type { ColumnMapping as SavedMapping, RememberedColumns } from '../../../../../client/types.gen.ts';
import { FIELDS, SAME_FOR_ALL_FIELDS, type Field } from '../../../../../domain/withdrawal/shapes.ts';
import type { ColumnDoubt, ColumnMapping } from '../../../../../domain/withdrawal-file/column-mapping.ts';
import { type FileKinds, unlikeBefore } from '../../../../../domain/withdrawal-file/content/value-kinds.ts';
import type { Picks } from '../../shared/withdrawal-file/match/picks.ts';

/** The limits of the interface: a wider file is matched every time. */
const MOST_COLUMNS = 200;
const LONGEST_NAME = 200;

/** The mapping that was confirmed for files with this header; null without one. */
export function rememberedFor(
  all: readonly RememberedColumns[] | undefined,
  headers: readonly string[],
): RememberedColumns | null {
  const wanted = headers.map(plainName);
  return (
    all?.find(
      (one) =>
        one.headers.length === wanted.length &&
        one.headers.every((name, at) => plainName(name) === wanted[at]),
    ) ?? null
  );
}

/** Headers that differ only in spaces and in upper or lower case are the same. */
function plainName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

export function picksFrom({ columns, nameParts, constants }: SavedMapping): Picks {
  const pick = (field: Field): Picks[Field] => {
    if (field === 'beneficiary_name' && nameParts.length > 0) return { kind: 'columns', columns: nameParts };
    const column = columns[field];
    if (column !== null) return { kind: 'columns', columns: [column] };
    const text = constantOf(constants, field);
    return text === undefined ? { kind: 'none' } : { kind: 'same', text };
  };
  return Object.fromEntries(FIELDS.map((field) => [field, pick(field)])) as Picks;
}

/** The doubts that a person should look at because the columns are unlike those of every earlier file. */
export function unlikeRemembered(
  remembered: RememberedColumns | null,
  picks: Picks,
  { headers }: ColumnMapping,
  now: FileKinds,
): ColumnDoubt[] {
  if (remembered === null) return [];
  const before = picksFrom(remembered.mapping);
  const columns: Partial<Record<Field, number>> = {};
  for (const field of FIELDS) {
    const pick = picks[field];
    // The user has just looked at a column that they chose themselves.
    if (pick?.kind !== 'columns' || pick.columns.length > 1) continue;
    if (JSON.stringify(pick) === JSON.stringify(before[field])) columns[field] = pick.columns[0]!;
  }
  return unlikeBefore(earlierKinds(remembered), now, headers, columns);
}

export function earlierKinds(remembered: RememberedColumns | null): FileKinds[] {
  return (remembered?.mapping.kinds ?? []).map((kinds) => ({
    ...kinds,
    ordered: kinds.ordered.map(([low, high]) => [low!, high!]),
  }));
}

/** The most kinds of files that are remembered for one header. */
const MOST_KINDS = 4;

/** The kinds to remember with a file: those of earlier files, and its own. */
export function kindsWith(remembered: RememberedColumns | null, now: FileKinds): SavedMapping['kinds'] {
  return [now, ...earlierKinds(remembered)]
    .slice(0, MOST_KINDS)
    .map((kinds) => ({ ...kinds, ordered: kinds.ordered.map((pair) => [...pair]) }));
}

/** The picks as they are stored. */
export function savedMapping(picks: Picks): SavedMapping {
  const columns = {} as Record<Field, number | null>;
  const constants: SavedMapping['constants'] = {};
  let nameParts: number[] = [];
  for (const field of FIELDS) {
    const pick = picks[field];
    columns[field] = pick?.kind === 'columns' && pick.columns.length === 1 ? pick.columns[0]! : null;
    if (pick?.kind === 'columns' && pick.columns.length > 1) nameParts = [...pick.columns];
  }
  for (const field of SAME_FOR_ALL_FIELDS) {
    const pick = picks[field];
    if (pick?.kind === 'same') Object.assign(constants, { [field]: pick.text.trim() });
  }
  return { columns, nameParts, constants };
}

function constantOf(constants: Readonly<Partial<Record<Field, string>>>, field: Field): string | undefined {
  return constants[field];
}

/** Whether the columns can be remembered by the names of the header. */
export function canRemember({ headers }: ColumnMapping, headerLine: number | null): boolean {
  return (
    headerLine !== null &&
    headers.length <= MOST_COLUMNS &&
    headers.every((one) => one.length <= LONGEST_NAME)
  );
}
