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

/** An order as it stands in the form: figures as they were typed. */
export interface OrderDraft {
  side: 'buy' | 'sell';
  price: string;
  amount: string;
  /** Whether `amount` is of the base currency, or what to pay or receive in the quote currency. */
  unit: 'quantity' | 'total';
  timeInForce: TimeInForce;
  postOnly: boolean;
  reduceOnly: boolean;
  allowMargin: boolean;
}

/** What a draft comes to; null where it cannot be told yet. */
export interface Reckoned {
  price: string | null;
  quantity: string | null;
  total: string | null;
  /** What has to be changed before it can be sent, in a sentence; absent when nothing does. */
  priceError?: string;
  amountError?: string;
}

const MOST_DIGITS = 15;

/** A decimal as people type it, with spaces or commas between thousands; null when it is none. */
export function typedDecimal(text: string): string | null {
  const plain = text
    .trim()
    .replace(/[\s\u00a0]/g, '')
    .replace(/,(?=\d{3}(?:[,.]|$))/g, '');
  const whole = plain.startsWith('.') ? `0${plain}` : plain;
  return isDecimal(whole) && !whole.startsWith('-') && whole.split('.')[0]!.length <= MOST_DIGITS
    ? whole
    : null;
}

export function placesOf(pair: Pick<PairDescription, 'baseDecimalPlaces'>): number {
  return Number(pair.baseDecimalPlaces);
}

function priceErrorOf(
  text: string,
  price: string | null,
  { tickSize, quoteCurrency }: PairDescription,
): string | undefined {
  if (text.trim() === '') return undefined;
  if (price === null) return 'Write a number such as 98000.';
  if (isZero(price)) return 'Give a price above zero.';
  if (compare(toStep(price, tickSize, 'down'), price) !== 0) {
    return `Prices go in steps of ${groupDigits(tickSize)} ${quoteCurrency}: ${groupDigits(toStep(price, tickSize, 'down'))} or ${groupDigits(toStep(price, tickSize, 'up'))}.`;
  }
  return undefined;
}

function amountErrorOf(quantity: string, total: string, pair: PairDescription): string | undefined {
  const { baseCurrency, quoteCurrency, minBaseAmount, maxBaseAmount, minQuoteAmount, maxQuoteAmount } = pair;
  if (compare(quantity, minBaseAmount) < 0)
    return `The least is ${groupDigits(minBaseAmount)} ${baseCurrency}.`;
  if (compare(quantity, maxBaseAmount) > 0)
    return `The most is ${groupDigits(maxBaseAmount)} ${baseCurrency}.`;
  if (compare(total, minQuoteAmount) < 0)
    return `The order must be worth ${groupDigits(minQuoteAmount)} ${quoteCurrency} or more.`;
  if (compare(total, maxQuoteAmount) > 0)
    return `The order may be worth ${groupDigits(maxQuoteAmount)} ${quoteCurrency} at most.`;
  return undefined;
}

/**
 * Reckons a draft: its quantity, cut to the places of the base currency, and what it is worth at its price.
 */
export function reckon(draft: OrderDraft, pair: PairDescription): Reckoned {
  const typedPrice = typedDecimal(draft.price);
  const priceError = priceErrorOf(draft.price, typedPrice, pair);
  const price = typedPrice === null || priceError !== undefined ? null : typedPrice;
  const amount = typedDecimal(draft.amount);
  const withPrice = { price, ...(priceError === undefined ? {} : { priceError }) };
  if (draft.amount.trim() === '') return { ...withPrice, quantity: null, total: null };
  if (amount === null)
    return { ...withPrice, quantity: null, total: null, amountError: 'Write a number such as 0.05.' };
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

/** A share of what is available as the form's amount; null when there is no price that it needs. */
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

/** The order that closes a position at about its mark price, for the form. */
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
 * About what the part that trades at once costs in fees: a buyer pays in the base currency, a seller and
 * futures in the quote. Null where the exchange does not tell its rate.
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

/** What each time in force means, in a line. */
export const TIF_WORDS: Record<TimeInForce, string> = {
  GTC: 'Good till cancelled: what does not fill at once waits in the book.',
  IOC: 'Immediate or cancel: fills what it can at once, the rest is cancelled.',
  FOK: 'Fill or kill: fills whole and at once, or not at all.',
};
