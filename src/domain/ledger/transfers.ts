import { invariant } from '../../shared/errors.ts';
import type { AccessType } from '../../shared/terms.ts';

/** The ledger accounts of one entity in one currency. `outside` is the world beyond: banks and customers. */
export const ACCOUNTS = {
  fundingAvailable: { accessType: 'FUNDING', bucket: 'AVAILABLE' },
  fundingReserved: { accessType: 'FUNDING', bucket: 'RESERVED' },
  collectionAvailable: { accessType: 'COLLECTION', bucket: 'AVAILABLE' },
  feeAvailable: { accessType: 'FEE', bucket: 'AVAILABLE' },
  outside: { accessType: 'OUTSIDE', bucket: 'OUTSIDE' },
} as const satisfies Record<string, { accessType: AccessType | 'OUTSIDE'; bucket: string }>;

export type AccountName = keyof typeof ACCOUNTS;

export type TransferKind =
  | 'OPENING'
  | 'FUND'
  | 'FUND_RETURN'
  | 'COLLECT'
  | 'COLLECT_RETURN'
  | 'SWEEP'
  | 'SWEEP_BACK'
  | 'HOLD'
  | 'RELEASE'
  | 'SETTLE'
  | 'REVERSE'
  | 'CHARGE'
  | 'OTHER';

/** One posting of a transfer: a positive amount is added to the account, a negative one is taken from it. */
interface Posting {
  account: AccountName;
  amountMinor: bigint;
}

/** A movement of money. Its postings sum to zero. */
export interface Transfer {
  kind: TransferKind;
  postings: readonly Posting[];
}

function transfer(kind: TransferKind, postings: readonly Posting[]): Transfer {
  const posted = postings.filter((posting) => posting.amountMinor !== 0n);
  invariant(posted.reduce((sum, posting) => sum + posting.amountMinor, 0n) === 0n, 'a transfer sums to zero');
  return { kind, postings: posted };
}

function positive(amountMinor: bigint): bigint {
  invariant(amountMinor > 0n, 'a transfer moves more than zero');
  return amountMinor;
}

/**
 * The balance that contains the money of a bank account: COLLECTION if payers pay into the account, else
 * FUNDING.
 */
export type BankBalance = 'fundingAvailable' | 'collectionAvailable';

/** The ledger begins with what is on a bank account: a positive amount is added, a negative one taken out. */
export function opening(amountMinor: bigint, into: BankBalance = 'fundingAvailable'): Transfer {
  invariant(amountMinor !== 0n, 'an opening balance of zero moves nothing');
  return transfer('OPENING', [
    { account: 'outside', amountMinor: -amountMinor },
    { account: into, amountMinor },
  ]);
}

/** Money arrives: to pay batches with, or from customers. */
export function fund(into: BankBalance, amountMinor: bigint): Transfer {
  return transfer('FUND', [
    { account: 'outside', amountMinor: -positive(amountMinor) },
    { account: into, amountMinor },
  ]);
}

/** Money that had arrived to pay batches with goes back. */
export function returnFunding(amountMinor: bigint): Transfer {
  return transfer('FUND_RETURN', [
    { account: 'fundingAvailable', amountMinor: -positive(amountMinor) },
    { account: 'outside', amountMinor },
  ]);
}

/** Money of a payer arrives on a receiving account. */
export function collect(amountMinor: bigint): Transfer {
  return transfer('COLLECT', [
    { account: 'outside', amountMinor: -positive(amountMinor) },
    { account: 'collectionAvailable', amountMinor },
  ]);
}

/** The bank takes back money that had arrived on a receiving account. */
export function returnCollected(amountMinor: bigint): Transfer {
  return transfer('COLLECT_RETURN', [
    { account: 'collectionAvailable', amountMinor: -positive(amountMinor) },
    { account: 'outside', amountMinor },
  ]);
}

/** Money that was collected from customers becomes money to pay batches with. */
export function sweep(amountMinor: bigint): Transfer {
  return transfer('SWEEP', [
    { account: 'collectionAvailable', amountMinor: -positive(amountMinor) },
    { account: 'fundingAvailable', amountMinor },
  ]);
}

/** Money that was swept for a refund goes back to COLLECTION, because the refund is not paid. */
export function sweepBack(amountMinor: bigint): Transfer {
  return transfer('SWEEP_BACK', [
    { account: 'fundingAvailable', amountMinor: -positive(amountMinor) },
    { account: 'collectionAvailable', amountMinor },
  ]);
}

/** The last approval places a hold for the amounts and fees of a batch. */
export function hold(amountMinor: bigint): Transfer {
  return transfer('HOLD', [
    { account: 'fundingAvailable', amountMinor: -positive(amountMinor) },
    { account: 'fundingReserved', amountMinor },
  ]);
}

/** Releases a hold: of a whole batch that is not paid, or of one failed withdrawal with its fee. */
export function release(amountMinor: bigint): Transfer {
  return transfer('RELEASE', [
    { account: 'fundingReserved', amountMinor: -positive(amountMinor) },
    { account: 'fundingAvailable', amountMinor },
  ]);
}

/** Captures the hold of a paid withdrawal: the amount leaves, the fee with VAT is charged. */
export function settle(amountMinor: bigint, feeMinor: bigint): Transfer {
  return transfer('SETTLE', [
    { account: 'fundingReserved', amountMinor: -(positive(amountMinor) + feeMinor) },
    { account: 'outside', amountMinor },
    { account: 'feeAvailable', amountMinor: feeMinor },
  ]);
}

/** The bank returns a payment: the amount comes back, and the fee is kept. */
export function reverse(amountMinor: bigint): Transfer {
  return transfer('REVERSE', [
    { account: 'outside', amountMinor: -positive(amountMinor) },
    { account: 'fundingAvailable', amountMinor },
  ]);
}

/** The bank charges a fee that belongs to no payment; a negative amount reverses that. */
export function charge(amountMinor: bigint, from: BankBalance = 'fundingAvailable'): Transfer {
  invariant(amountMinor !== 0n, 'a fee of zero moves nothing');
  return transfer('CHARGE', [
    { account: from, amountMinor: -amountMinor },
    { account: 'feeAvailable', amountMinor },
  ]);
}

/** Other business of the company on the bank account: a positive amount came in, a negative one went out. */
export function other(amountMinor: bigint, into: BankBalance = 'fundingAvailable'): Transfer {
  invariant(amountMinor !== 0n, 'an entry of zero moves nothing');
  return transfer('OTHER', [
    { account: 'outside', amountMinor: -amountMinor },
    { account: into, amountMinor },
  ]);
}
