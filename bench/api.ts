import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { importJWK, SignJWT } from 'jose';
import { buildApp } from '../src/server/app/compose.ts';
import { providerKeys } from '../src/server/identity/provider/keys.ts';
import { CLI_CLIENT, PROVIDER_PATH } from '../src/server/identity/provider/names.ts';
import { openSession, USER_COLUMNS } from '../src/server/identity/session/session-store.ts';
import { getAccountBalances } from '../src/server/payments/balances/get-account-balances.ts';
import { listBatches } from '../src/server/payments/batches/list-batches.ts';
import { getPaymentConfig } from '../src/server/payments/config/get-payment-config.ts';
import { getPayout } from '../src/server/payments/payouts/get-payout.ts';
import { insertBatch } from '../src/server/payments/testing/insert-batch.ts';
import type { Context } from '../src/server/platform/context.ts';
import type { Database } from '../src/server/platform/database/pool.ts';
import { newId } from '../src/server/platform/random.ts';
import { freePort } from '../src/server/platform/testing/free-port.ts';
import { benchInstallation, type BenchInstallation } from './bench-installation.ts';
import { median } from './contender-process.ts';
import type { BenchReport, BenchResult } from './run.ts';

const GOAL_THROUGHPUT = 0.5;
const GOAL_P99 = 2;
const CONNECTIONS = 10;
/** As many as the limit of one user and of one address allows in the longest run. */
const USERS = 200;
const BATCHES = 100;
const DAY_S = 86_400;

interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
  statuses: object;
}

interface Read {
  name: string;
  path: string;
  statements: { text: string; values: readonly unknown[] }[];
}

type Credentials = Record<'bearer' | 'session', Record<string, string>[]>;

/**
 * Reads of the payments interface, authenticated and through the gateway, beside bare Fastify routes that run
 * the same SQL statements on the same database. Server, bare server and clients are separate processes, and
 * the two servers take turns.
 */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const installation = await benchInstallation();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { configuration } = installation.context;
  const context: Context = {
    ...installation.context,
    // Each user has an address, as behind a proxy.
    configuration: { ...configuration, port, publicUrl: origin, trustedProxies: ['127.0.0.1'] },
  };
  const app = await buildApp(context);
  const [bare, load] = [child('./bare-server.mjs'), child('./http-load.mjs')];
  try {
    const reads = await prepareReads({ ...installation, context });
    const credentials = await makeCredentials({ ...installation, context });
    await app.listen({ port, host: '127.0.0.1' });
    const barePort = await ask<number>(bare, {
      address: context.database.address,
      max: context.database.pool.options.max,
      routes: reads.map(({ path, statements }) => ({ path: path.split('?')[0], statements })),
    });
    const results: BenchResult[] = [];
    for (const read of reads) {
      for (const kind of ['bearer', 'session'] as const) {
        const requests = credentials[kind].map((headers) => ({ path: `/institution${read.path}`, headers }));
        const targets = {
          outlay: { url: origin, requests },
          bare: { url: `http://127.0.0.1:${barePort}`, requests: [{ path: read.path }] },
        };
        results.push(...(await compare(`${read.name} by ${kind}`, load, targets, small)));
      }
    }
    return { name: 'api', results };
  } finally {
    bare.kill();
    load.kill();
    await app.close();
    await installation.close();
  }
}

function child(file: string): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: [] });
}

async function ask<T>(process: ChildProcess, message: object): Promise<T> {
  process.send(message);
  return ((await once(process, 'message')) as [T])[0];
}

interface Target {
  url: string;
  requests: { path: string; headers?: Record<string, string> }[];
}

async function compare(
  name: string,
  load: ChildProcess,
  targets: Record<'outlay' | 'bare', Target>,
  small: boolean,
): Promise<BenchResult[]> {
  const rounds = small ? 1 : 3;
  const seconds = small ? 0.3 : 3;
  const measured: Record<'outlay' | 'bare', Load[]> = { outlay: [], bare: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const who of ['outlay', 'bare'] as const) {
      const warm = round === 0;
      const loaded = await ask<Load>(load, {
        ...targets[who],
        connections: CONNECTIONS,
        seconds: warm ? seconds / 2 : seconds,
      });
      if (loaded.failed > 0)
        throw new Error(`${name}: ${loaded.failed} answers of ${who}: ${JSON.stringify(loaded.statuses)}`);
      if (!warm) measured[who].push(loaded);
    }
  }
  return [
    result(
      measured,
      `${name}, requests`,
      'a second',
      'perSecond',
      GOAL_THROUGHPUT,
      (ratio) => ratio >= GOAL_THROUGHPUT,
    ),
    result(measured, `${name}, p99`, 'ms', 'p99Ms', GOAL_P99, (ratio) => ratio < GOAL_P99),
  ];
}

