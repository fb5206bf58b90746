import { systemClock } from '../platform/clock.ts';
import { readConfiguration, type Configuration } from '../platform/configuration.ts';
import type { Context } from '../platform/context.ts';
import { refuseUnmigrated } from '../platform/database/migrate.ts';
import { StartRefused } from '../platform/start-refused.ts';
import { openDatabase, type DatabaseAddress } from '../platform/database/pool.ts';
import {
  embeddedAccess,
  externalAccess,
  serverAddress,
  type DatabaseAccess,
} from '../platform/database/server-role.ts';
import { reachEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { createLog } from '../platform/log.ts';
import { systemRandom } from '../platform/random.ts';
import { startRefusal } from './start-refusal.ts';

/**
 * Runs a command on the installation's database, beside the running server or without one; then it starts the
 * embedded PostgreSQL for the command. Refuses a database of another version, since only a start migrates.
 * Ends the process with the number that `work` returns, or with 1 and a sentence.
 */
export async function withDatabase(work: (context: Context) => Promise<number>): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  let code = 1;
  let configuration: Configuration | null = null;
  try {
    configuration = readConfiguration(process.env);
    const address = await reach(configuration, stops);
    const database = openDatabase(address, { max: 2, name: 'outlay-command' });
    stops.push(() => database.close());
    code = await work({
      configuration,
      clock: systemClock,
      random: systemRandom,
      database,
      log: createLog('warn'),
      onClose: (stop) => stops.push(stop),
    });
  } catch (error) {
    const refusal = configuration ? startRefusal(error, configuration) : error;
    const sentence =
      refusal instanceof StartRefused
        ? refusal.message
        : error instanceof Error
          ? error.stack
          : String(error);
    process.stderr.write(`${sentence}\n`);
  }
  for (const stop of stops.reverse()) await stop();
  process.exit(code);
}

/** The address that the server uses. Throws StartRefused unless a start has migrated the database. */
async function reach(configuration: Configuration, stops: (() => Promise<void>)[]): Promise<DatabaseAddress> {
  const access = await accessTo(configuration, stops);
  // Connects as the owner, since a database of an earlier version may lack the server's role.
  const owner = openDatabase(access.owner, { max: 1, name: 'outlay-command' });
  try {
    await refuseUnmigrated(owner);
  } finally {
    await owner.close();
  }
  return serverAddress(access);
}

async function accessTo(
  configuration: Configuration,
  stops: (() => Promise<void>)[],
): Promise<DatabaseAccess> {
  if (configuration.databaseUrl)
    return externalAccess(configuration.databaseUrl, configuration.migrationDatabaseUrl);
  const postgres = await reachEmbeddedPostgres(configuration.dataDir, (line) =>
    process.stderr.write(`${line}\n`),
  );
  stops.push(() => postgres.stop());
  return embeddedAccess(postgres.address);
}
