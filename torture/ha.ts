import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CookieClient } from '../src/server/gateway/command-line/cookie-client.ts';
import { obtainToken } from '../src/server/gateway/command-line/obtain-token.ts';
import { verifyLedger } from '../src/server/payments/ledger/verify-ledger.ts';
import { openDatabase, type Database } from '../src/server/platform/database/pool.ts';
import { Cluster, requirePrograms } from './ha-cluster.ts';

/**
 * `npm run ha`: starts PostgreSQL under Patroni with etcd, HAProxy, two web and three worker processes, pays
 * batches, kills the primary meanwhile, and compares every acknowledged write with the database afterwards.
 * Ends on its own, with 1 when something is wrong.
 */

const BATCHES = '/institution/payments/bulk-withdrawals/batches';
const HISTORY = '/institution/payments/payout/history?limit=50';
const CLIENTS = 4;
const ROWS = 10;
const LEAST_BEFORE_KILL = 40;
const MOST_BEFORE_KILL_MS = 120_000;
const AFTER_KILL_MS = 30_000;
const REQUEST_MS = 20_000;
const MOST_SETTLING_MS = 300_000;
/** The whole run. A run that takes longer ends everything and fails. */
const MOST_MS = 15 * 60_000;

interface Acknowledged {
  path: string;
  batchId: string;
  label: string;
  /** When the answer arrived, in ms of `performance.now()`. */
  atMs: number;
}

const acknowledged: Acknowledged[] = [];
const answers = new Map<string, number>();
let isOver = false;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Sends one request. Null when there was no answer, or an answer that allows repeating it. */
async function attempt(url: string, init: RequestInit, isRead = false): Promise<unknown> {
  let name: string;
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(REQUEST_MS) });
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text);
    const { code = '' } = JSON.parse(text.startsWith('{') ? text : '{}') as { code?: string };
    name = `${answer.status} ${code}`;
    if (answer.status < 500 && answer.status !== 409) throw new Error(`${url} was answered ${name}: ${text}`);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    name = 'no answer';
  }
  name = `${isRead ? 'reads' : 'writes'} answered ${name}`;
  answers.set(name, (answers.get(name) ?? 0) + 1);
  return null;
}

/** Repeats a change with one key until it is acknowledged. */
async function change(origin: string, token: string, path: string, body: object | null): Promise<string> {
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  for (;;) {
    const answered = await attempt(origin + path, {
      method: 'POST',
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (answered !== null) return (answered as { id: string }).id;
    await sleep(100);
  }
}

async function client(origin: string, tokens: Tokens, number: number): Promise<void> {
  for (let batch = 0; !isOver; batch++) {
    const label = `HA ${number} ${batch}`;
    const batchId = await change(origin, tokens.preparer, BATCHES, {
      label,
      currency: 'ZAR',
      duplicateReason: 'Every batch pays the same people.',
      withdrawals: Array.from({ length: ROWS }, (_, row) => ({
        beneficiaryName: `Person ${number} ${row}`,
        bankCode: 'FNB',
        accountNumber: `62${number}${String(row).padStart(5, '0')}011`,
        accountType: 'CURRENT',
        amount: '1.00',
        beneficiaryReference: label,
      })),
    });
    acknowledged.push({ path: 'create', batchId, label, atMs: performance.now() });
    await change(origin, tokens.approver, `${BATCHES}/${batchId}/approve`, null);
    acknowledged.push({ path: 'approve', batchId, label, atMs: performance.now() });
  }
}

/** Reads the history repeatedly, like a user who waits for it. */
async function reader(origin: string, { preparer }: Tokens): Promise<void> {
  while (!isOver) {
    await attempt(origin + HISTORY, { headers: { authorization: `Bearer ${preparer}` } }, true);
    await sleep(50);
  }
}

interface Tokens {
  preparer: string;
  approver: string;
}

async function load(cluster: Cluster): Promise<{ killedAtMs: number; backMs: number }> {
  const { port } = cluster.web;
  const origin = `http://localhost:${port}`;
  const tokenOf = (name: string) =>
    obtainToken(new CookieClient(origin, { host: '127.0.0.1', port }), name, name);
  const tokens = { preparer: await tokenOf('preparer'), approver: await tokenOf('approver') };
  const clients = Promise.all([
    ...Array.from({ length: CLIENTS }, (_, number) => client(origin, tokens, number)),
    reader(origin, tokens),
  ]);
  const run = async () => {
    for (const deadline = Date.now() + MOST_BEFORE_KILL_MS; Date.now() < deadline; await sleep(250))
      if (acknowledged.length >= LEAST_BEFORE_KILL) break;
    say(`${acknowledged.length} writes acknowledged; killing the primary.`);
    const killedAtMs = performance.now();
    const killed = await cluster.killPrimary();
    await sleep(AFTER_KILL_MS);
    await cluster.bringBack(killed);
    const backMs = performance.now() - killedAtMs;
    isOver = true;
    return { killedAtMs, backMs };
  };
  const [result] = await Promise.all([run(), clients]);
  return result;
}

interface Fact {
  name: string;
  value: number | string;
  holds: boolean;
}

const UNSETTLED = `
  SELECT count(*) AS n FROM batches
   WHERE label LIKE 'HA %' AND status IN ('APPROVED', 'PROCESSING')`;

async function compare(database: Database): Promise<Fact[]> {
  const approved = acknowledged.filter(({ path }) => path === 'approve').map(({ batchId }) => batchId);
  const created = acknowledged.filter(({ path }) => path === 'create');
  for (const deadline = Date.now() + MOST_SETTLING_MS; Date.now() < deadline; await sleep(500)) {
    const [open] = await database.query(UNSETTLED);
    if (open!.n === 0n) break;
  }
  const [found] = await database.query(
    `SELECT (SELECT count(*) FROM unnest($1::uuid[], $2::text[]) AS a (id, label)
               JOIN batches b ON b.id = a.id AND b.label = a.label AND b.withdrawal_count = $4) AS created,
            (SELECT count(*) FROM unnest($3::uuid[]) AS a (id)
               JOIN batches b ON b.id = a.id AND b.status = 'COMPLETE'
               JOIN approvals p ON p.batch_id = b.id) AS approved,
            (SELECT count(*) FROM batches WHERE label LIKE 'HA %') AS batches,
            (SELECT count(DISTINCT label) FROM batches WHERE label LIKE 'HA %') AS labels`,
    [created.map(({ batchId }) => batchId), created.map(({ label }) => label), approved, ROWS],
  );
  const [paid] = await database.query(
    `SELECT count(*) AS withdrawals, count(DISTINCT w.attempt_id) AS attempts,
            count(DISTINCT s.attempt_id) AS at_bank, count(DISTINCT p.id) AS payouts
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id AND b.status = 'COMPLETE'
       LEFT JOIN sandbox_rail.payments s ON s.attempt_id = w.attempt_id
       LEFT JOIN payouts p ON p.withdrawal_id = w.id
      WHERE b.label LIKE 'HA %'`,
  );
  const ledger = await verifyLedger(database);
  const { withdrawals, attempts, at_bank: atBank, payouts } = paid!;
  const once = [attempts, atBank, payouts].every((count) => count === withdrawals);
  return [
    fact('batches created, acknowledged and found', found!.created, BigInt(created.length)),
    fact('batches approved, acknowledged, found and paid', found!.approved, BigInt(approved.length)),
    fact('batches with the same label as another', found!.batches! - found!.labels!, 0n),
    { name: 'withdrawals paid', value: String(withdrawals), holds: withdrawals! > 0n },
    { name: 'payments, attempts and payouts for each', value: once ? 'one' : `${atBank}`, holds: once },
    { name: 'faults of the ledger', value: ledger.faults.join(' ') || 0, holds: ledger.faults.length === 0 },
  ];
}

function fact(name: string, value: bigint | null, expected: bigint): Fact {
  return { name, value: `${value} of ${expected}`, holds: value === expected };
}

/** Which database answered the reads of the history, summed over both web processes. */
async function readsOf(cluster: Cluster): Promise<Fact[]> {
  const counts = new Map<string, number>();
  for (const port of cluster.web.ports) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const [, name, value] of text.matchAll(/outlay_replica_reads_total\{answered_by="(\w+)"\} (\d+)/g))
      counts.set(name!, (counts.get(name!) ?? 0) + Number(value));
  }
  const byReplica = counts.get('replica') ?? 0;
  return [...counts].map(([name, value]) => ({
    name: `reads of the history answered by ${name}`,
    value,
    holds: byReplica > 0,
  }));
}

