import { PLAIN_HEADERS, type ExchangeClient } from './exchange-client.ts';
import type { SharedReads } from './shared-reads.ts';

const PAIRS = '/v1/public/pairs';

/**
 * Whether the exchange lists a pair. All followed pairs share one subscription, which a single unknown name
 * would invalidate. If the exchange does not list its pairs, every name is accepted.
 */
export type KnowsPair = (pair: string) => Promise<boolean>;

export function createKnownPairs(exchange: ExchangeClient, reads: SharedReads): KnowsPair {
  const question = {
    method: 'GET',
    path: PAIRS,
    body: Buffer.alloc(0),
    headers: PLAIN_HEADERS,
    credentials: null,
    subaccountId: '',
  } as const;
  return async (pair) => {
    const answer = await reads.read(PAIRS, () => exchange.call(question)).catch(() => null);
    const known = answer?.status === 200 ? symbolsOf(answer.body.toString('utf8')) : null;
    return known === null || known.has(pair);
  };
}

/** The symbols of a list of pairs; null when it is not such a list. */
function symbolsOf(text: string): ReadonlySet<string> | null {
  try {
    const pairs = JSON.parse(text) as { symbol?: unknown }[];
    const symbols = pairs.flatMap(({ symbol }) => (typeof symbol === 'string' ? [symbol] : []));
    return symbols.length > 0 ? new Set(symbols) : null;
  } catch {
    return null;
  }
}
