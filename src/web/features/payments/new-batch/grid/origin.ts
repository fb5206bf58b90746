import type { Place } from './grid-keys.ts';

/**
 * Where the search for the next error starts. After Enter and Tab the active cell is one that the user has
 * not looked at yet, so the search goes on from the cell that was edited.
 */
export class Origin {
  /** The list in which the user has chosen a cell. In any other, the search starts at the first error. */
  private listing: number | null = null;
  private left: Place | null = null;

  /** The user has chosen a cell of a list. */
  choose(listing: number): void {
    this.listing = listing;
    this.left = null;
  }

  /** The user has edited a cell of a list, and the grid has moved on. */
  leave(listing: number, place: Place): void {
    this.listing = listing;
    this.left = place;
  }

  /** The cell after which the next error is searched, or before which the previous one. */
  of(listing: number, active: Place, back: boolean): Place {
    if (this.listing !== listing) return { index: 0, column: -1 };
    if (!this.left) return active;
    const isLeftFirst =
      this.left.index - active.index < 0 ||
      (this.left.index === active.index && this.left.column < active.column);
    return isLeftFirst === back ? active : this.left;
  }
}
