import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '../../platform/configuration.ts';
import type { Context } from '../../platform/context.ts';
import { createLog } from '../../platform/log.ts';
import { systemRandom } from '../../platform/random.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { HOUR_MS } from '../../../shared/time.ts';
import { createAccount } from '../create-account.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { openExchangeService } from '../open-exchange-service.ts';
import { openMarketMakers, type MarketMakers } from './market-makers.ts';
import { hourlyCharger } from '../hourly-charges.ts';
import { makerAccounts, startMarketMakers } from './start-market-makers.ts';

const TURN_MS = 2_000;

let database: Awaited<ReturnType<typeof testDatabase>>;
let context: Context;
let exchange: ExchangeService;
let desk: MarketMakers;
let user: number;
let nowMs = Date.UTC(2026, 10, 20, 9, 41, 17);

beforeAll(async () => {
  database = await testDatabase();
  context = {
    database,
    configuration: readConfiguration({ DATABASE_URL: database.url, ENCRYPTION_KEY: 'ab'.repeat(32) }),
    clock: { nowMs: () => nowMs },
    random: systemRandom,
    log: createLog('silent'),
    onClose: () => undefined,
  };
  exchange = await openExchangeService(context, () => undefined);
  for (const label of ['Market maker', 'Market taker'])
    await createAccount(exchange, {
      kind: 'MAKER',
      primary: null,
      label,
      marginEnabled: false,
      futuresEnabled: true,
    });
  user = (
    await createAccount(exchange, {
      kind: 'PRIMARY',
      primary: null,
      label: 'User',
      marginEnabled: false,
      futuresEnabled: true,
    })
  ).number;
  await exchange.engine.submit({
    type: 'deposit',
    account: user,
    asset: 'USDC',
    amount: 5e12,
    kind: 'BLOCKCHAIN_RECEIVE',
  });
  desk = openMarketMakers(exchange, (await makerAccounts(exchange))!);
});
afterAll(async () => {
  await exchange.stop();
  await database.drop();
});

const book = (symbol: string) =>
  exchange.engine.state.books[exchange.engine.state.markets.findIndex(({ pair }) => pair.symbol === symbol)]!;
const turn = async () => {
  nowMs += TURN_MS;
  const before = exchange.engine.state.sequence;
  await desk.turn();
  return exchange.engine.state.sequence - before;
};
const buy = async (price: number, quantity: number, postOnly = false) => {
  const { events } = await exchange.engine.submit({
    type: 'limit',
    account: user,
    pair: 'BTCUSDC',
    side: 'buy',
    price,
    quantity,
    timeInForce: 'GTC',
    postOnly,
  });
  return events
    .flatMap((event) => (event.type === 'state' && event.account === user ? [event.state] : []))
    .at(-1);
};
/** Price levels of each side of each book. */
const depths = () => exchange.engine.state.books.flatMap(({ bids, asks }) => [bids.depth, asks.depth]);

