import { derived } from './derived.ts';
import { groupErrors } from './error-groups.ts';
import type { RowStates } from './row-states.ts';
import type { Sheet } from './sheet.ts';
import type { RowQuery, RowView, WithdrawalFile } from './withdrawal-file.ts';

/** How many lists are kept, because the state of the file requests some of them repeatedly. */
const MOST_LISTS_KEPT = 4;

type RowLists = Pick<WithdrawalFile, 'rows' | 'find' | 'errorGroups' | 'suggestionsFor'>;

/** The lists of a sheet's rows: by state, by error and by text. */
export function rowLists(sheet: Sheet, states: RowStates): RowLists {
  const { table } = sheet;
  const found = derived(sheet, () => new Map<string, readonly number[]>());

  function matching(query: Omit<RowQuery, 'offset' | 'limit'>): readonly number[] {
    const key = JSON.stringify([query.show, query.errorCode, query.text]);
    const known = found().get(key);
    if (known) return known;
    if (found().size >= MOST_LISTS_KEPT) found().clear();
    const rows = findRows(sheet, states, query);
    found().set(key, rows);
    return rows;
  }

  return {
    rows(query) {
      const filtered = query.show !== undefined || query.errorCode !== undefined || (query.text ?? '') !== '';
      const rows = filtered ? matching(query) : null;
      const total = rows ? rows.length : table.length;
      const items: RowView[] = [];
      for (let i = Math.max(0, query.offset); i < Math.min(total, query.offset + query.limit); i++)
        items.push(states.view(rows ? rows[i]! : i));
      return { total, offset: query.offset, items };
    },
    find: (query) => matching(query).map((row) => row + 1),
    errorGroups: (mostValues) =>
      groupErrors(function* () {
        for (const row of matching({ show: 'rejected' }))
          yield [row + 1, states.errorsOf(row, sheet.walkedSource(row))] as const;
      }, mostValues),
    suggestionsFor(code, field, value) {
      const suggested: { row: number; text: string }[] = [];
      for (const row of matching({ errorCode: code })) {
        const { record, broken } = sheet.walkedSource(row);
        const error = sheet
          .errorsOf(row, record, broken)
          .find((one) => one.code === code && one.field === field);
        if (error?.suggestion === undefined || (value !== undefined && error.value !== value)) continue;
        suggested.push({ row: row + 1, text: error.suggestion });
      }
      return suggested;
    },
  };
}

function findRows(
  sheet: Sheet,
  states: RowStates,
  { show, errorCode, text: wanted = '' }: Omit<RowQuery, 'offset' | 'limit'>,
): number[] {
  const rows: number[] = [];
  const text = wanted.toLowerCase();
  const isShown = shownBy(sheet, states, show);
  for (let row = 0; row < sheet.table.length; row++) {
    if (!isShown(row)) continue;
    if (errorCode !== undefined && states.statusOf(row) !== 'rejected') continue;
    if (errorCode !== undefined || text !== '') {
      const source = sheet.walkedSource(row);
      if (errorCode !== undefined && !states.errorsOf(row, source).some(({ code }) => code === errorCode))
        continue;
      if (text !== '' && !sheet.cellsOf(row, source.record).some((cell) => cell.toLowerCase().includes(text)))
        continue;
    }
    rows.push(row);
  }
  return rows;
}

function shownBy(
  { table }: Sheet,
  { statusOf, duplicates, hidden }: RowStates,
  show: RowQuery['show'],
): (row: number) => boolean {
  switch (show) {
    case undefined:
      return () => true;
    case 'noted':
      return (row) => table.isNoted(row);
    case 'warned':
      return (row) => table.isWarned(row);
    case 'branch':
      return (row) => table.isBranchWarned(row);
    case 'doubtful':
      return (row) => table.isDoubtful(row);
    case 'duplicate': {
      const { repeats } = duplicates();
      return (row) => repeats.has(row);
    }
    case 'hidden': {
      const rows = hidden();
      return (row) => rows.has(row);
    }
    default:
      return (row) => statusOf(row) === show;
  }
}
