import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  FullOrderBook,
  PairDescription,
  PriceBucket,
  PublicTrade,
} from '../../../contract/trading/public.ts';
import { testExchange, type TestExchange } from '../testing/test-exchange.ts';

const HOUR = 3_600;

let installation: TestExchange;
let addresses = 0;
/** From a separate address, since few public reads are allowed. */
const get = (path: string) =>
  installation.send('GET', path, { from: `10.2.${Math.floor(++addresses / 250)}.${addresses % 250}` });

/** Trades as they were executed: epoch seconds, price and lots. */
const made: [at: number, price: number, lots: number][] = [];

beforeAll(async () => {
  installation = await testExchange({}, 3 * 86_400_000);
  const [one, other] = [await installation.account(), await installation.account()];
  for (const account of [one, other]) {
    await installation.deposit(account, 'USDC', 1e14);
    await installation.deposit(account, 'BTC', 1e11);
  }
  const start = installation.context.clock.nowMs();
  const { engine } = installation.exchange;
  for (let i = 0; i < 200; i++) {
    // Some minutes have several trades, and some hours have none.
    const at = start + i * 41_000 + (i > 100 ? 20 * HOUR * 1_000 : 0);
    const price = 50_000 + ((i * 7_919) % 997);
    const order = { type: 'limit', pair: 'BTCUSDC', quantity: 1_000 + i, price, timeInForce: 'GTC' } as const;
    await engine.submit({ ...order, account: one.number, side: 'sell' }, { at });
    await engine.submit({ ...order, account: other.number, side: 'buy' }, { at });
    made.push([Math.floor(at / 1_000), price, order.quantity]);
  }
  installation.passMs(2 * 86_400_000);
  for (const [side, price] of [
    ['buy', 49_000],
    ['buy', 49_001],
    ['buy', 49_000],
    ['sell', 51_001],
    ['sell', 51_000],
    ['sell', 51_001],
  ] as const) {
    await engine.submit({
      type: 'limit',
      account: one.number,
      pair: 'BTCUSDC',
      side,
      price,
      quantity: 12_345,
      timeInForce: 'GTC',
    });
  }
  installation.holdClock();
});
afterAll(() => installation.close());

type Bucket = z.infer<typeof PriceBucket>;

const money = (units: number) => String(units / 1e6);

/** The buckets, computed from the list of trades alone. */
function naive(period: number, from: number, to: number, includeEmpty: boolean): object[] {
  const buckets: object[] = [];
  let close: number | null = null;
  const first = Math.floor(made[0]![0] / period) * period;
  for (let start = Math.min(first, Math.ceil(from / period) * period); start <= to; start += period) {
    const within = made.filter(([at]) => at >= start && at < start + period);
    const prices = within.map(([, price]) => price);
    const isEmpty = within.length === 0;
    const at = {
      currencyPairSymbol: 'BTCUSDC',
      bucketPeriodInSeconds: period,
      startTime: new Date(start * 1_000).toISOString(),
    };
    if (start >= from && !isEmpty) {
      buckets.push({
        ...at,
        open: String(prices[0]),
        high: String(Math.max(...prices)),
        low: String(Math.min(...prices)),
        close: String(prices.at(-1)),
        volume: (within.reduce((sum, [, , lots]) => sum + lots, 0) / 1e8).toFixed(8).replace(/\.?0+$/, ''),
        quoteVolume: money(
          within.reduce((sum, [, price, lots]) => sum + Math.floor((price * lots) / 100), 0),
        ),
      });
    } else if (start >= from && includeEmpty && close !== null) {
      const [open, high, low] = [String(close), String(close), String(close)];
      buckets.push({ ...at, open, high, low, close: String(close), volume: '0', quoteVolume: '0' });
    }
    close = prices.at(-1) ?? close;
  }
  return buckets.reverse();
}

