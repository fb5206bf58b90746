import { t } from '@lingui/core/macro';
import { IconArrowDownLeft } from '@tabler/icons-react';
import type { PayoutTransactionForDisplay } from '../../../../client/types.gen.ts';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { StatusBadge } from '../shared/payment-status.tsx';

/**
 * The status of a payout. A completed credit is "Received", not "Paid". The bank has a payout that is not
 * confirmed, which the batch calls the same.
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
