/** The columns that Outlay adds to an annotated file. */
export const ANNOTATIONS: readonly string[] = ['row_status', 'row_errors', 'row_notes'];

/** Whether Outlay wrote the column: then no user has to map it. */
export function isOwnColumn(headers: readonly string[], column: number): boolean {
  return ANNOTATIONS.includes(headers[column]!) && ANNOTATIONS.every((name) => headers.includes(name));
}
