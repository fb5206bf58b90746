import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { camtText } from '../../../../domain/bank-files/testing/camt-text.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import { rounds } from '../../../platform/testing/rounds.ts';
import { kill, startProgram } from '../../../platform/testing/service-process.ts';
import { bankFileEntity } from '../../bank-files/testing/bank-file-entity.ts';
import { letBankDeliver } from '../../bank-files/testing/let-bank-deliver.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { day, entry, statementOf } from '../statements/testing/statement-of-day.ts';

/** A process that stores and reads a statement file, ended by SIGKILL while it does. */

const ENTRIES = rounds(1_500, 20_000);
const KILLS = rounds(4, 50);

let installation: PaymentsInstallation;
const alive = new Set<ChildProcess>();

beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterEach(() => {
  for (const child of alive) child.kill('SIGKILL');
});
afterAll(() => installation.close());

function startProcess(entityId: string, file: string): Promise<ChildProcess> {
  const program = join(import.meta.dirname, '..', 'statements', 'testing', 'statement-process.ts');
  const DATABASE_URL = installation.context.configuration.databaseUrl!;
  const settings = { DATABASE_URL, ENCRYPTION_KEY: '5a'.repeat(32), STATEMENT_ENTITY: entityId };
  return startProgram(program, settings, 'Working.', alive, file);
}

it(`a statement of ${ENTRIES} entries is stored once by a process killed ${KILLS} times`, async ({
  task,
}) => {
  const { database } = installation.context;
  const { entityId, connectionId } = await bankFileEntity(installation);
  await letBankDeliver(installation.context, connectionId);
  const entries = Array.from({ length: ENTRIES }, (_, index) =>
    entry(-1n, day(1), { bankReference: `REF${index}` }),
  );
  const total = 100_000n - BigInt(ENTRIES);
  const file = camtText([statementOf(1, { closing: { amountMinor: total, date: day(1) } }, entries)]);
  const state = async () => {
    const [row] = await database.query('SELECT result FROM statement_files WHERE entity_id = $1', [entityId]);
    return row?.result ?? null;
  };
  for (let death = 0; death < KILLS; death++) {
    const child = await startProcess(entityId, file);
    if (death > 0) while ((await state()) === null) await sleep(1);
    await sleep((death * 37) % 200);
    await kill(child);
  }
  const last = await startProcess(entityId, file);
  while ((await state()) !== 'READ') await sleep(20);
  await kill(last);

  const [stored] = await database.query(
    `SELECT count(*) AS entries, sum(e.amount_minor)::bigint AS sum,
            (SELECT count(*) FROM bank_statements s WHERE s.entity_id = $1) AS statements,
            (SELECT count(*) FROM statement_findings x WHERE x.entity_id = $1) AS findings,
            (SELECT count(*)
               FROM audit_log l
              WHERE l.entity_id = $1 AND l.action = 'statement_file.read') AS readings
       FROM statement_entries e
       JOIN statement_accounts a ON a.id = e.account_id
      WHERE a.entity_id = $1`,
    [entityId],
  );
  expect(stored).toEqual({
    entries: BigInt(ENTRIES),
    sum: -BigInt(ENTRIES),
    statements: 1n,
    findings: 0n,
    readings: 1n,
  });
  expect((await verifyAudit(database)).faults).toEqual([]);
  task.meta.kills = KILLS;
});
