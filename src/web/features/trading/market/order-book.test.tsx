import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { type Book, bookOf } from './book.ts';
import { OrderBook } from './order-book.tsx';

const PAIR = {
  symbol: 'ETHZAR',
  baseCurrency: 'ETH',
  quoteCurrency: 'ZAR',
  tickSize: '1',
  baseDecimalPlaces: '8',
} as PairDescription;
const entry = (price: number, quantity: string) => ({ price: String(price), quantity });
const BOOK = bookOf({
  Asks: [entry(30010, '2'), entry(30020, '1'), entry(30030, '0.5')],
  Bids: [entry(29990, '1'), entry(29980, '3')],
  SequenceNumber: 1,
});

function open(book: Book | null, error: unknown = null) {
  const onPrice = vi.fn();
  const retry = vi.fn();
  const { user } = renderPage(
    <OrderBook pair={PAIR} book={book} error={error} retry={retry} onPrice={onPrice} />,
  );
  return { user, onPrice, retry };
}

/** The cells of one side, row by row. */
function rowsOf(side: RegExp): string[][] {
  const [, ...rows] = within(screen.getByRole('table', { name: side })).getAllByRole('row');
  return rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent!));
}

it('shows the best prices in the middle, with sums that grow away from it', () => {
  open(BOOK);
  expect(rowsOf(/^Asks/)).toEqual([
    ['30,030', '0.5', '3.5'],
    ['30,020', '1', '3'],
    ['30,010', '2', '2'],
  ]);
  expect(rowsOf(/^Bids/)).toEqual([
    ['29,990', '1', '1'],
    ['29,980', '3', '4'],
  ]);
});

it('states the spread in the quote currency and in percent of the best bid', () => {
  open(BOOK);
  const spread = screen.getByText('Spread').parentElement!.textContent!;
  expect(spread.replaceAll('\u00a0', ' ')).toBe('Spread20 ZAR (0.067 %)');
});

it('says that one side is empty instead of a spread', () => {
  open({ ...BOOK, asks: [] });
  expect(screen.getByText('One side is empty')).toBeTruthy();
});

it('shows at most ten prices a side', () => {
  const asks = Array.from({ length: 12 }, (_, at) => entry(30010 + at, '1'));
  open(bookOf({ Asks: asks, Bids: [], SequenceNumber: 1 }));
  const rows = rowsOf(/^Asks/);
  expect([rows.length, rows[0]![0], rows.at(-1)![0]]).toEqual([10, '30,019', '30,010']);
});

it('copies a price by click', async () => {
  const { user, onPrice } = open(BOOK);
  await user.click(screen.getByRole('button', { name: 'Use the price 29,980' }));
  expect(onPrice).toHaveBeenCalledExactlyOnceWith('29980');
});

it('is reached by Tab at the best price, and by the arrow keys at the others', async () => {
  const { user, onPrice } = open(BOOK);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use the price 30,010' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use the price 29,990' }));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onPrice).toHaveBeenCalledExactlyOnceWith('29980');
});

it('explains an empty book, and offers to load again after an error', async () => {
  open(bookOf({ Asks: [], Bids: [], SequenceNumber: 1 }));
  expect(screen.getByText('The book is empty')).toBeTruthy();
  const { user, retry } = open(null, new Error('No answer'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('keeps the last book on screen after an error', () => {
  open(BOOK, new Error('No answer'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(rowsOf(/^Bids/)).toHaveLength(2);
});
