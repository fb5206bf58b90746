import { afterAll, beforeAll, vi } from 'vitest';
import type { OrderedPayment } from '../../../../domain/bank-files/payment-order.ts';
import type { BankReply, PaymentReply, ReplyReason } from '../../../../domain/bank-files/reply.ts';
import type { BankFileFormat } from '../../../../domain/bank-files/formats.ts';
import { formats } from '../formats.ts';

/** A reply as a test writes it. Payments are named by their end-to-end ids. */
export interface TestReply {
  /** The id of the file. */
  file: string;
  status?: NonNullable<BankReply['file']>['status'];
  reason?: ReplyReason;
  payments?: ({ id: string; status: PaymentReply['status'] } & Partial<PaymentReply>)[];
  isTest?: boolean;
  /** Makes the bytes differ. */
  note?: string;
}

const asText = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

export function replyFile(reply: TestReply | TestReply[]): Buffer {
  return Buffer.from(JSON.stringify(reply, asText));
}

/** A format that tests can read at a glance: JSON. */
const TEST_FORMAT: BankFileFormat = {
  write: (order) => ({
    bytes: Buffer.from(JSON.stringify(order, asText)),
    count: order.payments.length,
    totalMinor: order.payments.reduce(
      (sum: bigint, { amountMinor }: OrderedPayment) => sum + amountMinor,
      0n,
    ),
    hashTotal: '000000000042',
  }),
  mostTotalMinor: 10n ** 17n - 1n,
  isNumbered: false,
  replyStart: /^[[{]/,
  readReplies: (bytes) => {
    const replies = [JSON.parse(Buffer.from(bytes).toString()) as TestReply | TestReply[]].flat();
    return replies.map((reply) => ({
      format: 'PAIN_002' as const,
      answers: { fileId: reply.file.replaceAll('-', ''), transmissionNumber: null, generationNumber: null },
      file: reply.status ? { status: reply.status, reason: reply.reason ?? null } : null,
      payments: (reply.payments ?? []).map(({ id, amountMinor = null, ...payment }) => ({
        endToEndId: id,
        sequenceNumber: null,
        reason: null,
        accountNumber: null,
        date: null,
        movedTo: null,
        ...payment,
        amountMinor: amountMinor === null ? null : BigInt(amountMinor),
      })),
      isTest: reply.isTest ?? false,
    }));
  },
};

/** Every file of this test file is written and read in the format above. */
export function inTestFormat(): void {
  beforeAll(() => void vi.spyOn(formats, 'of').mockReturnValue(TEST_FORMAT));
  afterAll(() => vi.mocked(formats.of).mockRestore());
}
