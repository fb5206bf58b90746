import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { approvedBatchOf } from '../testing/approved-batch.ts';
import { insertBatch } from '../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { bankFileEntity, switchOn, type BankFileEntity } from './testing/bank-file-entity.ts';

/** Money that the first start simulated for practice, and a bank that could pay with it. */

const ROWS = [{ accountNumber: '62000001111', amountMinor: 10_000n }];

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

/** Writes, as the owner of the tables, that the first start made an entity, and nothing else did before. */
async function madeByFirstStart({ context, entityId }: BankFileEntity): Promise<void> {
  const owner = ownerOf(context.database);
  await owner.transaction(async (tx) => {
    await tx.execute("SET LOCAL session_replication_role = 'replica'");
    await tx.execute('ALTER TABLE first_start DISABLE TRIGGER USER');
    await tx.execute('DELETE FROM first_start');
    await tx.execute(
      `INSERT INTO first_start (is_only, token_hash, made_at, expires_at, used_at, entity_id, used_in)
       VALUES (true, sha256('x'), now() - interval '2 hours', now() + interval '2 hours', now(), $1, '1')`,
      [entityId],
    );
    for (const trigger of ['first_start_guard', 'first_start_not_deleted'])
      await tx.execute(`ALTER TABLE first_start ENABLE ALWAYS TRIGGER ${trigger}`);
  });
}

it('approves no batch that a bank would pay before the opening balance is booked', async () => {
  const bank = await bankFileEntity(installation);
  await madeByFirstStart(bank);
  const creator = await installation.user(bank.entityId, ['PREPARER']);
  const batch = await insertBatch(bank.context, {
    entityId: bank.entityId,
    createdBy: creator.id,
    rows: ROWS,
  });
  const path = `/v1/payments/bulk-withdrawals/batches/${batch.id}`;
  const { body: quote } = await bank.second.send('GET', `${path}/fee-quote`);
  expect(quote).toMatchObject({
    availableBalance: '0.00',
    shortfall: quote.totalDebit,
    accountWithoutOpening: 'Main account 62000000001',
  });
  const refused = await bank.second.send('POST', `${path}/approve`);
  expect(refused).toMatchObject({ status: 400, body: { code: 'insufficient_funds' } });
  expect(refused.text).toContain('62000000001');
});

it('switches no bank on while practice batches could still leave', async () => {
  const bank = await bankFileEntity(installation, {}, 'DRAFT');
  await madeByFirstStart(bank);
  await approvedBatchOf(installation, bank.entityId, ROWS);
  const refused = await switchOn(bank.second, bank.connectionId);
  expect(refused).toMatchObject({ status: 400, body: { code: 'bank_connection_not_ready' } });
  expect(refused.text).toContain('simulated money');
});
