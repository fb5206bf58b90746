import { lazy, Suspense } from 'react';
import type { ApproveWithProps } from './approve-with.tsx';
import { withTexts } from '../../../../ui/with-texts.ts';
import { TEXTS } from './texts.ts';

const Loaded = lazy(() => withTexts(TEXTS, import('./approve-with.tsx')));

/** The choice to approve with a passkey. Its code and the code of passkeys are loaded when it is shown. */
export function ApproveWithPasskey(props: ApproveWithProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
