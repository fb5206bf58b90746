import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseAddress } from '../../platform/database/pool.ts';
import { closeAlone, connectAlone } from '../../platform/database/connection.ts';
import { MIGRATIONS } from '../../platform/database/patience.ts';
import { maintenance } from '../connect.ts';
import { preparePlaces } from '../places.ts';

export interface Standby {
  address: DatabaseAddress;
  stop(): Promise<void>;
}

const STARTS_WITHIN_MS = 60_000;

/**
 * Copies a running embedded PostgreSQL into `folder` and starts the copy as its standby, on another socket
 * with the same passwords.
 */
export async function startStandby(
  dataDir: string,
  primary: DatabaseAddress,
  folder: string,
): Promise<Standby> {
  const { binaries, owner, data: source } = preparePlaces(dataDir, () => undefined);
  const data = join(folder, 'postgres');
  const run = join(folder, 'run');
  mkdirSync(run, { recursive: true });
  const client = await connectAlone(maintenance(primary), 'standby', MIGRATIONS);
  try {
    await client.query("SELECT pg_backup_start('standby', true)");
    const copied = spawnSync('cp', ['-a', source, data], { encoding: 'utf8' });
    if (copied.status !== 0) throw new Error(copied.stderr);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    writeFileSync(join(data, 'backup_label'), rows[0]!.labelfile);
  } finally {
    await closeAlone(client);
  }
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(data, name), { force: true });
  writeFileSync(join(data, 'standby.signal'), '');
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${primary.host} port=${primary.port} user=${primary.user} ` +
      `password=${primary.password}'\n`,
  );
  if (owner)
    for (const path of [run, join(data, 'backup_label'), join(data, 'standby.signal')])
      chownSync(path, owner.uid, owner.gid);
  chmodSync(run, 0o700);
  const child = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-k',
      run,
      '-p',
      String(primary.port),
      '-c',
      'listen_addresses=',
      '-c',
      'max_connections=200',
    ],
    { ...owner, cwd: '/', stdio: 'ignore', env: { ...process.env, LC_ALL: 'C' } },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = { ...primary, host: run };
  await answered(address);
  return {
    address,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}

async function answered(address: DatabaseAddress): Promise<void> {
  for (const deadline = Date.now() + STARTS_WITHIN_MS; ; await sleep(50)) {
    try {
      await closeAlone(await connectAlone(maintenance(address), 'standby', MIGRATIONS));
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
