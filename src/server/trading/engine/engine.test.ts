import { afterAll, beforeAll, expect, test } from 'vitest';
import { RULES } from '../../../domain/exchange/markets.ts';
import { takeSnapshot } from '../../../domain/exchange/snapshot.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { createLog } from '../../platform/log.ts';
import type { Context } from '../../platform/context.ts';
import { EngineTaken, startEngine, type Engine, type NewCommand } from './engine.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let nowMs = 1_760_000_000_000;
let context: Context;

beforeAll(async () => {
  database = await testDatabase();
  context = { database, clock: { nowMs: () => nowMs++ }, log: createLog('silent') } as unknown as Context;
});
afterAll(() => database.drop());

const start = (onLost: (error: Error) => void = () => undefined): Promise<Engine> =>
  startEngine(context, onLost);

/** A terminated backend still holds its locks for a moment. */
async function startOnceFree(): Promise<Engine> {
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof EngineTaken)) throw error;
    }
  }
}

/** Ends the connection that holds the lock, as a network failure may. */
async function loseLock(): Promise<void> {
  await database.query(
    `SELECT pg_terminate_backend(pid)
     FROM pg_locks
     WHERE locktype = 'advisory'
       AND objid = 7263543
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
}

async function stocked(engine: Engine): Promise<void> {
  await engine.submit({ type: 'configure', rules: RULES });
  for (let i = 0; i < 3; i++)
    await engine.submit({ type: 'open-account', marginEnabled: false, futuresEnabled: false });
  for (const account of [1, 2]) {
    await engine.submit({ type: 'deposit', account, asset: 'USDC', amount: 1e12, kind: 'FIAT_DEPOSIT' });
    await engine.submit({ type: 'deposit', account, asset: 'BTC', amount: 1e9, kind: 'BLOCKCHAIN_RECEIVE' });
  }
}

const order = (account: number, side: 'buy' | 'sell', price: number, quantity = 100_000) =>
  ({ type: 'limit', account, pair: 'BTCUSDC', side, price, quantity, timeInForce: 'GTC' }) as const;

test('keeps what it accepted when its lock is lost without notice, and projects it once', async () => {
  let gone: (error: Error) => void = () => undefined;
  const isGone = new Promise((resolve) => (gone = resolve));
  const first = await start(gone);
  await stocked(first);
  for (let i = 0; i < 200; i++)
    await first.submit(order(1 + (i % 2), i % 3 ? 'buy' : 'sell', 100_000 + (i % 7)));
  const before = JSON.stringify(takeSnapshot(first.state));
  await loseLock();
  await isGone;
  await expect(first.submit(order(1, 'buy', 1))).rejects.toThrow();
  const second = await startOnceFree();
  expect(JSON.stringify(takeSnapshot(second.state))).toBe(before);
  await second.projected();
  const [counts] = await database.query(
    `SELECT (SELECT count(*) FROM exchange.orders) AS orders,
            (SELECT count(*) FROM exchange.fills) AS fills,
            (SELECT sum(executed) FROM exchange.orders) AS executed,
            (SELECT sum(quantity) FROM exchange.fills) AS filled`,
  );
  expect(counts!.orders).toBe(200n);
  expect(counts!.fills).toBeGreaterThan(20n);
  expect(counts!.executed).toBe(counts!.filled);
  await second.stop();
  const third = await start();
  expect(JSON.stringify(takeSnapshot(third.state))).toBe(before);
  await third.stop();
});

test('an engine that lost its lock and still writes projections does not block the next engine', async () => {
  for (let round = 0; round < 5; round++) {
    let gone: (error: Error) => void = () => undefined;
    const isGone = new Promise((resolve) => (gone = resolve));
    const first = await startEngine(context, gone);
    await Promise.all(
      Array.from({ length: 3_000 }, (_, n) =>
        first.submit(order(1 + (n % 2), n % 3 ? 'buy' : 'sell', 100_000 + (n % 11), 1_000)),
      ),
    );
    const before = JSON.stringify(takeSnapshot(first.state));
    await loseLock();
    await isGone;
    const second = await startOnceFree();
    expect(JSON.stringify(takeSnapshot(second.state))).toBe(before);
    await second.projected();
    const [counts] = await database.query(
      `SELECT (SELECT sum(executed) FROM exchange.orders) AS executed,
              (SELECT sum(quantity) FROM exchange.fills) AS filled,
              (SELECT sequence FROM exchange.progress) AS progress`,
    );
    expect([counts!.executed, Number(counts!.progress)]).toEqual([counts!.filled, second.state.sequence]);
    await first.stop();
    await second.stop();
  }
});

test('refuses a second engine on the same database', async () => {
  const engine = await start();
  await expect(start()).rejects.toThrow(EngineTaken);
  await engine.stop();
});

test('projects an order that matches two thousand others, each trade with its own ids', async () => {
  const engine = await start();
  await Promise.all(
    Array.from({ length: 2_000 }, (_, n) =>
      engine.submit({ ...order(1, 'sell', 200_000 + (n % 50), 1_000), pair: 'BTCZAR' }),
    ),
  );
  await engine.submit({ type: 'deposit', account: 2, asset: 'ZAR', amount: 1e13, kind: 'FIAT_DEPOSIT' });
  const { sequence, events } = await engine.submit({
    ...order(2, 'buy', 300_000, 2_000_000),
    pair: 'BTCZAR',
    timeInForce: 'FOK',
  });
  expect(events.filter((event) => event.type === 'trade').length).toBeGreaterThanOrEqual(2_000);
  await engine.projected();
  const [made] = await database.query(
    'SELECT count(*) AS count, count(DISTINCT id) AS ids FROM exchange.transactions WHERE command = $1',
    [sequence],
  );
  expect(made!.count).toBe(4_000n);
  expect(made!.ids).toBe(made!.count);
  await engine.stop();
});

test('a failing listener stops neither the exchange nor other listeners', async () => {
  const engine = await startOnceFree();
  const heard: number[] = [];
  engine.onApplied(() => {
    throw new Error('I fell over');
  });
  engine.onApplied(({ sequence }) => heard.push(sequence));
  const { sequence } = await engine.submit({ type: 'hour' });
  expect(heard).toEqual([sequence]);
  await engine.stop();
});

test('a bug in a command stops the exchange and fails every caller; a restart drops it', async () => {
  const lost: Error[] = [];
  const engine = await startEngine(context, (error) => lost.push(error));
  const {
    sequence,
    accounts: { count: accounts },
  } = engine.state;
  const beside: NewCommand = { type: 'open-account', marginEnabled: false, futuresEnabled: false };
  // The first is written alone; those that arrive meanwhile are one group.
  const answers = await Promise.allSettled([
    engine.submit({ type: 'hour' }),
    engine.submit({ type: 'configure', rules: null } as unknown as NewCommand),
    engine.submit(beside),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(lost).toHaveLength(1);
  await expect(engine.submit({ type: 'hour' })).rejects.toThrow();
  await engine.stop();
  // All are journalled. The second cannot be applied, and the caller of the third got an error as well:
  // neither is applied, from the journal or from a later snapshot.
  for (let i = 0; i < 2; i++) {
    const again = await startOnceFree();
    expect([again.state.sequence, again.state.accounts.count]).toEqual([sequence + 3, accounts]);
    await again.projected();
    await again.stop();
  }
});

test('projects what a snapshot contains but the tables do not, after a crash between the two', async () => {
  const engine = await startOnceFree();
  await stocked(engine);
  const { sequence } = engine.state;
  await engine.submit(order(1, 'sell', 70_000));
  await engine.stop();
  const orders = async () =>
    (await database.pool.query('SELECT number FROM exchange.orders ORDER BY number')).rows as unknown[];
  const projected = await orders();
  // The snapshot of the stop is kept; the last run of the projections is lost.
  await database.execute('DELETE FROM exchange.order_states WHERE command > $1', [sequence]);
  await database.execute('DELETE FROM exchange.orders WHERE updated_by > $1', [sequence]);
  await database.execute('UPDATE exchange.progress SET sequence = $1', [sequence]);
  expect(await orders()).not.toEqual(projected);
  const again = await startOnceFree();
  expect(await orders()).toEqual(projected);
  expect(again.state.sequence).toBe(sequence + 1);
  await again.stop();
});
