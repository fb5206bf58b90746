import { Alert, Button, Group, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

const TICK_MS = 1_000;
/** After this a quote is called old: prices have moved. */
const OLD_AFTER_S = 30;

interface IndicationProps {
  /** When the quote was given. */
  atMs: number;
  askAgain: () => void;
  asking: boolean;
}

/** Says that a quote promises nothing, how old it is, and asks again. */
export function Indication({ atMs, askAgain, asking }: IndicationProps) {
  const [nowMs, setNowMs] = useState(atMs);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const ageS = Math.max(0, Math.floor((nowMs - atMs) / 1_000));
  return (
    <Alert
      color={ageS > OLD_AFTER_S ? 'yellow' : 'blue'}
      variant="light"
      icon={<IconInfoCircle aria-hidden />}
      title="An indication only, not guaranteed"
    >
      <Text size="sm">
        It is valid for a moment: what you receive depends on the market when the order is placed.
      </Text>
      <Group gap="sm" mt="xs">
        <Text size="sm" aria-live="off">
          {ageS < 2
            ? 'Asked just now.'
            : `Asked ${ageS < 120 ? `${ageS} seconds` : `${Math.floor(ageS / 60)} minutes`} ago${ageS > OLD_AFTER_S ? '; prices may have moved' : ''}.`}
        </Text>
        <Button size="xs" variant="default" onClick={askAgain} loading={asking}>
          Ask again
        </Button>
      </Group>
    </Alert>
  );
}
