import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { lockSweeps } from '../../ledger/lock-sweeps.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { refundingCompany } from '../testing/refunding-company.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

it('a take-back that ends a refund waits for sweeps before it locks the ledger, as they do', async () => {
  const owner = ownerOf(installation.context.database);
  const company = await refundingCompany(installation);
  const receiptId = await company.received({ endToEndId: 'E-1' });
  const batchId = await company.refundOk(receiptId);
  expect((await company.approve(batchId)).status).toBe(200);
  const back = { text: 'BACK', amountMinor: -10_000n, isReversal: true, endToEndId: 'E-1' };

  let takingBack = Promise.resolve();
  await owner.transaction(async (sweep) => {
    await lockSweeps(sweep, company.entityId);
    takingBack = company.receive(back);
    await expect
      .poll(() =>
        owner.query(
          `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
                   AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        ),
      )
      .toHaveLength(1);
    // A sweep goes on like this. If the take-back had these rows already, each would wait for the other.
    await sweep.query('SELECT id FROM ledger_accounts WHERE entity_id = $1 FOR UPDATE NOWAIT', [
      company.entityId,
    ]);
  });
  await takingBack;
  expect(await company.batchOf(batchId)).toMatchObject({ status: 'CANCELLED' });
});
