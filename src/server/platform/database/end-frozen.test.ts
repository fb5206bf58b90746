import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { frozenReaders } from './end-frozen.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it('a transaction whose process does not read its answer is ended, and its locks with it', async () => {
  const frozen = new pg.Client({ ...database.address, application_name: 'outlay' });
  frozen.on('error', () => undefined);
  await frozen.connect();
  await frozen.query('BEGIN; SELECT pg_advisory_xact_lock(4711)');
  const { stream } = (frozen as unknown as { connection: { stream: { pause(): void; resume(): void } } })
    .connection;
  stream.pause();
  const answer = frozen
    .query("SELECT repeat('x', 1000) FROM generate_series(1, 20000)")
    .catch((error: unknown) => error);
  let ms = 0;
  const sweep = frozenReaders(database, () => ms);
  const isFree = async () => (await database.query('SELECT pg_try_advisory_lock(4711) AS free'))[0]!.free;
  const isStuck = async () =>
    (
      await database.query(
        "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'ClientWrite' AND datname = current_database()",
      )
    ).length > 0;
  while (!(await isStuck())) await new Promise((done) => setTimeout(done, 20));
  await sweep();
  ms += 5_000;
  await sweep();
  expect(await isFree()).toBe(false);
  ms += 5_000;
  await sweep();
  while (!(await isFree())) await new Promise((done) => setTimeout(done, 20));
  stream.resume();
  expect(await answer).toBeInstanceOf(Error);
});
