import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { camtText, type SampleStatement } from '../../../../domain/bank-files/testing/camt-text.ts';
import { MINUTE_MS } from '../../../../shared/time.ts';
import { WORKER } from '../../../audit/audit.ts';
import { kill, startProgram } from '../../../platform/testing/service-process.ts';
import { bankFileEntity, type BankFileEntity } from '../../bank-files/testing/bank-file-entity.ts';
import { letBankDeliver } from '../../bank-files/testing/let-bank-deliver.ts';
import { checkLeftBatches } from '../../batches/checks/check-left-batches.ts';
import { addPaymentsMetrics } from '../../metrics.ts';
import { insertBatch } from '../../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { readLeftStatements } from './read-left-statements.ts';
import { readStatementFile } from './read-statement-file.ts';
import { readInOrder } from './statement-threads.ts';
import { storeStatementFile } from './store-statement-file.ts';
import { day, entry, statementOf } from '../statements/testing/statement-of-day.ts';

/** What a process leaves behind when it ends between two steps. */

let installation: PaymentsInstallation;
const alive = new Set<ChildProcess>();

beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterEach(() => {
  for (const child of alive) child.kill('SIGKILL');
});
afterAll(() => installation.close());

async function newEntity(): Promise<BankFileEntity> {
  const entity = await bankFileEntity(installation);
  await letBankDeliver(installation.context, entity.connectionId);
  return entity;
}

/** The bank's file is stored. No process runs its job, as after a crash. */
const store = async ({ entityId, connectionId }: BankFileEntity, ...statements: SampleStatement[]) => {
  const { id } = await storeStatementFile(installation.context, {
    entityId,
    fileName: 'statement.xml',
    bytes: Buffer.from(camtText(statements)),
    csv: null,
    userId: null,
    fetchedFrom: connectionId,
    actor: WORKER,
  });
  return id;
};
const resultOf = async ({ entityId }: BankFileEntity) => {
  const { database } = installation.context;
  const [row] = await database.query('SELECT result FROM statement_files WHERE entity_id = $1', [entityId]);
  return row?.result ?? null;
};
const findingsOf = async ({ preparer }: BankFileEntity) => {
  const { body } = await preparer.send('GET', '/app/statement-findings?open=true');
  return body.items.map(({ code }: { code: string }) => code);
};
const noticesOf = async ({ preparer }: BankFileEntity) =>
  (await preparer.send('GET', '/app/attention')).body.filter(
    ({ kind }: { kind: string }) => kind === 'BANK_FILE_UNREAD',
  );

it('a statement whose process was killed while it read is read a minute later', async ({ task }) => {
  const { context } = installation;
  const entries = Array.from({ length: 3_000 }, (_, index) =>
    entry(-1n, day(1), { bankReference: `REF${index}` }),
  );
  const closing = { amountMinor: 97_000n, date: day(1) };
  const file = camtText([statementOf(1, { closing }, entries)]);
  const program = join(import.meta.dirname, '..', 'statements', 'testing', 'statement-process.ts');
  let entity: BankFileEntity;
  let kills = 0;
  do {
    entity = await newEntity();
    const settings = {
      DATABASE_URL: context.configuration.databaseUrl!,
      ENCRYPTION_KEY: '5a'.repeat(32),
      STATEMENT_ENTITY: entity.entityId,
    };
    const child = await startProgram(program, settings, 'Working.', alive, file);
    while ((await resultOf(entity)) === null) await sleep(1);
    await kill(child);
    kills++;
  } while ((await resultOf(entity)) !== 'STORED');
  await readLeftStatements(context);
  expect(await resultOf(entity)).toBe('STORED');
  installation.passMs(MINUTE_MS);
  // PostgreSQL notices the end of the process after the SQL statement that it runs.
  await expect
    .poll(
      async () => {
        await readLeftStatements(context);
        return resultOf(entity);
      },
      { timeout: 60_000 },
    )
    .toBe('READ');
  task.meta.kills = kills;
});

it('a statement that is being read is left to its reader', async () => {
  const entity = await newEntity();
  const { context } = installation;
  const fileId = await store(entity, statementOf(1));
  installation.passMs(2 * MINUTE_MS);
  await context.database.transaction(async (tx) => {
    await tx.query('SELECT id FROM statement_files WHERE id = $1 FOR UPDATE', [fileId]);
    await readLeftStatements(context);
    expect(await resultOf(entity)).toBe('STORED');
  });
  await Promise.all([
    readLeftStatements(context),
    readLeftStatements(context),
    readStatementFile(context, fileId),
  ]);
  expect(await resultOf(entity)).toBe('READ');
  const [stored] = await context.database.query(
    'SELECT count(*) AS count FROM bank_statements WHERE entity_id = $1',
    [entity.entityId],
  );
  expect(stored!.count).toBe(1n);
});

