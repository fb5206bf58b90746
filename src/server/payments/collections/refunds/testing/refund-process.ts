import pino from 'pino';
import { readConfiguration } from '../../../../platform/configuration.ts';
import type { Context } from '../../../../platform/context.ts';
import { openDatabase } from '../../../../platform/database/pool.ts';
import { systemRandom } from '../../../../platform/random.ts';
import { startWorker } from '../../../paying/worker/start-worker.ts';
import { listen } from '../../../testing/listen.ts';

/** A process for tests that kill it: the payments application, and the worker with the sandbox bank. */
const context: Context = {
  configuration: readConfiguration(process.env),
  clock: { nowMs: () => Date.now() },
  random: systemRandom,
  database: openDatabase({ connectionString: process.env['DATABASE_URL']! }),
  log: pino({ level: 'silent' }),
  onClose: () => undefined,
};
const { url } = await listen(context);
await startWorker(context);
process.stdout.write(`Listening on ${url}\n`);
