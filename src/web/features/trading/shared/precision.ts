import type { PairDescription } from '../../../../client/types.gen.ts';
import {
  compare,
  fixed,
  isNegative,
  isPositive,
  isZero,
  round,
  type Rounding,
} from '../../../../shared/decimals.ts';
import { CURRENCY_DIGITS, isCurrency } from '../../../../shared/money.ts';
import { groupDigits } from '../../../ui/figure.tsx';

/** The fraction digits that are written: at least and at most. */
interface Digits {
  least: number;
  most: number;
}

/**
 * `floor` rounds towards less money: an available amount is never shown larger than it is, and a debt never
 * smaller.
 */
export type ShownRounding = Rounding | 'floor';

const MONEY_DIGITS = 2;
const COIN_DIGITS = 8;
/** The digits of a rate after its leading zeros. */
const RATE_DIGITS = 6;

function digitsOf(currency: string): Digits {
  if (!isCurrency(currency)) return { least: 0, most: COIN_DIGITS };
  return { least: Math.min(MONEY_DIGITS, CURRENCY_DIGITS[currency]), most: CURRENCY_DIGITS[currency] };
}

function fractionDigits(decimal: string): number {
  return decimal.split('.')[1]?.length ?? 0;
}

function written(value: string, { least, most }: Digits, rounding: ShownRounding): string {
  const direction = rounding === 'floor' ? (isNegative(value) ? 'up' : 'down') : rounding;
  const rounded = round(value, most, direction);
  return fractionDigits(rounded) < least ? fixed(rounded, least) : rounded;
}

/**
 * An amount of a currency to its digits: money with all of them, USDC with two to six, coins with at most
 * eight. A small amount that would be shown as zero is written as "<0.01".
 */
export function shownAmount(value: string, currency: string, rounding: ShownRounding = 'floor'): string {
  const digits = digitsOf(currency);
  const text = written(value, digits, rounding);
  if (isPositive(value) && isZero(text))
    return `<${groupDigits(fixed(`0.${'0'.repeat(digits.most - 1)}1`, digits.most))}`;
  return groupDigits(text);
}

/** A quantity to the digits of its market, rounded down. */
export function shownQuantity(
  value: string,
  market: Pick<PairDescription, 'baseDecimalPlaces'> | undefined,
): string {
  return groupDigits(market ? round(value, Number(market.baseDecimalPlaces), 'down') : value);
}

/** A price with the digits of its market's tick. */
export function shownPrice(value: string, market: Pick<PairDescription, 'tickSize'> | undefined): string {
  return groupDigits(market ? fixed(value, fractionDigits(round(market.tickSize, 18))) : value);
}

/** A rate between two currencies: four digits from 1, otherwise six after the leading zeros. */
export function shownRate(value: string): string {
  if (compare(value, '1') >= 0) return groupDigits(round(value, 4));
  const zeros = /^0\.(0*)/.exec(value)?.[1]?.length ?? 0;
  return groupDigits(round(value, zeros + RATE_DIGITS));
}
