import { Stack } from '@mantine/core';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { Indication } from '../shared/indication.tsx';
import { QuoteFacts } from '../shared/quote-facts.tsx';
import { Convert } from './convert.tsx';
import type { ConversionPlan, QuotedConversion } from './plan.ts';

interface AnswerProps {
  quoted: QuotedConversion;
  atMs: number;
  account: string;
  available: string | undefined;
  pairs: readonly PairDescription[];
  cap: string;
  onCap: (cap: string) => void;
  askAgain: () => void;
  asking: boolean;
  onConvert: (plan: ConversionPlan) => void;
}

/** A quote in words: amounts, rate, markets, fees, its age, and the button that carries it out. */
export function Answer(props: AnswerProps) {
  const { quoted, atMs, askAgain, asking } = props;
  return (
    <Stack gap="md">
      <div aria-live="polite">
        <QuoteFacts quote={quoted.quote} />
      </div>
      <Indication atMs={atMs} askAgain={askAgain} asking={asking} />
      <Convert {...props} />
    </Stack>
  );
}
