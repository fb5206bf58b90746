import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * The terms that the dashboard explains where it uses them, as docs/glossary.md defines them. A test compares
 * both.
 */
export const TERMS = {
  'content digest': msg`The SHA-256 over everything in a batch that decides what is paid. An approval \
covers one digest.`,
  approval: msg`One approver's consent to one content digest.`,
  rail: msg`A payment scheme: how the money travels. EFT, RTC, PayShap or RTGS.`,
  'cut-off': msg`The time of day after which a rail accepts payments only for the next banking day.`,
  unconfirmed: msg`Submitted, but the bank gave no answer. The worker asks the bank for the outcome. It \
submits the same attempt again only if the bank says that it never received it.`,
  'step-up': msg`Signing in again before an approval, when the payment config requires a recent sign-in.`,
  beneficiary: msg`The person or company that a withdrawal pays, identified by entity, bank and account \
number.`,
  recipient: msg`A beneficiary as the dashboard shows it, with names and totals of past payments.`,
  payout: msg`A payment transaction in the history: a DEBIT for a submitted withdrawal, a CREDIT for \
received or returned money.`,
  available: msg`The balance that new batches can use. Only this balance can be held.`,
  reserved: msg`The balance that holds cover, kept for approved batches until each payment settles or fails.`,
  'approval period': msg`The time until a batch that needs approval expires.`,
  'unit fee': msg`The fee for one withdrawal by one rail, without VAT.`,
  duplicate: msg`A withdrawal with the beneficiary, amount and currency of another one in the batch or in \
the duplicate window.`,
  'unusual amount': msg`An amount further from the usual one than the entity's percentage.`,
  attempt: msg`One submission, identified by an id that is committed before the bank receives it.`,
  'audit chain': msg`The hashes that connect the rows of an audit log; a changed row breaks the chain.`,
  batch: msg`Withdrawals that are approved and paid together.`,
} as const;

/** Their names in the user's language. */
export const TERM_NAMES = {
  'content digest': msg`content digest`,
  approval: msg`approval`,
  rail: msg`rail`,
  'cut-off': msg`cut-off`,
  unconfirmed: msg`unconfirmed`,
  'step-up': msg`step-up`,
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
