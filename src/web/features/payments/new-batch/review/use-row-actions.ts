import { t } from '@lingui/core/macro';
import { type Dispatch, type RefObject, useCallback } from 'react';
import { type Field, FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import type { RowCell } from '../desk/protocol.ts';
import { refusalOf } from '../grid/refusal.ts';
import type { GridHandle } from '../grid/use-grid.ts';
import type { Action, NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import type { ActiveCellStore } from './active-cell.ts';
import { useTravel } from './use-travel.ts';

/** The file under review, its grid, and the active cell of the grid. */
export interface Review {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  desk: DeskActions;
  grid: RefObject<GridHandle | null>;
  store: ActiveCellStore;
}

export type RowActions = ReturnType<typeof useRowActions>;

/** What the user can do to the rows besides editing cells: go to a row, correct it, undo, add a row. */
export function useRowActions({ state, dispatch, desk, grid, store }: Review) {
  const travel = useTravel(grid, desk, state.query, dispatch);
  const notify = useCallback((notice: string) => dispatch({ type: 'notice', notice }), [dispatch]);
  const readOnly = state.sending?.running ?? false;
  /** Whether rows may be changed; if not, says why. */
  const mayChange = () => {
    if (readOnly) notify(refusalOf(undefined, true)!);
    return !readOnly;
  };
  return {
    travel,
    notify,
    mayChange,
    nextError: (back: boolean) =>
      travel({
        find: async ({ origin }, shown) => {
          const found = await desk.call('nextError', { from: origin(back), back, query: shown });
          if (!found) notify(t`No row has an error.`);
          else if (isActive(store, found)) notify(t`There is no other error.`);
          return found;
        },
      }),
    goToRow: (row: number) =>
      travel({
        find: async () => {
          const { errors, refusals } = await desk.call('row', row);
          const columns = [...errors, ...refusals].map(({ field }) => FIELDS.indexOf(field as Field));
          return { row, column: Math.max(0, Math.min(...columns, FIELDS.length)) % FIELDS.length };
        },
      }),
    restore: (name: 'undo' | 'redo') => {
      if (mayChange()) void travel({ find: () => desk[name](), takesFocus: false, staysInList: true });
    },
    applySame: () => {
      if (mayChange()) desk.applySame();
    },
    acceptSuggestion: async () => {
      const { row, column } = store.get();
      if (!mayChange()) return;
      if (row === null) return notify(refusalOf(undefined, false)!);
      const { errors } = await desk.call('row', row);
      const offered = errors.filter(({ suggestion }) => suggestion !== undefined);
      const error = offered.find(({ field }) => field === FIELDS[column]) ?? offered[0];
      if (error?.field) await desk.edit(row, error.field, error.suggestion!);
      else notify(t`There is no suggestion for this row.`);
    },
    addRow: (below: number | null) =>
      travel({
        find: async () => {
          const row = mayChange() ? await desk.addRow(below) : null;
          return row === null ? null : { row, column: 0 };
        },
      }),
  };
}

function isActive(store: ActiveCellStore, { row, column }: RowCell): boolean {
  const active = store.get();
  return active.row === row && active.column === column;
}
