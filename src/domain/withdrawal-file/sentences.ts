import { moneyInEnglish } from '../../shared/english-money.ts';
import { formatAmount, type Currency } from '../../shared/money.ts';
import type { AccountType, Rail } from '../../shared/terms.ts';
import type { Field } from '../withdrawal/shapes.ts';

/**
 * Every sentence about a withdrawal file in English, the language of the API. A name in braces is a value.
 * The dashboard has them in each of its languages: `npm run texts` collects them into the catalogues of
 * new-batch (lingui.config.ts).
 */
export const SENTENCES = {
  // Parts of sentences.
  and_more: '{count} more',
  or_universal_of: "Or leave it empty to use {bank}'s universal code {code}.",
  or_universal: "Or leave it empty to use the bank's universal code.",
  clear_cell: 'Clear the cell.',
  type_from_source: 'Type the value from its source, or exclude the row.',
  type_again: 'Type it again.',
  type_without_it: 'Type the text again without it.',
  type_clean: 'Type it without: {text}.',
  carried_characters: "Banks only carry letters without accents, digits, spaces and / - ? : ( ) . , ' +",
  no_digits: 'no digits',
  nul_character: 'a NUL character',
  tab: 'a tab',
  line_break: 'a line break',
  space: 'a space',
  non_breaking_space: 'a non-breaking space',
  damaged_character: 'a character that was damaged when the file was saved (U+FFFD)',
  invisible_character: 'the invisible character {number}',
  account_numbers: 'account numbers',
  account_numbers_at: 'account numbers at {bank}',
  from_to: '{from} to {to}',
  write_types: 'Write {types}.',
  type_or_number: '{type} ({number})',
  column: '{name} (column {number})',
  columns_together: '{first} with {second}',

  // Cells.
  account_missing: 'The account number is missing. Type it.',
  account_letters_and_digits: 'An account number has letters and digits only. Type it again.',
  account_zeros: 'An account number is never zero. Type it from its source, or exclude the row.',
  account_is_branch_code:
    '{text} is the branch code of the row. Type the account number from its source, or exclude the row.',
  account_two_lines:
    'The cell has more than one line: {text}. Type the one account number that is to be paid.',
  account_scientific:
    '{text} is a long number as Excel shortens it: the last digits of the account number are lost and \
cannot be recovered. Type the number from its source. In Excel, format the column as Text first.',
  account_date:
    '{text} is a date, not an account number: the columns may be mixed up, or a spreadsheet changed the \
cell. Type the account number.',
  account_signed:
    '{text} has a sign, like an amount or the result of a calculation. Type the account number from its \
source, digits only.',
  account_decimal:
    '{text} was saved as an amount, so leading zeros may be lost. Compare it with its source and type the \
digits only.',
  account_not_digits: 'An account number has digits only; this one has {what}. Type the digits.',
  account_one_digit: 'It has {count} digit; {whose} have {range}.',
  account_digits: 'It has {count} digits; {whose} have {range}.',
  account_one_character: 'It has {count} character; {whose} have {range}.',
  account_characters: 'It has {count} characters; {whose} have {range}.',
  account_length: '{fact} Check the number and the bank.',
  account_lost_zero:
    '{fact} Leading zeros may be lost, because Excel removes them. Compare it with its source and type it \
with its zeros.',
  account_type_missing: 'The account type is missing. {choices}',
  account_type_unknown: '{text} is not an account type. {choices}',
  amount_missing: 'The amount is missing. Type what is to be paid, such as 1250.00.',
  amount_long: '{text} is too long for an amount. Type it plainly, such as 1250.00.',
  amount_scientific:
    '{text} is how Excel shortens a long number, and digits may be lost. Type the amount in full.',
  amount_date:
    '{text} is a date, not an amount: the columns may be mixed up, or a spreadsheet changed the cell. Type \
the amount.',
  amount_other_currency:
    '{text} is in {other}, but this batch is paid in {currency}. Type the amount in {currency}.',
  amount_negative: '{text} is negative. Only amounts above zero can be paid; type one, or exclude the row.',
  amount_too_many_decimals: '{text} has {decimals} decimals; {currency} has {digits}. Round the amount.',
  amount_too_large: '{text} is larger than any payment can be. Check the amount.',
  amount_zero: '{text} is nothing to pay. Type an amount above zero, or exclude the row.',
  amount_ambiguous_comma:
    '{text} can mean {whole}{rest}.00 (comma for thousands) or {whole}.{rest} (comma for decimals). Type it \
with two decimals and no thousands separator.',
  amount_ambiguous_point:
    '{text} can mean {whole}{rest}.00 (point for thousands) or {whole}.{rest} (point for decimals). Type it \
with two decimals and no thousands separator.',
  amount_grouping: 'The marks in {text} do not separate thousands. Type the amount plainly, such as 1250.00.',
  amount_character: '{text} is not an amount: it contains {what}. Type it plainly, such as 1250.00.',
  amount_no_digits: '{text} is not an amount: it has no digits. Type it plainly, such as 1250.00.',
  amount_above_batch_maximum:
    'It is above {amount}, the most that this entity may pay in one batch. Check the amount, or ask an \
administrator.',
  amount_above_rail_maximum:
    'It is above {amount}, the most that {rail} carries. Pay this row by another rail ({rails}), or lower \
the amount.',
  amount_above_all_rails:
    'It is above {amount}, the most that {rail} carries, and no other rail can carry it. Split it into \
payments of at most {amount}, or lower the amount.',
  amount_for_another_batch:
    'It is above {amount}, the most that {rail} carries, and a bank file has payments by one rail only. Pay \
this row in another batch by {other}, or lower the amount.',
  rail_not_enabled:
    'Payments by {rail} are not possible for this entity. Pay this row by another rail ({rails}).',
  rail_not_enabled_alone:
    'Payments by {rail} are not possible for this entity, and no other rail can carry this row. Ask an \
administrator.',
  rail_not_carried:
    "None of this entity's bank connections carries payments by {rail}, or its payment config does not \
allow them. Pay this row by another rail ({rails}), or ask an administrator for a connection.",
  rail_not_carried_alone:
    "None of this entity's bank connections carries payments by {rail}, or its payment config does not \
allow them, and no other rail can carry this row. Ask an administrator for a connection, or pay it outside \
Outlay.",
  rail_not_offered:
    '{bank} does not accept payments by {rail}. Pay this row in another batch, by another rail ({rails}).',
  rail_not_offered_alone:
    '{bank} does not accept payments by {rail}, and no other rail can carry this row. Pay it outside Outlay, \
or exclude the row.',
  bank_missing: 'The bank is missing. Write one of: {names}.',
  bank_and_branch_missing:
    'The bank is missing, and {text} is not the universal branch code of a bank that can be paid. Write one \
of: {names}.',
  bank_similar: '{text} is not a bank that can be paid. Did you mean {bank}?',
  bank_unknown: '{text} is not a bank that can be paid. Write one of: {names}.',
  branch_lost_zero:
    "{text} is {bank}'s branch code {code} without its leading zero, which Excel removes. Type {code}.",
  branch_may_lack_zero:
    'It has {count} digits; a branch code has {length}. Excel may have removed a leading zero: is it \
{code}? {universal}',
  branch_length: 'It has {count} digits; a branch code has {length}. Type all {length}. {universal}',
  branch_code_unknown:
    'Branch code {text} is not known, so it does not say which bank it is. Correct one \
of the two.',
  branch_not_digits:
    'A branch code has {length} digits and no other characters. Type all {length}. {universal}',
  no_result:
    'The formula in this cell has no stored result. Open the workbook in Excel, save it, and choose it \
again, or type the value.',
  spreadsheet_error: '{text} is a spreadsheet error, not a value. {remedy}',
  missing_value: '{text} stands for a missing value. {remedy}',
  not_allowed: 'It contains {what} at character {position}, which is not allowed. {remedy}',
  not_allowed_offer: '{message} {text} would do.',
  name_missing: 'The beneficiary name is missing. Type the name of the account holder.',
  name_without_letters:
    '{text} has no letters, so it is not a name. The columns may be mixed up. Type the name of the account \
holder.',
  text_missing: 'The {field} is missing. Type it, or exclude the row.',
  too_long: 'It has {count} characters; at most {limit} are allowed. Shorten it.',

  // Rows.
  row_currency:
    'The row is in {text} (column {column}), but this batch is paid in {currency}. Pay it in a batch of its \
currency, or exclude it.',
  unclosed_quote:
    'A quotation mark that opens on this line is not closed, or is inside a cell, so the line could not be \
split with certainty: {text}. Check each cell of the row, correct what is wrong and confirm the row, or \
exclude it.',
  row_torn:
    'The cells {cells} look like one amount, {amount}, that contains the separator of the file. No cell was \
moved. Check each cell of the row, correct what is wrong and confirm the row, or exclude it.',
  other_table:
    'Line {line} names the columns in another order than the header, so the cells of this row may be in the \
wrong columns. Put the rows below that line into their own file, or check each cell of the row and confirm \
it.',
  wider_cells:
    'The row has {cells} cells, the header {columns}: a text or an amount that contains the separator of the \
file may have been cut. No cell was moved. Check each cell of the row, correct what is wrong and confirm the \
row, or exclude it.',
  more_cells:
    'The row has {cells} cells, the header {columns}: a cell that contains a delimiter may lack its \
quotation marks, and no cell was moved. Check each cell of the row, correct what is wrong and confirm the \
row, or exclude it.',
  one_cell:
    'The row has {cells} cell, the header {columns}: cells may be missing, and no cell was moved. Check \
each cell of the row, correct what is wrong and confirm the row, or exclude it.',
  fewer_cells:
    'The row has {cells} cells, the header {columns}: cells may be missing, and no cell was moved. Check \
each cell of the row, correct what is wrong and confirm the row, or exclude it.',
  totals_unreadable:
    'This row of totals cannot be read, but the rows above it add up to {sum}. Check that no row is missing \
or changed and correct the amounts, or exclude this row with a reason.',
  totals_differ:
    'This row of totals says {stated}, but the rows above it add up to {sum}. Check that no row is missing \
or changed and correct the amounts, or exclude this row with a reason.',
  totals_exceeded:
    'A row of totals, not a payment. It was the sum of the rows above it; with your corrections they add up \
to {sum}, which is {difference} more.',
  totals_not_reached:
    'A row of totals, not a payment. It was the sum of the rows above it; with your corrections they add up \
to {sum}, which is {difference} less.',
  totals_match: 'A row of totals, not a payment: it matches the sum of the rows above it, {sum}.',

  // Notes about a cell that was interpreted.
  note_of_empty: '{note}: {understood}.',
  note_of_text: '{note}: {original} is read as {understood}.',
  spaces_trimmed: 'The spaces around it were removed',
  text_marker_removed: "Excel's text marker was removed",
  quotes_removed: 'The quotation marks around it were removed',
  currency_removed: 'The currency was removed',
  plus_removed: 'The plus sign was removed',
  decimal_comma: 'The comma was read as the decimal mark',
  thousands_removed: 'The thousands separators were removed',
  digits_completed: 'The missing digits were taken as zero',
  bank_understood: 'The bank was recognised by another name',
  bank_from_branch: 'The cell is empty, so the bank of the universal branch code is used',
  branch_default: "The cell is empty, so the bank's universal branch code is used",
  separators_removed: 'Spaces and dashes were removed',
  account_type_understood: 'The account type was recognised by another name',
  rail_rtgs: 'The amount is above what the chosen rail carries',
  branch_of_other_bank:
    '{original} is the universal branch code of {understood}, not of this bank. Correct it, or leave it \
empty.',
  branch_unknown:
    "Branch code {original} is not known. Check it, or use {bank}'s universal code {code}, which reaches \
every account of the bank.",
  account_like_branch: '{original} looks like the branch code of a bank. Compare it with its source.',
  account_like_identity: '{original} looks like an identity number. Compare it with its source.',
  account_like_date: '{original} looks like a date. Compare it with its source.',
  account_like_phone: '{original} looks like a phone number. Compare it with its source.',
  account_like_pattern: '{original} looks made up. Compare it with its source.',
  account_like_text: '{original} is also in another cell of the row. Compare it with its source.',
  account_like_amount: '{original} is also the amount of the row. Compare it with its source.',
  account_unusual_length:
    '{original} does not have the usual number of digits of its bank. Compare it with its source.',
  account_joined: '{original} may be two numbers, or a number and a suffix. Compare it with its source.',
  amount_like_account:
    '{original} may be an account number. Check that amount and account number are not exchanged.',
  amount_torn:
    '{original} may be one amount, {understood}, that contains the separator of the file. Compare it with \
its source.',
  amount_like_branch: '{original} is also the branch code of a bank. Compare it with its source.',
  amount_like_date: '{original} looks like a date. Compare it with its source.',
  amount_like_text: '{original} is also in another cell of the row. Compare it with its source.',
  amount_like_rest: '{original} may be the rest of an amount that was cut. Compare it with its source.',
  name_like_total: '{original} looks like a total or a balance, not like a payment.',
  name_like_other:
    '{original} does not look like the name of a person or company. Compare it with its source.',
  name_says_hold: '{original} says that the payment should not be made.',
  text_torn:
    '{original} may be one text, {understood}, that contains the separator of the file. Compare it with its \
source.',
  cells_missing:
    'The row has {original} cells, nearly all others have {understood}. Check that each cell is in its \
column.',

  // The annotated file.
  place: 'Row {row}',
  place_with_line: 'Row {row} (line {line})',
  error_of_row: '{place}: {message}',
  error_of_cell: '{place}, {field}: {message}',
  error_of_text: '{place}, {field} {text}: {message}',
  original_text: 'Original text: {text}',
  excluded_because: 'Excluded: {reason}',

  // The whole file.
  batch_above_maximum:
    'The batch comes to {total}; this entity may pay at most {maximum} in one batch. Exclude rows, split \
the file, or ask an administrator.',
  part_above_maximum:
    'Batch {label} comes to {total}; this entity may pay at most {maximum} in one batch. Exclude rows, \
split the file, or ask an administrator.',
  encoding_unclear:
    'Some names read differently in different encodings. Choose the encoding in which they are right.',
  columns_missing: 'No column was found for: {names}. Choose the columns, or add them to the file.',
  currency_not_enabled:
    'Payments in {currency} are not enabled for this entity. Choose another currency, or ask an \
administrator.',
  columns_rival: '{columns} could each be the {field}. Choose one.',
  column_possible: '{columns} may be the {field}. Confirm it, or choose another column.',
  column_other_currency:
    'The column {column} names {other}, but this batch is paid in {currency}. Choose it only if its amounts \
are in {currency}.',
  column_unit:
    'The column {column} names a unit: {unit}. Each number would be paid as a whole amount. Choose it only \
if its numbers are the amounts to pay.',
  check_unit: 'The column {column} names a unit: {unit}. Check that its numbers are the amounts to pay.',
  columns_of_amounts: 'These columns have amounts: {columns}. Choose the one to pay.',
  columns_of_accounts: 'These columns have what may be account numbers: {columns}. Choose the one to pay to.',
  in_row: 'row {row}',
  in_rows: 'rows {rows}',
  unread_currency:
    'The column {column}, which is not read, names another currency than {currency}: {text} ({rows}).',
  unread_hold: 'The column {column}, which is not read, says {text} ({rows}).',
  unread_sides:
    'The column {column}, which is not read, looks like a sign, or like debit and credit: {values}.',
  unread_credit_note: 'The column {column}, which is not read, looks like a credit note: {text} ({rows}).',
  unread_unit:
    'The column {column}, which is not read, names a unit: {text} ({rows}). Each number would be paid as a \
whole amount.',
  unread_country:
    'The column {column}, which is not read, names a bank outside the country: {text} ({rows}).',
  unread_banks:
    'The column {column}, which is not read, names other banks than those that are paid: {text} ({rows}).',
  read_not_names:
    'The values of the column {column} do not look like names: {text} ({rows}). Check that it is the \
beneficiary name.',
  read_amounts:
    'The values of the column {column} look like amounts: {text} ({rows}). Check that it is not the column \
to pay.',
  read_cents:
    'The amounts of the column {column} have no decimals, such as {text}, and may be in cents. Each number \
would be paid as a whole amount.',
  read_no_decimals:
    'Nearly all amounts of the column {column} have two decimals, but not {text} ({rows}). Check that it is \
not in cents, and not cut.',
  read_counting:
    'The numbers of the column {column} count up row by row ({rows}), as a spreadsheet fills cells. Compare \
them with their source.',
  read_other_bank: 'The account number {text} is paid at different banks ({rows}).',
  line_total: 'Line {line}, above the header, says {text}, but the rows come to {sum}.',
  line_count: 'Line {line}, above the header, says {text}, but there are {count} rows.',
  read_hold: 'The column {column} says {text} ({rows}).',
  read_credit_note: 'The column {column} names a credit note: {text} ({rows}).',
  read_scientific:
    'The column {column} has {text} ({rows}), a long number as Excel shortens it. Its last digits are lost, \
and it would be sent like this.',
  read_currency: 'The column {column} names {other}, but this batch is paid in {currency}.',
  unlike_kind:
    'The values of the column {column} are of another kind than in earlier files with this header. Check \
that it is the {field}.',
  unlike_level:
    'The amounts of the column {column} are much larger or smaller than in earlier files with this header. \
Check that they are the amounts to pay.',
  unlike_order:
    'In earlier files with this header, the amounts of {high} were not above those of {low}. In this file it \
is the other way round. Check which of them is to be paid.',
  line_currency: 'Line {line}, above the header, names {other}: {text}. This batch is paid in {currency}.',
  line_unit:
    'Line {line}, above the header, names a unit: {text}. Each number would be paid as a whole amount.',
  line_hold: 'Line {line}, above the header, says {text}.',
  row_names_currency:
    'Row {row} is not a payment, and names {other}: {text}. This batch is paid in {currency}.',
  row_names_unit:
    'Row {row} is not a payment, and names a unit: {text}. Each number would be paid as a whole amount.',
  row_says: 'Row {row} is not a payment, and says {text}.',
  read_slipped:
    'The values of the column {column} begin and end one row away from the others ({rows}). Compare each \
row with its source: they may all be beside the wrong payment.',
  people_elsewhere:
    'The column {column} names the people of other rows: {text} ({rows}). The names may be beside the wrong \
payments.',
  unread_blank:
    'The column {column}, which is not read, is filled in other rows, and empty in payments: {rows}.',
  unread_date:
    'The column {column}, which is not read, has another date than most rows: {text} ({rows}). All rows are \
paid together.',
  unread_change: 'The column {column}, which is not read, may change what is to be paid: {text} ({rows}).',
  cells_merged:
    'Excel shows one cell over several rows of the column {column}, from {rows} of the sheet. It is read for \
the first of them only.',
  cells_struck: 'Excel shows cells as struck through in {rows} of the sheet.',
  cells_invisible: 'Excel shows cells in the colour of their background in {rows} of the sheet.',
  cells_comment: 'A comment in {rows} of the sheet says {text}.',
  cells_format: 'Excel shows {text} beside the numbers of the column {column}, in {rows} of the sheet.',
  cells_sign:
    'Excel shows the numbers of the column {column} with a minus sign or in brackets, in {rows} of the \
sheet. They are read as positive.',
  cells_rounded:
    'Excel shows the numbers of the column {column} rounded, in {rows} of the sheet. The whole \
numbers are read.',
  sheet_says: 'The name of the sheet says {text}.',
  doubts_unchecked:
    'Something in the file may mean that rows should not be paid as they are. Check it under “Columns”.',
  check_currency:
    'The column {column} names {other}, but this batch is paid in {currency}. Check that the amounts are in \
{currency}.',
  name_split: 'The name is split over columns: {columns}. Choose what makes up the beneficiary name.',
  name_part: '{columns} may hold only a part of the beneficiary name. Choose what holds the whole name.',
  payment_above:
    'Line {line} looks like a payment but is above the header, where lines are not paid. To include a \
payment, move it below the header.',
  payments_above:
    '{count} lines, the first on line {line}, look like payments but are above the header, where lines are \
not paid. To include a payment, move it below the header.',
  padded_accounts:
    'This layout pads account numbers with zeros on the left. Leading zeros are kept only up to the shortest \
number of each bank: check accounts that begin with a zero.',
  test_file: 'The file says that it is a test file. Its payments are real once you submit them.',
  hidden_column: 'Column {columns} is hidden in Excel and read like any other.',
  hidden_columns: 'Columns {columns} are hidden in Excel and read like any other.',
  hidden_sheet: 'Sheet {sheets} is hidden in Excel and not read.',
  hidden_sheets: 'Sheets {sheets} are hidden in Excel and not read.',
  formula_without_result:
    'One formula has no stored result, so the cells have an error. Open the workbook in Excel, save it, and \
choose it again.',
  formulas_without_result:
    '{count} formulas have no stored result, so the cells have an error. Open the workbook in Excel, save \
it, and choose it again.',
  shown_one: 'Excel shows one cell of column {column} {how}',
  shown_cells: 'Excel shows {count} cells of column {column} {how}',
  shown_percent: 'as a percentage. The number behind it is read: 0.15 where Excel shows 15%.',
  shown_scientific: 'in scientific notation, such as 6.2E+10. All their stored digits are read.',
  shown_thousands: 'in thousands. The full number is read: 1250000 where Excel shows 1,250.',
  shown_nothing: 'as empty, although they have a value. The value is read.',

  // Layouts.
  layout_acb_host: 'ACB payments (fixed width, host to host)',
  layout_acb_fixed: 'ACB payments (fixed width)',
  layout_acb: 'ACB payments',
  layout_acb_main: 'ACB payments (MAINCSV)',
  layout_acb_creditor: 'ACB payments (CSV creditor, without a header)',
  layout_absa: 'ABSA Business Integrator',
  layout_absa_headerless: 'ABSA Business Integrator (without a header)',
  layout_fnb: 'FNB bulk payments (BInSol)',
  layout_standard: 'Standard Bank Business Online',
  layout_nedbank: 'Nedbank NetBank Business',
  layout_payspace: 'PaySpace banking details',
  layout_payroll: 'a payroll export',

  // Files that cannot be read.
  zip_archive:
    'This is a zip archive or a binary workbook, not an Excel workbook (.xlsx) or a CSV file. In Excel \
choose File > Save As > CSV UTF-8 (comma delimited), and upload that file.',
  empty_zip_archive:
    'This is an empty zip archive, not a CSV file, whatever its name says. In Excel choose File > Save As > \
CSV UTF-8 (comma delimited), and upload that file.',
  old_workbook:
    'This is an old Excel workbook (.xls), whatever its name says. In Excel choose File > Save As > Excel \
Workbook (.xlsx), and upload that file.',
  pdf: 'This is a PDF, not a CSV file. Export the list as CSV from the program that made it.',
  compressed: 'This is a compressed file, not a CSV file. Unpack it first, and upload the CSV inside.',
  picture: 'This is a picture, not a CSV file. Export the list as CSV from the program that made it.',
  opendocument_spreadsheet:
    'This is an OpenDocument spreadsheet (.ods), not a CSV file, whatever its name says. In LibreOffice \
choose File > Save As > Text CSV (.csv), with the character set UTF-8, and upload that file.',
  opendocument_document:
    'This is an OpenDocument document, not a CSV file, whatever its name says. In LibreOffice choose File > \
Save As > Text CSV (.csv), with the character set UTF-8, and upload that file.',
  rtf: 'This is a rich text document (RTF), not a CSV file. Put its rows into a spreadsheet, and save \
that as CSV UTF-8 (comma delimited).',
  json: 'This is JSON, not a CSV file. Export the list as CSV from the program that made it, or send \
the JSON to the payments API.',
  web_page:
    'This is a web page or an XML file, not a CSV file. Open it in Excel and choose File > Save As > CSV \
UTF-8 (comma delimited).',
  too_many_columns:
    'Line {line} has more than {most} columns, so this is not a list of payments. Export only the columns \
that a payment needs, and upload that file.',
  cell_too_long:
    'A cell that begins on line {line} is longer than {most} characters, more than a spreadsheet can hold. \
Correct or remove that cell, and upload the file again.',
  line_too_long:
    'Line {line} is longer than {most} characters, so this is not a list of one payment a line. Export the \
list as CSV again.',
  nul_bytes:
    'Line {line} contains NUL bytes, so this is not a text file, or it is damaged. Export the list as CSV \
UTF-8 again.',
  megabytes: '{count} MB',
  bytes: '{count} bytes',
  file_too_large:
    'The file is larger than {size}, the most that can be read. Split it into smaller files and upload them \
one after another.',
  too_many_rows:
    'The file has more than {most} rows, the most that can be read. Split it into smaller files and upload \
them one after another.',
  too_many_broken_rows:
    'More than {most} lines have quotation marks that do not close, the last on line {line}. Export the \
list as CSV UTF-8 again, so that every cell is quoted properly.',
  mixed_encoding:
    'The file mixes two encodings: line {line} is not in UTF-8, although text before it is, so names would \
be read wrongly. Export the list again; in Excel choose File > Save As > CSV UTF-8 (comma delimited).',
  header_only:
    'The file has a header and no rows below it. Add a line for each withdrawal, and upload it again.',
  empty: 'The file is empty. Export the list again, or start from the template.',
  header_unclosed_quote:
    'A quotation mark that opens on line {line}, in the header, is not closed. Close it, or remove it, and \
upload the file again.',
  no_header:
    'No line among the first {lines} names the columns of a payment file. Begin the file with a line of \
column names, such as beneficiary_name, bank, account_number, account_type, amount and \
beneficiary_reference, or start from the template.',
  own_export:
    "This is Outlay's payout history: these payments have already been made, and paying the file would pay \
people twice. To pay failed or returned payments again, open their batch and choose “Retry failed \
payments”. For new payments, start from the template.",
  binary_workbook:
    'This is an Excel workbook in the binary format .xlsb, which cannot be read here. In Excel choose \
File > Save As > Excel Workbook (.xlsx), and choose that file.',
  sylk: 'This is a file in the SYLK format (.slk), not a CSV file. Open it in Excel and choose \
File > Save As > CSV UTF-8 (comma delimited).',
  workbook_protected:
    'This Excel workbook is protected with a password, so it cannot be read. In Excel choose File > Info > \
Protect Workbook > Encrypt with Password, clear the password, save it, and choose it again.',
  workbook_damaged:
    'This Excel workbook is damaged or incomplete. Open it in Excel, save it as a new workbook, and choose \
that file. If Excel cannot open it either, ask for it again.',
  workbook_unusable:
    'This Excel workbook cannot be read: it is damaged, or a sheet has cells far below or beside its list. \
Copy the payments to a new workbook, and choose that file.',
  workbook_doubled_cell:
    'This Excel workbook has the cell {cell} twice in one sheet, so it is not certain which of the two \
values counts. Open it in Excel, check it, save it as a new workbook, and choose that file.',
  workbook_doubled_row:
    'This Excel workbook has row {row} twice in one sheet, so it is not certain which of the two counts. \
Open it in Excel, check it, save it as a new workbook, and choose that file.',
  workbook_doubled_part:
    'This Excel workbook contains {part} twice, so it is not certain which of the two counts. Open it in \
Excel, check it, save it as a new workbook, and choose that file.',
  workbook_many_sheets:
    'This Excel workbook has more than {most} sheets, the most that can be read. Copy the payments to a new \
workbook, and choose that file.',
  workbook_empty:
    'No sheet of this Excel workbook has any rows. Add the payments, save it, and choose it again.',
  workbook_sheets: 'More than one sheet of this Excel workbook has rows. Choose the one with the payments.',
  workbook_too_large:
    'This Excel workbook is larger than {size}, the most that can be read. Copy the payments to a new \
workbook, or save the sheet as CSV UTF-8.',
} as const;

