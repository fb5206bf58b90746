import { constants } from 'node:fs';
import { access, lstat, open, opendir, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { TransportFolders } from '../../../shared/bank-file-terms.ts';
import { transportOver } from './transport-over.ts';
import { TransportError, type IncomingFile, type Listing, type Transport } from './transport.ts';
import { answered, type Waiting } from './waiting.ts';

/** How many file system calls have not returned, by the operator's folder for the entity. */
const unanswered = new Map<string, number>();

/**
 * A transport over folders of this machine, which a program of the bank watches. The folders lie below
 * `root`, also after symbolic links are followed: an admin of the dashboard cannot make Outlay read or write
 * elsewhere.
 */
export async function openFolder(
  root: string,
  folders: TransportFolders,
  waiting: Waiting,
): Promise<Transport> {
  // A file system call that hangs occupies one of the few threads of this process.
  if (unanswered.has(root))
    throw new TransportError('NO_ANSWER', 'The folder has not answered an earlier visit yet.');
  const run = <T>(what: string, work: () => Promise<T>) =>
    answered(
      waiting,
      waiting.answerMs,
      what,
      () => undefined,
      () => counted(root, work),
    );
  const paths = await run('looking for the folders', async () => ({
    outbox: await requireFolder(root, folders.outbox),
    inbox: await requireFolder(root, folders.inbox),
    archive: await requireFolder(root, folders.archive),
  }));
  return transportOver({
    at: (folder, name) => join(paths[folder], name),
    exists: (path) => run('asking about a file', () => exists(path)),
    sizeOf: (path) => run('asking about a file', async () => (await lstat(path)).size),
    read: (path, sizeBytes) => run('reading a file', () => readOwn(path, sizeBytes)),
    hasBytes: (path, bytes) => run('reading a file', () => hasBytes(path, bytes)),
    write: (path, bytes) => run('writing a file', () => writeDurably(path, bytes)),
    rename: (from, to) => run('renaming a file', () => renameDurably(from, to)),
    move: (from, to) => run('renaming a file', () => rename(from, to)),
    remove: (path) => run('removing a file', () => removeDurably(path)),
    listInbox: (maxNames) => run('listing a folder', () => plainFiles(paths.inbox, maxNames)),
    close: async () => undefined,
  });
}

/** Errors of the file system, such as a full disk, become faults of the transport. */
async function counted<T>(root: string, work: () => Promise<T>): Promise<T> {
  unanswered.set(root, (unanswered.get(root) ?? 0) + 1);
  try {
    return await work();
  } catch (error) {
    if (error instanceof TransportError) throw error;
    const { message } = error as { message?: unknown };
    throw new TransportError('FAILED', `The folder answered: ${String(message)}`, error);
  } finally {
    const left = unanswered.get(root)! - 1;
    if (left > 0) unanswered.set(root, left);
    else unanswered.delete(root);
  }
}

/**
 * A rename is one step, so that a file never has two names: after a crash between a link and the removal of
 * the first name, no process could say whether the bank has taken it. Only Outlay writes into the outbox.
 */
async function renameDurably(from: string, to: string): Promise<boolean> {
  if (await exists(to)) return false;
  await rename(from, to);
  await syncFolder(dirname(to));
  return true;
}

/** Removes a file once earlier changes of its folder are on the disk, and waits until the removal is. */
async function removeDurably(path: string): Promise<void> {
  await syncFolder(dirname(path));
  await rm(path, { force: true });
  await syncFolder(dirname(path));
}

/** Looks at one file after the other, so that a folder that hangs occupies one thread. */
async function plainFiles(folder: string, maxNames: number): Promise<Listing> {
  const files: IncomingFile[] = [];
  let names = 0;
  for await (const entry of await opendir(folder)) {
    if (++names > maxNames) return { files, isWhole: false };
    if (!entry.isFile()) continue;
    const { size, mtime } = await stat(join(folder, entry.name));
    files.push({ name: entry.name, sizeBytes: size, modifiedAt: mtime });
  }
  return { files, isWhole: true };
}

async function requireFolder(root: string, folder: string): Promise<string> {
  const base = resolve(root);
  requireBelow(base, resolve(base, folder), folder);
  const path = await realpath(resolve(base, folder)).catch(() => null);
  if (path === null || !(await stat(path)).isDirectory())
    throw new TransportError('FOLDER_MISSING', `The folder "${folder}" does not exist.`);
  requireBelow(await realpath(base), path, folder);
  await access(path, constants.R_OK | constants.W_OK).catch((error: unknown) => {
    throw new TransportError('UNREACHABLE', `The folder "${folder}" cannot be written to.`, error);
  });
  return path;
}

function requireBelow(base: string, path: string, folder: string): void {
  if (!path.startsWith(base + sep))
    throw new TransportError('NAME_NOT_ALLOWED', `The folder "${folder}" is not below the bank folder.`);
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Reads a file until its end, but no more than one byte beyond `sizeBytes`. Refuses a symbolic link, and does
 * not wait for the writer of a named pipe.
 */
async function readOwn(path: string, sizeBytes: number): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const bytes = Buffer.alloc(sizeBytes + 1);
    let filled = 0;
    while (filled < bytes.length) {
      const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return bytes.subarray(0, filled);
  } finally {
    await file.close();
  }
}

async function hasBytes(path: string, bytes: Uint8Array): Promise<boolean> {
  const found = await lstat(path);
  if (!found.isFile() || found.size !== bytes.length) return false;
  return (await readOwn(path, bytes.length)).equals(bytes);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Only ENOENT means that a file is missing, because a missing staged file counts as published. */
function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
      return false;
    },
  );
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