it('the file that arrived first is read first, whichever job is done first', async () => {
  const entity = await newEntity();
  const { context } = installation;
  const changed = () => statementOf(2, {}, [entry(-101n, day(2), { bankReference: 'REF2' })]);
  await readInOrder(context, { fileId: await store(entity, statementOf(1)) });
  // All arrive in one millisecond, as from one visit, and the process dies before it has read any.
  await store(entity, statementOf(2));
  await store(entity, statementOf(3, { accountNumber: '62000099999' }));
  const last = await store(entity, changed());
  await readInOrder(context, { fileId: last });
  const amounts = await context.database.query(
    `SELECT e.amount_minor
       FROM statement_entries e
       JOIN statement_accounts a ON a.id = e.account_id
      WHERE a.entity_id = $1 AND e.bank_reference = 'REF2'`,
    [entity.entityId],
  );
  expect(amounts).toEqual([{ amount_minor: -100n }]);
  expect(await findingsOf(entity)).toEqual(['CHANGED']);
  const files = await context.database.query(
    'SELECT result FROM statement_files WHERE entity_id = $1 ORDER BY arrival',
    [entity.entityId],
  );
  expect(files.map(({ result }) => result)).toEqual(['READ', 'READ', 'REFUSED', 'READ']);
});

it('entries that were read and never matched are matched a minute later', async () => {
  const entity = await newEntity();
  const { context } = installation;
  const unmatched = async () => {
    const [row] = await context.database.query(
      `SELECT count(*) AS count
         FROM reconciled_entries
        WHERE entity_id = $1 AND state = 'OPEN' AND verdict IS NULL`,
      [entity.entityId],
    );
    return row!.count;
  };
  await readStatementFile(context, await store(entity, statementOf(1)));
  await readLeftStatements(context);
  expect(await unmatched()).toBe(1n);
  installation.passMs(2 * MINUTE_MS);
  await readLeftStatements(context);
  expect(await unmatched()).toBe(0n);
});

it('a batch that was created and never checked is checked a minute later', async () => {
  const { context } = installation;
  const entityId = await installation.entity();
  const { id: createdBy } = await installation.user(entityId, ['PREPARER']);
  const { id } = await insertBatch(context, { entityId, createdBy });
  installation.passMs(2 * MINUTE_MS);
  await checkLeftBatches(context);
  const [checks] = await context.database.query('SELECT flagged FROM batch_checks WHERE batch_id = $1', [id]);
  expect(checks).toBeDefined();
});

it('a file that stays unread needs attention and is in the metrics', async () => {
  const entity = await newEntity();
  const { context } = installation;
  await readLeftStatements(context);
  await store(entity, statementOf(1));
  installation.passMs(4 * MINUTE_MS);
  expect(await noticesOf(entity)).toEqual([]);
  installation.passMs(2 * MINUTE_MS);
  expect(await noticesOf(entity)).toMatchObject([{ count: 1, batch: null }]);
  const registry = new Registry();
  addPaymentsMetrics(registry, context);
  const metrics = await registry.metrics();
  expect(metrics).toContain('outlay_unread_files{kind="statement"} 1\n');
  expect(metrics).toContain('outlay_unread_files{kind="reply"} 0\n');
  expect(metrics).toMatch(/outlay_unread_file_oldest_age_seconds\{kind="statement"\} 3[67]\d/);
  await readLeftStatements(context);
  expect(await noticesOf(entity)).toEqual([]);
});

it('a missing statement is not named while it lies there unread', async () => {
  const entity = await newEntity();
  const { context } = installation;
  const read = async (number: number) => readStatementFile(context, await store(entity, statementOf(number)));
  await read(1);
  await store(entity, statementOf(2));
  await read(3);
  const { body: statements } = await entity.preparer.send('GET', '/app/statements');
  expect(statements.items.map(({ openFindings }: { openFindings: number }) => openFindings)).toEqual([0, 0]);
  expect(await findingsOf(entity)).toEqual([]);
  installation.passMs(2 * MINUTE_MS);
  await readLeftStatements(context);
  expect(await findingsOf(entity)).toEqual([]);

  // The unread file was another statement, so the missing one is reported.
  await store(entity, statementOf(6));
  await read(5);
  expect(await findingsOf(entity)).toEqual([]);
  installation.passMs(2 * MINUTE_MS);
  await readLeftStatements(context);
  expect(await findingsOf(entity)).toEqual(expect.arrayContaining(['SEQUENCE_GAP']));
});
