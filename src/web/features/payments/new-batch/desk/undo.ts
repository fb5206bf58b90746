import type { RowChanges } from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import type { RowEntry, Undoable } from './protocol.ts';

/** A change that was carried out, with the state of its rows before. */
export interface Step {
  entry: RowEntry;
  before: RowChanges[];
}

const MOST_STEPS = 500;
/** The most rows of all steps together, so that large changes do not fill the memory. */
const MOST_ROWS = 2_000_000;

/** The changes that can be undone, and those that were undone and can be repeated. */
export class UndoHistory {
  private done: Step[] = [];
  private undone: RowEntry[] = [];
  private rows = 0;

  /** Adds a change. A change after an undo makes the undone ones impossible to repeat. */
  add(step: Step, isRepeated: boolean): void {
    if (!isRepeated) this.undone = [];
    this.done.push(step);
    this.rows += step.before.length;
    while (this.done.length > MOST_STEPS || (this.rows > MOST_ROWS && this.done.length > 1))
      this.rows -= this.done.shift()!.before.length;
  }

  takeUndo(): Step | null {
    const step = this.done.pop() ?? null;
    if (step) {
      this.rows -= step.before.length;
      this.undone.push(step.entry);
    }
    return step;
  }

  takeRedo(): RowEntry | null {
    return this.undone.pop() ?? null;
  }

  clear(): void {
    this.done = [];
    this.undone = [];
    this.rows = 0;
  }

  get next(): { undo: Undoable | null; redo: Undoable | null } {
    const last = this.done.at(-1)?.entry;
    const undone = this.undone.at(-1);
    return { undo: last ? undoable(last) : null, redo: undone ? undoable(undone) : null };
  }
}

function undoable({ kind, rows }: RowEntry): Undoable {
  return { kind, rows: rows.length };
}
