import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAcbFile } from '../../../domain/bank-files/acb/read-file.ts';
import type { AcbRegistration, BankFileProfile } from '../../../domain/bank-files/profile.ts';
import { acbProfile, REGISTRATION } from '../../../domain/bank-files/testing/orders.ts';
import { invariant } from '../../../shared/errors.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { approvedBatchOf, type ApprovedBatch } from '../testing/approved-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { payBatch } from '../paying/worker/pay-batch.ts';
import { openBankConnections } from '../paying/registry.ts';
import { acceptedExcept, readAtBank } from './testing/acb-bank.ts';
import {
  bankFileEntity,
  connectionSettings,
  makeReady,
  switchOn,
  type BankFileEntity,
} from './testing/bank-file-entity.ts';
import { switchTo } from './testing/filed-batches.ts';
import { uploadReply } from './testing/upload-reply.ts';

/** A bank refuses an ACB file whose numbers do not follow those of the file before it. */

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

type FirstNumbers = Pick<AcbRegistration, 'firstTransmissionNumber' | 'firstGenerationNumber'>;

const profileWith = (first: FirstNumbers) => {
  const profile = acbProfile('ZA-ACB-198', { cutOff: null });
  return { ...profile, acb: { ...REGISTRATION, ...first } };
};

const acbEntity = (first: FirstNumbers = {}) => bankFileEntity(installation, profileWith(first));

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

const MOVED = { firstTransmissionNumber: 48_213, firstGenerationNumber: 318 };

const three = (transmissionNumber: number, generationNumber: number, sequence: number[]) => ({
  transmissionNumber,
  generationNumber,
  sequence,
});

/** A file of the batch that has left, as the bank reads it. */
async function leave(entity: BankFileEntity, batch: { id: string }) {
  const { text } = await download(entity, batch);
  await turn(batch);
  return readAtBank(Buffer.from(text));
}

const connectionOf = async ({ admin, connectionId }: BankFileEntity) => {
  const { body } = await admin.send('GET', '/app/bank-connections');
  return body.find(({ id }: { id: string }) => id === connectionId);
};

async function change(entity: BankFileEntity, profile: BankFileProfile) {
  const { currency: _, ...settings } = entity.settings;
  const { version } = await connectionOf(entity);
  const path = `/app/bank-connections/${entity.connectionId}`;
  return entity.admin.send('PUT', path, { body: { ...settings, profile, version } });
}

/** Changes the profile; the bank accepts a test file, and another user switches the connection on. */
async function changeAndSwitchOn(entity: BankFileEntity, profile: BankFileProfile): Promise<void> {
  const changed = await change(entity, profile);
  expect(changed.body, changed.text).toMatchObject({ state: 'OFF', certification: null });
  await makeReady(entity.admin, entity.connectionId);
  expect((await switchOn(entity.second, entity.connectionId)).status).toBe(200);
}

