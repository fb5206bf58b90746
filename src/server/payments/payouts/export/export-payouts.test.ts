import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { insertBatch } from '../../testing/insert-batch.ts';
import { insertPayouts } from '../../testing/insert-payouts.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { tokenFor } from '../../testing/test-access.ts';

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

const LONG_LABEL = 'A long label. '.repeat(250);

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

  it.each(["O'Brien", 'back\\slash', '"quoted"', '$1', '{a,b}', "\\' OR true --", 'per%cent'])(
    'takes %s as text, in every filter',
    async (text) => {
      const { context } = installation;
      const owner = await installation.user(await installation.entity(), ['ADMIN']);
      const batch = await insertBatch(context, {
        entityId: owner.entityId,
        createdBy: owner.id,
        label: `Label ${text}`,
        rows: [{ beneficiaryName: `Name ${text}`, externalId: `Id ${text}` }],
      });
      const { id: withdrawalId, beneficiaryId } = batch.withdrawals[0]!;
      const found = { batchId: batch.id, withdrawalId, beneficiaryId, recipientReference: `Ref ${text}` };
      await insertPayouts(context, owner.entityId, [found, { recipientReference: 'Ref' }]);
      const as = installation.as(owner);
      for (const [name, value] of [
        ['query', `Ref ${text}`],
        ['query', `Label ${text}`],
        ['search', `Name ${text}`],
        ['externalId', `Id ${text}`],
      ] as const) {
        const query = new URLSearchParams({ [name]: value });
        const answer = await as.send('GET', `/app/payouts.csv?${query}`);
        const { data } = Papa.parse(answer.text, { header: true, skipEmptyLines: true });
        expect(data, name).toMatchObject([{ withdrawal_id: withdrawalId }]);
      }
    },
  );

  it('makes the database wait for a client that does not read', async () => {
    const { context } = installation;
    const viewer = await viewerOfMuch();
    const { answer, stop } = await begin(viewer);
    let waits = '';
    for (let tries = 0; waits !== 'ClientWrite' && tries < 500; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      const { rows } = await ownerOf(context.database).pool.query<{ wait_event: string }>(
        "SELECT wait_event FROM pg_stat_activity WHERE query LIKE 'COPY%' AND state = 'active'",
      );
      waits = rows[0]?.wait_event ?? '';
    }
    expect(waits).toBe('ClientWrite');
    let bytes = 0;
    for await (const chunk of answer) bytes += (chunk as Buffer).length;
    expect(bytes).toBeGreaterThan(10_000 * LONG_LABEL.length);
    await stop();
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

  it('serves another company while the clients of one read nothing', async () => {
    const viewer = await viewerOfMuch();
    const slow = [await begin(viewer), await begin(viewer), await begin(viewer), await begin(viewer)];
    try {
      expect((await viewer.send('GET', '/app/payouts.csv')).status).toBe(429);
      await exported();
    } finally {
      for (const { answer } of slow) answer.destroy();
      await slow[0]!.stop();
    }
  });

  /** A user whose export is longer than what the sockets hold. */
  async function viewerOfMuch(): Promise<TestCaller> {
    const { context } = installation;
    const viewer = installation.as(await installation.user(await installation.entity(), ['VIEWER']));
    const { entityId } = viewer.user;
    const createdBy = (await installation.user(entityId, ['PREPARER'])).id;
    const { id: batchId } = await insertBatch(context, { entityId, createdBy, label: LONG_LABEL, rows: [] });
    await insertPayouts(
      context,
      entityId,
      Array.from({ length: 10_000 }, () => ({ batchId })),
    );
    return viewer;
  }

  async function abandon(): Promise<void> {
    const { answer, stop } = await begin(caller);
    await once(answer, 'data');
    answer.destroy();
    await stop();
  }

  /** An export whose client has not read anything yet. */
  async function begin(by: TestCaller) {
    const headers = { authorization: `Bearer ${tokenFor(by.user.id, 0)}` };
    const sent = request(`${installation.url}/app/payouts.csv`, { headers }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const { pool } = installation.context.database;
    const stop = async () => {
      // The server notices the end a moment later.
      while (pool.idleCount < pool.totalCount) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    return { answer, stop };
  }
});
