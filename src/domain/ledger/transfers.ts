import { invariant } from '../../shared/errors.ts';
import type { AccessType } from '../../shared/terms.ts';

/** The accounts that money moves between, within one entity and currency. */
export const ACCOUNTS = {
  fundingAvailable: { accessType: 'FUNDING', bucket: 'AVAILABLE' },
  fundingReserved: { accessType: 'FUNDING', bucket: 'RESERVED' },
  collectionAvailable: { accessType: 'COLLECTION', bucket: 'AVAILABLE' },
  feeAvailable: { accessType: 'FEE', bucket: 'AVAILABLE' },
  outside: { accessType: 'OUTSIDE', bucket: 'OUTSIDE' },
} as const satisfies Record<string, { accessType: AccessType | 'OUTSIDE'; bucket: string }>;

export type AccountName = keyof typeof ACCOUNTS;

export type TransferKind = 'FUND' | 'HOLD' | 'RELEASE' | 'SETTLE' | 'REVERSE';

/** One side of a transfer: what an account gains, or loses when it is negative. */
export interface Leg {
  account: AccountName;
  amountMinor: bigint;
}

/** A movement of money as it is posted: its legs sum to zero. */
export interface Transfer {
  kind: TransferKind;
  legs: readonly Leg[];
}

function transfer(kind: TransferKind, legs: readonly Leg[]): Transfer {
  const posted = legs.filter((leg) => leg.amountMinor !== 0n);
  invariant(posted.reduce((sum, leg) => sum + leg.amountMinor, 0n) === 0n, 'a transfer sums to zero');
  return { kind, legs: posted };
}

function positive(amountMinor: bigint): bigint {
  invariant(amountMinor > 0n, 'a transfer moves more than zero');
  return amountMinor;
}

/** Money comes in from outside, to be paid out or as received from customers. */
export function fund(into: 'fundingAvailable' | 'collectionAvailable', amountMinor: bigint): Transfer {
  return transfer('FUND', [
    { account: 'outside', amountMinor: -positive(amountMinor) },
    { account: into, amountMinor },
  ]);
}

/** The last approval sets amounts and fees aside. */
export function hold(amountMinor: bigint): Transfer {
  return transfer('HOLD', [
    { account: 'fundingAvailable', amountMinor: -positive(amountMinor) },
    { account: 'fundingReserved', amountMinor },
  ]);
}

/** What was set aside and is not paid comes back: a whole batch, or a withdrawal that failed with its fee. */
export function release(amountMinor: bigint): Transfer {
  return transfer('RELEASE', [
    { account: 'fundingReserved', amountMinor: -positive(amountMinor) },
    { account: 'fundingAvailable', amountMinor },
  ]);
}

/** A withdrawal is paid: the amount leaves, the fee with its VAT is charged. */
export function settle(amountMinor: bigint, feeMinor: bigint): Transfer {
  return transfer('SETTLE', [
    { account: 'fundingReserved', amountMinor: -(positive(amountMinor) + feeMinor) },
    { account: 'outside', amountMinor },
    { account: 'feeAvailable', amountMinor: feeMinor },
  ]);
}

/** The bank returns a payment: the amount comes back, the fee stays charged. */
export function reverse(amountMinor: bigint): Transfer {
  return transfer('REVERSE', [
    { account: 'outside', amountMinor: -positive(amountMinor) },
    { account: 'fundingAvailable', amountMinor },
  ]);
}
