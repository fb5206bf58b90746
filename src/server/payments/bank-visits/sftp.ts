import type { FileEntryWithStats, SFTPWrapper, Stats } from 'ssh2';
import type { TransportFolders } from '../../../shared/bank-file-terms.ts';
import { isMissing, openSession, type SftpServer, type SftpSession } from './sftp-session.ts';
import { transportOver } from './transport-over.ts';
import { TransportError, type IncomingFile, type Listing, type Transport } from './transport.ts';
import type { Waiting } from './waiting.ts';

export interface SftpSettings extends SftpServer {
  folders: TransportFolders;
}

/** Bytes of one request, which every server has to take. */
const CHUNK_BYTES = 30 * 1024;
/** Requests that wait for answers at the same time, so that a large file from a distant bank is not slow. */
const CHUNKS_AT_ONCE = 32;

/**
 * Opens a connection to the bank's SFTP server, which must have an address in `networks` and show the pinned
 * host key.
 */
export async function openSftp(
  settings: SftpSettings,
  networks: readonly string[],
  waiting: Waiting,
): Promise<Transport> {
  const session = await openSession(settings, networks, waiting);
  const { folders } = settings;
  try {
    for (const folder of Object.values(folders)) await requireFolder(session, folder);
  } catch (error) {
    await session.close();
    throw error;
  }
  const exists = async (path: string) => (await find(session, path)) !== null;
  const move = (from: string, to: string) =>
    // The plain rename of SFTP, unlike posix-rename, never replaces a file.
    session.ask('renaming a file', (sftp, done) => sftp.rename(from, to, (error) => done(error)));
  return transportOver({
    at: (folder, name) => `${folders[folder]}/${name}`,
    exists,
    sizeOf: async (path) => (await statOf(session, path)).size,
    read: (path, sizeBytes) => read(session, path, sizeBytes),
    hasBytes: async (path, bytes) => {
      const found = await statOf(session, path);
      if (found.size !== bytes.length) return false;
      return (await read(session, path, bytes.length)).equals(bytes);
    },
    write: (path, bytes) => write(session, path, Buffer.from(bytes)),
    rename: async (from, to) => {
      if (await exists(to)) return false;
      await move(from, to);
      return true;
    },
    move,
    remove: async (path) => {
      await session
        .ask('removing a file', (sftp, done) => sftp.unlink(path, (error) => done(error)))
        .catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
    },
    listInbox: (maxNames) => list(session, folders.inbox, maxNames),
    close: () => session.close(),
  });
}

const statOf = (session: SftpSession, path: string): Promise<Stats> =>
  session.ask('asking about a file', (sftp, done) => sftp.stat(path, done));

/** Null when there is nothing of this name. */
async function find(session: SftpSession, path: string): Promise<Stats | null> {
  return session
    .ask<Stats>('asking about a file', (sftp, done) => sftp.lstat(path, done))
    .catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
}

async function requireFolder(session: SftpSession, folder: string): Promise<void> {
  const found = await statOf(session, folder).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!found?.isDirectory())
    throw new TransportError('FOLDER_MISSING', `The bank's server has no folder "${folder}".`);
}

/** Opens a file or a folder, and closes it again however the work ends. */
async function opened<T>(
  session: SftpSession,
  open: (sftp: SFTPWrapper, done: (error: Error | undefined, handle: Buffer) => void) => void,
  work: (handle: Buffer) => Promise<T>,
): Promise<T> {
  const handle = await session.ask<Buffer>('opening a file', open);
  const close = () =>
    session.ask('closing a file', (sftp, done) => sftp.close(handle, (error) => done(error)));
  const result = await work(handle).catch(async (error: unknown) => {
    await close().catch(() => undefined);
    throw error;
  });
  await close();
  return result;
}

