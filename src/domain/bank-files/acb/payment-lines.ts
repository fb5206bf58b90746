import type { PaymentFormat } from '../../../shared/bank-file-terms.ts';
import type { AccountType } from '../../../shared/terms.ts';
import type { OrderedPayment, PayerAccount } from '../payment-order.ts';
import type { AcbRegistration } from '../profile.ts';
import { shiftedLeft, type LineFields } from './fields.ts';

/**
 * The lines of a payment file, as published for the South African ACB (Bankserv) service. Positions are those
 * of the host-to-host form, except in the two lines that only the older form has.
 */

/** The values of the lines that occur once. */
export interface FileValues {
  /** T for a test, L for a live file. */
  flag: 'T' | 'L';
  registration: AcbRegistration;
  entryClass: number;
  payer: PayerAccount;
  /** The payer's name in the character set of the file. */
  payerName: string;
  /** YYYYMMDD, as all dates here; most lines have it without the century. */
  createdOn: string;
  actionDate: string;
  transmissionNumber: number;
  generationNumber: number;
  firstSequenceNumber: number;
  /** The sequence number of the contra, which follows the payments. */
  lastSequenceNumber: number;
  paymentCount: number;
  totalMinor: bigint;
  hashTotal: bigint;
  lineCount: number;
}

interface PaymentValues {
  file: FileValues;
  payment: OrderedPayment;
  sequenceNumber: number;
}

/** The longest account number of the standard field; a longer one has its own. */
export const STANDARD_ACCOUNT_LENGTH = 11;
/** The most digits of an amount and of the total of a file, which is the amount of its contra. */
export const AMOUNT_DIGITS = 11;
export const LONG_ACCOUNT_LENGTH = 20;
export const NAME_LENGTH = 30;
export const SHORT_NAME_LENGTH = 10;
export const REFERENCE_LENGTH = 20;

const ACCOUNT_TYPE_CODES: Readonly<Record<AccountType, number>> = {
  CURRENT: 1,
  SAVINGS: 2,
  TRANSMISSION: 3,
  BOND: 4,
  SUBSCRIPTION_SHARE: 6,
};

const short = (date: string) => date.slice(2);

const TRANSMISSION_HEADER: LineFields<FileValues> = [
  [1, 3, 'N', '000'],
  [4, 1, 'A', (file) => file.flag],
  [5, 8, 'N', (file) => file.createdOn],
  [13, 5, 'A', (file) => file.registration.customerCode],
  [18, NAME_LENGTH, 'A', (file) => file.payerName],
  [48, 7, 'N', (file) => file.transmissionNumber],
  [55, 5, 'A', (file) => file.registration.destination],
];

const USER_SET_HEADER: LineFields<FileValues> = [
  [1, 3, 'N', '020'],
  [4, 1, 'A', (file) => file.flag],
  [5, 2, 'N', '04'],
  [7, 4, 'A', (file) => file.registration.userCode],
  [11, 6, 'N', (file) => short(file.createdOn)],
  [17, 6, 'N', (file) => short(file.actionDate)],
  [23, 6, 'N', (file) => short(file.actionDate)],
  [29, 6, 'N', (file) => short(file.actionDate)],
  [35, 6, 'N', (file) => file.firstSequenceNumber],
  [41, 4, 'N', (file) => file.generationNumber],
  [45, 10, 'A', (file) => file.registration.service],
  // The bank reports each payment that it accepted, and may correct account types.
  [55, 1, 'A', 'Y'],
  [56, 1, 'A', 'Y'],
];

const PAYMENT: LineFields<PaymentValues> = [
  [1, 3, 'N', '020'],
  [4, 1, 'A', ({ file }) => file.flag],
  [5, 2, 'N', '10'],
  [7, 6, 'N', ({ file }) => file.payer.branchCode],
  [13, STANDARD_ACCOUNT_LENGTH, 'N', ({ file }) => file.payer.accountNumber],
  [24, 4, 'A', ({ file }) => file.registration.userCode],
  [28, 6, 'N', ({ sequenceNumber }) => sequenceNumber],
  [34, 6, 'N', ({ payment }) => payment.branchCode],
  [40, STANDARD_ACCOUNT_LENGTH, 'N', ({ payment }) => (isLong(payment) ? 0 : payment.accountNumber)],
  [51, 1, 'N', ({ payment }) => ACCOUNT_TYPE_CODES[payment.accountType]],
  [52, AMOUNT_DIGITS, 'N', ({ payment }) => payment.amountMinor],
  [63, 6, 'N', ({ file }) => short(file.actionDate)],
  [69, 2, 'N', ({ file }) => file.entryClass],
  [71, 1, 'N', '0'],
  [75, SHORT_NAME_LENGTH, 'A', ({ file }) => file.registration.shortName],
  [85, REFERENCE_LENGTH, 'A', ({ payment }) => payment.reference],
  [105, NAME_LENGTH, 'A', ({ payment }) => payment.name],
  [135, LONG_ACCOUNT_LENGTH, 'N', ({ payment }) => (isLong(payment) ? payment.accountNumber : 0)],
  [171, 2, 'N', '21'],
];

