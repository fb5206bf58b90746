import { afterAll, beforeAll, expect, it } from 'vitest';
import { fund } from '../testing/fund.ts';
import { insertBatch } from '../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { savePaymentConfig } from '../testing/save-payment-config.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

it('names what each role does first, and ticks what the data shows', async () => {
  const { context } = installation;
  const entityId = await installation.entity();
  const admin = installation.as(await installation.user(entityId, ['ADMIN']));
  const stepsOf = async (caller: typeof admin) =>
    (await caller.send<{ step: string; done: boolean }[]>('GET', '/app/first-steps')).body.map(
      ({ step, done }) => `${step} ${done ? 'done' : 'open'}`,
    );
  expect(await stepsOf(admin)).toEqual([]);

  const preparer = installation.as(await installation.user(entityId, ['PREPARER']));
  const approver = installation.as(await installation.user(entityId, ['APPROVER']));
  const viewer = installation.as(await installation.user(entityId, ['VIEWER']));
  expect(await stepsOf(viewer)).toEqual([]);
  expect((await stepsOf(preparer)).slice(1)).toEqual([
    'PEOPLE_KNOWN open',
    'BATCH_CREATED open',
    'BATCH_PAID open',
  ]);
  expect(await stepsOf(approver)).toEqual(['SOMEONE_PREPARES done', 'BATCH_DECIDED open']);

  await savePaymentConfig(context, entityId, {});
  await fund(context, entityId, 10_000_000n);
  const batch = await insertBatch(context, { entityId, createdBy: preparer.user.id });
  await approver.send('POST', `/v1/payments/bulk-withdrawals/batches/${batch.id}/approve`);
  expect(await stepsOf(approver)).toEqual(['SOMEONE_PREPARES done', 'BATCH_DECIDED done']);
  expect((await stepsOf(preparer)).slice(1, 2)).toEqual(['PEOPLE_KNOWN done']);
});
