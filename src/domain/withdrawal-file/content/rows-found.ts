/** Rows that are named for each finding. */
const ROWS_NAMED = 5;
const LONGEST_VALUE = 60;

/** The rows with a finding: how many, and the first of them, from 1. */
export interface RowsFound {
  count: number;
  first: number[];
  /** The first text. */
  text: string;
}

/** Adds a row to a finding. */
export function note(found: RowsFound, row: number, text: string): void {
  if (found.count++ === 0) found.text = text.slice(0, LONGEST_VALUE);
  if (found.first.length < ROWS_NAMED) found.first.push(row);
}
