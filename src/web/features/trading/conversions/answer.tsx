import { Stack } from '@mantine/core';
import type { BrokerageQuote } from '../../../../client/types.gen.ts';
import { ConversionSteps } from '../shared/conversion-steps.tsx';
import { Indication } from '../shared/indication.tsx';
import { QuoteFacts } from '../shared/quote-facts.tsx';

interface AnswerProps {
  quote: BrokerageQuote;
  atMs: number;
  account: string;
  askAgain: () => void;
  asking: boolean;
}

/** A quote in words: amounts, rate, markets, fees, its age, and how to carry it out. */
export function Answer({ quote, atMs, account, askAgain, asking }: AnswerProps) {
  return (
    <Stack gap="md" aria-live="polite">
      <QuoteFacts quote={quote} />
      <Indication atMs={atMs} askAgain={askAgain} asking={asking} />
      <ConversionSteps quote={quote} account={account} />
    </Stack>
  );
}
