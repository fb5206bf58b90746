import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { takeSessionLock, type SessionLock } from './session-lock.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

describe('a lock of one process', () => {
  it('is refused while another session has it, and free once it was released', async () => {
    const first = await take('a');
    expect(await lockOf('a')).toBeNull();
    await first.release();
    const next = await take('a');
    await next.release();
  });

  it('is taken on the connection of the lock before', async () => {
    const first = await take('b');
    const before = await connections();
    await first.release();
    const next = await take('c');
    expect(await connections()).toEqual(before);
    await next.release();
  });

  it('gives every lock of its connection back', async () => {
    await (await take('d')).release();
    await (await take('e')).release();
    const free = await database.query(
      `SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS d,
              pg_try_advisory_lock(hashtextextended($2, 0)) AS e`,
      ['d', 'e'],
    );
    expect(free).toEqual([{ d: true, e: true }]);
    await database.query('SELECT pg_advisory_unlock_all()');
  });

  it('has a separate connection while another lock is held, and one of them is kept', async () => {
    const [first, second] = [await take('f'), await take('g')];
    expect(await connections()).toHaveLength(2);
    await first.release();
    await second.release();
    while ((await connections()).length > 1) await pause();
  });

  it('is taken on a new connection when PostgreSQL has ended the kept one', async () => {
    await (await take('h')).release();
    const [kept] = await connections();
    await endConnections();
    const next = await take('h');
    expect(await connections()).not.toContain(kept);
    expect(next.isLost()).toBe(false);
    await next.release();
  });

  it('is released once: a second call leaves the lock of the next holder alone', async () => {
    const first = await take('j');
    await first.release();
    const next = await take('k');
    await first.release();
    const [other] = await database.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken', [
      'k',
    ]);
    expect({ taken: other!.taken, isLost: next.isLost() }).toEqual({ taken: false, isLost: false });
    await next.release();
  });

  it('tells once that it is lost, also on a connection that was kept, and the next one is held', async () => {
    await (await take('i')).release();
    let losses = 0;
    const lock = await take('i', () => (losses += 1));
    await endConnections();
    while (!lock.isLost()) await pause();
    await lock.release();
    const next = await take('i', () => (losses += 1));
    expect(next.isLost()).toBe(false);
    await next.release();
    await endConnections();
    await pause();
    expect(losses).toBe(1);
  });
});

const NAME = 'outlay-test-lock';

function lockOf(value: string, onLost?: () => void): Promise<SessionLock | null> {
  const lock = { key: 'hashtextextended($1, 0)', values: [value] };
  return takeSessionLock(database.address, NAME, lock, onLost);
}

async function take(value: string, onLost?: () => void): Promise<SessionLock> {
  const lock = await lockOf(value, onLost);
  if (!lock) throw new Error(`the lock ${value} is taken`);
  return lock;
}

/** The process ids of the connections that hold locks or are kept for them. */
async function connections(): Promise<number[]> {
  const rows = await database.query(
    `SELECT pid
       FROM pg_stat_activity
      WHERE application_name = $1 AND datname = current_database()
      ORDER BY pid`,
    [NAME],
  );
  return rows.map(({ pid }) => pid!);
}

async function endConnections(): Promise<void> {
  await database.query(
    `SELECT pg_terminate_backend(pid, 60000)
       FROM pg_stat_activity
      WHERE application_name = $1 AND datname = current_database()`,
    [NAME],
  );
}

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, 20));
}
