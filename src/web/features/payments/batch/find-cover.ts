import type { BalanceGroup, BrokerageQuote, PairDescription } from '../../../../client/types.gen.ts';
import { add, compare, divide, isPositive, multiply, round } from '../../../../shared/decimals.ts';
import { problemOf } from '../../../ui/problem.ts';
import { type PricedMarket, rateOf, worthOf } from '../../trading/shared/worth.ts';

/** An exchange balance that may cover the shortfall. */
export interface Source {
  account: { id: string; label: string };
  currency: string;
  available: string;
  /** Its value at last prices, in the currency of the shortfall. */
  worth: string;
}

/** A quote that covers the whole shortfall. */
export interface Cover {
  source: Source;
  quote: BrokerageQuote;
}

/** Requests a conversion quote from the exchange. */
export type Ask = (source: Source, payAmount: string) => Promise<BrokerageQuote>;

/** The currencies that are tried first, because their conversion loses least. */
const PREFERRED = ['USDC', 'BTC', 'ETH'];
const MOST_SOURCES = 3;
const MOST_QUOTES = 4;
/**
 * The first quote is requested for one percent more than last prices suggest, later quotes for 0.05 percent
 * more than the previous quote suggests.
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
 * others; within a currency the greatest value first.
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

/** The accounts' balance in the currency itself, which needs no conversion. */
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
 * Returns a quote for slightly more than the shortfall, approximated from the rate of the previous quote;
 * null when the balance cannot cover it.
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
    // The first quote is an estimate. The second uses its rate and is shown, unless it falls short.
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
 * Finds a balance whose conversion would cover the shortfall: first estimated at last prices, then quoted. A
 * balance that the exchange refuses to quote is skipped; null when no balance is enough.
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
