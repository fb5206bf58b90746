import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../shared/time.ts';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { Company, type Line } from '../../testing/month/company.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';

const ENTRIES = '/app/reconciliation/entries';
const BATCHES = '/v1/payments/bulk-withdrawals/batches';
const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;

let installation: PaymentsInstallation;
let today = 2;
beforeAll(async () => {
  const clock = { nowMs: () => Date.parse(`${day(2)}T07:00:00Z`) };
  installation = await paymentsInstallation({}, { clock });
  await installBanks(installation.context);
});
afterAll(async () => {
  expect((await verifyLedger(installation.context.database)).faults).toEqual([]);
  await installation.close();
});

/** A company whose account began with 10,000.00 on the 2nd, after rent of 1.00. */
async function begun() {
  installation.passMs((2 - today) * DAY_MS);
  today = 2;
  const company = await Company.open(installation, { date: day(2), balanceMinor: 1_000_000n });
  await company.connect();
  await company.upload(company.statement(day(2), [['RENT', -100]]));
  await company.begin('10000.00');
  await company.agree('RENT', { category: 'OTHER', words: 'RENT', toAmount: '5.00' });
  const read = (path: string) => company.read(path);
  const entryOf = async (text: string, state = 'OPEN') =>
    (await read(`${ENTRIES}?state=${state}`)).items.find(({ entry }: any) => entry.text === text);
  return {
    company,
    read,
    entryOf,
    available: async () =>
      (await read('/v1/payments/account/balances/FUNDING?currency=ZAR'))[0].available as string,
    latest: async () => (await read('/app/statement-accounts'))[0].latest,
    position: async () => (await read('/app/funding-position'))[0],
    comesTo: (number: number) => {
      company.comesTo(day(number));
      today = number;
    },
    shows: (number: number, ...lines: Line[]) => company.upload(company.statement(day(number), lines)),
    pays: async (number: number, ...amounts: string[]) => {
      const file = await company.pay(`Run ${number}`, amounts);
      await company.reply(file);
      const sum = file.payments.reduce((all, { amountMinor }) => all + Number(amountMinor), 0);
      await company.upload(company.statement(day(number), [[`BULK ${file.fileId}`, -sum]]));
      expect(await company.waiting()).toEqual([]);
      return file;
    },
    expected: async (text: string) => {
      const { entry } = await entryOf(text);
      const { body } = await company.treasurer.send('GET', `${ENTRIES}/${entry.id}/candidates`);
      return body.filter(({ kind }: any) => kind === 'FEE').map(({ amount }: any) => amount);
    },
    charge: async (text: string, more: object = {}) => {
      const { entry } = await entryOf(text);
      const body = { kind: 'FEE', ...more };
      const answer = await company.treasurer.send('POST', `${ENTRIES}/${entry.id}/post`, { body });
      expect(answer.status, answer.text).toBe(200);
      await company.compare();
      return answer.body.posted.postings[0];
    },
  };
}

