import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { SearchResults } from '../../../../contract/dashboard/search.ts';
import { bankFileEntity } from '../../bank-files/testing/bank-file-entity.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import {
  amountsOf,
  deliver,
  filedBatch,
  named,
  Statements,
  type FiledBatch,
} from '../../reconciling/reconciliation/testing/filed-batch.ts';

/** Bank files, settlements and statements, as the search finds them. */

let installation: PaymentsInstallation;
let filed: FiledBatch;
beforeAll(async () => {
  installation = await paymentsInstallation();
  filed = await filedBatch(installation, amountsOf(1_000));
  const statement = new Statements().next(filed.date, [
    named(-1_000n, filed.date, filed.payments[0]!.endToEndId),
  ]);
  await deliver(filed, { ...statement, head: { ...statement.head, sequenceNumber: 4711 } });
});
afterAll(() => installation.close());

async function find(q: string, by = filed.preparer): Promise<z.output<typeof SearchResults>> {
  const answer = await by.send('GET', `/app/search?q=${encodeURIComponent(q)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const filesOf = async (q: string) => (await find(q)).bankFiles.map(({ id }) => id);
const statementsOf = async (q: string) => (await find(q)).statements.map(({ name }) => name);

it('finds a bank file by a part of its name, whatever its case, with its settlement', async () => {
  const { bankFiles } = await find(filed.fileName.slice(1, -2).toLowerCase());
  expect(bankFiles).toMatchObject([
    { id: filed.fileId, fileName: filed.fileName, batch: { id: filed.batchId }, isHandedOver: true },
  ]);
  const settlement = await filed.preparer.send('GET', `/v1/payments/settlements/${bankFiles[0]!.id}`);
  expect(settlement.status).toBe(200);
});

it('finds a settlement by the label of its batch, and not by a wildcard', async () => {
  const { batches } = await find(filed.batchId);
  expect(await filesOf(batches[0]!.label)).toEqual([filed.fileId]);
  expect(await filesOf('%%')).toEqual([]);
  expect(await filesOf('no such file')).toEqual([]);
});

it('finds a statement by its name, by its file, and by its whole number only', async () => {
  expect(await statementsOf('stmt-1')).toEqual(['STMT-1']);
  expect(await statementsOf('S.xml')).toEqual(['STMT-1']);
  expect(await statementsOf('4711')).toEqual(['STMT-1']);
  expect(await statementsOf('471')).toEqual([]);
  expect((await find('4711')).statements[0]).toMatchObject({ number: 4711, date: filed.date });
});

it('finds nothing of another entity', async () => {
  const other = await bankFileEntity(installation);
  for (const q of [filed.fileName, filed.fileId, 'STMT-1', '4711'])
    expect(await find(q, other.preparer)).toMatchObject({ bankFiles: [], statements: [] });
});
