import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { camtText } from '../../../../domain/bank-files/testing/camt-text.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import { rounds } from '../../../platform/testing/rounds.ts';
import { kill, startProgram } from '../../../platform/testing/service-process.ts';
import { letBankDeliver } from '../../bank-files/testing/let-bank-deliver.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { batchStatus } from '../../testing/approved-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { wrongStates } from './testing/wrong-states.ts';
import { amountsOf, filedBatch, named, Statements } from './testing/filed-batch.ts';

/** A process that reads a statement and posts its entries, ended by SIGKILL while it does. */

const PAYMENTS = rounds(400, 3_000);
const ROUNDS = rounds(1, 15);
const STEPS = ['READ', 'POSTED', 'BOOKED'] as const;

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

it(`a process killed while it reads, posts and books ${PAYMENTS} payments does each once`, async ({
  task,
}) => {
  const { context } = installation;
  const { database } = context;
  for (let round = 0; round < ROUNDS; round++) {
    const filed = await filedBatch(
      installation,
      amountsOf(...Array.from({ length: PAYMENTS }, (_, n) => 100 + n)),
    );
    await letBankDeliver(context, filed.connectionId);
    const entries = filed.payments.map(({ amountMinor, endToEndId }) =>
      named(-amountMinor, filed.date, endToEndId),
    );
    const file = camtText([new Statements().next(filed.date, entries)]);
    const has = async (step: (typeof STEPS)[number]) => {
      const [row] = await database.query(
        `SELECT CASE $2::text
                WHEN 'READ' THEN EXISTS (SELECT FROM bank_statements WHERE entity_id = $1)
                WHEN 'POSTED' THEN EXISTS (
                  SELECT FROM reconciled_entries WHERE entity_id = $1 AND state = 'POSTED')
                ELSE EXISTS (SELECT FROM withdrawals WHERE entity_id = $1 AND status = 'COMPLETE')
                END AS yes`,
        [filed.entityId, step],
      );
      return row!.yes ?? false;
    };
    for (const step of STEPS) {
      const child = await startProcess(filed.entityId, file);
      while (!(await has(step))) await sleep(1);
      await sleep((round * 13) % 40);
      await kill(child);
    }
    const last = await startProcess(filed.entityId, file);
    while ((await batchStatus(context, filed.batchId)) !== 'COMPLETE') await sleep(20);
    await kill(last);

    const [found] = await database.query(
      `SELECT count(*) AS postings, count(DISTINCT o.withdrawal_id) AS payments,
              sum(o.amount_minor)::bigint AS sum,
              (SELECT count(*)
                 FROM reconciled_entries r
                WHERE r.entity_id = $1 AND r.state <> 'POSTED') AS open,
              (SELECT sum(d.amount_minor)::bigint
                 FROM bank_day_totals d
                WHERE d.entity_id = $1 AND d.part = 'BOOKED_PAYOUT') AS booked,
              (SELECT t.settled_count FROM settlement_totals t WHERE t.file_id = $2) AS settled,
              (SELECT count(*)
                 FROM audit_log l
                WHERE l.entity_id = $1 AND l.action = 'statement_entries.matched') AS runs
         FROM entry_postings o
        WHERE o.file_id = $2`,
      [filed.entityId, filed.fileId],
    );
    const sum = -filed.payments.reduce((total, { amountMinor }) => total + amountMinor, 0n);
    const count = BigInt(PAYMENTS);
    expect(found).toEqual({
      postings: count,
      payments: count,
      sum,
      open: 0n,
      booked: sum,
      settled: PAYMENTS,
      runs: 1n,
    });
  }
  expect(await wrongStates(database)).toEqual([]);
  expect((await verifyAudit(database)).faults).toEqual([]);
  expect((await verifyLedger(database)).faults).toEqual([]);
  task.meta.kills = ROUNDS * STEPS.length;
});
