import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type {
  ReconciliationEntry,
  ReconciliationItem,
  ReconciliationPosting,
  ReconciliationProposalPart,
} from '../../../../client/types.gen.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { payments } from '../shared/words.ts';
import { categoryWords } from '../shared/statements/category-words.ts';

const FACTS: Record<ReconciliationProposalPart['agrees'][number], MessageDescriptor> = {
  NAME: msg`Name or reference`,
  AMOUNT: msg`Amount`,
  DATE: msg`Day`,
  ACCOUNT: msg`Your account`,
  COUNTERPARTY: msg`Recipient’s account`,
};

/** The name of a fact that was compared. */
export function factWords(fact: ReconciliationProposalPart['agrees'][number]): string {
  return i18n._(FACTS[fact]);
}

type Kind =
  | ReconciliationPosting['kind']
  | ReconciliationItem['kind']
  | 'FUNDING_RETURN'
  | 'GIVEN_BACK'
  | 'DEBITED';

const KINDS: Record<Kind, MessageDescriptor> = {
  PAYOUT: msg`Payment`,
  RETURN: msg`Returned payment`,
  FEE: msg`Bank fee`,
  FUNDING: msg`Funding`,
  FUNDING_RETURN: msg`Funding that went back`,
  OTHER: msg`Something else`,
  CORRECTION: msg`Cancels another entry`,
  RECEIPT: msg`Receipt`,
  REJECTED: msg`Rejected payment`,
  GIVEN_BACK: msg`Rejected payments, given back`,
  DEBITED: msg`Rejected payments, debited`,
  FILE: msg`Bank file`,
};

/** What an entry is posted as. */
export function kindWords(kind: Kind): string {
  return i18n._(KINDS[kind]);
}

const WAYS: Record<NonNullable<ReconciliationEntry['posted']>['way'], MessageDescriptor> = {
  EXACT: msg`Matched without a user`,
  PROPOSAL: msg`As proposed`,
  CHOICE: msg`Chosen by hand`,
};

/** How an entry was posted. */
export function wayWords(way: NonNullable<ReconciliationEntry['posted']>['way']): string {
  return i18n._(WAYS[way]);
}

/** The name of an item: its recipient, its file, the fees of its file, a receipt or the funding of a day. */
export function itemName({ beneficiaryName, file, date, kind }: ReconciliationItem): string {
  if (beneficiaryName !== null) return beneficiaryName;
  const fileName = file?.fileName ?? '';
  if (kind === 'FILE') return fileName;
  const day = dayWords(date, true);
  if (kind === 'RECEIPT') return t`Receipt of ${day}`;
  return file ? t`Fees of ${fileName}` : t`Funding of ${day}`;
}

/** "3 banking days later", "1 banking day earlier", "on the day". */
export function daysApart(businessDays: number): string {
  const count = formatNumber(Math.abs(businessDays));
  if (businessDays === 0) return t`on the expected day`;
  return businessDays > 0
    ? plural(businessDays, { one: '1 banking day later', other: `${count} banking days later` })
    : plural(-businessDays, { one: '1 banking day earlier', other: `${count} banking days earlier` });
}

/** Payments of one file beyond this number are called by their file. */
const MOST_NAMED = 3;

/** The category, or the payments of a proposal: "Thandi Nkosi and 2 more", "150 payments of PAY-12.xml". */
export function proposedWords({ items, itemCount, rule }: ReconciliationProposalPart): string {
  return items.length > 0 ? itemsWords(items, itemCount) : rule ? categoryWords(rule.category) : '';
}

/**
 * What an entry is posted as: "Bank fee", "Payment: Thandi Nkosi", "Payment: 150 payments of PAY-12.xml, and
 * 2 that the bank rejected".
 */
export function postedWords(posted: NonNullable<ReconciliationEntry['posted']>): string {
  const { postings, postingCount, paymentCount, rejectedCount } = posted;
  const ofPayments = postings.filter(({ item }) => item !== null && item.withdrawalId !== null);
  const paid = ofPayments.filter(({ kind }) => kind !== 'CORRECTION');
  const paidCount = paymentCount - rejectedCount;
  const shown = paidCount > 0 && paid.length > 0 ? paid : ofPayments;
  const first = shown[0] ?? postings[0];
  if (!first) return '';
  const kind = first.rule ? categoryWords(first.rule.category) : kindWords(kindOf(first));
  if (!first.item) return kind;
  const named =
    shown.length === 0
      ? itemName(first.item)
      : itemsWords(
          shown.flatMap(({ item }) => item ?? []),
          paidCount > 0 ? paidCount : paymentCount,
        );
  const rejected = formatNumber(rejectedCount);
  const what =
    paidCount > 0 && rejectedCount > 0 ? t`${named}, and ${rejected} that the bank rejected` : named;
  // For example, a bank fee beside the payments of a file.
  return postingCount > Math.max(paymentCount, 1) ? t`${kind}: ${what}, and more` : t`${kind}: ${what}`;
}

/** A rejected payment is posted as a correction when the bank debits it, and when it gives it back. */
function kindOf({ kind, item, amount }: ReconciliationPosting): Kind {
  if (kind !== 'CORRECTION' || item?.kind !== 'REJECTED') return kind;
  return amount.startsWith('-') ? 'DEBITED' : 'GIVEN_BACK';
}

/**
 * The items in words, of which only the first are given: "Thandi Nkosi and 2 more", "150 payments of
 * PAY-12.xml".
 */
function itemsWords(items: readonly ReconciliationItem[], itemCount: number): string {
  const first = items[0]!;
  const name = itemName(first);
  const more = formatNumber(itemCount - 1);
  const files = new Set(items.map(({ file }) => file?.fileName));
  const [fileName] = files;
  if (files.size === 1 && fileName !== undefined && itemCount > MOST_NAMED) {
    const count = payments(itemCount);
    return t`${count} of ${fileName}`;
  }
  return itemCount === 1 ? name : t`${name} and ${more} more`;
}

/** "150 payments, and 2 that the bank rejected"; null for anything but a file. */
export function filePaymentWords({ ofFile }: ReconciliationItem, currency: string): string | null {
  if (!ofFile) return null;
  const count = payments(ofFile.paymentCount);
  if (ofFile.rejectedCount === 0) return count;
  const rejectedAll = payments(ofFile.rejectedCount);
  const rejected = formatMoney(ofFile.rejectedAmount, currency);
  const more = formatNumber(ofFile.rejectedCount);
  if (ofFile.paymentCount === 0) return t`${rejectedAll} that the bank rejected (${rejected})`;
  return t`${count}, and ${more} that the bank rejected (${rejected})`;
}

/** What the bank has said about a payment; null while it has said nothing that matters here. */
export function saidWords({ bankSays, cameBackOn }: ReconciliationItem): string | null {
  if (cameBackOn) {
    const day = dayWords(cameBackOn, true);
    return t`Came back on ${day}, with another entry. It cannot come back twice`;
  }
  if (bankSays === null) return null;
  return bankSays === 'REJECTED'
    ? t`The bank rejected it`
    : t`The bank has reported its return, and this can be its credit`;
}
