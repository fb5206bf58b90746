import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WithdrawalRequest } from '../../../../contract/batches.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { tamper } from '../../../platform/testing/test-database.ts';
import { insertBatch, type TestBatch, type TestRow } from '../../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';

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
  return { context, creator: installation.as(creator), insert };
}

describe('the earlier failures of a retry', () => {
  const failures: TestRow[] = [
    { beneficiaryName: 'Thandi', failureCode: 'NAME_MISMATCH' },
    { beneficiaryName: 'Sipho', failureCode: 'NAME_MISMATCH' },
    { beneficiaryName: 'Anna', failureCode: 'BANK_UNAVAILABLE' },
    { beneficiaryName: 'Lerato', failureCode: 'ACCOUNT_CLOSED' },
  ];
  const FAILED = failures.map((row, index) => ({
    ...row,
    status: 'FAILED' as const,
    accountNumber: `6200000000${index}`,
  }));

  it('are its rows on the same account without the change that the failure needs', async () => {
    const { context, creator, insert } = await entity();
    const first = await insert({ status: 'FAILED', rows: FAILED });
    const retry = await insert({
      rows: FAILED.map((row, index) => ({
        ...row,
        status: 'PENDING' as const,
        failureCode: null,
        ...(index === 1 ? { beneficiaryName: 'Sipho Dlamini' } : {}),
        ...(index === 3 ? { accountNumber: '62999999999' } : {}),
      })),
    });
    expect((await creator.send('GET', `/app/batches/${retry.id}/earlier-failures`)).body.count).toBe(0);
    await tamper(
      context.database,
      'batches',
      'batches_guard',
      'UPDATE batches SET retry_of_batch_id = $2 WHERE id = $1',
      [retry.id, first.id],
    );
    expect((await creator.send('GET', `/app/batches/${retry.id}/earlier-failures`)).body).toEqual({
      count: 1,
      items: [
        {
          rowNumber: 1,
          beneficiaryName: 'Thandi',
          failureCode: 'NAME_MISMATCH',
          failureReason: expect.stringContaining('The name does not match the account holder.'),
          status: 'FAILED',
        },
      ],
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

  it('are all withdrawals of a batch that was sent back, to be corrected', async () => {
    const { creator, insert } = await entity();
    const cancelled = { status: 'CANCELLED' as const };
    const { id } = await insert({
      status: 'REJECTED',
      rows: [cancelled, { ...cancelled, externalId: 'E-2' }],
    });
    const { body } = await creator.send('GET', `/app/batches/${id}/retry-rows`);
    expect(body).toMatchObject([{ rowNumber: 1 }, { rowNumber: 2, withdrawal: { externalId: 'E-2' } }]);
  });

  it('are all withdrawals of a batch that is paid again, for its entity alone', async () => {
    const { creator, insert } = await entity();
    const { id } = await insert({
      status: 'PARTIALLY_COMPLETE',
      rows: [{ status: 'COMPLETE' }, { status: 'FAILED' }, { status: 'COMPLETE' }],
    });
    const path = `/app/batches/${id}/retry-rows?rows=ALL`;
    const { body } = await creator.send('GET', path);
    expect(body.map(({ rowNumber }: { rowNumber: number }) => rowNumber)).toEqual([1, 2, 3]);
    expect((await (await entity()).creator.send('GET', path)).status).toBe(404);
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
