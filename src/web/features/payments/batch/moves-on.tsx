import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import type { DisbursementFeeQuoteForDisplay } from '../../../../client/types.gen.ts';
import { movesWords } from '../shared/execution-words.ts';

interface MovesOnProps {
  quote: DisbursementFeeQuoteForDisplay;
  /** Whether that day has changed since the dialog was opened. */
  hasMoved: boolean;
}

/** The day on which the money moves, in the dialog of an approval. */
export default function MovesOn({ quote, hasMoved }: MovesOnProps) {
  const moves = movesWords(quote);
  return (
    <>
      {hasMoved && (
        <Alert color="yellow" p="xs" mb="sm" role="alert" title={t`The day of the money has changed`}>
          <Trans>Nothing is approved yet. Read on which day the money moves, then approve again.</Trans>
        </Alert>
      )}
      {moves !== null && (
        <Text inherit mb="sm" fw={quote.executionDate === null ? undefined : 600}>
          {moves}
        </Text>
      )}
    </>
  );
}