describe('buckets', () => {
  const path = (query: string) => `/v1/public/BTCUSDC/buckets?${query}`;

  it.each([60, 300, 900, 1_800, 3_600, 21_600, 86_400])(
    'of %i seconds agree with the trades, newest first, with and without empty ones',
    async (period) => {
      const [from, to] = [made[0]![0] - 2 * period, made[0]![0] - 2 * period + 300 * period];
      for (const includeEmpty of [false, true]) {
        const { status, json } = await get(
          path(`periodSeconds=${period}&startTime=${from}&endTime=${to}&includeEmpty=${includeEmpty}`),
        );
        expect(status).toBe(200);
        const now = Math.floor(installation.context.clock.nowMs() / 1_000);
        expect(json).toEqual(naive(period, from, Math.min(to, now), includeEmpty).slice(0, 300));
        for (const bucket of json as Bucket[]) PriceBucket.strict().parse(bucket);
        expect(json.length).toBeGreaterThan(0);
      }
    },
  );

  it('continue the last close from before the times', async () => {
    const from = Math.floor(made[100]![0] / 300) * 300 + HOUR + 1;
    const { json } = await get(
      path(`periodSeconds=300&startTime=${from}&endTime=${from + HOUR}&includeEmpty=true`),
    );
    expect(json).toHaveLength(12);
    expect(new Set(json.map((bucket: Bucket) => bucket.close))).toEqual(new Set([String(made[100]![1])]));
    expect((await get(path(`periodSeconds=300&startTime=${from}&endTime=${from + HOUR}`))).json).toEqual([]);
  });

  it('are paged, and default to a minute that ends now', async () => {
    const [from, to] = [made[0]![0], made[0]![0] + 300 * 60];
    const all = naive(60, from, to, false);
    expect((await get(path(`startTime=${from}&endTime=${to}&skip=2&limit=3`))).json).toEqual(all.slice(2, 5));
    const now = Math.floor(installation.context.clock.nowMs() / 1_000);
    expect((await get(path('periodSeconds=86400'))).json).toEqual(
      naive(86_400, now - 300 * 86_400, now, false),
    );
    expect((await get('/v1/public/BTCUSDC/buckets')).json).toEqual([]);
  });

  it.each([
    ['periodSeconds=61', 'periodSeconds'],
    ['startTime=0&endTime=18001', 'startTime'],
    ['startTime=yesterday', 'startTime'],
    ['limit=301', 'limit'],
    ['includeEmpty=perhaps', 'includeEmpty'],
  ])('are refused with %s', async (query, field) => {
    const answer = await get(path(query));
    expect([answer.status, answer.json.code, answer.json.validationErrors.errors[0].field]).toEqual([
      400,
      -11,
      field,
    ]);
  });

  it('allow exactly 300 periods; an unknown pair is -21', async () => {
    expect((await get(path('startTime=0&endTime=18000'))).json).toEqual([]);
    const answer = await get('/v1/public/BTCEUR/buckets');
    expect([answer.status, answer.json.code]).toEqual([400, -21]);
  });
});

describe('the full order book', () => {
  it('lists every order, best first, with its place at its price', async () => {
    const { json } = await get('/v1/public/btcusdc/orderbook/full');
    FullOrderBook.strict().parse(json);
    const entries = (side: any[]) =>
      side.map(({ side: name, price, quantity, positionAtPrice }) => [
        name,
        price,
        quantity,
        positionAtPrice,
      ]);
    expect(entries(json.Asks)).toEqual([
      ['sell', '51000', '0.00012345', 1],
      ['sell', '51001', '0.00012345', 1],
      ['sell', '51001', '0.00012345', 2],
    ]);
    expect(entries(json.Bids)).toEqual([
      ['buy', '49001', '0.00012345', 1],
      ['buy', '49000', '0.00012345', 1],
      ['buy', '49000', '0.00012345', 2],
    ]);
    expect(json.SequenceNumber).toBe(installation.exchange.engine.state.books[3]!.sequence);
    const empty = (await get('/v1/public/SOLUSDC/orderbook/full')).json;
    expect(empty).toMatchObject({ Asks: [], Bids: [], SequenceNumber: 0 });
    expect((await get('/v1/public/SOLEUR/orderbook/full')).json.code).toBe(-21);
  });
});

it('lists the pairs with their bounds, all numbers as text', async () => {
  const { json } = await get('/v1/public/pairs');
  for (const pair of json) PairDescription.strict().parse(pair);
  expect(json.map((pair: any) => pair.symbol)).toEqual([
    'BTCZAR',
    'ETHZAR',
    'USDCZAR',
    'BTCUSDC',
    'ETHUSDC',
    'SOLUSDC',
    'BTCUSDCPERP',
    'ETHUSDCPERP',
  ]);
  expect(json[1]).toMatchObject({
    minBaseAmount: '0.0002',
    maxBaseAmount: '69.21',
    minQuoteAmount: '10',
    maxQuoteAmount: '5000000',
    tickSize: '1',
    baseDecimalPlaces: '8',
    currencyPairType: 'SPOT',
  });
  expect(json.at(-1)).toMatchObject({ currencyPairType: 'FUTURE', marginTradingAllowed: false });
});

it('lists the last trades of a market, newest first, by pages', async () => {
  const trades = (await get('/v1/public/btcusdc/trades')).json;
  for (const trade of trades) PublicTrade.strict().parse(trade);
  expect(trades.length).toBeGreaterThan(1);
  expect(trades.map((trade: any) => trade.sequenceId)).toEqual(
    [...trades.map((trade: any) => trade.sequenceId)].sort((a, b) => b - a),
  );
  expect((await get('/v1/public/BTCUSDC/trades?skip=1&limit=1')).json).toEqual([trades[1]]);
  expect((await get('/v1/public/SOLEUR/trades')).json.code).toBe(-21);
});
