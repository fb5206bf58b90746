import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../shared/time.ts';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { insertBatch, type TestBatch, type TestRow } from '../../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';
import { checkBatch } from './check-batch.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

async function entity() {
  const { context } = installation;
  const entityId = await installation.entity();
  const creator = await installation.user(entityId, ['PREPARER']);
  const caller = installation.as(creator);
  let day = 0;
  const insert = (batch: Partial<TestBatch>) => {
    day += 1;
    return insertBatch(context, {
      entityId,
      createdBy: creator.id,
      createdAt: new Date(Date.UTC(2026, 0, 1) + day * DAY_MS),
      ...batch,
    });
  };
  const paid = (rows: TestRow[]) =>
    insert({ status: 'COMPLETE', rows: rows.map((row) => ({ status: 'COMPLETE', ...row })) });
  const checks = async (id: string) => (await caller.send('GET', `/app/batches/${id}/checks`)).body;
  const rows = async (id: string, query = '') => {
    const { body } = await caller.send('GET', `/app/batches/${id}/rows${query}`);
    return body as { items: { rowNumber: number; checks: Record<string, unknown> }[]; total: number };
  };
  const numbers = async (id: string, query: string) =>
    (await rows(id, query)).items.map(({ rowNumber }) => rowNumber);
  return { context, entityId, caller, insert, paid, checks, rows, numbers };
}

