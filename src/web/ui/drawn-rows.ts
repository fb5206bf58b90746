import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

const ROW_HEIGHT = 41;
const OVERSCAN = 24;

export interface DrawnRows {
  /** The rows that are drawn: all of them, or those in view and some around them. */
  from: number;
  to: number;
  /** The height of the rows that are not drawn, above and below. */
  above: number;
  below: number;
  /** Whether some rows are not drawn. */
  partial: boolean;
  /** The ref of each drawn row: rows that are shown as cards differ in height. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  scrollTo: (index: number) => void;
}

/**
 * Draws only the rows of a long table that are in view. The table scrolls with the page, or inside its own
 * frame when it is too wide. In print all rows are drawn.
 */
export function useDrawnRows(
  count: number,
  frame: RefObject<HTMLElement | null>,
  scrollsByItself: boolean,
): DrawnRows {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (frame.current) setOffset(frame.current.getBoundingClientRect().top + window.scrollY);
  }, [count, frame]);
  const options = { count, estimateSize: () => ROW_HEIGHT, overscan: OVERSCAN };
  // oxlint-disable-next-line react/incompatible-library
  const byPage = useWindowVirtualizer({
    ...options,
    enabled: !scrollsByItself,
    scrollMargin: offset,
  });
  const byItself = useVirtualizer({
    ...options,
    enabled: scrollsByItself,
    getScrollElement: () => frame.current,
  });
  return scrollsByItself ? drawnOf(byItself, 0, count) : drawnOf(byPage, offset, count);
}

function drawnOf<S extends Element | Window>(
  virtual: Virtualizer<S, Element>,
  offset: number,
  count: number,
): DrawnRows {
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last)
    return {
      from: 0,
      to: Math.min(count, OVERSCAN),
      above: 0,
      below: 0,
      partial: true,
      measure: virtual.measureElement,
      scrollTo: (index) => virtual.scrollToIndex(index),
    };
  return {
    from: first.index,
    to: last.index + 1,
    above: first.start - offset,
    below: virtual.getTotalSize() - (last.end - offset),
    partial: true,
    measure: virtual.measureElement,
    scrollTo: (index) => virtual.scrollToIndex(index, { align: 'auto' }),
  };
}
