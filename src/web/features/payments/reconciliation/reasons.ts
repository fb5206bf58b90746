import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReconciliationProposalPart } from '../../../../client/types.gen.ts';

type Reason = ReconciliationProposalPart['reason'];

const REASONS: Record<Reason, MessageDescriptor> = {
  END_TO_END_ID: msg`Quotes the payment’s end-to-end ID, and everything agrees`,
  REFERENCE: msg`Quotes the payment’s reference, and everything agrees`,
  NAMED_PAYMENTS: msg`Quotes several payments, and their sum agrees`,
  WHOLE_FILE: msg`Quotes the file, and is its sum`,
  FILE_IN_PARTS: msg`Quotes the file, and is the sum of consecutive payments in it`,
  GIVEN_BACK: msg`Gives back a payment that was debited although the bank had rejected it`,
  RETURN: msg`Returns the payment that it quotes`,
  STANDING_REFERENCE: msg`Quotes the reference for money that comes in`,
  RULE: msg`Has the words and an amount of your rule`,
  RECEIPT: msg`Arrived in an account into which payers pay`,
  TAKEN_BACK: msg`Takes back the receipt that it quotes`,
  AMOUNT_DIFFERS: msg`Quotes the payment, but the amount differs`,
  ACCOUNT_DIFFERS: msg`Quotes the payment, but is on another of your accounts`,
  COUNTERPARTY_DIFFERS: msg`Quotes the payment, but the money went to another account`,
  LATE: msg`Matches the payment, but was booked later than expected`,
  EARLY: msg`Matches the payment, but was booked earlier than expected`,
  SPLIT: msg`Several entries together make the payment`,
  MERGED: msg`Is the sum of several payments`,
  FILE_AMOUNT_DIFFERS: msg`Quotes the file, but is not the sum of its payments`,
  FILE_SUM: msg`Is the sum of a file’s payments, but does not quote the file`,
  FILES_TOGETHER: msg`Is the sum of several files of the day`,
  FILE_PART: msg`Is the sum of consecutive payments in a file`,
  FILE_AND_CHARGES: msg`Is slightly more than the sum of a file`,
  FILE_BEFORE_ANSWER: msg`Is the sum of payments in a file that the bank has not answered yet`,
  FILE_WITHOUT_SOME: msg`Quotes the file, and is the sum of all its payments but one or two`,
  WITH_REJECTED: msg`Has the sum of a debit with payments that the bank had rejected`,
  LOOKS_GIVEN_BACK: msg`Has the amount of payments that were debited although the bank had rejected them`,
  SEVERAL_FILES: msg`Quotes a name that several files of the day share, and is the sum of none of them`,
  REJECTED_CREDIT: msg`Gives back a payment that the bank rejected, and whose debit is not posted`,
  AMBIGUOUS: msg`Fits several payments, and not all of them have an entry`,
  COUNTERPARTY_AND_AMOUNT: msg`The recipient’s account, the amount and the day agree, but nothing quotes \
the payment`,
  AMOUNT_AND_DATE: msg`The amount and the day agree with one payment only, but nothing quotes it`,
  LOOKS_LIKE_RETURN: msg`Refunds the payment, or takes back the funding, that it quotes`,
  RETURN_BEFORE_PAYMENT: msg`Returns a payment that no statement shows yet`,
  RETURN_AMOUNT_DIFFERS: msg`Returns the payment that it quotes, but the amount differs`,
  CORRECTS_DOUBLE: msg`Reverses the second of two entries for one payment`,
  LOOKS_RECEIVED: msg`Almost matches one of your references: the payer may have mistyped it`,
  LOOKS_TAKEN_BACK: msg`Has the amount of a receipt in the opposite direction, and may take it back`,
  KNOWN_CATEGORY: msg`Has the words and an amount of your rule. You decide`,
  DOUBLED: msg`Repeats an entry for a payment that already has one`,
  REPEATED: msg`Is the same, in everything the bank states, as an entry of another statement`,
  SIGN_SWAPPED: msg`Has the amount of the payment that it quotes, but in the opposite direction`,
  SEVERAL_CANDIDATES: msg`The amount and the day agree with several payments or files, and nothing \
distinguishes them`,
  UNKNOWN: msg`Matches no expected payment`,
  PENDING: msg`The bank has not booked it yet`,
  DATED_AHEAD: msg`Is dated in the future`,
  ZERO_AMOUNT: msg`It moves no money`,
  RULE_OR_PAYMENT: msg`Has the words of your rule, but also the amount or the account of a payment`,
  RULE_REPEATED: msg`Has the words of your rule, but another file of the bank has an entry of this day and \
amount`,
  PAID_AFTER_REJECTION: msg`Pays a payment that the bank rejected`,
};

/** Why an entry is proposed for a payment, or why nothing is proposed. */
export function reasonWords(reason: Reason): string {
  return i18n._(REASONS[reason]);
}

const REMEDIES: Partial<Record<Reason, MessageDescriptor>> = {
  DOUBLED: msg`Ask the bank whether it paid twice. Set the entry aside until the bank takes one of them \
back.`,
  REPEATED: msg`Ask the bank whether the money moved twice. If it did, choose what the entry is. Otherwise \
set it aside.`,
  SIGN_SWAPPED: msg`If the payment came back, choose it as a return. Otherwise ask the bank, and set the \
entry aside until you know.`,
  SEVERAL_CANDIDATES: msg`Find out which of them it is, and choose it.`,
  UNKNOWN: msg`Choose what it is: a payment, a fee, funding, or something else such as tax or interest.`,
  RULE_OR_PAYMENT: msg`Find out whether it is a payment, and choose what it is.`,
  RULE_REPEATED: msg`If the bank booked it once, set one of them aside. If it booked it twice, choose what \
it is.`,
  PENDING: msg`Wait until the bank books it.`,
  DATED_AHEAD: msg`Ask the bank whether the statement is its own. The first statement after that day \
compares the entry again.`,
  ZERO_AMOUNT: msg`Set it aside.`,
  PAID_AFTER_REJECTION: msg`Do not pay it again. Ask the bank whether it was paid or rejected, and choose \
the payment.`,
  FILE_AMOUNT_DIFFERS: msg`Find out which payments the bank left out or added. Then choose the file, and \
leave these payments out.`,
  SEVERAL_FILES: msg`Find out which files it pays, and choose them.`,
  REJECTED_CREDIT: msg`Post the debit of its file first. Outlay then matches this entry again.`,
  WITH_REJECTED: msg`The bank should give them back: do not pay them again before its credit arrives. \
Until then the day has this difference.`,
  FILE_AND_CHARGES: msg`What is left over is posted as a bank fee.`,
  FILE_BEFORE_ANSWER: msg`Wait for the bank's reply: it may have rejected some of the payments. Outlay then \
matches this entry again.`,
  FILE_WITHOUT_SOME: msg`The payments that are left out stay open. Ask the bank about them.`,
};

/** What to do about an entry without a proposal; null where there is one. */
export function remedyWords(reason: Reason): string | null {
  const words = REMEDIES[reason];
  return words ? i18n._(words) : null;
}
