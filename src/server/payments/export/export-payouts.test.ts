import { request } from 'node:http';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBatch } from '../testing/insert-batch.ts';
import { insertPayouts } from '../testing/insert-payouts.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../testing/payments-installation.ts';
import { tokenFor } from '../testing/test-access.ts';

let installation: PaymentsInstallation;
let caller: TestCaller;
const ROWS = 5_003;

beforeAll(async () => {
  installation = await paymentsInstallation();
  const { context } = installation;
  const entityId = await installation.entity();
  const creator = await installation.user(entityId, ['PREPARER']);
  caller = installation.as(await installation.user(entityId, ['VIEWER']));
  const batch = await insertBatch(context, {
    entityId,
    createdBy: creator.id,
    label: '=HYPERLINK("x")',
    rows: [{ beneficiaryName: '@SUM(1)\n"quoted", Zoë', accountNumber: '00012345' }],
  });
  const { id: withdrawalId, beneficiaryId } = batch.withdrawals[0]!;
  await insertPayouts(context, entityId, [
    {
      batchId: batch.id,
      withdrawalId,
      beneficiaryId,
      recipientReference: '+27 1',
      createdAt: new Date(Date.UTC(2026, 5, 1)),
    },
    ...Array.from({ length: ROWS - 1 }, (_, i) => ({
      amountMinor: BigInt(i + 1),
      recipientReference: `REF ${i}`,
      createdAt: new Date(Date.UTC(2026, 4, 1) + i),
    })),
  ]);
  await insertPayouts(context, await installation.entity(), [{}]);
});
afterAll(() => installation.close());

async function exported(query = '') {
  const answer = await caller.send('GET', `/app/payouts.csv${query}`);
  expect(answer.status).toBe(200);
  const { data } = Papa.parse<Record<string, string>>(answer.text, { header: true, skipEmptyLines: true });
  return { answer, data };
}

describe('the export of payouts', () => {
  it('is a CSV file with every payout of the history, newest first', async () => {
    const { answer, data } = await exported();
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="payouts-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(data).toHaveLength(ROWS);
    expect(answer.text.endsWith('\r\n')).toBe(true);
    const history = await caller.send('GET', '/v1/payments/payout/history?limit=200');
    expect(data.slice(0, 200).map(({ id }) => id)).toEqual(
      history.body.items.map(({ id }: { id: string }) => id),
    );
    expect(data[1]).toMatchObject({
      direction: 'DEBIT',
      status: 'COMPLETE',
      currency: 'ZAR',
      amount: `${(ROWS - 1) / 100}`.padEnd(5, '0'),
      beneficiary_name: '',
    });
  });

  it('keeps leading zeros and line breaks, and disarms cells that a spreadsheet would run', async () => {
    const { data } = await exported();
    expect(data[0]).toMatchObject({
      beneficiary_name: '\'@SUM(1)\n"quoted", Zoë',
      account_number: '00012345',
      recipient_reference: "'+27 1",
      batch_label: '\'=HYPERLINK("x")',
    });
  });

  it('contains exactly the payouts that the filters of the history find', async () => {
    const query = '?minAmount=1&maxAmount=12.34&query=ref%201';
    const { data } = await exported(query);
    const { body } = await caller.send('GET', `/v1/payments/payout/history${query}&limit=1`);
    expect(data.length).toBe(body.total);
    expect(data.length).toBeGreaterThan(100);
  });

  it('has only the header when no payout is found', async () => {
    const { answer, data } = await exported('?query=nowhere');
    expect(data).toEqual([]);
    expect(answer.text.split('\r\n')).toHaveLength(2);
  });

  it('returns its database connection when the client disconnects, however often', async () => {
    const { pool } = installation.context.database;
    for (let i = 0; i < 12; i++) await abandon();
    const { data } = await exported();
    expect(data).toHaveLength(ROWS);
    expect(pool.idleCount).toBe(pool.totalCount);
  });

  it('serves four clients at once; the others learn when to try again', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => caller.send('GET', '/app/payouts.csv')),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const { body, headers } of refused)
      expect([body.code, headers.get('retry-after')]).toEqual(['too_many_exports', '10']);
    const served = answers.filter(({ status }) => status === 200);
    expect(served.length).toBeGreaterThanOrEqual(4);
    expect(served.length + refused.length).toBe(12);
    expect(new Set(served.map(({ text }) => text)).size).toBe(1);
    await exported();
  });

  async function abandon(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const sent = request(
        `${installation.url}/app/payouts.csv`,
        { headers: { authorization: `Bearer ${tokenFor(caller.user.id, 0)}` } },
        (answer) => {
          answer.once('data', () => answer.destroy());
          answer.once('close', resolve);
        },
      );
      sent.once('error', reject);
      sent.end();
    });
    // The server notices the disconnection a moment later.
    const { pool } = installation.context.database;
    while (pool.idleCount < pool.totalCount) await new Promise((resolve) => setTimeout(resolve, 5));
  }
});
