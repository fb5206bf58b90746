import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../../../ui/latest.ts';

/** How editing a cell ended. Every way except Escape keeps the text. */
export type EditEnd = 'enter' | 'up' | 'tab' | 'back' | 'stay' | 'away' | 'escape';

export interface EditorProps {
  label: string;
  initial: string;
  /** True when editing began by typing: the text is the first character, so it must not be selected. */
  typed: boolean;
  /** Called once, with the text, or null after Escape. */
  onEnd: (value: string | null, end: EditEnd) => void;
}

/**
 * The way in which a key ends editing; null for any other key. Keys stay in the editor, except those that
 * lead out of the grid.
 */
export function endOf(event: KeyboardEvent): EditEnd | null {
  const how = endOfKey(event);
  if (how === 'stay') return how;
  event.stopPropagation();
  if (event.nativeEvent.isComposing) return null;
  if (how) event.preventDefault();
  return how;
}

/** The same for a key without its event. */
export function endOfKey({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): EditEnd | null {
  if (key === 'F8' || key === 'F6') return 'stay';
  return ENDS[shiftKey ? `Shift+${key}` : key] ?? null;
}

const ENDS: Readonly<Record<string, EditEnd>> = {
  Enter: 'enter',
  'Shift+Enter': 'up',
  Tab: 'tab',
  'Shift+Tab': 'back',
  Escape: 'escape',
};

/** Focuses the editor when it appears, and selects its text unless the user is typing already. */
export function useEditorFocus<T extends HTMLInputElement | HTMLSelectElement>(typed: boolean) {
  const input = useRef<T>(null);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (!typed && input.current instanceof HTMLInputElement) input.current.select();
  }, [typed]);
  return input;
}

/**
 * Ending by a key also blurs the input; only the first event counts. If the editor disappears without a key
 * because another list is shown, its text is kept too.
 */
export function useEndOnce(onEnd: EditorProps['onEnd'], value: string): EditorProps['onEnd'] {
  const ended = useRef(false);
  const latest = useLatest({ onEnd, value });
  useLayoutEffect(
    () => () => {
      if (!ended.current) latest.current.onEnd(latest.current.value, 'away');
    },
    [latest],
  );
  return (text, how) => {
    if (ended.current) return;
    ended.current = true;
    onEnd(text, how);
  };
}