export type SentenceKey = keyof typeof SENTENCES;

/** A value of a sentence: a literal text, or a value that each language formats differently. */
export type SentenceValue =
  | string
  /** A position, such as a line. */
  | number
  /** A quantity; its digits are grouped. */
  | { count: number }
  | { minor: bigint; currency: Currency }
  | { field: Field }
  | { accountType: AccountType }
  | { rail: Rail }
  | { list: readonly SentenceValue[]; joined: 'and' | 'or' | 'comma' }
  | Sentence;

/** A sentence by its key, with its values: plain data, to be written in the language of the reader. */
export interface Sentence {
  key: SentenceKey;
  values?: Readonly<Record<string, SentenceValue>>;
}

type NamesIn<T extends string> = T extends `${string}{${infer N}}${infer Rest}` ? N | NamesIn<Rest> : never;
type ValuesOf<K extends SentenceKey> = NamesIn<(typeof SENTENCES)[K]>;

/** A sentence with all of its values. */
export function say<K extends SentenceKey>(
  key: K,
  ...values: [ValuesOf<K>] extends [never] ? [] : [Readonly<Record<ValuesOf<K>, SentenceValue>>]
): Sentence {
  const [given] = values;
  return given ? { key, values: given } : { key };
}

/** How a language writes sentences and the values in them. */
export interface Writer {
  template(key: SentenceKey): string;
  position(value: number): string;
  count(value: number): string;
  /** A decimal with its currency. */
  money(amount: string, currency: Currency): string;
  field(field: Field): string;
  accountType(type: AccountType): string;
  rail(rail: Rail): string;
  list(items: readonly string[], joined: 'and' | 'or'): string;
}

