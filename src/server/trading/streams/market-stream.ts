import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Trade } from '../../../domain/exchange/events.ts';
import type { Market } from '../../../domain/exchange/markets.ts';
import type { BookSide } from '../../../domain/exchange/book.ts';
import { markPrice } from '../../../domain/exchange/prices.ts';
import type { State } from '../../../domain/exchange/state.ts';
import type { Clock } from '../../../shared/time.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { trimDecimal } from '../decimals.ts';
import type { Engine } from '../engine/engine.ts';
import type { Applied } from '../engine/applied.ts';
import { idOf } from '../ids.ts';
import { priceText, quantityText } from '../units.ts';
import { BUCKET_COLUMNS, priceBucket } from '../views/buckets.ts';
import { openConnection, type Connection, type StreamMessage } from './connection.ts';
import { subscribe } from './subscriptions.ts';

/**
 * /ws/trade: books, trades, buckets and summaries of the markets, for the clients that subscribed to them.
 */

const MARKET_EVENTS = [
  'AGGREGATED_ORDERBOOK_UPDATE',
  'FULL_ORDERBOOK_UPDATE',
  'NEW_TRADE',
  'NEW_TRADE_BUCKET',
  'MARKET_SUMMARY_UPDATE',
] as const;
type MarketEvent = (typeof MARKET_EVENTS)[number];

/** How often a changing book is sent; trades are sent at once. */
const BOOK_EVERY_MS = 250;
const SUMMARY_EVERY_MS = 2_000;
const LEVELS = 40;
const DAY_S = 86_400;

/** The events that send a whole book. */
const BOOKS = new Map<MarketEvent, (state: State, market: Market) => unknown>([
  ['AGGREGATED_ORDERBOOK_UPDATE', aggregatedBook],
  ['FULL_ORDERBOOK_UPDATE', fullBook],
]);

export interface MarketStream {
  join(socket: WebSocket, transport: Duplex): void;
  stop(): void;
}

export function marketStream(
  engine: Engine,
  database: Queryable,
  clock: Clock,
  onFault: (error: unknown) => void,
): MarketStream {
  const { readers, isWanted, tell } = openAudience();
  const changedBooks = new Set<number>();
  const tradedMarkets = new Set<number>();

  const pairs = () => new Set(engine.state.rules.pairs.map((pair) => pair.symbol));
  /** For data that has to be read first; null sends nothing. */
  const tellOnceRead = async (event: MarketEvent, symbol: string, read: () => Promise<object | null>) => {
    try {
      const data = await read();
      if (data) tell(event, symbol, () => data);
    } catch (error) {
      onFault(error);
    }
  };

  const onApplied = engine.onApplied((applied) => {
    if (readers.size === 0) return;
    for (const event of applied.events) {
      if (event.type === 'state') changedBooks.add(event.pair);
      if (event.type !== 'trade') continue;
      changedBooks.add(event.pair);
      tradedMarkets.add(event.pair);
      const market = engine.state.markets[event.pair]!;
      tell('NEW_TRADE', market.pair.symbol, () => tradeData(engine.state, market, event, applied));
    }
  });

  const books = setInterval(() => {
    for (const index of changedBooks) {
      const market = engine.state.markets[index];
      if (!market) continue;
      for (const [event, bookOf] of BOOKS)
        tell(event, market.pair.symbol, () => bookOf(engine.state, market));
    }
    changedBooks.clear();
  }, BOOK_EVERY_MS);

  const summaries = setInterval(() => {
    const traded = [...tradedMarkets];
    tradedMarkets.clear();
    for (const market of engine.state.markets) {
      const symbol = market.pair.symbol;
      if (traded.includes(market.index) && isWanted('NEW_TRADE_BUCKET', symbol))
        void tellOnceRead('NEW_TRADE_BUCKET', symbol, () => lastBucket(engine, database, clock, symbol));
      if (isWanted('MARKET_SUMMARY_UPDATE', symbol))
        void tellOnceRead('MARKET_SUMMARY_UPDATE', symbol, () => summaryOf(engine, database, clock, market));
    }
  }, SUMMARY_EVERY_MS);
  books.unref();
  summaries.unref();

  return {
    join: (socket, transport) => {
      const reader: Reader = {
        wanted: new Map(),
        connection: openConnection(
          socket,
          transport,
          (message) => {
            if (message['type'] !== 'SUBSCRIBE') return reader.connection.fail('Send SUBSCRIBE or PING.');
            const wanted = subscribe(reader.connection, message, {
              events: MARKET_EVENTS,
              pairs: pairs(),
              withoutPairs: false,
            });
            for (const [event, symbols] of wanted) {
              if (!symbols) continue;
              reader.wanted.set(event, new Set(symbols));
              greet(event as MarketEvent, symbols, reader.connection, engine.state);
            }
          },
          () => readers.delete(reader),
        ),
      };
      readers.add(reader);
      reader.connection.send({ type: 'AUTHENTICATED' });
    },
    stop: () => {
      onApplied();
      clearInterval(books);
      clearInterval(summaries);
      for (const reader of readers) reader.connection.close();
    },
  };
}

interface Reader {
  connection: Connection;
  wanted: Map<string, Set<string>>;
}

