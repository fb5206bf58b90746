import { useState } from 'react';
import type { Field } from '../../../../../domain/withdrawal/shapes.ts';
import { AccountTypeEditor } from './account-type-editor.tsx';
import { BankEditor } from './bank-editor.tsx';
import type { BankChoice } from './choices.ts';
import { endOf, useEditorFocus, useEndOnce, type EditorProps } from './editor.ts';
import classes from './row-grid.module.css';

/** The input of one cell while it is edited: a list of banks, a choice of account types, or text. */
export function CellEditor({
  field,
  banks,
  ...editor
}: EditorProps & { field: Field; banks: readonly BankChoice[] }) {
  if (field === 'bank') return <BankEditor banks={banks} {...editor} />;
  if (field === 'account_type') return <AccountTypeEditor {...editor} />;
  return <TextEditor {...editor} />;
}

function TextEditor({ label, initial, typed, onEnd }: EditorProps) {
  const [value, setValue] = useState(initial);
  const input = useEditorFocus<HTMLInputElement>(typed);
  const end = useEndOnce(onEnd, value);
  return (
    <input
      ref={input}
      className={classes.input}
      aria-label={label}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      onKeyDown={(event) => {
        const how = endOf(event);
        if (!how) return;
        end(how === 'escape' ? null : value, how);
      }}
      onBlur={() => end(value, 'away')}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