/** Whether one of the two processes that may run the exchange does so again. */
async function exchangeAnswers(cluster: Cluster): Promise<Fact> {
  const name = 'the exchange answers again';
  for (const deadline = Date.now() + MOST_SETTLING_MS; Date.now() < deadline; await sleep(500))
    for (const port of cluster.tradingPorts) {
      const answer = await fetch(`http://127.0.0.1:${port}/v1/public/BTCZAR/buckets`).catch(() => null);
      if (answer?.ok) return { name, value: 'yes', holds: true };
    }
  return { name, value: 'no', holds: false };
}

async function run(cluster: Cluster): Promise<boolean> {
  say(`Starting everything in ${cluster.folder}.`);
  await cluster.start();
  say('PostgreSQL has a primary, a synchronous standby and another standby.');
  await cluster.startOutlay();
  say('Two web and three worker processes are ready.');
  const { killedAtMs, backMs } = await load(cluster);
  const before = acknowledged.filter(({ atMs }) => atMs < killedAtMs);
  const last = before.at(-1);
  if (!last) throw new Error('No write was acknowledged before the primary was killed.');
  const gap = longestGap(acknowledged.map(({ atMs }) => atMs).filter((atMs) => atMs >= last.atMs));
  const database = openDatabase({ connectionString: cluster.superuserUrl() }, { max: 2, name: 'outlay-ha' });
  try {
    const facts: Fact[] = [
      { name: 'writes acknowledged', value: acknowledged.length, holds: before.length < acknowledged.length },
      { name: 'seconds without an acknowledged write', value: (gap / 1_000).toFixed(1), holds: gap < 60_000 },
      {
        name: 'seconds until the killed node was a standby',
        value: (backMs / 1_000).toFixed(1),
        holds: true,
      },
      ...[...answers].map(([name, value]) => ({ name, value, holds: true })),
      await exchangeAnswers(cluster),
      ...(await readsOf(cluster)),
      ...(await compare(database)),
    ];
    for (const { name, value, holds } of facts) say(`  ${name}: ${value}${holds ? '' : '  WRONG'}`);
    return facts.every(({ holds }) => holds);
  } finally {
    await database.close();
  }
}

function longestGap(times: readonly number[]): number {
  return Math.max(0, ...times.slice(1).map((time, index) => time - times[index]!));
}

requirePrograms();
const cluster = new Cluster();
const tooLong = setTimeout(() => {
  say(`The run took longer than ${MOST_MS / 60_000} minutes.`);
  void cluster.stop().finally(() => process.exit(1));
}, MOST_MS);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cluster.stop().finally(() => process.exit(1)));
let holds = false;
try {
  holds = await run(cluster);
} finally {
  clearTimeout(tooLong);
  await cluster.stop();
}
process.exit(holds ? 0 : 1);
