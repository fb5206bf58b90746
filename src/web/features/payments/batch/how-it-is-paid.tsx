import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { BankFilePlan, DisbursementFeeQuoteForDisplay } from '../../../../client/types.gen.ts';
import { movesWords } from '../shared/execution-words.ts';
import { withTexts } from './bank-file/load.ts';

const PlanLine = lazy(() => withTexts(import('./bank-file/plan-line.tsx')));

interface HowItIsPaidProps {
  quote: DisbursementFeeQuoteForDisplay | undefined;
  /** Whether the day of the quote has changed since the dialog was opened. */
  hasMoved: boolean;
  plan: BankFilePlan | undefined;
}

/** The day on which the money moves, and the bank file that carries it, in the dialog of an approval. */
export default function HowItIsPaid({ quote, hasMoved, plan }: HowItIsPaidProps) {
  const moves = quote ? movesWords(quote) : null;
  return (
    <>
      {hasMoved && (
        <Alert color="yellow" p="xs" mb="sm" role="alert" title={t`The day of the money has changed`}>
          <Trans>Nothing is approved yet. Read on which day the money moves, then approve again.</Trans>
        </Alert>
      )}
      {moves !== null && (
        <Text inherit mb="sm" fw={quote?.executionDate == null ? undefined : 600}>
          {moves}
        </Text>
      )}
      {plan?.carrier && (
        <Suspense fallback={null}>
          <PlanLine plan={plan} />
        </Suspense>
      )}
    </>
  );
}
