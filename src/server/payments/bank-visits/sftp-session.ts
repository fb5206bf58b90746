import { createHash, timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Client, SFTPWrapper } from 'ssh2';
import { openSocket } from './open-socket.ts';
import { TransportError, unreachable } from './transport.ts';
import { answered, type Waiting } from './waiting.ts';

export interface SftpServer {
  host: string;
  port: number;
  username: string;
  /** The private key that the bank has registered, in OpenSSH or PEM format. */
  privateKey: string;
  /** The bank's host key, as `ssh-keygen -lf` prints it: "SHA256:" and 43 characters of base64. */
  hostKeyFingerprint: string;
}

type Done<T> = (error: Error | null | undefined, value: T) => void;

/** An open connection. A wait that ends without an answer closes it. */
export interface SftpSession {
  /** Sends one request. Throws a TransportError, also when the answer does not come in time. */
  ask<T = void>(what: string, request: (sftp: SFTPWrapper, done: Done<T>) => void): Promise<T>;
  close(): Promise<void>;
}

const KEEP_ALIVE_MS = 10_000;
/** How long the server may take to end the connection, before it is cut. */
const GOODBYE_MS = 1_000;
/** What a server may send before it has accepted the key, and during a whole visit. */
const MAX_GREETING_BYTES = 1024 * 1024;
const MAX_SESSION_BYTES = 1024 * MAX_GREETING_BYTES;
/** The most unsent bytes, such as answers, for a server that sends requests and does not read. */
const MAX_UNSENT_BYTES = 16 * 1024 * 1024;
/** The most characters of a server's message that are kept. */
const MAX_WORDS = 200;

/** The code of a missing file in version 3 of the protocol. */
const NO_SUCH_FILE = 2;

/** Connects to a server with an address in `networks`, which must show the pinned host key. */
export async function openSession(
  server: SftpServer,
  networks: readonly string[],
  waiting: Waiting,
): Promise<SftpSession> {
  // Loaded with the first connection, so that a start does not wait for it.
  const { default: ssh2 } = await import('ssh2');
  const client = new ssh2.Client();
  // The library destroys its socket on an error, and `settled` then rejects the requests that wait.
  client.on('error', () => undefined);
  const connecting = new AbortController();
  const line: Line = { socket: null, isOver: false, limitBytes: MAX_GREETING_BYTES, excess: null };
  client.once('close', () => (line.isOver = true));
  const cut = () => {
    connecting.abort();
    line.isOver = true;
    // The library leaves it to the server to close a socket that it has ended.
    line.socket?.destroy();
  };
  const wait = <T>(withinMs: number, what: string, work: () => Promise<T>) =>
    line.isOver
      ? Promise.reject(line.excess ?? ended())
      : answered(waiting, withinMs, what, cut, work).catch((error: unknown) => {
          throw line.excess ?? error;
        });
  try {
    await wait(waiting.connectMs, 'opening the connection', async () => {
      line.socket = await openSocket(server, networks, connecting.signal).catch((error: unknown) => {
        throw error instanceof TransportError ? error : unreachable(error);
      });
      const opening = connect(client, line.socket, server);
      endWhenTooMuch(line, line.socket, cut);
      await opening;
      line.limitBytes = MAX_SESSION_BYTES;
    }).catch((error: unknown) => {
      throw error instanceof TransportError && error.fault === 'NO_ANSWER' && !waiting.signal.aborted
        ? unreachable(error)
        : error;
    });
    // Requests are short, and each one waits for the answer to the one before.
    client.setNoDelay(true);
    const sftp = await wait(waiting.answerMs, 'starting SFTP', () => startSftp(client));
    return {
      ask: (what, request) =>
        wait(waiting.answerMs, what, () => settled((done) => request(sftp, done), client)),
      close: () => close(client, cut),
    };
  } catch (error) {
    cut();
    throw error;
  }
}

interface Line {
  socket: Socket | null;
  /** Whether the connection has ended. The library never answers a request over an ended connection. */
  isOver: boolean;
  limitBytes: number;
  /** Set when the server has sent too much, or read too little. */
  excess: TransportError | null;
}