describe('the market makers', () => {
  it('fill every book in their first turn', async () => {
    await turn();
    expect(depths()).toEqual(exchange.engine.state.books.flatMap(() => [25, 25]));
  });

  it('keep all books filled and uncrossed for two hundred turns, with few commands each', async () => {
    const tradesBefore = exchange.engine.state.nextTrade;
    const middles = new Set<number>();
    let commands = 0;
    for (let i = 0; i < 200; i++) {
      const count = await turn();
      expect(count).toBeLessThanOrEqual(16);
      commands += count;
      for (const { bids, asks } of exchange.engine.state.books)
        expect(asks.best()!.price).toBeGreaterThan(bids.best()!.price);
      for (const depth of depths()) expect([depth >= 20, depth <= 31]).toEqual([true, true]);
      middles.add(book('BTCUSDC').bids.best()!.price);
    }
    expect(commands / 200).toBeLessThan(12);
    expect(exchange.engine.state.nextTrade - tradesBefore).toBeGreaterThan(50);
    expect(middles.size).toBeGreaterThan(5);
  });

  it('fill a reasonable order that crosses, and leave a distant one alone', async () => {
    const best = book('BTCUSDC').asks.best()!.price;
    expect(await buy(Math.ceil(best * 1.01), 150_000_000)).toBe('filled');
    expect(await buy(Math.floor(best * 0.9), 1_000_000, true)).toBe('placed');
    for (let i = 0; i < 20; i++) await turn();
    expect(book('BTCUSDC').bids.worst()!.price).toBe(Math.floor(best * 0.9));
  });

  it('quote again what a client has bought', async () => {
    const worst = book('BTCUSDC').asks.worst()!.price;
    await buy(worst, 500_000_000);
    await buy(worst, 500_000_000);
    for (let i = 0; i < 20; i++) await turn();
    expect(book('BTCUSDC').asks.depth).toBeGreaterThanOrEqual(20);
    expect(book('BTCUSDC').bids.depth).toBeGreaterThanOrEqual(20);
  });

  it('replace all quotes at once after a pause', async () => {
    nowMs += HOUR_MS;
    const orders = exchange.engine.state.orders;
    const { quoter } = (await makerAccounts(exchange))!;
    for (const slot of orders.ofAccount(quoter).slice(0, 300))
      await exchange.engine.submit({ type: 'cancel', account: quoter, order: orders.number[slot]! });
    desk = openMarketMakers(exchange, (await makerAccounts(exchange))!);
    await turn();
    for (const depth of depths()) expect(depth).toBeGreaterThanOrEqual(25);
  });

  it('do not run in an installation without demo data', async () => {
    const stops: unknown[] = [];
    const real: Context = {
      ...context,
      configuration: { ...context.configuration, seed: 'none' },
      onClose: (stop) => stops.push(stop),
    };
    const before = exchange.engine.state.sequence;
    await startMarketMakers({ ...exchange, context: real });
    expect([stops.length, exchange.engine.state.sequence]).toEqual([0, before]);
  });

  it('quote as soon as they are started, and stop when they are stopped', async () => {
    const stops: (() => Promise<void>)[] = [];
    nowMs += HOUR_MS;
    const before = exchange.engine.state.sequence;
    await startMarketMakers({ ...exchange, context: { ...context, onClose: (stop) => stops.push(stop) } });
    for (const stop of stops) await stop();
    const after = exchange.engine.state.sequence;
    expect(after).toBeGreaterThan(before);
    expect(stops).toHaveLength(1);
  });

  it('never run out of what they sell', async () => {
    const { quoter } = (await makerAccounts(exchange))!;
    await exchange.engine.submit({
      type: 'withdraw',
      account: quoter,
      asset: 'BTC',
      amount: 98_000_000_000,
      kind: 'MAKER_FUNDING',
    });
    await turn();
    const { accounts } = exchange.engine.state;
    expect(accounts.available[accounts.at(quoter, 2)]!).toBeGreaterThan(50_000_000_000);
  });
});

describe('the hour', () => {
  const strikes = async () => {
    const charged: number[] = [];
    const stop = exchange.engine.onApplied(({ command }) => {
      if (command.type === 'hour') charged.push(command.at);
    });
    return { charged, stop };
  };

  it('is charged once, however many processes check, and however often', async () => {
    const strike = await hourlyCharger(exchange);
    nowMs = Math.ceil(nowMs / HOUR_MS) * HOUR_MS - 1;
    await strike();
    const { charged, stop } = await strikes();
    await strike();
    expect(charged).toHaveLength(0);
    nowMs += 1;
    await strike();
    await strike();
    nowMs += HOUR_MS / 2;
    await strike();
    expect(charged).toHaveLength(1);
    stop();
    await exchange.stop();
    exchange = await openExchangeService(context, () => undefined);
    const again = await strikes();
    await (
      await hourlyCharger(exchange)
    )();
    expect(again.charged).toHaveLength(0);
    nowMs += HOUR_MS;
    await (
      await hourlyCharger(exchange)
    )();
    expect(again.charged).toHaveLength(1);
    again.stop();
  });

  it('is charged late when it was missed, for a day at most', async () => {
    const { charged, stop } = await strikes();
    nowMs += 3 * HOUR_MS;
    await (
      await hourlyCharger(exchange)
    )();
    expect(charged).toHaveLength(3);
    nowMs += 80 * HOUR_MS;
    await (
      await hourlyCharger(exchange)
    )();
    expect(charged).toHaveLength(27);
    stop();
  });
});
