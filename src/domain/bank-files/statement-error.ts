/** Why a statement in MT940 or CSV cannot be read. */
export type StatementErrorCode =
  /** The file has no statement in this format. */
  | 'not_a_statement'
  /** A message of another type, such as an interim report. */
  | 'other_message_type'
  | 'unknown_field'
  | 'missing_field'
  | 'repeated_field'
  | 'misplaced_field'
  | 'bad_field'
  | 'unsupported_currency'
  /** The file contradicts itself. */
  | 'contradiction'
  | 'bad_amount'
  | 'bad_date'
  /** A page of a statement in several messages is missing or out of order. */
  | 'missing_page'
  /** A mapped column is not in the file, or a row ends before it. */
  | 'missing_column'
  | 'open_quotation_mark';

/**
 * The statement cannot be read, and no part of its file may be kept. The message is one English sentence for
 * people; programs decide by the code.
 */
export class StatementError extends Error {
  readonly code: StatementErrorCode;
  /** The line of the file, from 1. */
  readonly line: number;

  constructor(code: StatementErrorCode, line: number, sentence: string) {
    super(`Line ${line}: ${sentence}`);
    this.name = 'StatementError';
    this.code = code;
    this.line = line;
  }
}
