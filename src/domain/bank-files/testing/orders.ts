import fc from 'fast-check';
import { ACCOUNT_TYPES } from '../../../shared/terms.ts';
import type { AcbFileNumbers } from '../acb/file-numbers.ts';
import type { OrderedPayment, PaymentOrder } from '../payment-order.ts';
import type { AcbRegistration, BankFileProfile } from '../profile.ts';
import { builtInProfile } from './built-in-profile.ts';

export const REGISTRATION: AcbRegistration = {
  customerCode: '04136',
  userCode: 'A855',
  shortName: 'LUMORETAIL',
  destination: '00000',
  service: 'SAMEDAY',
};

export function acbProfile(code: 'ZA-ACB-198' | 'ZA-ACB-180', change: Partial<BankFileProfile> = {}) {
  return { ...builtInProfile(code), acb: REGISTRATION, ...change };
}

export function paymentWith(change: Partial<OrderedPayment> = {}): OrderedPayment {
  return {
    rail: 'EFT',
    endToEndId: '0197f3a2c4d57e8f9a0b1c2d3e4f5a6b',
    amountMinor: 125_000n,
    name: 'T NKOSI',
    branchCode: '250655',
    accountNumber: '62223889091',
    accountType: 'CURRENT',
    reference: 'SALARY NOV',
    ownReference: '',
    ...change,
  };
}

export function orderWith(change: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    fileId: '0197f3a2c4d57e8f9a0b1c2d3e4f5a6c',
    fileNumber: 7,
    acbNumbers: { transmissionNumber: 7, generationNumber: 7 },
    firstSequenceNumber: 1,
    currency: 'ZAR',
    executionDate: '2026-11-24',
    createdAt: new Date('2026-11-23T08:15:00Z'),
    isTest: false,
    payer: {
      name: 'Lumo Retail (Pty) Ltd',
      branchCode: '335609',
      accountNumber: '4084166276',
      accountType: 'CURRENT',
    },
    payments: [paymentWith()],
    ...change,
  };
}

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });

const acbText = (maxLength: number) =>
  fc
    .string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 &(),./-'), maxLength })
    .map((text) => text.replace(/ +/g, ' ').trim());

/** Payments as `charset.ts` leaves their texts; their total fits the contra of an ACB file. */
function payments(maxLength: number): fc.Arbitrary<OrderedPayment[]> {
  const most = 99_999_999_999n / BigInt(maxLength);
  const payment = fc.record({
    rail: fc.constant('EFT' as const),
    endToEndId: fc.uuid().map((id) => id.replaceAll('-', '')),
    amountMinor: fc.oneof(fc.constantFrom(1n, most), fc.bigInt({ min: 1n, max: most })),
    name: acbText(30).map((name) => name || 'X'),
    branchCode: digits(6, 6),
    accountNumber: fc.integer({ min: 1, max: 20 }).chain((length) => digits(length, length)),
    accountType: fc.constantFrom(...ACCOUNT_TYPES),
    reference: acbText(20),
    ownReference: fc.constant(''),
  });
  return fc.array(payment, { minLength: 1, maxLength, size: 'max' });
}

const day = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-30T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Any numbers that the fields of an ACB file have room for. */
export function acbFileNumbers(): fc.Arbitrary<AcbFileNumbers> {
  return fc.record({
    transmissionNumber: fc.integer({ min: 0, max: 9_999_999 }),
    generationNumber: fc.integer({ min: 0, max: 9_999 }),
  });
}

/** Orders that an ACB file can carry. */
export function orders(maxPayments: number): fc.Arbitrary<PaymentOrder> {
  return fc.record({
    fileId: fc.uuid().map((id) => id.replaceAll('-', '')),
    fileNumber: fc.integer({ min: 1, max: 20_000_000 }),
    acbNumbers: acbFileNumbers(),
    firstSequenceNumber: fc.integer({ min: 1, max: 999_999 - maxPayments }),
    currency: fc.constant('ZAR' as const),
    executionDate: day,
    createdAt: fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2099-12-30T00:00:00Z'),
      noInvalidDate: true,
    }),
    isTest: fc.boolean(),
    payer: fc.record({
      name: fc.constantFrom('Lumo Retail (Pty) Ltd', 'Zoë’s Bäckerei & Söhne — Handelshaus', 'A'),
      branchCode: digits(6, 6),
      accountNumber: digits(1, 11),
      accountType: fc.constantFrom(...ACCOUNT_TYPES),
    }),
    payments: payments(maxPayments),
  });
}

export function textOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
