import { LARGE_BATCHES } from '../../platform/database/patience.ts';
import { openDatabase, type Database, type DatabaseAddress } from '../../platform/database/pool.ts';
import { systemRandom } from '../../platform/random.ts';
import { makeRunsOf, type Due } from './make-runs-of.ts';

/** A schedule whose runs are due, as the thread receives it. */
export interface RunsTask {
  address: DatabaseAddress;
  nowMs: number;
  due: Due;
}

let opened: { key: string; database: Database } | null = null;

/** The connection of this thread, opened once. */
function databaseOf(address: DatabaseAddress): Database {
  const key = JSON.stringify(address);
  if (opened?.key !== key) {
    void opened?.database.close();
    opened = {
      key,
      database: openDatabase(address, { max: 1, name: 'outlay-runs', patience: LARGE_BATCHES }),
    };
  }
  return opened.database;
}

/** Makes the runs of a schedule off the thread that answers requests (docs/decisions/0004). */
export default async function run({ address, nowMs, due }: RunsTask): Promise<void> {
  const context = { database: databaseOf(address), clock: { nowMs: () => nowMs }, random: systemRandom };
  await makeRunsOf(context, due);
}
