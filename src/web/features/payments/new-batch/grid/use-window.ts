import { useCallback, useState, type UIEvent } from 'react';

/** Rows are added and removed so many at a time, so that most frames of scrolling draw nothing. */
const STEP = 4;
/** Rows that are drawn above and below the rows in view. */
const AROUND = 6;

/** The rows that are drawn: those in view and some around them. All rows have the same height. */
export function useWindow(
  count: number,
  rowHeight: number,
  height: number,
): { first: number; last: number; onScroll: (event: UIEvent<HTMLElement>) => void } {
  const [step, setStep] = useState(0);
  const onScroll = useCallback(
    (event: UIEvent<HTMLElement>) => setStep(Math.floor(event.currentTarget.scrollTop / rowHeight / STEP)),
    [rowHeight],
  );
  const inView = Math.ceil(height / rowHeight) + STEP;
  const first = Math.max(0, Math.min(step * STEP, count - inView) - AROUND);
  const last = Math.min(count - 1, first + inView + 2 * AROUND);
  return { first, last, onScroll };
}
