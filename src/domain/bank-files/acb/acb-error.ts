/** Why an ACB reply cannot be read. */
export type AcbErrorCode =
  | 'file_too_large'
  /** The file does not begin as an ACB file does, or is a payment file. */
  | 'not_a_reply'
  | 'not_ascii'
  | 'line_too_long'
  /** A line that may not follow the lines before it, or a line of an unknown kind. */
  | 'unexpected_line'
  | 'bad_value'
  /** The figures in the trailer differ from those of the lines before it. */
  | 'wrong_figures'
  /** The lines contradict each other. */
  | 'contradiction';

/** The reply cannot be read. The message is one English sentence for people; programs decide by the code. */
export class AcbError extends Error {
  readonly code: AcbErrorCode;
  /** Both are counted from 1. */
  readonly line: number;
  readonly column: number;

  constructor(code: AcbErrorCode, line: number, column: number, sentence: string) {
    super(`Line ${line}, column ${column}: ${sentence}`);
    this.name = 'AcbError';
    this.code = code;
    this.line = line;
    this.column = column;
  }
}
