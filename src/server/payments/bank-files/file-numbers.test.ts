import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAcbFile } from '../../../domain/bank-files/acb/read-file.ts';
import { acbProfile } from '../../../domain/bank-files/testing/orders.ts';
import { invariant } from '../../../shared/errors.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { approvedBatchOf, type ApprovedBatch } from '../testing/approved-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { payBatch } from '../paying/worker/pay-batch.ts';
import { openBankConnections } from '../paying/registry.ts';
import { bankFileEntity, makeReady, switchOn, type BankFileEntity } from './testing/bank-file-entity.ts';

/** A bank refuses an ACB file whose numbers do not follow those of the file before it. */

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const acbEntity = () => bankFileEntity(installation, { ...acbProfile('ZA-ACB-198'), cutOff: null });

const turn = ({ id }: { id: string }) =>
  payBatch(installation.context, openBankConnections(installation.context), id, () => false);

const batchOf = ({ entityId }: BankFileEntity, payments: number) =>
  approvedBatchOf(
    installation,
    entityId,
    Array.from({ length: payments }, (_, index) => ({
      accountNumber: `6200000${index}111`,
      amountMinor: 10_000n,
    })),
  );

/** Batches of one, two, three… payments, whose files are written in this order. */
async function filed(entity: BankFileEntity, count: number): Promise<ApprovedBatch[]> {
  const batches = [];
  for (let payments = 1; payments <= count; payments++) {
    const batch = await batchOf(entity, payments);
    await turn(batch);
    batches.push(batch);
  }
  return batches;
}

const filesOf = async ({ preparer }: BankFileEntity, { id }: { id: string }) =>
  (await preparer.send('GET', `/app/bank-files?batchId=${id}`)).body.items;

const cancel = ({ preparer }: BankFileEntity, { id }: { id: string }) =>
  preparer.send('POST', `/v1/payments/bulk-withdrawals/batches/${id}/cancel`);

async function download(entity: BankFileEntity, batch: { id: string }) {
  const [file] = await filesOf(entity, batch);
  return entity.preparer.send('POST', `/app/bank-files/${file.id}/download`);
}

/** The numbers that a bank reads in the file of a batch. */
async function takeToBank(entity: BankFileEntity, batch: { id: string }) {
  const { status, text } = await download(entity, batch);
  expect(status, text).toBe(200);
  const read = readAcbFile(Buffer.from(text));
  invariant('file' in read, 'a bank can read the file');
  const { transmissionNumber, generationNumber, payments, contras } = read.file;
  const sequence = [...payments, ...contras].map(({ sequenceNumber }) => sequenceNumber);
  return { transmissionNumber, generationNumber, sequence };
}

const numbers = (number: number, sequence: number[]) => ({
  transmissionNumber: number,
  generationNumber: number,
  sequence,
});

describe('the numbers of ACB files', () => {
  it('have no gap after a batch was cancelled: the next file takes the numbers of its file', async () => {
    const entity = await acbEntity();
    const [first, second] = (await filed(entity, 2)) as [ApprovedBatch, ApprovedBatch];
    expect(await takeToBank(entity, first)).toEqual(numbers(1, [1, 2]));
    expect((await cancel(entity, second)).status).toBe(200);
    expect(await filesOf(entity, second)).toMatchObject([{ state: 'CANCELLED', fileNumber: 2 }]);
    const third = await batchOf(entity, 1);
    await turn(third);
    expect(await takeToBank(entity, third)).toEqual(numbers(2, [3, 4]));
    const { body } = await entity.admin.send('GET', '/app/bank-connections');
    expect(body).toMatchObject([{ fileCount: 2 }]);
  });

  it('of files behind a cancelled one are given again, with the same payments', async () => {
    const entity = await acbEntity();
    const [first, second, third, fourth] = (await filed(entity, 4)) as [
      ApprovedBatch,
      ApprovedBatch,
      ApprovedBatch,
      ApprovedBatch,
    ];
    await takeToBank(entity, first);
    await cancel(entity, second);
    expect(await filesOf(entity, third)).toMatchObject([{ state: 'WITHDRAWN', states: [] }]);
    await turn(fourth);
    await turn(third);
    expect(await filesOf(entity, third)).toMatchObject([
      { state: 'SEALED', fileNumber: 3, paymentCount: 3, contentDigest: third.contentDigest },
      { state: 'WITHDRAWN', fileNumber: 3 },
    ]);
    expect(await takeToBank(entity, fourth)).toEqual(numbers(2, [3, 4, 5, 6, 7]));
    expect(await takeToBank(entity, third)).toEqual(numbers(3, [8, 9, 10, 11]));
  });

  it('stay when a file is written again because the connection has changed', async () => {
    const entity = await acbEntity();
    const batches = await filed(entity, 2);
    const { currency: _, ...settings } = entity.settings;
    const path = `/app/bank-connections/${entity.connectionId}`;
    const profile = { ...(settings['profile'] as object), nameLength: 20 };
    await entity.admin.send('PUT', path, { body: { ...settings, profile, version: 1 } });
    await makeReady(entity.admin, entity.connectionId);
    await switchOn(entity.second, entity.connectionId);
    for (const batch of batches) await turn(batch);
    for (const batch of batches) await turn(batch);
    expect(await takeToBank(entity, batches[0]!)).toEqual(numbers(1, [1, 2]));
    expect(await takeToBank(entity, batches[1]!)).toEqual(numbers(2, [3, 4, 5]));
  });

  it('begin each day with sequence number 1, also after a withdrawn file', async () => {
    const entity = await acbEntity();
    const [first, second] = (await filed(entity, 2)) as [ApprovedBatch, ApprovedBatch];
    await takeToBank(entity, first);
    await cancel(entity, second);
    installation.passMs(DAY_MS);
    const [third, fourth] = (await filed(entity, 2)) as [ApprovedBatch, ApprovedBatch];
    expect(await takeToBank(entity, third)).toEqual(numbers(2, [1, 2]));
    expect(await takeToBank(entity, fourth)).toEqual(numbers(3, [3, 4, 5]));
  });
});

