import { t } from '@lingui/core/macro';
import {
  Bar,
  type BarShapeProps,
  CartesianGrid,
  ComposedChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { PriceBucket } from '../../../../client/types.gen.ts';
import { ratioForDrawing } from '../../../../shared/decimals.ts';
import { Figure, groupDigits } from '../../../ui/figure.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { formatCompact, formatNumber } from '../../../ui/locale.ts';
import classes from './chart.module.css';
import { startOf } from './times.ts';

interface Candle {
  start: string;
  /** The lower and the upper end of the wick. */
  range: [number, number];
  open: number;
  close: number;
  volume: number;
  bucket: PriceBucket;
}

interface CandleChartProps {
  /** Oldest first. */
  buckets: readonly PriceBucket[];
  baseCurrency: string;
  periodS: number;
  timezone: string;
  height: number;
}

const VOLUME_SHARE = 0.22;
const AXIS_WIDTH = 72;
const TICK = { fontSize: 11, fill: 'var(--mantine-color-dimmed)' };
const HALF = 0.5;

function candleOf(bucket: PriceBucket): Candle {
  const pixel = (price: string) => ratioForDrawing(price, '1');
  return {
    start: bucket.startTime,
    range: [pixel(bucket.low), pixel(bucket.high)],
    open: pixel(bucket.open),
    close: pixel(bucket.close),
    volume: pixel(bucket.volume),
    bucket,
  };
}

/** A candle: the wick from low to high, the body from open to close. Hollow when the price rose. */
function CandleShape({ x, y, width, height, payload }: BarShapeProps) {
  const { range, open, close } = payload as Candle;
  const perUnit = range[1] === range[0] ? 0 : height / (range[1] - range[0]);
  const top = y + (range[1] - Math.max(open, close)) * perUnit;
  const bodyHeight = Math.max(1, Math.abs(open - close) * perUnit);
  const middle = x + width * HALF;
  return (
    <g className={close >= open ? classes.rising : classes.falling}>
      <line x1={middle} x2={middle} y1={y} y2={y + height} />
      <rect x={x + HALF} y={top} width={Math.max(1, width - 1)} height={bodyHeight} />
    </g>
  );
}

function VolumeShape({ x, y, width, height, payload }: BarShapeProps) {
  const { open, close } = payload as Candle;
  return (
    <rect
      className={close >= open ? classes.volumeUp : classes.volumeDown}
      x={x}
      y={y}
      width={Math.max(1, width)}
      height={Math.max(0, height)}
    />
  );
}

/** Candles with their volume below, on one time axis. */
export function CandleChart({ buckets, baseCurrency, periodS, timezone, height }: CandleChartProps) {
  const candles = buckets.map(candleOf);
  const time = (iso: string) => startOf(iso, periodS, timezone);
  const volumeHeight = Math.round(height * VOLUME_SHARE);
  const shared = { data: candles, syncId: 'market', accessibilityLayer: false, barCategoryGap: '20%' };
  const tooltip = (
    <Tooltip
      isAnimationActive={false}
      content={({ active, payload }) =>
        active && payload?.[0] ? (
          <BucketFacts
            bucket={(payload[0].payload as Candle).bucket}
            baseCurrency={baseCurrency}
            time={time}
          />
        ) : null
      }
    />
  );
  return (
    <>
      <ResponsiveContainer width="100%" height={height - volumeHeight}>
        <ComposedChart {...shared} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
          <CartesianGrid stroke="var(--outlay-line)" vertical={false} />
          <XAxis dataKey="start" hide />
          <YAxis
            orientation="right"
            width={AXIS_WIDTH}
            domain={['auto', 'auto']}
            tickFormatter={(value: number) => formatNumber(value)}
            tick={TICK}
            tickLine={false}
            axisLine={false}
          />
          {tooltip}
          <Bar dataKey="range" shape={CandleShape} isAnimationActive={false} />
        </ComposedChart>
      </ResponsiveContainer>
      <ResponsiveContainer width="100%" height={volumeHeight}>
        <ComposedChart {...shared} margin={{ top: 4, right: 0, bottom: 0, left: 0 }}>
          <XAxis dataKey="start" tickFormatter={time} minTickGap={40} tick={TICK} tickLine={false} />
          <YAxis
            orientation="right"
            width={AXIS_WIDTH}
            tickCount={2}
            tickFormatter={formatCompact}
            tick={TICK}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip isAnimationActive={false} content={() => null} />
          <Bar dataKey="volume" shape={VolumeShape} isAnimationActive={false} />
        </ComposedChart>
      </ResponsiveContainer>
    </>
  );
}

function BucketFacts({
  bucket,
  baseCurrency,
  time,
}: {
  bucket: PriceBucket;
  baseCurrency: string;
  time: (iso: string) => string;
}) {
  return (
    <div className={classes.tip}>
      <Facts
        items={[
          [t`From`, time(bucket.startTime)],
          [t`Open`, groupDigits(bucket.open)],
          [t`High`, groupDigits(bucket.high)],
          [t`Low`, groupDigits(bucket.low)],
          [t`Close`, groupDigits(bucket.close)],
          [t`Volume`, <Figure key="v" value={bucket.volume} unit={baseCurrency} />],
        ]}
      />
    </div>
  );
}
