import { type RefObject, useEffect } from 'react';
import { holdInView } from './hold-in-view.ts';

/** Scrolls the row that a link points to into view, once it is there: its number, or -1 while it is not. */
export function usePointedRow(
  body: RefObject<HTMLElement | null>,
  at: number,
  draw: (index: number) => void,
): void {
  const isThere = at >= 0;
  useEffect(() => {
    if (!isThere) return;
    draw(at);
    let end: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      const row = body.current?.querySelector<HTMLElement>('[data-pointed]');
      if (row) end = holdInView(row, 'center');
    });
    return () => {
      cancelAnimationFrame(frame);
      end?.();
    };
    // Not when its rows are loaded again: the user may have scrolled away.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere]);
}
