import { ACCOUNT_TYPES, type AccountType } from './terms.ts';

/** The form in which a bank requires CSV files of payments, as data that an admin edits. */

/** The content of a column. TEXT: the same text in every row. */
export const CSV_CONTENTS = [
  'NAME',
  'BRANCH_CODE',
  'ACCOUNT_NUMBER',
  'ACCOUNT_TYPE',
  'AMOUNT',
  'CURRENCY',
  'REFERENCE',
  /** The number of the file and of the payment in it: "0012-000003". */
  'OUR_REFERENCE',
  /** The own reference of the payment; OUR_REFERENCE where it has none. */
  'OWN_REFERENCE',
  'END_TO_END_ID',
  'EXECUTION_DATE',
  'PAYER_NAME',
  'PAYER_BRANCH_CODE',
  'PAYER_ACCOUNT_NUMBER',
  'TEXT',
] as const;
export type CsvContent = (typeof CSV_CONTENTS)[number];

/** Without these a bank cannot know whom to pay, or how much. */
export const REQUIRED_CONTENTS = ['NAME', 'BRANCH_CODE', 'ACCOUNT_NUMBER', 'AMOUNT'] as const;

export const CSV_DELIMITERS = ['COMMA', 'SEMICOLON', 'TAB'] as const;
export const CSV_LINE_ENDS = ['CRLF', 'LF'] as const;
export const CSV_DATE_FORMATS = [
  'YYYY-MM-DD',
  'YYYY/MM/DD',
  'YYYYMMDD',
  'DD/MM/YYYY',
  'DD-MM-YYYY',
  'DD.MM.YYYY',
  'DDMMYYYY',
] as const;
/** POINT: "1250.00". COMMA: "1250,00". CENTS: "125000". */
export const CSV_AMOUNT_FORMATS = ['POINT', 'COMMA', 'CENTS'] as const;

export const CSV_LIMITS = { columns: 60, text: 60 } as const;

export interface CsvColumn {
  /** The name of the column in the first line; empty in a layout without a line of names. */
  header: string;
  content: CsvContent;
  /** The text of a TEXT column; empty for any other. */
  text: string;
}

export interface PaymentCsvLayout {
  delimiter: (typeof CSV_DELIMITERS)[number];
  lineEnd: (typeof CSV_LINE_ENDS)[number];
  /** Whether the first line has the names of the columns. */
  hasHeader: boolean;
  /** Whether every value is in quotation marks, or only those that need them. */
  quotesAll: boolean;
  dateFormat: (typeof CSV_DATE_FORMATS)[number];
  amountFormat: (typeof CSV_AMOUNT_FORMATS)[number];
  /** The text of an ACCOUNT_TYPE column for each account type. */
  accountTypes: Record<AccountType, string>;
  columns: CsvColumn[];
  /** The last line begins with it, and has the number of payments and their sum; null: no such line. */
  totalsLabel: string | null;
}

/**
 * Whether a spreadsheet would take a text for a formula. No value in a file begins like a formula: such fixed
 * texts are refused, and names and references are written without the signs.
 */
export function isFormula(text: string): boolean {
  return /^[\s]*[=+\-@]/.test(text);
}

/** An error of a layout, with the path of the value in it. */
export interface LayoutError {
  path: (string | number)[];
  problem:
    | { code: 'MISSING'; content: CsvContent }
    | { code: 'TWICE'; content: CsvContent }
    | { code: 'NO_HEADER' | 'HEADER_TWICE' | 'NO_TEXT' | 'FORMULA' };
}

/** Everything that is wrong with a layout; empty when files can be written by it. */
export function layoutErrors(layout: PaymentCsvLayout): LayoutError[] {
  const errors: LayoutError[] = [];
  const { columns } = layout;
  const contents = columns.map(({ content }) => content);
  for (const content of REQUIRED_CONTENTS)
    if (!contents.includes(content))
      errors.push({ path: ['columns'], problem: { code: 'MISSING', content } });
  const headers = columns.map(({ header }) => header.trim().toLowerCase());
  columns.forEach(({ header, content, text }, index) => {
    const say = (field: keyof CsvColumn, problem: LayoutError['problem']) =>
      errors.push({ path: ['columns', index, field], problem });
    if (content !== 'TEXT' && contents.indexOf(content) < index) say('content', { code: 'TWICE', content });
    if (content === 'TEXT' && text.trim() === '') say('text', { code: 'NO_TEXT' });
    if (isFormula(text)) say('text', { code: 'FORMULA' });
    if (isFormula(header)) say('header', { code: 'FORMULA' });
    else if (layout.hasHeader && headers[index] === '') say('header', { code: 'NO_HEADER' });
    else if (layout.hasHeader && headers.indexOf(headers[index]!) < index)
      say('header', { code: 'HEADER_TWICE' });
  });
  for (const type of contents.includes('ACCOUNT_TYPE') ? ACCOUNT_TYPES : []) {
    const path = ['accountTypes', type];
    if (layout.accountTypes[type].trim() === '') errors.push({ path, problem: { code: 'NO_TEXT' } });
    if (isFormula(layout.accountTypes[type])) errors.push({ path, problem: { code: 'FORMULA' } });
  }
  if (layout.totalsLabel !== null) {
    const path = ['totalsLabel'];
    if (layout.totalsLabel.trim() === '') errors.push({ path, problem: { code: 'NO_TEXT' } });
    if (isFormula(layout.totalsLabel)) errors.push({ path, problem: { code: 'FORMULA' } });
  }
  return errors;
}
