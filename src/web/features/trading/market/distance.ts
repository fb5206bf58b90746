import {
  compare,
  divide,
  fixed,
  isNegative,
  isZero,
  multiply,
  subtract,
} from '../../../../shared/decimals.ts';
import type { Book } from './book.ts';

/** How far an order's price is from the market. */
export interface Distance {
  /** The market price that it is measured from. */
  market: string;
  /** In percent, above zero when the price is above the market. */
  percent: string;
}

const PLACES = 6;

/**
 * Measures from the price at which the order would trade now, else from the best price of its own side; null
 * in an empty book.
 */
export function distanceOf(book: Book, side: 'buy' | 'sell', price: string): Distance | null {
  const [other, own] = side === 'buy' ? [book.asks, book.bids] : [book.bids, book.asks];
  const market = (other[0] ?? own[0])?.price;
  if (market === undefined || isZero(market)) return null;
  return { market, percent: multiply(divide(subtract(price, market), market, PLACES), '100') };
}

/** Whether a price is further from the market than the installation's setting allows without a warning. */
export function isFar({ percent }: Distance, farPercent: number): boolean {
  return compare(percent.replace('-', ''), String(farPercent)) >= 0;
}

/** The distance in words: `12.3 % above the market price`. */
export function distanceWords({ percent }: Distance): string {
  const size = fixed(percent.replace('-', ''), 1);
  if (isZero(size))
    return isZero(percent) ? 'At the market price' : 'Less than 0.1\u00a0% from the market price';
  return `${size}\u00a0% ${isNegative(percent) ? 'below' : 'above'} the market price`;
}

/** The consequence of a far price for an order of this side. */
export function farConsequence({ percent }: Distance, side: 'buy' | 'sell'): string {
  const isWorse = side === 'buy' ? !isNegative(percent) : isNegative(percent);
  if (!isWorse) return 'The order will rest in the book until the market comes to this price.';
  return side === 'buy'
    ? 'The order can trade at once, at prices up to this one. Check that the price has no digit too many.'
    : 'The order can trade at once, at prices down to this one. Check that the price has no digit too few.';
}
