import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../shared/time.ts';
import { readConfiguration } from '../platform/configuration.ts';
import type { Context } from '../platform/context.ts';
import { createLog } from '../platform/log.ts';
import { systemRandom } from '../platform/random.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import type { Account } from './account-directory.ts';
import { createAccount } from './create-account.ts';
import type { ExchangeService } from './exchange-service.ts';
import { openExchangeService } from './open-exchange-service.ts';
import { openRetention } from './retention.ts';

/**
 * Market makers that trade with each other every day, and a client who trades now and then; retention runs
 * every day.
 */
const START = Date.UTC(2026, 0, 1);
const KEPT_DAYS = 10;
const DAYS = 80;
const TRADES_A_DAY = 24;
const PERIODS = [60, 300, 900, 1_800, 3_600, 21_600, 86_400];

let database: Awaited<ReturnType<typeof testDatabase>>;
let exchange: ExchangeService;
let nowMs = START;
let client: Account;
/** The daily candles as they were at the end of their day. */
const dailyCandles: string[] = [];
const most = { trades: 0, minutes: 0 };
let clientTrades = 0;
let lastTrade = 0;

const count = async (from: string) =>
  Number((await database.dynamicQuery('SELECT count(*) AS count', `FROM ${from}`, []))[0]!.count);
const clientRows = async () => ({
  orders: await count('exchange.orders'),
  states: await count('exchange.order_states'),
  fills: await count('exchange.fills'),
  transactions: await count('exchange.transactions'),
});

beforeAll(async () => {
  database = await testDatabase();
  const context: Context = {
    database,
    configuration: readConfiguration({
      DATABASE_URL: database.url,
      ENCRYPTION_KEY: 'ab'.repeat(32),
      TRADING_RETENTION_DAYS: String(KEPT_DAYS),
    }),
    clock: { nowMs: () => nowMs },
    random: systemRandom,
    log: createLog('silent'),
    onClose: () => undefined,
  };
  exchange = await openExchangeService(context, () => undefined);
  const makers: Account[] = [];
  for (const label of ['Market maker', 'Market taker'])
    makers.push(
      await createAccount(exchange, {
        kind: 'MAKER',
        primary: null,
        label,
        marginEnabled: false,
        futuresEnabled: true,
      }),
    );
  client = await createAccount(exchange, {
    kind: 'PRIMARY',
    primary: null,
    label: 'Client',
    marginEnabled: false,
    futuresEnabled: false,
  });
  await exchange.stop();
  exchange = await openExchangeService(context, () => undefined);
  const { engine } = exchange;
  for (const { number } of [...makers, client]) {
    await engine.submit({
      type: 'deposit',
      account: number,
      asset: 'USDC',
      amount: 1e14,
      kind: 'FIAT_DEPOSIT',
    });
    await engine.submit({
      type: 'deposit',
      account: number,
      asset: 'BTC',
      amount: 1e12,
      kind: 'BLOCKCHAIN_RECEIVE',
    });
  }
  const trade = async (buyer: Account, seller: Account, price: number) => {
    const order = { type: 'limit', pair: 'BTCUSDC', quantity: 10_000, price, timeInForce: 'GTC' } as const;
    await engine.submit({ ...order, account: seller.number, side: 'sell' });
    await engine.submit({ ...order, account: buyer.number, side: 'buy' });
  };
  const retention = openRetention(exchange);
  for (let day = 0; day < DAYS; day++) {
    for (let n = 0; n < TRADES_A_DAY; n++) {
      nowMs = START + day * DAY_MS + n * (DAY_MS / TRADES_A_DAY);
      await trade(makers[0]!, makers[1]!, 100_000 + ((day * 7 + n * 13) % 500));
    }
    if (day % 8 === 0) {
      await trade(client, makers[1]!, 100_250);
      clientTrades++;
    }
    await engine.projected();
    const [candle] = await database.query(
      "SELECT * FROM exchange.buckets WHERE pair = 'BTCUSDC' AND period = 86400 ORDER BY start DESC LIMIT 1",
    );
    dailyCandles.push(
      JSON.stringify(candle, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)),
    );
    await retention.run();
    most.trades = Math.max(most.trades, await count('exchange.trades'));
    most.minutes = Math.max(most.minutes, await count('exchange.buckets WHERE period = 60'));
    lastTrade = engine.state.nextTrade - 1;
  }
});
afterAll(async () => {
  await exchange.stop();
  await database.drop();
});

describe('after many days of market makers', () => {
  it('the number of trades and one-minute candles stays bounded', () => {
    const bound = (KEPT_DAYS + 1) * (TRADES_A_DAY + 1);
    expect(lastTrade).toBeGreaterThan(DAYS * TRADES_A_DAY);
    expect(most.trades).toBeLessThanOrEqual(bound + clientTrades);
    expect(most.minutes).toBeLessThanOrEqual(bound);
  });

  it('everything of the client is kept, with its public trades', async () => {
    expect(await clientRows()).toEqual({
      orders: clientTrades,
      states: 2 * clientTrades,
      fills: clientTrades,
      transactions: clientTrades + 2,
    });
    expect(await count('exchange.trades t JOIN exchange.fills f ON f.trade = t.number')).toBe(clientTrades);
  });

  it('shorter candles are kept for their time, and daily ones are unchanged', async () => {
    const [daily, ...others] = await Promise.all(
      [86_400, ...PERIODS.slice(0, 5)].map((period) =>
        database.query('SELECT * FROM exchange.buckets WHERE pair = $1 AND period = $2 ORDER BY start', [
          'BTCUSDC',
          period,
        ]),
      ),
    );
    expect(
      daily!.map((row) =>
        JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)),
      ),
    ).toEqual(dailyCandles);
    const oldest = others.map((rows) => Math.floor((nowMs - Number(rows[0]!.start) * 1_000) / DAY_MS));
    expect(oldest.map((days, i) => days <= KEPT_DAYS * [1, 6, 6, 24, 24][i]!)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(oldest[1]).toBeGreaterThan(KEPT_DAYS);
    expect(oldest[4]).toBe(DAYS - 1);
  });

  it('the newest candle of each period is kept when there are no trades for long', async () => {
    nowMs += 2_000 * DAY_MS;
    await openRetention(exchange).run();
    for (const period of PERIODS)
      expect([period, (await count(`exchange.buckets WHERE period = ${period}`)) >= 1]).toEqual([
        period,
        true,
      ]);
    expect(await count('exchange.buckets WHERE period = 60')).toBe(1);
    expect(await count('exchange.trades')).toBe(clientTrades);
  });
});
