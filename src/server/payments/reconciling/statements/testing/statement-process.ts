import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { WORKER } from '../../../../audit/audit.ts';
import { readConfiguration } from '../../../../platform/configuration.ts';
import type { Context } from '../../../../platform/context.ts';
import { openDatabase } from '../../../../platform/database/pool.ts';
import { systemRandom } from '../../../../platform/random.ts';
import { startWorker } from '../../../paying/worker/start-worker.ts';
import { readStatementFile } from '../../reading/read-statement-file.ts';
import { storeStatementFile } from '../../reading/store-statement-file.ts';

/**
 * A process for tests that kill it: the worker, and a bank that sends the same statement file again and
 * again.
 */
const context: Context = {
  configuration: readConfiguration(process.env),
  clock: { nowMs: () => Date.now() },
  random: systemRandom,
  database: openDatabase({ connectionString: process.env['DATABASE_URL']! }),
  log: pino({ level: 'silent' }),
  onClose: () => undefined,
};
const entityId = process.env['STATEMENT_ENTITY']!;
const [connection] = await context.database.query(
  'SELECT id FROM bank_file_connections WHERE entity_id = $1 ORDER BY created_at',
  [entityId],
);
const fetchedFrom = connection!.id;

process.stdin.resume();
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const bytes = Buffer.concat(chunks);

await startWorker(context);
process.stdout.write('Working.\n');
for (;;) {
  const file = { entityId, fileName: 'statement.xml', bytes, csv: null, userId: null, actor: WORKER };
  await storeStatementFile(context, { ...file, fetchedFrom })
    .then(({ id }) => readStatementFile(context, id))
    .catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  // A killed worker's job is taken over after a minute; without a pause, this loop would keep a core busy.
  await sleep(500);
}
