import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseAddress } from '../../platform/database/pool.ts';
import { BackupRefused } from './archive.ts';

/** A database in backup mode. It leaves that mode when the database session ends, however it ends. */
export interface OnlineCopy {
  dataDirectory: string;
  /** Newest migration of the database, in epoch ms. */
  migration: number;
  startLsn: string;
  /** Aborted when the session is lost, because the copy is then unusable. */
  lost: AbortSignal;
  stop(): Promise<CopyEnd>;
  close(): Promise<void>;
}

export interface CopyEnd {
  stopLsn: string;
  /** Content of the files backup_label and tablespace_map; the latter is empty without tablespaces. */
  label: string;
  tablespaceMap: string;
  /** Names of the log segments that recovery needs, in order. */
  segments: string[];
}

/** The advisory lock that allows one backup at a time. */
const BACKUP_LOCK = 7_263_547;
const SLOT = 'outlay_backup';
const HEARTBEAT_MS = 10_000;
/**
 * A backup that is frozen this long loses its database session, and with it the slot that keeps log segments
 * on the disk.
 */
const FROZEN_AFTER_MS = 180_000;
const LOST = 'The database ended while it was being copied, so no backup was written. Run the backup again.';
const RECYCLED =
  'The database dropped log segments that the backup still needed, so no backup was written. Run the ' +
  'backup again.';

/**
 * Puts the database into backup mode and keeps its write-ahead log from here on. A temporary replication slot
 * keeps the log: PostgreSQL drops it together with the session, so that a killed backup never fills the disk.
 */
export async function startOnlineCopy(address: DatabaseAddress): Promise<OnlineCopy> {
  const session = new pg.Client({
    ...address,
    application_name: 'outlay-backup',
    connectionTimeoutMillis: 30_000,
  });
  const lost = new AbortController();
  session.on('error', () => lost.abort(new BackupRefused(LOST)));
  await session.connect();
  let heartbeat: NodeJS.Timeout | undefined;
  const close = async () => {
    clearInterval(heartbeat);
    await session.end().catch(() => undefined);
  };
  try {
    await session.query(`SET statement_timeout = 0; SET idle_session_timeout = ${FROZEN_AFTER_MS}`);
    await takeTurn(session);
    await session.query('SELECT pg_create_physical_replication_slot($1, true, true)', [SLOT]);
    const { rows } = await session.query<{ directory: string; migration: string | null; lsn: string }>(
      `SELECT current_setting('data_directory') AS directory,
              (SELECT max(created_at) FROM drizzle.__drizzle_migrations)::text AS migration,
              pg_backup_start('outlay', true)::text AS lsn`,
    );
    heartbeat = setInterval(() => void keepAlive(session, lost), HEARTBEAT_MS);
    const { directory, migration, lsn } = rows[0]!;
    return {
      dataDirectory: directory,
      migration: Number(migration ?? 0),
      startLsn: lsn,
      lost: lost.signal,
      stop: () => stop(session, lost.signal),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Retries for a while, since the session of a backup that was just killed may not have ended yet. */
async function takeTurn(session: pg.Client): Promise<void> {
  for (let attempt = 0; attempt < 30; attempt++) {
    const { rows } = await session.query<{ taken: boolean }>(
      `SELECT CASE WHEN EXISTS (SELECT FROM pg_replication_slots WHERE slot_name = '${SLOT}') THEN false
                   ELSE pg_try_advisory_lock($1) END AS taken`,
      [BACKUP_LOCK],
    );
    if (rows[0]!.taken) return;
    await sleep(100);
  }
  throw new BackupRefused('Another backup of this installation is running. Wait until it has ended.');
}

/** Keeps the session alive, and aborts the backup when PostgreSQL did not keep the log. */
async function keepAlive(session: pg.Client, lost: AbortController): Promise<void> {
  try {
    if (!(await isLogKept(session))) lost.abort(new BackupRefused(RECYCLED));
  } catch {
    lost.abort(new BackupRefused(LOST));
  }
}

async function isLogKept(session: pg.Client): Promise<boolean> {
  const { rows } = await session.query<{ status: string | null }>(
    'SELECT wal_status AS status FROM pg_replication_slots WHERE slot_name = $1',
    [SLOT],
  );
  return rows[0] !== undefined && rows[0].status !== 'lost';
}

async function stop(session: pg.Client, lost: AbortSignal): Promise<CopyEnd> {
  lost.throwIfAborted();
  // PostgreSQL closes the last segment here, so that it can be copied. Nothing is archived: the copy takes
  // the segments itself.
  const { rows } = await session.query<{ lsn: string; label: string; map: string }>(
    'SELECT lsn::text AS lsn, labelfile AS label, spcmapfile AS map FROM pg_backup_stop(false)',
  );
  if (!(await isLogKept(session))) throw new BackupRefused(RECYCLED);
  const { lsn, label, map } = rows[0]!;
  const {
    rows: [end],
  } = await session.query<{ file: string; segmentBytes: string }>(
    `SELECT pg_walfile_name($1::pg_lsn) AS file,
            pg_size_bytes(current_setting('wal_segment_size'))::text AS "segmentBytes"`,
    [lsn],
  );
  const first = /\(file ([0-9A-F]{24})\)/.exec(label)![1]!;
  return {
    stopLsn: lsn,
    label,
    tablespaceMap: map,
    segments: segmentsBetween(first, end!.file, Number(end!.segmentBytes)),
  };
}

/** A segment's name is its timeline, and its number in two parts of eight hex digits. */
function segmentsBetween(first: string, last: string, segmentBytes: number): string[] {
  const perPart = 2 ** 32 / segmentBytes;
  const numberOf = (name: string) =>
    Number.parseInt(name.slice(8, 16), 16) * perPart + Number.parseInt(name.slice(16), 16);
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  const names: string[] = [];
  for (let number = numberOf(first); number <= numberOf(last); number++) {
    names.push(`${last.slice(0, 8)}${hex(Math.floor(number / perPart))}${hex(number % perPart)}`);
  }
  return names;
}
