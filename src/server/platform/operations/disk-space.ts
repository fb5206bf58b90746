import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { addGauge } from './gauges.ts';

/** Below this share of the disk, users are warned. */
const LOW_SHARE = 0.1;
/** Below this share, new batches are refused, so that running ones can still be settled and recorded. */
const FULL_SHARE = 0.02;
const EVERY_MS = 5_000;

export type DiskState = 'ok' | 'low' | 'full';

/** One reading of the disk of the database. */
interface DiskReading {
  state: DiskState;
  freeBytes: number;
  sizeBytes: number;
}

/** The free space on the disk of the embedded database, read at short intervals. */
export interface DiskSpace {
  /** The latest reading; null before the first one, or when the disk could not be read. */
  current(): DiskReading | null;
  stop(): void;
}

/** The state of a disk with this much free space: low below 10 %, full below 2 %. */
export function diskStateOf(freeBytes: number, sizeBytes: number): DiskState {
  if (freeBytes < sizeBytes * FULL_SHARE) return 'full';
  return freeBytes < sizeBytes * LOW_SHARE ? 'low' : 'ok';
}

/**
 * Watches the disks of some folders and reports the one with the smallest share of free space. Logs every
 * change of state. Takes the first reading before it returns.
 */
export async function watchDiskSpace(
  folders: readonly string[],
  log: Logger,
  everyMs = EVERY_MS,
): Promise<DiskSpace> {
  let latest: DiskReading | null = null;
  let reading = false;

  const look = async () => {
    if (reading) return;
    reading = true;
    const before = latest?.state ?? 'ok';
    latest = await tightest(folders).catch(() => null);
    reading = false;
    if (latest && latest.state !== before) report(log, latest);
  };

  await look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return { current: () => latest, stop: () => clearInterval(timer) };
}

async function tightest(folders: readonly string[]): Promise<DiskReading | null> {
  const readings = await Promise.all(folders.map(readDisk));
  return readings.toSorted((one, other) => shareOf(one) - shareOf(other))[0] ?? null;
}

async function readDisk(folder: string): Promise<DiskReading> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  const sizeBytes = blocks * bsize;
  return { state: diskStateOf(freeBytes, sizeBytes), freeBytes, sizeBytes };
}

function shareOf({ freeBytes, sizeBytes }: DiskReading): number {
  return sizeBytes === 0 ? 1 : freeBytes / sizeBytes;
}

function report(log: Logger, { state, freeBytes, sizeBytes }: DiskReading): void {
  const facts = { freeBytes, sizeBytes };
  if (state === 'ok') log.info(facts, 'the disk of the database has enough free space again');
  else if (state === 'low') log.warn(facts, 'less than 10 % of the disk of the database is free: make room');
  else
    log.error(
      facts,
      'less than 2 % of the disk of the database is free: new batches and uploads are refused',
    );
}

/** Adds gauges of the disk: free bytes and size. */
export function addDiskMetrics(registry: Registry, disk: DiskSpace): void {
  const read = (value: (reading: DiskReading) => number) => () => {
    const reading = disk.current();
    return reading ? [{ value: value(reading) }] : [];
  };
  addGauge(
    registry,
    { name: 'outlay_disk_free_bytes', help: 'Free bytes on the disk of the database.' },
    read(({ freeBytes }) => freeBytes),
  );
  addGauge(
    registry,
    { name: 'outlay_disk_size_bytes', help: 'Size of the disk of the database in bytes.' },
    read(({ sizeBytes }) => sizeBytes),
  );
}
