import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayoutProof, PayoutTransactionForDisplay } from '../../../../client/types.gen.ts';
import { eventWords } from '../shared/payout-words/payout-words.ts';
import { railName } from '../shared/rail-name.ts';

type Payout = Pick<PayoutTransactionForDisplay, 'direction' | 'status'>;

const TITLES: Record<Payout['status'], MessageDescriptor> = {
  COMPLETE: msg`Proof of payment`,
  PROCESSING: msg`Payment in progress`,
  FAILED: msg`Failed payment`,
  REVERSED: msg`Returned payment`,
};

/** The title of a payout's page. Only a completed payment has a "proof of payment". */
export function payoutTitle({ direction, status }: Payout): string {
  return i18n._(direction === 'CREDIT' ? msg`Money received` : TITLES[status]);
}

/** Whether the document of the payout is a proof of payment. */
export function isProof({ direction, status }: Payout): boolean {
  return direction === 'DEBIT' && status === 'COMPLETE';
}

/** A step of a payout in words. */
export function stepOf(
  { rail, failureCode }: PayoutTransactionForDisplay,
  step: PayoutProof['timeline'][number],
): string {
  return eventWords({ ...step, rail: rail && railName(rail), failureCode });
}
