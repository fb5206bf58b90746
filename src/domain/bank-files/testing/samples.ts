import type { OrderedPayment, PaymentOrder } from '../payment-order.ts';
import { builtInProfile } from './built-in-profile.ts';
import type { StatementEntry, StatementHead } from '../statement.ts';

export const PAIN_PROFILE = builtInProfile('ZA-PAIN-001');

export const FILE_ID = '0199a3c4f2d17b6e8c5d4e3f2a1b0c9d';

/** The id of the n-th payment, in the shape of a UUID of version 7. */
export function paymentId(n: number): string {
  return `0199a3c4f2d27${n.toString(16).padStart(3, '0').slice(-3)}8${n.toString(16).padStart(15, '0')}`;
}

/** A payment that differs from the others in its id, amount, account and name. */
export function samplePayment(n: number): OrderedPayment {
  return {
    rail: 'EFT',
    endToEndId: paymentId(n),
    amountMinor: BigInt(100_000 + n),
    name: `Beneficiary ${n}`,
    branchCode: '051001',
    accountNumber: String(1_000_000_000 + n),
    accountType: n % 2 === 0 ? 'CURRENT' : 'SAVINGS',
    reference: `Salary ${n}`,
    ownReference: '',
  };
}

/** `createdAt` is the caller's: the domain has no clock. */
export function sampleOrder(payments: readonly OrderedPayment[], createdAt: Date): PaymentOrder {
  return {
    fileId: FILE_ID,
    fileNumber: 1,
    acbNumbers: null,
    firstSequenceNumber: 1,
    currency: 'ZAR',
    executionDate: '2026-11-25',
    createdAt,
    isTest: false,
    payer: {
      name: 'Karoo Wool (Pty) Ltd',
      branchCode: '250655',
      accountNumber: '62000000001',
      accountType: 'CURRENT',
    },
    payments,
  };
}

export function sampleHead(changes: Partial<StatementHead> = {}): StatementHead {
  return {
    kind: 'STATEMENT',
    statementId: 'STM-2026-11-24',
    sequenceNumber: 228,
    accountNumber: '62000000001',
    currency: 'ZAR',
    opening: { amountMinor: 1_000_000n, date: '2026-11-24' },
    closing: { amountMinor: 900_000n, date: '2026-11-24' },
    ...changes,
  };
}

export function sampleEntry(changes: Partial<StatementEntry> = {}): StatementEntry {
  return {
    amountMinor: -100_000n,
    isReversal: false,
    status: 'BOOKED',
    bookingDate: '2026-11-24',
    valueDate: '2026-11-24',
    bankReference: 'REF-1',
    code: 'PMNT/ICDT/ESCT',
    text: '',
    batchCount: null,
    batchNames: [],
    details: [],
    ...changes,
  };
}
