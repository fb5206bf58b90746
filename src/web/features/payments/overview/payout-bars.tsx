import { useState } from 'react';
import type { PayoutDay } from '../../../../client/types.gen.ts';
import { PAYOUT_STATUSES, type PayoutStatus } from '../../../../shared/terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { statusWord } from '../shared/payment-status.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import classes from './payout-bars.module.css';

type Measure = 'count' | 'amount';
type Bar = Record<PayoutStatus, number>;

interface Day {
  day: string;
  bar: Bar;
  total: number;
}

type Format = (value: number, currency: string) => string;

const FORMATS: Record<Measure, { axis: Format; tooltip: Format }> = {
  count: { axis: (value) => value.toLocaleString('en'), tooltip: (value) => value.toLocaleString('en') },
  amount: {
    axis: (value) => value.toLocaleString('en', { notation: 'compact' }),
    tooltip: (value, currency) => formatMoney(String(value), currency),
  },
};

/** The height of a bar in whole units of the currency. Amounts in text use the exact decimal. */
function heightOf({ count, amount }: PayoutDay, measure: Measure): number {
  return measure === 'count' ? count : Number.parseInt(amount, 10);
}

/** The days with payouts, the earliest first: days without any would only be gaps. */
function barsOf(found: readonly PayoutDay[], measure: Measure): Day[] {
  const bars = new Map<string, Bar>();
  for (const payouts of found) {
    const bar = bars.get(payouts.day) ?? { COMPLETE: 0, PROCESSING: 0, REVERSED: 0, FAILED: 0 };
    bar[payouts.status] = heightOf(payouts, measure);
    bars.set(payouts.day, bar);
  }
  return [...bars]
    .map(([day, bar]) => ({ day, bar, total: PAYOUT_STATUSES.reduce((sum, status) => sum + bar[status], 0) }))
    .sort((left, right) => left.day.localeCompare(right.day));
}

/** The chart summarised for screen readers; the table has the details. */
function inWords(found: readonly PayoutDay[], days: number): string {
  const totals = PAYOUT_STATUSES.map((status) => ({
    status,
    count: found.filter((payouts) => payouts.status === status).reduce((sum, { count }) => sum + count, 0),
  }));
  const said = totals
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count.toLocaleString('en')} ${statusWord(status).toLowerCase()}`);
  return `Payouts by day over ${days} days: ${said.join(', ')}. Choose Table for each day.`;
}

interface PayoutBarsProps {
  found: readonly PayoutDay[];
  /** The length of the period, in days. */
  days: number;
  measure: Measure;
  currency: string;
  height: number;
}

const STEPS = 4;

/** The smallest round number of which four steps reach a value: 1, 2 or 5 and zeros. */
function stepFor(highest: number): number {
  const least = Math.max(1, highest / STEPS);
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 2.5, 5, 10].map((times) => times * power).find((step) => step >= least && step % 1 === 0)!;
}

/** Payouts as stacked bars, one bar for each day that has some. */
export function PayoutBars({ found, days, measure, currency, height }: PayoutBarsProps) {
  const { axis, tooltip } = FORMATS[measure];
  const [pointed, setPointed] = useState<string | null>(null);
  const bars = barsOf(found, measure);
  const step = stepFor(Math.max(...bars.map(({ total }) => total)));
  const every = Math.ceil(bars.length / 8);
  const at = bars.find(({ day }) => day === pointed);
  return (
    <div role="img" aria-label={inWords(found, days)}>
      <div className={classes.chart} style={{ height }} onMouseLeave={() => setPointed(null)}>
        {Array.from({ length: STEPS + 1 }, (_, line) => (
          <div key={line} className={classes.line} style={{ bottom: `${(line / STEPS) * 100}%` }}>
            <span className={classes.tick}>{axis(line * step, currency)}</span>
          </div>
        ))}
        <div className={classes.days}>
          {bars.map(({ day, bar, total }, index) => (
            <div key={day} className={classes.day} onMouseEnter={() => setPointed(day)}>
              <div className={classes.bar} style={{ height: `${(total / (step * STEPS)) * 100}%` }}>
                {PAYOUT_STATUSES.map(
                  (status) =>
                    bar[status] > 0 && (
                      <div key={status} data-status={status} style={{ flexGrow: bar[status] / total }} />
                    ),
                )}
              </div>
              {index % every === 0 && <span className={classes.label}>{dayWords(day)}</span>}
            </div>
          ))}
        </div>
      </div>
      <div className={classes.legend}>
        {PAYOUT_STATUSES.map((status) => (
          <span key={status} data-status={status} className={classes.entry}>
            {statusWord(status)}
            {at && <b>{tooltip(at.bar[status], currency)}</b>}
          </span>
        ))}
        {at && <span className={classes.pointed}>{dayWords(at.day, true)}</span>}
      </div>
    </div>
  );
}
