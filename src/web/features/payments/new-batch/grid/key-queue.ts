import { endOfKey, type EditEnd } from './editor.ts';
import { commandOf, isMove, type KeyPress } from './grid-keys.ts';

/** What to do with the first keys of the queue. */
export type QueuedKeys =
  | { kind: 'press'; key: KeyPress }
  /** Typed into the active cell; `end` is null while the user is still typing. */
  | { kind: 'text'; text: string; end: EditEnd | null };

/**
 * Keys pressed while the grid is on its way to a cell, such as the next error, or waits for the cell's row.
 * They wait here and act on that cell, in order, so that none acts on another cell or is lost.
 */
export class KeyQueue {
  private keys: KeyPress[] = [];
  /** Whether the grid is on its way to a cell that is not known yet. */
  isTravelling = false;

  get isEmpty(): boolean {
    return this.keys.length === 0;
  }

  /** Whether a key must wait. `hasRow`: whether the row of the active cell is here. */
  holdsBack(key: KeyPress, hasRow: boolean): boolean {
    if (!isText(key) && !isMove(key.key) && commandOf(key) === null && key.key !== 'Tab') return false;
    return this.isTravelling || !this.isEmpty || (!hasRow && (isText(key) || commandOf(key) === 'edit'));
  }

  push({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): void {
    this.keys.push({ key, ctrlKey, metaKey, shiftKey, altKey });
  }

  clear(): void {
    this.keys = [];
    this.isTravelling = false;
  }

  /** The next key, or the text of the next ones together with the key that ends it. */
  take(): QueuedKeys | null {
    const first = this.keys.shift();
    if (!first) return null;
    if (!isText(first) || OTHER_MEANINGS.has(first.key)) return { kind: 'press', key: first };
    let text = first.key;
    for (let next = this.keys[0]; next && (isText(next) || next.key === 'Backspace'); next = this.keys[0]) {
      text = isText(next) ? text + next.key : text.slice(0, -1);
      this.keys.shift();
    }
    const end = this.keys[0] ? endOfKey(this.keys[0]) : null;
    // Next error also ends the editing of a cell, and then goes on.
    if (end !== null && end !== 'stay') this.keys.shift();
    if (end === null) this.keys = [];
    return { kind: 'text', text, end };
  }
}

/** Characters that do not begin the text of a cell: a question mark lists the shortcuts. */
export const OTHER_MEANINGS: ReadonlySet<string> = new Set(['?', ' ']);

/** Whether a key types a character. */
export function isText({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}
