import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import classes from './row-grid.module.css';

/** How editing a cell ended. Every way but Escape keeps the text. */
export type EditEnd = 'enter' | 'tab' | 'back' | 'away' | 'escape';

interface CellEditorProps {
  label: string;
  initial: string;
  /** True when editing began by typing: the text is the first character, so it must not be selected. */
  typed: boolean;
  options: readonly string[];
  onEnd: (value: string | null, end: EditEnd) => void;
}

/** The input of one cell while it is edited. */
export function CellEditor({ label, initial, typed, options, onEnd }: CellEditorProps) {
  const [value, setValue] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (!typed) input.current?.select();
  }, [typed]);

  const end = (how: EditEnd) => {
    // Ending by a key also blurs the input; only the first event counts.
    if (ended.current) return;
    ended.current = true;
    onEnd(how === 'escape' ? null : value, how);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const how =
      event.key === 'Enter'
        ? 'enter'
        : event.key === 'Escape'
          ? 'escape'
          : event.key === 'Tab'
            ? event.shiftKey
              ? 'back'
              : 'tab'
            : null;
    if (!how) return;
    event.preventDefault();
    end(how);
  };
  const list = options.length > 0 ? 'cell-options' : undefined;
  return (
    <>
      <input
        ref={input}
        className={classes.input}
        aria-label={label}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => end('away')}
        list={list}
        autoComplete="off"
        spellCheck={false}
      />
      {list && (
        <datalist id={list}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </>
  );
}
