import { readFileSync } from 'node:fs';
import { access, open, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Clock } from '../../../shared/time.ts';
import type { DatabaseAddress } from '../../platform/database/pool.ts';
import { outlayVersion } from '../../platform/version.ts';
import {
  BackupRefused,
  DATA_FOLDER,
  HEADER_ENTRY,
  keyCheck,
  KEY_ENTRY,
  MANIFEST_ENTRY,
  type ArchiveHeader,
  type Manifest,
} from './archive.ts';
import { CONTROL_FILE, listDataFiles, type DataFiles } from './data-files.ts';
import { startOnlineCopy, type CopyEnd, type OnlineCopy } from './online-copy.ts';
import type { Progress } from './progress.ts';
import { forgetUnfinishedBackup, noteUnfinishedBackup, removeUnfinishedBackup } from './unfinished-backup.ts';
import { openArchiveWriter, type ArchiveWriter } from './write-archive.ts';

export interface BackupRequest {
  address: DatabaseAddress;
  /** The data directory of the installation. */
  dataDir: string;
  file: string;
  overwrite: boolean;
  /** The encryption key of the installation and where it is stored; null when this command cannot read it. */
  key: { bytes: Buffer; file: string | null } | null;
  withKey: boolean;
  clock: Clock;
  progress: Progress;
  /** Aborted when the operator cancels. */
  cancelled: AbortSignal;
}

export interface TakenBackup {
  file: string;
  bytes: number;
  files: number;
  durationMs: number;
  finishedAt: string;
  startLsn: string;
  stopLsn: string;
}

/**
 * Copies a database that is in use into one compressed file. The file appears under its name only when it is
 * complete and on the disk. Throws BackupRefused with a sentence, and then leaves nothing behind.
 */
export async function takeBackup(request: BackupRequest): Promise<TakenBackup> {
  const file = resolve(request.file);
  await refuseTarget(file, request.overwrite);
  const startedMs = request.clock.nowMs();
  const copy = await startOnlineCopy(request.address);
  try {
    await refuseInside(file, copy.dataDirectory);
    const part = `${file}.part`;
    removeUnfinishedBackup(request.dataDir);
    await rm(part, { force: true });
    try {
      noteUnfinishedBackup(request.dataDir, part);
      await refuseUnwritable(part, file);
      const end = await copyInto(part, copy, request, startedMs);
      const { size } = await stat(part);
      await rename(part, file);
      await syncFolder(dirname(file));
      const finishedMs = request.clock.nowMs();
      return {
        file,
        bytes: size,
        files: end.files,
        durationMs: finishedMs - startedMs,
        finishedAt: new Date(finishedMs).toISOString(),
        startLsn: copy.startLsn,
        stopLsn: end.stopLsn,
      };
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw inWords(error, file);
    } finally {
      forgetUnfinishedBackup(request.dataDir);
    }
  } finally {
    await copy.close();
    request.progress.clear();
  }
}

async function refuseTarget(file: string, overwrite: boolean): Promise<void> {
  if (!overwrite && (await exists(file))) {
    throw new BackupRefused(`${file} already exists. Choose another name, or use --overwrite to replace it.`);
  }
  if (!(await exists(dirname(file))))
    throw new BackupRefused(`The directory ${dirname(file)} does not exist. Create it first.`);
}

async function refuseUnwritable(part: string, file: string): Promise<void> {
  try {
    await (await open(part, 'wx', 0o600)).close();
    await rm(part);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const remedy = 'let this user write there, or name a file in another directory';
    throw new BackupRefused(`${file} cannot be written (${code}): ${remedy}.`);
  }
}

