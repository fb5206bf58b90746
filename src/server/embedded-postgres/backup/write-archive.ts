import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Manifest } from './archive.ts';
import { ifThere } from './data-files.ts';

/** Writes the entries of an archive in order, and keeps the hash of each. */
export interface ArchiveWriter {
  readonly files: Manifest['files'];
  addDirectory(path: string): Promise<void>;
  addText(path: string, text: string): Promise<void>;
  addBytes(path: string, bytes: Buffer): Promise<void>;
  /** Copies a file that may be in use. Returns false when it no longer exists. */
  addFile(path: string, source: string): Promise<boolean>;
  /** Completes the archive. Once this resolves, every byte is on the disk. */
  finish(): Promise<void>;
  /** Abandons the archive. */
  abort(reason: Error): Promise<void>;
}

/** The lowest level shrinks database files to a quarter, and compression stays faster than the disk. */
const GZIP_LEVEL = 1;
const READ_BYTES = 256 * 1024;
const MODE = 0o600;

/**
 * Writes an archive into a new file that only its owner can read. `onCopied` is called for each piece of data
 * that was read.
 */
export function openArchiveWriter(path: string, onCopied: (bytes: number) => void): ArchiveWriter {
  const tar = pack();
  const files: Manifest['files'] = [];
  const output = createWriteStream(path, { flags: 'wx', mode: MODE, flush: true });
  const gzip = createGzip({ level: GZIP_LEVEL });
  const written = pipeline(gzip, output);
  tar.on('data', (chunk) => {
    if (gzip.write(chunk)) return;
    tar.pause();
    gzip.once('drain', () => tar.resume());
  });
  tar.on('end', () => gzip.end());
  tar.on('error', (error) => gzip.destroy(error));
  let failure: Error | null = null;
  const waiting = new Set<(error: Error) => void>();
  // A failure is thrown to the entry that is being written, or by finish().
  written.catch((error: Error) => {
    failure = error;
    for (const reject of waiting) reject(error);
  });

  /** Resolves when `begin` calls back without an error; rejects when the writer breaks before. */
  const called = (begin: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) => {
      if (failure) return reject(failure);
      waiting.add(reject);
      begin((error) => {
        waiting.delete(reject);
        if (error) reject(failure ?? error);
        else resolve();
      });
    });
  const addEntry = async (path: string, size: number, content: AsyncIterable<Buffer>) => {
    // The disk may have become full between two files: then there is no entry to write to.
    if (failure) throw failure;
    const hash = createHash('sha256');
    let entry!: ReturnType<typeof tar.entry>;
    const ended = called(
      (done) => (entry = tar.entry({ name: path, size, mode: MODE, mtime: new Date() }, done)),
    );
    ended.catch(() => undefined);
    // When the disk is full, the archive is destroyed and its entry with it. `failure` has the reason.
    entry.on('error', () => undefined);
    for await (const chunk of content) {
      hash.update(chunk);
      if (!entry.write(chunk)) await called((done) => entry.once('drain', () => done()));
    }
    entry.end(null);
    await ended;
    files.push({ path, size, sha256: hash.digest('hex') });
  };

  return {
    files,
    addDirectory: (path) =>
      called(
        (done) =>
          void tar.entry({ name: `${path}/`, type: 'directory', mode: 0o700, mtime: new Date() }, done),
      ),
    addText: (path, text) => addEntry(path, Buffer.byteLength(text), onePiece(Buffer.from(text))),
    addBytes: (path, bytes) => addEntry(path, bytes.length, onePiece(bytes)),
    addFile: async (path, source) => {
      const file = await ifThere(() => open(source, 'r'));
      if (!file) return false;
      try {
        const { size } = await file.stat();
        await addEntry(path, size, exactly(file, size, onCopied));
      } finally {
        await file.close();
      }
      return true;
    },
    finish: async () => {
      tar.finalize();
      await written;
    },
    abort: async (reason) => {
      tar.destroy(reason);
      gzip.destroy(reason);
      await written.catch(() => undefined);
    },
  };
}

async function* onePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  if (bytes.length > 0) yield bytes;
}

/**
 * Reads as many bytes as the file had when it was opened. Later bytes are in the write-ahead log; bytes that
 * have been truncated since are read as zeros, and recovery truncates them again.
 */
async function* exactly(
  file: FileHandle,
  size: number,
  onCopied: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for (let position = 0; position < size;) {
    const chunk = Buffer.alloc(Math.min(READ_BYTES, size - position));
    let filled = 0;
    while (filled < chunk.length) {
      const { bytesRead } = await file.read(chunk, filled, chunk.length - filled, position + filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    position += chunk.length;
    onCopied(chunk.length);
    yield chunk;
  }
}
