import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useLatest } from '../../../../ui/latest.ts';
import type { GridHandle } from '../grid/use-grid.ts';
import type { Commands } from './use-commands.ts';

/** The parts of the step that F6 goes to, in turn. */
const PARTS = ['[role="grid"]', 'aside', 'section[data-submit]'];

/** The keys that work beside the grid too. `offers`: whether a correction can be repeated in other rows. */
export function useReviewKeys(
  root: RefObject<HTMLElement | null>,
  grid: RefObject<GridHandle | null>,
  commands: Commands,
  offers: boolean,
): (event: KeyboardEvent) => void {
  // Next error works wherever the focus is on the page, unless a dialog is open.
  const latestRef = useLatest(commands);
  useEffect(() => {
    const onF8 = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8' || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      // Focus the grid at once, so that the next keys go to it.
      grid.current?.focus();
      latestRef.current[event.shiftKey ? 'previous error' : 'next error']();
    };
    document.addEventListener('keydown', onF8);
    return () => document.removeEventListener('keydown', onF8);
  }, [grid, latestRef]);

  /** From the grid to the panel, to the submit bar, and back to the grid. */
  const nextPart = () => {
    const at = PARTS.findIndex((part) =>
      [...(root.current?.querySelectorAll(part) ?? [])].some((one) => one.contains(document.activeElement)),
    );
    if (at === 1) root.current?.querySelector<HTMLElement>(`${PARTS[2]} input`)?.focus();
    else if (at === 0) commands.leave();
    else grid.current?.focus();
  };
  return (event) => {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    const ctrl = event.ctrlKey || event.metaKey;
    const letter = event.key.toLowerCase();
    let work: (() => void) | null = null;
    if (event.key === 'F6') work = nextPart;
    else if (event.key === '?' && !typing && !ctrl) work = commands.shortcuts;
    else if (ctrl && !typing && (letter === 'z' || letter === 'y'))
      work = letter === 'y' || event.shiftKey ? commands.redo : commands.undo;
    // The line below the grid names this key, wherever the focus is.
    else if (ctrl && !typing && event.key === 'Enter' && offers) work = commands['apply to same'];
    if (!work) return;
    event.preventDefault();
    event.stopPropagation();
    work();
  };
}
