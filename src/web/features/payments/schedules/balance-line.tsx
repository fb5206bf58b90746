import { t } from '@lingui/core/macro';
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatMoney } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { formatNumber } from '../../../ui/locale.ts';
import type { CalendarDay } from './calendar-days.ts';
import classes from './calendar.module.css';
import { shortDay } from './days.ts';

interface BalanceLineProps {
  days: readonly CalendarDay[];
  currency: string;
  lowest: { date: string; balance: string };
  shortOn: string | null;
  height: number;
}

interface Point {
  date: string;
  /** The place of the point on the screen, and nothing else: every amount in words is the exact decimal. */
  value: number;
  balance: string;
}

const TICK = { fontSize: 12, fill: 'var(--mantine-color-dimmed)' };
const AXIS_WIDTH = 72;
const MOST_DIGITS = 4;

/** How many decimals a short amount needs so that the labels of an axis differ: "1.024M" beside "1.026M". */
export function axisDigits(values: readonly number[]): number {
  const most = Math.max(...values.map(Math.abs));
  const span = Math.max(...values) - Math.min(...values);
  if (!(span > 0)) return 2;
  const unit = 1000 ** Math.floor(Math.log10(most) / 3);
  const step = span / 5 / unit;
  return Math.min(MOST_DIGITS, Math.max(0, Math.ceil(-Math.log10(step))));
}

/** The balance at the end of each day as a line. Screen readers get its lowest point. */
export default function BalanceLine({ days, currency, lowest, shortOn, height }: BalanceLineProps) {
  const points: Point[] = days.map(({ date, balance }) => ({
    date,
    value: Number.parseFloat(balance),
    balance,
  }));
  const digits = axisDigits(points.map(({ value }) => value));
  const day = shortDay(lowest.date);
  const least = formatMoney(lowest.balance, currency);
  return (
    <div role="img" aria-label={t`The balance over the days; the lowest is ${least} on ${day}.`}>
      <ResponsiveContainer width="100%" height={height}>
        <LineChart
          data={points}
          accessibilityLayer={false}
          margin={{ top: 8, right: 28, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--outlay-line)" />
          <XAxis
            dataKey="date"
            tickFormatter={(date: string) => dayWords(date)}
            minTickGap={24}
            tick={TICK}
            tickLine={false}
            axisLine={{ stroke: 'var(--outlay-line)' }}
          />
          <YAxis
            width={AXIS_WIDTH}
            domain={['auto', 'auto']}
            tickFormatter={(value: number) =>
              formatNumber(value, { notation: 'compact', maximumFractionDigits: digits })
            }
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
                  <b>{dayWords(point.date, true)}</b> {formatMoney(point.balance, currency)}
                </div>
              ) : null;
            }}
          />
          {lowest.balance.startsWith('-') && <ReferenceLine y={0} stroke="var(--mantine-color-dimmed)" />}
          {shortOn !== null && <ReferenceLine x={shortOn} stroke="var(--mantine-color-error)" />}
          <Line
            type="stepAfter"
            dataKey="value"
            stroke="var(--mantine-primary-color-filled)"
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
