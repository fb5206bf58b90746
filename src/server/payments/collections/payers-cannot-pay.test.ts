import { afterAll, beforeAll, expect, it } from 'vitest';
import { installBanks } from '../entity/banks/install-banks.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { oneAccount } from './testing/one-account.ts';
import { collectingCompany, RECEIPTS } from './testing/receiving-account.ts';
import { PAYERS, receivingCompany } from './testing/receiving-company.ts';

/** Matters that a user must see: pay pages without an account, and credits that no user has used. */

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
});
afterAll(() => installation.close());

type Company = Awaited<ReturnType<typeof receivingCompany>>;

const attentionOf = async ({ approver }: Company, kind: string) => {
  const { body } = await approver.send('GET', '/app/attention');
  return body.filter((one: { kind: string }) => one.kind === kind);
};

it('names the open requests whose pay pages show no account since it was switched off', async () => {
  const company = await collectingCompany(installation);
  const { admin, connectionId } = company;
  await company.asked({ amount: '30.00' });
  const { id } = await company.asked({ amount: '12.00' });
  expect(await attentionOf(company, 'PAY_PAGES_CLOSED')).toEqual([]);
  const off = await admin.send('PUT', `/app/bank-connections/${connectionId}/state`, {
    body: { state: 'OFF' },
  });
  expect(off.status, off.text).toBe(200);
  expect((await company.read(id)).payInto).toBeNull();
  expect(await attentionOf(company, 'PAY_PAGES_CLOSED')).toMatchObject([
    { count: 2, amount: '42.00', currency: 'ZAR' },
  ]);
  // No payer is kept from paying once nothing is open.
  for (const { id: one } of (await company.list()).items)
    await company.post(`/v1/payments/collections/${one}/cancel`, { reason: 'Asked elsewhere.' });
  expect(await attentionOf(company, 'PAY_PAGES_CLOSED')).toEqual([]);
});

it('names them when the only account for both becomes one that only pays', async () => {
  const company = await oneAccount(installation);
  expect((await company.become('BOTH')).status).toBe(200);
  expect((await company.switchOn()).status).toBe(200);
  await company.asked({ amount: '42.00' });
  expect(await attentionOf(company, 'PAY_PAGES_CLOSED')).toEqual([]);
  expect((await company.become('PAYMENTS')).status).toBe(200);
  expect((await company.switchOn()).status).toBe(200);
  expect(await attentionOf(company, 'PAY_PAGES_CLOSED')).toMatchObject([{ count: 1, amount: '42.00' }]);
});

it('leaves a company without a bank alone', async () => {
  const company = await receivingCompany(installation);
  await company.asked({ amount: '42.00' });
  expect(await attentionOf(company, 'PAY_PAGES_CLOSED')).toEqual([]);
});

it('names credits of payers who owe something, and finds the payers who have one', async () => {
  const company = await collectingCompany(installation);
  const { reference, payer } = await company.asked({ amount: '42.00', onTooMuch: 'CREDIT' });
  await company.receive({ text: reference, amountMinor: 5_000n });
  await company.asked({ payer: { name: 'Sipho Dlamini' } });
  // Until something is open, the credit is only shown where the payer is.
  expect(await attentionOf(company, 'CREDITS_UNUSED')).toEqual([]);
  const found = async () => {
    const { body } = await company.approver.send('GET', `${PAYERS}?hasCredit=true`);
    return body.items.map(({ name }: { name: string }) => name);
  };
  expect(await found()).toEqual(['Naledi Mokoena']);
  const { id } = await company.asked({ payerId: payer.id, amount: '20.00' });
  expect(await attentionOf(company, 'CREDITS_UNUSED')).toMatchObject([{ count: 1, amount: '8.00' }]);
  const [receipt] = await company.receipts();
  const path = `${RECEIPTS}/${receipt!.id}`;
  const { body } = await company.approver.send('GET', path);
  const credit = body.allocations.find(({ request }: { request: unknown }) => request === null);
  const off = await company.approver.send('POST', `${path}/deallocate`, {
    body: { allocationIds: [credit.id], reason: 'For the new request.' },
  });
  expect(off.status, off.text).toBe(200);
  const used = await company.approver.send('POST', `${path}/allocate`, {
    body: { allocations: [{ paymentRequestId: id, amount: '8.00' }] },
  });
  expect(used.status, used.text).toBe(200);
  expect(await attentionOf(company, 'CREDITS_UNUSED')).toEqual([]);
  expect(await found()).toEqual([]);
});
