import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { openSession, USER_COLUMNS } from '../src/server/identity/session/session-store.ts';
import { buildApp } from '../src/server/app/compose.ts';
import { insertBatch } from '../src/server/payments/testing/insert-batch.ts';
import { freePort } from '../src/server/platform/testing/free-port.ts';
import { newId } from '../src/server/platform/random.ts';
import { benchInstallation, type BenchInstallation } from './bench-installation.ts';
import { percentile } from './percentile.ts';
import type { BenchReport } from './report.ts';

const FEW = 20;
const MANY = 300;
/** The largest ratio of the latency with many clients to the latency with few. */
const GOAL_RATIO = 6;
const GOAL_HEALTH_MS = 200;
const PATH = '/institution/payments/bulk-withdrawals/batches?limit=50';

interface Answer {
  status: number;
  ms: number;
}

interface Load {
  answers: Answer[];
  health: Answer[];
}

const p50 = (answers: readonly Answer[]) =>
  percentile(
    answers.filter(({ status }) => status === 200).map(({ ms }) => ms),
    0.5,
  );

/** A session for each client, so that no user reaches its rate limit. */
async function cookies({ context, entityId }: BenchInstallation): Promise<string[]> {
  const at = new Date(context.clock.nowMs());
  const ids = Array.from({ length: MANY }, () => newId(context));
  await context.database.query(
    `INSERT INTO users (id, entity_id, name, roles, subject, created_at)
     SELECT id, $2, 'client ' || id, '{VIEWER}', id::text, $3 FROM unnest($1::uuid[]) AS id`,
    [ids, entityId, at],
  );
  const users = await context.database.query(
    `SELECT ${USER_COLUMNS} FROM users u JOIN entities e ON e.id = u.entity_id WHERE u.id = ANY($1)`,
    [ids],
  );
  const signIn = {
    authenticatedAt: at,
    issuedAtMs: at.getTime(),
    idToken: null,
    origin: null,
    userAgent: null,
    address: null,
  };
  return Promise.all(users.map(async (user) => `outlay_session=${await openSession(context, user, signIn)}`));
}

async function load(origin: string, sessions: readonly string[], seconds: number): Promise<Load> {
  const worker = new Worker(join(import.meta.dirname, 'overload-clients.mjs'), {
    workerData: { origin, path: PATH, cookies: sessions, seconds },
  });
  const [result] = (await once(worker, 'message')) as [Load];
  await worker.terminate();
  return result;
}

/** Compares 300 clients with 20 in one run: latency, share of refused requests, and answers to monitors. */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const installation = await benchInstallation();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { configuration } = installation.context;
  const context = { ...installation.context, configuration: { ...configuration, port, publicUrl: origin } };
  const app = await buildApp(context);
  try {
    for (let batch = 0; batch < 100; batch++) {
      await insertBatch(context, {
        entityId: installation.entityId,
        createdBy: installation.preparerId,
        rows: [{ accountNumber: `62${batch}1111` }],
      });
    }
    await app.listen({ port, host: '127.0.0.1' });
    const sessions = await cookies({ ...installation, context });
    const seconds = small ? 1 : 15;
    await load(origin, sessions.slice(0, FEW), 2);
    const few = await load(origin, sessions.slice(0, FEW), seconds);
    const many = await load(origin, sessions, seconds);
    const odd = many.answers.filter(({ status }) => status !== 200 && status !== 503);
    if (odd.length > 0)
      throw new Error(
        `${odd.length} requests were answered ${[...new Set(odd.map(({ status }) => status))].join()}.`,
      );
    const [among, alone] = [p50(many.answers), p50(few.answers)];
    const shed = many.answers.filter(({ status }) => status === 503).length / many.answers.length;
    const answered = (many.answers.length * (1 - shed)) / few.answers.length;
    const healthMs = percentile(
      many.health.map(({ status, ms }) => (status === 200 ? ms : Infinity)),
      0.99,
    );
    return {
      name: 'overload',
      results: [
        {
          case: `p50 of the answered, ${MANY} clients beside ${FEW}`,
          value: among,
          unit: 'ms',
          beside: alone,
          ratio: among / alone,
          goal: GOAL_RATIO,
          holds: among / alone <= GOAL_RATIO,
        },
        {
          case: `share shed among ${MANY} clients`,
          value: shed,
          unit: 'of all requests',
          beside: 1,
          ratio: shed,
          goal: 1,
          holds: shed < 1,
        },
        {
          case: `answered among ${MANY} clients beside ${FEW}`,
          value: answered,
          unit: 'of the requests',
          beside: 1,
          ratio: answered,
          goal: 0.5,
          holds: answered >= 0.5,
        },
        {
          case: `p99 of health among ${MANY} clients`,
          value: healthMs,
          unit: 'ms',
          beside: GOAL_HEALTH_MS,
          ratio: healthMs / GOAL_HEALTH_MS,
          goal: 1,
          holds: healthMs <= GOAL_HEALTH_MS,
        },
      ],
    };
  } finally {
    await app.close();
    await installation.close();
  }
}