/** The clients, and the events and markets that each has subscribed to. */
function openAudience() {
  const readers = new Set<Reader>();
  const wants = (event: MarketEvent, symbol: string) =>
    [...readers].filter((reader) => reader.wanted.get(event)?.has(symbol));
  return {
    readers,
    isWanted: (event: MarketEvent, symbol: string) => wants(event, symbol).length > 0,
    tell: (event: MarketEvent, symbol: string, data: () => unknown) => {
      const interested = wants(event, symbol);
      if (interested.length === 0) return;
      const message: StreamMessage = { type: event, currencyPairSymbol: symbol, data: data() };
      const texts = [Buffer.from(JSON.stringify(message))];
      for (const reader of interested) reader.connection.sendTexts(texts);
    },
  };
}

/** A new subscriber gets the book at once, not after its next change. */
function greet(event: MarketEvent, symbols: readonly string[], connection: Connection, state: State): void {
  const bookOf = BOOKS.get(event);
  if (!bookOf) return;
  for (const symbol of symbols) {
    const market = state.markets.find((known) => known.pair.symbol === symbol)!;
    connection.send({ type: event, currencyPairSymbol: symbol, data: bookOf(state, market) });
  }
}

function tradeData(state: State, market: Market, event: Trade, { at }: Applied): unknown {
  return {
    id: idOf('trade', event.trade, at),
    price: priceText(state.rules, market, event.price),
    quantity: quantityText(market, event.quantity),
    currencyPair: market.pair.symbol,
    tradedAt: new Date(at).toISOString(),
    takerSide: event.takerSide,
    sequenceId: event.trade,
  };
}

function aggregatedBook(state: State, market: Market): unknown {
  const book = state.books[market.index]!;
  return {
    Asks: levelsOf(state, market, book.asks),
    Bids: levelsOf(state, market, book.bids),
    LastChange: new Date(book.changedAt).toISOString(),
    SequenceNumber: book.sequence,
  };
}

function levelsOf(state: State, market: Market, side: BookSide): unknown[] {
  return Array.from(side.fromBest(LEVELS), (level) => {
    let lots = 0;
    let orderCount = 0;
    for (let slot = level.head; slot >= 0; slot = state.orders.after[slot]!) {
      lots += state.orders.remaining[slot]!;
      orderCount++;
    }
    return {
      side: side.bids ? 'buy' : 'sell',
      quantity: quantityText(market, lots),
      price: priceText(state.rules, market, level.price),
      currencyPair: market.pair.symbol,
      orderCount,
    };
  });
}

function fullBook(state: State, market: Market): unknown {
  const book = state.books[market.index]!;
  const side = (of: BookSide) =>
    Array.from(of.fromBest(), (level) => {
      const orders: { orderId: string; quantity: string }[] = [];
      for (let slot = level.head; slot >= 0; slot = state.orders.after[slot]!) {
        orders.push({
          orderId: idOf('order', state.orders.number[slot]!, state.orders.createdAt[slot]!),
          quantity: quantityText(market, state.orders.remaining[slot]!),
        });
      }
      return { Price: priceText(state.rules, market, level.price), Orders: orders };
    });
  return {
    Asks: side(book.asks),
    Bids: side(book.bids),
    LastChange: new Date(book.changedAt).toISOString(),
    SequenceNumber: book.sequence,
  };
}

/** The last minute in which a market traded. */
async function lastBucket(
  engine: Engine,
  database: Queryable,
  clock: Clock,
  symbol: string,
): Promise<object | null> {
  await engine.projected();
  const [bucket] = await database.query(
    `SELECT ${BUCKET_COLUMNS}
     FROM exchange.buckets
     WHERE pair = $1
       AND period = 60
       AND start <= $2
     ORDER BY start DESC LIMIT 1`,
    [symbol, Math.floor(clock.nowMs() / 1_000)],
  );
  return bucket ? priceBucket(symbol, 60, bucket) : null;
}

/** The last 24 hours of a market, by minute. */
async function summaryOf(engine: Engine, database: Queryable, clock: Clock, market: Market): Promise<object> {
  const symbol = market.pair.symbol;
  const nowMs = clock.nowMs();
  const since = Math.floor(nowMs / 1_000) - DAY_S;
  const [day] = await database.query(
    `SELECT max(high)::text AS high, min(low)::text AS low, sum(volume)::text AS volume,
       sum(quote_volume)::text AS quote_volume, (array_agg(open ORDER BY start))[1]::text AS first
     FROM exchange.buckets
     WHERE pair = $1
       AND period = 60
       AND start BETWEEN $2 AND $3`,
    [symbol, since, since + DAY_S],
  );
  const { state } = engine;
  const book = state.books[market.index]!;
  const price = (ticks: number | undefined) => (ticks ? priceText(state.rules, market, ticks) : '0');
  const last = price(book.last);
  const previous = trimDecimal(day!.first ?? last);
  return {
    currencyPairSymbol: symbol,
    askPrice: price(book.asks.best()?.price),
    bidPrice: price(book.bids.best()?.price),
    lastTradedPrice: last,
    previousClosePrice: previous,
    baseVolume: trimDecimal(day!.volume ?? '0'),
    quoteVolume: trimDecimal(day!.quote_volume ?? '0'),
    highPrice: trimDecimal(day!.high ?? last),
    lowPrice: trimDecimal(day!.low ?? last),
    created: new Date(nowMs).toISOString(),
    changeFromPrevious: changeText(previous, last),
    markPrice: price(markPrice(book)),
  };
}

const DIGITS = 12;

/** The change in percent with two digits, rounded towards zero, in integers. */
function changeText(before: string, now: string): string {
  const [a, b] = [before, now].map((text) => {
    const [whole, fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(DIGITS, '0').slice(0, DIGITS));
  });
  if (!a || a === 0n) return '0';
  const hundredths = ((b! - a) * 10_000n) / a;
  const sign = hundredths < 0n ? '-' : '';
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
