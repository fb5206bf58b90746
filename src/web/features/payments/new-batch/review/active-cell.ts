import { useSyncExternalStore } from 'react';

/** The active row of the file, null while it loads, and the index of its active field. */
export interface ActiveCell {
  row: number | null;
  column: number;
}

/**
 * Where the user is in the grid. Kept outside the page's state, so that moving through the grid draws only
 * what shows the active row.
 */
export class ActiveCellStore {
  private current: ActiveCell = { row: null, column: 0 };
  private readonly listeners = new Set<() => void>();

  readonly get = (): ActiveCell => this.current;

  readonly set = (row: number | null, column: number): void => {
    if (row === this.current.row && column === this.current.column) return;
    this.current = { row, column };
    for (const listener of this.listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

export function useActiveRow(store: ActiveCellStore): number | null {
  return useSyncExternalStore(store.subscribe, () => store.get().row);
}
