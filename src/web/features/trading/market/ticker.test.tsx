import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import type { Summary } from './summary.ts';
import { Ticker } from './ticker.tsx';

const PAIR = {
  symbol: 'ETHZAR',
  baseCurrency: 'ETH',
  quoteCurrency: 'ZAR',
  tickSize: '0.5',
  baseDecimalPlaces: '8',
} as PairDescription;
const SUMMARY: Summary = { last: '30010', change: '1.25', high: '30500.5', low: '29000', volume: '1234.5' };

/** The value beside a term, with plain spaces. */
function valueOf(term: string): string {
  const pair = screen.getByText(term).parentElement!;
  return within(pair).getByRole('definition').textContent!.replaceAll('\u00a0', ' ');
}

it('shows the last price, the high, the low and the volume with their currencies', () => {
  renderPage(<Ticker pair={PAIR} summary={SUMMARY} />);
  expect(['Last price', 'High', 'Low', 'Volume'].map(valueOf)).toEqual([
    '30,010.0 ZAR',
    '30,500.5',
    '29,000.0',
    '1,234.5 ETH',
  ]);
});

it.each([
  ['1.25', '+1.25 %'],
  ['-3.40', '−3.40 %'],
  ['0.00', '0 %'],
])('writes a change of %s percent as %s', (change, words) => {
  renderPage(<Ticker pair={PAIR} summary={{ ...SUMMARY, change }} />);
  expect(valueOf('24 hours')).toBe(words);
});

it('shows no numbers while the market has no summary', () => {
  renderPage(<Ticker pair={PAIR} summary={null} />);
  expect(screen.queryByText('Last price')).toBeNull();
});
