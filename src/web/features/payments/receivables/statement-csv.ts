import type { PayerStatement } from '../../../../client/types.gen.ts';
import { csvRow } from '../../../../shared/csv.ts';

const COLUMNS = [
  'day',
  'event',
  'subject',
  'invoice_number',
  'reference',
  'amount',
  'credit',
  'balance',
  'currency',
];
/** A spreadsheet reads the file as UTF-8 by this mark. */
const MARK = '\uFEFF';

/** A payer's statement as CSV: the balance before, each line, and the balance afterwards. */
export function statementCsv({
  payer,
  currency,
  from,
  to,
  openingAmount,
  lines,
  closingAmount,
}: PayerStatement): string {
  const balance = (day: string, event: string, amount: string) =>
    csvRow([day, event, payer.name, '', payer.reference, '', '', amount, currency]);
  return [
    MARK,
    csvRow(COLUMNS),
    balance(from, 'OPENING_BALANCE', openingAmount),
    ...lines.map((line) =>
      csvRow([
        line.on,
        line.kind,
        line.label ?? '',
        line.invoiceNumber ?? '',
        line.reference ?? '',
        line.amount,
        line.creditAmount,
        line.balance,
        currency,
      ]),
    ),
    balance(to, 'CLOSING_BALANCE', closingAmount),
  ].join('');
}

/** "statement C7KQ4MX7 2025-03-02 to 2026-03-02.csv". */
export function statementFileName({ payer, from, to }: PayerStatement): string {
  return `statement ${payer.reference} ${from} to ${to}.csv`;
}
