import { lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupRefused } from './archive.ts';

/** The files to copy from a PostgreSQL data directory; paths are relative to it. */
export interface DataFiles {
  directories: string[];
  /** In no particular order, without the control file, which must be copied last. */
  files: string[];
  /** Size of all files when they were listed. */
  bytes: number;
}

export const CONTROL_FILE = 'global/pg_control';

/** Directories that PostgreSQL needs and refills itself. The log segments are copied when the backup ends. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** Directories inside pg_wal that PostgreSQL expects to find. */
const INSIDE_WAL = ['pg_wal/archive_status', 'pg_wal/summaries'];
/** Files of the running server, and files that the backup writes itself. */
const LEFT_OUT = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'backup_label.old',
  'tablespace_map',
  'tablespace_map.old',
  'backup_manifest',
  'postgresql.auto.conf.tmp',
  'current_logfiles',
  'current_logfiles.tmp',
]);
/**
 * Caches, temporary files and temporary tables (`t<backend>_<file>`): PostgreSQL removes all of them when it
 * starts.
 */
const TEMPORARY = /^(pg_internal\.init.*|pgsql_tmp.*|t\d+_\d+(_(fsm|vm|init))?(\.\d+)?)$/;

/**
 * Lists a data directory that is in use. Files that vanish during the listing are skipped; files that are
 * created later are in the write-ahead log.
 */
export async function listDataFiles(root: string): Promise<DataFiles> {
  const listed: DataFiles = { directories: [...INSIDE_WAL], files: [], bytes: 0 };
  await walk(root, '', listed);
  listed.directories.sort();
  return listed;
}

async function walk(root: string, folder: string, listed: DataFiles): Promise<void> {
  for (const name of (await ifThere(() => readdir(join(root, folder)))) ?? []) {
    const path = folder ? `${folder}/${name}` : name;
    if (TEMPORARY.test(name) || LEFT_OUT.has(path) || path === CONTROL_FILE) continue;
    const found = await ifThere(() => lstat(join(root, path)));
    if (!found) continue;
    if (found.isSymbolicLink() && folder === 'pg_tblspc') {
      throw new BackupRefused(
        `The database has a tablespace (${path}), which this backup cannot copy. Move its tables back first.`,
      );
    }
    // pg_wal may be a link to another disk.
    const isDirectory = found.isSymbolicLink()
      ? (await stat(join(root, path))).isDirectory()
      : found.isDirectory();
    if (isDirectory) {
      listed.directories.push(path);
      if (!EMPTIED.has(path)) await walk(root, path, listed);
    } else if (found.isFile()) {
      listed.files.push(path);
      listed.bytes += found.size;
    }
  }
}

/** Returns null for a file or directory that PostgreSQL has removed in the meantime. */
export async function ifThere<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
