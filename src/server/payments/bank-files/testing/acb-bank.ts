import { invariant } from '../../../../shared/errors.ts';
import { writeBankOutput, writeBankStatus } from '../../../../domain/bank-files/acb/answer-file.ts';
import { readAcbFile, type ReadPaymentFile } from '../../../../domain/bank-files/acb/read-file.ts';

const ANSWERED_ON = '20261124';

/** A file as a bank reads it. */
export function readAtBank(bytes: Uint8Array): ReadPaymentFile {
  const read = readAcbFile(bytes);
  invariant('file' in read, 'a bank can read the file');
  return read.file;
}

/** The answer of a bank that accepts a file, except payments at these positions, from 1. */
export function acceptedExcept(file: ReadPaymentFile, rejected: readonly number[]): Buffer {
  const reasons = rejected.map((position) => ({
    sequenceNumber: file.payments[position - 1]!.sequenceNumber,
    code: '00032',
    text: '*** HOMING BRANCH INVALID ***',
  }));
  const status = { transmission: 'ACCEPTED', userSet: 'ACCEPTED', reasons, listsAccepted: true } as const;
  return Buffer.from(writeBankStatus(file, { answeredOn: ANSWERED_ON, ...status }));
}

/** The answer of a bank that rejects a file as a whole. */
export function rejected(file: ReadPaymentFile, reason: { code: string; text: string }): Buffer {
  const reasons = [{ sequenceNumber: 0, ...reason }];
  const status = { transmission: 'ACCEPTED', userSet: 'REJECTED', reasons } as const;
  return Buffer.from(writeBankStatus(file, { answeredOn: ANSWERED_ON, ...status }));
}

/** A later answer: the payment at this position came back, because the account is closed. */
export function returned(file: ReadPaymentFile, position: number): Buffer {
  const returns = [{ payment: file.payments[position - 1]!, reason: '12' }];
  return Buffer.from(writeBankOutput(file, ANSWERED_ON, { returns }));
}
