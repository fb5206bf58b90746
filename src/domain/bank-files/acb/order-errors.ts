import { isInCharacterSet, textInFile } from '../charset.ts';
import type { OrderedPayment, PaymentOrder } from '../payment-order.ts';
import type { AcbRegistration, BankFileProfile } from '../profile.ts';
import { areCarried } from './file-numbers.ts';
import {
  AMOUNT_DIGITS,
  LONG_ACCOUNT_LENGTH,
  NAME_LENGTH,
  REFERENCE_LENGTH,
  SHORT_NAME_LENGTH,
  STANDARD_ACCOUNT_LENGTH,
} from './payment-lines.ts';
import { LAST_SEQUENCE_NUMBER, contraSequenceNumber } from './sequence-numbers.ts';

/** Why an ACB file cannot carry an order. */
type OrderErrorCode =
  | 'profile_incomplete'
  | 'registration_not_valid'
  | 'rail_not_carried'
  | 'currency_not_carried'
  | 'payer_not_carried'
  | 'no_payments'
  | 'too_many_payments'
  | 'total_too_large'
  | 'file_numbers_not_carried'
  | 'sequence_numbers_used_up'
  | 'amount_not_carried'
  | 'account_not_carried'
  | 'branch_not_carried'
  | 'name_not_carried'
  | 'reference_not_carried'
  | 'own_reference_not_carried';

export interface OrderError {
  code: OrderErrorCode;
  /** The position of the payment in the order, from 0; null when the error concerns the file. */
  payment: number | null;
}

/** The largest amount and total of a file, in minor units. */
export const MOST_MINOR = 10n ** BigInt(AMOUNT_DIGITS) - 1n;

/** All reasons why a file of this profile cannot carry the order; empty when it can be written. */
export function acbOrderErrors(order: PaymentOrder, profile: BankFileProfile): OrderError[] {
  const errors: OrderError[] = [];
  for (const code of fileErrors(order, profile)) errors.push({ code, payment: null });
  order.payments.forEach((payment, index) => {
    for (const code of paymentErrors(payment)) errors.push({ code, payment: index });
  });
  return errors;
}

function* fileErrors(order: PaymentOrder, profile: BankFileProfile): Generator<OrderErrorCode> {
  const { payer, payments, currency, acbNumbers, firstSequenceNumber } = order;
  if (profile.acb === null || profile.entryClass === null) yield 'profile_incomplete';
  else if (!isValid(profile.acb) || !/^\d{1,2}$/.test(String(profile.entryClass)))
    yield 'registration_not_valid';
  if (payments.some(({ rail }) => rail !== 'EFT')) yield 'rail_not_carried';
  if (currency !== 'ZAR') yield 'currency_not_carried';
  const isPayerCarried =
    isDigits(payer.branchCode, 6) && isDigits(payer.accountNumber, STANDARD_ACCOUNT_LENGTH);
  if (!isPayerCarried || 'error' in textInFile(payer.name, 'ACB', NAME_LENGTH)) yield 'payer_not_carried';
  if (payments.length === 0) yield 'no_payments';
  if (payments.length > profile.maxPayments) yield 'too_many_payments';
  if (payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0n) > MOST_MINOR) yield 'total_too_large';
  if (acbNumbers === null || !areCarried(acbNumbers)) yield 'file_numbers_not_carried';
  const last = contraSequenceNumber(firstSequenceNumber, payments.length);
  if (firstSequenceNumber < 1 || last > LAST_SEQUENCE_NUMBER) yield 'sequence_numbers_used_up';
}

function* paymentErrors(payment: OrderedPayment): Generator<OrderErrorCode> {
  if (payment.amountMinor < 1n || payment.amountMinor > MOST_MINOR) yield 'amount_not_carried';
  if (!isDigits(payment.accountNumber, LONG_ACCOUNT_LENGTH)) yield 'account_not_carried';
  if (!isDigits(payment.branchCode, 6)) yield 'branch_not_carried';
  if (payment.name === '' || !isCarried(payment.name, NAME_LENGTH)) yield 'name_not_carried';
  if (!isCarried(payment.reference, REFERENCE_LENGTH)) yield 'reference_not_carried';
  if (payment.ownReference !== '') yield 'own_reference_not_carried';
}

function isValid({ customerCode, userCode, shortName, destination }: AcbRegistration): boolean {
  return (
    isCode(customerCode, 5) &&
    isCode(userCode, 4) &&
    isCode(destination, 5) &&
    shortName.trim() !== '' &&
    isCarried(shortName, SHORT_NAME_LENGTH)
  );
}

function isCode(text: string, length: number): boolean {
  return text.length === length && /^[A-Z0-9]*$/.test(text);
}

function isDigits(text: string, most: number): boolean {
  return text.length <= most && /^\d+$/.test(text);
}

function isCarried(text: string, most: number): boolean {
  return text.length <= most && isInCharacterSet(text, 'ACB');
}
