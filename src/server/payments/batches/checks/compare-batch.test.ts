import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../shared/time.ts';
import { insertBatch, type TestRow } from '../../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

async function entity() {
  const entityId = await installation.entity();
  const creator = await installation.user(entityId, ['PREPARER']);
  const caller = installation.as(creator);
  let day = 0;
  const insert = async (
    label: string,
    rows: TestRow[],
    status: 'COMPLETE' | 'PENDING_APPROVAL' = 'COMPLETE',
  ) => {
    day += 1;
    const createdAt = new Date(Date.UTC(2026, 0, 1) + day * DAY_MS);
    return (
      await insertBatch(installation.context, {
        entityId,
        createdBy: creator.id,
        label,
        status,
        rows,
        createdAt,
      })
    ).id;
  };
  const compare = (id: string, query = '') => caller.send('GET', `/app/batches/${id}/comparison${query}`);
  return { insert, compare };
}

const person = (name: string, amountMinor: bigint, change: TestRow = {}): TestRow => ({
  beneficiaryName: name,
  accountNumber: `7${String(name.charCodeAt(0)).padStart(8, '0')}`,
  amountMinor,
  ...change,
});

describe('the comparison with the last run', () => {
  it('says who was added, removed and changed, with totals, and who is paid on another account', async () => {
    const { insert, compare } = await entity();
    const before = await insert('Suppliers, week 46', [
      person('Ann', 100n),
      person('Ben', 200n),
      person('Carl', 300n, { externalId: 'C' }),
      person('Dora', 400n),
    ]);
    const now = await insert(
      'Suppliers, week 47',
      [
        person('Ann', 100n),
        person('Ben', 250n),
        person('Carl', 300n, { externalId: 'C', accountNumber: '799999999' }),
        person('Emma', 500n),
        person('Emma', 50n),
      ],
      'PENDING_APPROVAL',
    );
    expect((await compare(now)).body).toMatchObject({
      comparedWith: { id: before, label: 'Suppliers, week 46' },
      chosenBy: 'LABEL',
      added: { count: 1, amount: '5.50' },
      removed: { count: 1, amount: '4.00' },
      changed: { count: 2, amount: '5.50', earlierAmount: '5.00' },
      same: { count: 1, amount: '1.00' },
      items: [
        { kind: 'ADDED', name: 'Emma', amount: '5.50', payments: 2, earlierPayments: null },
        { kind: 'CHANGED', name: 'Carl', accountChanged: true },
        { kind: 'CHANGED', name: 'Ben', amount: '2.50', earlierAmount: '2.00', payments: 1 },
        { kind: 'REMOVED', name: 'Dora', rowNumber: null, amount: null, earlierAmount: '4.00' },
      ],
    });
  });

  it('names the row that pays the other account, not a row of the earlier one', async () => {
    const { insert, compare } = await entity();
    const yusuf = person('Yusuf', 100n, { externalId: 'Y' });
    await insert('Salaries 1', [yusuf, person('Ann', 1n)]);
    const now = await insert(
      'Salaries 2',
      [yusuf, person('Ann', 1n), person('Yusuf', 50n, { externalId: 'Y', accountNumber: '788888888' })],
      'PENDING_APPROVAL',
    );
    expect((await compare(now)).body.items).toMatchObject([
      { name: 'Yusuf', rowNumber: 3, accountChanged: true, amount: '1.50', payments: 2, earlierPayments: 1 },
    ]);
  });

  it('is made with no batch that has few people in common', async () => {
    const { insert, compare } = await entity();
    const unrelated = await insert(
      'Refunds',
      ['A', 'B', 'C', 'D', 'E'].map((name) => person(name, 1n)),
    );
    const now = await insert('Payday', [person('A', 1n), person('Z', 1n)], 'PENDING_APPROVAL');
    expect((await compare(now)).body).toMatchObject({
      comparedWith: null,
      chosenBy: null,
      removed: { count: 0 },
      candidates: [{ id: unrelated }],
    });
  });

  it('falls back to the batch that paid most of the same people, and obeys the caller', async () => {
    const { insert, compare } = await entity();
    const people = [person('Ann', 1n), person('Ben', 1n)];
    const alike = await insert('Bonus', people);
    const other = await insert('Refunds', [person('Zed', 1n)]);
    const now = await insert('Payday', people, 'PENDING_APPROVAL');
    expect((await compare(now)).body).toMatchObject({ comparedWith: { id: alike }, chosenBy: 'PEOPLE' });
    expect((await compare(now, `?with=${other}`)).body).toMatchObject({
      comparedWith: { id: other },
      chosenBy: 'CALLER',
      candidates: [{ id: other }, { id: alike }],
    });
  });

  it('is empty without an earlier batch, and never shows one of another entity', async () => {
    const { insert, compare } = await entity();
    const elsewhere = await entity();
    const foreign = await elsewhere.insert('Payday 1', [person('Ann', 1n)]);
    const now = await insert('Payday 2', [person('Ann', 1n)], 'PENDING_APPROVAL');
    expect((await compare(now)).body).toMatchObject({ comparedWith: null, candidates: [], items: [] });
    expect((await compare(now, `?with=${foreign}`)).status).toBe(404);
  });
});