describe('a company that comes from other software', () => {
  it('gets its first file with the numbers that its admin stated, and counts on from them', async () => {
    const entity = await acbEntity(MOVED);
    const next = { transmissionNumber: 48_213, generationNumber: 318, areFixed: false };
    expect(await connectionOf(entity)).toMatchObject({ fileCount: 0, nextNumbers: next });
    const tested = await entity.admin.send('POST', `/app/bank-connections/${entity.connectionId}/test-file`);
    expect(readAtBank(Buffer.from(tested.text))).toMatchObject({
      isTest: true,
      transmissionNumber: 48_213,
      generationNumber: 318,
    });
    const [first, second] = (await filed(entity, 2)) as [ApprovedBatch, ApprovedBatch];
    expect((await connectionOf(entity)).nextNumbers).toMatchObject({
      generationNumber: 320,
      areFixed: false,
    });
    expect(await takeToBank(entity, first)).toEqual(three(48_213, 318, [1, 2]));
    expect(await takeToBank(entity, second)).toEqual(three(48_214, 319, [3, 4, 5]));
    expect(await filesOf(entity, second)).toMatchObject([
      {
        fileNumber: 2,
        fileName: expect.stringMatching(/^ACB-\d{8}-48214\.txt$/) as string,
        acbNumbers: { transmissionNumber: 48_214, generationNumber: 319 },
      },
    ]);
    expect(await connectionOf(entity)).toMatchObject({
      fileCount: 2,
      nextNumbers: { transmissionNumber: 48_215, generationNumber: 320, areFixed: true },
    });
  });

  it('takes the numbers of a file that never left again', async () => {
    const entity = await acbEntity(MOVED);
    const [first, second] = (await filed(entity, 2)) as [ApprovedBatch, ApprovedBatch];
    await cancel(entity, first);
    await turn(second);
    expect(await takeToBank(entity, second)).toEqual(three(48_213, 318, [1, 2, 3]));
    const [third] = (await filed(entity, 1)) as [ApprovedBatch];
    await cancel(entity, third);
    const [fourth] = (await filed(entity, 1)) as [ApprovedBatch];
    expect(await takeToBank(entity, fourth)).toEqual(three(48_214, 319, [4, 5]));
  });

  it('has each reply read for the file whose two numbers it names', async () => {
    const entity = await acbEntity(MOVED);
    const [first, second] = (await filed(entity, 2)) as [ApprovedBatch, ApprovedBatch];
    const [atBank] = [await leave(entity, first), await leave(entity, second)];
    const mixed = { ...atBank, transmissionNumber: 48_214 };
    const swapped = { ...atBank, transmissionNumber: 318, generationNumber: 8213 };
    const counted = { ...atBank, transmissionNumber: 1, generationNumber: 1 };
    for (const file of [mixed, swapped, counted])
      expect((await uploadReply(entity, acceptedExcept(file, []))).body).toMatchObject({
        result: 'QUESTION',
        question: { code: 'UNKNOWN_FILE' },
      });
    expect((await uploadReply(entity, acceptedExcept(atBank, []))).body).toMatchObject({
      result: 'APPLIED',
      changes: [{ state: 'ACCEPTED', count: 1 }],
    });
    expect(await filesOf(entity, first)).toMatchObject([{ replyStatus: 'ACCEPTED' }]);
    expect(await filesOf(entity, second)).toMatchObject([{ replyStatus: null }]);
  });

  it('goes on from 0 where a number is full, and a reply to number 0 finds its file', async () => {
    const entity = await acbEntity({ firstTransmissionNumber: 9_999_999, firstGenerationNumber: 9_998 });
    const batches = (await filed(entity, 3)) as [ApprovedBatch, ApprovedBatch, ApprovedBatch];
    const files = [];
    for (const batch of batches) files.push(await leave(entity, batch));
    expect(
      files.map(({ transmissionNumber, generationNumber }) => [transmissionNumber, generationNumber]),
    ).toEqual([
      [9_999_999, 9_998],
      [0, 9_999],
      [1, 0],
    ]);
    for (const index of [1, 2]) {
      await uploadReply(entity, acceptedExcept(files[index]!, []));
      expect(await filesOf(entity, batches[index]!)).toMatchObject([{ replyStatus: 'ACCEPTED' }]);
    }
    expect(await filesOf(entity, batches[0])).toMatchObject([{ replyStatus: null }]);
  });

  it('may correct the numbers until a file has left: files that wait are written again', async () => {
    const entity = await acbEntity();
    const batches = (await filed(entity, 2)) as [ApprovedBatch, ApprovedBatch];
    await changeAndSwitchOn(entity, profileWith(MOVED));
    expect(await download(entity, batches[0])).toMatchObject({ body: { code: 'bank_file_not_live' } });
    // The second one first, which cannot leave before the first one is written again.
    for (const batch of [batches[1], batches[0], batches[1]]) await turn(batch);
    expect(await takeToBank(entity, batches[0])).toEqual(three(48_213, 318, [1, 2]));
    expect(await takeToBank(entity, batches[1])).toEqual(three(48_214, 319, [3, 4, 5]));
  });

  it('cannot change or remove them once a file has left, and may change the rest', async () => {
    const entity = await acbEntity(MOVED);
    const [first, second] = (await filed(entity, 2)) as [ApprovedBatch, ApprovedBatch];
    await leave(entity, first);
    const [file] = await filesOf(entity, first);
    const { firstGenerationNumber } = MOVED;
    for (const [numbers, fields] of [
      [{ ...MOVED, firstTransmissionNumber: 1 }, ['firstTransmissionNumber']],
      [{ firstGenerationNumber }, ['firstTransmissionNumber']],
      [{}, ['firstTransmissionNumber', 'firstGenerationNumber']],
    ] as const) {
      const { status, body } = await change(entity, profileWith(numbers));
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'acb_numbers_in_use' });
      expect(body.detail).toContain(file.fileName);
      expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(
        fields.map((field) => `profile.acb.${field}`),
      );
    }
    expect(await connectionOf(entity)).toMatchObject({ state: 'LIVE', version: 1 });
    await changeAndSwitchOn(entity, { ...profileWith(MOVED), nameLength: 20 });
    await turn(second);
    expect(await takeToBank(entity, second)).toEqual(three(48_214, 319, [3, 4, 5]));
  });

  it('begins with them on a connection that had files of a format without numbers', async () => {
    const entity = await bankFileEntity(installation);
    const [earlier] = (await filed(entity, 1)) as [ApprovedBatch];
    expect((await download(entity, earlier)).status).toBe(200);
    expect(await filesOf(entity, earlier)).toMatchObject([{ fileNumber: 1, acbNumbers: null }]);
    expect((await connectionOf(entity)).nextNumbers).toBeNull();
    await changeAndSwitchOn(entity, profileWith(MOVED));
    const [first] = (await filed(entity, 1)) as [ApprovedBatch];
    expect(await takeToBank(entity, first)).toMatchObject({
      transmissionNumber: 48_213,
      generationNumber: 318,
    });
    expect(await filesOf(entity, first)).toMatchObject([{ fileNumber: 2 }]);
  });

  it('counts each of its connections apart', async () => {
    const entity = await acbEntity(MOVED);
    const [first] = (await filed(entity, 1)) as [ApprovedBatch];
    const atFirst = await leave(entity, first);
    await switchTo(entity.second, entity.connectionId, 'OFF');
    const created = await entity.admin.send('POST', '/app/bank-connections', {
      body: connectionSettings(profileWith({ firstGenerationNumber: 318 })),
    });
    expect(created.status, created.text).toBe(200);
    const other: BankFileEntity = { ...entity, connectionId: created.body.id };
    await makeReady(other.admin, other.connectionId);
    expect((await switchOn(other.second, other.connectionId)).status).toBe(200);
    const [second] = (await filed(other, 1)) as [ApprovedBatch];
    expect(await takeToBank(other, second)).toEqual(three(1, 318, [1, 2]));
    expect((await connectionOf(entity)).nextNumbers).toMatchObject({ transmissionNumber: 48_214 });
    // Both have a file of generation 318 and the same user code.
    expect((await uploadReply(other, acceptedExcept(atFirst, []))).body).toMatchObject({
      question: { code: 'UNKNOWN_FILE' },
    });
    expect((await uploadReply(entity, acceptedExcept(atFirst, []))).body).toMatchObject({
      file: { id: (await filesOf(entity, first))[0].id },
    });
  });

  it.each([
    ['a transmission number of eight digits', profileWith({ firstTransmissionNumber: 10_000_000 })],
    ['a generation number of five digits', profileWith({ firstGenerationNumber: 10_000 })],
    ['a number below zero', profileWith({ firstGenerationNumber: -1 })],
    ['half a number', profileWith({ firstTransmissionNumber: 1.5 })],
    [
      'a transmission number of the older form, which has none',
      acbProfile('ZA-ACB-180', { acb: { ...REGISTRATION, firstTransmissionNumber: 5 } }),
    ],
  ])('cannot state %s', async (_, profile) => {
    const admin = installation.as(await installation.user(await installation.entity(), ['ADMIN']));
    const { status, body } = await admin.send('POST', '/app/bank-connections', {
      body: connectionSettings(profile),
    });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { path: expect.stringMatching(/^profile\.acb\.first(Transmission|Generation)Number$/) as string },
    ]);
  });
});

