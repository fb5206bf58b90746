import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { BankFilePlan } from '../../../../client/types.gen.ts';
import { withTexts } from '../../../ui/with-texts.ts';
import type { ApproveWithProps } from '../shared/passkeys/approve-with.tsx';
import { ApproveWithPasskey } from '../shared/passkeys/lazy.tsx';
import { TEXTS } from './bank-file/texts.ts';

const PlanLine = lazy(() => withTexts(TEXTS, import('./bank-file/plan-line.tsx')));

interface HowItIsPaidProps {
  /** The sentence that says when the money moves; null when no day is known. */
  moves: string | null;
  isDated: boolean;
  /** Whether the day of the quote has changed since the dialog was opened. */
  hasMoved: boolean;
  plan: BankFilePlan | undefined;
  batch: ApproveWithProps['batch'];
  /** Says how the approval is signed. */
  sign: ApproveWithProps['set'];
}

/**
 * The day on which the money moves, the bank file that carries it, and whether a passkey signs it, in the
 * dialog of an approval.
 */
export default function HowItIsPaid({ moves, isDated, hasMoved, plan, batch, sign }: HowItIsPaidProps) {
  return (
    <>
      {hasMoved && (
        <Alert color="yellow" p="xs" mb="sm" role="alert" title={t`The day of the money has changed`}>
          <Trans>Nothing is approved yet. Read on which day the money moves, then approve again.</Trans>
        </Alert>
      )}
      {moves !== null && (
        <Text inherit mb="sm" fw={isDated ? 600 : undefined}>
          {moves}
        </Text>
      )}
      {plan?.carrier && (
        <Suspense fallback={null}>
          <PlanLine plan={plan} />
        </Suspense>
      )}
      <ApproveWithPasskey batch={batch} set={sign} />
    </>
  );
}
