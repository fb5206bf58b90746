import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { chown, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract, type Extract } from 'tar-stream';
import {
  ArchiveHeader,
  BackupRefused,
  DATA_FOLDER,
  HEADER_ENTRY,
  KEY_ENTRY,
  Manifest,
  MANIFEST_ENTRY,
} from './archive.ts';
import type { Owner } from '../places.ts';

type Entry = Extract extends AsyncIterable<infer Each> ? Each : never;

/** Reads the header of an archive. Throws BackupRefused when the file is not a backup of Outlay. */
export function readHeader(file: string): Promise<ArchiveHeader> {
  return refusing(file, () => headerIn(file));
}

async function headerIn(file: string): Promise<ArchiveHeader> {
  const notOurs = new BackupRefused(`${file} is not a backup that this version of Outlay can read.`);
  for await (const entry of entriesOf(file, () => undefined)) {
    if (entry.header.name !== HEADER_ENTRY) throw notOurs;
    const header = ArchiveHeader.safeParse(parsed(await text(entry as unknown as NodeJS.ReadableStream)));
    if (header.success) return header.data;
    throw notOurs;
  }
  throw notOurs;
}

export interface Unpacked {
  manifest: Manifest;
  /** The encryption key, if the archive contains it. */
  key: Buffer | null;
}

/**
 * Unpacks the data of an archive into an empty directory and compares every file with the manifest. Throws
 * BackupRefused when the archive is cut off, altered or incomplete; the caller then removes the directory.
 */
export function unpack(file: string, into: string, owner: Owner | null, onRead: OnRead): Promise<Unpacked> {
  return refusing(file, () => unpackInto(file, into, owner, onRead));
}

async function unpackInto(
  file: string,
  into: string,
  owner: Owner | null,
  onRead: OnRead,
): Promise<Unpacked> {
  const found: Manifest['files'] = [];
  const directories: string[] = [];
  let key: Buffer | null = null;
  let manifest: Manifest | null = null;
  const make = async (path: string) => {
    await mkdir(path, { mode: 0o700 });
    if (owner) await chown(path, owner.uid, owner.gid);
  };
  for await (const entry of entriesOf(file, onRead)) {
    const { name, type } = entry.header;
    if (manifest) throw damaged(file, 'it has data after its end');
    if (name === MANIFEST_ENTRY) {
      const read = Manifest.safeParse(parsed(await text(entry as unknown as NodeJS.ReadableStream)));
      if (!read.success) throw damaged(file, 'its manifest cannot be read');
      manifest = read.data;
    } else if (type === 'directory') {
      const path = dataPath(file, name).replace(/\/$/, '');
      await make(join(into, path));
      directories.push(path);
      entry.resume();
    } else if (name === HEADER_ENTRY || name === KEY_ENTRY) {
      const content = await text(entry as unknown as NodeJS.ReadableStream);
      found.push({
        path: name,
        size: Buffer.byteLength(content),
        sha256: createHash('sha256').update(content).digest('hex'),
      });
      if (name === KEY_ENTRY) key = Buffer.from(content, 'hex');
    } else if (type === 'file') {
      found.push({ path: name, ...(await writeFile(entry, join(into, dataPath(file, name)), owner)) });
    } else {
      throw damaged(file, `it contains ${name}, which is not a file`);
    }
  }
  if (!manifest) throw damaged(file, 'its end is missing');
  compare(file, manifest, found, directories);
  return { manifest, key };
}

/** Bytes of the archive that were read, and its size. */
type OnRead = (bytes: number, of: number) => void;

/**
 * The entries of an archive in order. Errors of the archive are thrown here or by the entry that is being
 * read.
 */
async function* entriesOf(file: string, onRead: OnRead): AsyncGenerator<Entry> {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new BackupRefused(`There is no file ${file}.`);
  let read = 0;
  const source = createReadStream(file);
  const gunzip = createGunzip();
  const tar = extract();
  source.on('data', (chunk) => onRead((read += chunk.length), size));
  source.on('error', (error) => tar.destroy(error));
  gunzip.on('error', (error) => tar.destroy(error));
  gunzip.on('data', (chunk: Buffer) => {
    if (tar.write(chunk)) return;
    gunzip.pause();
    tar.once('drain', () => gunzip.resume());
  });
  gunzip.on('end', () => tar.end(null));
  source.pipe(gunzip);
  try {
    yield* tar;
  } finally {
    source.destroy();
    gunzip.destroy();
    tar.destroy();
  }
}

/** Turns an error of reading, decompressing or unpacking into a sentence. */
async function refusing<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupRefused || error instanceof TypeError) throw error;
    const { syscall, path, message } = error as NodeJS.ErrnoException;
    if (syscall)
      throw path === file || syscall === 'read'
        ? new BackupRefused(`${file} cannot be read: ${message}.`)
        : error;
    throw damaged(file, message);
  }
}

/** The path of an entry below the data directory. Refuses one that would lead out of it. */
function dataPath(file: string, name: string): string {
  const path = name.slice(DATA_FOLDER.length);
  const isInside =
    name.startsWith(DATA_FOLDER) &&
    path
      .split('/')
      .every((part, i, parts) =>
        part === '' ? i > 0 && i === parts.length - 1 : part !== '.' && part !== '..',
      );
  if (!isInside) throw damaged(file, `it contains the unexpected entry ${name}`);
  return path;
}

async function writeFile(
  entry: Entry,
  path: string,
  owner: Owner | null,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  const handle = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw inWords(error, path);
  });
  try {
    if (owner) await handle.chown(owner.uid, owner.gid);
    for await (const chunk of entry as AsyncIterable<Buffer>) {
      hash.update(chunk);
      await handle.writev([chunk]).catch((error: unknown) => {
        throw inWords(error, path);
      });
      size += chunk.length;
    }
  } finally {
    await handle.close();
  }
  return { size, sha256: hash.digest('hex') };
}

function compare(file: string, manifest: Manifest, found: Manifest['files'], directories: string[]): void {
  const expected = new Map(manifest.files.map((each) => [each.path, each]));
  for (const { path, size, sha256 } of found) {
    const promised = expected.get(path);
    if (!promised) throw damaged(file, `${path} is not in its manifest`);
    if (promised.size !== size || promised.sha256 !== sha256)
      throw damaged(file, `${path} does not match its manifest`);
    expected.delete(path);
  }
  const missing = [
    ...expected.keys(),
    ...manifest.directories.filter((directory) => !directories.includes(directory)),
  ];
  if (missing.length > 0) throw damaged(file, `${missing[0]} is missing`);
}

function damaged(file: string, why: string): BackupRefused {
  return new BackupRefused(`${file} is damaged (${why}). Nothing was restored. Use another backup.`);
}

function inWords(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupRefused(`There is no space left in ${dirname(path)}. Nothing was restored.`);
  return error;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
