import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexesOf, statementsOf } from '../../../platform/testing/read-plan.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import type { BankConnection } from '../../connection/connection.ts';
import { approvedBatch, batchStatus } from '../../testing/approved-batch.ts';
import { instantBank, through } from '../../testing/instant-bank.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { payBatch } from '../worker/pay-batch.ts';

/** The rows that are paid already, and those of the batch, which are one chunk. */
const PAID = 4_000;
const WAITING = 1_000;

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ accountNumber: `62${String(n).padStart(5, '0')}1234` }));

/** A batch of which PostgreSQL knows that none of its rows is being paid, as after years of other batches. */
async function waitingBatch() {
  const paid = await approvedBatch(installation, rows(PAID));
  const pay = async (bank: BankConnection, id: string) => {
    while ((await payBatch(paid.context, through(paid.context, bank), id, () => false)) === 'more');
  };
  await pay(instantBank(paid.context), paid.id);
  const next = await approvedBatch(installation, rows(WAITING));
  for (const table of ['withdrawals', 'payouts'])
    await ownerOf(paid.context.database).execute(`VACUUM ANALYZE ${table}`);
  return { context: next.context, id: next.id, pay };
}

/** The indexes by which each UPDATE finds its rows, by the table that it changes. */
async function indexesOfUpdates(context: PaymentsInstallation['context'], work: () => Promise<void>) {
  const found = new Set<string>();
  for (const statement of await statementsOf(context.database, work)) {
    const table = /^\s*UPDATE (withdrawals|payouts)\b/.exec(statement.text)?.[1];
    if (table) found.add(`${table}: ${(await indexesOf(context.database, statement)).join()}`);
  }
  return [...found].toSorted();
}

describe('the statements that move the rows of a chunk', () => {
  it('find them by their ids, whatever the statistics say of their status', async () => {
    const { context, id, pay } = await waitingBatch();
    const updates = await indexesOfUpdates(context, () => pay(instantBank(context), id));
    expect(await batchStatus(context, id)).toBe('COMPLETE');
    expect(updates).toEqual(['payouts: payouts_pkey', 'withdrawals: withdrawals_pkey']);
  });

  it('find those that the bank did not answer in the same way', async () => {
    const { context, id, pay } = await waitingBatch();
    const silent = { ...instantBank(context), submit: () => Promise.reject(new Error('no answer')) };
    const updates = await indexesOfUpdates(context, () => pay(silent, id));
    expect(updates).toEqual(['withdrawals: withdrawals_pkey']);
  });
});

it('no index has a column that every payment changes when it completes', async () => {
  const { rows } = await installation.context.database.pool.query<{ index: string }>(
    `SELECT indexrelid::regclass::text AS index
       FROM pg_index
      WHERE indrelid IN ('withdrawals'::regclass, 'payouts'::regclass)
        AND pg_get_indexdef(indexrelid) ~ '\\m(status|rail_reference|updated_at)\\M'`,
  );
  expect(rows).toEqual([]);
});

describe('the worker', () => {
  it('finds the rows of a batch in their order, whatever their status', async () => {
    const { context, id, pay } = await waitingBatch();
    const found = new Set<string>();
    for (const statement of await statementsOf(context.database, () => pay(instantBank(context), id)))
      if (/ORDER BY w\.row_number/.test(statement.text))
        found.add((await indexesOf(context.database, statement)).join());
    for (const indexes of found) expect(indexes).toContain('withdrawals_row');
    expect(found.size).toBeGreaterThan(0);
  });
});
