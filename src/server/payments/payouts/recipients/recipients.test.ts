import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BatchStatus, WithdrawalStatus } from '../../../../shared/terms.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { insertBatch, type TestRow } from '../../testing/insert-batch.ts';
import { insertPayouts } from '../../testing/insert-payouts.ts';
import { wrongLastPaid } from '../../testing/last-paid.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';

let installation: PaymentsInstallation;
let caller: TestCaller;
let ann: string;
let ben: string;
let cleo: string;

/** Ann was paid twice under two names and had one payment returned. Ben was paid last, Cleo never. */
beforeAll(async () => {
  installation = await paymentsInstallation();
  const { context } = installation;
  const entityId = await installation.entity();
  const creator = await installation.user(entityId, ['PREPARER']);
  caller = installation.as(await installation.user(entityId, ['VIEWER']));
  const insert = async (day: number, rows: TestRow[]) => {
    const createdAt = new Date(Date.UTC(2026, 1, 1) + day * DAY_MS);
    const batch = await insertBatch(context, {
      entityId,
      createdBy: creator.id,
      createdAt,
      status: 'COMPLETE',
      rows,
    });
    await insertPayouts(
      context,
      entityId,
      rows.flatMap((row, i) => {
        const { id, beneficiaryId } = batch.withdrawals[i]!;
        if (row.status !== 'COMPLETE' && row.status !== 'REVERSED') return [];
        return [
          {
            status: row.status,
            amountMinor: row.amountMinor ?? 125_000n,
            beneficiaryId,
            withdrawalId: id,
            batchId: batch.id,
            createdAt,
          },
        ];
      }),
    );
    return batch.withdrawals.map(({ beneficiaryId }) => beneficiaryId);
  };
  [ann] = (await insert(1, [
    {
      accountNumber: '411110000',
      beneficiaryName: 'Ann Nkosi',
      externalId: 'E-1',
      amountMinor: 100n,
      status: 'COMPLETE',
    },
  ])) as [string];
  await insert(2, [
    { accountNumber: '411110000', beneficiaryName: 'Ann Müller', amountMinor: 50n, status: 'COMPLETE' },
    { accountNumber: '411110000', beneficiaryName: 'Ann Müller', amountMinor: 7n, status: 'REVERSED' },
  ]);
  [ben, cleo] = (await insert(3, [
    { accountNumber: '422220000', beneficiaryName: 'Ben 100%', amountMinor: 1n, status: 'COMPLETE' },
    {
      accountNumber: '433330000',
      beneficiaryName: 'Cleo Dlamini',
      bankCode: 'ABSA',
      externalId: 'X_9',
      status: 'CANCELLED',
    },
  ])) as [string, string];
});
afterAll(() => installation.close());

describe('a recipient', () => {
  it('has the latest name, the other names, and the totals that were paid and not returned', async () => {
    const { body } = await caller.send('GET', `/app/recipients/${ann}`);
    expect(body).toMatchObject({
      id: ann,
      name: 'Ann Müller',
      otherNames: ['Ann Nkosi'],
      bankCode: 'FNB',
      accountNumber: '411110000',
      externalId: 'E-1',
      firstSeenAt: '2026-02-02T00:00:00.000Z',
      lastPaidAt: '2026-02-03T00:00:00.000Z',
      totals: [{ currency: 'ZAR', count: 2, amount: '1.50' }],
    });
  });

  it('has no last payment when they were never paid', async () => {
    expect((await caller.send('GET', `/app/recipients/${cleo}`)).body).toMatchObject({
      lastPaidAt: null,
      totals: [],
      bankCode: 'ABSA',
    });
  });
});

describe('the search', () => {
  const found = async (query: string) => {
    const { body } = await caller.send(
      'GET',
      `/app/recipients?${new URLSearchParams(query === '' ? {} : { query })}`,
    );
    expect(body.total).toBe(body.items.length);
    return body.items.map(({ id }: { id: string }) => id);
  };

  it('orders by last payment, those never paid at the end', async () => {
    expect(await found('')).toEqual([ben, ann, cleo]);
  });

  it.each<[string, () => string[]]>([
    ['muller', () => [ann]],
    ['MÜLLER', () => [ann]],
    ['nkosi', () => [ann]],
    ['4222', () => [ben]],
    ['e-1', () => [ann]],
    ['0000', () => [ben, ann, cleo]],
    ['100%', () => [ben]],
    ['%', () => [ben]],
    ['x_9', () => [cleo]],
    ['xx9', () => []],
    ['unknown name', () => []],
  ])('%s', async (query, expected) => {
    expect(await found(query)).toEqual(expected());
  });

  it('is paged, and finds no recipient of another entity', async () => {
    const { body } = await caller.send('GET', '/app/recipients?offset=1&limit=1');
    expect(body).toMatchObject({ total: 3, offset: 1, limit: 1, items: [{ id: ann }] });
    const stranger = installation.as(await installation.user(await installation.entity(), ['VIEWER']));
    expect((await stranger.send('GET', '/app/recipients')).body).toMatchObject({ total: 0, items: [] });
  });
});

