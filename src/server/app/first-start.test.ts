import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../platform/testing/free-port.ts';
import { programOf } from '../platform/testing/program.ts';
import { testDatabase, type TestDatabase } from '../platform/testing/test-database.ts';

/** The process of `npm start` on a database without an entity. */

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

interface Started {
  /** What the person at the terminal reads. */
  said: string;
  /** The log, which is shipped: one JSON line for each event. */
  logged: string;
  /** Opens an address of this process. */
  open: (path: string) => Promise<{ status: number; text: string }>;
  stop: () => Promise<void>;
}

async function start(roles = 'web'): Promise<Started> {
  const port = await freePort();
  const child = spawn(process.execPath, programOf('main'), {
    env: {
      ...process.env,
      SEED: 'none',
      ROLES: roles,
      LOG_LEVEL: 'trace',
      PORT: String(port),
      OPERATIONS_PORT: String(await freePort()),
      DATABASE_URL: database.url,
      ENCRYPTION_KEY: 'ab'.repeat(32),
      PUBLIC_URL: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = { said: '', logged: '' };
  child.stderr.on('data', (chunk) => (started.logged += String(chunk)));
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (chunk) => {
      started.said += String(chunk);
      if (/^Outlay is (working|ready)/m.test(started.said)) ready();
    });
    child.once('exit', () => failed(new Error(`It ended: ${started.logged}`)));
  });
  return Object.assign(started, {
    open: async (path: string) => {
      const answer = await fetch(`http://localhost:${port}${path}`);
      return { status: answer.status, text: await answer.text() };
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  });
}

const linkIn = ({ said }: Started) => /\/app\/first-start\/[\w-]{43}/.exec(said)?.[0];

describe('a start without an entity', () => {
  it('prints a link at the terminal alone, once for each start, until there is an entity', async () => {
    const first = await start();
    await expect.poll(() => linkIn(first)).toBeDefined();
    const link = linkIn(first)!;
    expect((await first.open(link)).text).toContain('Set up your company');

    const second = await start();
    await expect.poll(() => linkIn(second)).toBeDefined();
    expect((await first.open(link)).status).toBe(404);
    expect((await first.open(linkIn(second)!)).status).toBe(200);
    await Promise.all([first.stop(), second.stop()]);
    for (const { logged } of [first, second]) expect(logged).not.toMatch(/first-start\/[\w-]{43}/);

    await database.query(
      `INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
       VALUES (gen_random_uuid(), 'Overstrand', gen_random_uuid(), gen_random_uuid(), now())`,
    );
    const third = await start();
    await third.stop();
    expect(linkIn(third)).toBeUndefined();
  });
});
