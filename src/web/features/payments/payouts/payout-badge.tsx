import { t } from '@lingui/core/macro';
import IconArrowDownLeft from '~icons/tabler/arrow-down-left';
import type { PayoutTransactionForDisplay } from '../../../../client/types.gen.ts';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { StatusBadge } from '../shared/payment-status.tsx';

/**
 * The status of a payout. A completed credit is "Received", not "Paid". A payout that the bank has not
 * confirmed has the same word as in its batch.
 */
export function PayoutBadge({
  payout: { direction, status },
}: {
  payout: Pick<PayoutTransactionForDisplay, 'direction' | 'status'>;
}) {
  return direction === 'CREDIT' && status === 'COMPLETE' ? (
    <LookBadge look={{ word: t`Received`, tone: 'good', icon: IconArrowDownLeft }} />
  ) : (
    <StatusBadge status={status === 'PROCESSING' ? 'UNCONFIRMED' : status} />
  );
}
