import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { PayoutProof, PayoutTransactionForDisplay } from '../../../../client/types.gen.ts';
import { longDayWords } from '../../../ui/calendar-day.ts';
import { eventWords } from '../shared/payout-words/payout-words.ts';
import { railName } from '../shared/rail-name.ts';

type Payout = Pick<PayoutTransactionForDisplay, 'direction' | 'status'>;

const TITLES: Record<Payout['status'], MessageDescriptor> = {
  COMPLETE: msg`Proof of payment`,
  PROCESSING: msg`Payment in progress`,
  FAILED: msg`Failed payment`,
  REVERSED: msg`Returned payment`,
};

/**
 * The title of a payout's page. Only a completed payment has a "proof of payment", and not while its day is
 * still to come.
 */
export function payoutTitle({ direction, status }: Payout, later: string | null): string {
  if (later !== null) return laterTitle(later);
  return i18n._(direction === 'CREDIT' ? msg`Money received` : TITLES[status]);
}

/** Whether the document of the payout is a proof of payment. */
export function isProof({ direction, status }: Payout, later: string | null): boolean {
  return later === null && direction === 'DEBIT' && status === 'COMPLETE';
}

/** "To be paid on Thursday, 24 December 2026". */
export function laterTitle(later: string): string {
  const day = longDayWords(later);
  return t`To be paid on ${day}`;
}

/** Says that the money has not moved yet. */
export function laterWords(): string {
  return t`The bank has accepted this payment. Until that day it is no proof of payment.`;
}

/** A step of a payout in words. */
export function stepOf(
  { rail, failureCode }: PayoutTransactionForDisplay,
  step: PayoutProof['timeline'][number],
): string {
  return eventWords({ ...step, rail: rail && railName(rail), failureCode });
}