class Undone extends Error {}

it('files of before the numbers were stored keep those that they carried', async () => {
  const entity = await acbEntity();
  const [batch] = (await filed(entity, 1)) as [ApprovedBatch];
  const migration = readFileSync(
    new URL('../../migrations/0056_acb_file_numbers.sql', import.meta.url),
    'utf8',
  );
  const stored: unknown[] = [];
  const migrated = ownerOf(entity.context.database).transaction(async (tx) => {
    await tx.execute('DROP TRIGGER bank_files_acb_numbers ON bank_files');
    await tx.execute('ALTER TABLE bank_files DROP transmission_number, DROP generation_number');
    await tx.execute('ALTER TABLE bank_files DISABLE TRIGGER USER');
    await tx.execute('UPDATE bank_files SET file_number = 10012345 WHERE batch_id = $1', [batch.id]);
    await tx.execute('ALTER TABLE bank_files ENABLE TRIGGER USER');
    for (const statement of migration.split('--> statement-breakpoint')) await tx.execute(statement);
    stored.push(
      ...(await tx.query(
        'SELECT transmission_number, generation_number FROM bank_files WHERE batch_id = $1',
        [batch.id],
      )),
    );
    throw new Undone();
  });
  await expect(migrated).rejects.toBeInstanceOf(Undone);
  expect(stored).toEqual([{ transmission_number: 12_345, generation_number: 2_345 }]);
});
