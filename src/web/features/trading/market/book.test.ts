import { describe, expect, it } from 'vitest';
import { bookOf, bookOfMessage, matchOf, spreadOf } from './book.ts';

const BOOK = bookOf({
  Asks: [
    { price: '101', quantity: '1' },
    { price: '101', quantity: '0.5' },
    { price: '103', quantity: '2' },
  ],
  Bids: [
    { price: '99', quantity: '3' },
    { price: '98.5', quantity: '4' },
  ],
  SequenceNumber: 7,
});

describe('the order book', () => {
  it('aggregates orders by price and sums from the best price', () => {
    expect(BOOK.asks).toEqual([
      { price: '101', quantity: '1.5', cumulative: '1.5' },
      { price: '103', quantity: '2', cumulative: '3.5' },
    ]);
  });

  it('has a spread, except with an empty side', () => {
    expect(spreadOf(BOOK)).toBe('2');
    expect(spreadOf({ ...BOOK, bids: [] })).toBeNull();
  });

  it('ignores a message that is not a book', () => {
    expect(bookOfMessage({ Asks: [] })).toBeNull();
    expect(bookOfMessage(null)).toBeNull();
  });
});

describe('the part of an order that would trade at once', () => {
  it.each([
    ['buy', '102', '2', { quantity: '1.5', value: '151.5' }],
    ['buy', '110', '2', { quantity: '2', value: '203' }],
    ['buy', '100', '2', { quantity: '0', value: '0' }],
    ['sell', '98.5', '5', { quantity: '5', value: '494' }],
    ['sell', '99', '1', { quantity: '1', value: '99' }],
    ['sell', '100', '1', { quantity: '0', value: '0' }],
  ] as const)('%s at %s of %s', (side, price, quantity, expected) => {
    expect(matchOf(BOOK, side, price, quantity)).toEqual(expected);
  });
});
