import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupRefused } from '../embedded-postgres/backup/archive.ts';
import { recordLastBackup } from '../embedded-postgres/backup/last-backup.ts';
import { byteText, terminalProgress } from '../embedded-postgres/backup/progress.ts';
import { KEY_FILE } from '../embedded-postgres/backup/restore-place.ts';
import { takeBackup, type TakenBackup } from '../embedded-postgres/backup/take-backup.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfiguration, type Configuration } from '../platform/configuration.ts';
import { StartRefused } from '../platform/start-refused.ts';
import { reachEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';

/**
 * `npm run backup -- <file> [--with-keys] [--overwrite]`: copies the embedded database into one file, whether
 * or not the server is running. Exits with 1 and a sentence when it makes no backup.
 */

const USAGE = 'npm run backup -- <file> [--with-keys] [--overwrite]';

interface Options {
  file: string;
  withKey: boolean;
  overwrite: boolean;
}

const stops: (() => Promise<void>)[] = [];
let code = 1;
try {
  const options = readOptions(process.argv.slice(2));
  await backup(options, readConfiguration(process.env));
  code = 0;
} catch (error) {
  process.stderr.write(`${sentenceOf(error) ?? (error instanceof Error ? error.stack : String(error))}\n`);
}
for (const stop of stops.reverse()) await stop();
process.exit(code);

function readOptions(words: string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: {
        'with-keys': { type: 'boolean', default: false },
        overwrite: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    if (positionals.length !== 1) throw new Error('Name one file for the backup.');
    // npm runs scripts in the project's folder. INIT_CWD is the folder of the caller.
    const file = resolve(process.env['INIT_CWD'] ?? '.', positionals[0]!);
    return { file, withKey: values['with-keys'], overwrite: values.overwrite };
  } catch (error) {
    throw new BackupRefused(`${(error as Error).message}\nUsage: ${USAGE}`);
  }
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof StartRefused) return error.message;
  const { code: reason, path } = error as NodeJS.ErrnoException;
  return reason === 'EACCES'
    ? `${path} cannot be read: permission denied. Run the command as the user that runs Outlay.`
    : null;
}

async function backup({ file, withKey, overwrite }: Options, configuration: Configuration): Promise<void> {
  if (configuration.databaseUrl) {
    throw new BackupRefused(
      'DATABASE_URL is set, and this command backs up only the embedded database. Use the tools of ' +
        'PostgreSQL, such as pg_basebackup with WAL archiving, or pg_dump.',
    );
  }
  const { dataDir } = configuration;
  const key = knownKey(configuration);
  if (withKey && !key) {
    throw new BackupRefused(
      `There is no encryption key in ${join(dataDir, KEY_FILE)}, so it cannot be included. Set ` +
        'ENCRYPTION_KEY to the key of the server.',
    );
  }
  const cancelled = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () =>
      cancelled.abort(new BackupRefused('The backup was cancelled. Nothing was written.')),
    );
  }
  const progress = terminalProgress(process.stderr);
  const postgres = await reachEmbeddedPostgres(dataDir, (line) => process.stderr.write(`${line}\n`));
  stops.push(() => postgres.stop());
  const taken = await takeBackup({
    address: postgres.address,
    dataDir,
    file,
    overwrite,
    key,
    withKey,
    clock: systemClock,
    progress,
    cancelled: cancelled.signal,
  });
  recordLastBackup(dataDir, {
    finishedAt: taken.finishedAt,
    file: taken.file,
    bytes: taken.bytes,
    durationMs: taken.durationMs,
    stopLsn: taken.stopLsn,
  });
  process.stdout.write(`${summary(taken)}\n${aboutKey(withKey, key)}\n`);
}

/** The key of the running server, if this command can read it. It never creates one. */
function knownKey({ encryptionKey, dataDir }: Configuration): { bytes: Buffer; file: string | null } | null {
  if (encryptionKey) return { bytes: encryptionKey, file: null };
  const file = join(dataDir, KEY_FILE);
  return existsSync(file) ? { bytes: Buffer.from(readFileSync(file, 'utf8').trim(), 'hex'), file } : null;
}

function summary({ file, bytes, files, durationMs, startLsn, stopLsn }: TakenBackup): string {
  return (
    `Backup written to ${file}: ${byteText(bytes)}, ${files} files, in ` +
    `${(durationMs / 1000).toFixed(1)} s (WAL ${startLsn} to ${stopLsn}).`
  );
}

function aboutKey(withKey: boolean, key: { file: string | null } | null): string {
  if (withKey)
    return (
      'It contains the encryption key: anyone with this file can read every secret. Protect it like ' +
      'the key.'
    );
  const where = key?.file ? `is in ${key.file}` : 'is the ENCRYPTION_KEY of the server';
  return (
    `It does not contain the encryption key. The key ${where}. Keep a copy of it apart from the ` +
    'backups: a restore needs it.'
  );
}
