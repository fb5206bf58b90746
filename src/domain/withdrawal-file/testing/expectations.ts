import type { CodePage, FileProblem } from '../file-facts.ts';
import type { ColumnOverrides } from '../column-mapping.ts';
import type { ErrorCode, NoteCode } from '../errors-and-notes.ts';

/** The expected result for a file of this folder, written before the reader was run on it. */
export interface Expectation {
  file: string;
  what: string;
  /**
   * The line taken as the header (1 when left out), null for a layout without one, and the lines above it
   * that are shown.
   */
  header?: number | null;
  skipped?: number[];
  layout?: string;
  /** The questions that block sending: choices by column names, the suggested one with an asterisk. */
  asks?: string[];
  answers?: { columns?: ColumnOverrides; encoding?: CodePage };
  /**
   * Everything that is paid after the question is answered: name, bank, branch, account, type, amount,
   * reference.
   */
  pays?: string[];
  total?: string;
  /** The errors of each row. The file cannot be sent before these rows are corrected or excluded. */
  errors?: Record<number, ErrorCode[]>;
  /** Rows of totals that match, and are not paid. */
  totals?: number[];
  notes?: NoteCode[];
  /** Refused as a whole. */
  refused?: FileProblem['code'];
}

const CURRENT = { constants: { account_type: 'CURRENT' } };
const THANDI = 'Thandi Nkosi|FNB|250655|62012345678|CURRENT|1250.00';
const LERATO = 'Lerato Dlamini|ABSA|632005|4012345678|SAVINGS|2500.10';

/**
 * Half of the files are paid in full, some after a question; the others have rows to correct, or are refused.
 */
