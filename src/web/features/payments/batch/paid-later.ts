import { useState } from 'react';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { dayOf } from '../../../../shared/calendar-day.ts';
import { useSession } from '../../../ui/session-context.tsx';

/**
 * The day on which the bank pays a batch that has ended, if that day is still to come: a bank can accept
 * payments for a later day, and they then count as paid. Null for all others.
 */
export function usePaidLater({
  status,
  movesOn,
}: Pick<BulkWithdrawalBatchForDisplay, 'status' | 'movesOn'>): string | null {
  const { timezone } = useSession();
  const [today] = useState(() => dayOf(Date.now(), timezone));
  const isPaid = status === 'COMPLETE' || status === 'PARTIALLY_COMPLETE';
  return isPaid && movesOn !== null && movesOn > today ? movesOn : null;
}
