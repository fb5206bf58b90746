import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPaymentsMetrics } from './metrics.ts';
import { insertBatch } from './testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from './testing/payments-installation.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

/** The values of one scrape, by `name{labels}`. */
async function scrape(registry: Registry): Promise<Record<string, number>> {
  const lines = (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  );
}

it('reports the number and age of open batches and payments', async () => {
  const { context } = installation;
  const registry = new Registry();
  addPaymentsMetrics(registry, context);
  const empty = await scrape(registry);
  expect(empty['outlay_batches{status="PENDING_APPROVAL"}']).toBe(0);
  expect(empty['outlay_open_payments{status="UNCONFIRMED"}']).toBe(0);
  expect(empty['outlay_worker_lag_seconds']).toBe(0);

  const entityId = await installation.entity();
  const { id: createdBy } = await installation.user(entityId, ['PREPARER']);
  const hoursAgo = (hours: number) => new Date(context.clock.nowMs() - hours * 3_600_000);
  await insertBatch(context, { entityId, createdBy, createdAt: hoursAgo(5) });
  await insertBatch(context, { entityId, createdBy, createdAt: hoursAgo(1) });
  const rows = [{ status: 'UNCONFIRMED' }, { status: 'UNCONFIRMED' }, { status: 'SUBMITTED' }] as const;
  const sent = await insertBatch(context, {
    entityId,
    createdBy,
    status: 'PROCESSING',
    createdAt: hoursAgo(3),
    rows: [...rows],
  });
  await context.database.query('UPDATE withdrawals SET submitted_at = $2 WHERE batch_id = $1', [
    sent.id,
    hoursAgo(1),
  ]);
  const due = await insertBatch(context, { entityId, createdBy, status: 'APPROVED', createdAt: hoursAgo(2) });
  await context.database.query('UPDATE batches SET release_at = $2 WHERE id = $1', [due.id, hoursAgo(2)]);
  // These wait for a person, not for a worker.
  for (const heldFor of ['BANK_FILE', 'PAYOUTS_OFF', 'APPROVALS', 'EXECUTION_DATE'] as const) {
    const held = await insertBatch(context, {
      entityId,
      createdBy,
      status: 'APPROVED',
      createdAt: hoursAgo(3),
    });
    await context.database.query('UPDATE batches SET release_at = $2, held_for = $3 WHERE id = $1', [
      held.id,
      hoursAgo(3),
      heldFor,
    ]);
  }
  // Scrapes within one second share a reading.
  await expect
    .poll(async () => (await scrape(registry))['outlay_batches{status="PENDING_APPROVAL"}'], {
      timeout: 120_000,
    })
    .toBe(2);

  const values = await scrape(registry);
  expect(values['outlay_batches{status="APPROVED"}']).toBe(5);
  expect(values['outlay_batches{status="PROCESSING"}']).toBe(1);
  expect(values['outlay_batch_oldest_age_seconds{status="PENDING_APPROVAL"}']).toBeGreaterThanOrEqual(
    5 * 3_600,
  );
  expect(values['outlay_open_payments{status="UNCONFIRMED"}']).toBe(2);
  expect(values['outlay_open_payment_oldest_age_seconds{status="UNCONFIRMED"}']).toBeGreaterThanOrEqual(
    3_600,
  );
  expect(values['outlay_worker_lag_seconds']).toBeGreaterThanOrEqual(2 * 3_600);
});
