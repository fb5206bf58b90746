import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { listen, type Listener } from './listen.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let listener: Listener;
const heard: string[] = [];
let resumed = 0;

beforeAll(async () => {
  database = await testDatabase();
  listener = await listen(
    database,
    'outlay_test',
    pino({ level: 'silent' }),
    (payload) => heard.push(payload),
    () => (resumed += 1),
  );
});
afterAll(async () => {
  await listener.close();
  await database.drop();
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((done) => setTimeout(done, 10));
}

describe('a listener', () => {
  it('receives the notices of a transaction once it commits', async () => {
    await database.transaction((tx) => tx.query("SELECT pg_notify('outlay_test', 'committed')"));
    await until(() => heard.length > 0);
    expect(heard).toEqual(['committed']);
  });

  it('listens again after its connection broke, and says that notices may have been missed', async () => {
    await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name LIKE 'outlay listens%' AND datname = current_database()`,
    );
    await until(() => resumed === 1);
    heard.length = 0;
    await database.query("SELECT pg_notify('outlay_test', 'again')");
    await until(() => heard.length > 0);
    expect(heard).toEqual(['again']);
  });
});
