import { divide, isZero, multiply } from '../../../../shared/decimals.ts';

/** A market with the price that was last paid in it. */
export interface PricedMarket {
  symbol: string;
  baseCurrency: string;
  quoteCurrency: string;
  /** Of one base, in the quote currency. */
  price: string;
}

/** Digits that are kept of an inverted price. */
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
 * What one unit of a currency is worth in another: by their own market, else over one currency between; null
 * when no market leads there.
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

/** What an amount is worth in another currency; null when it cannot be priced. */
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
