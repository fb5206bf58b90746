import { describe, expect, it } from 'vitest';
import type { Book } from './book.ts';
import { distanceOf, distanceWords, farConsequence, isFar } from './distance.ts';

const level = (price: string) => ({ price, quantity: '1', cumulative: '1' });
const book: Book = { asks: [level('100000')], bids: [level('99900')], sequence: 1 };

describe('the distance of an order from the market', () => {
  it.each([
    ['buy', '100000', 'At the market price'],
    ['buy', '105000', '5.0\u00a0% above the market price'],
    ['buy', '90000', '10.0\u00a0% below the market price'],
    ['sell', '99900', 'At the market price'],
    ['sell', '109890', '10.0\u00a0% above the market price'],
    ['buy', '1000000', '900.0\u00a0% above the market price'],
    ['buy', '100010', 'Less than 0.1\u00a0% from the market price'],
  ] as const)('is measured from the price at which the order would trade: %s at %s', (side, price, words) => {
    expect(distanceWords(distanceOf(book, side, price)!)).toBe(words);
  });

  it('is measured from the own side when the other is empty, and is unknown in an empty book', () => {
    expect(distanceOf({ ...book, asks: [] }, 'buy', '99900')).toEqual({ market: '99900', percent: '0' });
    expect(distanceOf({ ...book, asks: [], bids: [] }, 'buy', '1')).toBeNull();
  });

  it.each([
    ['104999', false],
    ['105000', true],
    ['95001', false],
    ['95000', true],
  ])('is far from the setting on, above and below: a buy at %s with 5 %%', (price, far) => {
    expect(isFar(distanceOf(book, 'buy', price)!, 5)).toBe(far);
  });

  it('says whether a far order would trade or rest', () => {
    expect(farConsequence(distanceOf(book, 'buy', '200000')!, 'buy')).toContain('at prices up to this one');
    expect(farConsequence(distanceOf(book, 'sell', '9990')!, 'sell')).toContain('at prices down to this one');
    expect(farConsequence(distanceOf(book, 'sell', '200000')!, 'sell')).toContain('rest in the book');
  });
});
