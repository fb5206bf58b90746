import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { OpenPosition, PairDescription } from '../../../../client/types.gen.ts';
import {
  compare,
  divide,
  isDecimal,
  isPositive,
  isZero,
  multiply,
  round,
  toStep,
} from '../../../../shared/decimals.ts';
import type { TimeInForce } from '../../../../shared/trading-terms.ts';
import { groupDigits } from '../../../ui/figure.tsx';
import { plainQuantity } from '../../../../shared/typed-amount.ts';
import { eitherWords } from '../shared/either-words.ts';

/** An order in the form: figures as the person typed them. */
export interface OrderDraft {
  side: 'buy' | 'sell';
  price: string;
  amount: string;
  /** `quantity`: the amount is in the base currency. `total`: it is the value in the quote currency. */
  unit: 'quantity' | 'total';
  timeInForce: TimeInForce;
  postOnly: boolean;
  reduceOnly: boolean;
  allowMargin: boolean;
}

/** The figures of a draft; null while they cannot be computed. */
export interface OrderTotals {
  price: string | null;
  quantity: string | null;
  total: string | null;
  /** The error to correct before the order can be sent; absent when the price is valid. */
  priceError?: string;
  amountError?: string;
}

const MOST_DIGITS = 15;

/** Reads a decimal as people write it; null when the text is not a number, or could be two. */
export function typedDecimal(text: string): string | null {
  const plain = plainQuantity(text);
  const whole = plain.startsWith('.') ? `0${plain}` : plain;
  return isDecimal(whole) && !whole.startsWith('-') && whole.split('.')[0]!.length <= MOST_DIGITS
    ? whole
    : null;
}

function placesOf(pair: Pick<PairDescription, 'baseDecimalPlaces'>): number {
  return Number(pair.baseDecimalPlaces);
}

function priceErrorOf(
  text: string,
  price: string | null,
  { tickSize, quoteCurrency }: PairDescription,
): string | undefined {
  if (text.trim() === '') return undefined;
  if (price === null) return eitherWords(text) ?? t`Enter a number such as 98000.`;
  if (isZero(price)) return t`Enter a price above zero.`;
  if (compare(toStep(price, tickSize, 'down'), price) !== 0) {
    const tick = `${groupDigits(tickSize)} ${quoteCurrency}`;
    const below = groupDigits(toStep(price, tickSize, 'down'));
    const above = groupDigits(toStep(price, tickSize, 'up'));
    return t`The price must be a multiple of ${tick}, such as ${below} or ${above}.`;
  }
  return undefined;
}

function amountErrorOf(quantity: string, total: string, pair: PairDescription): string | undefined {
  const { baseCurrency, quoteCurrency, minBaseAmount, maxBaseAmount, minQuoteAmount, maxQuoteAmount } = pair;
  const least = `${groupDigits(minBaseAmount)} ${baseCurrency}`;
  const most = `${groupDigits(maxBaseAmount)} ${baseCurrency}`;
  const leastValue = `${groupDigits(minQuoteAmount)} ${quoteCurrency}`;
  const mostValue = `${groupDigits(maxQuoteAmount)} ${quoteCurrency}`;
  if (compare(quantity, minBaseAmount) < 0) return t`The minimum is ${least}.`;
  if (compare(quantity, maxBaseAmount) > 0) return t`The maximum is ${most}.`;
  if (compare(total, minQuoteAmount) < 0) return t`The order must be worth at least ${leastValue}.`;
  if (compare(total, maxQuoteAmount) > 0) return t`The order can be worth at most ${mostValue}.`;
  return undefined;
}

/** Computes a draft's quantity, rounded down to the decimal places of the base currency, and its value. */
export function totalsOf(draft: OrderDraft, pair: PairDescription): OrderTotals {
  const typedPrice = typedDecimal(draft.price);
  const priceError = priceErrorOf(draft.price, typedPrice, pair);
  const price = typedPrice === null || priceError !== undefined ? null : typedPrice;
  const amount = typedDecimal(draft.amount);
  const withPrice = { price, ...(priceError === undefined ? {} : { priceError }) };
  if (draft.amount.trim() === '') return { ...withPrice, quantity: null, total: null };
  if (amount === null)
    return {
      ...withPrice,
      quantity: null,
      total: null,
      amountError: eitherWords(draft.amount) ?? t`Enter a number such as 0.05.`,
    };
  if (price === null)
    return {
      ...withPrice,
      quantity: draft.unit === 'quantity' ? round(amount, placesOf(pair), 'down') : null,
      total: null,
    };
  const quantity =
    draft.unit === 'quantity'
      ? round(amount, placesOf(pair), 'down')
      : divide(amount, price, placesOf(pair), 'down');
  const total = multiply(quantity, price);
  const amountError = amountErrorOf(quantity, total, pair);
  return { ...withPrice, quantity, total, ...(amountError === undefined ? {} : { amountError }) };
}

/** The form's amount for a share of the available balance; null when it needs a price that is missing. */
export function shareOf(
  percent: number,
  available: string,
  { side, unit }: Pick<OrderDraft, 'side' | 'unit'>,
  price: string | null,
  pair: PairDescription,
): string | null {
  const spent = divide(multiply(available, String(percent)), '100', 18, 'down');
  const future = pair.currencyPairType === 'FUTURE';
  const inQuote = side === 'buy' || future;
  const places = placesOf(pair);
  if (unit === 'quantity') {
    if (!inQuote) return round(spent, places, 'down');
    return price === null || !isPositive(price) ? null : divide(spent, price, places, 'down');
  }
  if (inQuote) return round(spent, 2, 'down');
  return price === null ? null : round(multiply(spent, price), 2, 'down');
}

/** The draft that closes a position at about its mark price. */
export function closingOrder(
  { side, quantity, markPrice, averageEntryPrice }: OpenPosition,
  { tickSize }: PairDescription,
): Partial<OrderDraft> {
  return {
    side: side === 'buy' ? 'sell' : 'buy',
    amount: quantity,
    unit: 'quantity',
    price: toStep(markPrice ?? averageEntryPrice, tickSize),
    timeInForce: 'GTC',
    postOnly: false,
    reduceOnly: true,
    allowMargin: false,
  };
}

const FEE_PLACES = 8;

/**
 * Estimates the taker fee of the part that trades at once. A spot buyer pays it in the base currency,
 * everyone else in the quote currency. Null when the exchange does not publish its rate.
 */
export function feeOf(
  side: 'buy' | 'sell',
  match: { quantity: string; value: string },
  pair: PairDescription,
): { amount: string; currency: string } | null {
  if (pair.takerFeeRate === undefined) return null;
  const inBase = side === 'buy' && pair.currencyPairType === 'SPOT';
  return {
    amount: round(multiply(inBase ? match.quantity : match.value, pair.takerFeeRate), FEE_PLACES, 'down'),
    currency: inBase ? pair.baseCurrency : pair.quoteCurrency,
  };
}

/** The meaning of each time in force. */
export const TIF_WORDS: Record<TimeInForce, MessageDescriptor> = {
  GTC: msg`Good till cancelled: the part that is not filled at once waits in the book.`,
  IOC: msg`Immediate or cancel: is filled as far as possible at once, and the rest is cancelled.`,
  FOK: msg`Fill or kill: is filled completely at once, or cancelled.`,
};
