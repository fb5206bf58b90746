import type { Encoding } from '../../../../domain/withdrawal-file/file-facts.ts';
import type { ErrorCode, NoteCode } from '../../../../domain/withdrawal-file/errors-and-notes.ts';
import { perField, type Field } from '../../../../domain/withdrawal/shapes.ts';

/** "1,204". */
export function figure(count: number): string {
  return count.toLocaleString('en');
}

/** "1 payment", "1,204 payments". */
export function counted(count: number, noun: string): string {
  return `${figure(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** The columns as people read them. */
export const FIELD_WORDS: Readonly<Record<Field, string>> = perField(({ label }) => label);

/** What is wrong, in a few words, where many rows are counted together. */
export const ERROR_WORDS: Record<ErrorCode, string> = {
  missing: 'missing',
  too_long: 'too long',
  character_not_allowed: 'has a character that banks do not take',
  amount_not_a_number: 'not a number',
  amount_ambiguous: 'can be read in two ways',
  amount_negative: 'negative',
  amount_zero: 'zero',
  amount_too_many_decimals: 'too many decimals',
  amount_scientific: 'shortened by a spreadsheet',
  amount_grouping: 'thousands not grouped by three',
  amount_too_large: 'too large',
  amount_other_currency: 'in another currency',
  amount_above_batch_maximum: 'above the limit of a batch',
  amount_above_rail_maximum: 'above the limit of the rail',
  rail_not_enabled: 'rail not enabled',
  rail_not_offered_by_bank: 'rail not offered by the bank',
  placeholder: 'is a placeholder, not a value',
  name_without_letters: 'has no letters',
  unknown_bank: 'not known',
  branch_code_invalid: 'not six digits',
  branch_code_lost_zero: 'has lost its leading zero',
  account_scientific: 'shortened by a spreadsheet',
  account_decimal: 'has decimals',
  account_signed: 'is a signed number',
  account_date: 'is a date',
  account_not_digits: 'not only digits',
  account_too_short: 'too short for the bank',
  account_lost_zero: 'has lost its leading zero',
  account_too_long: 'too long for the bank',
  unknown_account_type: 'not known',
  ragged_row: 'more or fewer cells than the header',
  unclosed_quote: 'a quotation mark is not closed',
  totals_mismatch: 'is not the sum of the rows above',
  not_canonical: 'not in its plain form',
};

export const NOTE_WORDS: Record<NoteCode, string> = {
  spaces_trimmed: 'spaces taken away',
  text_marker_removed: 'text marker taken away',
  quotes_removed: 'quotation marks removed',
  currency_removed: 'currency taken away',
  plus_removed: 'plus sign taken away',
  decimal_comma: 'comma read as the decimal mark',
  thousands_removed: 'thousands marks taken away',
  digits_completed: 'missing digits taken as zero',
  bank_understood: 'bank understood by another name',
  bank_from_branch: 'bank taken from its universal branch code',
  branch_default: 'branch code filled in',
  separators_removed: 'spaces and dashes taken away',
  account_type_understood: 'account type understood by another name',
  rail_rtgs: 'goes by RTGS',
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
