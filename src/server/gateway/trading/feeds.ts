import type { Context } from '../../platform/context.ts';
import { eventBytes, type EventBytes } from '../../platform/http/event-streams.ts';
import { credentialsOf } from '../../exchange-access/exchange-credentials.ts';
import type { ExchangeClient } from './exchange-client.ts';
import { openFeed, type ExchangeMessage, type Feed } from './feed.ts';
import type { Upstream } from './upstream.ts';

/**
 * A follower of the exchange. `tell` gets messages unchanged, as an event that is written once for all
 * followers; `connection` gets whether the connection is up.
 */
export interface FeedListener {
  tell(message: EventBytes): void;
  connection(connected: boolean): void;
}

/**
 * The WebSockets of the exchange. Each is opened once for all its followers, and closed when the last one
 * leaves.
 */
export interface Feeds {
  /**
   * Orders, balances and trades of an account; an empty `subaccountId` is the primary one. Returns a
   * function that stops.
   */
  followAccount(entityId: string, subaccountId: string, listener: FeedListener): () => void;
  /**
   * Market data of a pair. The connection is signed with the key of `entityId` or of another follower.
   * Returns a function that stops.
   */
  followMarket(entityId: string, pair: string, listener: FeedListener): () => void;
  close(): void;
}

const ACCOUNT_PATH = '/ws/account';
const MARKET_PATH = '/ws/trade';
const MARKET_EVENTS = [
  'AGGREGATED_ORDERBOOK_UPDATE',
  'NEW_TRADE',
  'NEW_TRADE_BUCKET',
  'MARKET_SUMMARY_UPDATE',
] as const;
/** Messages with a complete state: a new follower gets the last one. */
const WHOLE = new Set(['AGGREGATED_ORDERBOOK_UPDATE', 'MARKET_SUMMARY_UPDATE']);

interface Follower extends FeedListener {
  entityId: string;
  pair: string;
}

export function createFeeds(context: Context, exchange: ExchangeClient, upstream: Upstream): Feeds {
  const accounts = new Map<string, { feed: Feed; listeners: Set<FeedListener> }>();
  const followers = new Set<Follower>();
  const last = new Map<string, Map<string, EventBytes>>();
  let market: Feed | null = null;

  const handshake = async (path: string, entityIds: Iterable<string>, subaccountId: string) => {
    for (const entityId of entityIds) {
      const credentials = await credentialsOf(context, entityId);
      if (credentials)
        return {
          url: upstream.socketUrl(path),
          headers: exchange.handshake(path, credentials, subaccountId),
        };
    }
    throw new Error('No follower has a key of the exchange.');
  };

  const openAccount = (entityId: string, subaccountId: string) => {
    const listeners = new Set<FeedListener>();
    const feed = openFeed({
      handshake: () => handshake(ACCOUNT_PATH, [entityId], subaccountId),
      onConnected: () => listeners.forEach((listener) => listener.connection(true)),
      onLost: () => listeners.forEach((listener) => listener.connection(false)),
      onMessage: (text) => {
        const message = eventBytes('exchange', text);
        listeners.forEach((listener) => listener.tell(message));
      },
      log: context.log,
    });
    return { feed, listeners };
  };

  const subscribe = (): void => {
    const pairs = [...new Set([...followers].map(({ pair }) => pair))];
    market?.send({ type: 'SUBSCRIBE', subscriptions: MARKET_EVENTS.map((event) => ({ event, pairs })) });
  };

  const tellMarket = (text: string, { type, currencyPairSymbol: pair }: ExchangeMessage): void => {
    if (pair === undefined) return;
    const message = eventBytes('exchange', text);
    if (WHOLE.has(type)) last.set(pair, (last.get(pair) ?? new Map<string, EventBytes>()).set(type, message));
    for (const follower of followers) if (follower.pair === pair) follower.tell(message);
  };

  const openMarket = (): Feed =>
    openFeed({
      handshake: () => handshake(MARKET_PATH, new Set([...followers].map(({ entityId }) => entityId)), ''),
      onConnected: () => {
        subscribe();
        followers.forEach((follower) => follower.connection(true));
      },
      onLost: () => {
        last.clear();
        followers.forEach((follower) => follower.connection(false));
      },
      onMessage: tellMarket,
      log: context.log,
    });

  return {
    followAccount: (entityId, subaccountId, listener) => {
      const key = `${entityId} ${subaccountId}`;
      const account = accounts.get(key) ?? openAccount(entityId, subaccountId);
      accounts.set(key, account);
      account.listeners.add(listener);
      listener.connection(account.feed.connected());
      return () => {
        account.listeners.delete(listener);
        if (account.listeners.size > 0) return;
        account.feed.close();
        if (accounts.get(key) === account) accounts.delete(key);
      };
    },
    followMarket: (entityId, pair, listener) => {
      const follower: Follower = { ...listener, entityId, pair };
      const known = [...followers].some((other) => other.pair === pair);
      followers.add(follower);
      market ??= openMarket();
      follower.connection(market.connected());
      if (known) for (const message of last.get(pair)?.values() ?? []) follower.tell(message);
      else if (market.connected()) subscribe();
      return () => {
        followers.delete(follower);
        if ([...followers].some((other) => other.pair === pair)) return;
        last.delete(pair);
        if (followers.size > 0) return subscribe();
        market?.close();
        market = null;
      };
    },
    close: () => {
      for (const { feed } of accounts.values()) feed.close();
      market?.close();
    },
  };
}
