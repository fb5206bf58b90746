import { i18n } from '@lingui/core';
import { Popover, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './term.module.css';
import { TERM_NAMES, type TermName, TERMS } from './terms.ts';

/**
 * A term of the glossary with a dotted underline. A click, Enter or Space shows its meaning; Escape hides it
 * and returns the focus.
 */
export function Term({ name, children }: { name: TermName; children?: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} width={300} withArrow shadow="md" returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.term}
          aria-expanded={opened}
          onClick={() => setOpened((before) => !before)}
          onKeyDown={(event) => {
            if (!opened || event.key !== 'Escape') return;
            // The focus stays on the term, so a panel around it must not close as well.
            event.stopPropagation();
            setOpened(false);
          }}
        >
          {children ?? i18n._(TERM_NAMES[name])}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm">{i18n._(TERMS[name])}</Text>
      </Popover.Dropdown>
    </Popover>
  );
}
