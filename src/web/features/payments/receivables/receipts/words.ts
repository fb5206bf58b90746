import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconCheck from '~icons/tabler/check';
import IconProgress from '~icons/tabler/progress';
import IconQuestionMark from '~icons/tabler/question-mark';
import type { Receipt, ReceiptProposal } from '../../../../../client/types.gen.ts';
import type { ReceiptReason, ReceiptStatus } from '../../../../../shared/collection-terms.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import type { Look } from '../../../../ui/status-badge.tsx';

type LookOf = Look & { word: MessageDescriptor };

/** How each status of a receipt is shown. */
export const RECEIPT_LOOKS: Readonly<Record<ReceiptStatus, LookOf>> = {
  UNALLOCATED: { word: msg`Not allocated`, tone: 'care', icon: IconQuestionMark },
  PARTLY_ALLOCATED: { word: msg`Partly allocated`, tone: 'care', icon: IconProgress },
  ALLOCATED: { word: msg`Allocated`, tone: 'good', icon: IconCheck },
  RETURNED: { word: msg`Taken back`, tone: 'bad', icon: IconArrowBackUp },
};

export function receiptStatusWord(status: ReceiptStatus): string {
  return i18n._(RECEIPT_LOOKS[status].word);
}

const REASONS: Readonly<Record<ReceiptReason, MessageDescriptor>> = {
  REFERENCE: msg`Quotes the reference of a request, and has its open amount`,
  PART: msg`Quotes the reference of a request, and is a part of its open amount`,
  TOO_MUCH: msg`Quotes the reference of a request, and is more than its open amount`,
  SEVERAL_REFERENCES: msg`Quotes several requests, and is the sum of their open amounts`,
  PAYER_REFERENCE: msg`Quotes the standing reference of a payer, and has the open amount of one request`,
  PAYER_TOTAL: msg`Quotes the standing reference of a payer, and is everything that the payer has open`,
  NEAR_ANOTHER: msg`Quotes a reference that is one character away from another open one`,
  PAYER_DIFFERS: msg`Quotes the reference of a request and that of another payer`,
  SEVERAL_AMOUNT_DIFFERS: msg`Quotes several requests, and is not the sum of their open amounts`,
  PART_NOT_ALLOWED: msg`Quotes the reference of a request, and is a smaller part than it allows`,
  OVERPAYMENT: msg`Quotes the reference of a request that is paid already`,
  AFTER_END: msg`Quotes the reference of a request that has ended`,
  PAYER_AMOUNT_DIFFERS: msg`Quotes the standing reference of a payer, and the amount fits no request`,
  PAYER_SEVERAL_EQUAL: msg`Quotes a payer’s standing reference, and fits several: the first due is proposed`,
  REFERENCE_SLIP: msg`Has the reference of a request with one wrong, missing, added or swapped character`,
  PAYER_SLIP: msg`Has the standing reference of a payer with one wrong, missing, added or swapped character`,
  ACCOUNT_AND_AMOUNT: msg`Came from an account of the payer, and has the open amount of a request`,
  NAME_ALIKE: msg`Has a name like that of the payer, and the open amount of a request`,
  NAME_AND_AMOUNT: msg`Names the payer, and has the open amount of a request`,
  SEVERAL_CANDIDATES: msg`Fits several requests, and nothing tells them apart`,
  UNKNOWN: msg`Quotes no reference, and fits no open request`,
};

/** Why a receipt was matched as it was, or why a request is proposed. */
export function receiptReasonWords(reason: ReceiptReason): string {
  return i18n._(REASONS[reason]);
}

/** The payer as the bank names them, else the words of the entry. */
export function paidByWords({ counterparty, text }: Pick<Receipt, 'counterparty' | 'text'>): string {
  return counterparty.name ?? (text === '' ? t`Unknown` : text);
}

/** What a proposal pays, in brief: "School fees, term 4", "3 requests", "A credit of Naledi Mokoena". */
export function proposedWords({ allocations, payer }: ReceiptProposal): string {
  const [first, ...others] = allocations;
  const name = payer?.name ?? '';
  if (!first) return t`A credit of ${name}`;
  if (others.length === 0) return first.request.label;
  const count = formatNumber(allocations.length);
  return t`${count} requests`;
}

/** The button that accepts a proposal: "Allocate R 4,200.00 as proposed". */
export function acceptWords(allocatedAmount: string, currency: string): string {
  const money = formatMoney(allocatedAmount, currency);
  return t`Allocate ${money} as proposed`;
}