function result(
  { outlay, bare }: Record<'outlay' | 'bare', Load[]>,
  title: string,
  unit: string,
  figure: 'perSecond' | 'p99Ms',
  goal: number,
  holds: (ratio: number) => boolean,
): BenchResult {
  const value = median(outlay.map((load) => load[figure]));
  const beside = median(bare.map((load) => load[figure]));
  const ratio = value / beside;
  return { case: title, value, unit, beside, ratio, goal, holds: holds(ratio) };
}

/** The reads with the SQL statements that their verbs run, recorded from the verbs themselves. */
async function prepareReads(installation: BenchInstallation): Promise<Read[]> {
  const { context, entityId, preparerId } = installation;
  const { database } = context;
  for (let batch = 0; batch < BATCHES; batch++) {
    await insertBatch(context, {
      entityId,
      createdBy: preparerId,
      rows: [{ accountNumber: `62${batch}1111` }],
    });
  }
  await database.query(
    `INSERT INTO payment_configs (entity_id, version, default_currency, approval_rules, approval_expiry_days,
       release_delay_seconds, default_rail, duplicate_window_days, unusual_amount_percent, timezone,
       notification_emails, low_balance_thresholds, updated_at, updated_by)
     VALUES ($1, 1, 'ZAR', '[{"currency":"ZAR","upToAmountMinor":null,"approvalsRequired":1}]', 14, 0, 'EFT',
       30, 50, 'Africa/Johannesburg', '{}', '[]', now(), $2)`,
    [entityId, preparerId],
  );
  await database.query('ANALYZE');
  const [payout] = await database.query('SELECT id FROM payouts WHERE entity_id = $1 LIMIT 1', [entityId]);
  const caller = { entityId, userId: preparerId };
  const recorded = async (name: string, path: string, verb: (recording: Context) => Promise<unknown>) => {
    const statements: Read['statements'] = [];
    await verb({ ...context, database: recordingInto(database, statements) });
    return { name, path, statements };
  };
  return [
    await recorded('payment config', '/payments/config', (recording) =>
      getPaymentConfig(recording)({ caller } as never),
    ),
    await recorded('balances', '/payments/account/balances/FUNDING?currency=ZAR', (recording) =>
      getAccountBalances(recording)({
        caller,
        params: { type: 'FUNDING' },
        query: { currency: 'ZAR' },
      } as never),
    ),
    await recorded('20 batches', '/payments/bulk-withdrawals/batches?limit=20', (recording) =>
      listBatches(recording)({ caller, query: { limit: 20, offset: 0 } } as never),
    ),
    await recorded('one payout', `/payments/payout/history/${payout!.id}`, (recording) =>
      getPayout(recording)({ caller, params: { id: payout!.id } } as never),
    ),
  ];
}

function recordingInto(database: Database, statements: Read['statements']): Database {
  return {
    ...database,
    query: (text, ...values) => {
      statements.push({ text, values: values[0] ?? [] });
      return database.query(text, ...values);
    },
  };
}

/** Users of the entity, each with an address, a session and an access token. */
async function makeCredentials({ context, entityId }: BenchInstallation): Promise<Credentials> {
  const at = new Date(context.clock.nowMs());
  const ids = Array.from({ length: USERS }, () => newId(context));
  await context.database.query(
    `INSERT INTO users (id, entity_id, name, roles, subject, created_at)
     SELECT id, $2, 'reader ' || id, '{VIEWER}', id::text, $3 FROM unnest($1::uuid[]) AS id`,
    [ids, entityId, at],
  );
  const users = await context.database.query(
    `SELECT ${USER_COLUMNS} FROM users u JOIN entities e ON e.id = u.entity_id WHERE u.id = ANY($1)`,
    [ids],
  );
  const signIn = { authenticatedAt: at, issuedAtMs: at.getTime(), idToken: null, origin: null };
  const credentials: Credentials = { bearer: [], session: [] };
  for (const [index, user] of users.entries()) {
    const address = { 'x-forwarded-for': `10.1.0.${index + 1}` };
    const token = await openSession(context, user, signIn);
    credentials.session.push({ ...address, cookie: `outlay_session=${token}` });
    const bearer = await accessToken(context, user.user_id);
    credentials.bearer.push({ ...address, authorization: `Bearer ${bearer}` });
  }
  return credentials;
}

/** A token as the embedded provider issues it, with its grant. */
async function accessToken(context: Context, userId: string): Promise<string> {
  const { signing } = await providerKeys(context);
  const { publicUrl } = context.configuration;
  const now = Math.floor(context.clock.nowMs() / 1_000);
  const grantId = newId(context);
  await context.database.query(
    `INSERT INTO oidc_records (kind, id, payload, expires_at) VALUES ('Grant', $1, $2, $3)`,
    [grantId, JSON.stringify({ accountId: userId }), new Date((now + DAY_S) * 1_000)],
  );
  return new SignJWT({
    client_id: CLI_CLIENT,
    jti: newId(context),
    auth_time: now,
    grant_id: grantId,
    session_uid: 'bench',
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: signing.kid! })
    .setIssuer(publicUrl + PROVIDER_PATH)
    .setAudience(publicUrl)
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(now + DAY_S)
    .sign(await importJWK(signing, 'ES256'));
}
