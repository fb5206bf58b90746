import type { AddressInfo } from 'node:net';
import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { gatewayPass } from '../src/server/exchange-access/gateway-pass.ts';
import type { Context } from '../src/server/platform/context.ts';
import { openDatabase, type Database } from '../src/server/platform/database/pool.ts';
import { createAccount } from '../src/server/trading/create-account.ts';
import type { ExchangeService } from '../src/server/trading/exchange-service.ts';
import { createKey, type NewKey } from '../src/server/trading/keys/create-key.ts';
import { openKeys } from '../src/server/trading/keys/find-key.ts';
import { buildListener } from '../src/server/trading/listener.ts';
import { openExchangeService } from '../src/server/trading/open-exchange-service.ts';
import { streamAccess } from '../src/server/trading/stream-access.ts';
import { openStreams } from '../src/server/trading/streams/streams.ts';
import { newBenchFolder, openBench } from './bench-installation.ts';
import { ask, child } from './contender-process.ts';
import { median, percentile } from './percentile.ts';
import { processorMsOf } from './processor-time.ts';
import type { BenchReport } from './report.ts';

const GOAL = 5;
const LIMIT_MS = 50;
const CUSTOMERS = 64;
const PRICE = 60_000;
/** Far more than the orders of a run buy. */
const FUNDS = { USDC: 4e14, BTC: 4e14 };
const OFFERS = 50;
const OFFER_LOTS = 500_000_000;

/**
 * Signed limit orders over HTTP, each matched at once, until they are answered with 202: journalled durably
 * by then. The peer runs transactions of one durable insert, one after another on one connection of the same
 * PostgreSQL. Both take turns; the figures are medians. At half the measured rate, it also measures the time
 * from when an order is due until its outcome arrives on the customer's WebSocket.
 */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const [seconds, rounds] = small ? [1, 1] : [8, 3];
  const folder = newBenchFolder();
  const opened = await openBench(folder);
  try {
    const owner = openDatabase(opened.owner, { max: 1, name: 'outlay-bench-inserts' });
    const running = await startExchange(opened.context, await postmasterOf(owner));
    try {
      const orders: Round[] = [];
      const inserts: number[] = [];
      // The first round warms both up.
      for (let round = 0; round <= rounds; round++) {
        const accepted = await running.load({ seconds });
        const inserted = await insertsASecond(owner, seconds);
        if (round === 0) continue;
        orders.push(accepted);
        inserts.push(inserted);
      }
      const [value, beside] = [median(orders.map(({ perSecond }) => perSecond)), median(inserts)];
      const half = await running.load({ seconds, perSecond: value / 2 });
      const p99 = percentile(half.times, 0.99);
      return {
        name: 'exchange',
        results: [
          {
            case: `limit orders of ${CUSTOMERS} customers to 202, beside durable inserts one by one`,
            value,
            unit: 'a second',
            beside,
            ratio: value / beside,
            goal: GOAL,
            holds: value / beside >= GOAL,
          },
          {
            case: `p99 of ${half.times.length} outcomes on the WebSocket at half that rate, beside the limit`,
            value: p99,
            unit: 'ms',
            beside: LIMIT_MS,
            ratio: p99 / LIMIT_MS,
            goal: 1,
            holds: p99 <= LIMIT_MS,
          },
        ],
        notes: [
          `orders a second: ${listed(orders.map(({ perSecond }) => perSecond))}; inserts: ${listed(inserts)}`,
          ...orders.map((round, n) => `round ${n + 1}: ${noteOf(round)}`),
          `outcomes: p50 ${percentile(half.times, 0.5).toFixed(1)} ms, ${noteOf(half)}`,
        ],
      };
    } finally {
      await owner.close();
      await running.stop();
    }
  } finally {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function listed(figures: readonly number[]): string {
  return figures.map((figure) => Math.round(figure)).join(', ');
}

function noteOf({ count, cpuMs, behindMs }: Round): string {
  const each = (ms: number | null) => (ms === null ? '?' : Math.round((ms * 1_000) / count));
  return (
    `processor time of an order: client ${each(cpuMs.client)} us, exchange ${each(cpuMs.exchange)} us, ` +
    `PostgreSQL ${each(cpuMs.postgres)} us; its tables were complete ${Math.round(behindMs)} ms later`
  );
}

/** The process id of the postmaster. */
async function postmasterOf(owner: Database): Promise<number> {
  const { rows } = await owner.pool.query<{ pid: string }>("SELECT pg_read_file('postmaster.pid') AS pid");
  return parseInt(rows[0]!.pid, 10);
}

async function insertsASecond(database: Database, seconds: number): Promise<number> {
  await database.execute('CREATE TABLE IF NOT EXISTS exchange.bench_rows (n bigint, words text)');
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < seconds * 1_000)
    await database.execute('INSERT INTO exchange.bench_rows VALUES ($1, $2)', [count++, 'limit order']);
  return count / ((performance.now() - start) / 1_000);
}

