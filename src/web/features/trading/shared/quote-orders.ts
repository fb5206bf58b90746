import type { BrokerageQuote, PairDescription } from '../../../../client/types.gen.ts';
import { divide, isPositive, multiply, round, subtract, toStep } from '../../../../shared/decimals.ts';
import { rateOf, type PricedMarket } from './worth.ts';

/**
 * How much worse than the quote the price of a prefilled order may be, so that it fills while prices move:
 * half a percent.
 */
const SLACK = '0.005';

/** An order that does one leg of a conversion. */
export interface LegOrder {
  pair: string;
  side: 'BUY' | 'SELL';
  quantity: string;
  /** The worst price that it takes, on the tick of its pair. */
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
 * The limit orders that carry a quoted conversion out, one a leg: what is paid less the fee taken before, at
 * the quoted price on a direct pair, else at last prices, each with half a percent of slack. Empty when a
 * pair or a price is not known.
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

/** The search part of the market page's address that fills its form with an order. */
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
