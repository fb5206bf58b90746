import type { QueuedKey } from './key-queue.ts';
import { isText } from './grid-keys.ts';

/** A text with its cursor; all of it may be selected. */
interface Typing {
  text: string;
  cursor: number;
  isSelected: boolean;
}

/**
 * The text after keys that were pressed before its editor could open, as the editor would have it. The first
 * key replaces the text if `isSelected`.
 */
export function typedText(text: string, isSelected: boolean, keys: readonly QueuedKey[]): string {
  const typing: Typing = { text, cursor: text.length, isSelected };
  for (const key of keys) typeKey(typing, key);
  return typing.text;
}

function typeKey(typing: Typing, pressed: QueuedKey): void {
  if (pressed.pasted !== undefined) insert(typing, pressed.pasted.replaceAll(/[\r\n]+/g, ' ').trimEnd());
  else if (isText(pressed)) insert(typing, pressed.key);
  else if (pressed.key === 'Backspace') erase(typing, -1);
  else if (pressed.key === 'Delete') erase(typing, 1);
  else if ((pressed.ctrlKey || pressed.metaKey) && pressed.key.toLowerCase() === 'a')
    typing.isSelected = true;
  else moveCursor(typing, pressed.key);
}

function insert(typing: Typing, by: string): void {
  if (typing.isSelected) Object.assign(typing, { text: '', cursor: 0, isSelected: false });
  const { text, cursor } = typing;
  typing.text = text.slice(0, cursor) + by + text.slice(cursor);
  typing.cursor += by.length;
}

function erase(typing: Typing, by: 1 | -1): void {
  if (typing.isSelected) {
    Object.assign(typing, { text: '', cursor: 0, isSelected: false });
    return;
  }
  const { text, cursor } = typing;
  const from = by < 0 ? Math.max(0, cursor - 1) : cursor;
  typing.text = text.slice(0, from) + text.slice(from + 1);
  typing.cursor = from;
}

function moveCursor(typing: Typing, key: string): void {
  const { text, cursor, isSelected } = typing;
  const last = text.length;
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: isSelected ? 0 : Math.max(0, cursor - 1),
    ArrowRight: isSelected ? last : Math.min(last, cursor + 1),
    Home: 0,
    ArrowUp: 0,
    End: last,
    ArrowDown: last,
  };
  if (to[key] === undefined) return;
  typing.cursor = to[key];
  typing.isSelected = false;
}
