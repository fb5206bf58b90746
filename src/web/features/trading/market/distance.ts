import { t } from '@lingui/core/macro';
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

/** The distance of an order's price from the market price. */
export interface Distance {
  /** The market price. */
  market: string;
  /** In percent; positive when the order's price is above the market price. */
  percent: string;
}

const PLACES = 6;

/** Measures from the best price of the other side, or of the order's own side; null in an empty book. */
export function distanceOf(book: Book, side: 'buy' | 'sell', price: string): Distance | null {
  const [other, own] = side === 'buy' ? [book.asks, book.bids] : [book.bids, book.asks];
  const market = (other[0] ?? own[0])?.price;
  if (market === undefined || isZero(market)) return null;
  return { market, percent: multiply(divide(subtract(price, market), market, PLACES), '100') };
}

/** Whether the distance is at least the one from which the installation warns. */
export function isFar({ percent }: Distance, farPercent: number): boolean {
  return compare(percent.replace('-', ''), String(farPercent)) >= 0;
}

/** The distance in words: `12.3 % above the market price`. */
export function distanceWords({ percent }: Distance): string {
  const size = fixed(percent.replace('-', ''), 1);
  if (isZero(size))
    return isZero(percent) ? t`At the market price` : t`Less than 0.1\u00a0% from the market price`;
  return isNegative(percent)
    ? t`${size}\u00a0% below the market price`
    : t`${size}\u00a0% above the market price`;
}

/** The consequence of a far price for an order of this side. */
export function farConsequence({ percent }: Distance, side: 'buy' | 'sell'): string {
  const isWorse = side === 'buy' ? !isNegative(percent) : isNegative(percent);
  if (!isWorse) return t`The order will rest in the book until the market comes to this price.`;
  return side === 'buy'
    ? t`The order can trade at once at prices up to this one. Check the price for an extra digit.`
    : t`The order can trade at once at prices down to this one. Check the price for a missing digit.`;
}
