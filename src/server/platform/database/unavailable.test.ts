import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemFrom } from '../http/problem-details.ts';
import { freePort } from '../testing/free-port.ts';
import { testDatabase } from '../testing/test-database.ts';
import { openDatabase, openPool, type Database, type DatabaseAddress } from './pool.ts';
import { isBeforeStatement } from './unavailable.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let emptyFolder: string;
beforeAll(async () => {
  database = await testDatabase();
  emptyFolder = mkdtempSync('/tmp/outlay-no-socket-');
});
afterAll(async () => {
  await database.drop();
  rmSync(emptyFolder, { recursive: true });
});

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable('the work succeeded'),
    (error: unknown) => error,
  );
}

function expectUnavailable(error: unknown, code = 'database_unavailable'): void {
  const problem = problemFrom(error);
  expect(problem, String(error)).toMatchObject({ status: 503, code });
  expect(Number(problem!.headers['retry-after'])).toBeGreaterThan(0);
}

/** A database at an address, for one piece of work. */
async function at<T>(address: DatabaseAddress, work: (elsewhere: Database) => Promise<T>): Promise<T> {
  const elsewhere = openDatabase(address, { max: 1 });
  try {
    return await work(elsewhere);
  } finally {
    await elsewhere.close();
  }
}

const terminate = (pid: number) => database.query('SELECT pg_terminate_backend($1, 10000)', [pid]);
const pidOf = async (queryable: Pick<Database, 'query'>) =>
  (await queryable.query('SELECT pg_backend_pid() AS pid'))[0]!.pid;

describe('an unavailable database is 503', () => {
  it('when no server listens on its socket, port or name, so that the statement was never sent', async () => {
    const port = await freePort();
    for (const address of [
      { host: emptyFolder, user: 'outlay' },
      { connectionString: `postgresql://outlay@127.0.0.1:${port}/outlay` },
      { connectionString: `postgresql://outlay@localhost:${port}/outlay` },
      { connectionString: `postgresql://outlay@no-such-host.invalid:${port}/outlay` },
    ]) {
      const error = await at(address, (elsewhere) => errorOf(elsewhere.query('SELECT 1')));
      expectUnavailable(error);
      expect(isBeforeStatement(error), String(error)).toBe(true);
    }
  });

  it('when its server accepts the connection but never answers', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((done) => mute.once('listening', done));
    const { port } = mute.address() as AddressInfo;
    const error = await at(
      { connectionString: `postgresql://outlay@127.0.0.1:${port}/outlay` },
      (elsewhere) => errorOf(elsewhere.query('SELECT 1')),
    );
    mute.close();
    expectUnavailable(error);
    expect(isBeforeStatement(error)).toBe(true);
  });

  it('when every connection of the pool is busy for too long', async () => {
    await at(database.address, async (elsewhere) => {
      const busy = elsewhere.query('SELECT pg_sleep(7)');
      const error = await errorOf(elsewhere.query('SELECT 1'));
      expectUnavailable(error);
      expect(isBeforeStatement(error)).toBe(true);
      await busy;
    });
  });

  it('when its connection ends during a transaction; the pool opens another', async () => {
    await at(database.address, async (elsewhere) => {
      let pid = 0;
      const error = await errorOf(
        elsewhere.transaction(async (tx) => {
          pid = await pidOf(tx);
          await terminate(pid);
          await tx.query('SELECT 1');
        }),
      );
      expectUnavailable(error);
      expect(isBeforeStatement(error)).toBe(false);
      expect(await pidOf(elsewhere)).not.toBe(pid);
    });
  });

  it('when the server ends its connection during a statement', async () => {
    await at(database.address, async (elsewhere) => {
      const pid = await pidOf(elsewhere);
      const failing = errorOf(elsewhere.query('SELECT pg_sleep(60)'));
      await terminate(pid);
      expectUnavailable(await failing);
    });
  });

  it('when a statement, a lock or an idle transaction exceeds its time-out', async () => {
    const patience = { statementMs: 300, lockMs: 100, idleInTransactionMs: 200 };
    const hasty = openDatabase(database.address, { max: 2, patience });
    expectUnavailable(await errorOf(hasty.query('SELECT pg_sleep(60)')));
    expectUnavailable(
      await errorOf(
        hasty.transaction(async (tx) => {
          await tx.query('SELECT pg_advisory_xact_lock(1)');
          await hasty.transaction((other) => other.query('SELECT pg_advisory_xact_lock(1)'));
        }),
      ),
    );
    expectUnavailable(
      await errorOf(
        hasty.transaction(async (tx) => {
          await tx.query('SELECT 1');
          await new Promise((done) => setTimeout(done, 1_000));
          await tx.query('SELECT 1');
        }),
      ),
    );
    await hasty.close();
  });

  it('when its connection breaks silently during a statement', async () => {
    const pool = openPool(database.address, { max: 1 });
    const client = await pool.connect();
    const failing = errorOf(client.query('SELECT pg_sleep(60)'));
    await new Promise((done) => setTimeout(done, 100));
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    expectUnavailable(await failing);
    expectUnavailable(await errorOf(client.query('SELECT 1')));
    client.release(true);
    await pool.end();
    expectUnavailable(await errorOf(pool.query('SELECT 1')));
  });

  it('when its disk is full or it accepts no more connections, with a different code for each', () => {
    const refusal = (code: string) => Object.assign(new pg.DatabaseError('refused', 1, 'error'), { code });
    expectUnavailable(refusal('53100'), 'storage_full');
    for (const code of ['53300', '57P01', '57P02', '57P03', '08006', '58030', '25006'])
      expectUnavailable(refusal(code));
  });

  it('but an error of a statement is not', async () => {
    expect(problemFrom(await errorOf(database.execute('SELECT nothing')))).toBeNull();
    expect(problemFrom(await errorOf(database.query('SELECT 1 / 0')))).toBeNull();
    expect(
      problemFrom(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' })),
    ).toBeNull();
    expect(
      problemFrom(
        new TypeError('fetch failed', {
          cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'connect' }),
        }),
      ),
    ).toBeNull();
  });
});
