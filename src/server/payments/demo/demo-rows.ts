import { formatAmount } from '../../../shared/money.ts';
import { DAY_MS } from '../../../shared/time.ts';
import type { BatchRequest } from './history-writer.ts';
import { demoSuppliers, type DemoPerson } from './people.ts';

/** The randomness of the demo: the same demo each time. */
export const SEED = 20_260;

type Row = BatchRequest['withdrawals'][number];

/** The amounts of a request, in cents. */
export function sumOf(request: BatchRequest): bigint {
  return request.withdrawals.reduce((sum, row) => sum + BigInt(row.amount.replace('.', '')), 0n);
}

/**
 * An amount with the cents of its batch. Batches of one kind have different cents, so that no two payments of
 * the history are possible duplicates.
 */
function withCents(minor: number, cents: number): string {
  return formatAmount(BigInt(Math.floor(minor / 100) * 100 + (cents % 100)), 'ZAR');
}

/** The part of a payment that is the same each month. */
export function employee(person: DemoPerson): Omit<Row, 'amount' | 'beneficiaryReference'> {
  const { name, bankCode, accountNumber, accountType, externalId } = person;
  return {
    beneficiaryName: name,
    bankCode,
    accountNumber,
    accountType,
    ownReference: `PAYROLL ${externalId}`,
    externalId,
  };
}

/** A monthly salary with some overtime. */
export function salary(person: DemoPerson, ms: number, next: () => number, cents: number): Row {
  return {
    ...employee(person),
    amount: withCents(person.salaryMinor + next() * 90_000, cents),
    beneficiaryReference: `SALARY ${monthOf(ms).toUpperCase()}`,
  };
}

/** Invoices of nine to thirteen suppliers. */
export function supplierRows(ms: number, next: () => number, cents: number): Row[] {
  return demoSuppliers(SEED + 3)
    .slice(0, 9 + Math.floor(next() * 5))
    .map((supplier, index) => ({
      beneficiaryName: supplier.name,
      bankCode: supplier.bankCode,
      accountNumber: supplier.accountNumber,
      accountType: 'CURRENT',
      amount: withCents(350_000 + next() * 6_000_000, cents),
      beneficiaryReference: `INV ${20_000 + (Math.floor(ms / DAY_MS) % 1_000)}-${index + 1}`,
      ownReference: 'SUPPLIERS',
    }));
}

/** Refunds to customers; a few go to accounts that the bank rejects or returns. */
export function refundRows(customers: readonly DemoPerson[], next: () => number, days: number): Row[] {
  const from = Math.floor(next() * (customers.length - 100));
  const rows: Row[] = customers.slice(from, from + 55 + Math.floor(next() * 45)).map((customer) => ({
    beneficiaryName: customer.name,
    bankCode: customer.bankCode,
    accountNumber: customer.accountNumber,
    accountType: customer.accountType,
    amount: withCents(9_900 + next() * 160_000, days),
    beneficiaryReference: `REFUND ${100_000 + Math.floor(next() * 899_999)}`,
  }));
  if (days % 4 === 1) rows.push(failing('Gert Swart', '0003', `${150 + days}.10`));
  if (days % 5 === 2) rows.push(failing('Busisiwe Cele', '0005', `${210 + days}.20`));
  if (days % 6 === 3) rows.push(failing('Nadia Abrahams', '0004', `${175 + days}.30`));
  return rows;
}

/** A payment to an account whose ending makes the sandbox bank simulate a failure. */
export function failing(beneficiaryName: string, ending: string, amount: string): Row {
  const accountNumber = `62${String(100_000 + beneficiaryName.length * 7_919).slice(-5)}${ending}`;
  return {
    beneficiaryName,
    bankCode: 'FNB',
    accountNumber,
    accountType: 'CURRENT',
    amount,
    beneficiaryReference: `CLAIM ${ending}${beneficiaryName.length}`,
  };
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `March 2026`. */
export function monthOf(ms: number): string {
  const date = new Date(ms);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `2026-03-25`. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The file that a batch claims to come from, with an invented hash. */
export function sourceOf(ms: number, name: string): NonNullable<BatchRequest['source']> {
  const sha256 = Array.from({ length: 8 }, (_, i) =>
    (Math.imul(Math.floor(ms / 1_000) + i * 7_919, 2_654_435_761) >>> 0).toString(16).padStart(8, '0'),
  ).join('');
  return { fileName: `${name}-${dayOf(ms)}.csv`, sha256 };
}
