import { camtText } from '../../src/domain/bank-files/testing/camt-text.ts';
import { pain002Text } from '../../src/domain/bank-files/testing/pain002-text.ts';
import type { StatementEntry } from '../../src/domain/bank-files/statement.ts';
import { entry } from '../../src/server/payments/reconciling/statements/testing/statement-of-day.ts';
import { returned } from '../../src/server/payments/reconciling/reconciliation/testing/filed-batch.ts';

/** An entry of a statement: its text, and its amount in cents, negative for money out. */
type Line = readonly [text: string, amountMinor: number];

/** A pain.001 file as the bank reads it: its id, and the end-to-end ids and amounts of its payments. */
export interface FileAtBank {
  id: string;
  payments: { endToEndId: string; amountMinor: bigint }[];
}

/** The content that the bank finds in a pain.001 file. */
export function readAtBank(bytes: Buffer): FileAtBank {
  const text = bytes.toString('utf8');
  const [, id] = /<MsgId>([^<]+)<\/MsgId>/.exec(text)!;
  const found = text.matchAll(
    /<EndToEndId>([^<]+)<\/EndToEndId>[\s\S]*?<InstdAmt Ccy="ZAR">([\d.]+)<\/InstdAmt>/g,
  );
  const payments = [...found].map(([, endToEndId, amount]) => ({
    endToEndId: endToEndId!,
    amountMinor: BigInt(amount!.replace('.', '')),
  }));
  return { id: id!, payments };
}

/** The company's bank: it answers files, and writes a statement of each day with entries. */
export class MonthBank {
  private readonly accountNumber: string;
  private balanceMinor: bigint;
  private number = 0;

  constructor(accountNumber: string, balanceMinor: bigint) {
    this.accountNumber = accountNumber;
    this.balanceMinor = balanceMinor;
  }

  /** The statement of a day, as a file to upload. */
  statement(date: string, lines: readonly (Line | StatementEntry)[]) {
    const entries = lines.map((line, index) =>
      'bookingDate' in line
        ? line
        : entry(BigInt(line[1]), date, { text: line[0], bankReference: `${date} ${index}` }),
    );
    const opening = this.balanceMinor;
    this.balanceMinor += entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    this.number += 1;
    const head = {
      kind: 'STATEMENT' as const,
      statementId: `OPERATING-${this.number}`,
      sequenceNumber: this.number,
      accountNumber: this.accountNumber,
      currency: 'ZAR' as const,
      opening: { amountMinor: opening, date },
      closing: { amountMinor: this.balanceMinor, date },
    };
    return {
      name: `statement-${date}.xml`,
      mimeType: 'text/xml',
      buffer: Buffer.from(camtText([{ head, entries }])),
    };
  }

  /** The reply to a file, which rejects the payments at these places, from 0. */
  reply({ id, payments }: FileAtBank, rejected: readonly number[] = []) {
    const answered = payments.map(({ endToEndId }, index) =>
      rejected.includes(index)
        ? { endToEndId, status: 'RJCT', reason: { code: 'AC04', text: 'Closed account' } }
        : { endToEndId, status: 'ACSC' },
    );
    const groupStatus = rejected.length > 0 ? 'PART' : 'ACSC';
    return {
      name: `reply-${id.slice(0, 8)}.xml`,
      mimeType: 'text/xml',
      buffer: Buffer.from(pain002Text({ fileId: id, groupStatus, payments: answered })),
    };
  }

  /** The entry by which a payment comes back. */
  comesBack({ payments }: FileAtBank, place: number, date: string): StatementEntry {
    const { amountMinor, endToEndId } = payments[place]!;
    return returned(amountMinor, date, endToEndId);
  }
}