/** A server could endlessly send data that the library skips, or requests whose answers it never reads. */
function endWhenTooMuch(line: Line, socket: Socket, cut: () => void): void {
  socket.on('data', () => {
    if (socket.bytesRead <= line.limitBytes && socket.writableLength <= MAX_UNSENT_BYTES) return;
    const message = 'The server sent far more than the answers to what it was asked.';
    const isOpen = line.limitBytes > MAX_GREETING_BYTES;
    line.excess ??= isOpen ? new TransportError('NO_ANSWER', message) : unreachable(new Error(message));
    cut();
  });
}

function ended(): TransportError {
  return new TransportError('UNREACHABLE', 'The server ended the connection.');
}

function connect(client: Client, sock: Socket, server: SftpServer): Promise<void> {
  let refusedKey: string | null = null;
  return new Promise((resolve, reject) => {
    client.once('ready', resolve);
    client.once('close', () => reject(unreachable()));
    client.on('error', (error) => reject(refusedKey ? hostKeyChanged(refusedKey, error) : notOpened(error)));
    client.connect({
      sock,
      username: server.username,
      privateKey: server.privateKey,
      hostVerifier: (key: Buffer) => {
        const presented = fingerprintOf(key);
        const isPinned = isSameFingerprint(presented, server.hostKeyFingerprint);
        if (!isPinned) refusedKey = presented;
        return isPinned;
      },
      // `connectMs` limits this step already.
      readyTimeout: 0,
      keepaliveInterval: KEEP_ALIVE_MS,
      // A few compressed bytes could become many in memory.
      algorithms: { compress: ['none'] },
    });
  });
}

function startSftp(client: Client): Promise<SFTPWrapper> {
  return settled((done: Done<SFTPWrapper>) => client.sftp(done), client).then((sftp) => {
    sftp.on('error', () => client.destroy());
    return sftp;
  });
}

/** Resolves with the answer of the server. The library calls back late or never once a connection is gone. */
function settled<T>(start: (done: Done<T>) => void, client: Client): Promise<T> {
  return new Promise((resolve, reject) => {
    const onClose = () => reject(ended());
    client.once('close', onClose);
    const done: Done<T> = (error, value) => {
      client.removeListener('close', onClose);
      if (error) reject(faultOf(error));
      else resolve(value);
    };
    try {
      start(done);
    } catch (error) {
      done(error as Error, undefined as T);
    }
  });
}

function close(client: Client, cut: () => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      cut();
      resolve();
    }, GOODBYE_MS);
    client.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    client.end();
  });
}

/** The fingerprint of a host key, as `ssh-keygen -lf` prints it. */
export function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}

function isSameFingerprint(presented: string, pinned: string): boolean {
  const [found, expected] = [Buffer.from(presented), Buffer.from(pinned.replace(/=+$/, ''))];
  return found.length === expected.length && timingSafeEqual(found, expected);
}

function hostKeyChanged(presented: string, cause: unknown): TransportError {
  const message = `The server presented the host key ${presented}, which is not the pinned one.`;
  const error = new TransportError('HOST_KEY_CHANGED', message, cause);
  error.presentedHostKey = presented;
  return error;
}

export function isMissing(error: unknown): boolean {
  const cause = error instanceof TransportError ? error.cause : null;
  return cause instanceof Error && 'code' in cause && cause.code === NO_SUCH_FILE;
}

/**
 * Until a server has shown the pinned key, it may be anything that listens. The message does not tell how it
 * answered; otherwise an admin could search the operator's network for servers.
 */
function notOpened(error: Error & { level?: unknown }): TransportError {
  return error.level === 'client-authentication'
    ? new TransportError('AUTHENTICATION_FAILED', 'The server did not accept the key.', error)
    : unreachable(error);
}

function faultOf(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  const { message } = error as { message?: unknown };
  return new TransportError('FAILED', `The server answered: ${String(message).slice(0, MAX_WORDS)}`, error);
}
