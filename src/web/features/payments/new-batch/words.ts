import type { Encoding } from '../../../../domain/withdrawal-file/file-facts.ts';
import type { ErrorCode, NoteCode } from '../../../../domain/withdrawal-file/errors-and-notes.ts';
import { perField, type Field } from '../../../../domain/withdrawal/shapes.ts';
import type { Change, Restored } from './desk/protocol.ts';

/** "1,204". */
export function figure(count: number): string {
  return count.toLocaleString('en');
}

/** "1 payment", "1,204 payments". */
export function counted(count: number, noun: string): string {
  return `${figure(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** The names of the columns on screen. */
export const FIELD_WORDS: Readonly<Record<Field, string>> = perField(({ label }) => label);

/** Each kind of error in a few words, for lists that count the rows of a kind. */
export const ERROR_WORDS: Record<ErrorCode, string> = {
  missing: 'missing',
  too_long: 'too long',
  character_not_allowed: 'has a character that banks do not accept',
  amount_not_a_number: 'not a number',
  amount_ambiguous: 'can be read in two ways',
  amount_negative: 'negative',
  amount_zero: 'zero',
  amount_too_many_decimals: 'too many decimals',
  amount_scientific: 'rounded by a spreadsheet',
  amount_grouping: 'thousands not grouped in threes',
  amount_too_large: 'too large',
  amount_other_currency: 'in another currency',
  amount_above_batch_maximum: 'above the maximum of a batch',
  amount_above_rail_maximum: 'above the maximum of the rail',
  rail_not_enabled: 'rail not enabled',
  rail_not_offered_by_bank: 'rail not offered by the bank',
  placeholder: 'is a placeholder, not a value',
  name_without_letters: 'has no letters',
  unknown_bank: 'not recognised',
  branch_code_invalid: 'not six digits',
  branch_code_lost_zero: 'lost its leading zero',
  account_scientific: 'rounded by a spreadsheet',
  account_decimal: 'has decimals',
  account_signed: 'has a plus or minus sign',
  account_date: 'is a date',
  account_not_digits: 'has characters other than digits',
  account_too_short: 'too short for the bank',
  account_lost_zero: 'lost its leading zero',
  account_too_long: 'too long for the bank',
  unknown_account_type: 'not recognised',
  ragged_row: 'more or fewer cells than the header',
  unclosed_quote: 'a quotation mark is not closed',
  totals_mismatch: 'is not the sum of the rows above',
  not_canonical: 'not in its standard form',
};

export const NOTE_WORDS: Record<NoteCode, string> = {
  spaces_trimmed: 'spaces removed',
  text_marker_removed: 'text marker removed',
  quotes_removed: 'quotation marks removed',
  currency_removed: 'currency removed',
  plus_removed: 'plus sign removed',
  decimal_comma: 'comma read as the decimal mark',
  thousands_removed: 'thousands separators removed',
  digits_completed: 'missing decimals set to zero',
  bank_understood: 'bank recognised by another name',
  bank_from_branch: 'bank found by its universal branch code',
  branch_default: 'branch code filled in',
  separators_removed: 'spaces and dashes removed',
  account_type_understood: 'account type recognised by another name',
  rail_rtgs: 'sent by RTGS',
  branch_of_other_bank: "another bank's universal code",
};

export const ENCODING_WORDS: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  cp850: 'DOS (code page 850)',
  'mac-roman': 'Mac Roman',
};

/** "Amount can be read in two ways", "Row: a quotation mark is not closed". */
export function errorKind(code: ErrorCode, field: Field | null): string {
  return field === null ? `Row: ${ERROR_WORDS[code]}` : `${FIELD_WORDS[field]} ${ERROR_WORDS[code]}`;
}

/** The result of a change: "3 rows changed. 1 row stayed as it was, because …". */
export function changedWords(change: Change, rows: number, skipped: number): string {
  const done =
    change.kind === 'exclude'
      ? `${counted(rows, 'row')} excluded.`
      : change.kind === 'include'
        ? `${counted(rows, 'row')} included.`
        : change.kind === 'delete'
          ? `${counted(rows, 'row')} deleted.`
          : rows === 0
            ? 'No cell changed.'
            : `${counted(rows, 'row')} changed.`;
  if (skipped === 0) return done;
  return (
    `${done} ${counted(skipped, 'row')} stayed unchanged: ` +
    'rows that are excluded, sent or below the last row do not change.'
  );
}

export function restoredWords(name: 'undo' | 'redo', { rows }: Restored): string {
  return name === 'undo'
    ? `Undone: ${counted(rows, 'row')} restored.`
    : `Done again: ${counted(rows, 'row')} changed.`;
}

const UNITS = ['bytes', 'kB', 'MB', 'GB'];

/** "3.2 MB". */
export function fileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit++;
  }
  return `${unit === 0 ? size : size.toPrecision(3)} ${UNITS[unit]}`;
}
