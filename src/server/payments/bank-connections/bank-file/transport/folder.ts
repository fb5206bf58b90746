import { constants } from 'node:fs';
import { access, link, lstat, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { TransportFolders } from '../../../../../shared/bank-file-terms.ts';
import { transportOver } from './transport-over.ts';
import { TransportError, type IncomingFile, type Transport } from './transport.ts';

/**
 * A transport over folders of this machine, which a program of the bank watches. The folders lie below
 * `root`, also after symbolic links are followed: an admin of the dashboard cannot make Outlay read or write
 * elsewhere.
 */
export async function openFolder(root: string, folders: TransportFolders): Promise<Transport> {
  const paths = {
    outbox: await requireFolder(root, folders.outbox),
    inbox: await requireFolder(root, folders.inbox),
    archive: await requireFolder(root, folders.archive),
  };
  return transportOver({
    at: (folder, name) => join(paths[folder], name),
    exists,
    sizeOf: (path) => run(async () => (await lstat(path)).size),
    read: (path) => run(() => readOwn(path)),
    hasBytes: (path, bytes) => run(() => hasBytes(path, bytes)),
    write: (path, bytes) => run(() => writeDurably(path, bytes)),
    rename: (from, to) => run(() => renameDurably(from, to)),
    move: (from, to) => run(() => rename(from, to)),
    remove: (path) => run(() => removeDurably(path)),
    listInbox: () => run(() => plainFiles(paths.inbox)),
    close: async () => undefined,
  });
}

/** Unlike a rename, a link never replaces a file. */
async function renameDurably(from: string, to: string): Promise<boolean> {
  const isFree = await link(from, to).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
      return false;
    },
  );
  if (isFree) await removeDurably(from);
  return isFree;
}

/** Removes a file once earlier changes of its folder are on the disk, and waits until the removal is. */
async function removeDurably(path: string): Promise<void> {
  await syncFolder(dirname(path));
  await rm(path, { force: true });
  await syncFolder(dirname(path));
}

async function plainFiles(folder: string): Promise<IncomingFile[]> {
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  const files = names.map(async ({ name }) => {
    const { size, mtime } = await stat(join(folder, name));
    return { name, sizeBytes: size, modifiedAt: mtime };
  });
  return Promise.all(files);
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

/** Errors of the file system, such as a full disk, become faults of the transport. */
async function run<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TransportError) throw error;
    const { message } = error as { message?: unknown };
    throw new TransportError('FAILED', `The folder answered: ${String(message)}`, error);
  }
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

/** Reads a file, and refuses a symbolic link. */
async function readOwn(path: string): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

async function hasBytes(path: string, bytes: Uint8Array): Promise<boolean> {
  const found = await lstat(path);
  return found.isFile() && found.size === bytes.length && (await readOwn(path)).equals(bytes);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
