import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../shared/time.ts';
import { readConfiguration } from '../platform/configuration.ts';
import type { Context } from '../platform/context.ts';
import { signExchangeRequest } from '../exchange-access/exchange-signature.ts';
import { createLog } from '../platform/log.ts';
import { systemRandom } from '../platform/random.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import type { Account } from './account-directory.ts';
import { createAccount } from './create-account.ts';
import { ClockDisagrees } from './engine/engine-clock.ts';
import type { ExchangeService } from './exchange-service.ts';
import { openExchangeService } from './open-exchange-service.ts';
import { createKey, type NewKey } from './keys/create-key.ts';
import { openKeys } from './keys/find-key.ts';
import { buildListener } from './listener.ts';
import { openMarketMakers } from './market-makers/market-makers.ts';
import { hourlyCharger } from './hourly-charges.ts';
import { makerAccounts } from './market-makers/start-market-makers.ts';

/** An exchange whose machine's clock jumps two days ahead and back, with and without restarts. */
const START = Date.UTC(2026, 10, 20, 9, 41, 17);
const LIMIT = '/v1/orders/limit';
const ORDER = JSON.stringify({ side: 'BUY', quantity: '0.01', price: '20000', pair: 'BTCUSDC' });

let database: Awaited<ReturnType<typeof testDatabase>>;
let nowMs: number;
let context: Context;
let exchange: ExchangeService;
let listener: ReturnType<typeof buildListener>;
let account: Account;
let key: NewKey;

async function open(): Promise<void> {
  exchange = await openExchangeService(context, () => undefined);
  const findKey = await openKeys(context);
  listener = buildListener(context, () => exchange, findKey, '');
}

async function restart(): Promise<void> {
  await listener.close();
  await exchange.stop();
  await open();
}

/** Places an order signed with the machine's clock, or with the client's. */
async function place(atMs = nowMs) {
  const timestamp = String(atMs);
  const signature = signExchangeRequest(key.apiSecret, {
    timestamp,
    verb: 'POST',
    path: LIMIT,
    body: ORDER,
    subaccountId: '',
  });
  const headers = {
    'content-type': 'application/json',
    'X-SERVICE-API-KEY': key.apiKey,
    'X-SERVICE-SIGNATURE': signature,
    'X-SERVICE-TIMESTAMP': timestamp,
  };
  return (await listener.inject({ method: 'POST', url: LIMIT, payload: ORDER, headers })).statusCode;
}

const pass = (ms: number) => (nowMs += ms);

beforeEach(async () => {
  database = await testDatabase();
  nowMs = START;
  context = {
    database,
    configuration: readConfiguration({ DATABASE_URL: database.url, ENCRYPTION_KEY: 'ab'.repeat(32) }),
    clock: { nowMs: () => nowMs },
    random: systemRandom,
    log: createLog('silent'),
    onClose: () => undefined,
  };
  await open();
  for (const label of ['Market maker', 'Market taker'])
    await createAccount(exchange, {
      kind: 'MAKER',
      primary: null,
      label,
      marginEnabled: false,
      futuresEnabled: true,
    });
  account = await createAccount(exchange, {
    kind: 'PRIMARY',
    primary: null,
    label: 'User',
    marginEnabled: false,
    futuresEnabled: true,
  });
  key = await createKey(context, account.number, ['view', 'trade'], 'User');
  await exchange.engine.submit({
    type: 'deposit',
    account: account.number,
    asset: 'USDC',
    amount: 5e12,
    kind: 'BLOCKCHAIN_RECEIVE',
  });
});
afterEach(async () => {
  await listener.close();
  await exchange.stop();
  await database.drop();
});

