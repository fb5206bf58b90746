import { writeBankOutput, writeBankStatus } from '../../../../domain/bank-files/acb/answer-file.ts';
import { readAcbFile, type ReadPaymentFile } from '../../../../domain/bank-files/acb/read-file.ts';
import { invariant } from '../../../../shared/errors.ts';
import { camtStatement, type Booking } from './camt-statement.ts';

export const ACCOUNT = '62740015593';

/** The bank of the demo: it takes ACB files, answers them, and keeps the account of the company. */
export class CompanyBank {
  readonly #bookings: Booking[] = [];
  #statements = 0;
  #stated = '';
  /** What the company had on its account before it used Outlay. */
  #openingMinor = 18_543_055n;

  /** The file as this bank reads it. */
  take(bytes: Uint8Array): ReadPaymentFile {
    const read = readAcbFile(bytes);
    invariant('file' in read, 'the bank of the demo can read the files of the demo');
    return read.file;
  }

  book(date: string, amountMinor: bigint, text: string, payments = 1): void {
    const number = String(this.#bookings.length + 1).padStart(4, '0');
    const reference = `OW${date.replaceAll('-', '').slice(2)}${number}`;
    this.#bookings.push({ date, amountMinor, text, reference, payments });
  }

  /** Pays a file without the payments at these positions, from 0, and says so. */
  pay(file: ReadPaymentFile, rejected: readonly number[]): Uint8Array {
    const paid = file.payments.filter((_, position) => !rejected.includes(position));
    const totalMinor = paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    const contra = file.contras[0]!;
    this.book(dayOf(contra.actionDate), -totalMinor, contra.reference, paid.length);
    return writeBankStatus(file, {
      answeredOn: answeredOn(file),
      transmission: 'ACCEPTED',
      userSet: 'ACCEPTED',
      listsAccepted: true,
      reasons: rejected.map((position) => ({
        sequenceNumber: file.payments[position]!.sequenceNumber,
        code: '00032',
        text: '*** HOMING BRANCH INVALID ***',
      })),
    });
  }

  reject(file: ReadPaymentFile): Uint8Array {
    const reason = { sequenceNumber: 0, code: '00021', text: '*** LIMIT OF USER CODE EXCEEDED ***' };
    return writeBankStatus(file, {
      answeredOn: answeredOn(file),
      transmission: 'ACCEPTED',
      userSet: 'REJECTED',
      reasons: [reason],
    });
  }

  /** A payment of an earlier day comes back, because the account is closed. */
  bringBack(file: ReadPaymentFile, position: number, date: string): Uint8Array {
    const payment = file.payments[position]!;
    this.book(date, payment.amountMinor, `UNPAID ${payment.shortName} ${payment.reference}`);
    return writeBankOutput(file, date.replaceAll('-', ''), { returns: [{ payment, reason: '12' }] });
  }

  /** The statement of a day. Days must follow each other. */
  statementOf(date: string): Buffer {
    const bookings = this.#bookings.filter((booking) => booking.date > this.#stated && booking.date <= date);
    const openingMinor = this.#openingMinor;
    this.#stated = date;
    this.#statements += 1;
    this.#openingMinor = bookings.reduce((sum, { amountMinor }) => sum + amountMinor, openingMinor);
    return camtStatement({
      id: `OW-${date}`,
      number: this.#statements,
      date,
      accountNumber: ACCOUNT,
      openingMinor,
      bookings: bookings.map((booking) => ({ ...booking, date })),
    });
  }
}

function answeredOn(file: ReadPaymentFile): string {
  return file.transmittedOn ?? `20${file.createdOn}`;
}

/** YYMMDD as YYYY-MM-DD. */
function dayOf(date: string): string {
  return `20${date.slice(0, 2)}-${date.slice(2, 4)}-${date.slice(4)}`;
}
