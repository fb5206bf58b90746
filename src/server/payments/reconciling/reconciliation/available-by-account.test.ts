import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInProfile } from '../../../../domain/bank-files/testing/built-in-profile.ts';
import { camtText } from '../../../../domain/bank-files/testing/camt-text.ts';
import { compare, subtract } from '../../../../shared/decimals.ts';
import { connectionSettings, makeReady, switchOn } from '../../bank-files/testing/bank-file-entity.ts';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { Company, type Line } from '../../testing/month/company.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { statementOf } from '../statements/testing/statement-of-day.ts';

const BATCHES = '/v1/payments/bulk-withdrawals/batches';
const ENTRIES = '/app/reconciliation/entries';
const SECOND = '62000000002';
const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;

let installation: PaymentsInstallation;
beforeAll(async () => {
  const clock = { nowMs: () => Date.parse(`${day(2)}T07:00:00Z`) };
  installation = await paymentsInstallation({}, { clock });
  await installBanks(installation.context);
});
afterAll(async () => {
  expect((await verifyLedger(installation.context.database)).faults).toEqual([]);
  await installation.close();
});

/** A company whose account for EFT began with 100.00. `addSecond` gives it one for RTC that has as much. */
async function begun() {
  const company = await Company.open(installation, { date: day(2), balanceMinor: 10_000n });
  await company.connect();
  await company.upload(company.statement(day(2), []));
  await company.begin('100.00');
  const { bookkeeper, treasurer } = company;
  const position = async () => (await company.read('/app/funding-position'))[0];
  return {
    company,
    position,
    accounts: async () => {
      const { accounts } = await position();
      return ['62000000001', SECOND].map((number) =>
        accounts.find(({ account }: any) => account.accountNumber === number),
      );
    },
    addSecond: async ({ begins }: { begins: boolean }) => {
      const { payer, ...settings } = connectionSettings(builtInProfile('ZA-PAIN-RTC'), ['RTC']);
      const { body } = await bookkeeper.send('POST', '/app/bank-connections', {
        body: { ...settings, displayName: 'Second', payer: { ...payer, accountNumber: SECOND } },
      });
      await makeReady(bookkeeper, body.id);
      expect((await switchOn(treasurer, body.id)).status).toBe(200);
      const balance = { amountMinor: 10_000n, date: day(2) };
      const head = { accountNumber: SECOND, opening: balance, closing: balance };
      await company.upload(Buffer.from(camtText([statementOf(2, head, [])])));
      if (begins) {
        const openings = await company.read('/app/opening-balances');
        const missing = openings.find((one: any) => one.account.accountNumber === SECOND);
        const proposed = await bookkeeper.send('POST', '/app/opening-balances', {
          body: { statementId: missing.candidates[0].statement.id },
        });
        const { id, bookedAmount } = proposed.body.opening;
        const confirm = { body: { bookedAmount } };
        const booked = await treasurer.send('POST', `/app/opening-balances/${id}/confirm`, confirm);
        expect(booked.status, booked.text).toBe(200);
      }
      return body.id as string;
    },
    switchOff: async (id: string) => {
      const seen = (await company.read('/app/bank-connections')).find((one: any) => one.id === id);
      const body = { state: 'OFF', updatedAt: seen.updatedAt };
      const off = await treasurer.send('PUT', `/app/bank-connections/${id}/state`, { body });
      expect(off.status, off.text).toBe(200);
    },
    available: async () => {
      const [balance] = await company.read('/v1/payments/account/balances/FUNDING?currency=ZAR');
      expect((await position()).availableAmount).toBe(balance.available);
      return balance.available as string;
    },
    /** A batch of one payment, with its quote and what an approval says. */
    batchOf: async (rail: 'EFT' | 'RTC', amount: string) => {
      const withdrawals = [
        {
          beneficiaryName: 'Karoo Wool',
          bankCode: 'FNB',
          accountNumber: `620000${String(Math.round(Number(amount) * 100)).padStart(5, '0')}`,
          accountType: 'CURRENT',
          amount,
          beneficiaryReference: 'WOOL',
        },
      ];
      const body = { label: `Wool ${rail} ${amount}`, currency: 'ZAR', rail, withdrawals };
      const { body: batch } = await bookkeeper.send('POST', BATCHES, { body });
      return {
        quote: async () => (await treasurer.send('GET', `${BATCHES}/${batch.id}/fee-quote`)).body,
        approve: () => treasurer.send('POST', `${BATCHES}/${batch.id}/approve`),
      };
    },
    shows: (number: number, ...lines: Line[]) => company.upload(company.statement(day(number), lines)),
    setAside: async (text: string) => {
      const { items } = await company.read(`${ENTRIES}?limit=100`);
      const { id } = items.find(({ entry }: any) => entry.text === text).entry;
      const body = { reason: 'The bank takes it back.' };
      const aside = await treasurer.send('POST', `${ENTRIES}/${id}/set-aside`, { body });
      expect(aside.status, aside.text).toBe(200);
      await company.compare();
    },
  };
}

