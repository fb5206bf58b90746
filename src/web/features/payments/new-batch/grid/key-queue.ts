import { endOfKey, type EditEnd } from './editor.ts';
import { beginsText, commandOf, isMove, isText, type KeyPress } from './grid-keys.ts';

/** A key, or a text that was pasted. */
export type QueuedKey = KeyPress & { pasted?: string };

/** What to do with the first keys of the queue. */
export type QueuedKeys =
  | { kind: 'press'; key: KeyPress }
  | { kind: 'paste'; text: string }
  /**
   * Keys typed into the active cell. Its text stays at first if a key opened the cell (`isOpened`); `end` is
   * null while the user is still typing.
   */
  | { kind: 'typing'; isOpened: boolean; keys: QueuedKey[]; end: EditEnd | null };

const NO_KEY: KeyPress = { key: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

/**
 * Holds keys that are pressed while the grid is on its way to a cell, such as the next error, or waits for
 * the cell's row. They act on that cell in order, so that none acts on another cell or is lost.
 */
export class KeyQueue {
  private keys: QueuedKey[] = [];
  private readonly travels = new Set<number>();
  private lastTravel = 0;

  get isEmpty(): boolean {
    return this.keys.length === 0;
  }

  /** Whether the grid is on its way to a cell that is not known yet. */
  get isTravelling(): boolean {
    return this.travels.size > 0;
  }

  /** Begins the way to a cell; returns what `arrive` takes. */
  travel(): number {
    this.travels.add(++this.lastTravel);
    return this.lastTravel;
  }

  /** Ends the way to a cell; false if the user has gone elsewhere meanwhile. */
  arrive(travel: number): boolean {
    return this.travels.delete(travel);
  }

  /** Whether a key must wait. `hasRow`: whether the row of the active cell is here. */
  holdsBack(pressed: KeyPress, hasRow: boolean, hasList: boolean): boolean {
    if (this.isTravelling || !this.isEmpty || !hasList)
      return beginsText(pressed) || means(pressed) || (!this.isEmpty && isText(pressed));
    if (hasRow) return false;
    const command = commandOf(pressed);
    return beginsText(pressed) || (command !== null && command !== 'leave' && command !== 'shortcuts');
  }

  push({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): void {
    this.keys.push({ key, ctrlKey, metaKey, shiftKey, altKey });
  }

  pushPasted(pasted: string): void {
    this.keys.push({ ...NO_KEY, pasted });
  }

  /** Forgets the keys that wait. */
  forget(): void {
    this.keys = [];
  }

  /** Forgets the keys that wait, and ends all ways to cells: the user has gone to another one. */
  clear(): void {
    this.forget();
    this.travels.clear();
  }

  /** The next key, or all keys that are typed into one cell together with the key that ends it. */
  take(): QueuedKeys | null {
    const [first] = this.keys;
    if (!first) return null;
    if (first.pasted !== undefined) {
      this.keys.shift();
      return { kind: 'paste', text: first.pasted };
    }
    const isOpened = commandOf(first) === 'edit';
    if (!isOpened && !beginsText(first)) {
      this.keys.shift();
      return { kind: 'press', key: first };
    }
    if (isOpened) this.keys.shift();
    const at = this.keys.findIndex((key) => key.pasted === undefined && endOfKey(key) !== null);
    const keys = this.keys.splice(0, at < 0 ? this.keys.length : at);
    const [last] = this.keys;
    const end = last ? endOfKey(last) : null;
    // Next error also ends the editing of a cell, and then goes on.
    if (end !== null && end !== 'stay') this.keys.shift();
    return { kind: 'typing', isOpened, keys, end };
  }
}

/** Whether a key means something in the grid, apart from typing. */
function means(pressed: KeyPress): boolean {
  return isMove(pressed.key) || commandOf(pressed) !== null || pressed.key === 'Tab';
}