describe('files with numbers', () => {
  it('go to the bank in the order of their numbers', async () => {
    const entity = await acbEntity();
    const [first, second] = (await filed(entity, 2)) as [ApprovedBatch, ApprovedBatch];
    const [file] = await filesOf(entity, first);
    const refused = await download(entity, second);
    expect(refused).toMatchObject({ status: 400, body: { code: 'bank_file_out_of_order' } });
    expect(refused.body.detail).toContain(file.fileName);
    await takeToBank(entity, first);
    expect(await takeToBank(entity, second)).toEqual(numbers(2, [3, 4, 5]));
  });

  it('are not kept waiting by one whose approval has lapsed', async () => {
    const entity = await acbEntity();
    const [first, second] = (await filed(entity, 2)) as [ApprovedBatch, ApprovedBatch];
    await entity.context.database.query("UPDATE users SET roles = '{VIEWER}' WHERE id = $1", [
      first.approver.user.id,
    ]);
    expect(await turn(first)).toBe('held back');
    await turn(second);
    expect(await takeToBank(entity, second)).toEqual(numbers(1, [1, 2, 3]));
    expect(await filesOf(entity, first)).toMatchObject([{ state: 'WITHDRAWN' }]);
  });

  it('have no gap when files are written, cancelled and taken away at once', async () => {
    const entity = await acbEntity();
    const batches = await filed(entity, 5);
    const late = await batchOf(entity, 2);
    const others = batches.slice(2);
    await Promise.all([
      cancel(entity, batches[0]!),
      cancel(entity, batches[1]!),
      turn(late),
      ...others.map((batch) => download(entity, batch)),
    ]);
    for (let round = 0; round < 2; round++) for (const batch of [...others, late]) await turn(batch);
    const sealed = await entity.context.database.query(
      `SELECT batch_id, left_at FROM bank_files
        WHERE connection_id = $1 AND withdrawn_at IS NULL
        ORDER BY file_number`,
      [entity.connectionId],
    );
    expect(sealed).toHaveLength(4);
    const taken = [];
    for (const { batch_id: id } of sealed) taken.push(await takeToBank(entity, { id }));
    expect(taken.map(({ transmissionNumber }) => transmissionNumber)).toEqual([1, 2, 3, 4]);
    const all = taken.flatMap(({ sequence }) => sequence);
    expect(all).toEqual(all.map((_, index) => index + 1));
  });

  it('never have the number of another file, even for the owner of the tables', async () => {
    const entity = await acbEntity();
    const [first] = (await filed(entity, 2)) as [ApprovedBatch];
    const second = ownerOf(entity.context.database).execute(
      `INSERT INTO bank_files
       SELECT (jsonb_populate_record(f, jsonb_build_object(
                'id', gen_random_uuid(), 'batch_id', $2::text, 'withdrawn_at', NULL))).*
         FROM bank_files f
        WHERE f.batch_id = $1`,
      [first.id, (await batchOf(entity, 1)).id],
    );
    await expect(second).rejects.toMatchObject({ constraint: 'bank_files_number' });
  });
});