describe('an account', () => {
  it('pays only with its own money, though another one has more', async () => {
    const one = await begun();
    await one.addSecond({ begins: true });
    expect(await one.available()).toBe('200.00');
    const large = await one.batchOf('EFT', '150.00');
    expect(await large.quote()).toMatchObject({
      availableBalance: '100.00',
      shortfall: '52.88',
      payingAccount: { name: 'Main account 62000000001', isOn: true },
    });
    const refused = await large.approve();
    expect([refused.status, refused.body.code]).toEqual([400, 'insufficient_funds']);
    expect(refused.body.detail).toContain('R\u00a0100.00 is available on Main account 62000000001');
    expect(refused.body.errors[0].message).toBe('52.88');

    // Money held for one batch is not there for the next one of the same account.
    expect((await (await one.batchOf('EFT', '60.00')).approve()).status).toBe(200);
    expect(await one.accounts()).toMatchObject([{ payableAmount: '37.12' }, { payableAmount: '100.00' }]);
    const next = await one.batchOf('EFT', '40.00');
    expect(await next.quote()).toMatchObject({ availableBalance: '37.12', shortfall: '5.76' });
    expect((await next.approve()).body.code).toBe('insufficient_funds');
    const other = await one.batchOf('RTC', '80.00');
    expect((await other.quote()).payingAccount).toEqual({ name: 'Second 62000000002', isOn: true });
    expect((await other.approve()).status).toBe(200);
  });

  it('without an opening balance never pays with the money of another one', async () => {
    const one = await begun();
    await one.addSecond({ begins: false });
    const batch = await one.batchOf('RTC', '50.00');
    expect(await batch.quote()).toMatchObject({
      availableBalance: '0.00',
      payingAccount: null,
      accountWithoutOpening: 'Second 62000000002',
    });
    const refused = await batch.approve();
    expect(refused.body.code).toBe('insufficient_funds');
    expect(refused.body.detail).toContain('The opening balance of Second 62000000002');
    expect((await (await one.batchOf('EFT', '150.00')).quote()).accountWithoutOpening).toBeNull();
    expect((await (await one.batchOf('EFT', '49.00')).approve()).status).toBe(200);
  });

  it('whose connection is off has nothing available, and says so', async () => {
    const one = await begun();
    const second = await one.addSecond({ begins: true });
    expect((await (await one.batchOf('RTC', '30.00')).approve()).status).toBe(200);
    const before = await one.available();
    await one.switchOff(second);
    // Held money stays held, and only the rest becomes unavailable.
    const [first, other] = await one.accounts();
    expect(first).toMatchObject({ isPaying: true, offAmount: '0.00', payableAmount: '100.00' });
    expect(other).toMatchObject({ isPaying: false, payableAmount: '0.00', amount: '100.00' });
    const held = (await one.position()).reservedAmount;
    expect(compare(subtract('100.00', held), other.offAmount)).toBe(0);
    expect(await one.available()).toBe('100.00');
    expect(before).not.toBe('100.00');

    const waits = await one.batchOf('RTC', '20.00');
    expect(await waits.quote()).toMatchObject({
      availableBalance: '0.00',
      payingAccount: { name: 'Second 62000000002', isOn: false },
    });
    const refused = await waits.approve();
    expect(refused.body.code).toBe('insufficient_funds');
    expect(refused.body.detail).toContain('the bank connection of Second 62000000002');
    expect((await switchOn(one.company.treasurer, second)).status).toBe(200);
    expect(await one.available()).toBe(before);
    expect((await waits.approve()).status).toBe(200);
  });
});

it('has no money that left by an entry which was set aside, until the bank gives it back', async () => {
  const one = await begun();
  await one.shows(3, ['DEBIT ORDER', -4_000], ['MISTAKE', -1_000]);
  expect(await one.available()).toBe('50.00');
  await one.setAside('DEBIT ORDER');
  await one.setAside('MISTAKE');
  expect(await one.available()).toBe('50.00');
  const batch = await one.batchOf('EFT', '60.00');
  expect(await batch.quote()).toMatchObject({ availableBalance: '50.00', shortfall: '12.88' });
  expect((await batch.approve()).body.code).toBe('insufficient_funds');
  await one.shows(4, ['MISTAKE REVERSED', 1_000]);
  expect(await one.available()).toBe('50.00');
  await one.setAside('MISTAKE REVERSED');
  expect(await one.available()).toBe('60.00');
});