/** A sentence in the language of the writer. */
export function write(sentence: Sentence, writer: Writer): string {
  const { key, values } = sentence;
  const template = writer.template(key);
  if (!values) return template;
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : valueText(value, writer);
  });
}

function valueText(value: SentenceValue, writer: Writer): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return writer.position(value);
  if ('key' in value) return write(value, writer);
  if ('count' in value) return writer.count(value.count);
  if ('minor' in value) return writer.money(formatAmount(value.minor, value.currency), value.currency);
  if ('field' in value) return writer.field(value.field);
  if ('accountType' in value) return writer.accountType(value.accountType);
  if ('rail' in value) return writer.rail(value.rail);
  const items = value.list.map((item) => valueText(item, writer));
  return value.joined === 'comma' ? items.join(', ') : writer.list(items, value.joined);
}

/** English as the API writes it. */
export const ENGLISH: Writer = {
  template: (key) => SENTENCES[key],
  position: String,
  count: (value) => value.toString().replace(/\B(?=(?:\d{3})+$)/g, ','),
  money: moneyInEnglish,
  field: fieldName,
  accountType: (type) => type.toLowerCase().replaceAll('_', ' '),
  rail: (rail) => rail,
  list: (items, joined) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joined} ${items.at(-1)}`,
};

/** A sentence in English, as the API writes it. */
export function inEnglish(sentence: Sentence): string {
  return write(sentence, ENGLISH);
}

/** A field in words: "beneficiary reference". */
function fieldName(field: Field): string {
  return field.replaceAll('_', ' ');
}
