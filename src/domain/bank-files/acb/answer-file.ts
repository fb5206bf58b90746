import type { ReadPayment, ReadPaymentFile } from './read-file.ts';

/**
 * Writes the answers of a bank to a payment file, for the rehearsal bank. It shares nothing with the
 * reader of replies.
 */

export interface BankStatus {
  /** The day of the answer, YYYYMMDD. */
  answeredOn: string;
  transmission: 'ACCEPTED' | 'REJECTED';
  userSet: 'ACCEPTED' | 'REJECTED';
  /**
   * Each reason is about a line of the file, or about the user set when its sequence number is 0. Codes have
   * 5 digits.
   */
  reasons?: readonly { sequenceNumber: number; code: string; text: string }[];
  /** Whether the accepted payments are listed. */
  listsAccepted?: boolean;
}

export interface BankReturn {
  payment: ReadPayment;
  /** Two or three digits. */
  reason: string;
  /** 5 digits. */
  qualifier?: string;
}

export interface BankRedirect {
  payment: ReadPayment;
  branchCode: string;
  accountNumber: string;
}

/** The status of a payment file, with the reasons of rejections. */
export function writeBankStatus(file: ReadPaymentFile, status: BankStatus): Uint8Array {
  const letter = letterOf(file);
  const { reasons = [] } = status;
  const rejected = new Set(reasons.map(({ sequenceNumber }) => sequenceNumber));
  const isAccepted = status.userSet === 'ACCEPTED';
  const last = isAccepted ? file.contras.at(-1)!.sequenceNumber : 0;
  const set = `${file.userCode}-${zeros(file.generationNumber, 7)}-${zeros(last, 6)}`;
  const lines: string[] = [];
  // The older form has no transmission.
  if (file.transmissionNumber !== null) {
    const transmission = `${file.customerCode}-${zeros(file.transmissionNumber, 7)}`;
    lines.push(`900${letter}000 TRANSMISSION ${transmission} ${status.transmission}`);
  }
  lines.push(`900${letter}020 ACB USER SET ${set} ${status.userSet}`);
  if (isAccepted && status.listsAccepted)
    for (const payment of file.payments)
      if (!rejected.has(payment.sequenceNumber)) lines.push(`903${letter}${paymentLine(file, payment)}`);
  for (const { sequenceNumber, code, text } of reasons)
    lines.push(
      `901${letter}020 ${file.userCode}/${zeros(file.generationNumber, 7)}/${zeros(sequenceNumber, 6)} ` +
        `${code}-${text.slice(0, 60)}`,
    );
  return transmissionOf(file, status.answeredOn, lines);
}

/** Reports returned payments, and payments whose account has moved. */
export function writeBankOutput(
  file: ReadPaymentFile,
  answeredOn: string,
  { returns = [], redirects = [] }: { returns?: readonly BankReturn[]; redirects?: readonly BankRedirect[] },
): Uint8Array {
  const letter = letterOf(file);
  const returned = returns.map(
    ({ payment, reason, qualifier = '00000' }) =>
      `013${letter}${paymentOf(file, payment)}${reason.padStart(3, '0')}${qualifier}${zeros(0, 6)}` +
      `${' '.repeat(16)}${payment.name}`,
  );
  const moved = redirects.map(
    ({ payment, branchCode, accountNumber }) =>
      `017${letter}${paymentOf(file, payment)}${branchCode}${accountNumber.padStart(16, '0')}01` +
      `${zeros(0, 6)}${payment.name}`,
  );
  const lines = [`010${letter}${file.userCode}${zeros(file.generationNumber, 7)}01`];
  if (moved.length > 0)
    lines.push(
      `016${setHeader(file)}`,
      ...moved,
      `018${letter}${figuresOf(redirects.map((one) => one.payment))}`,
    );
  if (returned.length > 0)
    lines.push(
      `011${setHeader(file)}`,
      ...returned,
      `014${letter}${figuresOf(returns.map((one) => one.payment))}`,
    );
  const all = [...redirects, ...returns].map((one) => one.payment);
  lines.push(`019${letter}${figuresOf(all)}`);
  return transmissionOf(file, answeredOn, lines);
}

function transmissionOf(file: ReadPaymentFile, on: string, lines: readonly string[]): Uint8Array {
  const letter = letterOf(file);
  const whole = [
    `000${letter}${on}00000${(file.customerName ?? '').padEnd(30)}0000001${file.customerCode ?? '00000'}`,
    ...lines,
    `999${letter}${zeros(lines.length + 2, 9)}`,
  ];
  const text = whole.map((line) => `${line.padEnd(198)}\r\n`).join('');
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function setHeader(file: ReadPaymentFile): string {
  const { branchCode, accountNumber } = file.payer;
  const actionDate = `20${file.contras[0]!.actionDate}`;
  return `${letterOf(file)}${file.userCode}${branchCode}${accountNumber.padStart(16, '0')}01${actionDate}`;
}

/** The fields of a payment with which returns and redirects begin. */
function paymentOf(file: ReadPaymentFile, payment: ReadPayment): string {
  const sentOn = file.transmittedOn ?? `20${file.createdOn}`;
  return (
    `10${sentOn}${zeros(payment.sequenceNumber, 6)}${payment.branchCode}` +
    `${account16(payment)}${zeros(payment.amountMinor, 11)}` +
    `${payment.shortName.padEnd(10)}${payment.reference.padEnd(20)}`
  );
}

function figuresOf(payments: readonly ReadPayment[]): string {
  let accounts = 0n;
  let cents = 0n;
  for (const payment of payments) {
    accounts += BigInt(account16(payment));
    cents += payment.amountMinor;
  }
  return `${zeros(0, 9)}${zeros(payments.length, 9)}${zeros(accounts, 18)}${zeros(0, 14)}${zeros(cents, 14)}`;
}

/** Repeats the payment as it was in the file. */
function paymentLine(file: ReadPaymentFile, payment: ReadPayment): string {
  const isLong = payment.accountNumber.length > 11;
  return (
    `020${letterOf(file)}10${file.payer.branchCode}${file.payer.accountNumber}${file.userCode}` +
    `${zeros(payment.sequenceNumber, 6)}${payment.branchCode}` +
    `${isLong ? zeros(0, 11) : payment.accountNumber}${payment.accountType}` +
    zeros(payment.amountMinor, 11) +
    `${payment.actionDate}${zeros(payment.entryClass, 2)}0   ${payment.shortName.padEnd(10)}` +
    `${payment.reference.padEnd(20)}${payment.name.padEnd(30)}` +
    `${isLong ? payment.accountNumber.padStart(20, '0') : zeros(0, 20)}${' '.repeat(16)}21`
  );
}

/** An account of more than 16 digits does not fit in a return; its last 16 do. */
function account16({ accountNumber }: ReadPayment): string {
  return accountNumber.padStart(16, '0').slice(-16);
}

function letterOf(file: ReadPaymentFile): 'T' | 'L' {
  return file.isTest === true ? 'T' : 'L';
}

function zeros(number: number | bigint, length: number): string {
  return String(number).padStart(length, '0');
}
