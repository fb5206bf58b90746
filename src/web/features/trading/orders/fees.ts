import type { OrderStatusDetail, PairDescription } from '../../../../client/types.gen.ts';
import { add, isNegative, isZero } from '../../../../shared/decimals.ts';

/** A fee, or a reward below zero, and the code of its currency. */
export interface Fee {
  amount: string;
  currency: string;
}

/**
 * What an order paid or was rewarded, by currency. The currency follows from the side and from who it is: a
 * maker's buy and a taker's sale count in the quote currency, a maker's sale and a taker's buy in the base
 * currency, futures in the quote. What is below zero is a maker's.
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