/** The measurements of one round, and what its orders cost. */
interface Round {
  perSecond: number;
  /** The milliseconds until each outcome; empty without a rate. */
  times: number[];
  count: number;
  /** Processor time, until the last order was answered. That of PostgreSQL is null where it is unknown. */
  cpuMs: { client: number; exchange: number; postgres: number | null };
  /** How long the projections took to catch up. */
  behindMs: number;
}

interface Loaded {
  perSecond: number;
  times: number[];
  count: number;
  cpuMs: number;
}

interface RunningExchange {
  /** Sends orders for some seconds: at a rate, or else as fast as they are answered. */
  load(how: { seconds: number; perSecond?: number }): Promise<Round>;
  stop(): Promise<void>;
}

async function startExchange(context: Context, postmaster: number): Promise<RunningExchange> {
  const exchange = await openExchangeService(context, () => undefined);
  const findKey = await openKeys(context);
  const app = buildListener(context, () => exchange, findKey, await gatewayPass(context));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { headerPrefix } = context.configuration.trading;
  const streams = openStreams({
    server: app.server,
    engine: exchange.engine,
    database: context.database,
    clock: context.clock,
    headerPrefix,
    access: streamAccess(exchange, findKey),
    onFault: (error) => {
      throw error;
    },
  });
  const target = {
    port: (app.server.address() as AddressInfo).port,
    prefix: headerPrefix,
    keys: (await customers(exchange)).map(({ apiKey, apiSecret }) => ({ apiKey, apiSecret })),
    path: '/v1/orders/limit',
    order: { side: 'BUY', quantity: '0.0001', price: String(PRICE), pair: 'BTCUSDC' },
  };
  const client = child('./exchange-load.mjs');
  return {
    load: async (how) => {
      await ask(client, { ...target, ...how });
      const cpu = process.cpuUsage();
      const before = processorMsOf(postmaster);
      const { cpuMs, ...loaded } = await ask<Loaded>(client, {});
      const after = processorMsOf(postmaster);
      const { user, system } = process.cpuUsage(cpu);
      const endMs = performance.now();
      await exchange.engine.projected();
      return {
        ...loaded,
        cpuMs: {
          client: cpuMs,
          exchange: (user + system) / 1_000,
          postgres: before === null || after === null ? null : after - before,
        },
        behindMs: performance.now() - endMs,
      };
    },
    stop: async () => {
      client.kill();
      streams.stop();
      await app.close();
      await exchange.stop();
    },
  };
}

/** The keys of the customers who buy. Another account sells to them. */
async function customers(exchange: ExchangeService): Promise<NewKey[]> {
  const keys: NewKey[] = [];
  for (let number = 0; number <= CUSTOMERS; number++) {
    const account = await createAccount(exchange, {
      kind: 'PRIMARY',
      primary: null,
      label: `Customer ${number}`,
      marginEnabled: false,
      futuresEnabled: false,
    });
    const asset = number === 0 ? 'BTC' : 'USDC';
    await exchange.engine.submit({
      type: 'deposit',
      account: account.number,
      asset,
      amount: number === 0 ? FUNDS.BTC : FUNDS.USDC / 10,
      kind: number === 0 ? 'BLOCKCHAIN_RECEIVE' : 'FIAT_DEPOSIT',
    });
    if (number > 0) keys.push(await createKey(exchange.context, account.number, ['view', 'trade'], 'Bench'));
    else for (let offer = 0; offer < OFFERS; offer++) await offerAt(exchange, account.number);
  }
  return keys;
}

async function offerAt(exchange: ExchangeService, account: number): Promise<void> {
  await exchange.engine.submit({
    type: 'limit',
    account,
    pair: 'BTCUSDC',
    side: 'sell',
    quantity: OFFER_LOTS,
    price: PRICE,
    timeInForce: 'GTC',
  });
}