describe('after the clock was two days ahead', () => {
  it.each([
    ['with a restart before and after', true],
    ['without a restart', false],
  ])('a key trades at once, %s', async (_, restarts) => {
    expect(await place()).toBe(202);
    pass(2 * DAY_MS);
    if (restarts) await restart();
    const future = nowMs;
    expect(await place(future)).toBe(202);
    expect(exchange.engine.state.at).toBe(future);
    pass(-2 * DAY_MS + 5_000);
    if (restarts) await restart();
    expect(await place()).toBe(202);
    expect(exchange.engine.state.at).toBe(nowMs);
    // The same after a replay of the journal alone.
    await restart();
    expect(exchange.engine.state.at).toBe(nowMs);
    pass(1_000);
    expect(await place()).toBe(202);
    // A request that was signed in the future is not accepted again when that time comes.
    pass(2 * DAY_MS - 6_000);
    if (restarts) expect(await place(future)).toBe(401);
  });

  it('a request from before the jump is still not accepted twice', async () => {
    const signedAt = nowMs;
    expect(await place(signedAt)).toBe(202);
    pass(2 * DAY_MS);
    expect(await place()).toBe(202);
    pass(-2 * DAY_MS + 5_000);
    expect(await place()).toBe(202);
    expect(await place(signedAt)).toBe(401);
  });

  it('the market makers quote and trade at the right time', async () => {
    pass(2 * DAY_MS);
    let desk = openMarketMakers(exchange, (await makerAccounts(exchange))!);
    for (let i = 0; i < 10; i++) {
      await desk.turn();
      pass(2_000);
    }
    pass(-2 * DAY_MS);
    const corrected = nowMs;
    for (const between of [async () => undefined, restart]) {
      await between();
      if (between === restart) desk = openMarketMakers(exchange, (await makerAccounts(exchange))!);
      const before = exchange.engine.state.nextTrade;
      for (let i = 0; i < 40; i++) {
        await desk.turn();
        pass(2_000);
      }
      await exchange.engine.projected();
      const [trades] = await database.query(
        'SELECT min(at) AS from, max(at) AS to, count(*) AS count FROM exchange.trades WHERE number >= $1',
        [before],
      );
      expect(Number(trades!.count)).toBeGreaterThan(5);
      expect([trades!.from!.getTime() >= corrected, trades!.to!.getTime() <= nowMs]).toEqual([true, true]);
    }
  });

  it('every hour of the calendar has been charged once by its end', async () => {
    const charged: number[] = [];
    const follow = () =>
      exchange.engine.onApplied(({ command }) => command.type === 'hour' && charged.push(command.hour!));
    follow();
    const first = Math.floor(nowMs / HOUR_MS);
    let strike = await hourlyCharger(exchange);
    pass(2 * DAY_MS);
    await strike();
    expect(charged).toHaveLength(24);
    pass(-2 * DAY_MS);
    await strike();
    for (let hour = 1; hour <= 60; hour++) {
      if (hour === 5 || hour === 30) {
        await restart();
        follow();
        strike = await hourlyCharger(exchange);
      }
      pass(HOUR_MS);
      await strike();
      await strike();
    }
    expect([...charged].sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => first + 1 + i));
  });
});

it('a signature from the future does not enter the journal', async () => {
  const { sequence } = exchange.engine.state;
  await expect(
    exchange.engine.submit(
      { type: 'hour' },
      { signed: { key: '00000000-0000-7000-8000-000000000001', ms: nowMs + 2 * DAY_MS } },
    ),
  ).rejects.toThrow(ClockDisagrees);
  expect(await place(nowMs + 2 * DAY_MS)).toBe(401);
  expect(exchange.engine.state.sequence).toBe(sequence);
});

describe('a second clock', () => {
  let otherMs: number;

  beforeEach(async () => {
    otherMs = nowMs;
    context = { ...context, secondClock: async () => otherMs };
    await restart();
  });

  it('keeps a contradicted time out of the journal until both clocks agree', async () => {
    expect(await place()).toBe(202);
    const { sequence, at } = exchange.engine.state;
    pass(2 * DAY_MS);
    expect(await place()).toBe(503);
    await expect(exchange.engine.submit({ type: 'hour' })).rejects.toThrow(ClockDisagrees);
    expect([exchange.engine.state.sequence, exchange.engine.state.at]).toEqual([sequence, at]);
    pass(-2 * DAY_MS + 1_000);
    expect(await place()).toBe(202);
  });

  it('also contradicts a clock that went back', async () => {
    expect(await place()).toBe(202);
    pass(-2 * DAY_MS);
    expect(await place()).toBe(503);
    pass(2 * DAY_MS + 1_000);
    expect(await place()).toBe(202);
  });

  it('accepts any passage of time on which both clocks agree', async () => {
    for (const ms of [HOUR_MS, 40 * DAY_MS]) {
      pass(ms);
      otherMs += ms + 2_000;
      expect(await place()).toBe(202);
    }
  });

  it('rejects a clock that was never set', async () => {
    pass(-nowMs);
    otherMs = 0;
    expect(await place()).toBe(503);
  });
});
