import type { BalanceGroup } from '../../../../client/types.gen.ts';
import {
  add,
  compare,
  divide,
  fixed,
  isPositive,
  isZero,
  multiply,
  ratioForDrawing,
  subtract,
  sum,
} from '../../../../shared/decimals.ts';
import { type PricedMarket, worthOf } from '../shared/worth.ts';

/** One currency, summed over all accounts. */
export interface Holding {
  currency: string;
  total: string;
  /** The borrowed amount, which may have been spent on something else. */
  borrowed: string;
  /** The value less what is borrowed; null without a market price. */
  worth: string | null;
  /** The share of the positive values, from 0 to 1, for drawing. */
  share: number;
  /** The share in percent, such as "12.5"; empty without a positive value. */
  percent: string;
}

export interface Holdings {
  holdings: Holding[];
  /** The value of the currencies with a market price, less what is borrowed. */
  worth: string;
  /** Held currencies without a market price. */
  unpriced: string[];
  anythingReserved: boolean;
  anythingBorrowed: boolean;
}

/** The holdings of all accounts, valued in one currency, largest value first. */
export function holdingsOf(
  groups: readonly BalanceGroup[],
  markets: readonly PricedMarket[],
  target: string,
): Holdings {
  const totals = new Map<string, { total: string; net: string }>();
  const entries = groups.flatMap(({ balances }) => balances);
  for (const { currency, total, borrowedAmount } of entries) {
    const sofar = totals.get(currency) ?? { total: '0', net: '0' };
    totals.set(currency, {
      total: add(sofar.total, total),
      net: add(sofar.net, subtract(total, borrowedAmount)),
    });
  }
  const priced = [...totals].map(([currency, { total, net }]) => ({
    currency,
    total,
    borrowed: subtract(total, net),
    worth: worthOf(markets, net, currency, target),
  }));
  const positive = sum(priced.flatMap(({ worth }) => (worth !== null && isPositive(worth) ? [worth] : [])));
  return {
    holdings: priced
      .map((holding) => ({ ...holding, ...shareOf(holding.worth, positive) }))
      .toSorted((a, b) => compare(b.worth ?? '0', a.worth ?? '0') || a.currency.localeCompare(b.currency)),
    worth: sum(priced.flatMap(({ worth }) => (worth === null ? [] : [worth]))),
    unpriced: priced.filter(({ worth }) => worth === null).map(({ currency }) => currency),
    anythingReserved: entries.some(({ reserved }) => !isZero(reserved)),
    anythingBorrowed: entries.some(({ borrowedAmount }) => !isZero(borrowedAmount)),
  };
}

function shareOf(worth: string | null, positive: string): Pick<Holding, 'share' | 'percent'> {
  if (worth === null || !isPositive(worth)) return { share: 0, percent: '' };
  return {
    share: ratioForDrawing(worth, positive),
    percent: fixed(multiply(divide(worth, positive, 6), '100'), 1),
  };
}
