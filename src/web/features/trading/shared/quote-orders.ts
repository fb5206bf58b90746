import type { BrokerageQuote, PairDescription } from '../../../../client/types.gen.ts';
import { add, divide, isPositive, multiply, round, subtract, toStep } from '../../../../shared/decimals.ts';
import { rateOf, type PricedMarket } from './worth.ts';

/** How much worse than the quote the price of an order may be, unless the user chooses another cap. */
export const DEFAULT_CAP = '0.005';

/** The order of one leg of a conversion. */
export interface LegOrder {
  pair: string;
  side: 'BUY' | 'SELL';
  quantity: string;
  /** The limit price: a multiple of the pair's tick. */
  price: string;
}

export function placesOf({ baseDecimalPlaces }: Pick<PairDescription, 'baseDecimalPlaces'>): number {
  return Number.parseInt(baseDecimalPlaces, 10);
}

/** The worst price on the market's tick that is within the cap: rounding never goes beyond it. */
export function limitWithin(side: LegOrder['side'], price: string, cap: string, tick: string): string {
  return side === 'SELL'
    ? toStep(multiply(price, subtract('1', cap)), tick, 'up')
    : toStep(multiply(price, add('1', cap)), tick, 'down');
}

/** The order that spends at most an amount, at most `cap` (a fraction) worse than a price. */
export function legOrder(
  pair: PairDescription,
  pays: string,
  amount: string,
  price: string,
  cap: string,
): LegOrder {
  const places = placesOf(pair);
  const side = pair.baseCurrency === pays ? 'SELL' : 'BUY';
  const limit = limitWithin(side, price, cap, pair.tickSize);
  const quantity =
    side === 'SELL'
      ? round(amount, places, 'down')
      : isPositive(limit)
        ? divide(amount, limit, places, 'down')
        : '0';
  return { pair: pair.symbol, side, quantity, price: limit };
}

export function otherOf(pair: PairDescription, currency: string): string {
  return pair.baseCurrency === currency ? pair.quoteCurrency : pair.baseCurrency;
}

/**
 * The limit orders of a quoted conversion. They spend the amount paid less a fee that is deducted first, at
 * the quoted price for one leg and at last prices for two, at most `cap` worse. Empty when a pair or a price
 * is unknown.
 */
export function ordersOf(
  quote: BrokerageQuote,
  pairs: readonly PairDescription[],
  markets: readonly PricedMarket[],
  cap: string,
): LegOrder[] {
  const orders: LegOrder[] = [];
  let pays: string = quote.payCurrency;
  let amount =
    quote.feeCurrency === pays ? subtract(quote.actualPayAmount, quote.feeAmount) : quote.actualPayAmount;
  for (const symbol of [quote.leg1CurrencyPair, quote.leg2CurrencyPair]) {
    if (symbol === undefined) continue;
    const pair = pairs.find((candidate) => candidate.symbol === symbol);
    const last = markets.find((market) => market.symbol === symbol)?.price;
    const price = quote.leg2CurrencyPair === undefined ? quote.averagePrice : last;
    if (!pair || price === undefined || !isPositive(price)) return [];
    orders.push(legOrder(pair, pays, amount, price, cap));
    const receives = otherOf(pair, pays);
    amount = multiply(amount, rateOf(markets, pays, receives) ?? '0');
    pays = receives;
  }
  return orders;
}

/** The query of the market page's address that prefills its form with an order. */
export function prefilled(order: LegOrder, account: string): string {
  const search = new URLSearchParams({
    side: order.side,
    price: order.price,
    quantity: order.quantity,
    tif: 'IOC',
    ...(account === '0' ? {} : { account }),
  });
  return `?${search}`;
}
