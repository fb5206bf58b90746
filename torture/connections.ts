import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CookieClient } from '../src/server/gateway/command-line/cookie-client.ts';
import { obtainToken } from '../src/server/gateway/command-line/obtain-token.ts';
import { openDatabase } from '../src/server/platform/database/pool.ts';
import { embeddedAddress } from '../src/server/embedded-postgres/testing/embedded-address.ts';
import { seededNumbers } from '../src/shared/seeded-numbers.ts';
import { freePort } from '../src/server/platform/testing/free-port.ts';
import { whenReady } from '../src/server/platform/testing/program.ts';

/** One result of a run, and whether it is within its limit. */
export interface Figure {
  name: string;
  value: number | string;
  holds: boolean;
}

const MAIN = resolve(import.meta.dirname, '../src/server/app/main.ts');
const BATCHES = '/institution/payments/bulk-withdrawals/batches';
const ROWS = 50;

interface Service {
  child: ChildProcess;
  folder: string;
  port: number;
}

async function startService(): Promise<Service> {
  const folder = mkdtempSync('/tmp/outlay-torture-');
  chmodSync(folder, 0o711);
  const port = await freePort();
  const settings = {
    DATA_DIR: join(folder, 'data'),
    SEED: 'demo',
    PORT: String(port),
    TRADING_PORT: String(await freePort()),
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await whenReady(child);
  return { child, folder, port };
}

function postmasterOf(folder: string): number | null {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('/postmaster.pid'),
  );
  return found ? Number(readFileSync(join(folder, found), 'utf8').split('\n', 1)[0]) : null;
}

/** Ends random connections, and sometimes the whole PostgreSQL, until the time is up. */
function breakThings(service: Service, minutes: number) {
  const random = seededNumbers(20_260_301);
  const counts = { connections: 0, servers: 0 };
  const end = Date.now() + minutes * 60_000;
  const run = async (): Promise<void> => {
    for (let round = 1; Date.now() < end; round++) {
      await sleep(random() * 200);
      if (round % 100 === 0) {
        const pid = postmasterOf(service.folder);
        if (pid) process.kill(pid, 'SIGKILL');
        counts.servers++;
        await sleep(3_000);
      } else if (await breakOne(service.folder, random())) counts.connections++;
    }
  };
  return { counts, done: run() };
}

async function breakOne(folder: string, chance: number): Promise<boolean> {
  const database = openDatabase(embeddedAddress(join(folder, 'data')), { max: 1, name: 'outlay-breaker' });
  try {
    const rows = await database.query(
      `SELECT pid
         FROM pg_stat_activity
         WHERE backend_type = 'client backend'
         AND pid <> pg_backend_pid()
         ORDER BY state = 'idle', pid`,
    );
    const chosen = rows[Math.floor(chance ** 2 * rows.length)];
    if (!chosen) return false;
    await database.query('SELECT pg_terminate_backend($1)', [chosen.pid]);
    return true;
  } catch {
    return false;
  } finally {
    await database.close();
  }
}

/** Repeats a change with one key until it is accepted. `refusals` counts the earlier answers. */
async function insist(
  origin: string,
  token: string,
  path: string,
  body: unknown,
  refusals: Map<string, number>,
): Promise<{ id: string }> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const content =
    body === null
      ? {}
      : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } };
  for (;;) {
    const answer = await fetch(origin + path, { method: 'POST', headers, ...content });
    const text = await answer.text();
    if (answer.status === 200) return JSON.parse(text) as { id: string };
    const { code = 'none' } = JSON.parse(text) as { code?: string };
    const name = `${answer.status} ${code}`;
    refusals.set(name, (refusals.get(name) ?? 0) + 1);
    if (answer.status !== 503 && answer.status !== 409)
      throw new Error(`${path} was answered ${name}: ${text}`);
    await sleep(100);
  }
}

function bodyOf(batch: number) {
  const run = randomBytes(2).readUInt16BE() % 100;
  const withdrawals = Array.from({ length: ROWS }, (_, row) => ({
    beneficiaryName: `Person ${batch} ${row}`,
    bankCode: 'FNB',
    accountNumber: `62${run}${String(batch * ROWS + row).padStart(5, '0')}11`.slice(0, 11),
    accountType: 'CURRENT',
    amount: '1.00',
    beneficiaryReference: `B${batch}`,
  }));
  return {
    label: `Torture ${batch}`,
    currency: 'ZAR',
    withdrawals,
    duplicateReason: 'Every batch pays the same people.',
  };
}

