import { constants } from 'node:fs';
import { access, link, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import {
  isFinished,
  MAX_INCOMING_BYTES,
  nameTaken,
  requireName,
  requireSameBytes,
  requireSize,
  stagingName,
  TransportError,
  type Transport,
  type TransportFolders,
} from './transport.ts';

/**
 * A transport over folders of this machine, which a program of the bank watches. The folders lie below
 * `root`, which the operator sets: an admin of the dashboard cannot make Outlay write elsewhere.
 */
export async function openFolder(root: string, folders: TransportFolders): Promise<Transport> {
  const outbox = await requireFolder(root, folders.outbox);
  const inbox = await requireFolder(root, folders.inbox);
  const archive = await requireFolder(root, folders.archive);
  return {
    stage: async (name, bytes) => {
      const path = join(outbox, stagingName(name));
      await writeDurably(path, bytes);
      requireSameBytes(name, bytes, await readFile(path));
    },
    publish: async (name) => {
      const staged = join(outbox, stagingName(name));
      const final = join(outbox, name);
      if (!(await exists(staged))) return;
      // Unlike a rename, a link never replaces a file.
      await link(staged, final).catch(async (error: unknown) => {
        if (codeOf(error) !== 'EEXIST' || !(await isSameFile(staged, final))) throw nameTaken(name);
      });
      await syncFolder(outbox);
      await rm(staged);
      await syncFolder(outbox);
    },
    list: async () => {
      const names = (await readdir(inbox, { withFileTypes: true }))
        .filter((entry) => entry.isFile() && isFinished(entry.name))
        .map(({ name }) => name)
        .sort();
      const files = names.map(async (name) => {
        const { size, mtime } = await stat(join(inbox, name));
        return { name, sizeBytes: size, modifiedAt: mtime };
      });
      return Promise.all(files);
    },
    read: async (name) => {
      const path = join(inbox, requireName(name));
      requireSize(name, (await stat(path)).size, MAX_INCOMING_BYTES);
      return readFile(path);
    },
    archive: async (name) => {
      const from = join(inbox, requireName(name));
      if (await exists(from)) await rename(from, await freeName(archive, name));
    },
    close: async () => undefined,
  };
}

async function requireFolder(root: string, folder: string): Promise<string> {
  const base = resolve(root);
  const path = resolve(base, folder);
  if (!path.startsWith(base + sep))
    throw new TransportError('NAME_NOT_ALLOWED', `The folder "${folder}" is not below the bank folder.`);
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new TransportError('FOLDER_MISSING', `The folder "${folder}" does not exist.`);
  await access(path, constants.R_OK | constants.W_OK).catch((error: unknown) => {
    throw new TransportError('UNREACHABLE', `The folder "${folder}" cannot be written to.`, error);
  });
  return path;
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** True after a crash between the link and the removal of the staged name. */
async function isSameFile(a: string, b: string): Promise<boolean> {
  const [first, second] = [await stat(a), await stat(b)];
  return first.ino === second.ino && first.dev === second.dev;
}

/** A path in the archive that no file has: the bank may use a name again. */
async function freeName(folder: string, name: string): Promise<string> {
  for (let number = 1; ; number++) {
    const path = join(folder, number === 1 ? name : `${name}.${number}`);
    if (!(await exists(path))) return path;
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
