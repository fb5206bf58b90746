import { explain, type Explained } from '../../../shared/error-texts.ts';
import { StatementError, type StatementErrorCode } from '../statement-error.ts';

/** The longest text of a file that a sentence quotes. */
const LONGEST_QUOTE = 80;

/** A CSV statement cannot be read, with a sentence that can be written in any language of the dashboard. */
export class CsvStatementError extends StatementError {
  /** The sentence, which includes the line of the file. */
  readonly explained: Explained;

  constructor(code: StatementErrorCode, line: number, reason: Explained) {
    super(code, line, reason.text);
    this.name = 'CsvStatementError';
    this.explained = explain('csv_statement.at_line', { line, reason });
    this.message = this.explained.text;
  }
}

/** A text of the file, as a sentence quotes it. */
export function quoted(text: string): string {
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`;
}
