import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../../shared/time.ts';
import { approvedBatch, batchStatus } from '../../testing/approved-batch.ts';
import { instantBank, through } from '../../testing/instant-bank.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { payBatch } from './pay-batch.ts';
import { watchStatements } from './watch-statements.ts';

/** The sandbox returns what is paid to such an account. */
const RETURNED = '6200000005';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

// Found by the simulator: pay, then 48 and 72 hours without a worker; the return came after 25 hours.
it.each([6, 29])('a return that the bank made while no worker ran for %i days is booked', async (days) => {
  const { context, id } = await approvedBatch(installation, [
    { accountNumber: RETURNED, amountMinor: 12_345n },
  ]);
  while ((await batchStatus(context, id)) !== 'COMPLETE')
    await payBatch(context, through(context), id, () => false);
  installation.passMs(days * DAY_MS);
  const watch = watchStatements(context, instantBank(context));
  const status = async () =>
    (await context.database.query('SELECT status FROM withdrawals WHERE batch_id = $1', [id]))[0]!.status;
  await expect.poll(status, { timeout: 120_000 }).toBe('REVERSED');
  await watch.stop();
});
