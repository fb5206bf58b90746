/**
 * Inserts `text` before the first `before` in a file, or before the last one if it ends with `$`; else a new
 * file.
 */
export interface Edit {
  file: string;
  before?: string;
  text: string;
}