async function refuseInside(file: string, dataDirectory: string): Promise<void> {
  const folder = await realpath(dirname(file));
  if (!`${folder}${sep}`.startsWith(`${await realpath(dataDirectory)}${sep}`)) return;
  throw new BackupRefused(
    `${file} is inside the database's own directory. Name a file outside of it, preferably on another disk.`,
  );
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function copyInto(
  part: string,
  copy: OnlineCopy,
  request: BackupRequest,
  startedMs: number,
): Promise<{ files: number; stopLsn: string }> {
  const { progress } = request;
  const stopped = AbortSignal.any([copy.lost, request.cancelled]);
  const data = await listDataFiles(copy.dataDirectory);
  const header = headerOf(copy, request, data.bytes, startedMs);
  let copied = 0;
  const writer = openArchiveWriter(part, (bytes) => {
    copied += bytes;
    progress.show('Copying', copied, data.bytes);
  });
  try {
    await writer.addText(HEADER_ENTRY, `${JSON.stringify(header, null, 2)}\n`);
    if (request.withKey) await writer.addText(KEY_ENTRY, request.key!.bytes.toString('hex'));
    const end = await copyData(writer, copy, data, stopped);
    stopped.throwIfAborted();
    const manifest: Manifest = {
      header,
      finishedAt: new Date(request.clock.nowMs()).toISOString(),
      startLsn: copy.startLsn,
      stopLsn: end.stopLsn,
      directories: data.directories,
      files: [...writer.files],
    };
    await writer.addText(MANIFEST_ENTRY, `${JSON.stringify(manifest)}\n`);
    await writer.finish();
    return { files: manifest.files.length, stopLsn: end.stopLsn };
  } catch (error) {
    await writer.abort(error as Error);
    throw stopped.aborted ? stopped.reason : error;
  }
}

/**
 * Copies the data files, then the control file, then the label and the log segments that the end of the
 * backup yields.
 */
async function copyData(
  writer: ArchiveWriter,
  copy: OnlineCopy,
  data: DataFiles,
  stopped: AbortSignal,
): Promise<CopyEnd> {
  for (const directory of data.directories) await writer.addDirectory(`${DATA_FOLDER}${directory}`);
  for (const path of data.files) {
    stopped.throwIfAborted();
    await writer.addFile(`${DATA_FOLDER}${path}`, join(copy.dataDirectory, path));
  }
  await writer.addBytes(
    `${DATA_FOLDER}${CONTROL_FILE}`,
    await readUnchanged(join(copy.dataDirectory, CONTROL_FILE)),
  );
  stopped.throwIfAborted();
  const end = await copy.stop();
  await writer.addText(`${DATA_FOLDER}backup_label`, end.label);
  if (end.tablespaceMap) await writer.addText(`${DATA_FOLDER}tablespace_map`, end.tablespaceMap);
  const histories = (await readdir(join(copy.dataDirectory, 'pg_wal'))).filter((name) =>
    name.endsWith('.history'),
  );
  for (const name of [...histories, ...end.segments]) {
    stopped.throwIfAborted();
    const isThere = await writer.addFile(
      `${DATA_FOLDER}pg_wal/${name}`,
      join(copy.dataDirectory, 'pg_wal', name),
    );
    if (!isThere)
      throw new BackupRefused(
        `The log segment ${name} was gone before it was copied, so no backup was written. Run the backup ` +
          'again.',
      );
  }
  return end;
}

/**
 * PostgreSQL rewrites the control file in place, so a read may see half of a write. Two equal reads are
 * consistent.
 */
async function readUnchanged(file: string): Promise<Buffer> {
  for (let before = await readFile(file); ;) {
    const after = await readFile(file);
    if (after.equals(before)) return after;
    before = after;
  }
}

function headerOf(
  copy: OnlineCopy,
  { key, withKey }: BackupRequest,
  dataBytes: number,
  startedMs: number,
): ArchiveHeader {
  return {
    format: 1,
    outlay: outlayVersion(),
    migration: copy.migration,
    postgres: readFileSync(join(copy.dataDirectory, 'PG_VERSION'), 'utf8').trim(),
    startedAt: new Date(startedMs).toISOString(),
    dataBytes,
    key: { inside: withKey, check: key && keyCheck(key.bytes), file: key?.file ?? null },
  };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

const IN_WORDS: Record<string, (file: string) => string> = {
  ENOSPC: (file) => `There is no space left for ${file}. No backup was written.`,
  EDQUOT: (file) => `There is no space left for ${file}. No backup was written.`,
  EACCES: (file) =>
    `${file} cannot be written: permission denied. Name a file in a directory that you may write to.`,
  EROFS: (file) => `${file} cannot be written: its disk is read-only. Name a file elsewhere.`,
  ENOTDIR: (file) => `${file} cannot be written: ${dirname(file)} is not a directory.`,
};

function inWords(error: unknown, file: string): unknown {
  const say = IN_WORDS[(error as NodeJS.ErrnoException).code ?? ''];
  return say ? new BackupRefused(say(file)) : error;
}
