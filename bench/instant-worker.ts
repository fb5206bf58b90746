/**
 * The worker of an installation whose server runs beside it, with a bank that pays everything at once, so
 * that only our own work is measured. The argument is the installation's DATA_DIR. Ends with its parent.
 */
import { pino } from 'pino';
import { reachEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { PAYMENTS_QUEUES } from '../src/server/payments/base/queues.ts';
import { through } from '../src/server/payments/testing/instant-bank.ts';
import { startWorker } from '../src/server/payments/paying/worker/start-worker.ts';
import { systemClock } from '../src/server/platform/clock.ts';
import { readConfiguration } from '../src/server/platform/configuration.ts';
import type { Context } from '../src/server/platform/context.ts';
import { openDatabase } from '../src/server/platform/database/pool.ts';
import { embeddedAccess, installDatabase } from '../src/server/platform/database/server-role.ts';
import { systemRandom } from '../src/server/platform/random.ts';

const say = () => undefined;
const dataDir = process.argv[2]!;
const reached = await reachEmbeddedPostgres(dataDir, say);
const address = await installDatabase(embeddedAccess(reached.address), PAYMENTS_QUEUES, say);
const database = openDatabase(address, { max: 10, name: 'outlay-bench-worker' });
const context: Context = {
  configuration: readConfiguration({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
  clock: systemClock,
  random: systemRandom,
  database,
  log: pino({ level: 'silent' }),
  onClose: say,
};
const worker = await startWorker(context, through(context));
process.on('disconnect', () => {
  void worker
    .stop()
    .then(() => database.close())
    .finally(() => process.exit(0));
});
process.send!('working');
