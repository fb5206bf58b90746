import { Alert, Button, Group, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

const TICK_MS = 1_000;
/** The age from which a quote is shown as old. */
const OLD_AFTER_S = 30;

function useAgeS(atMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((nowMs - atMs) / 1_000));
}

/** Whether a quote that was received at `atMs` is too old to act on. */
export function useIsOld(atMs: number): boolean {
  return useAgeS(atMs) > OLD_AFTER_S;
}

interface IndicationProps {
  /** When the quote was received. */
  atMs: number;
  askAgain: () => void;
  asking: boolean;
}

/** Says that a quote is not guaranteed, shows its age and renews it. */
export function Indication({ atMs, askAgain, asking }: IndicationProps) {
  const ageS = useAgeS(atMs);
  return (
    <Alert
      color={ageS > OLD_AFTER_S ? 'yellow' : 'blue'}
      variant="light"
      icon={<IconInfoCircle aria-hidden />}
      title="An estimate, not guaranteed"
    >
      <Text size="sm">The amount that you receive depends on the market when the order is placed.</Text>
      <Group gap="sm" mt="xs">
        <Text size="sm" aria-live="off">
          {ageS < 2
            ? 'Received a moment ago.'
            : `Received ${ageS < 120 ? `${ageS} seconds` : `${Math.floor(ageS / 60)} minutes`} ago` +
              `${ageS > OLD_AFTER_S ? '; prices may have moved' : ''}.`}
        </Text>
        <Button size="xs" variant="default" onClick={askAgain} loading={asking}>
          Get a new quote
        </Button>
      </Group>
    </Alert>
  );
}
