import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { platform } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Places } from './places.ts';
import { findLiveSockets } from './live-socket.ts';

/** The kind of the live socket that every process of a PostgreSQL inherits. */
export const POSTGRES_ALIVE = 'postgres';

/** The content of postmaster.pid. PostgreSQL keeps the file while it runs; a killed one leaves it behind. */
export interface PostmasterFile {
  pid: number;
  /** The first three lines: pid, directory, start time. */
  identity: string;
  socketFolder: string;
  status: string;
}

/**
 * What runs on a cluster. `here` is a postmaster that this process can see and signal. `unseen` is one in
 * another container, or the remains of a killed one that are still ending. `unproven` means that
 * postmaster.pid exists and nothing proves its PostgreSQL dead.
 */
export type LeftBehind =
  | { kind: 'nothing' }
  | { kind: 'here'; file: PostmasterFile }
  | { kind: 'unseen'; pids: number[] }
  | { kind: 'unproven'; file: PostmasterFile };

type Folders = Pick<Places, 'data' | 'runtime'>;

/** Finds out what runs on a cluster, and changes nothing. */
export async function findLeftBehind({ data, runtime }: Folders): Promise<LeftBehind> {
  const file = readPostmasterFile(data);
  const sockets = await findLiveSockets(runtime, POSTGRES_ALIVE);
  const pids = processesIn(data);
  if (file && pids.includes(file.pid)) return { kind: 'here', file };
  if (sockets.alive.length > 0 || pids.length > 0) return { kind: 'unseen', pids };
  if (!file) return { kind: 'nothing' };
  const proven = sockets.dead.length > 0 || seesEveryProcess() || (await isEarlierAndDead(file));
  return proven ? { kind: 'nothing' } : { kind: 'unproven', file };
}

/** Removes the lock files of a PostgreSQL that is proven dead. Another process may have its pid by now. */
export function clearLockFiles({ data, runtime }: Folders): void {
  rmSync(join(data, 'postmaster.pid'), { force: true });
  for (const name of readdirSync(runtime))
    if (name.startsWith('.s.PGSQL.')) rmSync(join(runtime, name), { force: true });
}

/** Removes the live sockets of processes that have ended. */
export async function clearDeadSockets({ runtime }: Folders): Promise<void> {
  for (const name of (await findLiveSockets(runtime, POSTGRES_ALIVE)).dead)
    rmSync(join(runtime, name), { force: true });
}

/** Null when there is no such file. An empty or half-written one, as after a power cut, has pid 0. */
export function readPostmasterFile(data: string): PostmasterFile | null {
  let text: string;
  try {
    text = readFileSync(join(data, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  return {
    pid: Number.isSafeInteger(pid) && pid > 0 ? pid : 0,
    identity: lines.slice(0, 3).join('\n'),
    socketFolder: lines[4] ?? '',
    status: lines[7] ?? '',
  };
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid > 0;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a process runs and is not a zombie. */
export function isAlive(pid: number): boolean {
  if (!isRunning(pid) || platform() !== 'linux') return isRunning(pid);
  try {
    return isLivingPostgres(pid);
  } catch {
    return false;
  }
}

/** The processes of a PostgreSQL that this process can see: each of them works in the cluster's directory. */
function processesIn(data: string): number[] {
  const cluster = statSync(data, { throwIfNoEntry: false });
  if (!cluster) return [];
  if (platform() !== 'linux') return processesByArguments(data);
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      if (!(pid > 0) || pid === process.pid) return false;
      try {
        const folder = statSync(`/proc/${pid}/cwd`);
        return folder.ino === cluster.ino && folder.dev === cluster.dev && isLivingPostgres(pid);
      } catch {
        return false;
      }
    });
}

/** Excludes a shell in the directory, and zombies. */
function isLivingPostgres(pid: number): boolean {
  const [, name, state] = /\((.*)\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))!;
  return name === 'postgres' && state !== 'Z';
}

function processesByArguments(data: string): number[] {
  const { stdout } = spawnSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .flatMap((line) => (line.includes(`-D ${data} `) ? [Number.parseInt(line, 10)] : []));
}

/** The number that Linux gives to the pid namespace that sees every process of the machine. */
const FIRST_PID_NAMESPACE = 'pid:[4026531836]';

/** Outside containers the list of processes is complete, so a PostgreSQL that is not in it is dead. */
function seesEveryProcess(): boolean {
  if (platform() !== 'linux') return true;
  try {
    return readlinkSync('/proc/self/ns/pid') === FIRST_PID_NAMESPACE;
  } catch {
    return false;
  }
}

/**
 * Earlier versions kept the socket below /tmp. When its lock file names the same PostgreSQL and the socket is
 * dead, that PostgreSQL is dead too.
 */
async function isEarlierAndDead({ identity, socketFolder }: PostmasterFile): Promise<boolean> {
  if (!isAbsolute(socketFolder)) return false;
  try {
    const lock = readFileSync(join(socketFolder, '.s.PGSQL.5432.lock'), 'utf8')
      .split('\n')
      .map((line) => line.trim());
    if (lock.slice(0, 3).join('\n') !== identity) return false;
  } catch {
    return false;
  }
  return new Promise((done) => {
    const socket = connect(join(socketFolder, '.s.PGSQL.5432'));
    socket.once('connect', () => {
      socket.destroy();
      done(false);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => done(error.code === 'ECONNREFUSED'));
  });
}
