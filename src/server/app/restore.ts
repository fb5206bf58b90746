import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { END_EVERY_SIGN_IN_SQL } from '../identity/provider/end-sign-ins.ts';
import { PAYOUTS_OFF_SQL } from '../payments/admin/payouts-off.ts';
import { PAYMENTS_QUEUES } from '../payments/base/queues.ts';
import { verifyLedger } from '../payments/ledger/verify-ledger.ts';
import { verifyAudit } from '../audit/audit.ts';
import { BackupRefused } from '../embedded-postgres/backup/archive.ts';
import { terminalProgress } from '../embedded-postgres/backup/progress.ts';
import { restoreBackup } from '../embedded-postgres/backup/restore-backup.ts';
import { readConfiguration, type Configuration } from '../platform/configuration.ts';
import { StartRefused } from '../platform/start-refused.ts';
import { newestMigration } from '../platform/database/migrate.ts';
import { openDatabase, type Database } from '../platform/database/pool.ts';
import { embeddedAccess, installDatabase } from '../platform/database/server-role.ts';
import { DATABASE, SUPERUSER } from '../embedded-postgres/connect.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { verifyExchange } from '../trading/engine/verify-exchange.ts';
import { startRefusal } from './start-refusal.ts';

/**
 * `npm run restore -- <file> [--key-file <file>]`: makes a new installation in an empty DATA_DIR from a
 * backup, migrates it to this version, and verifies the ledger, the audit log and the exchange. Exits with 1
 * when it is refused or a verification fails. Payouts are off afterwards.
 */

const USAGE = 'DATA_DIR=<empty directory> npm run restore -- <file> [--key-file <file>]';

const say = (line: string) => process.stdout.write(`${line}\n`);
let code = 1;
let configuration: Configuration | null = null;
try {
  const options = readOptions(process.argv.slice(2));
  configuration = readConfiguration(process.env);
  code = await restoreAndVerify(options, configuration);
} catch (thrown) {
  const error = configuration ? startRefusal(thrown, configuration) : thrown;
  process.stderr.write(
    error instanceof StartRefused
      ? `${error.message}\n`
      : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
}
process.exit(code);

interface Options {
  file: string;
  keyFile: string | null;
}

function readOptions(words: string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: { 'key-file': { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.length !== 1) throw new Error('Name the backup to restore.');
    // npm runs scripts in the project's folder. INIT_CWD is the folder of the caller.
    const path = (name: string) => resolve(process.env['INIT_CWD'] ?? '.', name);
    return {
      file: path(positionals[0]!),
      keyFile: values['key-file'] === undefined ? null : path(values['key-file']),
    };
  } catch (error) {
    throw new BackupRefused(`${(error as Error).message}\nUsage: ${USAGE}`);
  }
}

async function restoreAndVerify({ file, keyFile }: Options, configuration: Configuration): Promise<number> {
  if (configuration.databaseUrl) {
    throw new BackupRefused(
      'DATABASE_URL is set, and this command restores only the embedded database. Restore that PostgreSQL ' +
        'with its own tools.',
    );
  }
  const { dataDir, encryptionKey } = configuration;
  const manifest = await restoreBackup({
    file,
    dataDir,
    key: keyFile ? keyIn(keyFile) : encryptionKey,
    keyStaysOutside: !keyFile && encryptionKey !== null,
    superuser: SUPERUSER,
    database: DATABASE,
    statements: [PAYOUTS_OFF_SQL, END_EVERY_SIGN_IN_SQL],
    progress: terminalProgress(process.stderr),
    say,
  });
  const postgres = await startEmbeddedPostgres(dataDir, say, { purpose: 'command' });
  const database = openDatabase(postgres.address, { max: 2, name: 'outlay-restore' });
  try {
    if (manifest.header.migration < newestMigration())
      say(`Migrating the database of Outlay ${manifest.header.outlay} to this version.`);
    // Needed even when the backup is of this version: the password of the server's role is derived from the
    // owner's, which is new.
    await installDatabase(embeddedAccess(postgres.address), PAYMENTS_QUEUES, say);
    const isSound = await verify(database);
    say(
      isSound
        ? `Restored ${manifest.header.startedAt} to ${dataDir}. Payouts are off for every entity. Find out ` +
            'which payments were made after the backup, then ' +
            'switch payouts on with npm run admin -- limits --entity "…" --payouts on (docs/operating.md).'
        : `The data is in ${dataDir}, but it failed the verification. Do not start Outlay on it: restore ` +
            'another backup.',
    );
    return isSound ? 0 : 1;
  } finally {
    await database.close();
    await postgres.stop();
  }
}

function keyIn(file: string): Buffer {
  if (!existsSync(file)) throw new BackupRefused(`There is no key file ${file}.`);
  const text = readFileSync(file, 'utf8').trim();
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  if (/^[A-Za-z0-9+/]{43}=$/.test(text)) return Buffer.from(text, 'base64');
  throw new BackupRefused(
    `${file} contains no encryption key: a key is 32 bytes, as 64 hex digits or in base64.`,
  );
}

async function verify(database: Database): Promise<boolean> {
  const parts = [ledgerLine, auditLine, exchangeLine];
  let isSound = true;
  for (const part of parts) {
    const { line, faults } = await part(database);
    say(line);
    for (const fault of faults) say(`  ${fault}`);
    isSound &&= faults.length === 0;
  }
  return isSound;
}

interface Verdict {
  line: string;
  faults: string[];
}

function digits(value: number): string {
  return value.toLocaleString('en-US');
}

async function ledgerLine(database: Database): Promise<Verdict> {
  const { transfers, postings, balances, batches, faults } = await verifyLedger(database);
  const figures =
    `${digits(transfers)} transfers, ${digits(postings)} postings, ${digits(balances)} balances, ` +
    `${digits(batches)} batches`;
  return {
    line: `Ledger: ${figures}: ${faults.length === 0 ? 'everything adds up.' : 'it does NOT add up.'}`,
    faults,
  };
}

async function auditLine(database: Database): Promise<Verdict> {
  const { rows, entities, faults } = await verifyAudit(database);
  const verdict = faults.length === 0 ? 'every chain is intact.' : 'a chain is broken.';
  return {
    line: `Audit log: ${digits(rows)} rows of ${digits(entities)} entities: ${verdict}`,
    faults: faults.map(({ entityName, seq, fault }) => `${entityName}: row ${seq} is bad. ${fault}`),
  };
}

async function exchangeLine(database: Database): Promise<Verdict> {
  try {
    const { sequence, replayed, snapshotsMatched, openOrders, stateHash, faults } =
      await verifyExchange(database);
    const figures =
      `${digits(sequence)} commands, ${digits(replayed)} of them replayed, ` +
      `${snapshotsMatched} snapshots matched, ${digits(openOrders)} open orders agree, ` +
      `state ${stateHash.slice(0, 12)}`;
    const verdict = faults.length === 0 ? 'the replay agrees.' : 'the replay does NOT agree.';
    return { line: `Exchange: ${figures}: ${verdict}`, faults };
  } catch (error) {
    return { line: 'Exchange: it could NOT be replayed.', faults: [String(error)] };
  }
}