const CONTRA: LineFields<FileValues> = [
  [1, 3, 'N', '020'],
  [4, 1, 'A', (file) => file.flag],
  [5, 2, 'N', '12'],
  [7, 6, 'N', (file) => file.payer.branchCode],
  [13, STANDARD_ACCOUNT_LENGTH, 'N', (file) => file.payer.accountNumber],
  [24, 4, 'A', (file) => file.registration.userCode],
  [28, 6, 'N', (file) => file.lastSequenceNumber],
  [34, 6, 'N', (file) => file.payer.branchCode],
  [40, STANDARD_ACCOUNT_LENGTH, 'N', (file) => file.payer.accountNumber],
  [51, 1, 'N', '1'],
  [52, AMOUNT_DIGITS, 'N', (file) => file.totalMinor],
  [63, 6, 'N', (file) => short(file.actionDate)],
  [69, 2, 'N', '10'],
  [71, 4, 'N', '0000'],
  [75, SHORT_NAME_LENGTH, 'A', (file) => file.registration.shortName],
  [85, 6, 'A', 'CONTRA'],
  [91, 6, 'N', (file) => short(file.actionDate)],
];

const USER_SET_TRAILER: LineFields<FileValues> = [
  [1, 3, 'N', '020'],
  [4, 1, 'A', (file) => file.flag],
  [5, 2, 'N', '92'],
  [7, 4, 'A', (file) => file.registration.userCode],
  [11, 6, 'N', (file) => file.firstSequenceNumber],
  [17, 6, 'N', (file) => file.lastSequenceNumber],
  [23, 6, 'N', (file) => short(file.actionDate)],
  [29, 6, 'N', (file) => short(file.actionDate)],
  // The contra is the one debit of the file.
  [35, 6, 'N', '1'],
  [41, 6, 'N', (file) => file.paymentCount],
  [47, 6, 'N', '1'],
  [53, 12, 'N', (file) => file.totalMinor],
  [65, 12, 'N', (file) => file.totalMinor],
  [77, 12, 'N', (file) => file.hashTotal],
];

const TRANSMISSION_TRAILER: LineFields<FileValues> = [
  [1, 3, 'N', '999'],
  [4, 1, 'A', (file) => file.flag],
  [5, 9, 'N', (file) => file.lineCount],
];

/** The first and the last line of the older form begin with the same fields. */
const INSTALLATION: LineFields<FileValues> = [
  // Volume number, then eight blanks for the serial number of a tape.
  [3, 4, 'N', '1001'],
  [15, 4, 'A', (file) => file.registration.userCode],
  [19, 4, 'N', '0021'],
  [23, 6, 'N', (file) => short(file.createdOn)],
  [29, 6, 'N', (file) => short(file.actionDate)],
  [35, 4, 'N', (file) => file.generationNumber],
  // Ten lines a block.
  [39, 4, 'N', '1800'],
  [43, 4, 'N', '0180'],
  [47, 10, 'A', 'MAGTAPE'],
];

const INSTALLATION_HEADER: LineFields<FileValues> = [[1, 2, 'N', '02'], ...INSTALLATION];

const INSTALLATION_TRAILER: LineFields<FileValues> = [
  [1, 2, 'N', '94'],
  ...INSTALLATION,
  [57, 6, 'N', (file) => Math.ceil(file.lineCount / 10)],
  [63, 6, 'N', (file) => file.lineCount],
  // User set headers and trailers.
  [69, 6, 'N', '2'],
];

/** The lines of one form of the file, in its order. */
export interface FormLines {
  lineLength: number;
  header: LineFields<FileValues>;
  userSetHeader: LineFields<FileValues>;
  payment: LineFields<PaymentValues>;
  contra: LineFields<FileValues>;
  userSetTrailer: LineFields<FileValues>;
  trailer: LineFields<FileValues>;
}

/** In the older form, the lines of a user set lack their first four characters. */
const OLDER_FORM_LACKS = 4;

type AcbFormat = Extract<PaymentFormat, `ACB_${string}`>;

export function isAcbFormat(format: PaymentFormat): format is AcbFormat {
  return format.startsWith('ACB_');
}

export const FORMS: Readonly<Record<AcbFormat, FormLines>> = {
  ACB_198: {
    lineLength: 198,
    header: TRANSMISSION_HEADER,
    userSetHeader: USER_SET_HEADER,
    payment: PAYMENT,
    contra: CONTRA,
    userSetTrailer: USER_SET_TRAILER,
    trailer: TRANSMISSION_TRAILER,
  },
  ACB_180: {
    lineLength: 180,
    header: INSTALLATION_HEADER,
    userSetHeader: shiftedLeft(USER_SET_HEADER, OLDER_FORM_LACKS),
    payment: shiftedLeft(PAYMENT, OLDER_FORM_LACKS),
    contra: shiftedLeft(CONTRA, OLDER_FORM_LACKS),
    userSetTrailer: shiftedLeft(USER_SET_TRAILER, OLDER_FORM_LACKS),
    trailer: INSTALLATION_TRAILER,
  },
};

function isLong({ accountNumber }: OrderedPayment): boolean {
  return accountNumber.length > STANDARD_ACCOUNT_LENGTH;
}
