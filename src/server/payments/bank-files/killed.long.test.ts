import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { acbProfile } from '../../../domain/bank-files/testing/orders.ts';
import { verifyAudit } from '../../audit/audit.ts';
import { rounds } from '../../platform/testing/rounds.ts';
import { kill, startProgram } from '../../platform/testing/service-process.ts';
import { approvedBatchOf, batchStatus, FUNDED } from '../testing/approved-batch.ts';
import { balanceOf } from '../testing/fund.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { readAtBank } from './testing/acb-bank.ts';
import { bankFileEntity } from './testing/bank-file-entity.ts';

/** A process that writes files, takes them away and reads replies, ended by SIGKILL at each step. */

const ROWS = rounds(300, 3_000);
const STEPS = ['SEALED', 'LEFT', 'STORED', 'READ', 'CONFIRMED', 'SUBMITTED', 'SETTLED'] as const;
const BATCHES = rounds(1, 10);

let installation: PaymentsInstallation;
const alive = new Set<ChildProcess>();

beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterEach(() => {
  for (const child of alive) child.kill('SIGKILL');
});
afterAll(() => installation.close());

function startProcess(): Promise<ChildProcess> {
  const program = join(import.meta.dirname, 'testing', 'bank-file-process.ts');
  const DATABASE_URL = installation.context.configuration.databaseUrl!;
  return startProgram(program, { DATABASE_URL, ENCRYPTION_KEY: '5a'.repeat(32) }, 'Working.', alive);
}

const rows = () =>
  Array.from({ length: ROWS }, (_, index) => ({
    accountNumber: `62${String(index).padStart(8, '0')}`,
    amountMinor: 100n + BigInt(index),
  }));

it('a process killed at every step of a file and its reply books each payment once', async ({ task }) => {
  const { context } = installation;
  const { database } = context;
  const settings = { ...acbProfile('ZA-ACB-198'), paidBy: 'ACCEPTANCE' } as const;
  for (let round = 0; round < BATCHES; round++) {
    const { entityId } = await bankFileEntity(installation, settings);
    const { id } = await approvedBatchOf(installation, entityId, rows());
    const has = async (state: (typeof STEPS)[number]) => {
      const [row] = await database.query(
        `SELECT CASE $2::text
                WHEN 'SEALED' THEN EXISTS (SELECT 1 FROM bank_files WHERE batch_id = $1)
                WHEN 'LEFT' THEN EXISTS (
                  SELECT 1 FROM bank_files WHERE batch_id = $1 AND left_at IS NOT NULL)
                WHEN 'STORED' THEN EXISTS (SELECT 1 FROM bank_file_replies WHERE entity_id = $3)
                WHEN 'READ' THEN EXISTS (
                  SELECT 1 FROM bank_file_replies WHERE entity_id = $3 AND result <> 'STORED')
                WHEN 'CONFIRMED' THEN EXISTS (
                  SELECT 1 FROM bank_file_replies WHERE entity_id = $3 AND result = 'APPLIED')
                WHEN 'SUBMITTED' THEN EXISTS (
                  SELECT 1 FROM withdrawals WHERE batch_id = $1 AND status = 'SUBMITTED')
                ELSE EXISTS (SELECT 1 FROM withdrawals WHERE batch_id = $1 AND status = 'COMPLETE')
                END AS yes`,
        [id, state, entityId],
      );
      return row!.yes ?? false;
    };
    for (const step of STEPS) {
      const child = await startProcess();
      while (!(await has(step)) && (await batchStatus(context, id)) !== 'PARTIALLY_COMPLETE') await sleep(1);
      await sleep((round * 13) % 40);
      await kill(child);
    }
    const last = await startProcess();
    while ((await batchStatus(context, id)) !== 'PARTIALLY_COMPLETE') await sleep(20);
    await kill(last);

    const files = await database.query(
      'SELECT bytes, sha256, payment_count, file_number FROM bank_files WHERE batch_id = $1',
      [id],
    );
    expect(files).toHaveLength(1);
    const [{ bytes, sha256 }] = files as [(typeof files)[number]];
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    expect(readAtBank(bytes).payments.map(({ amountMinor }) => amountMinor)).toEqual(
      rows().map(({ amountMinor }) => amountMinor),
    );
    const replies = await database.query(
      'SELECT result, changed FROM bank_file_replies WHERE entity_id = $1',
      [entityId],
    );
    const changed = { ACCEPTED: { count: ROWS - 1 }, REJECTED: { count: 1 } };
    expect(replies).toMatchObject([{ result: 'APPLIED', changed }]);
    const actions = await database.query(
      `SELECT action, count(*) AS count
         FROM audit_log
        WHERE entity_id = $1 AND action IN ('bank_file.sealed', 'bank_file.left', 'batch.released')
        GROUP BY action
        ORDER BY action`,
      [entityId],
    );
    expect(actions.map(({ count }) => count)).toEqual([1n, 1n, 1n]);
    const [paid] = await database.query(
      `SELECT count(*) FILTER (WHERE w.status = 'COMPLETE') AS complete,
              count(*) FILTER (WHERE w.status = 'FAILED') AS failed,
              sum(w.amount_minor + w.unit_fee_minor + w.vat_minor)
                FILTER (WHERE w.status = 'COMPLETE')::bigint AS spent,
              (SELECT count(*) FROM payouts p WHERE p.batch_id = $1) AS payouts
         FROM withdrawals w
        WHERE w.batch_id = $1`,
      [id],
    );
    expect(paid).toMatchObject({ complete: BigInt(ROWS - 1), failed: 1n, payouts: BigInt(ROWS) });
    expect(await balanceOf(context, entityId)).toEqual({ available: FUNDED - paid!.spent!, reserved: 0n });
  }
  expect((await verifyAudit(database)).faults).toEqual([]);
  task.meta.kills = BATCHES * STEPS.length;
});
