import { parseAmount, type Currency } from '../../../shared/money.ts';
import type { CsvContent, PaymentCsvLayout } from '../../../shared/payment-csv.ts';
import { dateReader } from '../statement-csv/cells.ts';
import { csvRows, isEmptyRow } from '../statement-csv/rows.ts';
import { StatementError } from '../statement-error.ts';

/** A payment as it is in the file. A field without a column in the layout is null. */
interface ReadCsvPayment {
  name: string;
  branchCode: string;
  accountNumber: string;
  amountMinor: bigint;
  reference: string | null;
}

export interface ReadCsvFile {
  payments: readonly ReadCsvPayment[];
  payerAccountNumber: string | null;
  /** YYYY-MM-DD. */
  executionDate: string | null;
}

const SIGNS = { COMMA: ',', SEMICOLON: ';', TAB: '\t' } as const;

/**
 * Reads a CSV payment file as the bank that asked for the layout does. It shares nothing with the writer, and
 * refuses a file whose column names, fixed texts, count or sum differ from the agreed ones.
 */
export function readPaymentCsv(
  bytes: Uint8Array,
  layout: PaymentCsvLayout,
  currency: Currency,
): ReadCsvFile | { unread: string } {
  try {
    return readRows(rowsOf(bytes, layout), layout, currency);
  } catch (error) {
    if (error instanceof StatementError || error instanceof Unread) return { unread: error.message };
    throw error;
  }
}

class Unread extends Error {}

interface Row {
  cells: readonly string[];
  line: number;
}

function rowsOf(bytes: Uint8Array, { delimiter, lineEnd }: PaymentCsvLayout): Row[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const breaks = text.match(/\r?\n|\r/g) ?? [];
  if (breaks.some((one) => one !== (lineEnd === 'CRLF' ? '\r\n' : '\n')))
    throw new Unread('A line does not end as agreed.');
  return csvRows(text, SIGNS[delimiter]).filter((row) => !isEmptyRow(row));
}

function readRows(rows: Row[], layout: PaymentCsvLayout, currency: Currency): ReadCsvFile {
  const { columns } = layout;
  if (layout.hasHeader) {
    const header = rows.shift();
    if (columns.some((column, index) => header?.cells[index] !== column.header))
      throw new Unread('The names of the columns are not as agreed.');
  }
  const totals = layout.totalsLabel === null ? null : rows.pop();
  const read = readerOf(layout, currency);
  const payments = rows.map((row) => read.payment(row));
  if (totals) {
    const [label, count, sum] = totals.cells;
    const sumMinor = payments.reduce((all, { amountMinor }) => all + amountMinor, 0n);
    if (label !== layout.totalsLabel) throw new Unread('The last line does not have the totals.');
    if (Number(count) !== payments.length || read.amount(sum ?? '') !== sumMinor)
      throw new Unread('The totals are not those of the payments.');
  }
  const [first] = rows;
  return {
    payments,
    payerAccountNumber: (first && read.cell(first, 'PAYER_ACCOUNT_NUMBER')) ?? null,
    executionDate: first ? read.date(first) : null,
  };
}

function readerOf(layout: PaymentCsvLayout, currency: Currency) {
  const { columns, amountFormat } = layout;
  const positions = new Map(columns.map(({ content }, index) => [content, index]));
  const dates = dateReader(layout.dateFormat);
  const cell = ({ cells }: Row, content: CsvContent): string | null => {
    const position = positions.get(content);
    return position === undefined ? null : (cells[position] ?? null);
  };
  const amount = (text: string): bigint | null => {
    if (amountFormat === 'CENTS') return /^\d+$/.test(text) ? BigInt(text) : null;
    const mark = amountFormat === 'COMMA' ? ',' : '.';
    return /^\d+[.,]\d+$/.test(text) && text.includes(mark)
      ? parseAmount(text.replace(mark, '.'), currency)
      : null;
  };
  const payment = (row: Row): ReadCsvPayment => {
    if (row.cells.length !== columns.length) throw new Unread(`Line ${row.line} does not have all columns.`);
    const other = columns.findIndex(
      ({ content, text }, index) => content === 'TEXT' && row.cells[index] !== text,
    );
    if (other >= 0) throw new Unread(`Line ${row.line}: column ${other + 1} has another text.`);
    const paid = amount(cell(row, 'AMOUNT') ?? '');
    if (paid === null) throw new Unread(`Line ${row.line}: the amount cannot be read.`);
    const name = cell(row, 'NAME');
    const branchCode = cell(row, 'BRANCH_CODE');
    const accountNumber = cell(row, 'ACCOUNT_NUMBER');
    if (!name || !branchCode || !accountNumber) throw new Unread(`Line ${row.line}: the account is missing.`);
    return { name, branchCode, accountNumber, amountMinor: paid, reference: cell(row, 'REFERENCE') };
  };
  const date = (row: Row) => dates?.(cell(row, 'EXECUTION_DATE') ?? '') ?? null;
  return { cell, amount, payment, date };
}
