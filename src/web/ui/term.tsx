import { Popover, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './term.module.css';
import { type TermName, TERMS } from './terms.ts';

/**
 * A term of the glossary with a dotted underline. A click, Enter or Space shows its meaning; Escape hides it
 * and returns the focus.
 */
export function Term({ name, children }: { name: TermName; children?: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} width={300} withArrow shadow="md" returnFocus>
      <Popover.Target>
        <button type="button" className={classes.term} onClick={() => setOpened((before) => !before)}>
          {children ?? name}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={`The meaning of “${name}”`}>
        <Text size="sm">{TERMS[name]}</Text>
      </Popover.Dropdown>
    </Popover>
  );
}
