import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WithdrawalRequest } from '../../../contract/batches.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { insertBatch, type TestBatch, type TestRow } from '../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

async function entity() {
  const { context } = installation;
  const entityId = await installation.entity();
  const creator = await installation.user(entityId, ['PREPARER']);
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
  const changes = async (id: string) =>
    (await installation.as(creator).send('GET', `/app/batches/${id}/changes`)).body;
  return { context, creator: installation.as(creator), insert, paid, changes };
}

describe('the changes of a batch', () => {
  it('are all rows when no recipient was paid before', async () => {
    const { insert, changes } = await entity();
    const { id } = await insert({
      rows: [
        { accountNumber: '11111', beneficiaryName: 'Ann', amountMinor: 5n },
        { accountNumber: '22222', beneficiaryName: 'Ben', amountMinor: 7n },
      ],
    });
    expect(await changes(id)).toMatchObject({
      newBeneficiaries: 2,
      bankDetailsChanged: 0,
      amountsChanged: 0,
      unchanged: 0,
      items: [
        {
          rowNumber: 2,
          kind: 'NEW_BENEFICIARY',
          beneficiaryName: 'Ben',
          amount: '0.07',
          earlierAmount: null,
          earlierAccount: null,
        },
        { rowNumber: 1, kind: 'NEW_BENEFICIARY' },
      ],
    });
  });

  it('are listed by row: bank details first, then new beneficiaries, then amounts', async () => {
    const { insert, paid, changes } = await entity();
    await paid([
      { accountNumber: '10001', beneficiaryName: 'Same Person', amountMinor: 100n },
      { accountNumber: '10002', beneficiaryName: 'Raised Person', amountMinor: 100n },
      { accountNumber: '10003', beneficiaryName: 'Zoë  MOVED', amountMinor: 100n },
      { accountNumber: '10004', beneficiaryName: 'Old Name', externalId: 'E-4', amountMinor: 100n },
    ]);
    await paid([{ accountNumber: '10002', beneficiaryName: 'Raised Person', amountMinor: 150n }]);
    const { id } = await insert({
      duplicateReason: 'A bonus beside the salary',
      rows: [
        { accountNumber: '10001', beneficiaryName: 'Same Person', amountMinor: 100n },
        { accountNumber: '10002', beneficiaryName: 'Raised Person', amountMinor: 900n },
        { accountNumber: '20003', beneficiaryName: 'zoe moved', amountMinor: 300n },
        {
          accountNumber: '20004',
          bankCode: 'ABSA',
          beneficiaryName: 'New Name',
          externalId: 'E-4',
          amountMinor: 400n,
        },
        { accountNumber: '20005', beneficiaryName: 'Unpaid Before', amountMinor: 500n },
      ],
    });
    const body = await changes(id);
    expect(body).toMatchObject({
      newBeneficiaries: 1,
      bankDetailsChanged: 2,
      amountsChanged: 1,
      unchanged: 1,
      duplicateReason: 'A bonus beside the salary',
    });
    expect(body.items).toMatchObject([
      {
        rowNumber: 4,
        kind: 'BANK_DETAILS_CHANGED',
        earlierAccount: { bankCode: 'FNB', accountNumber: '10004' },
        earlierAmount: null,
      },
      {
        rowNumber: 3,
        kind: 'BANK_DETAILS_CHANGED',
        earlierAccount: { accountNumber: '10003' },
        earlierAmount: null,
      },
      { rowNumber: 5, kind: 'NEW_BENEFICIARY' },
      { rowNumber: 2, kind: 'AMOUNT_CHANGED', amount: '9.00', earlierAmount: '1.50', earlierAccount: null },
    ]);
  });

  it('flag an externalId back on an earlier account, but not a name that known accounts share', async () => {
    const { insert, paid, changes } = await entity();
    const old: TestRow = {
      accountNumber: '80001',
      beneficiaryName: 'Comes Back',
      externalId: 'E-8',
      amountMinor: 100n,
    };
    const twins: TestRow[] = [
      { accountNumber: '80003', beneficiaryName: 'John Smith', amountMinor: 100n },
      { accountNumber: '80004', beneficiaryName: 'John Smith', amountMinor: 100n },
    ];
    await paid([old, ...twins]);
    await paid([{ ...old, accountNumber: '80002' }]);
    const { id } = await insert({ rows: [old, ...twins] });
    expect(await changes(id)).toMatchObject({
      bankDetailsChanged: 1,
      unchanged: 2,
      items: [
        {
          rowNumber: 1,
          kind: 'BANK_DETAILS_CHANGED',
          earlierAccount: { accountNumber: '80002' },
          earlierAmount: '1.00',
        },
      ],
    });
  });

  it('ignore payments that were never made, later ones and those of other entities', async () => {
    const { insert, paid, changes } = await entity();
    const other = await entity();
    const row: TestRow = { accountNumber: '30001', beneficiaryName: 'Only Planned' };
    await other.paid([row]);
    await insert({ status: 'CANCELLED', rows: [{ ...row, status: 'CANCELLED' }] });
    await insert({ status: 'FAILED', rows: [{ ...row, status: 'FAILED' }] });
    await insert({ rows: [row] });
    const { id } = await insert({ rows: [row] });
    await paid([row]);
    expect(await changes(id)).toMatchObject({
      newBeneficiaries: 1,
      bankDetailsChanged: 0,
      amountsChanged: 0,
      unchanged: 0,
    });
  });

  it('show at most 200 rows but count all of every kind', async () => {
    const { insert, paid, changes } = await entity();
    await paid(
      Array.from({ length: 3 }, (_, i) => ({
        accountNumber: String(50_000 + i),
        beneficiaryName: `Known ${i}`,
        amountMinor: 1n,
      })),
    );
    const { id } = await insert({
      rows: [
        ...Array.from({ length: 3 }, (_, i) => ({
          accountNumber: String(50_000 + i),
          beneficiaryName: `Known ${i}`,
          amountMinor: 2n,
        })),
        ...Array.from({ length: 250 }, (_, i) => ({
          accountNumber: String(60_000 + i),
          beneficiaryName: `New ${i}`,
        })),
      ],
    });
    const body = await changes(id);
    expect(body).toMatchObject({ newBeneficiaries: 250, amountsChanged: 3, unchanged: 0 });
    expect(body.items).toHaveLength(200);
    expect(body.items.every(({ kind }: { kind: string }) => kind === 'NEW_BENEFICIARY')).toBe(true);
  });

  it('are empty for a batch that repeats the previous one', async () => {
    const { insert, paid, changes } = await entity();
    const rows = Array.from({ length: 30 }, (_, i) => ({
      accountNumber: String(70_000 + i),
      beneficiaryName: `Person ${i}`,
    }));
    await paid(rows);
    expect(await changes((await insert({ rows })).id)).toMatchObject({
      newBeneficiaries: 0,
      bankDetailsChanged: 0,
      amountsChanged: 0,
      unchanged: 30,
      items: [],
    });
  });
});

