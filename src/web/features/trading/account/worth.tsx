import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Group, Stack, Text } from '@mantine/core';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { fixed, isZero } from '../../../../shared/decimals.ts';
import { Held } from '../shared/figures.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Holding, Holdings } from './holdings.ts';
import classes from './worth.module.css';

/** How many shares have a separate tone; the others share the last one. */
const TONES = 6;

/** The value of all accounts and the share of each currency. */
export function Worth({ held, target }: { held: Holdings; target: string }) {
  const unpriced = held.unpriced.join(', ');
  const drawn = held.holdings.filter(({ share }) => share > 0);
  return (
    <Panel title={t`Value of all accounts`}>
      <Stack gap="md">
        <div>
          <Amount amount={fixed(held.worth, 2)} currency={target} size="large" />
          <Text size="sm" c="dimmed">
            {countedWords(held)}
          </Text>
        </div>
        <div className={classes.bar} aria-hidden>
          {drawn.map(({ currency, share }, index) => (
            <div key={currency} data-tone={Math.min(index, TONES - 1)} style={{ flexGrow: share }} />
          ))}
        </div>
        <Group component="ul" gap="lg" className={classes.legend!}>
          {held.holdings.map((holding) => (
            <Share
              key={holding.currency}
              holding={holding}
              tone={Math.min(drawn.indexOf(holding), TONES - 1)}
              target={target}
            />
          ))}
        </Group>
        {held.unpriced.length > 0 && (
          <Alert color="yellow" variant="light" role="status">
            <Plural
              value={held.unpriced.length}
              one={`${unpriced} has no market with a price in ${target}, and is not counted.`}
              other={`${unpriced} have no market with a price in ${target}, and are not counted.`}
            />
          </Alert>
        )}
      </Stack>
    </Panel>
  );
}

/** Whether loans are deducted and reserved amounts included, where there are any. */
function countedWords({ anythingBorrowed, anythingReserved }: Holdings): string {
  if (anythingBorrowed)
    return anythingReserved
      ? t`After deducting loans, including reserved amounts`
      : t`After deducting loans, no reserved amounts`;
  return anythingReserved ? t`No loans, including reserved amounts` : t`No loans, no reserved amounts`;
}

function Share({
  holding: { currency, total, borrowed, worth, percent },
  tone,
  target,
}: {
  holding: Holding;
  tone: number;
  target: string;
}) {
  return (
    <li>
      <Text size="sm" fw={600} component="div">
        {tone >= 0 && <span className={classes.dot} data-tone={tone} aria-hidden />}
        {currency} {percent && `${percent}\u00a0%`}
      </Text>
      <Text size="sm" c="dimmed" component="div">
        {isZero(borrowed) ? (
          <Held value={total} currency={currency} />
        ) : (
          <Trans>
            <Held value={total} currency={currency} />, less{' '}
            <Held value={borrowed} currency={currency} rounding="up" /> borrowed
          </Trans>
        )}
      </Text>
      <Text size="sm" c="dimmed" component="div">
        {worth === null ? t`no price` : formatMoney(fixed(worth, 2), target)}
      </Text>
    </li>
  );
}
