import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the row that a link points to into view once it is there. `at` is its index, or -1 while the row is
 * missing.
 */
export function usePointedRow(
  body: RefObject<HTMLElement | null>,
  at: number,
  draw: (index: number) => void,
): void {
  const isThere = at >= 0;
  useEffect(() => {
    if (!isThere) return;
    draw(at);
    const frame = requestAnimationFrame(() =>
      body.current?.querySelector('[data-pointed]')?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
    // Do not scroll when the rows are loaded again: the user may have scrolled away.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere]);
}
