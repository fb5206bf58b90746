import { lazy, Suspense } from 'react';
import { withTexts } from '../../../../ui/with-texts.ts';
import type { ProposeDialogProps } from './propose-dialog.tsx';
import type { RegisterMarkProps } from './register-mark.tsx';
import { TEXTS } from './texts.ts';

const Dialog = lazy(() => withTexts(TEXTS, import('./propose-dialog.tsx')));
const Mark = lazy(() => withTexts(TEXTS, import('./register-mark.tsx')));
const Line = lazy(() => withTexts(TEXTS, import('./register-line.tsx')));

/** Asks for the evidence and proposes payees. Its code is loaded when it is shown. */
export function ProposeDialog(props: ProposeDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}

/** What the register says about a payment. */
export function RegisterMark(props: RegisterMarkProps) {
  return (
    <Suspense fallback={null}>
      <Mark {...props} />
    </Suspense>
  );
}

/** How the payments of a batch fit the register. */
export function RegisterLine({ batchId }: { batchId: string }) {
  return (
    <Suspense fallback={null}>
      <Line batchId={batchId} />
    </Suspense>
  );
}
