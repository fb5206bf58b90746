import { useEffect, useState } from 'react';
import type { GridRowData } from '../desk/protocol.ts';
import type { Place, Selection } from './grid-keys.ts';
import { Origin } from './origin.ts';
import type { GridSpace } from './use-grid-space.ts';

export interface Editing {
  place: Place;
  row: GridRowData;
  initial: string;
  typed: boolean;
}

const FIRST: Selection = { active: { index: 0, column: 0 }, extent: { index: 0, column: 0 } };

export type Cursor = ReturnType<typeof useCursor>;

/**
 * The user's place in a list: the selected cells, the cell that is edited, and the page of a very long list.
 * Each other list starts at its first cell.
 */
export function useCursor(listing: number, { scroll, pageRows, scrollTo }: GridSpace) {
  const [start, setStart] = useState(0);
  const [selection, setSelection] = useState<Selection>(FIRST);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [origin] = useState(() => new Origin());
  const [shownListing, setShownListing] = useState(listing);
  if (shownListing !== listing) {
    setShownListing(listing);
    setStart(0);
    setSelection(FIRST);
    setEditing(null);
  }
  useEffect(() => scroll.current?.scrollTo({ top: 0 }), [scroll, listing]);

  const { active } = selection;
  const select = (next: Selection) => {
    const { extent } = next;
    origin.choose(listing);
    setEditing(null);
    setSelection(next);
    const page = Math.floor(extent.index / pageRows) * pageRows;
    setStart(page);
    // After the page of a very long list has changed.
    requestAnimationFrame(() => scrollTo(extent.index - page, extent.column));
  };
  return {
    /** The index of the first row of the page. */
    start,
    selection,
    active,
    /** Selects cells where the grid is, without scrolling to them. */
    setSelection,
    /** Selects cells, ends the editing of another one, and scrolls to them. */
    select,
    goTo: (place: Place) => select({ active: place, extent: place }),
    editing,
    setEditing,
    /** Says that the grid moves on from an edited cell. */
    leave: (place: Place) => origin.leave(listing, place),
    /** The cell after which the next error is searched, or before which the previous one. */
    searchFrom: (back: boolean) => origin.of(listing, active, back),
  };
}
