import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Command } from '../../domain/exchange/commands.ts';
import { applyCommand } from '../../domain/exchange/apply-command.ts';
import { takeSnapshot } from '../../domain/exchange/snapshot.ts';
import { emptyState } from '../../domain/exchange/state.ts';
import { readConfiguration } from '../platform/configuration.ts';
import type { Context } from '../platform/context.ts';
import { signExchangeRequest } from '../exchange-access/exchange-signature.ts';
import { createLog } from '../platform/log.ts';
import { systemRandom } from '../platform/random.ts';
import { freePort } from '../platform/testing/free-port.ts';
import { rounds } from '../platform/testing/rounds.ts';
import { startService } from '../platform/testing/service-process.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { createAccount } from './create-account.ts';
import { startEngine } from './engine/engine.ts';
import { openExchangeService } from './open-exchange-service.ts';
import { createKey, type NewKey } from './keys/create-key.ts';

/** The process of `npm start` with the exchange's role, on this file's database, killed with SIGKILL. */

const KILLS = rounds(3, 40);
const ORDERS_A_LIFE = 240;
const AT_ONCE = 12;
const ENCRYPTION_KEY = '5a'.repeat(32);

let database: Awaited<ReturnType<typeof testDatabase>>;
let context: Context;
let port: number;
const keys: NewKey[] = [];
const alive = new Set<ChildProcess>();

beforeAll(async () => {
  database = await testDatabase();
  port = await freePort();
  const configuration = readConfiguration({
    DATABASE_URL: database.url,
    ENCRYPTION_KEY,
    SEED: 'none',
    TRADING_PORT: String(port),
  });
  context = {
    configuration,
    database,
    clock: { nowMs: () => Date.now() },
    random: systemRandom,
    log: createLog('silent'),
    onClose: () => undefined,
  };
  const exchange = await openExchangeService(context, () => undefined);
  for (const label of ['One', 'Other']) {
    const account = await createAccount(exchange, {
      kind: 'PRIMARY',
      primary: null,
      label,
      marginEnabled: false,
      futuresEnabled: false,
    });
    await exchange.engine.submit({
      type: 'deposit',
      account: account.number,
      asset: 'USDC',
      amount: 1e14,
      kind: 'FIAT_DEPOSIT',
    });
    await exchange.engine.submit({
      type: 'deposit',
      account: account.number,
      asset: 'BTC',
      amount: 1e12,
      kind: 'BLOCKCHAIN_RECEIVE',
    });
    keys.push(await createKey(context, account.number, ['view', 'trade'], label));
  }
  await exchange.stop();
});
afterEach(() => {
  for (const child of alive) child.kill('SIGKILL');
});
afterAll(() => database.drop());

function startProcess(): Promise<ChildProcess> {
  return startService(
    { DATABASE_URL: database.url, ENCRYPTION_KEY, ROLES: 'exchange', TRADING_PORT: String(port) },
    'Outlay is',
    alive,
  );
}

async function call(key: NewKey, verb: string, path: string, body = ''): Promise<Response> {
  const timestamp = String(Date.now());
  const signature = signExchangeRequest(key.apiSecret, { timestamp, verb, path, body, subaccountId: '' });
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: verb,
    headers: {
      'X-SERVICE-API-KEY': key.apiKey,
      'X-SERVICE-SIGNATURE': signature,
      'X-SERVICE-TIMESTAMP': timestamp,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body } : {}),
  });
}

interface Accepted {
  key: NewKey;
  id: string;
  customerOrderId: string;
}

/** Places orders, some at once, until the process is killed after `killAfter` were accepted. */
async function placeUntilKilled(child: ChildProcess, life: number, killAfter: number): Promise<Accepted[]> {
  const accepted: Accepted[] = [];
  let next = 0;
  const client = async () => {
    while (next < ORDERS_A_LIFE) {
      const n = next++;
      const key = keys[n % 2]!;
      const customerOrderId = `life-${life}-${n}`;
      const order = {
        side: n % 3 === 0 ? 'SELL' : 'BUY',
        quantity: '0.0015',
        price: String(100_000 + ((n * 7 + life) % 11) - 5),
        pair: 'BTCUSDC',
        customerOrderId,
        timeInForce: 'GTC',
      };
      const answer = await call(key, 'POST', '/v1/orders/limit', JSON.stringify(order)).catch(() => null);
      if (!answer) return;
      const text = await answer.text().catch(() => null);
      if (text === null) return;
      expect(answer.status, text).toBe(202);
      accepted.push({ key, id: (JSON.parse(text) as { id: string }).id, customerOrderId });
      if (accepted.length === killAfter) child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return accepted;
}

it(`an exchange killed ${KILLS} times under load neither loses nor repeats an accepted order`, async () => {
  const accepted: Accepted[] = [];
  for (let life = 0; life < KILLS; life++) {
    const child = await startProcess();
    const gone = once(child, 'exit');
    accepted.push(...(await placeUntilKilled(child, life, 40 + life * 23)));
    await gone;
  }
  expect(accepted.length).toBeGreaterThan(KILLS * 40);

  const last = await startProcess();
  for (const { key, id, customerOrderId } of accepted) {
    const answer = await call(key, 'GET', `/v1/orders/BTCUSDC/orderid/${id}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ orderId: id, customerOrderId });
  }
  const gone = once(last, 'exit');
  await sleep(100);
  last.kill('SIGKILL');
  await gone;

  const [made] = await database.query(
    `SELECT count(*) AS orders,
       count(DISTINCT (account, customer_order_id)) AS "references",
       sum(executed) AS executed,
       (SELECT sum(quantity) FROM exchange.fills) AS filled,
       count(*) FILTER (WHERE state IN ('placed', 'partially-filled')) AS open
     FROM exchange.orders`,
  );
  expect(made!.orders).toBe(made!.references);
  expect(made!.orders).toBeGreaterThanOrEqual(BigInt(accepted.length));
  expect(Number(made!.executed)).toBeGreaterThan(0);
  expect(made!.executed).toBe(made!.filled);

  // The final state must equal a replay of the journal from its first command.
  const state = emptyState();
  for (const { command } of await database.query('SELECT command FROM exchange.commands ORDER BY sequence'))
    applyCommand(state, JSON.parse(command) as Command);
  const engine = await startEngine(context, () => undefined);
  expect(JSON.stringify(takeSnapshot(engine.state))).toBe(JSON.stringify(takeSnapshot(state)));
  expect(engine.state.orders.size).toBe(Number(made!.open));
  await engine.stop();
});