describe('the charges of a month', () => {
  it('settle the fees of its payments, and only the rest is new', async () => {
    const one = await begun();
    one.comesTo(3);
    await one.pays(3, '100.00', '200.00', '300.00');
    // Three fees of 2.50 with VAT are expected, and the bank charges at the end of the month.
    expect(await one.latest()).toMatchObject({
      differenceAmount: '-8.64',
      reasons: [{ code: 'FEES', amount: '-8.64' }],
    });
    expect(await one.available()).toBe('9390.36');
    one.comesTo(4);
    await one.pays(4, '400.00');
    one.comesTo(30);
    await one.shows(30, ['SERVICE FEES MARCH', -2_000]);
    expect(await one.expected('SERVICE FEES MARCH')).toEqual(['-11.52']);
    expect(await one.charge('SERVICE FEES MARCH')).toMatchObject({
      kind: 'FEE',
      amount: '-20.00',
      settledFees: '-11.52',
    });
    expect(await one.latest()).toMatchObject({ differenceAmount: '0.00', reasons: [] });
    expect(await one.available()).toBe('8979.00');
    // Nothing is expected any more, and a further fee is new.
    await one.shows(31, ['CARD FEE', -1_000]);
    expect(await one.expected('CARD FEE')).toEqual([]);
    expect(await one.charge('CARD FEE')).toMatchObject({ settledFees: '0.00' });
    expect(await one.latest()).toMatchObject({ differenceAmount: '0.00', reasons: [] });
    expect(await one.available()).toBe('8969.00');
  });

  it('that are lower leave the rest expected, or give it back when the bank charges no more', async () => {
    const one = await begun();
    one.comesTo(3);
    await one.pays(3, '100.00', '200.00');
    one.comesTo(30);
    await one.shows(30, ['FEES 1', -300], ['FEES 2', -200]);
    expect(await one.charge('FEES 1')).toMatchObject({ settledFees: '-3.00' });
    expect(await one.expected('FEES 2')).toEqual(['-2.76']);
    const last = await one.charge('FEES 2', { isLast: true });
    expect(last).toMatchObject({ amount: '-2.00', settledFees: '-2.76' });
    expect(await one.latest()).toMatchObject({ differenceAmount: '0.00', reasons: [] });
    expect(await one.available()).toBe('9694.00');

    // Taken back, the fees are expected as before.
    const { entry } = await one.entryOf('FEES 2', 'POSTED');
    const undone = await one.company.treasurer.send('POST', `${ENTRIES}/${entry.id}/undo`, {
      body: { reason: 'It was charged later.' },
    });
    expect(undone.status, undone.text).toBe(200);
    await one.company.compare();
    expect(await one.expected('FEES 2')).toEqual(['-2.76']);
    expect(await one.charge('FEES 2')).toMatchObject({ settledFees: '-2.00' });
    expect(await one.latest()).toMatchObject({
      differenceAmount: '-0.76',
      reasons: [{ code: 'FEES', amount: '-0.76' }],
    });
  });

  it('settle fees by a rule as well', async () => {
    const one = await begun();
    one.comesTo(3);
    await one.pays(3, '100.00');
    one.comesTo(30);
    await one.shows(30, ['SERVICE CHARGES', -1_000]);
    await one.company.agree('SERVICE CHARGES', {
      category: 'CHARGES',
      words: 'SERVICE CHARGES',
      toAmount: '50.00',
    });
    expect((await one.entryOf('SERVICE CHARGES', 'POSTED')).posted.postings).toMatchObject([
      { kind: 'FEE', settledFees: '-2.88', rule: { category: 'CHARGES' } },
    ]);
    expect(await one.latest()).toMatchObject({ differenceAmount: '0.00', reasons: [] });
  });

  it('of a month whose statements come late settle the fees of that month', async () => {
    const one = await begun();
    one.comesTo(3);
    await one.pays(3, '100.00');
    one.comesTo(5);
    const first = one.company.statement(day(4), [['FEES 1', -288]]);
    const second = one.company.statement(day(5), [['FEES 2', -100]]);
    await one.company.upload(second);
    expect(await one.charge('FEES 2')).toMatchObject({ settledFees: '-1.00' });
    await one.company.upload(first);
    expect(await one.charge('FEES 1')).toMatchObject({ settledFees: '-1.88' });
    expect(await one.latest()).toMatchObject({ differenceAmount: '0.00', reasons: [] });
    expect(await one.available()).toBe('9895.12');
  });

  it('do not hide behind the fees that they would settle', async () => {
    const one = await begun();
    one.comesTo(3);
    await one.pays(3, '100.00');
    one.comesTo(30);
    await one.shows(30, ['FEES', -288]);
    // The expected fee and the open entry cancel out, so the two are named.
    expect((await one.latest()).reasons.map(({ code }: any) => code)).toEqual(['FEES', 'OPEN_ENTRIES']);
  });
});

