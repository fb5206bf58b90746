import type { PayoutTransactionForDisplay } from '../../../../client/types.gen.ts';

type Payout = Pick<PayoutTransactionForDisplay, 'direction' | 'status'>;

const TITLES: Record<Payout['status'], string> = {
  COMPLETE: 'Proof of payment',
  PROCESSING: 'Payment in progress',
  FAILED: 'Failed payment',
  REVERSED: 'Returned payment',
};

/** The title of a payout's page. Only a completed payment has a "proof of payment". */
export function payoutTitle({ direction, status }: Payout): string {
  return direction === 'CREDIT' ? 'Money received' : TITLES[status];
}
