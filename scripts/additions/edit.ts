/**
 * Inserts `text` before the first `before` in a file, or before the last one if it ends with `$`; else a new
 * file. An existing file is a list in which the addition is named, unless it is the addition's `isSubject`.
 */
export interface Edit {
  file: string;
  before?: string;
  text: string;
  isSubject?: true;
}
