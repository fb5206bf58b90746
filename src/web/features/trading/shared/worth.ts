import { divide, isZero, multiply } from '../../../../shared/decimals.ts';

/** A market with its last price. */
export interface PricedMarket {
  symbol: string;
  baseCurrency: string;
  quoteCurrency: string;
  /** The price of one unit of the base currency, in the quote currency. */
  price: string;
}

/** Decimal places of an inverted price. */
const PLACES = 18;

function step(markets: readonly PricedMarket[], from: string, to: string): string | null {
  for (const { baseCurrency, quoteCurrency, price } of markets) {
    if (isZero(price)) continue;
    if (baseCurrency === from && quoteCurrency === to) return price;
    if (baseCurrency === to && quoteCurrency === from) return divide('1', price, PLACES);
  }
  return null;
}

/**
 * The price of one currency in another, from their market or over one other currency; null without a route.
 */
export function rateOf(markets: readonly PricedMarket[], from: string, to: string): string | null {
  if (from === to) return '1';
  const direct = step(markets, from, to);
  if (direct !== null) return direct;
  const between = new Set(
    markets.flatMap(({ baseCurrency, quoteCurrency }) => [baseCurrency, quoteCurrency]),
  );
  for (const currency of between) {
    const first = step(markets, from, currency);
    const second = first === null ? null : step(markets, currency, to);
    if (first !== null && second !== null) return multiply(first, second);
  }
  return null;
}

/** The value of an amount in another currency; null without a price. */
export function worthOf(
  markets: readonly PricedMarket[],
  amount: string,
  from: string,
  to: string,
): string | null {
  if (isZero(amount)) return '0';
  const rate = rateOf(markets, from, to);
  return rate === null ? null : multiply(amount, rate);
}
