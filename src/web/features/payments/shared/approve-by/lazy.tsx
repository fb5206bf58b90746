import { lazy, Suspense } from 'react';
import type { ApproveByProps } from './approve-by.tsx';
import { withTexts } from '../../../../ui/with-texts.ts';
import { TEXTS } from './texts.ts';

const Loaded = lazy(() => withTexts(TEXTS, import('./approve-by.tsx')));

/**
 * The time until which a batch can be approved for its day; nothing for a batch without an execution date.
 */
export function ApproveBy({ batch }: ApproveByProps) {
  if (batch.status !== 'PENDING_APPROVAL' || !batch.approveBy) return null;
  return (
    <Suspense fallback={null}>
      <Loaded batch={batch} />
    </Suspense>
  );
}