describe('the checks of a batch', () => {
  it('count every finding, and each view lists the rows that it counts', async () => {
    const { insert, paid, checks, rows, numbers } = await entity();
    await paid([
      { accountNumber: '10001', beneficiaryName: 'Same Person', amountMinor: 100n },
      { accountNumber: '10002', beneficiaryName: 'Raised Person', amountMinor: 100n },
      { accountNumber: '10003', beneficiaryName: 'Zoë  MOVED', amountMinor: 100n },
      { accountNumber: '10004', beneficiaryName: 'Old Name', externalId: 'E-4', amountMinor: 400n },
    ]);
    const { id } = await insert({
      duplicateReason: 'A bonus beside the salary',
      rows: [
        { accountNumber: '10001', beneficiaryName: 'Same Person', amountMinor: 100n },
        { accountNumber: '10002', beneficiaryName: 'Raised Person', amountMinor: 151n },
        { accountNumber: '20003', beneficiaryName: 'zoe moved', amountMinor: 150n },
        { accountNumber: '20004', bankCode: 'ABSA', beneficiaryName: 'New Name', externalId: 'E-4' },
        { accountNumber: '20005', beneficiaryName: 'Unpaid Before', amountMinor: 500n },
        { accountNumber: '20006', beneficiaryName: 'Unpaid  before', amountMinor: 501n },
        { accountNumber: '20006', beneficiaryName: 'Unpaid before', amountMinor: 501n },
      ],
    });
    expect(await checks(id)).toMatchObject({
      unusualAmountPercent: 50,
      changedBankDetails: 2,
      newBeneficiaries: 3,
      duplicates: 2,
      peopleWithSeveralAccounts: 1,
      rowsOfSeveralAccounts: 3,
      unusualAmounts: 2,
      failed: 0,
      duplicateReason: 'A bonus beside the salary',
      largest: [
        { rowNumber: 4, amount: '1250.00' },
        { rowNumber: 6 },
        { rowNumber: 7 },
        { rowNumber: 5 },
        {},
        {},
        {},
      ],
    });
    expect(await numbers(id, '?view=CHANGED')).toEqual([3, 4]);
    expect(await numbers(id, '?view=NEW')).toEqual([5, 6, 7]);
    expect(await numbers(id, '?view=DUPLICATES')).toEqual([1, 7]);
    expect(await numbers(id, '?view=SEVERAL_ACCOUNTS')).toEqual([5, 6, 7]);
    expect(await numbers(id, '?view=UNUSUAL')).toEqual([2, 4]);
    expect(await numbers(id, '?view=FAILED')).toEqual([]);
    expect(await numbers(id, '?view=LARGEST')).toEqual([4, 6, 7, 5, 2, 3, 1]);
    const { items } = await rows(id);
    expect(items.map((row) => row.checks)).toMatchObject([
      { account: null, usualAmount: '1.00', changePercent: 0, repeats: { rowNumber: 1 }, repeatsRow: null },
      { account: null, usualAmount: '1.00', changePercent: 51, unusual: true, repeats: null },
      {
        account: 'BANK_DETAILS_CHANGED',
        earlierAccount: { bankCode: 'FNB', accountNumber: '10003' },
        usualAmount: '1.00',
        unusual: false,
      },
      { account: 'BANK_DETAILS_CHANGED', earlierAccount: { accountNumber: '10004' }, usualAmount: '4.00' },
      { account: 'NEW_BENEFICIARY', usualAmount: null, changePercent: null, severalAccounts: true },
      { account: 'NEW_BENEFICIARY' },
      { account: 'NEW_BENEFICIARY', repeatsRow: 6 },
    ]);
  });

  it('flag an externalId back on an earlier account, but no shared name on known accounts', async () => {
    const { insert, paid, checks, rows } = await entity();
    const old: TestRow = { accountNumber: '80001', beneficiaryName: 'Comes Back', externalId: 'E-8' };
    const twins: TestRow[] = [
      { accountNumber: '80003', beneficiaryName: 'John Smith' },
      { accountNumber: '80004', beneficiaryName: 'John Smith' },
    ];
    await paid([old, ...twins]);
    await paid([{ ...old, accountNumber: '80002' }]);
    const { id } = await insert({ rows: [old, ...twins] });
    expect(await checks(id)).toMatchObject({ changedBankDetails: 1, newBeneficiaries: 0 });
    expect((await rows(id, '?view=CHANGED')).items).toMatchObject([
      { rowNumber: 1, checks: { earlierAccount: { accountNumber: '80002' } } },
    ]);
  });

  it('ignore payments that were never made, later ones and those of other entities', async () => {
    const { insert, paid, checks } = await entity();
    const other = await entity();
    const row: TestRow = { accountNumber: '30001', beneficiaryName: 'Only Planned' };
    await other.paid([row]);
    await insert({ status: 'CANCELLED', rows: [{ ...row, status: 'CANCELLED' }] });
    await insert({ status: 'FAILED', rows: [{ ...row, status: 'FAILED' }] });
    const { id } = await insert({ rows: [row] });
    await paid([row]);
    expect(await checks(id)).toMatchObject({ newBeneficiaries: 1, changedBankDetails: 0, duplicates: 0 });
  });

  it('treat account numbers that differ in leading zeros as one account', async () => {
    const { insert, paid, checks, rows } = await entity();
    await paid([{ accountNumber: '0040001', beneficiaryName: 'Zero' }]);
    const { id } = await insert({ rows: [{ accountNumber: '40001', beneficiaryName: 'Zero' }] });
    expect(await checks(id)).toMatchObject({ newBeneficiaries: 0, changedBankDetails: 0, duplicates: 1 });
    expect((await rows(id)).items).toMatchObject([{ checks: { usualAmount: '1250.00' } }]);
  });

  it('find duplicates only within the duplicate window of the entity', async () => {
    const { context, entityId, insert, paid, checks } = await entity();
    await savePaymentConfig(context, entityId, { duplicateWindowDays: 1 });
    const row: TestRow = { accountNumber: '50001' };
    await paid([row]);
    await insert({ rows: [{ accountNumber: '50002' }] });
    const { id } = await insert({ rows: [row] });
    expect(await checks(id)).toMatchObject({ duplicates: 0 });
  });
});

