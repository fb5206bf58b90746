import type { Slip } from '../../src/domain/collections/testing/slips.ts';
import type { ByPerson, PaymentFate } from '../parts-of-events.ts';

/**
 * Events around getting paid, as a history has them: company C asks payers for money, its customers pay into
 * its account, and its clerks decide about what came. Requests and payers have labels.
 */

/** The company that is paid. It has its own bank. */
export const COLLECTING = 'C';

/**
 * RECEIVE: its account only receives, and it pays through the bank with an interface. BOTH: its one account
 * also pays by files, and collected money is moved to FUNDING.
 */
export type CollectingAccount = 'RECEIVE' | 'BOTH';

export interface AskedFor {
  request: string;
  /** The place of the payer among the customers. */
  payer: number;
  amountMinor: number;
  dueInDays: number;
  /** Null: it does not expire. */
  expiresInDays: number | null;
  allowsPart: boolean;
  onTooMuch: 'CREDIT' | 'ASK';
}

/**
 * What a customer sends. SLIP: the reference is mistyped. PAYER: the standing reference of the payer instead.
 * FOREIGN: the reference of a request of another company. TWO: one payment for two requests. TOTAL: all that
 * the payer was asked for, under the standing reference.
 */
export type PaysHow =
  | 'EXACT'
  | 'PART'
  | 'OVER'
  | 'TWICE'
  | 'SLIP'
  | 'UNNAMED'
  | 'FOREIGN'
  | 'TWO'
  | 'PAYER'
  | 'TOTAL';

export interface CustomerPays {
  what: 'customer pays';
  by: 'customer';
  request: string;
  how: PaysHow;
  /** With TWO: the second request. */
  other?: string;
  /** With SLIP: what is mistyped, and at which place. */
  slip?: { kind: Slip; at: number };
  /** Whether the bank states who paid, and from which account. */
  isStated: boolean;
}

/** The bank of a customer takes money back that it sent; not every bank marks that. */
export interface CustomerTakesBack {
  what: 'customer takes back';
  by: 'customer';
  pick: number;
  isMarked: boolean;
}

/** The owner of company C pays money in, of the amount of this request. */
export interface OwnerPays {
  what: 'owner pays';
  by: 'owner';
  request: string;
}

export type CustomerEvent = CustomerPays | CustomerTakesBack | OwnerPays;

type Share = 'ALL' | 'HALF' | 'TOO_MUCH';

export type ClerkEvent = ByPerson &
  /** One request, or a small file of them. */
  (
    | { what: 'ask for money'; asked: AskedFor[] }
    | { what: 'cancel request' | 'write off' | 'confirm write-off' | 'withdraw write-off'; request: string }
    | { what: 'accept proposal' | 'end allocation'; pick: number }
    | { what: 'allocate'; pick: number; request: string; share: Share }
    /** The rest becomes a credit of the payer of this request. */
    | { what: 'credit'; pick: number; request: string; share: Share }
    | { what: 'refund'; pick: number; share: Share; isTyped: boolean; fate: PaymentFate }
    | { what: 'approve refund' | 'reject refund' | 'cancel refund'; pick: number }
    | { what: 'move to funding'; amountMinor: number }
    /** A request to pay, with the answers of the payer's bank. */
    | { what: 'ask in the app'; request: string; answers: string[] }
    | { what: 'cancel in the app'; request: string }
    /** Decides about an open entry of the receiving account, as the person sees it at the bank. */
    | { what: 'decide receipt'; pick: number }
  );

const CLERK_EVENTS: ReadonlySet<string> = new Set<ClerkEvent['what']>([
  'ask for money',
  'cancel request',
  'write off',
  'confirm write-off',
  'withdraw write-off',
  'accept proposal',
  'end allocation',
  'allocate',
  'credit',
  'refund',
  'approve refund',
  'reject refund',
  'cancel refund',
  'move to funding',
  'ask in the app',
  'cancel in the app',
  'decide receipt',
]);

export function isByClerk<E extends { what: string }>(event: E): event is Extract<E, ClerkEvent> {
  return CLERK_EVENTS.has(event.what);
}

/** Refunds pay under the reference of their request, or under none, so several can have the same one. */
export const REFUND = 'REFUND';

export function isOfRefund(reference: string): boolean {
  return reference.startsWith(REFUND);
}

/** Money of a customer, as the bank of the receiving account and the customer know it. */
export interface Sent {
  /** The names of the payers for whom it is. */
  payers: readonly string[];
  /** The references that it quotes without a slip; of requests, or of the payer. */
  quoted: readonly string[];
}

/** The names of the payers of company C. */
export const CUSTOMERS = [
  'Naledi Mokoena',
  'Sipho Dlamini',
  'Anna Botha',
  'Priya Naidoo',
  'Daniel Jacobs',
  'Lerato Venter',
] as const;
