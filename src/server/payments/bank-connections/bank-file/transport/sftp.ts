import { createHash, timingSafeEqual } from 'node:crypto';
import type SftpClient from 'ssh2-sftp-client';
import type { TransportFault, TransportFolders } from '../../../../../shared/bank-file-terms.ts';
import { transportOver } from './transport-over.ts';
import { TransportError, type Transport } from './transport.ts';

export interface SftpSettings {
  host: string;
  port: number;
  username: string;
  /** The private key that the bank has registered, in OpenSSH or PEM format. */
  privateKey: string;
  /** The bank's host key, as `ssh-keygen -lf` prints it: "SHA256:" and 43 characters of base64. */
  hostKeyFingerprint: string;
  folders: TransportFolders;
}

const CONNECT_TIMEOUT_MS = 20_000;
const KEEP_ALIVE_MS = 10_000;

/** Opens a connection to the bank's SFTP server, which must show the pinned host key. */
export async function openSftp(settings: SftpSettings): Promise<Transport> {
  const client = await connect(settings);
  const { folders } = settings;
  const read = async (path: string) => (await run(() => client.get(path))) as Buffer;
  const sizeOf = async (path: string) => (await run(() => client.stat(path))).size;
  const exists = async (path: string) => (await run(() => client.exists(path))) === '-';
  const move = async (from: string, to: string) => {
    // The plain rename of SFTP, unlike posix-rename, never replaces a file.
    await run(() => client.rename(from, to));
  };
  return transportOver({
    at: (folder, name) => `${folders[folder]}/${name}`,
    exists,
    sizeOf,
    read,
    hasBytes: async (path, bytes) =>
      (await sizeOf(path)) === bytes.length && (await read(path)).equals(bytes),
    write: async (path, bytes) => {
      await run(() => client.put(Buffer.from(bytes), path));
    },
    rename: async (from, to) => {
      if (await exists(to)) return false;
      await move(from, to);
      return true;
    },
    move,
    remove: async (path) => {
      await run(() => client.delete(path, true));
    },
    listInbox: async () =>
      (await run(() => client.list(folders.inbox)))
        .filter(({ type }) => type === '-')
        .map(({ name, size, modifyTime }) => ({ name, sizeBytes: size, modifiedAt: new Date(modifyTime) })),
    close: async () => {
      await client.end().catch(() => undefined);
    },
  });
}

async function connect(settings: SftpSettings): Promise<SftpClient> {
  let refusedKey: string | null = null;
  let level: unknown;
  // Loaded with the first connection, so that a start does not wait for it.
  const { default: Client } = await import('ssh2-sftp-client');
  const client = new Client('bank', { error: () => undefined, end: () => undefined });
  // The library's own errors do not say at which step the connection failed.
  client.on('error', (error: { level?: unknown }) => (level ??= error.level));
  try {
    await client.connect({
      host: settings.host,
      port: settings.port,
      username: settings.username,
      privateKey: settings.privateKey,
      hostVerifier: (key: Buffer) => {
        const presented = fingerprintOf(key);
        const isPinned = isSameFingerprint(presented, settings.hostKeyFingerprint);
        if (!isPinned) refusedKey = presented;
        return isPinned;
      },
      readyTimeout: CONNECT_TIMEOUT_MS,
      keepaliveInterval: KEEP_ALIVE_MS,
    });
    for (const folder of Object.values(settings.folders)) await requireFolder(client, folder);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (error instanceof TransportError) throw error;
    throw refusedKey === null ? faultOf(error, level) : hostKeyChanged(refusedKey, error);
  }
}

/** The fingerprint of a host key, as `ssh-keygen -lf` prints it. */
export function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}

function isSameFingerprint(presented: string, pinned: string): boolean {
  const [found, expected] = [Buffer.from(presented), Buffer.from(pinned.replace(/=+$/, ''))];
  return found.length === expected.length && timingSafeEqual(found, expected);
}

async function requireFolder(client: SftpClient, folder: string): Promise<void> {
  if ((await client.exists(folder)) !== 'd')
    throw new TransportError('FOLDER_MISSING', `The bank's server has no folder "${folder}".`);
}

function hostKeyChanged(presented: string, cause: unknown): TransportError {
  const message = `The server presented the host key ${presented}, which is not the pinned one.`;
  const error = new TransportError('HOST_KEY_CHANGED', message, cause);
  error.presentedHostKey = presented;
  return error;
}

async function run<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw faultOf(error);
  }
}

const FAULTS: Readonly<Record<string, TransportFault>> = {
  ENOTFOUND: 'UNREACHABLE',
  EAI_AGAIN: 'UNREACHABLE',
  ECONNREFUSED: 'UNREACHABLE',
  ECONNRESET: 'UNREACHABLE',
  EHOSTUNREACH: 'UNREACHABLE',
  ETIMEDOUT: 'UNREACHABLE',
  ERR_NOT_CONNECTED: 'UNREACHABLE',
};

function faultOf(error: unknown, level?: unknown): TransportError {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (level === 'client-authentication')
    return new TransportError('AUTHENTICATION_FAILED', 'The server did not accept the key.', error);
  const fault = level === 'client-timeout' ? 'UNREACHABLE' : (FAULTS[String(code)] ?? 'FAILED');
  return new TransportError(fault, `The server answered: ${String(message)}`, error);
}
