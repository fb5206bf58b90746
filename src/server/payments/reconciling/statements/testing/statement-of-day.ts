import { camtText, type SampleStatement } from '../../../../../domain/bank-files/testing/camt-text.ts';
import type { StatementEntry, StatementHead } from '../../../../../domain/bank-files/statement.ts';

/** The account of `connectionSettings`. */
export const ACCOUNT = '62000000001';

/** A day in March. */
export const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;

export function entry(amountMinor: bigint, date: string, more: Partial<StatementEntry> = {}): StatementEntry {
  return {
    amountMinor,
    isReversal: false,
    status: 'BOOKED',
    bookingDate: date,
    valueDate: date,
    bankReference: null,
    code: 'PMNT/ICDT/ESCT',
    text: 'PAYMENT',
    batchCount: null,
    details: [],
    ...more,
  };
}

/** The statement of a day in March. The account opens with 1,000.00 on the first and pays 1.00 a day. */
export function statementOf(
  number: number,
  head: Partial<StatementHead> = {},
  entries: StatementEntry[] = [entry(-100n, day(number), { bankReference: `REF${number}` })],
): SampleStatement {
  const opening = 100_000n - 100n * BigInt(number - 1);
  return {
    head: {
      kind: 'STATEMENT',
      statementId: `STMT-${number}`,
      sequenceNumber: number,
      accountNumber: ACCOUNT,
      currency: 'ZAR',
      opening: { amountMinor: opening, date: day(number) },
      closing: { amountMinor: opening - 100n, date: day(number) },
      ...head,
    },
    entries,
  };
}

/** The request that uploads statements; without any, that of the first of March. */
export function statementUpload(...statements: SampleStatement[]) {
  const text = camtText(statements.length > 0 ? statements : [statementOf(1)]);
  return { fileName: 'statement.xml', content: Buffer.from(text).toString('base64') };
}
