import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { DAY_MS } from '../../shared/time.ts';
import { readConfiguration } from '../platform/configuration.ts';
import type { Context } from '../platform/context.ts';
import { StartRefused } from '../platform/start-refused.ts';
import { createLog } from '../platform/log.ts';
import { systemRandom } from '../platform/random.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { createAccount } from './create-account.ts';
import { ENGINE_LOCK } from './engine/engine.ts';
import { openExchangeService } from './open-exchange-service.ts';
import { startExchange, type ExchangeParts, type RunningExchange } from './start-exchange.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
const running: Process[] = [];

interface Process extends RunningExchange {
  /** How many times the companions of the exchange were started, and stopped. */
  companions: { started: number; stopped: number };
  stop(): Promise<void>;
}

beforeAll(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});
afterAll(() => database.drop());

/** Starts it like a separate process: with its own connections and its own close handlers. */
async function process(port = 0, more: Partial<Context> = {}): Promise<Process> {
  const stops: (() => Promise<void>)[] = [];
  const context: Context = {
    database,
    configuration: readConfiguration({
      DATABASE_URL: database.url,
      ENCRYPTION_KEY: '7d'.repeat(32),
      TRADING_PORT: String(port),
    }),
    clock: { nowMs: () => Date.now() },
    random: systemRandom,
    log: createLog('silent'),
    onClose: (stop) => stops.push(stop),
    ...more,
  };
  const companions = { started: 0, stopped: 0 };
  const parts: ExchangeParts = {
    open: openExchangeService,
    accompany: async (exchange) => {
      companions.started++;
      exchange.context.onClose(async () => void companions.stopped++);
    },
  };
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  const started = await startExchange(context, parts).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const one = { ...started, companions, stop };
  running.push(one);
  return one;
}

const statusOf = async ({ port }: RunningExchange) => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50));
}

const openAccount = (one: Process) =>
  createAccount(one.current()!, {
    kind: 'PRIMARY',
    primary: null,
    label: 'Primary',
    marginEnabled: false,
    futuresEnabled: false,
  });

/** An account with money. */
async function stock(one: Process): Promise<void> {
  await openAccount(one);
  const deposit = { type: 'deposit', account: 1, asset: 'USDC', amount: 1e12, kind: 'FIAT_DEPOSIT' } as const;
  await one.current()!.engine.submit(deposit);
}

const buy = (one: Process, price: number) =>
  one.current()!.engine.submit({
    type: 'limit',
    account: 1,
    pair: 'BTCUSDC',
    side: 'buy',
    price,
    quantity: 100_000,
    timeInForce: 'GTC',
  });

describe('the process that runs the exchange', () => {
  it('starts and answers 503 while the clocks disagree, and continues once they agree', async () => {
    let aheadMs = 2 * DAY_MS;
    const fresh = await testDatabase();
    const clock = { nowMs: () => Date.now() + aheadMs };
    const one = await process(0, { database: fresh, clock, secondClock: async () => Date.now() });
    expect(await statusOf(one)).toBe(503);
    const rows = await fresh.query('SELECT sequence FROM exchange.commands');
    expect(rows).toEqual([]);
    aheadMs = 0;
    await until(async () => (await statusOf(one)) === 200);
    await one.stop();
    await fresh.drop();
  });

  it('is the only one: another answers 503, and takes over when the first ends', async () => {
    const first = await process();
    await openAccount(first);
    const second = await process();
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 503]);
    expect((await fetch(`http://127.0.0.1:${second.port}/v1/public/pairs`)).status).toBe(503);
    expect((await fetch(`http://127.0.0.1:${second.port}/healthz`)).status).toBe(200);
    await first.stop();
    expect(first.companions).toEqual({ started: 1, stopped: 1 });
    await until(async () => (await statusOf(second)) === 200);
    expect(second.current()!.engine.state.accounts.count).toBe(2);
    expect(second.companions.started).toBe(1);
  });

  it('restarts with every accepted command after it loses the journal', async () => {
    const only = await process();
    const before = only.current()!;
    await before.engine.submit({
      type: 'deposit',
      account: 1,
      asset: 'USDC',
      amount: 5,
      kind: 'FIAT_DEPOSIT',
    });
    await database.query(
      `SELECT pg_terminate_backend(pid)
       FROM pg_locks
       WHERE locktype = $1
         AND objid = $2
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      ['advisory', ENGINE_LOCK],
    );
    await until(() => only.current() !== before);
    await until(() => only.current() !== null);
    expect(
      only.current()!.engine.state.accounts.available[only.current()!.engine.state.accounts.at(1, 1)],
    ).toBe(5);
    expect(only.companions).toEqual({ started: 2, stopped: 1 });
    expect(await statusOf(only)).toBe(200);
  });

  it('starts again when PostgreSQL has lost the last projections', async () => {
    const fresh = await testDatabase();
    const one = await process(0, { database: fresh });
    await stock(one);
    await buy(one, 70_000);
    await one.current()!.engine.projected();
    const { sequence } = one.current()!.engine.state;
    await buy(one, 71_000);
    await one.current()!.engine.projected();
    await fresh.execute('DELETE FROM exchange.order_states WHERE command > $1', [sequence]);
    await fresh.execute('DELETE FROM exchange.orders WHERE updated_by > $1', [sequence]);
    await fresh.execute('UPDATE exchange.progress SET sequence = $1', [sequence]);
    const before = one.current();
    await buy(one, 72_000);
    await until(() => one.current() !== before && one.current() !== null);
    await one.current()!.engine.projected();
    expect(await statusOf(one)).toBe(200);
    expect((await fresh.pool.query('SELECT number FROM exchange.orders')).rows).toHaveLength(3);
    await one.stop();
    await fresh.drop();
  });

  it('stays closed, says so and starts all the same, when its tables contradict its journal', async () => {
    const said: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void said.push(line) });
    const fresh = await testDatabase();
    const one = await process(0, { database: fresh, log });
    await stock(one);
    await buy(one, 70_000);
    await one.current()!.engine.projected();
    // The rows of the last command are there, but it does not count as projected.
    await fresh.execute('UPDATE exchange.progress SET sequence = sequence - 1');
    await buy(one, 71_000);
    await until(() => said.some((line) => line.includes('stays closed until a person has repaired')));
    expect(said.some((line) => line.includes('this process has lost the exchange'))).toBe(true);
    expect([one.current(), await statusOf(one)]).toEqual([null, 503]);
    await one.stop();

    said.length = 0;
    const next = await process(0, { database: fresh, log });
    expect([next.current(), await statusOf(next)]).toEqual([null, 503]);
    expect(said.join()).toContain('contradict its journal at or after command');
    await next.stop();
    await fresh.drop();
  });

  it('refuses to start, with a clear message, when its port is in use', async () => {
    const { port } = await process();
    const refusal = await process(port).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartRefused);
    expect((refusal as Error).message).toContain(`Port ${port} on 127.0.0.1 is in use`);
  });
});
