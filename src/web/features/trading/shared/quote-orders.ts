import type { BrokerageQuote, PairDescription } from '../../../../client/types.gen.ts';
import { divide, isPositive, multiply, round, subtract, toStep } from '../../../../shared/decimals.ts';
import { rateOf, type PricedMarket } from './worth.ts';

/** How much worse than the quote a prefilled price may be, so that the order fills while prices move. */
const SLACK = '0.005';

/** The order of one leg of a conversion. */
export interface LegOrder {
  pair: string;
  side: 'BUY' | 'SELL';
  quantity: string;
  /** The limit price: a multiple of the pair's tick. */
  price: string;
}

function legOrder(pair: PairDescription, pays: string, amount: string, price: string): LegOrder {
  const places = Number.parseInt(pair.baseDecimalPlaces, 10);
  if (pair.baseCurrency === pays) {
    return {
      pair: pair.symbol,
      side: 'SELL',
      quantity: round(amount, places, 'down'),
      price: toStep(multiply(price, subtract('1', SLACK)), pair.tickSize, 'down'),
    };
  }
  const worst = toStep(multiply(price, `1${SLACK.slice(1)}`), pair.tickSize, 'up');
  return { pair: pair.symbol, side: 'BUY', quantity: divide(amount, worst, places, 'down'), price: worst };
}

function otherOf(pair: PairDescription, currency: string): string {
  return pair.baseCurrency === currency ? pair.quoteCurrency : pair.baseCurrency;
}

/**
 * The limit orders of a quoted conversion, one for each leg. They spend the amount paid less a fee that is
 * deducted first, at the quoted price for one leg and at last prices for two, with half a percent of slack.
 * Empty when a pair or a price is unknown.
 */
export function ordersOf(
  quote: BrokerageQuote,
  pairs: readonly PairDescription[],
  markets: readonly PricedMarket[],
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
    orders.push(legOrder(pair, pays, amount, price));
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
