import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Kbd, Text, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import classes from './search.module.css';

const SearchDialog = lazy(() => import('./search-dialog.tsx'));

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The button of the search in the header, and the keys that open it from every page: Ctrl+K or Cmd+K. */
export function SearchButton({ openShortcuts }: { openShortcuts: () => void }) {
  // A new key for each opening, so that a search starts empty.
  const [opening, setOpening] = useState(0);
  const [opened, setOpened] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const open = () => {
    cameFrom.current = document.activeElement;
    setOpening((before) => before + 1);
    setOpened(true);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.shiftKey) return;
      event.preventDefault();
      if (!document.querySelector('[role="dialog"]')) open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const shared = { 'aria-label': t`Search`, 'aria-keyshortcuts': 'Control+K Meta+K', onClick: open };
  return (
    <>
      <UnstyledButton className={classes.button} visibleFrom="md" {...shared}>
        <IconSearch size={16} aria-hidden />
        <Text size="sm" span className={classes.hint}>
          <Trans>Search</Trans>
        </Text>
        <Kbd size="xs">{isMac ? '⌘ K' : 'Ctrl K'}</Kbd>
      </UnstyledButton>
      <ActionIcon variant="subtle" color="gray" size="lg" hiddenFrom="md" {...shared}>
        <IconSearch size={20} aria-hidden />
      </ActionIcon>
      {opening > 0 && (
        <Suspense>
          <SearchDialog
            key={opening}
            opened={opened}
            close={() => setOpened(false)}
            cameFrom={cameFrom}
            openShortcuts={openShortcuts}
          />
        </Suspense>
      )}
    </>
  );
}
