import { afterAll, beforeAll, expect, it } from 'vitest';
import { installBanks } from '../entity/banks/install-banks.ts';
import { bankFileEntity } from '../bank-files/testing/bank-file-entity.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../testing/payments-installation.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
});
afterAll(() => installation.close());

const BATCHES = '/v1/payments/bulk-withdrawals/batches';
const CONFIG = '/v1/payments/entity/config';

const create = (caller: TestCaller, rail: string, ...amounts: string[]) =>
  caller.send('POST', BATCHES, {
    body: {
      label: rail,
      currency: 'ZAR',
      rail,
      withdrawals: amounts.map((amount, index) => ({
        beneficiaryName: `Person ${index}`,
        bankCode: 'FNB',
        accountNumber: `6201234567${index}`,
        accountType: 'CURRENT',
        amount,
        beneficiaryReference: 'RENT',
      })),
    },
  });

async function railsOf(caller: TestCaller): Promise<string[]> {
  return (await caller.send('GET', CONFIG)).body.rails.map(({ rail }: { rail: string }) => rail);
}

it('an entity that pays through its own bank creates no batch that no connection carries', async () => {
  const entity = await bankFileEntity(installation);
  const { preparer } = entity;
  expect(await railsOf(preparer)).toEqual(['EFT']);
  const refused = await create(preparer, 'RTC', '10.00', '20.00');
  expect([refused.status, refused.body.code]).toEqual([400, 'validation_failed']);
  expect(refused.body.errors).toMatchObject([
    { path: 'withdrawals[0].amount', code: 'rail_not_enabled' },
    { path: 'withdrawals[1].amount', code: 'rail_not_enabled' },
  ]);
  expect(refused.body.errors[0].message).toContain('bank connections carries payments by RTC');
  expect(refused.body.errors[0].message).toContain('Pay this row by another rail (EFT)');
  const created = await create(preparer, 'EFT', '10.00');
  expect(created.status, created.text).toBe(200);
});

it('a connection that is off still counts, because its batches wait for it', async () => {
  const { preparer, second, connectionId } = await bankFileEntity(installation);
  const connections = (await preparer.send('GET', '/app/bank-connections')).body;
  const { updatedAt } = connections.find(({ id }: { id: string }) => id === connectionId);
  const path = `/app/bank-connections/${connectionId}/state`;
  const off = await second.send('PUT', path, { body: { state: 'OFF', updatedAt } });
  expect(off.status, off.text).toBe(200);
  expect(await railsOf(preparer)).toEqual(['EFT']);
  expect((await create(preparer, 'EFT', '10.00')).status).toBe(200);
});

it('an entity without a bank connection may use each rail that is enabled', async () => {
  const entityId = await installation.entity();
  const caller = installation.as(await installation.user(entityId, ['PREPARER']));
  expect(await railsOf(caller)).toContain('RTC');
  expect((await create(caller, 'RTC', '10.00')).status).toBe(200);
});
