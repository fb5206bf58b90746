import type { OrderStatusDetail, PairDescription } from '../../../../client/types.gen.ts';
import { add, isNegative, isZero } from '../../../../shared/decimals.ts';

/** A fee and its currency; a negative fee is a reward. */
export interface Fee {
  amount: string;
  currency: string;
}

/**
 * The fees and rewards of an order, by currency. A maker's buy and a taker's sale are charged in the quote
 * currency, a maker's sale and a taker's buy in the base currency, futures in the quote currency. Negative
 * fees are maker rewards.
 */
export function feesOf(
  statuses: readonly Pick<OrderStatusDetail, 'executedFee' | 'orderSide'>[],
  pair: Pick<PairDescription, 'baseCurrency' | 'quoteCurrency' | 'currencyPairType'>,
): Fee[] {
  const totals = new Map<string, string>();
  for (const { executedFee, orderSide } of statuses) {
    if (isZero(executedFee)) continue;
    const inQuote = pair.currencyPairType === 'FUTURE' || isNegative(executedFee) === (orderSide === 'buy');
    const currency = inQuote ? pair.quoteCurrency : pair.baseCurrency;
    totals.set(currency, add(totals.get(currency) ?? '0', executedFee));
  }
  return [...totals].map(([currency, amount]) => ({ amount, currency }));
}
