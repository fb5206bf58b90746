import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { Price, Quantity } from '../shared/figures.tsx';
import { Change } from './change.tsx';
import classes from './market.module.css';
import type { Summary } from './summary.ts';

/** The last price and the last 24 hours of the market. */
export function Ticker({ pair, summary }: { pair: PairDescription; summary: Summary | null }) {
  if (!summary) return <Skeleton className={classes.tickerPlace!} mb="md" maw={560} />;
  return (
    <dl className={classes.ticker}>
      <div>
        <dt>
          <Trans>Last price</Trans>
        </dt>
        <dd className={classes.last}>
          <Price value={summary.last} market={pair} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>24 hours</Trans>
        </dt>
        <dd>
          <Change percent={summary.change} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>High</Trans>
        </dt>
        <dd>
          <Price value={summary.high} market={pair} bare />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Low</Trans>
        </dt>
        <dd>
          <Price value={summary.low} market={pair} bare />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Volume</Trans>
        </dt>
        <dd>
          <Quantity value={summary.volume} market={pair} />
        </dd>
      </div>
    </dl>
  );
}
