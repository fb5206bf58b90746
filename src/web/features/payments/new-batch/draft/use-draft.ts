import { useEffect, useRef, useState } from 'react';
import { workKey, type NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import type { Draft, Drafts } from './drafts.ts';

const PAUSE_MS = 150;

/** The draft in this browser, loaded once; undefined while it loads. */
export function useLeftDraft(drafts: Drafts): { left: Draft | null | undefined; putAway: () => void } {
  const [left, setLeft] = useState<Draft | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void drafts.find(Date.now()).then((found) => wanted && setLeft(found));
    return () => {
      wanted = false;
    };
  }, [drafts]);
  return {
    left,
    putAway: () => {
      setLeft(null);
      void drafts.forget();
    },
  };
}

/**
 * Stores the open file and the user's work until every part is sent. Returns whether the browser can store
 * it.
 */
export function useKeepDraft(
  state: NewBatchState,
  desk: DeskActions,
  drafts: Drafts,
  allSent: boolean,
): boolean {
  const [kept, setKept] = useState(false);
  const { stage, source, opened, version, form, choices, sending } = state;
  const running = sending?.running ?? false;
  /** The next write; null when there is nothing to store. */
  const wanted = useRef<(() => Promise<boolean>) | null>(null);
  const writing = useRef(false);

  useEffect(() => {
    if ((stage !== 'review' && stage !== 'match') || !source || !opened || running || allSent) {
      wanted.current = null;
      if (allSent) void drafts.forget();
      return;
    }
    wanted.current = async () => {
      const journal = await desk.call('journal', null);
      return drafts.keep(source, {
        sha256: workKey(source, opened.sha256),
        form,
        choices,
        journal,
        isMatching: stage === 'match',
        savedAt: new Date().toISOString(),
      });
    };
    if (writing.current) return;
    writing.current = true;
    void writeWhileWanted(wanted, setKept).finally(() => (writing.current = false));
  }, [stage, source, opened, version, form, choices, running, allSent, desk, drafts]);

  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );
  return kept && (stage === 'review' || stage === 'match');
}

/**
 * Writes at once, and again after a pause if something has changed, so that the work of a user who keeps
 * typing is stored too.
 */
async function writeWhileWanted(
  wanted: { current: (() => Promise<boolean>) | null },
  tell: (kept: boolean) => void,
): Promise<void> {
  let written: (() => Promise<boolean>) | null = null;
  while (wanted.current !== null && wanted.current !== written) {
    written = wanted.current;
    // When the file was closed meanwhile, nothing is left to store.
    tell(await written().catch(() => false));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
