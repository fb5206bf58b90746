import { Trans } from '@lingui/react/macro';
import { Area, AreaChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { ratioForDrawing } from '../../../../shared/decimals.ts';
import { Price, Quantity } from '../shared/figures.tsx';
import type { Book, Level } from './book.ts';
import classes from './chart.module.css';
import { formatCompact, formatNumber } from '../../../ui/locale.ts';

const AXIS_WIDTH = 72;
const TICK = { fontSize: 11, fill: 'var(--mantine-color-dimmed)' };

interface Point {
  price: number;
  wanted?: number;
  offered?: number;
  level: Level;
}

function pointOf(level: Level, side: 'wanted' | 'offered'): Point {
  return { price: ratioForDrawing(level.price, '1'), [side]: ratioForDrawing(level.cumulative, '1'), level };
}

/** The quantity between the best price of each side and every price beyond it. */
export function DepthChart({ book, pair, height }: { book: Book; pair: PairDescription; height: number }) {
  const points = [
    ...book.bids.map((level) => pointOf(level, 'wanted')).toReversed(),
    ...book.asks.map((level) => pointOf(level, 'offered')),
  ];
  const quantity = ({ level }: Point) => <Quantity value={level.cumulative} market={pair} />;
  const price = ({ level }: Point) => <Price value={level.price} market={pair} />;
  return (
    <ResponsiveContainer width="100%" height={height}>
      <AreaChart data={points} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
        <XAxis
          type="number"
          dataKey="price"
          domain={['dataMin', 'dataMax']}
          tickFormatter={(value: number) => formatNumber(value)}
          minTickGap={40}
          tick={TICK}
          tickLine={false}
        />
        <YAxis
          domain={[0, 'dataMax']}
          orientation="right"
          width={AXIS_WIDTH}
          tickFormatter={formatCompact}
          tick={TICK}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          isAnimationActive={false}
          content={({ active, payload }) => {
            const point = active ? (payload?.[0]?.payload as Point | undefined) : undefined;
            return point ? (
              <div className={classes.tip}>
                {point.wanted === undefined ? (
                  <Trans>
                    {quantity(point)} offered up to {price(point)}
                  </Trans>
                ) : (
                  <Trans>
                    {quantity(point)} bid down to {price(point)}
                  </Trans>
                )}
              </div>
            ) : null;
          }}
        />
        <Area
          type="stepBefore"
          dataKey="wanted"
          className={classes.wanted}
          stroke="inherit"
          fill="inherit"
          fillOpacity={1}
          isAnimationActive={false}
        />
        <Area
          type="stepAfter"
          dataKey="offered"
          className={classes.offered}
          stroke="inherit"
          fill="inherit"
          fillOpacity={1}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