describe('money that has left by an entry that is not posted', () => {
  it('is not available, and no batch is approved with it', async () => {
    const one = await begun();
    one.comesTo(3);
    expect(await one.available()).toBe('9999.00');
    await one.shows(3, ['DEBIT ORDER INSURANCE', -500_000], ['DEPOSIT UNKNOWN', 70_000]);
    // Money that came in by an open entry is not counted either: it may be a mistake of the bank.
    expect(await one.available()).toBe('4999.00');
    const { accounts, availableAmount } = await one.position();
    expect(availableAmount).toBe('4999.00');
    expect(accounts[0]).toMatchObject({
      statement: { closingAmount: '5699.00' },
      lines: [{ code: 'OPEN_ENTRIES', amount: '-700.00' }],
      amount: '4999.00',
    });

    const withdrawals = [
      {
        beneficiaryName: 'Karoo Wool',
        bankCode: 'FNB',
        accountNumber: '62000000099',
        accountType: 'CURRENT',
        amount: '5000.00',
        beneficiaryReference: 'WOOL',
      },
    ];
    const body = { label: 'Wool', currency: 'ZAR', withdrawals };
    const { body: batch } = await one.company.bookkeeper.send('POST', BATCHES, { body });
    const quote = (await one.company.treasurer.send('GET', `${BATCHES}/${batch.id}/fee-quote`)).body;
    expect(quote).toMatchObject({ availableBalance: '4999.00', shortfall: '3.88' });
    const approval = () => one.company.treasurer.send('POST', `${BATCHES}/${batch.id}/approve`);
    const refused = await approval();
    expect([refused.status, refused.body.code]).toEqual([400, 'insufficient_funds']);
    expect(refused.body.errors[0].message).toBe('3.88');
    const noticed = await one.read('/app/attention');
    expect(noticed.map(({ kind, amount }: any) => [kind, amount])).toContainEqual(['LOW_BALANCE', '3.88']);

    // Posted, it is booked: the balance stays. Money in that is posted as well is there.
    await one.company.agree('DEBIT ORDER INSURANCE', {
      category: 'OTHER',
      words: 'DEBIT ORDER INSURANCE',
      toAmount: '5000.00',
    });
    expect(await one.available()).toBe('4999.00');
    await one.company.agree('DEPOSIT UNKNOWN', { category: 'OTHER', words: 'DEPOSIT', toAmount: '700.00' });
    expect(await one.available()).toBe('5699.00');
    expect((await approval()).status).toBe(200);
  });

  it('comes back when the bank gives a rejected payment back that it had debited', async () => {
    const one = await begun();
    one.comesTo(3);
    const file = await one.company.pay('Run', ['100.00', '40.00']);
    await one.company.reply(file, 1);
    expect(await one.available()).toBe('9896.12');
    await one.shows(3, [`BULK ${file.fileId}`, -14_000]);
    // Before and after a user has posted the debit, the 40.00 are not on the account.
    expect(await one.available()).toBe('9856.12');
    await one.company.accept(`BULK ${file.fileId}`, 'WITH_REJECTED');
    expect(await one.available()).toBe('9856.12');
    expect((await one.position()).availableAmount).toBe('9856.12');
    one.comesTo(4);
    await one.shows(4, [`RUN 2 ${file.payments[1]!.endToEndId}`, 4_000]);
    expect(await one.available()).toBe('9896.12');
    expect((await one.position()).availableAmount).toBe('9896.12');
  });

  it('and is set aside is made good by a credit of its amount, and by no other', async () => {
    const one = await begun();
    const setAside = async (text: string) => {
      const { entry } = await one.entryOf(text);
      const body = { reason: 'Asked the bank.' };
      const answer = await one.company.treasurer.send('POST', `${ENTRIES}/${entry.id}/set-aside`, { body });
      expect(answer.status, answer.text).toBe(200);
    };
    one.comesTo(3);
    await one.shows(3, ['DEBIT ORDER', -80_000], ['DEPOSIT UNKNOWN', 90_000]);
    await setAside('DEBIT ORDER');
    await setAside('DEPOSIT UNKNOWN');
    expect(await one.available()).toBe('9199.00');
    expect((await one.position()).availableAmount).toBe('9199.00');
    one.comesTo(4);
    await one.shows(4, ['DEBIT ORDER GIVEN BACK', 80_000]);
    expect(await one.available()).toBe('9199.00');
    await setAside('DEBIT ORDER GIVEN BACK');
    expect(await one.available()).toBe('9999.00');
    expect((await one.position()).availableAmount).toBe('9999.00');
  });

  it('counts only from the opening balance on, and never for another entity', async () => {
    const one = await begun();
    const other = await begun();
    one.comesTo(3);
    await one.shows(3, ['DEBIT ORDER', -100_000]);
    expect(await one.available()).toBe('8999.00');
    expect(await other.available()).toBe('9999.00');
  });
});

describe('a statement that is dated in the future', () => {
  it('is not the last one of the bank while it is in question, and makes nothing available', async () => {
    const one = await begun();
    one.comesTo(3);
    await one.shows(3, ['OUT', -5_000]);
    const before = { available: await one.available(), ...(await one.position()) };
    expect(before.accounts).toMatchObject([{ statementsAhead: 0 }]);
    await one.shows(28, ['LATER IN', 700_000]);
    expect(await one.latest()).toMatchObject({ date: day(3), statementBalance: '9949.00' });
    const [account] = await one.read('/app/statement-accounts');
    expect(account.statementsAhead).toBe(1);
    const [was] = before.accounts;
    const after = await one.position();
    expect(after.accounts).toEqual([{ ...was, statementsAhead: 1 }]);
    expect(await one.available()).toBe(before.available);
    expect(after.availableAmount).toBe(before.availableAmount);

    // Money that leaves by such a statement is not available either, as before.
    await one.shows(29, ['LATER OUT', -10_000]);
    expect(await one.latest()).toMatchObject({ date: day(3) });
    const { accounts } = await one.position();
    expect(accounts).toMatchObject([{ statement: { date: day(3) }, statementsAhead: 2 }]);
    expect(Number(await one.available())).toBeLessThanOrEqual(Number(before.available));

    // On its day it counts, whether the question was answered or not.
    one.comesTo(28);
    expect(await one.latest()).toMatchObject({ date: day(28), statementBalance: '16949.00' });
    expect((await one.position()).accounts).toMatchObject([{ statementsAhead: 1 }]);
  });

  it('is the last one of the bank once a user has answered the question', async () => {
    const one = await begun();
    one.comesTo(3);
    await one.shows(28, ['LATER IN', 700_000]);
    expect(await one.latest()).toMatchObject({ date: day(2) });
    const [finding] = (await one.read('/app/statement-findings?open=true')).items;
    expect(finding.code).toBe('DATED_AHEAD');
    const path = `/app/statement-findings/${finding.id}/close`;
    const closed = await one.company.treasurer.send('POST', path, { body: { note: 'The bank dates so.' } });
    expect(closed.status, closed.text).toBe(200);
    expect(await one.latest()).toMatchObject({ date: day(28) });
  });
});