describe('a payment that recurs at a regular interval', () => {
  const salary: TestRow = { accountNumber: '70001', beneficiaryName: 'Lerato Adams', amountMinor: 900n };
  const on = (month: number, day: number) => new Date(Date.UTC(2026, month - 1, day));

  it.each<[string, Date[], Date, number]>([
    ['is no duplicate of the last one', [on(1, 31), on(2, 28)], on(3, 28), 0],
    ['is no duplicate when it is a few days early', [on(1, 31), on(2, 28)], on(3, 25), 0],
    ['is a duplicate in the middle of the interval', [on(1, 31), on(2, 28)], on(3, 14), 1],
    ['is a duplicate the day after', [on(1, 31), on(2, 28)], on(3, 1), 1],
    ['needs two earlier payments', [on(2, 28)], on(3, 28), 1],
    ['needs an interval of days', [on(3, 26), on(3, 27)], on(3, 28), 1],
  ])('%s', async (_, earlier, at, duplicates) => {
    const { insert, checks } = await entity();
    for (const createdAt of earlier)
      await insert({ status: 'COMPLETE', createdAt, rows: [{ ...salary, status: 'COMPLETE' }] });
    const { id } = await insert({ createdAt: at, rows: [salary] });
    expect(await checks(id)).toMatchObject({ duplicates });
  });

  it('is a duplicate of one that waits in another batch of the same month', async () => {
    const { insert, checks } = await entity();
    for (const createdAt of [on(1, 31), on(2, 28)])
      await insert({ status: 'COMPLETE', createdAt, rows: [{ ...salary, status: 'COMPLETE' }] });
    await insert({ createdAt: on(3, 27), rows: [salary] });
    const { id } = await insert({ createdAt: on(3, 28), rows: [salary] });
    expect(await checks(id)).toMatchObject({ duplicates: 1 });
  });
});

describe('an account that is paid under several names', () => {
  const anika: TestRow = { accountNumber: '11111', beneficiaryName: 'Anika Mokoena', amountMinor: 1_000n };

  it('is flagged with the other row and with the name that it was last paid under', async () => {
    const { insert, paid, checks, rows, numbers } = await entity();
    await paid([anika]);
    const { id } = await insert({
      rows: [
        { ...anika, amountMinor: 1_100n },
        { ...anika, beneficiaryName: 'Ghost Person' },
        { accountNumber: '22222', beneficiaryName: 'Phantom One' },
        { accountNumber: '22222', beneficiaryName: 'Phantom Two', amountMinor: 7n },
        { accountNumber: '0022222', beneficiaryName: 'Phantom Three', amountMinor: 8n },
        { accountNumber: '33333', beneficiaryName: 'Other Person' },
      ],
    });
    expect(await checks(id)).toMatchObject({ sharedAccounts: 2, rowsOfSharedAccounts: 5, flagged: 6 });
    expect(await numbers(id, '?view=SHARED_ACCOUNT')).toEqual([1, 2, 3, 4, 5]);
    const { items } = await rows(id);
    expect(items.map((row) => row.checks.sharedAccount)).toEqual([
      { inBatch: { rowNumber: 2, beneficiaryName: 'Ghost Person' }, lastPaid: null },
      {
        inBatch: { rowNumber: 1, beneficiaryName: 'Anika Mokoena' },
        lastPaid: { beneficiaryName: 'Anika Mokoena', paidAt: '2026-01-02T00:00:00.000Z' },
      },
      { inBatch: { rowNumber: 4, beneficiaryName: 'Phantom Two' }, lastPaid: null },
      { inBatch: { rowNumber: 3, beneficiaryName: 'Phantom One' }, lastPaid: null },
      { inBatch: { rowNumber: 3, beneficiaryName: 'Phantom One' }, lastPaid: null },
      null,
    ]);
  });

  it('says nothing of the usual amount of another person on it', async () => {
    const { insert, paid, checks, rows } = await entity();
    await paid([anika, { accountNumber: '44444', beneficiaryName: 'Yusuf Molefe', amountMinor: 500n }]);
    const { id } = await insert({
      rows: [
        { ...anika, beneficiaryName: 'Ghost Person' },
        { ...anika, beneficiaryName: 'Yusuf Molefe', amountMinor: 500n },
      ],
    });
    await checks(id);
    expect((await rows(id)).items.map((row) => row.checks)).toMatchObject([
      { account: 'NEW_BENEFICIARY', usualAmount: null, changePercent: null, unusual: false },
      { account: 'BANK_DETAILS_CHANGED', earlierAccount: { accountNumber: '44444' }, usualAmount: '5.00' },
    ]);
  });

  it('is no risk when the names differ in their writing only', async () => {
    const { insert, paid, checks, rows } = await entity();
    await paid([{ ...anika, beneficiaryName: 'Johan Mokoena' }]);
    const { id } = await insert({ rows: [{ ...anika, beneficiaryName: 'J Mokoena', amountMinor: 1_001n }] });
    expect(await checks(id)).toMatchObject({ sharedAccounts: 0, newBeneficiaries: 0, flagged: 0 });
    expect((await rows(id)).items).toMatchObject([{ checks: { usualAmount: '10.00', sharedAccount: null } }]);
  });

  it('is compared with executed payments only', async () => {
    const { insert, paid, checks } = await entity();
    await paid([anika]);
    const ghost = { ...anika, beneficiaryName: 'Ghost Person' };
    await insert({ rows: [ghost] });
    await insert({ status: 'CANCELLED', rows: [{ ...ghost, status: 'CANCELLED' }] });
    const { id } = await insert({ rows: [anika] });
    expect(await checks(id)).toMatchObject({ sharedAccounts: 0, changedBankDetails: 0, newBeneficiaries: 0 });
  });
});