export const EXPECTATIONS: readonly Expectation[] = [
  // Paid as they are.
  {
    file: 'template.csv',
    what: "the template's own columns",
    pays: [
      `${THANDI}|SALARY MARCH`,
      'Johan van der Merwe|STANDARD_BANK|051001|012345678|SAVINGS|980.50|SALARY MARCH',
    ],
    total: '2230.50',
  },
  {
    file: 'semicolons-decimal-comma.csv',
    what: 'Excel with South African settings',
    pays: [
      `${THANDI}|SALARY MARCH`,
      'Johan van der Merwe|STANDARD_BANK|051001|012345678|SAVINGS|1980.50|SALARY MARCH',
    ],
    total: '3230.50',
  },
  {
    file: 'fnb-binsol.csv',
    what: 'FNB bulk payments: three lines above the header, no bank',
    header: 4,
    skipped: [1, 2, 3],
    layout: 'FNB bulk payments (BInSol)',
    pays: [`${THANDI}|SALARY`, `${LERATO}|SALARY`],
    total: '3750.10',
    notes: ['bank_from_branch'],
  },
  {
    file: 'acb-host-to-host.txt',
    what: 'ACB of fixed width, 198 characters',
    header: null,
    layout: 'ACB payments (fixed width, host to host)',
    pays: [
      'THANDI NKOSI|FNB|250655|62012345678|CURRENT|1250.00|ACMETRADINSALARY MARCH',
      'LERATO DLAMINI|ABSA|632005|4012345678|SAVINGS|2500.10|ACMETRADINSALARY MARCH',
      'SIPHO BOTHA|STANDARD_BANK|051001|012345678|SAVINGS|99.99|ACMETRADINSALARY MARCH',
    ],
    total: '3850.09',
    totals: [4],
  },
  {
    file: 'acb-180.aca',
    what: 'ACB of fixed width, the older form',
    header: null,
    layout: 'ACB payments (fixed width)',
    pays: [
      'THANDI NKOSI|FNB|250655|62012345678|CURRENT|1250.00|ACMETRADINSALARY MARCH',
      'LERATO DLAMINI|ABSA|632005|4012345678|SAVINGS|2500.10|ACMETRADINSALARY MARCH',
      'SIPHO BOTHA|STANDARD_BANK|051001|012345678|SAVINGS|99.99|ACMETRADINSALARY MARCH',
    ],
    total: '3850.09',
    totals: [4],
  },
  {
    file: 'payspace.csv',
    what: 'PaySpace',
    layout: 'PaySpace banking details',
    pays: [`${THANDI}|SALARY`, `${LERATO}|SALARY`],
    total: '3750.10',
  },
  {
    file: 'afrikaans.csv',
    what: 'Afrikaans names, the bank from its branch code',
    pays: [`${THANDI}|SALARIS`, 'Zoë Botha|ABSA|632005|4012345678|SAVINGS|980.50|SALARIS'],
    total: '2230.50',
    notes: ['bank_from_branch'],
  },
  {
    file: 'title-rows.csv',
    what: 'titles with an account number and a total above the header',
    header: 6,
    skipped: [1, 2, 4, 5],
    pays: [`${THANDI}|SALARY`],
    total: '1250.00',
  },
  {
    file: 'totals-match.csv',
    what: 'a row of totals',
    pays: [`${THANDI}|SALARY`, `${LERATO}|SALARY`],
    total: '3750.10',
    totals: [3],
  },
  {
    file: 'subtotals.csv',
    what: 'subtotals and a grand total',
    pays: [
      `${THANDI}|SALARY`,
      'Sipho Botha|FNB|250655|62012345679|CURRENT|750.00|SALARY',
      `${LERATO}|SALARY`,
    ],
    total: '4500.10',
    totals: [3, 5, 6],
  },
  {
    file: 'totals-without-label.csv',
    what: 'a sum below the amounts, without a label',
    pays: [`${THANDI}|SALARY`, `${LERATO}|SALARY`],
    total: '3750.10',
    totals: [3],
  },
  {
    file: 'short-rows.csv',
    what: 'optional cells missing at the end',
    pays: [
      `${THANDI}|SALARY MARCH`,
      'Johan van der Merwe|STANDARD_BANK|051001|012345678|SAVINGS|980.50|SALARY MARCH',
      'Thandi Nkosi|FNB|250655|62012345678|CURRENT|7.00|SALARY MARCH',
    ],
    total: '2237.50',
  },
  {
    file: 'extra-empty-cells.csv',
    what: 'empty cells behind the last column of one row: a cell may have been cut',
    pays: ['Johan van der Merwe|STANDARD_BANK|051001|012345678|SAVINGS|980.50|SALARY MARCH'],
    total: '980.50',
    errors: { 1: ['ragged_row'] },
  },
  {
    file: 'currency-column.csv',
    what: 'a currency column that agrees',
    pays: [`${THANDI}|SALARY`, `${LERATO}|SALARY`],
    total: '3750.10',
  },
  {
    file: 'total-energies.csv',
    what: 'companies named Total, with accounts',
    pays: [
      'Total Energies|FNB|250655|62012345678|CURRENT|1250.00|INV 7',
      'Total|ABSA|632005|4012345678|SAVINGS|50.00|INV 8',
    ],
    total: '1300.00',
  },
  {
    file: 'names-windows-1252.csv',
    what: 'accents that read well in Windows-1252 only',
    pays: [
      'Zoë Böhm|FNB|250655|62012345678|CURRENT|1250.00|SALARY',
      'René Müller|ABSA|632005|4012345678|SAVINGS|980.50|SALARY',
    ],
    total: '2230.50',
  },
  {
    file: 'names-utf-16.csv',
    what: 'Unicode text of Excel',
    pays: [
      'Zoë Böhm|FNB|250655|62012345678|CURRENT|1250.00|SALARY',
      'René Müller|ABSA|632005|4012345678|SAVINGS|980.50|SALARY',
    ],
    total: '2230.50',
  },
  {
    file: 'bank-and-branch-differ.csv',
    what: "another bank's universal branch code: a warning, as before",
    pays: ['Thandi Nkosi|FNB|632005|62012345678|CURRENT|1250.00|SALARY'],
    total: '1250.00',
    notes: ['branch_of_other_bank'],
  },

  {
    file: 'smart-quotes.csv',
    what: 'typographic quotation marks around values',
    pays: [`${THANDI}|SALARY`, 'Sipho O’Brien|ABSA|632005|4012345678|SAVINGS|100.00|SALARY'],
    total: '1350.00',
    notes: ['quotes_removed'],
  },

  // Paid once a person has answered.
  {
    file: 'absa-integrator-no-header.csv',
    what: 'ABSA Business Integrator, no header, no account type',
    header: null,
    layout: 'ABSA Business Integrator (without a header)',
    asks: ['missing: account type'],
    answers: { columns: CURRENT },
    pays: [
      `${THANDI}|Salary`,
      'Lerato Dlamini|ABSA|632005|4012345678|CURRENT|2500.10|Salary',
      'Sipho Botha|CAPITEC|470010|1234567890|CURRENT|99.99|Payment',
    ],
    total: '3850.09',
  },
  {
    file: 'acb-creditor-no-header.csv',
    what: 'ACB creditor CSV, no header',
    header: null,
    layout: 'ACB payments (CSV creditor, without a header)',
    asks: ['missing: account type'],
    answers: { columns: CURRENT },
    pays: [
      'ABC SHOES|ABSA|632005|4012345678|CURRENT|526.56|REF 74839033',
      'MACAAN|STANDARD_BANK|051001|012345678|CURRENT|1002.36|ACME SOLUTIONS',
      'INVESTO|FNB|250655|62012345678|CURRENT|9875.50|REF 8493',
    ],
    total: '11404.42',
  },
  {
    file: 'maincsv.csv',
    what: 'ACB MAINCSV',
    layout: 'ACB payments (MAINCSV)',
    asks: ['missing: account type'],
    answers: { columns: CURRENT },
    pays: [
      'MACAAN|STANDARD_BANK|051001|012345678|CURRENT|1002.36|ACME SOLUTIONS',
      'BIG RENTALS|ABSA|632005|4012345678|CURRENT|985.25|Inv 784944',
    ],
    total: '1987.61',
  },
  {
    file: 'standard-bank.csv',
    what: 'Standard Bank, its own word for the beneficiary',
    layout: 'Standard Bank Business Online',
    asks: ['missing: beneficiary name'],
    answers: { columns: { beneficiary_name: 0 } },
    pays: [`${THANDI}|SALARY`, 'Johan Botha|STANDARD_BANK|051001|012345678|SAVINGS|100.00|SALARY'],
    total: '1350.00',
  },
  {
    file: 'nedbank.csv',
    what: "Nedbank: the payer's account is not the beneficiary's",
    layout: 'Nedbank NetBank Business',
    pays: [`${THANDI}|SALARY`, `${LERATO}|SALARY`],
    total: '3750.10',
  },
  {
    file: 'payroll-gross-and-net.csv',
    what: 'a payroll with gross, deductions and net',
    layout: 'a payroll export',
    asks: ['beneficiary_name: First Name + Surname*'],
    answers: { columns: { nameParts: [2, 1] } },
    pays: [
      'Thandi Nkosi|FNB|250655|62012345678|CURRENT|1480.00|SALARY',
      'Johan van der Merwe|ABSA|632005|4012345678|SAVINGS|890.00|SALARY',
    ],
    total: '2370.00',
  },
  {
    file: 'afrikaans-naam-en-van.csv',
    what: 'Afrikaans, first name and surname',
    asks: ['beneficiary_name: Naam + Van* | Naam'],
    answers: { columns: { nameParts: [0, 1] } },
    pays: [`${THANDI}|SALARIS`, 'Johan van der Merwe|ABSA|632005|4012345678|SAVINGS|980.50|SALARIS'],
    total: '2230.50',
  },
  {
    file: 'name-and-surname.csv',
    what: 'Name is the first name',
    asks: ['beneficiary_name: Name + Surname* | Name'],
    answers: { columns: { nameParts: [0, 1] } },
    pays: [`${THANDI}|SALARY`, 'Johan van der Merwe|ABSA|632005|4012345678|SAVINGS|980.50|SALARY'],
    total: '2230.50',
  },
  {
    file: 'payer-and-beneficiary-account.csv',
    what: "the payer's account comes first",
    asks: ['account_number: Account Number | Beneficiary Account Number*'],
    answers: { columns: { account_number: 3 } },
    pays: [`${THANDI}|SALARY`, 'Sipho Botha|FNB|250655|62012345679|CURRENT|750.00|SALARY'],
    total: '2000.00',
  },
  {
    file: 'amount-and-net-pay.csv',
    what: 'gross pay in the column Amount',
    asks: ['amount: Amount | Net Pay*'],
    answers: { columns: { amount: 5 } },
    pays: [
      'Thandi Nkosi|FNB|250655|62012345678|CURRENT|1480.00|SALARY',
      'Lerato Dlamini|ABSA|632005|4012345678|SAVINGS|890.00|SALARY',
    ],
    total: '2370.00',
  },
  {
    file: 'amount-and-payment-amount.csv',
    what: "the template's amount and a more specific one",
    asks: ['amount: amount | Payment Amount*'],
    answers: { columns: { amount: 6 } },
    pays: ['Thandi Nkosi|FNB|250655|62012345678|CURRENT|1480.00|SALARY'],
    total: '1480.00',
  },
  {
    file: 'unlisted-names.csv',
    what: 'names that are only possible',
    asks: ['account_number: Credit acc. (checked)*', 'amount: Salaris finaal*'],
    answers: { columns: { account_number: 2, amount: 4 } },
    pays: [`${THANDI}|SALARY`],
    total: '1250.00',
  },
  {
    file: 'names-cp850.csv',
    what: 'accents in a DOS code page',
    asks: ['encoding: cp850'],
    answers: { encoding: 'cp850' },
    pays: [
      'Zoë Böhm|FNB|250655|62012345678|CURRENT|1250.00|SALARY',
      'René Müller|ABSA|632005|4012345678|SAVINGS|980.50|SALARY',
    ],
    total: '2230.50',
  },
  {
    file: 'names-mac-roman.csv',
    what: "accents in an old Mac's code page",
    asks: ['encoding: mac-roman'],
    answers: { encoding: 'mac-roman' },
    pays: [
      'Zoë Böhm|FNB|250655|62012345678|CURRENT|1250.00|SALARY',
      'René Müller|ABSA|632005|4012345678|SAVINGS|980.50|SALARY',
    ],
    total: '2230.50',
  },
  {
    file: 'two-currencies.csv',
    what: 'a column in dollars beside one in rand',
    asks: ['amount: Amount (USD) | Amount (ZAR)*'],
    answers: { columns: { amount: 5 } },
    pays: ['Thandi Nkosi|FNB|250655|62012345678|CURRENT|1850.00|SALARY'],
    total: '1850.00',
  },
  {
    file: 'amount-in-dollars.csv',
    what: 'a column in dollars only: nothing is suggested',
    asks: ['amount: Amount (USD)'],
    pays: [],
    total: '0.00',
    errors: { 1: ['missing'] },
  },
  {
    file: 'surname-only.csv',
    what: 'a surname alone is not a whole name',
    asks: ['beneficiary_name: Surname'],
    pays: [],
    total: '0.00',
    errors: { 1: ['missing'] },
  },

  // With rows that cannot be sent as they are.
  {
    file: 'totals-differ.csv',
    what: 'a total that does not match the sum',
    pays: [`${THANDI}|SALARY`, `${LERATO}|SALARY`],
    total: '3750.10',
    errors: { 3: ['totals_mismatch'] },
  },
  {
    file: 'acb-total-wrong.txt',
    what: "a trailer that does not match the sum of the file's payments",
    header: null,
    layout: 'ACB payments (fixed width, host to host)',
    pays: [
      'THANDI NKOSI|FNB|250655|62012345678|CURRENT|1250.00|ACMETRADINSALARY MARCH',
      'LERATO DLAMINI|ABSA|632005|4012345678|SAVINGS|2500.10|ACMETRADINSALARY MARCH',
      'SIPHO BOTHA|STANDARD_BANK|051001|012345678|SAVINGS|99.99|ACMETRADINSALARY MARCH',
    ],
    total: '3850.09',
    errors: { 4: ['totals_mismatch'] },
  },
  {
    file: 'currency-differs.csv',
    what: 'a row in dollars',
    pays: [`${THANDI}|SALARY`],
    total: '1250.00',
    errors: { 2: ['amount_other_currency'] },
  },
  {
    file: 'branch-not-universal.csv',
    what: 'banks that cannot be derived',
    pays: [`${THANDI}|SALARY`],
    total: '1250.00',
    errors: { 2: ['missing', 'branch_code_unknown'], 3: ['branch_code_lost_zero'], 4: ['missing'] },
  },
  {
    file: 'payment-above-header.csv',
    what: 'a payment above the header is shown, not silently dropped',
    header: 2,
    skipped: [1],
    pays: [`${LERATO}|SALARY`],
    total: '2500.10',
  },
  {
    file: 'cell-missing-in-the-middle.csv',
    what: 'a row with a missing cell: no cell is moved',
    pays: ['Johan van der Merwe|STANDARD_BANK|051001|012345678|SAVINGS|980.50|SALARY MARCH'],
    total: '980.50',
    errors: { 1: ['account_not_digits', 'unknown_account_type', 'amount_not_a_number'] },
  },
  {
    file: 'required-cell-missing.csv',
    what: 'a reference missing at the end',
    pays: [`${LERATO}|SALARY`],
    total: '2500.10',
    errors: { 1: ['ragged_row'] },
  },

  {
    file: 'placeholders.csv',
    what: 'spreadsheet errors, NULL and dashes',
    pays: [`${THANDI}|SALARY`],
    total: '1250.00',
    errors: {
      2: ['placeholder'],
      3: ['placeholder'],
      4: ['placeholder'],
      5: ['placeholder'],
      6: ['placeholder'],
    },
  },
  {
    file: 'columns-mixed-up.csv',
    what: 'a number as a name, a date and a signed number as account numbers',
    pays: ['Jan Smit|ABSA|632005|4012345678|SAVINGS|13.00|SALARY'],
    total: '13.00',
    errors: { 1: ['name_without_letters'], 2: ['account_date'], 3: ['account_signed'] },
  },
  {
    file: 'bank-near-misses.csv',
    what: 'misspelt banks are suggested, never assumed',
    pays: [],
    total: '0.00',
    errors: { 1: ['unknown_bank'], 2: ['unknown_bank'], 3: ['unknown_bank'], 4: ['unknown_bank'] },
  },
  {
    file: 'hidden-characters.csv',
    what: 'invisible characters',
    pays: ['Johan van der Merwe|STANDARD_BANK|051001|012345678|SAVINGS|980.50|SALARY'],
    total: '980.50',
    errors: {
      1: ['character_not_allowed'],
      2: ['character_not_allowed'],
      3: ['character_not_allowed'],
      4: ['character_not_allowed'],
      5: ['character_not_allowed'],
    },
  },

  // Refused.
  { file: 'payout-history.csv', what: "Outlay's own payout history", refused: 'own_export' },
  { file: 'header-too-far-down.csv', what: 'a header on line 22', refused: 'no_header' },
  { file: 'rows-without-names.csv', what: 'no header and no known layout', refused: 'no_header' },
  { file: 'json.csv', what: 'JSON', refused: 'json' },
  { file: 'rich-text.csv', what: 'RTF', refused: 'rtf' },
  { file: 'opendocument.csv', what: 'an .ods by another name', refused: 'opendocument' },
  { file: 'workbook.csv', what: 'the start of an .xlsx by another name', refused: 'workbook_damaged' },
  { file: 'two-encodings.csv', what: 'UTF-8 and Windows-1252 in one file', refused: 'mixed_encoding' },
];
