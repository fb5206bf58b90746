import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { copyTexts } from './copy-out.ts';
import { openDatabase, type Database } from './pool.ts';

const PATIENCE_MS = 500;
const PAUSE_MS = 1_500;

let test: Awaited<ReturnType<typeof testDatabase>>;
let database: Database;
beforeAll(async () => {
  test = await testDatabase();
  database = openDatabase(
    { connectionString: test.url },
    { patience: { statementMs: PATIENCE_MS, lockMs: 0, idleInTransactionMs: PATIENCE_MS } },
  );
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

it.each([
  ['when the database has sent everything', 10],
  ['while the database waits to send the rest', 50_000],
])('a reader may pause %s', async (_, rows) => {
  let bytes = 0;
  let hasPaused = false;
  await withConnection(async (client) => {
    for await (const texts of copyTexts(client, `SELECT repeat('x', 999) FROM generate_series(1, ${rows})`)) {
      bytes += texts.length;
      if (!hasPaused) await pause(PAUSE_MS);
      hasPaused = true;
    }
  });
  expect(bytes).toBe(rows * 999);
});

it('a read can change nothing', async () => {
  await withConnection(async (client) => {
    const texts = copyTexts(client, 'SELECT lo_create(0)::text');
    await expect(texts.next()).rejects.toThrow('read-only transaction');
  });
});

it('a connection has its own time-outs again afterwards', async () => {
  await withConnection(async (client) => {
    for await (const _ of copyTexts(client, "SELECT 'x'"));
    const { rows } = await client.query(`SELECT current_setting('statement_timeout') AS statement,
      current_setting('default_transaction_read_only') AS read_only`);
    expect(rows).toEqual([{ statement: '500ms', read_only: 'off' }]);
  });
});

async function withConnection(work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await work(client);
  } finally {
    client.release(true);
  }
}