describe('the rows to check', () => {
  it('are all rows with a finding, the most serious first', async () => {
    const { insert, paid, checks, numbers } = await entity();
    await paid([
      { accountNumber: '10001', beneficiaryName: 'As Usual', amountMinor: 100n },
      { accountNumber: '10002', beneficiaryName: 'Raised Person', amountMinor: 100n },
      { accountNumber: '10003', beneficiaryName: 'Moved Person', amountMinor: 100n },
      { accountNumber: '10004', beneficiaryName: 'Real Person', amountMinor: 100n },
    ]);
    const { id } = await insert({
      rows: [
        { accountNumber: '10001', beneficiaryName: 'As Usual', amountMinor: 101n },
        { accountNumber: '20001', beneficiaryName: 'Newcomer' },
        { accountNumber: '10002', beneficiaryName: 'Raised Person', amountMinor: 900n },
        { accountNumber: '10004', beneficiaryName: 'Ghost', amountMinor: 102n },
        { accountNumber: '20003', beneficiaryName: 'Moved Person', amountMinor: 100n },
      ],
    });
    expect(await checks(id)).toMatchObject({ flagged: 4 });
    expect(await numbers(id, '?view=FLAGGED')).toEqual([5, 4, 3, 2]);
    expect(await numbers(id, '?view=FLAGGED&sort=rowNumber&order=asc')).toEqual([2, 3, 4, 5]);
  });
});

describe('duplicates and unusual amounts', () => {
  it('are equally serious: the larger amount comes first', async () => {
    const { insert, paid, checks, numbers } = await entity();
    await paid([
      { accountNumber: '40001', beneficiaryName: 'Ann', amountMinor: 2_000n },
      { accountNumber: '40002', beneficiaryName: 'Ben', amountMinor: 2_000n },
    ]);
    const { id } = await insert({
      rows: [
        { accountNumber: '40001', beneficiaryName: 'Ann', amountMinor: 2_100n },
        { accountNumber: '40001', beneficiaryName: 'Ann', amountMinor: 2_100n },
        { accountNumber: '40002', beneficiaryName: 'Ben', amountMinor: 90_000n },
        { accountNumber: '40003', beneficiaryName: 'New', amountMinor: 500_000n },
      ],
    });
    await checks(id);
    const found = await numbers(id, '?view=FLAGGED');
    expect(found[0]).toBe(3);
    expect(found.at(-1)).toBe(4);
    expect(new Set(found.slice(1, 3))).toEqual(new Set([1, 2]));
  });
});

