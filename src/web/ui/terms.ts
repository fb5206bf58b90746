import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * The terms that the dashboard explains where it uses them, as docs/glossary.md defines them. A test compares
 * both.
 */
export const TERMS = {
  'content digest': msg`A fingerprint (SHA-256) of everything in a batch that decides what is paid. An \
approval covers one digest.`,
  approval: msg`One approver's consent to one content digest.`,
  rail: msg`A payment scheme: how the money travels. EFT, RTC, PayShap or RTGS.`,
  'cut-off': msg`The time of day after which a rail accepts payments only for the next banking day.`,
  unconfirmed: msg`Sent to the bank, which gave no answer. Outlay asks the bank for the outcome, and sends \
the payment again only if the bank says that it never received it.`,
  'step-up': msg`Signing in again before an approval, when the payment config requires a recent sign-in.`,
  beneficiary: msg`The person or company that a payment goes to, identified by entity, bank and account \
number.`,
  recipient: msg`The person or company that a payment goes to, as the dashboard shows it: with names, \
account and totals of past payments.`,
  payout: msg`One line of the payment history: money sent to a recipient (DEBIT), or received or returned \
(CREDIT).`,
  available: msg`The money that new batches can use. Approving a batch moves the money for it from \
available to reserved.`,
  reserved: msg`The money that is set aside for approved batches until each payment settles or fails.`,
  'approval period': msg`The time from the creation of a batch until it expires, if it still needs approval.`,
  'unit fee': msg`The fee for one payment by one rail, without VAT.`,
  duplicate: msg`A payment with the recipient, amount and currency of another one in the batch or in the \
duplicate window.`,
  'unusual amount': msg`An amount that differs from the usual one by more than the percentage of the \
payment config. Usual is what earlier runs of the same kind paid the recipient: the middle amount (median) \
of the last 12 payments.`,
  attempt: msg`One submission to the bank, identified by an id that is stored before the bank receives it.`,
  'audit chain': msg`The hashes that connect the entries of an audit log; a changed entry breaks the chain.`,
  batch: msg`Payments that are approved and paid together.`,
} as const;

/** Their names in the user's language. */
export const TERM_NAMES = {
  'content digest': msg`content digest`,
  approval: msg`approval`,
  rail: msg`rail`,
  'cut-off': msg`cut-off`,
  unconfirmed: msg`unconfirmed`,
  'step-up': msg`fresh sign-in`,
  beneficiary: msg`beneficiary`,
  recipient: msg`recipient`,
  payout: msg`payout`,
  available: msg`available`,
  reserved: msg`reserved`,
  'approval period': msg`approval period`,
  'unit fee': msg`unit fee`,
  duplicate: msg`duplicate`,
  'unusual amount': msg`unusual amount`,
  attempt: msg`attempt`,
  'audit chain': msg`audit chain`,
  batch: msg`batch`,
} as const satisfies Record<TermName, MessageDescriptor>;

export type TermName = keyof typeof TERMS;
