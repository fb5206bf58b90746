import { z } from 'zod';
import {
  CSV_AMOUNT_FORMATS,
  CSV_CONTENTS,
  CSV_DATE_FORMATS,
  CSV_DELIMITERS,
  CSV_LIMITS,
  CSV_LINE_ENDS,
  layoutErrors,
  type LayoutError,
} from '../../shared/payment-csv.ts';

/** Printable ASCII, as in all texts of a bank file. */
const FixedText = z
  .string()
  .max(CSV_LIMITS.text)
  .regex(/^[ -~]*$/, 'Use plain letters, digits and marks.');

const Column = z
  .strictObject({
    header: FixedText.meta({
      description: 'The name of the column in the first line. Empty in a layout without a line of names.',
      example: 'Account number',
    }),
    content: z.enum(CSV_CONTENTS).meta({
      description:
        'What the column has in each row. OUR_REFERENCE: the number of the file and of the payment in it, ' +
        'such as 0012-000003. OWN_REFERENCE: the own reference of the payment, or OUR_REFERENCE where it ' +
        'has none. TEXT: always the text of the column.',
      example: 'ACCOUNT_NUMBER',
    }),
    text: FixedText.meta({ description: 'The text of a TEXT column; empty otherwise.', example: '' }),
  })
  .meta({ id: 'PaymentCsvColumn', description: 'A column of a CSV payment file.' });

const typeCode = (example: string) =>
  FixedText.meta({ description: 'What the file has for this type.', example });

const MEANINGS: Readonly<Record<LayoutError['problem']['code'], string>> = {
  MISSING: 'A bank cannot pay without a column for',
  TWICE: 'There is already a column for',
  NO_HEADER: 'A layout with a line of names needs a name for each column.',
  HEADER_TWICE: 'Another column has this name.',
  NO_TEXT: 'A text is missing.',
  FORMULA: 'A text must not begin with =, +, - or @: a spreadsheet would take it for a formula.',
};

function meaningOf({ problem }: LayoutError): string {
  return 'content' in problem ? `${MEANINGS[problem.code]} ${problem.content}.` : MEANINGS[problem.code];
}

export const PaymentCsvLayout = z
  .strictObject({
    delimiter: z.enum(CSV_DELIMITERS).meta({ description: 'What separates the values.', example: 'COMMA' }),
    lineEnd: z.enum(CSV_LINE_ENDS).meta({ description: 'What ends a line.', example: 'CRLF' }),
    hasHeader: z.boolean().meta({
      description: 'Whether the first line has the names of the columns.',
      example: true,
    }),
    quotesAll: z.boolean().meta({
      description: 'Whether every value is in quotation marks, or only those that need them.',
      example: false,
    }),
    dateFormat: z
      .enum(CSV_DATE_FORMATS)
      .meta({ description: 'How dates are written.', example: 'YYYY-MM-DD' }),
    amountFormat: z.enum(CSV_AMOUNT_FORMATS).meta({
      description: 'How amounts are written. POINT: 1250.00. COMMA: 1250,00. CENTS: 125000.',
      example: 'POINT',
    }),
    accountTypes: z
      .strictObject({
        CURRENT: typeCode('1'),
        SAVINGS: typeCode('2'),
        TRANSMISSION: typeCode('3'),
        BOND: typeCode('4'),
        SUBSCRIPTION_SHARE: typeCode('6'),
      })
      .describe('What a column with the account type has for each type.'),
    columns: z
      .array(Column)
      .min(1)
      .max(CSV_LIMITS.columns)
      .meta({ description: 'The columns, from left to right.' }),
    totalsLabel: FixedText.nullable().meta({
      description:
        'The first value of the last line, which then has the number of payments and their sum; null: the ' +
        'file has no such line.',
      example: null,
    }),
  })
  .superRefine((layout, context) => {
    for (const error of layoutErrors(layout))
      context.addIssue({ code: 'custom', path: error.path, message: meaningOf(error) });
  })
  .meta({
    id: 'PaymentCsvLayout',
    description:
      'CSV: how the bank wants the file. A payment has one row. Columns for NAME, BRANCH_CODE, ' +
      'ACCOUNT_NUMBER and AMOUNT are needed, and each content but TEXT has one column at most.',
  });
