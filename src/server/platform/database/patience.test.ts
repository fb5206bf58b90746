import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { closeAlone, connectAlone } from './connection.ts';
import { LOCK_HOLDERS, urlWithOptions } from './patience.ts';
import { openDatabase, type Tx } from './pool.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const SETTINGS = `SELECT current_setting('idle_session_timeout') AS idle,
  current_setting('idle_in_transaction_session_timeout') AS transaction,
  current_setting('lock_timeout') AS lock, current_setting('search_path') AS path`;

it('a connection has its time-outs and keeps the other options of its URL', async () => {
  const url = new URL(database.url);
  url.searchParams.set('options', '-c search_path=elsewhere');
  const connectionString = url.toString().replaceAll('+', '%20');
  const holder = await connectAlone({ connectionString }, 'outlay-test', LOCK_HOLDERS);
  const { rows } = await holder.query(SETTINGS);
  await closeAlone(holder);
  expect(rows).toEqual([{ idle: '10s', transaction: '10s', lock: '5s', path: 'elsewhere' }]);
  const pool = openDatabase({ connectionString });
  expect(await pool.query(SETTINGS)).toEqual([
    { idle: '0', transaction: '10s', lock: '15s', path: 'elsewhere' },
  ]);
  await pool.close();
});

it('adding options changes nothing else in a URL, not even a plus sign in its password', () => {
  const url = urlWithOptions(
    new URL('postgresql://outlay:ab+cd@127.0.0.1/a+b?options=-c+a%3D1'),
    '-c a=1 -c role=x',
  );
  expect(new URL(url).password).toBe('ab+cd');
  expect(new URL(url).pathname).toBe('/a+b');
  expect(url.endsWith('?options=-c%20a%3D1%20-c%20role%3Dx')).toBe(true);
});

it('a transaction can have longer SQL statement time-outs than its pool, on server and client', async () => {
  const pool = openDatabase(
    { connectionString: database.url },
    { patience: { statementMs: 200, lockMs: 0, idleInTransactionMs: 0 } },
  );
  const sleep = (seconds: number) => (tx: Tx) => tx.query('SELECT 1 AS done FROM pg_sleep($1)', [seconds]);
  await expect(pool.transaction(sleep(0.5))).rejects.toThrow('statement timeout');
  expect(await pool.transaction(sleep(5.5), { statementMs: 0 })).toEqual([{ done: 1 }]);
  await pool.close();
});
