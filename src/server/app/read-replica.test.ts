import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { startStandby, type Standby } from '../embedded-postgres/testing/standby.ts';
import { PAYMENTS_QUEUES } from '../payments/base/queues.ts';
import { openDatabase, type Database, type DatabaseAddress } from '../platform/database/pool.ts';
import { openReplica, replicaAddress, type Replica } from '../platform/database/replica.ts';
import { embeddedAccess, installDatabase } from '../platform/database/server-role.ts';
import { metrics } from '../platform/operations/metrics.ts';

/** A real standby whose replay is paused, that stops, and that comes back. */

const folder = mkdtempSync(join(tmpdir(), 'outlay-replica-'));
chmodSync(folder, 0o711);
const dataDir = join(folder, 'data');

let postgres: EmbeddedPostgres;
let standby: Standby;
let writer: Database;
/** Another process: it has its own connections and its own memory. */
let reader: Database;
let standbyOwner: Database;
let nowMs = Date.now();
const opened: Replica[] = [];

beforeAll(async () => {
  postgres = await startEmbeddedPostgres(dataDir, () => undefined);
  const address = await installDatabase(embeddedAccess(postgres.address), PAYMENTS_QUEUES, () => undefined);
  standby = await startStandby(dataDir, postgres.address, join(folder, 'standby'));
  writer = openDatabase(address);
  reader = openDatabase(address);
  standbyOwner = openDatabase(standby.address, { max: 1 });
});
afterAll(async () => {
  await Promise.all([...opened, writer, reader, standbyOwner].map((each) => each.close()));
  await standby.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

function addressAt(address: DatabaseAddress): DatabaseAddress {
  const url = new URL('postgresql://localhost');
  url.pathname = `/${reader.address.database}`;
  url.username = reader.address.user!;
  url.password = reader.address.password!;
  url.port = String(address.port);
  url.searchParams.set('host', address.host!);
  return replicaAddress(reader.address, url.toString());
}

function replicaAt(address: DatabaseAddress): Replica {
  const replica = openReplica({
    primary: reader,
    address: addressAt(address),
    clock: { nowMs: () => nowMs },
    log: pino({ level: 'silent' }),
  });
  opened.push(replica);
  return replica;
}

async function write(): Promise<string> {
  const name = `fact ${randomUUID()}`;
  await writer.query("INSERT INTO installation (name, value) VALUES ($1, '{}')", [name]);
  return name;
}

const has = (replica: Replica, name: string) =>
  replica.read(async (db) => {
    const rows = await db.query('SELECT 1 AS found FROM installation WHERE name = $1', [name]);
    return rows.length === 1;
  });

/** Which database answered the reads since the last call, counted. */
async function answers(): Promise<Record<string, number>> {
  const { values } = await metrics.getSingleMetric('outlay_replica_reads_total')!.get();
  metrics.getSingleMetric('outlay_replica_reads_total')!.reset();
  return Object.fromEntries(values.map(({ labels, value }) => [labels['answered_by'], value]));
}

it('the standby answers, and a read sees what another process has just committed', async () => {
  const replica = replicaAt(standby.address);
  await answers();
  for (let round = 0; round < 50; round++) expect(await has(replica, await write())).toBe(true);
  const { replica: answered } = await answers();
  expect(answered).toBeGreaterThan(40);
});

it('the primary answers while the standby is behind, and the standby once it has caught up', async () => {
  const replica = replicaAt(standby.address);
  await has(replica, await write());
  await standbyOwner.execute('SELECT pg_wal_replay_pause()');
  await answers();
  try {
    for (let round = 0; round < 5; round++) expect(await has(replica, await write())).toBe(true);
    expect(await answers()).toEqual({ primary_replica_behind: 5 });
  } finally {
    await standbyOwner.execute('SELECT pg_wal_replay_resume()');
  }
  nowMs += 10_000;
  expect(await has(replica, await write())).toBe(true);
  expect(await answers()).toEqual({ replica: 1 });
});

it('nothing can be written through the address of the standby, even if it reaches the primary', async () => {
  const mistaken = openDatabase(addressAt(postgres.address), { max: 1 });
  const write = mistaken.execute("UPDATE installation SET value = '{}'");
  await expect(write).rejects.toMatchObject({ code: '25006' });
  await mistaken.close();
  const replica = replicaAt(standby.address);
  const client = await replica.connect();
  await expect(client.query("UPDATE installation SET value = '{}'")).rejects.toMatchObject({ code: '25006' });
  client.release();
});

it('an address that reaches the primary is not taken for a standby', async () => {
  const replica = replicaAt(postgres.address);
  await answers();
  expect(await has(replica, await write())).toBe(true);
  expect(await answers()).toEqual({ primary_replica_unreachable: 1 });
});

it('the primary answers while the standby is stopped, at once and without an error', async () => {
  const replica = replicaAt(standby.address);
  await has(replica, await write());
  await standby.stop();
  await answers();
  const from = performance.now();
  for (let round = 0; round < 20; round++) expect(await has(replica, await write())).toBe(true);
  expect(performance.now() - from).toBeLessThan(10_000);
  const client = await replica.connect();
  const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
  client.release();
  expect(rows).toEqual([{ standby: false }]);
  expect(await answers()).toEqual({ primary_replica_unreachable: 21 });
});

it('an error of the read itself is not hidden by another try', async () => {
  const replica = replicaAt(standby.address);
  let runs = 0;
  const read = replica.read(async () => {
    runs += 1;
    throw new RangeError('too much');
  });
  await expect(read).rejects.toThrow('too much');
  expect(runs).toBe(1);
});