it('does not count a returned payment as the last one', async () => {
  const { context } = installation;
  const entityId = await installation.entity();
  const creator = await installation.user(entityId, ['PREPARER']);
  const [first, second] = [new Date('2026-03-01T08:00:00Z'), new Date('2026-03-02T08:00:00Z')];
  const batch = await insertBatch(context, {
    entityId,
    createdBy: creator.id,
    status: 'COMPLETE',
    rows: [{ status: 'COMPLETE' }],
  });
  const { beneficiaryId } = batch.withdrawals[0]!;
  const [, later] = await insertPayouts(context, entityId, [
    { beneficiaryId, createdAt: first },
    { beneficiaryId, createdAt: second, status: 'PROCESSING' },
  ]);
  const lastPaid = async () =>
    (await installation.as(creator).send('GET', '/app/recipients')).body.items[0].lastPaidAt;
  expect(await lastPaid()).toBe(first.toISOString());
  await context.database.query("UPDATE payouts SET status = 'COMPLETE' WHERE id = $1", [later!]);
  expect(await lastPaid()).toBe(second.toISOString());
  await context.database.query("UPDATE payouts SET status = 'REVERSED' WHERE id = $1", [later!]);
  expect(await lastPaid()).toBe(first.toISOString());
  expect(await wrongLastPaid(context)).toEqual([]);
});

it('is not renamed by a batch that waits, was cancelled or failed', async () => {
  const { context } = installation;
  const entityId = await installation.entity();
  const creator = await installation.user(entityId, ['PREPARER']);
  const named = async (
    day: number,
    beneficiaryName: string,
    status: WithdrawalStatus,
    batch: BatchStatus,
  ) => {
    const createdAt = new Date(Date.UTC(2026, 3, day));
    const inserted = await insertBatch(context, {
      entityId,
      createdBy: creator.id,
      createdAt,
      status: batch,
      rows: [
        { accountNumber: '455550000', beneficiaryName, externalId: beneficiaryName.slice(0, 5), status },
      ],
    });
    const { id: withdrawalId, beneficiaryId } = inserted.withdrawals[0]!;
    if (status === 'COMPLETE' || status === 'FAILED')
      await insertPayouts(context, entityId, [{ status, withdrawalId, beneficiaryId, createdAt }]);
    return inserted;
  };
  const paid = await named(1, 'Nomsa Dlamini', 'COMPLETE', 'COMPLETE');
  await named(2, 'Thief One', 'CANCELLED', 'REJECTED');
  await named(3, 'Thief Two', 'FAILED', 'FAILED');
  await named(4, 'Yusuf Molefe', 'PENDING', 'PENDING_APPROVAL');
  const { body } = await installation
    .as(creator)
    .send('GET', `/app/recipients/${paid.withdrawals[0]!.beneficiaryId}`);
  expect(body).toMatchObject({ name: 'Nomsa Dlamini', otherNames: [], externalId: 'Nomsa' });
});

it('finds every recipient of a common word, last paid first, and counts them up to a limit', async () => {
  const { context } = installation;
  const entityId = await installation.entity();
  const creator = await installation.user(entityId, ['PREPARER']);
  const batch = await insertBatch(context, {
    entityId,
    createdBy: creator.id,
    rows: Array.from({ length: 2_100 }, (_, index) => ({
      accountNumber: String(4_700_000_000 + index),
      beneficiaryName: `Worker ${index}`,
    })),
  });
  const [first, second] = batch.withdrawals;
  await insertPayouts(context, entityId, [
    { beneficiaryId: first!.beneficiaryId, createdAt: new Date(Date.UTC(2026, 1, 2)) },
    { beneficiaryId: second!.beneficiaryId, createdAt: new Date(Date.UTC(2026, 1, 3)) },
  ]);
  const page = async (query: string) =>
    (await installation.as(creator).send('GET', `/app/recipients?${query}`)).body;
  const common = await page('query=worker&limit=200&offset=0');
  expect(common).toMatchObject({ total: 2_001, isTotalExact: false });
  expect(common.items.slice(0, 2).map(({ name }: { name: string }) => name)).toEqual([
    'Worker 1',
    'Worker 0',
  ]);
  const last = await page('query=worker&limit=200&offset=2000');
  expect(last.items).toHaveLength(100);
  expect(last).toMatchObject({ total: 2_100 });
  expect(last).not.toHaveProperty('isTotalExact');
  expect((await page('query=worker%201999')).total).toBe(1);
  expect((await page('limit=1')).total).toBe(2_100);
});
