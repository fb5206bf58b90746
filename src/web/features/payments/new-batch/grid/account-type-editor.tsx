import { useState } from 'react';
import { ACCOUNT_TYPES } from '../../../../../shared/terms.ts';
import { accountTypeWords } from '../../shared/words.ts';
import { accountTypeOf, typedAccountType } from './choices.ts';
import { endOf, useEditorFocus, useEndOnce, type EditorProps } from './editor.ts';
import classes from './row-grid.module.css';

/** A choice of account types. The text of the file stays an option, so that opening it changes nothing. */
export function AccountTypeEditor({ label, initial, typed, onEnd }: EditorProps) {
  const [value, setValue] = useState(() =>
    typed ? typedAccountType(initial) : (accountTypeOf(initial) ?? initial),
  );
  const select = useEditorFocus<HTMLSelectElement>(typed);
  const isOther = accountTypeOf(value) === null;
  // A type in other words, such as "Savings account", stays as it was written.
  const kept = accountTypeOf(initial) === value && !typed ? initial : value;
  const end = useEndOnce(onEnd, kept);
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
        end(how === 'escape' ? null : kept, how);
      }}
      onBlur={() => end(kept, 'away')}
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
