import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReconciliationProposalPart } from '../../../../client/types.gen.ts';

type Reason = ReconciliationProposalPart['reason'];

const REASONS: Record<Reason, MessageDescriptor> = {
  END_TO_END_ID: msg`Names the payment by its end-to-end ID, and everything agrees`,
  REFERENCE: msg`Names the payment by a reference, and everything agrees`,
  NAMED_PAYMENTS: msg`Names several payments, and their sum agrees`,
  WHOLE_FILE: msg`Is the sum of the file that it names`,
  RETURN: msg`Returns the payment that it names`,
  STANDING_REFERENCE: msg`Quotes the reference for money that comes in`,
  AMOUNT_DIFFERS: msg`Names the payment, but the amount differs`,
  ACCOUNT_DIFFERS: msg`Names the payment, but is on another of your accounts`,
  COUNTERPARTY_DIFFERS: msg`Names the payment, but the money went to another account`,
  LATE: msg`Names the payment, but came later than expected`,
  EARLY: msg`Names the payment, but came earlier than expected`,
  SPLIT: msg`Several entries together make the payment`,
  MERGED: msg`Is the sum of several payments`,
  FILE_AMOUNT_DIFFERS: msg`Names the file, but is not the sum of its payments`,
  FILE_SUM: msg`Is the sum of a file’s payments, but does not name the file`,
  AMBIGUOUS: msg`Fits several payments, and not all of them have an entry`,
  COUNTERPARTY_AND_AMOUNT: msg`The recipient’s account, the amount and the day agree, but nothing names \
the payment`,
  AMOUNT_AND_DATE: msg`The amount and the day agree with one payment only, but nothing names it`,
  LOOKS_LIKE_RETURN: msg`Gives back a payment, or takes back funding, that it names`,
  RETURN_BEFORE_PAYMENT: msg`Returns a payment that no statement shows yet`,
  RETURN_AMOUNT_DIFFERS: msg`Returns the payment that it names, but the amount differs`,
  CORRECTS_DOUBLE: msg`Takes back the second of two entries for one payment`,
  DOUBLED: msg`Repeats an entry for a payment that already has one`,
  SIGN_SWAPPED: msg`Has the amount of the payment that it names, in the other direction`,
  SEVERAL_CANDIDATES: msg`The amount and the day agree with several payments, and nothing tells them apart`,
  UNKNOWN: msg`Matches no expected payment`,
  PENDING: msg`The bank has not booked it yet`,
  ZERO_AMOUNT: msg`It moves no money`,
  PAID_AFTER_REJECTION: msg`Pays a payment that the bank had rejected`,
};

/** Why an entry is proposed for a payment, or why nothing is proposed. */
export function reasonWords(reason: Reason): string {
  return i18n._(REASONS[reason]);
}

const REMEDIES: Partial<Record<Reason, MessageDescriptor>> = {
  DOUBLED: msg`Ask the bank whether it paid twice. Set the entry aside until the bank takes one of them \
back.`,
  SIGN_SWAPPED: msg`If the payment came back, choose it as a return. Otherwise ask the bank, and set the \
entry aside until you know.`,
  SEVERAL_CANDIDATES: msg`Find out which payment it is, and choose it.`,
  UNKNOWN: msg`If it is a payment, a fee or funding, choose what it is. Otherwise set it aside and say why.`,
  PENDING: msg`Wait until the bank books it.`,
  ZERO_AMOUNT: msg`Set it aside.`,
  PAID_AFTER_REJECTION: msg`Do not pay it again. Ask the bank which of the two is true.`,
};

/** What to do about an entry without a proposal; null where there is one. */
export function remedyWords(reason: Reason): string | null {
  const words = REMEDIES[reason];
  return words ? i18n._(words) : null;
}
