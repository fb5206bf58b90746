type Cells<Columns extends readonly string[]> = Record<Columns[number], string | number | null | undefined>;

/** The cells of a line in the order of the columns; an absent value is an empty cell. */
export function lineOf<const Columns extends readonly string[]>(
  columns: Columns,
  cells: Cells<Columns>,
): string[] {
  return columns.map((column) => String(cells[column as Columns[number]] ?? ''));
}
