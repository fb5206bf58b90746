import type { BrokerageQuote, PairDescription } from '../../../../client/types.gen.ts';
import {
  add,
  compare,
  divide,
  isPositive,
  isZero,
  multiply,
  round,
  subtract,
  toStep,
} from '../../../../shared/decimals.ts';
import { legOrder, limitWithin, otherOf, placesOf, type LegOrder } from '../shared/quote-orders.ts';

/**
 * A conversion as it will be ordered: fill-or-kill limit orders, so each leg trades whole and within its
 * limit, or not at all. Amounts are plain decimals.
 */
export interface ConversionPlan {
  payCurrency: string;
  receiveCurrency: string;
  /** The currency between the two legs; null for a conversion in one leg. */
  viaCurrency: string | null;
  /** The slippage cap as a fraction. */
  cap: string;
  /** The most that is paid. */
  pays: string;
  /** The least that is received, after the fees of the exchange, when every leg trades. */
  receives: string;
  first: LegOrder;
  /** The least that the first leg brings, after its fee. */
  firstBrings: string;
  second: SecondLeg | null;
  quote: Pick<BrokerageQuote, 'actualPayAmount' | 'receiveAmount'>;
}

/** The second leg, which is ordered when the proceeds of the first are known. */
interface SecondLeg {
  pair: PairDescription;
  side: LegOrder['side'];
  /** The quoted price. */
  price: string;
  feeRate: string;
}

/** Why a quote cannot be converted with one confirmation. */
export type Obstacle =
  /** The conversion fee is paid by a transfer that orders do not make. */
  | 'fee'
  /** The market or the price of a leg is not known. */
  | 'unknown-price'
  /** No price of the market lies between the quote and the cap. */
  | 'cap-too-small'
  | 'amount-too-small'
  | 'amount-too-large';

const RATE_PLACES = 8;
const AMOUNT_PLACES = 6;
/** The exchange rounds the value of each fill down to its smallest unit; even many fills lose no more. */
const ROUNDING_ALLOWANCE = '0.001';

/** The rate that the market publishes, otherwise that of the quote, rounded up. */
function feeRateOf(pair: PairDescription, fee: string, gross: string): string {
  if (pair.takerFeeRate !== undefined) return pair.takerFeeRate;
  return isZero(gross) ? '0' : divide(fee, gross, RATE_PLACES, 'up');
}

function afterFee(amount: string, feeRate: string): string {
  return multiply(amount, subtract('1', feeRate));
}

/** The least that a filled order brings, after its fee. Not below zero. */
function leastOf({ side, quantity, price }: LegOrder, feeRate: string): string {
  if (side === 'BUY') return afterFee(quantity, feeRate);
  const least = subtract(afterFee(multiply(quantity, price), feeRate), ROUNDING_ALLOWANCE);
  return isPositive(least) ? round(least, AMOUNT_PLACES, 'down') : '0';
}

function sizeFault(order: LegOrder, pair: PairDescription): Obstacle | null {
  const value = multiply(order.quantity, order.price);
  if (
    !isPositive(order.quantity) ||
    compare(order.quantity, pair.minBaseAmount) < 0 ||
    compare(value, pair.minQuoteAmount) < 0
  )
    return 'amount-too-small';
  if (compare(order.quantity, pair.maxBaseAmount) > 0 || compare(value, pair.maxQuoteAmount) > 0)
    return 'amount-too-large';
  return null;
}

/** Whether an order with this limit trades at a price. */
function reaches(side: LegOrder['side'], limit: string, price: string): boolean {
  return side === 'BUY' ? compare(limit, price) >= 0 : compare(limit, price) <= 0;
}

function sideOf(pair: PairDescription, pays: string): LegOrder['side'] {
  return pair.baseCurrency === pays ? 'SELL' : 'BUY';
}

export interface QuotedConversion {
  quote: BrokerageQuote;
  /** For a conversion in two legs, the quote of its first leg alone. */
  firstLeg: BrokerageQuote | null;
}

/**
 * Plans the orders of a quoted conversion. It never pays more than the quoted amount and never receives less
 * than `receives`. In two legs, half of the cap is for the first; the second has what the first leaves.
 */
