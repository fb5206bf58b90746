import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '../platform/configuration.ts';
import { systemClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { systemRandom } from '../platform/random.ts';
import { freePort } from '../platform/testing/free-port.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { buildApp } from './compose.ts';

const AT_ONCE = 3;
const STREAMS = 2;
const BATCH = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11';

let database: Awaited<ReturnType<typeof testDatabase>>;
let app: FastifyInstance;
let origin: string;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await testDatabase();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    PUBLIC_URL: origin,
    MAX_REQUESTS_IN_FLIGHT: String(AT_ONCE),
    MAX_EVENT_STREAMS: String(STREAMS),
    LOG_LEVEL: 'silent',
  };
  const context: Context = {
    configuration: readConfiguration({
      DATABASE_URL: database.url,
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      ...settings,
    }),
    clock: systemClock,
    random: systemRandom,
    database,
    log: pino({ level: 'silent' }),
    onClose: (stop) => stops.push(stop),
  };
  app = await buildApp(context);
  await app.listen({ port, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  for (const stop of stops.reverse()) await stop();
  await database.drop();
});

/** A request whose session has to be looked up. */
const ask = (path: string, more: RequestInit = {}) =>
  fetch(origin + path, { ...more, headers: { cookie: `outlay_session=${'a'.repeat(43)}`, ...more.headers } });

/** Blocks every look-up of a session until `work` is done. */
async function whileSessionsAreLocked<T>(
  work: (waiting: (count: number) => Promise<void>) => Promise<T>,
): Promise<T> {
  return database.owner.transaction(async (tx) => {
    await tx.query('LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE');
    const waiting = async (count: number) => {
      for (;;) {
        const [row] = await database.owner.query(
          "SELECT count(*) AS n FROM pg_locks WHERE relation = 'sessions'::regclass AND NOT granted",
        );
        if (Number(row!.n) >= count) return;
        await new Promise((done) => setTimeout(done, 20));
      }
    };
    return work(waiting);
  });
}

const BATCHES = '/institution/payments/bulk-withdrawals/batches';

describe('a process that has reached its limit of requests', () => {
  it('refuses more with 503 and Retry-After, and still answers monitors', async () => {
    const slow = await whileSessionsAreLocked(async (waiting) => {
      const taken = Array.from({ length: AT_ONCE }, () => ask(BATCHES));
      await waiting(AT_ONCE);
      for (let i = 0; i < 5; i++) {
        const refused = await ask(BATCHES);
        expect(refused.status).toBe(503);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await refused.json()).toMatchObject({ code: 'overloaded', status: 503 });
      }
      for (const path of ['/healthz', '/readyz', '/metrics', '/readyz?from=a-monitor'])
        expect((await ask(path)).status, path).toBe(200);
      expect(await (await ask('/metrics')).text()).toContain(
        `outlay_requests_in_flight{listener="web",kind="requests"} ${AT_ONCE}`,
      );
      return taken;
    });
    for (const answer of await Promise.all(slow)) expect(answer.status).toBe(401);
    expect((await ask(BATCHES)).status).toBe(401);
  });

  it('counts event streams separately', async () => {
    const streams = await whileSessionsAreLocked(async (waiting) => {
      const opened = Array.from({ length: STREAMS }, () => ask(`/app/batches/${BATCH}/events`));
      await waiting(STREAMS);
      expect((await ask(`/app/batches/${BATCH}/events`)).status).toBe(503);
      expect((await ask('/app/no-such-page')).status).not.toBe(503);
      return opened;
    });
    for (const stream of await Promise.all(streams)) expect(stream.status).toBe(401);
  });

  it('stops counting a request when it ends, however it ends', async () => {
    for (let i = 0; i < AT_ONCE * 3; i++) {
      for (const url of [
        '/oidc/.well-known/openid-configuration',
        '/oidc/auth?client_id=none',
        '/app/sign-in',
        BATCHES,
        '/nowhere',
      ]) {
        expect((await app.inject({ url, headers: { host: new URL(origin).host } })).statusCode, url).not.toBe(
          503,
        );
        expect((await ask(url, { redirect: 'manual' })).status, url).not.toBe(503);
      }
      expect(
        (await ask(BATCHES, { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }))
          .status,
      ).not.toBe(503);
      const leaving = new AbortController();
      const left = ask(BATCHES, { signal: leaving.signal }).catch(() => undefined);
      leaving.abort();
      await left;
    }
    expect((await ask(BATCHES)).status).toBe(401);
  });

  it('serves other requests while bodies arrive slowly', async () => {
    const sent: ReadableStreamDefaultController<Uint8Array>[] = [];
    const slow = Array.from({ length: AT_ONCE * 2 }, () => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void sent.push(controller) });
      return ask('/oidc/interaction/none', {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      } as RequestInit);
    });
    for (const controller of sent) controller.enqueue(Buffer.from('username='));
    await new Promise((done) => setTimeout(done, 100));
    expect((await ask(BATCHES)).status).toBe(401);
    for (const controller of sent) controller.close();
    for (const answer of await Promise.all(slow)) expect([400, 503]).toContain(answer.status);
  });
});
