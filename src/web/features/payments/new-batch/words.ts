import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { Encoding } from '../../../../domain/withdrawal-file/file-facts.ts';
import type { ErrorCode, NoteCode } from '../../../../domain/withdrawal-file/errors-and-notes.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { fieldWords } from '../shared/withdrawal-file/field-words.ts';
import type { Field } from '../../../../domain/withdrawal/shapes.ts';
import type { Change, Restored } from './desk/protocol.ts';

/** "1 payment", "1,204 payments". */
export function countedPayments(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 payment', other: `${written} payments` });
}

const ERRORS: Record<ErrorCode, MessageDescriptor> = {
  missing: msg`missing`,
  too_long: msg`too long`,
  character_not_allowed: msg`has a character that banks do not accept`,
  amount_not_a_number: msg`not a number`,
  amount_ambiguous: msg`can be read in two ways`,
  amount_negative: msg`negative`,
  amount_zero: msg`zero`,
  amount_too_many_decimals: msg`too many decimals`,
  amount_scientific: msg`rounded by a spreadsheet`,
  amount_grouping: msg`thousands not grouped in threes`,
  amount_too_large: msg`too large`,
  amount_other_currency: msg`in another currency`,
  amount_above_batch_maximum: msg`above the maximum of a batch`,
  amount_above_rail_maximum: msg`above the maximum of the rail`,
  rail_not_enabled: msg`rail not enabled`,
  rail_not_offered_by_bank: msg`rail not offered by the bank`,
  placeholder: msg`is a placeholder, not a value`,
  name_without_letters: msg`has no letters`,
  unknown_bank: msg`not recognised`,
  branch_code_invalid: msg`not six digits`,
  branch_code_lost_zero: msg`lost its leading zero`,
  branch_code_unknown: msg`not known`,
  account_scientific: msg`rounded by a spreadsheet`,
  account_decimal: msg`has decimals`,
  account_signed: msg`has a plus or minus sign`,
  account_date: msg`is a date`,
  account_not_digits: msg`has characters other than digits`,
  account_too_short: msg`too short for the bank`,
  account_lost_zero: msg`lost its leading zero`,
  account_too_long: msg`too long for the bank`,
  account_zeros: msg`is zero`,
  account_is_branch_code: msg`is the branch code`,
  account_two_lines: msg`has more than one line`,
  unknown_account_type: msg`not recognised`,
  ragged_row: msg`more or fewer cells than the header`,
  torn_row: msg`an amount cut into several cells`,
  other_table: msg`below a line that names other columns`,
  unclosed_quote: msg`a quotation mark is not closed`,
  totals_mismatch: msg`is not the sum of the rows above`,
  not_canonical: msg`not in its standard form`,
};

/** A kind of error in a few words, for lists that count the rows of a kind. */
export function errorWords(code: ErrorCode): string {
  return i18n._(ERRORS[code]);
}

const NOTES: Record<NoteCode, MessageDescriptor> = {
  spaces_trimmed: msg`spaces removed`,
  text_marker_removed: msg`text marker removed`,
  quotes_removed: msg`quotation marks removed`,
  currency_removed: msg`currency removed`,
  plus_removed: msg`plus sign removed`,
  decimal_comma: msg`comma read as the decimal mark`,
  thousands_removed: msg`thousands separators removed`,
  digits_completed: msg`missing decimals set to zero`,
  bank_understood: msg`bank recognised by another name`,
  bank_from_branch: msg`bank found by its universal branch code`,
  branch_default: msg`branch code filled in`,
  separators_removed: msg`spaces and dashes removed`,
  account_type_understood: msg`account type recognised by another name`,
  rail_rtgs: msg`sent by RTGS`,
  branch_of_other_bank: msg`another bank's universal code`,
  branch_unknown: msg`not a known branch code`,
  account_doubtful: msg`account number to check`,
  amount_like_account: msg`amount to check`,
  amount_torn: msg`amount to check`,
  cells_missing: msg`fewer cells than other rows`,
  text_torn: msg`text to check`,
  name_doubtful: msg`name to check`,
  amount_doubtful: msg`amount to check`,
};

export function noteWords(code: NoteCode): string {
  return i18n._(NOTES[code]);
}

const ENCODINGS: Record<Encoding, MessageDescriptor> = {
  'utf-8': msg`UTF-8`,
  'utf-16le': msg`UTF-16`,
  'utf-16be': msg`UTF-16`,
  'windows-1252': msg`Windows-1252`,
  cp850: msg`DOS (code page 850)`,
  'mac-roman': msg`Mac Roman`,
};

export function encodingWords(encoding: Encoding): string {
  return i18n._(ENCODINGS[encoding]);
}

/** "Amount can be read in two ways", "Row: a quotation mark is not closed". */
export function errorKind(code: ErrorCode, field: Field | null): string {
  const problem = errorWords(code);
  return field === null ? t`Row: ${problem}` : `${fieldWords(field)} ${problem}`;
}

/** The result of a change: "3 rows changed. 1 row stayed as it was, because …". */
export function changedWords(change: Change, rows: number, skipped: number): string {
  const done = doneWords(change, rows);
  if (skipped === 0) return done;
  const written = formatNumber(skipped);
  const unchanged = plural(skipped, {
    one: `1 row stayed unchanged: rows that are excluded, sent or below the last row do not change.`,
    other: `${written} rows stayed unchanged: rows that are excluded, sent or below the last row do not \
change.`,
  });
  return `${done} ${unchanged}`;
}

function doneWords({ kind }: Change, rows: number): string {
  const written = formatNumber(rows);
  if (kind === 'exclude') return plural(rows, { one: '1 row excluded.', other: `${written} rows excluded.` });
  if (kind === 'include') return plural(rows, { one: '1 row included.', other: `${written} rows included.` });
  if (kind === 'delete') return plural(rows, { one: '1 row deleted.', other: `${written} rows deleted.` });
  if (rows === 0) return t`No cell changed.`;
  return plural(rows, { one: '1 row changed.', other: `${written} rows changed.` });
}

export function restoredWords(name: 'undo' | 'redo', { rows }: Restored): string {
  const written = formatNumber(rows);
  return name === 'undo'
    ? plural(rows, { one: 'Undone: 1 row restored.', other: `Undone: ${written} rows restored.` })
    : plural(rows, { one: 'Done again: 1 row changed.', other: `Done again: ${written} rows changed.` });
}

const UNITS = ['kB', 'MB', 'GB'];

/** "3.20 MB". */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return t`${bytes} bytes`;
  let size = bytes / 1000;
  let unit = 0;
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit++;
  }
  return `${formatNumber(size, { minimumSignificantDigits: 3, maximumSignificantDigits: 3 })} ${UNITS[unit]}`;
}
