import { systemClock } from '../platform/clock.ts';
import { readConfiguration } from '../platform/configuration.ts';
import type { Context } from '../platform/context.ts';
import { StartRefused } from '../platform/database/migrate.ts';
import { UNAVAILABLE_SENTENCES, unavailabilityOf } from '../platform/database/unavailable.ts';
import { openDatabase, type DatabaseAddress } from '../platform/database/pool.ts';
import { embeddedAccess, externalAccess, installDatabase, serverAddress } from '../platform/database/server-role.ts';
import { embeddedAddress, isDataDirectoryInUse, startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { createLog } from '../platform/log.ts';
import { systemRandom } from '../platform/random.ts';

/**
 * Runs a command on the installation's database, beside the running server or without one (then the embedded PostgreSQL is
 * started for it). Ends the process with the number that `work` returns, or 1 with a sentence.
 */
export async function withDatabase(work: (context: Context) => Promise<number>): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  let code = 1;
  try {
    const configuration = readConfiguration(process.env);
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
    const unavailability = unavailabilityOf(error);
    const sentence = error instanceof StartRefused ? error.message : unavailability && UNAVAILABLE_SENTENCES[unavailability];
    process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
  }
  for (const stop of stops.reverse()) await stop();
  process.exit(code);
}

async function reach(configuration: ReturnType<typeof readConfiguration>, stops: (() => Promise<void>)[]): Promise<DatabaseAddress> {
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  if (configuration.databaseUrl) return installDatabase(externalAccess(configuration.databaseUrl, configuration.migrationDatabaseUrl), say);
  if (await isDataDirectoryInUse(configuration.dataDir)) return serverAddress(embeddedAccess(embeddedAddress(configuration.dataDir)!));
  const postgres = await startEmbeddedPostgres(configuration.dataDir, say);
  stops.push(() => postgres.stop());
  return installDatabase(embeddedAccess(postgres.address), say);
}
