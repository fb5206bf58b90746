import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeSnapshot } from '../../../domain/exchange/snapshot.ts';
import { readConfiguration } from '../../platform/configuration.ts';
import type { Context } from '../../platform/context.ts';
import { createLog } from '../../platform/log.ts';
import { systemRandom } from '../../platform/random.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { hashOf } from '../engine/journal.ts';
import type { Exchange } from '../exchange.ts';
import { openExchange } from '../exchange-service.ts';
import { exchangeDemoStart, seedExchangeDemo } from './seed-exchange-demo.ts';

const NOW = Date.UTC(2026, 10, 20, 9, 41, 17);

let database: Awaited<ReturnType<typeof testDatabase>>;
let context: Context;
let exchange: Exchange;

async function demoContext(): Promise<Context & { database: typeof database }> {
  const made = await testDatabase();
  await made.query("INSERT INTO installation (name, value) VALUES ('demo', 'true')");
  return {
    database: made,
    configuration: readConfiguration({ DATABASE_URL: made.url, ENCRYPTION_KEY: 'ab'.repeat(32), SEED: 'demo' }),
    clock: { nowMs: () => NOW },
    random: systemRandom,
    log: createLog('silent'),
    onClose: () => undefined,
  };
}

async function demo(of: Context): Promise<Exchange> {
  const opened = await openExchange(of, () => undefined, await exchangeDemoStart(of));
  await seedExchangeDemo(of, opened);
  return opened;
}

beforeAll(async () => {
  const made = await demoContext();
  database = made.database;
  context = made;
  exchange = await demo(context);
}, 120_000);
afterAll(async () => {
  await exchange.stop();
  await database.drop();
});

test('the demo is the same from the same start', async () => {
  const other = await demoContext();
  const again = await demo(other);
  const hash = ({ engine }: Exchange) => hashOf(JSON.stringify(takeSnapshot(engine.state))).toString('hex');
  expect(hash(again)).toBe(hash(exchange));
  await again.stop();
  await other.database.drop();
}, 120_000);