/**
 * Creates, approves and pays batches while connections and the whole PostgreSQL are killed. In the end, every
 * payment has been made exactly once.
 */
export async function connections(minutes = 10): Promise<Figure[]> {
  const service = await startService();
  try {
    return await torture(service, minutes);
  } finally {
    if (service.child.exitCode === null) service.child.kill('SIGKILL');
    rmSync(service.folder, { recursive: true, force: true });
  }
}

async function torture(service: Service, minutes: number): Promise<Figure[]> {
  const origin = `http://localhost:${service.port}`;
  const tokenOf = (name: string) =>
    obtainToken(new CookieClient(origin, { host: '127.0.0.1', port: service.port }), name, name);
  const [preparer, approver] = [await tokenOf('preparer'), await tokenOf('approver')];
  const refusals = new Map<string, number>();
  const ids: string[] = [];
  const breaking = breakThings(service, minutes);
  let isOver = false;
  void breaking.done.then(() => (isOver = true));
  for (let batch = 0; !isOver; batch++) {
    const { id } = await insist(origin, preparer, BATCHES, bodyOf(batch), refusals);
    ids.push(id);
    // One approval is enough for this amount.
    await insist(origin, approver, `${BATCHES}/${id}/approve`, null, refusals);
  }
  const figures = await settled(service, ids);
  const exitedEarly = service.child.exitCode !== null;
  if (!exitedEarly) {
    service.child.kill('SIGTERM');
    await once(service.child, 'exit');
  }
  return [
    { name: 'connections ended', value: breaking.counts.connections, holds: breaking.counts.connections > 0 },
    { name: 'PostgreSQL killed', value: breaking.counts.servers, holds: true },
    { name: 'the process survived', value: exitedEarly ? 'no' : 'yes', holds: !exitedEarly },
    ...[...refusals].map(([name, value]) => ({ name: `answered ${name}`, value, holds: true })),
    ...figures,
  ];
}

async function settled({ folder }: Service, ids: readonly string[]): Promise<Figure[]> {
  const database = openDatabase(embeddedAddress(join(folder, 'data')), { max: 1, name: 'outlay-torture' });
  const one = async (rows: Promise<{ n: bigint }[]>): Promise<number> => Number((await rows)[0]!.n);
  while (
    (await one(
      database.query(
        "SELECT count(*) AS n FROM batches WHERE id = ANY($1) AND status IN ('APPROVED', 'PROCESSING')",
        [ids],
      ),
    )) > 0
  )
    await sleep(500);
  const created = await one(
    database.query(
      "SELECT count(*) AS n FROM batches WHERE label LIKE 'Torture %' AND cardinality($1::uuid[]) >= 0",
      [ids],
    ),
  );
  const holds = await one(
    database.query("SELECT count(*) AS n FROM transfers WHERE kind = 'HOLD' AND batch_id = ANY($1)", [ids]),
  );
  const rows = await one(
    database.query('SELECT count(*) AS n FROM withdrawals WHERE batch_id = ANY($1)', [ids]),
  );
  const sent = await one(
    database.query(
      `SELECT count(*) AS n
         FROM withdrawals w
         JOIN sandbox_rail.payments s USING (attempt_id)
         WHERE w.batch_id = ANY($1)`,
      [ids],
    ),
  );
  const ledger = await one(
    database.query(
      `SELECT coalesce(sum(balance_minor), 0)::bigint AS n
         FROM ledger_accounts
         WHERE cardinality($1::uuid[]) >= 0`,
      [ids],
    ),
  );
  await database.close();
  return [
    { name: 'batches requested', value: ids.length, holds: ids.length > 0 },
    { name: 'batches created', value: created, holds: created === ids.length },
    { name: 'holds placed', value: holds, holds: holds === ids.length },
    { name: 'withdrawals', value: rows, holds: rows === ids.length * ROWS },
    { name: 'payments at the bank', value: sent, holds: sent === rows },
    { name: 'sum of the ledger', value: ledger, holds: ledger === 0 },
  ];
}

if (process.argv[1] === import.meta.filename) {
  const figures = await connections(Number(process.argv[2] ?? 10));
  for (const { name, value, holds } of figures)
    process.stdout.write(`  ${name}: ${value}${holds ? '' : '  WRONG'}\n`);
  process.exit(figures.every(({ holds }) => holds) ? 0 : 1);
}
