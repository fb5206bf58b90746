/** Why a statement cannot be read. */
export type StatementErrorCode =
  /** The file has no statement in this format. */
  | 'NOT_A_STATEMENT'
  /** A message of another type, such as an interim report. */
  | 'OTHER_MESSAGE_TYPE'
  | 'FIELD_UNKNOWN'
  | 'FIELD_MISSING'
  | 'FIELD_REPEATED'
  | 'FIELD_MISPLACED'
  | 'FIELD_MALFORMED'
  | 'CURRENCY_UNSUPPORTED'
  | 'CURRENCY_DIFFERS'
  | 'AMOUNT_MALFORMED'
  | 'DATE_MALFORMED'
  /** A page of a statement in several messages is missing or out of order. */
  | 'PAGE_MISSING'
  /** A mapped column is not in the file, or a row ends before it. */
  | 'COLUMN_MISSING'
  | 'QUOTES_MALFORMED';

/** A statement that cannot be read. Nothing of its file may be booked. */
export class StatementError extends Error {
  readonly code: StatementErrorCode;
  /** The line of the file, from 1. */
  readonly line: number;

  constructor(code: StatementErrorCode, line: number, message: string) {
    super(`Line ${line}: ${message}`);
    this.name = 'StatementError';
    this.code = code;
    this.line = line;
  }
}
