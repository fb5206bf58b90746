import { systemClock } from '../platform/clock.ts';
import { readConfiguration } from '../platform/configuration.ts';
import type { Context } from '../platform/context.ts';
import { refuseUnmigrated, StartRefused } from '../platform/database/migrate.ts';
import { openDatabase, type DatabaseAddress } from '../platform/database/pool.ts';
import { reachEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { createLog } from '../platform/log.ts';
import { systemRandom } from '../platform/random.ts';

/**
 * Runs a command on the installation's database, beside the running server or without one (then the embedded PostgreSQL is
 * started for it). Only a start migrates: a command on a database of another version ends with a sentence. Ends the process with the
 * number that `work` returns, or 1 with a sentence.
 */
export async function withDatabase(work: (context: Context) => Promise<number>): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  let code = 1;
  try {
    const configuration = readConfiguration(process.env);
    const address = await reach(configuration, stops);
    const database = openDatabase(address, { max: 2, name: 'outlay-command' });
    stops.push(() => database.close());
    await refuseUnmigrated(database);
    code = await work({
      configuration,
      clock: systemClock,
      random: systemRandom,
      database,
      log: createLog('warn'),
      onClose: (stop) => stops.push(stop),
    });
  } catch (error) {
    process.stderr.write(`${error instanceof StartRefused ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  }
  for (const stop of stops.reverse()) await stop();
  process.exit(code);
}

async function reach(configuration: ReturnType<typeof readConfiguration>, stops: (() => Promise<void>)[]): Promise<DatabaseAddress> {
  if (configuration.databaseUrl) return { connectionString: configuration.databaseUrl };
  const postgres = await reachEmbeddedPostgres(configuration.dataDir, (line) => process.stderr.write(`${line}\n`));
  stops.push(() => postgres.stop());
  return postgres.address;
}
