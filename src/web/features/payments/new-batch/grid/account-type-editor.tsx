import { useState } from 'react';
import { ACCOUNT_TYPES } from '../../../../../shared/terms.ts';
import { accountTypeWords } from '../../shared/words.ts';
import { endOf, useEditorFocus, useEndOnce, type EditorProps } from './editor.ts';
import classes from './row-grid.module.css';

/** A choice of account types. The text of the file stays choosable, so that nothing changes by looking. */
export function AccountTypeEditor({ label, initial, typed, onEnd }: EditorProps) {
  const [value, setValue] = useState(() => (typed ? beginningWith(initial) : (typeOf(initial) ?? initial)));
  const select = useEditorFocus<HTMLSelectElement>(typed);
  const end = useEndOnce(onEnd);
  const isOther = typeOf(value) === null;
  return (
    <select
      ref={select}
      className={classes.input}
      aria-label={label}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      onKeyDown={(event) => {
        const how = endOf(event);
        if (!how) return;
        // A type in other words, such as "Savings account", stays as it was written.
        const unchanged = typeOf(initial) === value && !typed;
        end(how === 'escape' ? null : unchanged ? initial : value, how);
      }}
      onBlur={() => end(typeOf(initial) === value && !typed ? initial : value, 'away')}
    >
      {isOther && <option value={value}>{value}</option>}
      {ACCOUNT_TYPES.map((type) => (
        <option key={type} value={type}>
          {accountTypeWords(type)}
        </option>
      ))}
    </select>
  );
}

function typeOf(text: string): string | null {
  const wanted = text.trim().toUpperCase();
  return ACCOUNT_TYPES.find((type) => type === wanted || type.replaceAll('_', ' ') === wanted) ?? null;
}

function beginningWith(letter: string): string {
  return ACCOUNT_TYPES.find((type) => type.startsWith(letter.toUpperCase())) ?? letter;
}
