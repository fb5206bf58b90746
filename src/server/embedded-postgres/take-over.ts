import { isAbsolute, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseAddress } from '../platform/database/pool.ts';
import { StartRefused } from '../platform/start-refused.ts';
import { addressOf, isWrongPassword, maintenance, once, passwordOf } from './connect.ts';
import { OWNER_LOCK } from './hold-database.ts';
import { SOCKET_FOLDER } from './launch.ts';
import { clearLockFiles, findLeftBehind, readPostmasterFile, type LeftBehind } from './left-behind.ts';
import { holdsCluster, type Places } from './places.ts';
import { keepCrashLog } from './postgres-log.ts';
import { alreadyRunning, WrongPassword } from './refusals.ts';
import { stopProcess } from './stop-process.ts';

const LEFT_BEHIND_MS = 15_000;
const LOOK_AGAIN_MS = 100;
const SAY_AFTER_MS = 10_000;

/**
 * Takes over the PostgreSQL that a killed Outlay left running on this cluster: returns its pid once it
 * answers, or null when it is proven that none runs. Throws StartRefused for one that cannot be reached.
 */
export async function takeOver(
  places: Places,
  dataDir: string,
  say: (line: string) => void,
): Promise<number | null> {
  if (!holdsCluster(places.data)) return null;
  for (let waitedMs = 0; ; waitedMs += LOOK_AGAIN_MS) {
    const found = await findLeftBehind(places);
    if (found.kind === 'nothing') {
      if (readPostmasterFile(places.data)) keepCrashLog(join(dataDir, 'postgres.log'));
      clearLockFiles(places);
      return null;
    }
    if (found.kind === 'unproven') throw stillRuns(places, found);
    const status = found.kind === 'here' ? found.file.status : '';
    if (
      found.kind === 'here' &&
      status === 'ready' &&
      (await answers(places, dataDir, found.file.socketFolder))
    ) {
      if (found.file.socketFolder === SOCKET_FOLDER) return found.file.pid;
      const address = addressOf(found.file.socketFolder, passwordOf(dataDir, places));
      await stopEarlier(address, found.file.pid, dataDir);
    }
    if (waitedMs === SAY_AFTER_MS) say('Waiting for the PostgreSQL of the last run.');
    // Recovery after a crash and a clean shutdown may take any time.
    if (waitedMs >= LEFT_BEHIND_MS && status !== 'starting' && status !== 'stopping')
      throw stillRuns(places, found);
    await sleep(LOOK_AGAIN_MS);
  }
}

/** For a command, which takes nothing over. Throws StartRefused unless PostgreSQL was shut down cleanly. */
export async function refuseToTakeOver(dataDir: string, places: Places): Promise<void> {
  if ((await findLeftBehind(places)).kind === 'nothing' && holdsCluster(places.data)) return;
  throw new StartRefused(
    `The database in ${dataDir} was not shut down cleanly. Start Outlay once with npm start, and try again.`,
  );
}

async function answers(places: Places, dataDir: string, folder: string): Promise<boolean> {
  const password = passwordOf(dataDir, places);
  const address = addressOf(isAbsolute(folder) ? folder : places.runtime, password);
  try {
    await once(maintenance(address), 'SELECT 1');
    return true;
  } catch (error) {
    if (isWrongPassword(error)) throw new WrongPassword(dataDir);
    return false;
  }
}

/**
 * Stops a PostgreSQL that an earlier version started: its socket is below /tmp, and it has no live socket.
 * The caller then starts it again.
 */
async function stopEarlier(address: DatabaseAddress, pid: number, dataDir: string): Promise<void> {
  const { rows } = await once(maintenance(address), `SELECT pg_try_advisory_lock(${OWNER_LOCK}) AS free`);
  if (!(rows[0] as { free: boolean }).free) throw alreadyRunning(dataDir);
  await stopProcess(pid);
}

function stillRuns({ data }: Places, found: Exclude<LeftBehind, { kind: 'nothing' }>): StartRefused {
  if (found.kind === 'unproven') {
    return new StartRefused(
      `A PostgreSQL may still be running on ${data} in another container. Stop that container, or if there ` +
        'is ' +
        `no such container, remove ${join(data, 'postmaster.pid')}. Then start again.`,
    );
  }
  const pids = found.kind === 'here' ? [found.file.pid] : found.pids;
  if (pids.length === 0)
    return new StartRefused(
      `A PostgreSQL still runs on ${data} in another container. Stop that container, and start again.`,
    );
  return new StartRefused(
    `A PostgreSQL that does not answer still runs on ${data}. Stop it with kill -INT ${pids.join(' ')}, ` +
      'and ' +
      'start again.',
  );
}