describe('rows that belong together', () => {
  it('stand next to each other in the place of the most serious one, a repeated payment too', async () => {
    const { insert, paid, checks, rows, numbers } = await entity();
    await paid([{ accountNumber: '10003', beneficiaryName: 'Moved Person', amountMinor: 100n }]);
    const twice: TestRow = { accountNumber: '20002', beneficiaryName: 'Paid Twice', amountMinor: 300n };
    await paid([{ ...twice, amountMinor: 290n }]);
    const { id } = await insert({
      rows: [
        { accountNumber: '20001', beneficiaryName: 'Real Person', amountMinor: 200n },
        twice,
        { accountNumber: '20009', beneficiaryName: 'Newcomer', amountMinor: 50n },
        { accountNumber: '20003', beneficiaryName: 'Moved Person', amountMinor: 100n },
        twice,
        { accountNumber: '20001', beneficiaryName: 'Ghost', amountMinor: 201n },
      ],
    });
    expect(await checks(id)).toMatchObject({ flagged: 6, duplicates: 1 });
    expect(await numbers(id, '?view=FLAGGED')).toEqual([4, 1, 6, 5, 2, 3]);
    expect((await rows(id, '?view=FLAGGED')).items[4]!.checks).toMatchObject({ repeatedByRow: 5 });
    expect(await numbers(id, '?view=DUPLICATES')).toEqual([5]);
  });
});

describe('the checks are renewed while the batch waits', () => {
  it('when the entity changes its threshold', async () => {
    const { context, entityId, insert, paid, checks } = await entity();
    await paid([{ accountNumber: '60001', amountMinor: 100n }]);
    const { id } = await insert({ rows: [{ accountNumber: '60001', amountMinor: 120n }] });
    expect(await checks(id)).toMatchObject({ unusualAmounts: 0 });
    await savePaymentConfig(context, entityId, { unusualAmountPercent: 10 });
    expect(await checks(id)).toMatchObject({ unusualAmounts: 1, unusualAmountPercent: 10 });
  });

  it('when an earlier batch was decided since, at most once a minute', async () => {
    const { context, insert, checks } = await entity();
    const row: TestRow = { accountNumber: '60002' };
    const before = await insert({ rows: [row] });
    const { id } = await insert({ rows: [row] });
    expect(await checks(id)).toMatchObject({ duplicates: 1 });
    await context.database.query(`UPDATE batches SET status = 'CANCELLED', updated_at = $2 WHERE id = $1`, [
      before.id,
      new Date(context.clock.nowMs() + 1_000),
    ]);
    await context.database.query("UPDATE withdrawals SET status = 'CANCELLED' WHERE batch_id = $1", [
      before.id,
    ]);
    expect(await checks(id)).toMatchObject({ duplicates: 1 });
    const later = { ...context, clock: { nowMs: () => context.clock.nowMs() + 61_000 } };
    await checkBatch(later, id);
    expect(await checks(id)).toMatchObject({ duplicates: 0 });
  });

  it('but not after it was decided: they show what the approvers saw', async () => {
    const { context, entityId, insert, paid, checks, caller } = await entity();
    await paid([{ accountNumber: '60003', amountMinor: 100n }]);
    const { id } = await insert({ rows: [{ accountNumber: '60003', amountMinor: 120n }] });
    await checks(id);
    await caller.send('POST', `/v1/payments/bulk-withdrawals/batches/${id}/cancel`);
    await savePaymentConfig(context, entityId, { unusualAmountPercent: 10 });
    expect(await checks(id)).toMatchObject({ unusualAmounts: 0, unusualAmountPercent: 50 });
  });

  it('once, by many callers at the same time', async () => {
    const { insert, checks } = await entity();
    const rows = Array.from({ length: 300 }, (_, i) => ({ accountNumber: String(700_000 + i) }));
    const { id } = await insert({ rows });
    const answers = await Promise.all(Array.from({ length: 10 }, () => checks(id)));
    for (const answer of answers) expect(answer).toMatchObject({ newBeneficiaries: 300 });
  });
});

