import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A table of so many rows is drawn whole: it is found by the browser's search, and nothing moves. */
const DRAWN_WHOLE = 150;
const ROW_HEIGHT = 41;
const OVERSCAN = 24;

export interface DrawnRows {
  /** Which rows are drawn: all, or those in sight and some around them. */
  from: number;
  to: number;
  /** The height of what is not drawn, above and below. */
  above: number;
  below: number;
  /** Whether some are left out. */
  partial: boolean;
  /** Given to each drawn row, since rows differ in height where they are cards. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  scrollTo: (index: number) => void;
}

/**
 * Draws of a long table what is in sight. It scrolls with the page, or by itself where it is wider than its
 * place; on paper it is whole.
 */
export function useDrawnRows(
  count: number,
  frame: RefObject<HTMLElement | null>,
  scrollsByItself: boolean,
): DrawnRows {
  const printing = usePrinting();
  const partial = count > DRAWN_WHOLE && !printing;
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (partial && frame.current) setOffset(frame.current.getBoundingClientRect().top + window.scrollY);
  }, [partial, count, frame]);
  const options = { count, estimateSize: () => ROW_HEIGHT, overscan: OVERSCAN };
  // oxlint-disable-next-line react/incompatible-library
  const byPage = useWindowVirtualizer({
    ...options,
    enabled: partial && !scrollsByItself,
    scrollMargin: offset,
  });
  const byItself = useVirtualizer({
    ...options,
    enabled: partial && scrollsByItself,
    getScrollElement: () => frame.current,
  });
  if (!partial)
    return { from: 0, to: count, above: 0, below: 0, partial, measure: undefined, scrollTo: () => undefined };
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

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useLayoutEffect(() => {
    // The browser prints what is there when this returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
