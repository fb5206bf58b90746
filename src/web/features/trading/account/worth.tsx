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
  const drawn = held.holdings.filter(({ share }) => share > 0);
  return (
    <Panel title="Value of all accounts">
      <Stack gap="md">
        <div>
          <Amount amount={fixed(held.worth, 2)} currency={target} size="large" />
          <Text size="sm" c="dimmed">
            {held.anythingBorrowed ? 'After deducting loans' : 'No loans'}
            {held.anythingReserved ? ', including reserved amounts' : ', no reserved amounts'}
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
            {held.unpriced.join(', ')} {held.unpriced.length === 1 ? 'has' : 'have'}
            {` no market with a price in ${target}`}, and {held.unpriced.length === 1 ? 'is' : 'are'} not
            counted.
          </Alert>
        )}
      </Stack>
    </Panel>
  );
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
        <Held value={total} currency={currency} />
        {!isZero(borrowed) && (
          <>
            , less <Held value={borrowed} currency={currency} rounding="up" /> borrowed
          </>
        )}
      </Text>
      <Text size="sm" c="dimmed" component="div">
        {worth === null ? 'no price' : formatMoney(fixed(worth, 2), target)}
      </Text>
    </li>
  );
}