describe('the rows of a batch', () => {
  it('are sorted by every column, in pages that do not overlap', async () => {
    const { insert, checks, numbers } = await entity();
    const { id } = await insert({
      rows: [
        { accountNumber: '90003', beneficiaryName: 'Carl', amountMinor: 20n },
        { accountNumber: '90001', beneficiaryName: 'ann', amountMinor: 30n },
        { accountNumber: '90002', beneficiaryName: 'Ben', amountMinor: 20n },
      ],
    });
    await checks(id);
    expect(await numbers(id, '?sort=name')).toEqual([2, 3, 1]);
    expect(await numbers(id, '?sort=account&order=desc')).toEqual([1, 3, 2]);
    expect(await numbers(id, '?sort=amount&order=desc')).toEqual([2, 1, 3]);
    expect(await numbers(id, '?sort=amount&offset=1&limit=1')).toEqual([3]);
    for (const sort of ['bank', 'reference', 'usualAmount', 'change', 'findings', 'rail', 'status'])
      expect(new Set(await numbers(id, `?sort=${sort}&order=desc`))).toEqual(new Set([1, 2, 3]));
  });

  it('are found by name without accents, a part of the account, reference and external id', async () => {
    const { insert, numbers } = await entity();
    const { id } = await insert({
      rows: [
        { accountNumber: '62012345678', beneficiaryName: 'Zoë Müller' },
        { accountNumber: '62099999999', beneficiaryName: 'Other', beneficiaryReference: 'INV 100%' },
        { accountNumber: '62088888888', beneficiaryName: 'Third', externalId: 'EMP-77' },
      ],
    });
    expect(await numbers(id, '?search=zoe%20muller')).toEqual([1]);
    expect(await numbers(id, '?search=5678')).toEqual([1]);
    expect(await numbers(id, '?search=6201%20234')).toEqual([1]);
    expect(await numbers(id, '?search=100%25')).toEqual([2]);
    expect(await numbers(id, '?search=emp-77')).toEqual([3]);
    expect(await numbers(id, '?search=_')).toEqual([]);
  });

  it('show the failed and returned ones in one view', async () => {
    const { insert, checks, numbers } = await entity();
    const { id } = await insert({
      status: 'PARTIALLY_COMPLETE',
      rows: [
        { status: 'COMPLETE' },
        { status: 'FAILED', failureCode: 'ACCOUNT_CLOSED' },
        { status: 'REVERSED', failureCode: 'ACCOUNT_CLOSED' },
      ],
    });
    expect(await checks(id)).toMatchObject({ failed: 2 });
    expect(await numbers(id, '?view=FAILED')).toEqual([2, 3]);
    expect(await numbers(id, '?status=FAILED&failureCode=ACCOUNT_CLOSED')).toEqual([2]);
  });
});

const NAMES = ['Thandi Nkosi', 'Johan Botha', 'Lerato Dube', 'Pieter Smit', 'Aisha Patel', 'Sipho Zulu'];
const right = (i: number) => ({ accountNumber: `6201234${5600 + 37 * i}`, beneficiaryName: NAMES[i]! });

describe('account numbers that look like something else', () => {
  it('are flagged for the approver, each with what it may be', async () => {
    const { insert, checks, rows, numbers } = await entity();
    const { id } = await insert({
      rows: [
        ...NAMES.map((_, i) => right(i)),
        { accountNumber: '8001015009087', beneficiaryName: 'Identity Number' },
        { accountNumber: '0821234567', bankCode: 'ABSA', beneficiaryName: 'Phone Number' },
        { accountNumber: '62111111111', beneficiaryName: 'Own Reference', ownReference: 'ACC 62111111111' },
        { accountNumber: '620123456', beneficiaryName: 'Cut Short' },
      ],
    });
    const found = await checks(id);
    const { items } = await rows(id);
    const marks = items.map((row) => row.checks.accountMark);
    expect(marks.slice(0, 6)).toEqual([null, null, null, null, null, null]);
    expect(marks.slice(6, 9)).toEqual(['IDENTITY', 'PHONE', 'TEXT']);
    expect(['LENGTH', 'SHORTER']).toContain(marks[9]);
    expect(await numbers(id, '?view=DOUBTFUL_ACCOUNT')).toEqual([7, 8, 9, 10]);
    expect(found.doubtfulAccounts).toBe(4);
    expect(found.common.map((one: { finding: string }) => one.finding)).toEqual(['DOUBTFUL_ACCOUNT', 'NEW']);
  });

  it('are flagged one by one when they are few, but not on an account that was paid before', async () => {
    const { insert, paid, checks, numbers } = await entity();
    const looksLikePhone = { accountNumber: '0821234567', bankCode: 'ABSA', beneficiaryName: 'Phone Number' };
    const people = NAMES.map((_, i) => right(i));
    await paid([...people, ...people.map((one, i) => ({ ...one, amountMinor: BigInt(i + 7) }))]);
    const rows = [...people, ...people.slice(0, 3), looksLikePhone];
    const first = await insert({ rows });
    expect(await checks(first.id)).toMatchObject({ doubtfulAccounts: 1 });
    expect(await numbers(first.id, '?view=FLAGGED')).toContain(10);
    await paid([looksLikePhone]);
    const second = await insert({ rows });
    expect(await checks(second.id)).toMatchObject({ doubtfulAccounts: 0 });
  });

  it('that are a slip for the number before are flagged, however many accounts are new', async () => {
    const { insert, paid, checks, numbers } = await entity();
    const people = Array.from({ length: 10 }, (_, i) => ({
      accountNumber: `6201${2345600 + 137 * i}`,
      beneficiaryName: `${NAMES[i % 6]!} ${'ABCDEFGHIJ'[i]!.repeat(4)}`,
    }));
    await paid(people);
    const moved = people.map((one, i) => ({
      ...one,
      accountNumber: `9${7000000000 + 7919 * 104729 * (i + 1)}`,
    }));
    const { id } = await insert({
      rows: [{ ...people[0]!, accountNumber: people[0]!.accountNumber.slice(0, -2) }, ...moved.slice(1)],
    });
    expect((await checks(id)).common.map((one: { finding: string }) => one.finding)).toContain('CHANGED');
    expect(await numbers(id, '?view=FLAGGED')).toContain(1);
  });
});

