import { Stack } from '@mantine/core';
import { Indication } from '../shared/indication.tsx';
import { QuoteFacts } from '../shared/quote-facts.tsx';
import { Convert, type ConvertProps } from './convert.tsx';

/** A quote in words: amounts, rate, markets, fees, its age, and the button that carries it out. */
export function Answer(props: ConvertProps) {
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
