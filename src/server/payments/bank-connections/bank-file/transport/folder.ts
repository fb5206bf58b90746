import { constants } from 'node:fs';
import { access, link, lstat, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { TransportFolders } from '../../../../../shared/bank-file-terms.ts';
import {
  isFinished,
  MAX_INCOMING_BYTES,
  nameTaken,
  requireName,
  requireSameBytes,
  requireSize,
  TransportError,
  type Transport,
} from './transport.ts';

/**
 * A transport over folders of this machine, which a program of the bank watches. The folders lie below
 * `root`, also after symbolic links are followed: an admin of the dashboard cannot make Outlay read or write
 * elsewhere.
 */
export async function openFolder(root: string, folders: TransportFolders): Promise<Transport> {
  const outbox = await requireFolder(root, folders.outbox);
  const inbox = await requireFolder(root, folders.inbox);
  const archive = await requireFolder(root, folders.archive);
  return {
    requireFreeName: (name, bytes) =>
      run(async () => {
        const path = join(outbox, requireName(name));
        if ((await exists(path)) && !(await hasBytes(path, bytes))) throw nameTaken(name);
      }),
    stage: (stagedAs, bytes) =>
      run(async () => {
        const path = join(outbox, stagedAs);
        await writeDurably(path, bytes);
        requireSameBytes(stagedAs, bytes, await readOwn(path));
      }),
    publish: (stagedAs, name, bytes) =>
      run(async () => {
        const staged = join(outbox, stagedAs);
        const final = join(outbox, requireName(name));
        if (!(await exists(staged))) return;
        // Unlike a rename, a link never replaces a file.
        await link(staged, final).catch(async (error: unknown) => {
          if (codeOf(error) !== 'EEXIST') throw error;
          if (!(await hasBytes(final, bytes))) throw nameTaken(name);
        });
        await syncFolder(outbox);
        await rm(staged);
        await syncFolder(outbox);
      }),
    discard: (stagedAs) => run(() => rm(join(outbox, stagedAs), { force: true })),
    list: () =>
      run(async () => {
        const names = (await readdir(inbox, { withFileTypes: true }))
          .filter((entry) => entry.isFile() && isFinished(entry.name))
          .map(({ name }) => name)
          .sort();
        const files = names.map(async (name) => {
          const { size, mtime } = await stat(join(inbox, name));
          return { name, sizeBytes: size, modifiedAt: mtime };
        });
        return Promise.all(files);
      }),
    read: (name) =>
      run(async () => {
        const path = join(inbox, requireName(name));
        requireSize(name, (await lstat(path)).size, MAX_INCOMING_BYTES);
        return readOwn(path);
      }),
    archive: (name) =>
      run(async () => {
        const from = join(inbox, requireName(name));
        if (await exists(from)) await rename(from, await freeName(archive, name));
      }),
    close: async () => undefined,
  };
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

/** A path in the archive that no file has: the bank may use a name again. */
async function freeName(folder: string, name: string): Promise<string> {
  for (let number = 1; ; number++) {
    const path = join(folder, number === 1 ? name : `${name}.${number}`);
    if (!(await exists(path))) return path;
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
