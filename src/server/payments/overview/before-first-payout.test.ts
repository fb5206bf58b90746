import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReadyItem, Role } from '../../../shared/terms.ts';
import { bankFileEntity } from '../bank-files/testing/bank-file-entity.ts';
import { approvedBatch } from '../testing/approved-batch.ts';
import { fund } from '../testing/fund.ts';
import { through } from '../testing/instant-bank.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../testing/payments-installation.ts';
import { savePaymentConfig } from '../testing/save-payment-config.ts';
import { payBatch } from '../paying/worker/pay-batch.ts';

const PATH = '/app/before-first-payout';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

interface Item {
  item: ReadyItem;
  done: boolean;
  isNeeded: boolean;
}

const itemsOf = async (admin: TestCaller) => (await admin.send<Item[]>('GET', PATH)).body;
const missing = async (admin: TestCaller, needed: boolean) =>
  (await itemsOf(admin)).filter(({ done, isNeeded }) => !done && isNeeded === needed).map(({ item }) => item);

async function company(configured: boolean) {
  const entityId = await installation.entity({ configured });
  const user = async (...roles: Role[]) => installation.as(await installation.user(entityId, roles));
  return { entityId, user, admin: await user('ADMIN') };
}

it('names everything that an entity misses, and leaves out one thing after the other', async () => {
  const { entityId, user, admin } = await company(false);
  expect(await missing(admin, true)).toEqual(['PEOPLE', 'LIMITS', 'RAILS', 'MONEY']);
  const advice = ['CONNECTION', 'RULES', 'SECOND_ADMIN', 'MAIL'];
  // Without an approver, no approver misses a passkey.
  expect(await missing(admin, false)).toEqual(advice);

  await user('PREPARER');
  await user('APPROVER', 'ADMIN');
  expect(await missing(admin, true)).toContain('PEOPLE');
  await user('APPROVER');
  await fund(installation.context, entityId, 100n);
  expect(await missing(admin, true)).toEqual(['LIMITS', 'RAILS']);
  expect(await missing(admin, false)).toEqual(['CONNECTION', 'RULES', 'PASSKEYS', 'MAIL']);
});

it('counts the people by the approval rules, and payouts that are off', async () => {
  const { entityId, user, admin } = await company(true);
  await user('PREPARER');
  await user('APPROVER');
  expect(await missing(admin, true)).toEqual(['PEOPLE', 'MONEY']);
  await savePaymentConfig(installation.context, entityId, {
    approvalRules: [{ currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 1 }],
  });
  expect(await missing(admin, true)).toEqual(['MONEY']);
  await installation.context.database.query(
    'UPDATE entity_configs SET payouts_enabled = false WHERE entity_id = $1',
    [entityId],
  );
  expect(await missing(admin, true)).toEqual(['LIMITS', 'MONEY']);
});

it('counts a bank connection once it is on', async () => {
  const draft = await bankFileEntity(installation, {}, 'DRAFT');
  expect(await missing(draft.admin, false)).toContain('CONNECTION');
  const live = await bankFileEntity(installation);
  expect(await missing(live.admin, false)).not.toContain('CONNECTION');
});

it('is empty from the first payout on, and belongs to admins', async () => {
  const { entityId, id } = await approvedBatch(installation, [{ accountNumber: '62000001111' }]);
  const admin = installation.as(await installation.user(entityId, ['ADMIN']));
  expect((await itemsOf(admin)).length).toBeGreaterThan(0);
  while ((await payBatch(installation.context, through(installation.context), id, () => false)) !== 'done');
  expect(await itemsOf(admin)).toEqual([]);
  const approver = installation.as(await installation.user(entityId, ['APPROVER', 'PREPARER', 'VIEWER']));
  expect((await approver.send('GET', PATH)).status).toBe(403);
});
