import type { FailureCode } from './terms.ts';

/**
 * Sentences about a payout: why it failed or was returned and what to do, and the steps of its history. The
 * interface answers them in English, and pages show them in the language of the user.
 */

/** Why a payment failed or was returned, and what to do. */
export const FAILURE_TEXTS: Readonly<Record<FailureCode, string>> = {
  INVALID_ACCOUNT:
    'The bank has no such account. Check the account number with the beneficiary and pay again.',
  ACCOUNT_CLOSED: 'The account is closed. Ask the beneficiary for another account and pay again.',
  ACCOUNT_DORMANT:
    'The account is dormant. Ask the beneficiary for another account, or to reactivate this one at the bank.',
  ACCOUNT_RESTRICTED:
    'The bank has restricted the account and does not accept payments to it. ' +
    'Ask the beneficiary to resolve this with the bank.',
  NAME_MISMATCH:
    'The name does not match the account holder. ' +
    'Check the name and the account number with the beneficiary and pay again.',
  INVALID_BRANCH:
    "The branch code does not belong to the bank. Use the bank's universal branch code and pay again.",
  LIMIT_EXCEEDED:
    'The amount is above a limit of the rail or the bank. Choose another rail or split the payment.',
  INSUFFICIENT_FUNDS: 'The paying account had insufficient funds. Fund the account and pay again.',
  BANK_REJECTED:
    'The bank rejected the payment without a reason that you can correct. ' +
    'Ask the beneficiary to contact the bank.',
  BANK_UNAVAILABLE: 'The bank could not be reached, and nothing was paid. Pay again.',
  DUPLICATE:
    'The bank rejected the payment as a duplicate. ' +
    'Find the earlier payment in the history before you pay again.',
  UNKNOWN: 'The payment failed and the bank gave no reason. Ask the bank before you pay again.',
};

/**
 * The steps of a payout. `{name}` is the person, `{rail}` the rail; `submitted` is for one whose rail is
 * not known.
 */
export const STEP_TEXTS = {
  received: 'The money was received and posted.',
  created: '{name} created the batch.',
  approved: '{name} approved the batch.',
  released: 'The batch matched its approved digest and was dispatched to the bank.',
  submitted: 'Submitted to the bank.',
  submittedByRail: 'Submitted to the bank by {rail}.',
  completed: 'The bank confirmed the payment, and it was posted.',
  failed: 'The payment failed and its hold was released.',
  reversed: 'The bank returned the money.',
} as const;

export type PayoutStep = keyof typeof STEP_TEXTS;

/** The facts in the sentence about a step of a payout. */
export interface StepFacts {
  event: string;
  /** The person who took it; null for the steps of Outlay and the bank. */
  name: string | null;
  rail: string | null;
  failureCode: FailureCode | null;
}

const STEPS: Readonly<Record<string, PayoutStep>> = {
  'payout.received': 'received',
  'batch.created': 'created',
  'batch.approved': 'approved',
  'batch.released': 'released',
  'payout.submitted': 'submitted',
  'payout.completed': 'completed',
  'payout.failed': 'failed',
  'payout.reversed': 'reversed',
};

/** The ids of the texts in the catalogue. */
export const failureTextId = (code: FailureCode): string => `failure.${code}`;
export const stepTextId = (step: PayoutStep): string => `step.${step}`;

/**
 * A step in words, from the texts that `textOf` has for an id of the catalogue. Undefined for an event that
 * is not in the table, such as one of a newer server.
 */
export function stepWords(
  { event, name, rail, failureCode }: StepFacts,
  textOf: (id: string, english: string) => string,
): string | undefined {
  const known = STEPS[event];
  if (!known) return undefined;
  const step = known === 'submitted' && rail !== null ? 'submittedByRail' : known;
  const words = textOf(stepTextId(step), STEP_TEXTS[step])
    .replace('{name}', () => name ?? '')
    .replace('{rail}', () => rail ?? '');
  if ((known !== 'failed' && known !== 'reversed') || failureCode === null) return words;
  return `${words} ${textOf(failureTextId(failureCode), FAILURE_TEXTS[failureCode])}`;
}
