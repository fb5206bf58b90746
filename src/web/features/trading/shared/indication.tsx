import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Text } from '@mantine/core';
import IconInfoCircle from '~icons/tabler/info-circle';
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

function ageWords(ageS: number): string {
  if (ageS < 2) return t`Received a moment ago.`;
  if (ageS <= OLD_AFTER_S) return t`Received ${ageS} seconds ago.`;
  const minutes = Math.floor(ageS / 60);
  return ageS < 120
    ? t`Received ${ageS} seconds ago; prices may have moved.`
    : t`Received ${minutes} minutes ago; prices may have moved.`;
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
      title={t`An estimate, not guaranteed`}
    >
      <Text size="sm">
        <Trans>The amount that you receive depends on the market when the order is placed.</Trans>
      </Text>
      <Group gap="sm" mt="xs">
        <Text size="sm" aria-live="off">
          {ageWords(ageS)}
        </Text>
        <Button size="xs" variant="default" onClick={askAgain} loading={asking}>
          <Trans>Get a new quote</Trans>
        </Button>
      </Group>
    </Alert>
  );
}