/** Reads until the end of the file, but no more than one byte beyond the size that is expected. */
function read(session: SftpSession, path: string, sizeBytes: number): Promise<Buffer> {
  return opened(
    session,
    (sftp, done) => sftp.open(path, 'r', done),
    async (handle) => {
      const chunks: Buffer[] = [];
      for (const round of rounds(sizeBytes + 1)) {
        const found = await Promise.all(round.map((chunk) => readChunk(session, handle, chunk)));
        for (const [index, bytes] of found.entries()) {
          chunks.push(bytes);
          if (bytes.length < round[index]!.length) return Buffer.concat(chunks);
        }
      }
      return Buffer.concat(chunks);
    },
  );
}

interface Chunk {
  offset: number;
  length: number;
}

/** The chunks of a file, in groups that are asked for together. */
function* rounds(sizeBytes: number): Generator<Chunk[]> {
  for (let start = 0; start < sizeBytes; start += CHUNKS_AT_ONCE * CHUNK_BYTES) {
    const round: Chunk[] = [];
    const end = Math.min(start + CHUNKS_AT_ONCE * CHUNK_BYTES, sizeBytes);
    for (let offset = start; offset < end; offset += CHUNK_BYTES)
      round.push({ offset, length: Math.min(CHUNK_BYTES, end - offset) });
    yield round;
  }
}

/** Shorter than asked for only at the end of the file. */
async function readChunk(session: SftpSession, handle: Buffer, { offset, length }: Chunk): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const count = await readOnce(session, handle, bytes, filled, offset);
    if (count === 0) break;
    filled += count;
  }
  return bytes.subarray(0, filled);
}

/** Resolves to 0 at the end of the file. */
function readOnce(
  session: SftpSession,
  handle: Buffer,
  bytes: Buffer,
  filled: number,
  offset: number,
): Promise<number> {
  return session.ask('reading a file', (sftp, done) =>
    sftp.read(handle, bytes, filled, bytes.length - filled, offset + filled, done),
  );
}

function write(session: SftpSession, path: string, bytes: Buffer): Promise<void> {
  return opened(
    session,
    (sftp, done) => sftp.open(path, 'w', done),
    async (handle) => {
      for (const round of rounds(bytes.length))
        await Promise.all(
          round.map(({ offset, length }) =>
            session.ask('writing a file', (sftp, done) =>
              sftp.write(handle, bytes, offset, length, offset, (error) => done(error)),
            ),
          ),
        );
    },
  );
}

/** An answer without names counts as many names, so that a server cannot send such answers for ever. */
const EMPTY_ANSWER_NAMES = 500;

/** Reads the names of a folder until its end, or until there are more than `maxNames`. */
function list(session: SftpSession, folder: string, maxNames: number): Promise<Listing> {
  return opened(
    session,
    (sftp, done) => sftp.opendir(folder, done),
    async (handle) => {
      const files: IncomingFile[] = [];
      for (let names = 0; ;) {
        const found = await readNames(session, handle);
        if (found === null) return { files, isWhole: true };
        names += found.length === 0 ? EMPTY_ANSWER_NAMES : found.length;
        for (const entry of found.slice(0, maxNames - files.length))
          if (isPlainFile(entry)) files.push(incoming(entry));
        if (names > maxNames) return { files, isWhole: false };
      }
    },
  );
}

/** Null at the end of the folder. */
function readNames(session: SftpSession, handle: Buffer): Promise<FileEntryWithStats[] | null> {
  return session.ask<FileEntryWithStats[] | null>('listing a folder', (sftp, done) =>
    sftp.readdir(handle, (error, found) => {
      if (isEnd(error)) done(null, null);
      else done(error, found);
    }),
  );
}

/** The code of the end of a folder in version 3 of the protocol. */
const END = 1;

function isEnd(error: Error | undefined): boolean {
  return error !== undefined && 'code' in error && error.code === END;
}

/** Some servers do not send the file type in the attributes; the long form of the name begins with it. */
function isPlainFile({ longname, attrs }: FileEntryWithStats): boolean {
  return longname === '' ? attrs.isFile() : longname.startsWith('-');
}

function incoming({ filename, attrs }: FileEntryWithStats): IncomingFile {
  return { name: filename, sizeBytes: attrs.size, modifiedAt: new Date(attrs.mtime * 1_000) };
}
