import { useState } from 'react';
import type { PayoutProof } from '../../../../client/types.gen.ts';
import { dayOf } from '../../../../shared/calendar-day.ts';
import { useSession } from '../../../ui/session-context.tsx';

/**
 * The day on which the bank pays a payout that it has accepted, if that day is still to come; else null.
 * Batches follow the same rule (`batch/paid-later.ts`). It is not shared, because both pages would then load
 * another file.
 */
export function usePayoutLater(proof: PayoutProof | undefined): string | null {
  const { timezone } = useSession();
  const [today] = useState(() => dayOf(Date.now(), timezone));
  const { direction, status } = proof?.payout ?? {};
  const movesOn = proof?.movesOn ?? null;
  const isPaid = direction === 'DEBIT' && status === 'COMPLETE';
  return isPaid && movesOn !== null && movesOn > today ? movesOn : null;
}
