import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../shared/time.ts';
import { insertBatch } from '../../testing/insert-batch.ts';
import { insertPayouts } from '../../testing/insert-payouts.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';

let installation: PaymentsInstallation;
let caller: TestCaller;
let entityId: string;

/** Three people are paid in two batches; one payment fails, and money comes in. */
beforeAll(async () => {
  installation = await paymentsInstallation();
  const { context } = installation;
  entityId = await installation.entity();
  caller = installation.as(await installation.user(entityId, ['VIEWER']));
  const createdBy = (await installation.user(entityId, ['PREPARER'])).id;
  const now = context.clock.nowMs();
  const people = [
    { beneficiaryName: 'Cléo Botha', accountNumber: '62000001111', externalId: 'C-7' },
    { beneficiaryName: 'Ann Nkosi', accountNumber: '62000002222' },
    { beneficiaryName: 'ben Mabaso', accountNumber: '62000003333' },
  ];
  const batch = await insertBatch(context, {
    entityId,
    createdBy,
    label: 'Salaries',
    status: 'COMPLETE',
    rows: people,
  });
  await insertPayouts(context, entityId, [
    ...batch.withdrawals.map(({ id, beneficiaryId }, at) => ({
      batchId: batch.id,
      withdrawalId: id,
      beneficiaryId,
      amountMinor: [300n, 100n, 200n][at]!,
      status: at === 1 ? ('FAILED' as const) : ('COMPLETE' as const),
      recipientReference: `REF ${at}`,
      createdAt: new Date(now - at * DAY_MS),
    })),
    {
      direction: 'CREDIT',
      amountMinor: 5_000n,
      recipientReference: 'Top-up',
      createdAt: new Date(now - 9 * DAY_MS),
    },
  ]);
});
afterAll(() => installation.close());

async function listed(query: string): Promise<string[]> {
  const answer = await caller.send<{
    items: { beneficiary: { name: string } | null; recipientReference: string }[];
  }>('GET', `/app/payouts${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.items.map((item) => item.beneficiary?.name ?? item.recipientReference);
}

describe('the payouts of the page', () => {
  it.each([
    ['', ['Cléo Botha', 'Ann Nkosi', 'ben Mabaso', 'Top-up']],
    ['?sort=amount', ['Top-up', 'Cléo Botha', 'ben Mabaso', 'Ann Nkosi']],
    ['?sort=amount&order=asc', ['Ann Nkosi', 'ben Mabaso', 'Cléo Botha', 'Top-up']],
    ['?sort=recipient&order=asc', ['Top-up', 'Ann Nkosi', 'ben Mabaso', 'Cléo Botha']],
    ['?sort=account&order=desc', ['ben Mabaso', 'Ann Nkosi', 'Cléo Botha', 'Top-up']],
    ['?sort=reference&order=asc&limit=2', ['Cléo Botha', 'Ann Nkosi']],
    ['?sort=amount&offset=1&limit=1', ['Cléo Botha']],
  ])('are sorted as %s says', async (query, names) => {
    expect(await listed(query)).toEqual(names);
  });

  it.each([
    ['cleo', ['Cléo Botha']],
    ['3333', ['ben Mabaso']],
    ['c-7', ['Cléo Botha']],
    ['botha 1111', ['Cléo Botha']],
    ['REF 1', ['Ann Nkosi']],
    ['salar', ['Cléo Botha', 'Ann Nkosi', 'ben Mabaso']],
    ['top-up', ['Top-up']],
    ['zzzz', []],
  ])('are found by %s', async (search, names) => {
    expect(await listed(`?search=${encodeURIComponent(search)}`)).toEqual(names);
  });

  it('are exported as they are found', async () => {
    const { text } = await caller.send('GET', '/app/payouts.csv?search=cleo');
    expect(text.trim().split('\n')).toHaveLength(2);
    expect(text).toContain('Cléo Botha');
  });

  it('are refused in an order that would sort too many', async () => {
    const other = await installation.entity();
    const viewer = installation.as(await installation.user(other, ['VIEWER']));
    await installation.context.database.query(
      `INSERT INTO payouts (id, entity_id, direction, status, currency, amount_minor, fee_minor,
         recipient_reference, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'CREDIT', 'COMPLETE', 'ZAR', n, 0, 'IN', now(), now()
         FROM generate_series(1, 100001) AS n`,
      [other],
    );
    expect((await viewer.send('GET', '/app/payouts?sort=recipient')).body).toMatchObject({
      status: 400,
      code: 'too_many_to_sort',
    });
    expect((await viewer.send('GET', '/app/payouts?sort=amount')).status).toBe(200);
    expect((await viewer.send('GET', '/app/payout-totals')).body).toEqual({
      isComplete: true,
      totals: [
        { currency: 'ZAR', direction: 'CREDIT', status: 'COMPLETE', count: 100_001, amount: '50001500.01' },
      ],
    });
  });
});

describe('the totals', () => {
  it('are by currency, direction and status, of what is found', async () => {
    expect((await caller.send('GET', '/app/payout-totals')).body).toEqual({
      isComplete: true,
      totals: [
        { currency: 'ZAR', direction: 'DEBIT', status: 'COMPLETE', count: 2, amount: '5.00' },
        { currency: 'ZAR', direction: 'DEBIT', status: 'FAILED', count: 1, amount: '1.00' },
        { currency: 'ZAR', direction: 'CREDIT', status: 'COMPLETE', count: 1, amount: '50.00' },
      ],
    });
    expect((await caller.send('GET', '/app/payout-totals?search=ben')).body.totals).toEqual([
      { currency: 'ZAR', direction: 'DEBIT', status: 'COMPLETE', count: 1, amount: '2.00' },
    ]);
  });
});
