import { Skeleton } from '@mantine/core';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { Figure } from '../../../ui/figure.tsx';
import { Change } from './change.tsx';
import classes from './market.module.css';
import type { Summary } from './summary.ts';

/** The last price and the last 24 hours of the market. */
export function Ticker({ pair, summary }: { pair: PairDescription; summary: Summary | null }) {
  if (!summary) return <Skeleton height={52} mb="md" maw={560} />;
  return (
    <dl className={classes.ticker}>
      <div>
        <dt>Last price</dt>
        <dd className={classes.last}>
          <Figure value={summary.last} unit={pair.quoteCurrency} />
        </dd>
      </div>
      <div>
        <dt>24 hours</dt>
        <dd>
          <Change percent={summary.change} />
        </dd>
      </div>
      <div>
        <dt>High</dt>
        <dd>
          <Figure value={summary.high} />
        </dd>
      </div>
      <div>
        <dt>Low</dt>
        <dd>
          <Figure value={summary.low} />
        </dd>
      </div>
      <div>
        <dt>Volume</dt>
        <dd>
          <Figure value={summary.volume} unit={pair.baseCurrency} />
        </dd>
      </div>
    </dl>
  );
}
