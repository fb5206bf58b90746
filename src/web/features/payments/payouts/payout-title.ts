import type { PayoutTransactionForDisplay } from '../../../../client/types.gen.ts';

type Payout = Pick<PayoutTransactionForDisplay, 'direction' | 'status'>;

const TITLES: Record<Payout['status'], string> = {
  COMPLETE: 'Proof of payment',
  PROCESSING: 'Payment under way',
  FAILED: 'Payment that failed',
  REVERSED: 'Payment that came back',
};

/** What the page of a payout is called: a proof of payment is only that of one that was paid. */
export function payoutTitle({ direction, status }: Payout): string {
  return direction === 'CREDIT' ? 'Money received' : TITLES[status];
}