describe('payments at the branch of another bank', () => {
  beforeAll(() => installBanks(installation.context));

  it('are flagged until the person was paid there', async () => {
    const { insert, paid, checks, rows, numbers } = await entity();
    const people = NAMES.map((_, i) => right(i));
    const elsewhere = { ...people[0]!, branchCode: '632005' };
    await paid(people);
    const first = await insert({ rows: [elsewhere, ...people.slice(1)] });
    expect(await checks(first.id)).toMatchObject({ doubtfulAccounts: 1 });
    expect((await rows(first.id)).items.map((row) => row.checks.accountMark)).toEqual([
      'OTHER_BANK',
      ...people.slice(1).map(() => null),
    ]);
    expect(await numbers(first.id, '?view=FLAGGED')).toContain(1);
    await paid([elsewhere]);
    const second = await insert({ rows: [elsewhere, ...people.slice(1)] });
    expect(await checks(second.id)).toMatchObject({ doubtfulAccounts: 0 });
  });

  it('are duplicates of payments to the same number at either bank', async () => {
    const { insert, paid, checks, rows } = await entity();
    const paidTo = { ...right(0), amountMinor: 700n };
    await paid([paidTo]);
    const there = { ...paidTo, bankCode: 'CAPITEC', beneficiaryName: 'Another Name' };
    const { id } = await insert({
      duplicateReason: 'Looked at',
      rows: [{ ...there, branchCode: '250655' }, there, { ...paidTo, branchCode: '632005' }],
    });
    expect(await checks(id)).toMatchObject({ duplicates: 3 });
    const { items } = await rows(id);
    expect(items.map((row) => [row.checks.repeats !== null, row.checks.repeatsRow])).toEqual([
      [true, null],
      [false, 1],
      [true, null],
    ]);
  });

  it('say whether the payment that a row repeats was paid or has still to be paid', async () => {
    const { insert, paid, checks, rows } = await entity();
    const twice = [{ ...right(0), amountMinor: 700n }];
    await paid(twice);
    const waiting = await insert({ duplicateReason: 'Looked at', rows: twice });
    const repeatOf = async (id: string) => {
      await checks(id);
      return (await rows(id)).items[0]!.checks.repeats;
    };
    expect(await repeatOf(waiting.id)).toMatchObject({ status: 'COMPLETE' });
    const next = await insert({ duplicateReason: 'Looked at', rows: twice });
    expect(await repeatOf(next.id)).toMatchObject({ batchId: waiting.id, status: 'PENDING' });
  });
});
