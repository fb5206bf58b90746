import type { BalanceGroup, BrokerageQuote, PairDescription } from '../../../../client/types.gen.ts';
import { add, compare, divide, isPositive, multiply, round } from '../../../../shared/decimals.ts';
import { problemOf } from '../../../ui/problem.ts';
import { type PricedMarket, rateOf, worthOf } from '../../trading/shared/worth.ts';

/** A balance of the exchange that money may come from. */
export interface Source {
  account: { id: string; label: string };
  currency: string;
  available: string;
  /** What it is worth in the currency that is short, at last prices. */
  worth: string;
}

/** A quote that would bring at least what is short. */
export interface Cover {
  source: Source;
  quote: BrokerageQuote;
}

/** Asks the exchange what a conversion would bring. */
export type Ask = (source: Source, payAmount: string) => Promise<BrokerageQuote>;

/** Tried first, since least is lost on the way. */
const PREFERRED = ['USDC', 'BTC', 'ETH'];
const MOST_SOURCES = 3;
const MOST_QUOTES = 4;
/**
 * The estimate is asked for with one percent more than last prices say, later ones with 0.05 percent more
 * than the last quote says.
 */
const ESTIMATE = '1.01';
const CLOSER = '1.0005';
const PLACES = 8;

function preference(currency: string): number {
  const at = PREFERRED.indexOf(currency);
  return at === -1 ? PREFERRED.length : at;
}

/**
 * Every balance in another currency that has a price, in the order in which it is tried: USDC, BTC, ETH,
 * others; the greatest worth first.
 */
export function sourcesOf(
  groups: readonly BalanceGroup[],
  markets: readonly PricedMarket[],
  target: string,
): Source[] {
  return groups
    .flatMap(({ account, balances }) =>
      balances.flatMap(({ currency, available }) => {
        const worth =
          currency === target || !isPositive(available)
            ? null
            : worthOf(markets, available, currency, target);
        return worth === null ? [] : [{ account, currency, available, worth }];
      }),
    )
    .toSorted((a, b) => preference(a.currency) - preference(b.currency) || compare(b.worth, a.worth));
}

/** What the accounts hold of the currency itself, which needs no conversion. */
export function heldOf(groups: readonly BalanceGroup[], currency: string): string {
  return groups
    .flatMap(({ balances }) => balances)
    .reduce((held, balance) => (balance.currency === currency ? add(held, balance.available) : held), '0');
}

function placesOf(currency: string, pairs: readonly PairDescription[]): number {
  const places = pairs
    .filter(({ baseCurrency, currencyPairType }) => baseCurrency === currency && currencyPairType === 'SPOT')
    .map(({ baseDecimalPlaces }) => Number.parseInt(baseDecimalPlaces, 10));
  return places.length === 0 ? PLACES : Math.min(...places);
}

/**
 * Comes close to what is short from above, by asking again with what the last quote taught; null when the
 * balance does not bring it.
 */
async function approach(
  source: Source,
  shortfall: string,
  rate: string,
  places: number,
  ask: Ask,
): Promise<BrokerageQuote | null> {
  const most = round(source.available, places, 'down');
  const within = (amount: string) => (compare(amount, most) > 0 ? most : amount);
  let payAmount = within(divide(multiply(shortfall, ESTIMATE), rate, places, 'up'));
  let best: BrokerageQuote | null = null;
  for (let asked = 0; asked < MOST_QUOTES; asked++) {
    const quote = await ask(source, payAmount);
    const enough = compare(quote.receiveAmount, shortfall) >= 0;
    if (enough) best = quote;
    // The first quote is the estimate; the second, by its rate, is the one that is shown, unless it falls
    // short.
    if ((enough && asked > 0) || !isPositive(quote.receiveAmount)) return best;
    const next = within(
      divide(multiply(multiply(payAmount, shortfall), CLOSER), quote.receiveAmount, places, 'up'),
    );
    if (next === payAmount) return best;
    payAmount = next;
  }
  return best;
}

/**
 * Looks for a balance whose conversion would bring what is short: an estimate by last prices, then closer
 * quotes. A balance that the exchange refuses to quote is passed over; null when none covers it.
 */
export async function findCover({
  shortfall,
  target,
  sources,
  markets,
  pairs,
  ask,
}: {
  shortfall: string;
  target: string;
  sources: readonly Source[];
  markets: readonly PricedMarket[];
  pairs: readonly PairDescription[];
  ask: Ask;
}): Promise<Cover | null> {
  for (const source of sources.filter(({ worth }) => compare(worth, shortfall) >= 0).slice(0, MOST_SOURCES)) {
    const rate = rateOf(markets, source.currency, target);
    if (rate === null || !isPositive(rate)) continue;
    try {
      const quote = await approach(source, shortfall, rate, placesOf(source.currency, pairs), ask);
      if (quote) return { source, quote };
    } catch (error) {
      if (problemOf(error).status !== 400) throw error;
    }
  }
  return null;
}
