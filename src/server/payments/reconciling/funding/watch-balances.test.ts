import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../../shared/time.ts';
import { approvedBatchOf } from '../../testing/approved-batch.ts';
import { fund } from '../../testing/fund.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';
import { watchBalances } from './watch-balances.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const THRESHOLD = [{ currency: 'ZAR' as const, amountMinor: 50_000n }];

/** The mails that were enqueued since the last call. */
async function mails(): Promise<unknown[]> {
  const rows = await installation.context.database.query(
    "DELETE FROM pgboss.job WHERE name = 'low-balance-mail' RETURNING data",
  );
  return rows.map(({ data }) => data);
}

const lowOf = async (caller: TestCaller) =>
  (await caller.send<{ kind: string }[]>('GET', '/app/attention')).body.filter(
    ({ kind }) => kind === 'BALANCE_BELOW_THRESHOLD',
  );

it('reports each fall of a balance below its threshold once, and again after it has risen', async () => {
  const { context } = installation;
  const entityId = await installation.entity();
  const viewer = installation.as(await installation.user(entityId, ['VIEWER']));
  const other = installation.as(await installation.user(await installation.entity(), ['VIEWER']));
  await savePaymentConfig(context, entityId, { lowBalanceThresholds: THRESHOLD });
  await fund(context, entityId, 50_000n);
  await watchBalances(context);
  expect([await lowOf(viewer), await mails()]).toEqual([[], []]);

  await approvedBatchOf(installation, entityId, [{ amountMinor: 20_000n }]);
  await watchBalances(context);
  const [low] = await lowOf(viewer);
  expect(low).toMatchObject({ currency: 'ZAR', batch: null });
  expect(await lowOf(other)).toEqual([]);
  const mail = { entityId, currency: 'ZAR' };
  expect(await mails()).toEqual([mail]);
  installation.passMs(MINUTE_MS);
  await Promise.all([watchBalances(context), watchBalances(context)]);
  expect([await lowOf(viewer), await mails()]).toEqual([[low], []]);
  const { body } = await viewer.send('GET', '/app/notifications');
  expect(body.items).toContainEqual(
    expect.objectContaining({ kind: 'BALANCE_BELOW_THRESHOLD', amount: expect.any(String) }),
  );

  await fund(context, entityId, 30_000n);
  await watchBalances(context);
  expect([await lowOf(viewer), await mails()]).toEqual([[], []]);
  await approvedBatchOf(installation, entityId, [{ amountMinor: 20_000n }]);
  await watchBalances(context);
  expect([(await lowOf(viewer)).length, await mails()]).toEqual([1, [mail]]);

  await savePaymentConfig(context, entityId, {});
  await watchBalances(context);
  expect(await lowOf(viewer)).toEqual([]);
});

it('refuses thresholds that are not possible, and keeps the saved ones when none are sent', async () => {
  const entityId = await installation.entity();
  const admin = installation.as(await installation.user(entityId, ['ADMIN']));
  const saved = (await admin.send('GET', '/v1/payments/config')).body;
  const put = (lowBalanceThresholds: unknown, version: number) =>
    admin.send('PUT', '/v1/payments/config', { body: { ...saved, version, lowBalanceThresholds } });
  const refused = await put(
    [
      { currency: 'ZAR', amount: '0.00' },
      { currency: 'USD', amount: '5.001' },
      { currency: 'EUR', amount: '5.00' },
      { currency: 'EUR', amount: '6.00' },
    ],
    saved.version,
  );
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid_threshold']);
  expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([
    'lowBalanceThresholds[0].amount',
    'lowBalanceThresholds[1].amount',
    'lowBalanceThresholds[3].currency',
  ]);
  const own = [{ currency: 'ZAR', amount: '500.00' }];
  const done = await put(own, saved.version);
  expect(done.body.lowBalanceThresholds, done.text).toEqual(own);
  const { lowBalanceThresholds: _, ...older } = done.body;
  const again = await admin.send('PUT', '/v1/payments/config', { body: older });
  expect(again.body.lowBalanceThresholds, again.text).toEqual(own);
});