describe('the rows of a retry', () => {
  it('are the failed and returned withdrawals, as rows of a new batch', async () => {
    const { creator, insert } = await entity();
    const { id } = await insert({
      status: 'PARTIALLY_COMPLETE',
      rows: [
        { status: 'COMPLETE' },
        {
          status: 'FAILED',
          failureCode: 'BANK_UNAVAILABLE',
          externalId: 'E-2',
          ownReference: 'OWN',
          amountMinor: 123_456n,
        },
        { status: 'REVERSED', failureCode: 'ACCOUNT_CLOSED' },
        { status: 'CANCELLED' },
      ],
    });
    const { body } = await creator.send('GET', `/app/batches/${id}/retry-rows`);
    expect(body).toMatchObject([
      {
        rowNumber: 2,
        withdrawal: { amount: '1234.56', externalId: 'E-2', ownReference: 'OWN', branchCode: '250655' },
      },
      { rowNumber: 3 },
    ]);
    expect(body[1].withdrawal).not.toHaveProperty('externalId');
    for (const { withdrawal } of body) expect(WithdrawalRequest.safeParse(withdrawal).error).toBeUndefined();
  });

  it.each(['PENDING_APPROVAL', 'APPROVED', 'PROCESSING'] as const)(
    'are refused while the batch is %s',
    async (status) => {
      const { creator, insert } = await entity();
      expect(
        await creator.send('GET', `/app/batches/${(await insert({ status })).id}/retry-rows`),
      ).toMatchObject({ status: 400, body: { code: 'batch_not_ended' } });
    },
  );
});
