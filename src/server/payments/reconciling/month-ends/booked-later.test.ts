import { afterAll, beforeAll, expect, it } from 'vitest';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { Company } from '../../testing/month/company.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  const clock = { nowMs: () => Date.parse('2026-03-30T07:00:00Z') };
  installation = await paymentsInstallation({}, { clock });
  await installBanks(installation.context);
});
afterAll(async () => {
  expect((await verifyLedger(installation.context.database)).faults).toEqual([]);
  await installation.close();
});

it('says which payments were booked after a month was closed, beside the record that stays', async () => {
  const company = await Company.open(installation, { date: '2026-03-30', balanceMinor: 1_000_000n });
  await company.connect();
  await company.upload(company.statement('2026-03-30', []));
  await company.begin('10000.00');
  company.comesTo('2026-03-31');
  const file = await company.pay('Late', ['100.00', '40.00']);
  // The bank says nothing yet about the file of the 31st, and debits it in April.
  await company.upload(company.statement('2026-03-31', []));
  company.comesTo('2026-04-01');
  const record = await company.closeMonth('2026-03');
  const [{ account }] = await company.read('/app/statement-accounts');
  const march = async () => {
    const { items } = await company.read(`/app/statement-accounts/${account.id}/month-ends`);
    return items.find(({ month }: { month: string }) => month === '2026-03');
  };
  const dayOf = async (date: string) => {
    const { items } = await company.read(await company.daysPath());
    return items.find((day: { date: string }) => day.date === date);
  };
  const before = await march();
  expect(before).toMatchObject({ state: 'CLOSED', closing: { bookedLater: null } });
  expect((await dayOf('2026-03-31')).bookedLater).toBeNull();
  expect(record.map(({ part }) => part)).not.toContain('BOOKED_AFTER_CLOSING');

  company.comesTo('2026-04-02');
  await company.reply(file, 1);
  // The payment of 100.00, with its fee of 2.88.
  const late = { payments: 1, amount: '-102.88' };
  const after = await march();
  expect(after).toMatchObject({
    state: 'CLOSED',
    ledgerBalance: '9897.12',
    closing: { bookedLater: late, record: before.closing.record, digest: before.closing.digest },
  });
  expect(await dayOf('2026-03-31')).toMatchObject({ ledgerBalance: '9897.12', bookedLater: late });
  expect((await dayOf('2026-03-30')).bookedLater).toBeNull();
  const exported = await company.csv(`/app/month-ends/${after.closing.id}/record.csv`);
  expect(exported).toEqual(
    expect.arrayContaining([
      { part: 'LEDGER_BALANCE', count: '', amount: '10000.00', text: '' },
      { part: 'BOOKED_AFTER_CLOSING', count: '1', amount: '-102.88', text: '' },
    ]),
  );

  // Reopened, it is not a matter of a closing any more.
  const { bookkeeper, treasurer } = company;
  const path = `/app/month-ends/${after.closing.id}/reopen`;
  await bookkeeper.send('POST', path, { body: { reason: 'The bank paid late.' } });
  expect((await treasurer.send('POST', `${path}/confirm`, { body: {} })).status).toBe(200);
  expect((await march()).closing.bookedLater).toBeNull();
  expect((await dayOf('2026-03-31')).bookedLater).toBeNull();
});
