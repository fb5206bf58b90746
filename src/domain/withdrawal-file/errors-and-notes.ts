import type { Field } from '../withdrawal/shapes.ts';
import type { Sentence } from './sentences.ts';

export type ErrorCode =
  | 'missing'
  | 'too_long'
  | 'character_not_allowed'
  | 'amount_not_a_number'
  | 'amount_ambiguous'
  | 'amount_negative'
  | 'amount_zero'
  | 'amount_too_many_decimals'
  | 'amount_scientific'
  | 'amount_grouping'
  | 'amount_too_large'
  | 'amount_other_currency'
  | 'amount_above_batch_maximum'
  | 'amount_above_rail_maximum'
  | 'rail_not_enabled'
  | 'rail_not_offered_by_bank'
  | 'placeholder'
  | 'name_without_letters'
  | 'unknown_bank'
  | 'branch_code_invalid'
  | 'branch_code_lost_zero'
  | 'branch_code_unknown'
  | 'account_scientific'
  | 'account_decimal'
  | 'account_signed'
  | 'account_date'
  | 'account_not_digits'
  | 'account_too_short'
  | 'account_lost_zero'
  | 'account_too_long'
  | 'account_zeros'
  | 'account_is_branch_code'
  | 'account_two_lines'
  | 'unknown_account_type'
  | 'ragged_row'
  | 'torn_row'
  | 'other_table'
  | 'unclosed_quote'
  | 'totals_mismatch'
  | 'not_canonical';

/** An error in one cell, or in the row as a whole when `field` is null. */
export interface CellError {
  field: Field | null;
  code: ErrorCode;
  /** The text in the file. */
  value: string;
  /** Says how to correct it. */
  message: Sentence;
  /** The only text that would correct the cell, if there is just one; a person must accept it. */
  suggestion?: string;
}

/**
 * A CellError with its place: `row` counts data rows from 1, `line` is the physical line where the row
 * begins.
 */
export interface RowError extends CellError {
  row: number;
  line: number;
}

export type NoteCode =
  | 'spaces_trimmed'
  | 'text_marker_removed'
  | 'quotes_removed'
  | 'currency_removed'
  | 'plus_removed'
  | 'decimal_comma'
  | 'thousands_removed'
  | 'digits_completed'
  | 'bank_understood'
  | 'bank_from_branch'
  | 'branch_default'
  | 'separators_removed'
  | 'account_type_understood'
  | 'rail_rtgs'
  /** The branch code is another bank's universal one; `understood` is that bank's name. */
  | 'branch_of_other_bank'
  /** The branch code is no bank's universal one; `understood` is the name of the row's bank. */
  | 'branch_unknown'
  /** The account number may be something else; `understood` is the `AccountDoubt`. */
  | 'account_doubtful'
  /** A whole amount as long as an account number. */
  | 'amount_like_account'
  /** The amount may have been cut into two cells; `understood` is the whole amount. */
  | 'amount_torn'
  /** The row has `original` cells, nearly all others `understood`. */
  | 'cells_missing'
  /** A text may have been cut into two cells; `understood` is the whole text. */
  | 'text_torn'
  /** The name may be something else; `understood` is the `NameDoubt`. */
  | 'name_doubtful'
  /** The amount may be something else; `understood` is the `AmountDoubt`. */
  | 'amount_doubtful';

/** Notes that a person should check before the row is paid. */
const WARNINGS: ReadonlySet<NoteCode> = new Set([
  'branch_of_other_bank',
  'branch_unknown',
  'account_doubtful',
  'amount_like_account',
  'amount_torn',
  'cells_missing',
  'text_torn',
  'name_doubtful',
  'amount_doubtful',
]);

/** Warnings about branch codes, which have a common remedy. */
export function isBranchWarning(code: NoteCode): boolean {
  return code === 'branch_of_other_bank' || code === 'branch_unknown';
}

export function isWarning(code: NoteCode): boolean {
  return WARNINGS.has(code);
}

/** A value that was interpreted rather than taken literally: the original text and its interpretation. */
export interface Note {
  field: Field;
  code: NoteCode;
  original: string;
  understood: string;
  message: Sentence;
  /** The text that would settle a warning; a person must accept it. */
  suggestion?: string;
}
