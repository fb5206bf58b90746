import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Combobox, useCombobox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { matchingBanks, type BankChoice } from './choices.ts';
import { endOf, useEditorFocus, useEndOnce, type EditorProps } from './editor.ts';
import classes from './row-grid.module.css';

/** Banks by name: typing filters the list, Enter or Tab takes the marked bank, or else the text as typed. */
export function BankEditor({
  label,
  initial,
  typed,
  banks,
  onEnd,
}: EditorProps & { banks: readonly BankChoice[] }) {
  const [value, setValue] = useState(initial);
  const [filtering, setFiltering] = useState(typed);
  const input = useEditorFocus<HTMLInputElement>(typed);
  const end = useEndOnce(onEnd, value);
  const store = useCombobox({ defaultOpened: true });
  // The list of banks gets its id only when it is drawn, and the input refers to the list by that id.
  const [, setHasList] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setHasList(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const found = filtering ? matchingBanks(banks, value) : banks;
  const { selectFirstOption, resetSelectedOption } = store;
  useEffect(() => {
    if (filtering && value.trim() !== '') selectFirstOption();
    else resetSelectedOption();
  }, [filtering, value, selectFirstOption, resetSelectedOption]);

  return (
    <Combobox
      store={store}
      width={260}
      position="bottom-start"
      offset={2}
      // Draw the list inside the page's main part, which is a landmark.
      portalProps={{ target: document.getElementById('main') ?? document.body }}
      onOptionSubmit={(name) => end(name, 'enter')}
    >
      <Combobox.Target withExpandedAttribute>
        <input
          ref={input}
          className={classes.input}
          aria-label={label}
          aria-autocomplete="list"
          value={value}
          onChange={(event) => {
            setValue(event.currentTarget.value);
            setFiltering(true);
            store.openDropdown();
          }}
          onKeyDown={(event) => {
            const how = endOf(event);
            if (!how) return;
            const at = store.getSelectedOptionIndex();
            // The list marks its first bank only once it is drawn, which a fast Enter does not wait for.
            const first = filtering && value.trim() !== '' ? 0 : -1;
            const marked = store.dropdownOpened ? found[at < 0 ? first : at] : undefined;
            end(how === 'escape' ? null : (marked?.displayName ?? value), how);
          }}
          onBlur={() => end(value, 'away')}
          spellCheck={false}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={t`Banks`} mah={240} style={{ overflowY: 'auto' }}>
          {found.map(({ code, displayName }) => (
            <Combobox.Option key={code} value={displayName} active={displayName === value}>
              {displayName}
            </Combobox.Option>
          ))}
          {found.length === 0 && (
            <Combobox.Empty>
              <Trans>No bank has this name</Trans>
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
