import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { frozenWidth, layoutFor } from './grid-columns.ts';
import { bringIntoView } from './scrolling.ts';
import { useInnerSize } from './use-inner-size.ts';

/** Browsers limit the height of an element, so longer lists are shown in pages of this many rows. */
const PAGE_ROWS = 400_000;
const PAGE_CARDS = 50_000;
const NARROW = '(max-width: 48em)';

export type GridSpace = ReturnType<typeof useGridSpace>;

/** The grid's space on the page: the elements that scroll, the layout that fits, and the way to a cell. */
export function useGridSpace() {
  const scroll = useRef<HTMLDivElement>(null);
  const frames = useRef<HTMLDivElement>(null);
  const { width, height } = useInnerSize(scroll);
  const isCards = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const layout = useMemo(() => layoutFor(width, isCards), [width, isCards]);
  /** Scrolls to a cell. `index` counts from the first row of the page. */
  const scrollTo = (index: number, column: number) => {
    bringIntoView(scroll.current, layout, index, column);
    // Cards are taller than what the page leaves in sight between its header and the submit bar.
    if (layout.isCards) frames.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  };

  const hidden = frozenWidth(layout);
  /** Cuts the frames off where the first column covers their cells. */
  const clipFrames = useCallback(() => {
    const edge = hidden + (scroll.current?.scrollLeft ?? 0);
    if (frames.current) frames.current.style.clipPath = hidden > 0 ? `inset(0 0 0 ${edge}px)` : '';
  }, [hidden]);
  useEffect(clipFrames);
  return { scroll, frames, layout, height, pageRows: isCards ? PAGE_CARDS : PAGE_ROWS, scrollTo, clipFrames };
}
