import { useCallback, useEffect, useState, type UIEvent } from 'react';
import type { GridSpace } from './use-grid-space.ts';
import type { Rows } from './use-rows.ts';

/** Rows are added and removed in groups of this size, so that most frames of scrolling draw nothing. */
const STEP = 4;
/** Rows that are drawn above and below the rows in view. */
const AROUND = 6;

/**
 * The rows that are drawn: those in view and some around them, by their indexes in the whole list. All rows
 * have the same height. `start` is the index of the first row of the page, which has `count` rows.
 */
export function useWindow(
  { total, want }: Rows,
  { layout: { rowHeight }, height, pageRows }: GridSpace,
  start: number,
): { count: number; first: number; last: number; onScroll: (event: UIEvent<HTMLElement>) => void } {
  const [step, setStep] = useState(0);
  const onScroll = useCallback(
    (event: UIEvent<HTMLElement>) => setStep(Math.floor(event.currentTarget.scrollTop / rowHeight / STEP)),
    [rowHeight],
  );
  const count = Math.max(0, Math.min(pageRows, (total ?? 0) - start));
  const inView = Math.ceil(height / rowHeight) + STEP;
  const first = start + Math.max(0, Math.min(step * STEP, count - inView) - AROUND);
  const last = Math.min(start + count - 1, first + inView + 2 * AROUND);
  useEffect(() => want(first, Math.max(first, last)), [want, first, last]);
  return { count, first, last, onScroll };
}
