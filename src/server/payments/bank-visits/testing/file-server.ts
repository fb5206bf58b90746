import {
  lstatSync,
  mkdirSync,
  openSync,
  closeSync,
  readSync,
  writeSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { fstatSync, linkSync, unlinkSync, type Stats } from 'node:fs';
import { join, resolve } from 'node:path';
import ssh2 from 'ssh2';

const { STATUS_CODE, flagsToString } = ssh2.utils.sftp;

type Sftp = ssh2.SFTPWrapper;
/** An open file, or the names of an open directory that were not sent yet. */
type Handle = { file: number } | { folder: string; names: string[] };

/** How a server differs from one that works. Tests change it while the server runs. */
export interface Misbehaviour {
  /** A request that is never answered, or `AUTH` or `SFTP` for what comes before the first request. */
  silentAt?: string;
  /** Milliseconds before each answer. */
  slowMs?: number;
  /** Reads never reach the end of a file. */
  isEndless?: boolean;
  /** Listings never reach the end of a folder: each answer has this many names. */
  endlessNames?: number;
  /** Every path that contains this text exists. */
  takenIn?: string;
  /** Listed files have neither a size nor a time. */
  hidesAttributes?: boolean;
  /** Folders are not listed. The server says this instead. */
  refusesWith?: string;
  /** Set by the server once it has listed a folder. */
  hasListed?: boolean;
}

/** Answers SFTP requests from the files of this machine, as far as a bank's server would. */
export function serveFiles(served: Sftp, misbehaviour: Misbehaviour = {}): void {
  const sftp = {
    on: (request: string, answer: (id: number, ...rest: never[]) => void) =>
      served.on(request, (...given: never[]) => {
        const { silentAt, slowMs = 0 } = misbehaviour;
        if (silentAt === request) return;
        if (slowMs > 0) setTimeout(() => answer(...(given as unknown as [number])), slowMs);
        else answer(...(given as unknown as [number]));
      }),
  } as unknown as Sftp;
  const requests = openRequests(Object.setPrototypeOf(sftp, served) as Sftp, misbehaviour);
  answerFiles(requests);
  answerFolders(requests);
  answerChanges(requests);
}

/** A connection with its handles, and how its requests are answered. */
type Requests = ReturnType<typeof openRequests>;

function openRequests(sftp: Sftp, misbehaviour: Misbehaviour) {
  const handles = new Map<number, Handle>();
  let next = 0;
  return {
    sftp,
    misbehaviour,
    open: (id: number, handle: Handle) => {
      handles.set(next, handle);
      const name = Buffer.alloc(4);
      name.writeUInt32BE(next++);
      sftp.handle(id, name);
    },
    handleOf: (name: Buffer) => handles.get(name.readUInt32BE()),
    forget: (name: Buffer) => handles.delete(name.readUInt32BE()),
    /** Runs one request; an error of the file system becomes its status. */
    answer: (id: number, work: () => void) => {
      try {
        work();
      } catch (error) {
        const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        sftp.status(id, missing ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE);
      }
    },
    ok: (id: number) => sftp.status(id, STATUS_CODE.OK),
  };
}

function answerFiles({ sftp, misbehaviour, open, handleOf, forget, answer, ok }: Requests): void {
  const fileOf = (name: Buffer) => {
    const handle = handleOf(name);
    if (!handle || !('file' in handle)) throw new Error('not an open file');
    return handle.file;
  };

  sftp.on('OPEN', (id, path, flags) =>
    answer(id, () => open(id, { file: openSync(path, flagsToString(flags) ?? 'r') })),
  );
  sftp.on('READ', (id, name, offset, length) =>
    answer(id, () => {
      const bytes = Buffer.alloc(length);
      if (misbehaviour.isEndless) return sftp.data(id, bytes);
      const count = readSync(fileOf(name), bytes, 0, length, offset);
      if (count === 0) sftp.status(id, STATUS_CODE.EOF);
      else sftp.data(id, bytes.subarray(0, count));
    }),
  );
  sftp.on('WRITE', (id, name, offset, bytes) =>
    answer(id, () => {
      writeSync(fileOf(name), bytes, 0, bytes.length, offset);
      ok(id);
    }),
  );
  sftp.on('FSTAT', (id, name) => answer(id, () => sftp.attrs(id, attributesOf(fstatSync(fileOf(name))))));
  sftp.on('STAT', (id, path) => answer(id, () => sftp.attrs(id, attributesOf(statSync(path)))));
  sftp.on('LSTAT', (id, path) =>
    answer(id, () => {
      const isTaken = misbehaviour.takenIn !== undefined && path.includes(misbehaviour.takenIn);
      sftp.attrs(id, attributesOf(isTaken ? statSync('/') : lstatSync(path)));
    }),
  );
  sftp.on('CLOSE', (id, name) =>
    answer(id, () => {
      const handle = handleOf(name);
      if (handle && 'file' in handle) closeSync(handle.file);
      forget(name);
      ok(id);
    }),
  );
}

function answerFolders({ sftp, misbehaviour, open, handleOf, answer }: Requests): void {
  sftp.on('REALPATH', (id, path) =>
    answer(id, () =>
      sftp.name(id, [{ filename: resolve('/', path), longname: path, attrs: attributesOf(statSync('/')) }]),
    ),
  );
  sftp.on('OPENDIR', (id, path) =>
    answer(id, () => {
      const { refusesWith } = misbehaviour;
      if (refusesWith !== undefined) sftp.status(id, STATUS_CODE.FAILURE, refusesWith);
      else open(id, { folder: path, names: readdirSync(path) });
    }),
  );
  sftp.on('READDIR', (id, name) =>
    answer(id, () => {
      const handle = handleOf(name);
      if (!handle || !('names' in handle)) throw new Error('not an open directory');
      const { folder, names } = handle;
      const { endlessNames } = misbehaviour;
      if (endlessNames !== undefined) {
        const attrs = { ...attributesOf(statSync('/')), size: 0 };
        const entry = { filename: 'x', longname: '-rw-r--r-- 1 bank bank 0 x', attrs };
        return sftp.name(id, Array<typeof entry>(endlessNames).fill(entry));
      }
      misbehaviour.hasListed = true;
      if (names.length === 0) return sftp.status(id, STATUS_CODE.EOF);
      sftp.name(
        id,
        names.splice(0).map((filename) => {
          const found = lstatSync(join(folder, filename));
          const kind = found.isDirectory() ? 'd' : '-';
          const longname = `${kind}rw-r--r-- 1 bank bank ${found.size} ${filename}`;
          const attrs = attributesOf(found);
          return { filename, longname, attrs: misbehaviour.hidesAttributes ? ({} as typeof attrs) : attrs };
        }),
      );
    }),
  );
}

function answerChanges({ sftp, answer, ok }: Requests): void {
  sftp.on('SETSTAT', (id) => ok(id));
  sftp.on('FSETSTAT', (id) => ok(id));
  sftp.on('RENAME', (id, from, to) =>
    answer(id, () => {
      linkSync(from, to);
      unlinkSync(from);
      ok(id);
    }),
  );
  sftp.on('REMOVE', (id, path) =>
    answer(id, () => {
      unlinkSync(path);
      ok(id);
    }),
  );
  sftp.on('MKDIR', (id, path) =>
    answer(id, () => {
      mkdirSync(path);
      ok(id);
    }),
  );
}

function attributesOf({ mode, uid, gid, size, atimeMs, mtimeMs }: Stats): ssh2.Attributes {
  return { mode, uid, gid, size, atime: Math.floor(atimeMs / 1_000), mtime: Math.floor(mtimeMs / 1_000) };
}
