import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { camtText } from '../../../../domain/bank-files/testing/camt-text.ts';
import { bankFileEntity } from '../../bank-files/testing/bank-file-entity.ts';
import { statementOf } from '../../reconciling/statements/testing/statement-of-day.ts';
import { insertBatch } from '../../testing/insert-batch.ts';
import { insertPayouts } from '../../testing/insert-payouts.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const ROWS = 1_203;

async function exported(caller: TestCaller, path: string) {
  const answer = await caller.send('GET', path);
  expect(answer.status, answer.text).toBe(200);
  const { data } = Papa.parse<Record<string, string>>(answer.text, { header: true, skipEmptyLines: true });
  return { answer, data };
}

/** The ids of every page of a list, in order. */
async function listed(caller: TestCaller, path: string): Promise<string[]> {
  const ids: string[] = [];
  for (let total = 1; ids.length < total;) {
    const { body } = await caller.send(
      'GET',
      `${path}${path.includes('?') ? '&' : '?'}limit=200&offset=${ids.length}`,
    );
    total = body.total;
    if (body.items.length === 0) break;
    ids.push(...body.items.map(({ id }: { id: string }) => id));
  }
  return ids;
}

const idsOf = (data: readonly Record<string, string>[]) => data.map(({ id }) => id);

describe('the export of a list', () => {
  it('has every recipient of the list in its order, with the totals, and is in the audit log', async () => {
    const { context } = installation;
    const entityId = await installation.entity();
    const admin = installation.as(await installation.user(entityId, ['ADMIN']));
    const createdBy = (await installation.user(entityId, ['PREPARER'])).id;
    const rows = Array.from({ length: ROWS }, (_, i) => ({
      beneficiaryName: i === 0 ? '=cmd()' : `Person ${i}`,
      accountNumber: String(4_000_000_000 + i),
      externalId: `E-${i}`,
    }));
    const batch = await insertBatch(context, { entityId, createdBy, status: 'COMPLETE', rows });
    const paid = batch.withdrawals[7]!;
    await insertPayouts(context, entityId, [
      { beneficiaryId: paid.beneficiaryId, withdrawalId: paid.id, batchId: batch.id, amountMinor: 61_489n },
    ]);
    const { answer, data } = await exported(admin, '/app/recipients.csv');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="recipients-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(data).toHaveLength(ROWS);
    expect(idsOf(data)).toEqual(await listed(admin, '/app/recipients'));
    expect(data[0]).toMatchObject({
      name: 'Person 7',
      external_id: 'E-7',
      total_paid: '614.89',
      payments: '1',
    });
    expect(data.find(({ external_id: id }) => id === 'E-0')).toMatchObject({
      name: "'=cmd()",
      account_number: '4000000000',
      total_paid: '',
    });
    const found = await exported(admin, '/app/recipients.csv?query=person%2012');
    const listedIds = await listed(admin, '/app/recipients?query=person%2012');
    expect(new Set(idsOf(found.data))).toEqual(new Set(listedIds));
    expect(found.data).toHaveLength(listedIds.length);
    const { body } = await admin.send('GET', '/app/audit?action=recipients.exported');
    expect(body.items).toMatchObject([{ details: { filters: { query: 'person 12' } } }, { details: {} }]);
  });

  it('has the batches that the filters of the list find, newest first', async () => {
    const { context } = installation;
    const entityId = await installation.entity();
    const viewer = installation.as(await installation.user(entityId, ['VIEWER']));
    const createdBy = (await installation.user(entityId, ['PREPARER'])).id;
    const insert = (label: string, status: 'COMPLETE' | 'PENDING_APPROVAL', day: number) =>
      insertBatch(context, {
        entityId,
        createdBy,
        label,
        status,
        createdAt: new Date(Date.UTC(2026, 4, day)),
        rows: [{ amountMinor: 100n, status: status === 'COMPLETE' ? 'COMPLETE' : 'PENDING' }],
      });
    for (const [index, label] of ['Salaries "May"', "O'Brien \\ $1", 'Suppliers'].entries())
      await insert(label, index === 2 ? 'PENDING_APPROVAL' : 'COMPLETE', index + 1);
    const all = await exported(viewer, '/app/batches.csv');
    expect(all.data.map(({ label }) => label)).toEqual(['Suppliers', "O'Brien \\ $1", 'Salaries "May"']);
    expect(all.data[1]).toMatchObject({ status: 'COMPLETE', amount: '1.00', payments: '1', paid: '1' });
    for (const query of ['?status=COMPLETE', '?search=o%27brien', '?status=PENDING_APPROVAL&search=sup'])
      expect(idsOf((await exported(viewer, `/app/batches.csv${query}`)).data), query).toEqual(
        await listed(viewer, `/v1/payments/bulk-withdrawals/batches${query}`),
      );
    const stranger = installation.as(await installation.user(await installation.entity(), ['VIEWER']));
    expect((await exported(stranger, '/app/batches.csv')).data).toEqual([]);
  });

  it('has the statements with their balances', async () => {
    const entity = await bankFileEntity(installation);
    const content = Buffer.from(camtText([statementOf(1), statementOf(2)])).toString('base64');
    const body = { fileName: 'statement.xml', content };
    expect((await entity.second.send('POST', '/app/statements', { body })).status).toBe(200);
    const { data } = await exported(entity.preparer, '/app/statements.csv?kind=STATEMENT');
    expect(idsOf(data)).toEqual(await listed(entity.preparer, '/app/statements'));
    expect(data).toHaveLength(2);
    expect(data[1]).toMatchObject({ name: 'STMT-1', opening_balance: '1000.00', file: 'statement.xml' });
  });
});
