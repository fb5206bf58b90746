import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { PaymentCsvLayout } from '../../../../client/types.gen.ts';
import type { CsvContent, LayoutError } from '../../../../shared/payment-csv.ts';

const CONTENTS: Record<CsvContent, MessageDescriptor> = {
  NAME: msg`Name of the beneficiary`,
  BRANCH_CODE: msg`Branch code of the beneficiary`,
  ACCOUNT_NUMBER: msg`Account number of the beneficiary`,
  ACCOUNT_TYPE: msg`Account type of the beneficiary`,
  AMOUNT: msg`Amount`,
  CURRENCY: msg`Currency`,
  REFERENCE: msg`Reference for the beneficiary`,
  OUR_REFERENCE: msg`Our reference, such as 0012-000003`,
  OWN_REFERENCE: msg`Own reference of the payment; ours where it has none`,
  END_TO_END_ID: msg`End-to-end id, 32 characters`,
  EXECUTION_DATE: msg`Payment date`,
  PAYER_NAME: msg`Name of the company`,
  PAYER_BRANCH_CODE: msg`Branch code of the company`,
  PAYER_ACCOUNT_NUMBER: msg`Account number of the company`,
  TEXT: msg`Always the same text`,
};

/** The content of a column of a CSV file. */
export function contentName(content: CsvContent): string {
  return i18n._(CONTENTS[content]);
}

const DELIMITERS: Record<PaymentCsvLayout['delimiter'], MessageDescriptor> = {
  COMMA: msg`Comma`,
  SEMICOLON: msg`Semicolon`,
  TAB: msg`Tab`,
};

export function delimiterName(delimiter: PaymentCsvLayout['delimiter']): string {
  return i18n._(DELIMITERS[delimiter]);
}

const LINE_ENDS: Record<PaymentCsvLayout['lineEnd'], MessageDescriptor> = {
  CRLF: msg`CR LF, as in Windows`,
  LF: msg`LF, as in Unix`,
};

export function lineEndName(lineEnd: PaymentCsvLayout['lineEnd']): string {
  return i18n._(LINE_ENDS[lineEnd]);
}

const AMOUNTS: Record<PaymentCsvLayout['amountFormat'], MessageDescriptor> = {
  POINT: msg`With a decimal point: 1250.00`,
  COMMA: msg`With a decimal comma: 1250,00`,
  CENTS: msg`In cents: 125000`,
};

export function amountFormatName(format: PaymentCsvLayout['amountFormat']): string {
  return i18n._(AMOUNTS[format]);
}

/** Says why a value of a layout is refused, and what to do. */
export function layoutProblemWords(problem: LayoutError['problem']): string {
  switch (problem.code) {
    case 'MISSING': {
      const content = contentName(problem.content);
      return t`Add a column for “${content}”. A bank cannot pay without it.`;
    }
    case 'TWICE':
      return t`Another column has this already. Choose something else, or remove the column.`;
    case 'NO_HEADER':
      return t`Enter the name of the column, as the bank’s guide writes it.`;
    case 'HEADER_TWICE':
      return t`Another column has this name.`;
    case 'NO_TEXT':
      return t`Enter a text.`;
    case 'FORMULA':
      return t`Do not begin with =, +, - or @: a spreadsheet would take the text for a formula.`;
  }
}
