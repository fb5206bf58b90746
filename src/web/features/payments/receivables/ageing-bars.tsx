import { t } from '@lingui/core/macro';
import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { AgeingBucket } from '../../../../shared/collection-terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import classes from './receivables.module.css';
import type { AgeTotal, CurrencyTotals } from './totals.tsx';
import { ageWords, requestsWords, shortAge } from './words.ts';

interface AgeingBarsProps {
  totals: CurrencyTotals;
  height: number;
}

/** `value` is the height of the bar and nothing else: every amount in words is the exact decimal. */
type Drawn = AgeTotal & { value: number };

const TICK = { fontSize: 12, fill: 'var(--mantine-color-dimmed)' };
const AXIS_WIDTH = 48;

/** The later, the warmer. */
const COLOURS: Readonly<Record<AgeingBucket, string>> = {
  NOT_DUE: 'var(--ageing-in-time)',
  DUE_TODAY: 'var(--ageing-in-time)',
  DAYS_1_30: 'var(--ageing-late)',
  DAYS_31_60: 'var(--ageing-late)',
  DAYS_61_90: 'var(--ageing-very-late)',
  OVER_90: 'var(--ageing-very-late)',
};

/** The open amounts by age, as a bar each. Screen readers get them as a sentence. */
export default function AgeingBars({ totals: { currency, ageing }, height }: AgeingBarsProps) {
  const bars: Drawn[] = ageing.map((total) => ({ ...total, value: Number.parseFloat(total.amount) }));
  const said = ageing
    .filter(({ count }) => count > 0)
    .map(({ bucket, amount }) => `${ageWords(bucket)} ${formatMoney(amount, currency)}`)
    .join(', ');
  return (
    <div role="img" aria-label={t`Open amounts by age: ${said}.`}>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart data={bars} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--outlay-line)" />
          <XAxis
            dataKey="bucket"
            tickFormatter={shortAge}
            interval={0}
            tick={TICK}
            tickLine={false}
            axisLine={{ stroke: 'var(--outlay-line)' }}
          />
          <YAxis
            width={AXIS_WIDTH}
            tickFormatter={(value: number) => formatNumber(value, { notation: 'compact' })}
            tick={TICK}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--outlay-band)' }}
            content={({ active, payload }) => {
              const bar = active ? (payload?.[0]?.payload as Drawn | undefined) : undefined;
              return bar ? (
                <div className={classes.tip}>
                  <b>{ageWords(bar.bucket)}</b>
                  <span>{formatMoney(bar.amount, currency)}</span>
                  <span>{requestsWords(bar.count)}</span>
                </div>
              ) : null;
            }}
          />
          <Bar dataKey="value" maxBarSize={64} isAnimationActive={false}>
            {bars.map(({ bucket }) => (
              <Cell key={bucket} fill={COLOURS[bucket]} />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