export function planOf(
  { quote, firstLeg }: QuotedConversion,
  pairs: readonly PairDescription[],
  cap: string,
): ConversionPlan | Obstacle {
  if (!isZero(quote.feeAmount)) return 'fee';
  const pairOf = (symbol: string) => pairs.find((known) => known.symbol === symbol);
  const first = pairOf(quote.leg1CurrencyPair);
  if (!first) return 'unknown-price';
  const plan = {
    payCurrency: quote.payCurrency,
    receiveCurrency: quote.receiveCurrency,
    cap,
    quote: { actualPayAmount: quote.actualPayAmount, receiveAmount: quote.receiveAmount },
  };
  if (quote.leg2CurrencyPair === undefined) {
    const leg = firstOrder(quote, first, cap);
    if (typeof leg === 'string') return leg;
    return {
      ...plan,
      viaCurrency: null,
      pays: costOf(leg.order),
      receives: leg.brings,
      first: leg.order,
      firstBrings: leg.brings,
      second: null,
    };
  }
  const pair = pairOf(quote.leg2CurrencyPair);
  const isFirstLeg = firstLeg?.leg1CurrencyPair === first.symbol && firstLeg.leg2CurrencyPair === undefined;
  if (!pair || !firstLeg || !isFirstLeg || !isPositive(firstLeg.receiveAmount)) return 'unknown-price';
  const leg = firstOrder(firstLeg, first, divide(cap, '2', RATE_PLACES, 'down'));
  if (typeof leg === 'string') return leg;
  const via = otherOf(first, quote.payCurrency);
  const side = sideOf(pair, via);
  const gross = add(quote.receiveAmount, quote.leg2TradeFeeAmount ?? '0');
  const whole: ConversionPlan = {
    ...plan,
    viaCurrency: via,
    pays: costOf(leg.order),
    receives: round(multiply(quote.receiveAmount, subtract('1', cap)), AMOUNT_PLACES, 'down'),
    first: leg.order,
    firstBrings: leg.brings,
    second: {
      pair,
      side,
      price:
        side === 'BUY'
          ? divide(firstLeg.receiveAmount, gross, RATE_PLACES)
          : divide(gross, firstLeg.receiveAmount, RATE_PLACES),
      feeRate: feeRateOf(pair, quote.leg2TradeFeeAmount ?? '0', gross),
    },
  };
  if (!isPositive(whole.receives)) return 'amount-too-small';
  // Even the worst proceeds of the first leg must leave a price at which the second can trade.
  const second = secondOrder(whole, leg.brings);
  return typeof second === 'string' ? second : whole;
}

function costOf({ side, quantity, price }: LegOrder): string {
  return side === 'SELL' ? quantity : multiply(quantity, price);
}

function firstOrder(
  quote: BrokerageQuote,
  pair: PairDescription,
  cap: string,
): { order: LegOrder; brings: string } | Obstacle {
  if (!isPositive(quote.averagePrice)) return 'unknown-price';
  const order = legOrder(pair, quote.payCurrency, quote.actualPayAmount, quote.averagePrice, cap);
  if (!isPositive(order.price) || !reaches(order.side, order.price, quote.averagePrice))
    return 'cap-too-small';
  const fault = sizeFault(order, pair);
  if (fault) return fault;
  const gross = add(quote.receiveAmount, quote.leg1TradeFeeAmount);
  return { order, brings: leastOf(order, feeRateOf(pair, quote.leg1TradeFeeAmount, gross)) };
}

/**
 * The order of the second leg, from the actual proceeds of the first: it spends at most these, brings at
 * least what the plan promises, and its price is no further from the quoted one than the cap.
 */
export function secondOrder(plan: ConversionPlan, proceeds: string): LegOrder | Obstacle {
  const { second, receives, cap } = plan;
  if (!second) return 'unknown-price';
  const { pair, side, price, feeRate } = second;
  const places = placesOf(pair);
  const share = subtract('1', feeRate);
  const capped = limitWithin(side, price, cap, pair.tickSize);
  let order: LegOrder;
  if (side === 'SELL') {
    const quantity = round(proceeds, places, 'down');
    if (!isPositive(quantity)) return 'amount-too-small';
    const needed = divide(add(receives, ROUNDING_ALLOWANCE), multiply(quantity, share), 18, 'up');
    const limit = toStep(needed, pair.tickSize, 'up');
    order = { pair: pair.symbol, side, quantity, price: compare(limit, capped) > 0 ? limit : capped };
  } else {
    const needed = divide(receives, share, places, 'up');
    if (!isPositive(needed)) return 'amount-too-small';
    const limit = toStep(divide(proceeds, needed, 18, 'down'), pair.tickSize, 'down');
    const lower = compare(limit, capped) < 0 ? limit : capped;
    if (!isPositive(lower)) return 'cap-too-small';
    order = { pair: pair.symbol, side, quantity: divide(proceeds, lower, places, 'down'), price: lower };
  }
  if (!reaches(side, order.price, price)) return 'cap-too-small';
  return sizeFault(order, pair) ?? order;
}
