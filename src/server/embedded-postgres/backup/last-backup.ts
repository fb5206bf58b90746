import { chownSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import { MINUTE_MS } from '../../../shared/time.ts';
import type { Context } from '../../platform/context.ts';
import { addGauge } from '../../platform/operations/gauges.ts';

/** The last successful backup, from `last-backup.json` in the data directory. */
const LastBackup = z.object({
  finishedAt: z.iso.datetime(),
  file: z.string(),
  bytes: z.number(),
  durationMs: z.number(),
  stopLsn: z.string(),
});
export type LastBackup = z.output<typeof LastBackup>;

const FILE = 'last-backup.json';

/** The last successful backup of the installation in a data directory; null when there was none. */
export function readLastBackup(dataDir: string): LastBackup | null {
  try {
    return LastBackup.parse(JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')));
  } catch {
    // The file is absent, or a version with another format wrote it.
    return null;
  }
}

export function recordLastBackup(dataDir: string, backup: LastBackup): void {
  const file = join(dataDir, FILE);
  writeFileSync(`${file}.new`, `${JSON.stringify(backup)}\n`, { mode: 0o600 });
  // A backup by root must leave a file that the server's own account can read.
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() === 0) chownSync(`${file}.new`, uid, gid);
  renameSync(`${file}.new`, file);
}

/**
 * Adds a gauge of the age of the last successful backup of the embedded database; absent before the first.
 */
export function addBackupMetrics(registry: Registry, { clock, configuration }: Context): void {
  addGauge(
    registry,
    {
      name: 'outlay_backup_age_seconds',
      help: 'Time since the last successful backup; absent before the first.',
    },
    () => {
      const last = readLastBackup(configuration.dataDir);
      if (!last) return [];
      const ageMs = clock.nowMs() - Date.parse(last.finishedAt);
      // A backup from the future was taken while the clock was wrong, so its age is unknown.
      return ageMs < -MINUTE_MS ? [] : [{ value: Math.max(0, ageMs / 1_000) }];
    },
  );
}
