import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconSearch from '~icons/tabler/search';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { withTexts } from '../ui/with-texts.ts';
import { TEXTS } from './search/texts.ts';
import classes from './search-button.module.css';

const SearchDialog = lazy(() => withTexts(TEXTS, import('./search/search-dialog.tsx')));

/** If the search cannot be loaded, letters are shortcuts again after this time. */
const FIELD_LOADS_MS = 5_000;

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The button of the search in the header, and the keys that open it from every page: Ctrl+K or Cmd+K. */
export function SearchButton({ openShortcuts }: { openShortcuts: () => void }) {
  // A new key for each opening, so that a search starts empty.
  const [opening, setOpening] = useState(0);
  const [opened, setOpened] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  /** Letters typed since the search was asked for, until its field has the focus; null afterwards. */
  const early = useRef<string | null>(null);
  const takeEarly = () => {
    const text = early.current;
    early.current = null;
    return text ?? '';
  };
  const open = () => {
    early.current = '';
    setTimeout(takeEarly, FIELD_LOADS_MS);
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
  useEffect(() => {
    // Letters that are typed before the field has loaded belong to the search. They must not run shortcuts.
    const onEarlyKey = (event: KeyboardEvent) => {
      if (early.current === null) return;
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      early.current += event.key;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', onEarlyKey, { capture: true });
    return () => window.removeEventListener('keydown', onEarlyKey, { capture: true });
  }, []);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={t`Search`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <IconSearch size={18} aria-hidden />
        <span className={classes.hint}>
          <Trans>Search</Trans>
        </span>
        <kbd className={classes.shortcut}>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {opening > 0 && (
        <ErrorBoundary key={opening} fallback={() => null}>
          <Suspense>
            <SearchDialog
              opened={opened}
              close={() => {
                takeEarly();
                setOpened(false);
              }}
              cameFrom={cameFrom}
              takeEarly={takeEarly}
              openShortcuts={openShortcuts}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
