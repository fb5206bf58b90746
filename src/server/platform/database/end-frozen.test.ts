import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf, testDatabase } from '../testing/test-database.ts';
import { frozenReaders } from './end-frozen.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

describe('a transaction whose process does not read its answer', () => {
  it('is ended, and its locks with it', async () => {
    const frozen = await freeze('BEGIN; SELECT pg_advisory_xact_lock(4711)');
    const isFree = async () => (await database.query('SELECT pg_try_advisory_lock(4711) AS free'))[0]!.free;
    const { sweepAfter } = sweeps();
    await sweepAfter(0);
    await sweepAfter(5_000);
    expect(await isFree()).toBe(false);
    await sweepAfter(5_000);
    while (!(await isFree())) await pause();
    expect(await frozen.answer()).toBeInstanceOf(Error);
  });

  it('goes on if it only reads, as an export does for a slow client', async () => {
    const frozen = await freeze('BEGIN READ ONLY; SELECT 1 FROM users');
    const { sweepAfter } = sweeps();
    for (let i = 0; i < 4; i++) await sweepAfter(5_000);
    expect(await frozen.answer()).toMatchObject({ rowCount: ROWS });
  });

  it('is ended after an hour even if it only reads, because VACUUM waits for it', async () => {
    const frozen = await freeze('BEGIN READ ONLY; SELECT 1 FROM users');
    const { sweepAfter } = sweeps();
    await sweepAfter(0);
    await sweepAfter(3_600_000);
    expect(await frozen.answer()).toBeInstanceOf(Error);
  });

  it('is ended if it only reads but another session waits for it', async () => {
    const frozen = await freeze('BEGIN READ ONLY; SELECT 1 FROM users');
    const { sweepAfter } = sweeps();
    let hasLock = false;
    const migration = ownerOf(database).transaction(async (tx) => {
      await tx.execute('LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
      hasLock = true;
    });
    while (!hasLock) {
      await sweepAfter(5_000);
      await pause();
    }
    await migration;
    expect(await frozen.answer()).toBeInstanceOf(Error);
  });
});

const ROWS = 20_000;

/** A session to which PostgreSQL cannot send the answer to the second statement until `answer` reads it. */
async function freeze(first: string): Promise<{ answer: () => Promise<unknown> }> {
  const client = new pg.Client({ ...database.address, application_name: 'outlay' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(first);
  const { stream } = (client as unknown as { connection: { stream: { pause(): void; resume(): void } } })
    .connection;
  stream.pause();
  const answered = client
    .query(`SELECT repeat('x', 1000) FROM generate_series(1, ${ROWS})`)
    .catch((error: unknown) => error);
  while (!(await isStuck())) await pause();
  return {
    answer: async () => {
      stream.resume();
      const answer = await answered;
      await client.end().catch(() => undefined);
      return answer;
    },
  };
}

async function isStuck(): Promise<boolean> {
  const stuck = await database.query(
    "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'ClientWrite' AND datname = current_database()",
  );
  return stuck.length > 0;
}

function sweeps() {
  let ms = 0;
  const sweep = frozenReaders(database, () => ms);
  const sweepAfter = (waitMs: number) => {
    ms += waitMs;
    return sweep();
  };
  return { sweepAfter };
}

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, 20));
}
