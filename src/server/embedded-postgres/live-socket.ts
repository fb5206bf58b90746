import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { StartRefused } from '../platform/start-refused.ts';
import { socketFolder } from './socket-path.ts';

/**
 * A sign of life: a listening Unix socket in a directory. The kernel refuses connections to it once every
 * process that has it open has ended, however it ended, and answers for processes in any pid, mount, ipc or
 * network namespace that sees the same directory.
 */
export interface LiveSocket {
  name: string;
  /** The open socket. A child that inherits it keeps the socket alive after this process has ended. */
  descriptor: number;
  /** Closes the socket in this process, and leaves the file. */
  letGo(): Promise<void>;
  /** Closes the socket and removes the file. */
  close(): Promise<void>;
}

export interface Found {
  alive: string[];
  dead: string[];
}

/** `lock-` or `postgres-`, and 12 hexadecimal digits. */
const LONGEST_NAME = 'postgres-000000000000.new';

/**
 * Opens a live socket named `kind` and a random suffix. `answer` is what a connection reads from it while
 * this process lives.
 */
export async function openLiveSocket(
  folder: string,
  kind: string,
  answer: () => string = () => '',
): Promise<LiveSocket> {
  const name = `${kind}-${randomBytes(6).toString('hex')}`;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(answer());
  });
  await listen(server, join(socketFolder(folder, LONGEST_NAME), `${name}.new`), folder);
  server.unref();
  // The socket gets its name once it listens, so a named socket that refuses a connection is dead.
  renameSync(join(folder, `${name}.new`), join(folder, name));
  syncFolder(folder);
  const letGo = () => new Promise<void>((done) => void server.close(() => done()));
  return {
    name,
    descriptor: descriptorOf(server),
    letGo,
    close: async () => {
      await letGo();
      rmSync(join(folder, name), { force: true });
    },
  };
}

/**
 * The live sockets of one kind in a directory, and the files of dead ones. A dead one never comes back to
 * life.
 */
export async function findLiveSockets(folder: string, kind: string): Promise<Found> {
  const found: Found = { alive: [], dead: [] };
  for (const name of namesOf(folder, kind)) {
    const state = await probe(folder, name);
    if (state) found[state].push(name);
  }
  return found;
}

/** The answer of a live socket; null when its process is stopped, too busy to answer, or has ended. */
export function ask(folder: string, name: string): Promise<string | null> {
  return new Promise((done) => {
    const socket = connect(join(socketFolder(folder, LONGEST_NAME), name));
    let text = '';
    socket.setTimeout(ANSWER_MS, () => socket.destroy());
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('error', () => undefined);
    socket.once('close', () => done(text || null));
  });
}

const ANSWER_MS = 3_000;

function namesOf(folder: string, kind: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.startsWith(`${kind}-`) && !name.endsWith('.new'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function probe(folder: string, name: string): Promise<keyof Found | null> {
  return new Promise((done, fail) => {
    const socket = connect(join(socketFolder(folder, LONGEST_NAME), name));
    socket.once('connect', () => {
      socket.destroy();
      done('alive');
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') done('dead');
      else if (error.code === 'ENOENT') done(null);
      // A full queue of connections answers EAGAIN: the socket is alive.
      else if (error.code === 'EACCES' || error.code === 'EPERM') {
        fail(
          new StartRefused(
            `${join(folder, name)} belongs to another user. Run this as the user that runs Outlay.`,
          ),
        );
      } else done('alive');
    });
  });
}

function listen(server: Server, path: string, folder: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(
        NO_SOCKETS.has(error.code ?? '')
          ? new StartRefused(
              `The file system of ${folder} has no Unix sockets. Set DATA_DIR to a directory on a local ` +
                'disk.',
            )
          : error,
      );
    });
    server.listen(path, done);
  });
}

const NO_SOCKETS = new Set(['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'ENOSYS']);

/**
 * Flushes the directory to disk. After a power cut the file must still exist: it proves that the PostgreSQL
 * that had it open is dead.
 */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/**
 * Node shows the descriptor of a listening socket only on its handle; a child process inherits it by this
 * number.
 */
function descriptorOf(server: Server): number {
  return (server as unknown as { _handle: { fd: number } })._handle.fd;
}
