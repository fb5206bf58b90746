import { afterAll, beforeAll, expect, it } from 'vitest';
import { acbProfile } from '../../../domain/bank-files/testing/orders.ts';
import type { BankFileProfile } from '../../../domain/bank-files/profile.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { reverseReturned } from '../paying/settlement/reverse-returned.ts';
import { approvedBatchOf, statusesOf, type ApprovedBatch } from '../testing/approved-batch.ts';
import { insertBatch, type TestRow } from '../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { payBatch } from '../paying/worker/pay-batch.ts';
import { openBankConnections } from '../paying/registry.ts';
import { acceptedExcept, readAtBank, rejected, returned } from './testing/acb-bank.ts';
import { bankFileEntity, type BankFileEntity } from './testing/bank-file-entity.ts';
import { uploadReply } from './testing/upload-reply.ts';

/** The path of ACB files, read and answered by a bank that shares nothing with the writer. */

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const turn = (id: string) =>
  payBatch(installation.context, openBankConnections(installation.context), id, () => false);
const ROWS = [1, 2, 3, 4].map((row) => ({
  accountNumber: `6200000${row}111`,
  amountMinor: BigInt(row) * 10_000n,
  beneficiaryName: `Zo\u00EB M\u00FCller ${row}`,
}));

const batchPath = (id: string) => `/v1/payments/bulk-withdrawals/batches/${id}`;

interface Substituted {
  withdrawalId: string;
  rowNumber: number;
  substitutions: object[];
}

/** Texts of which a file changes the case at most. */
const PLAIN_TEXTS = ['Thandi Nkosi', 'A.B. (Pty) Ltd, Unit 7/2-A', 'Sons & Daughters', '7', 'Stra\u00DFe'];
const TEXTS = [
  ...PLAIN_TEXTS,
  'Zo\u00EB M\u00FCller',
  "O'Brien",
  'Two  blanks',
  ' ends ',
  'a_b',
  'x'.repeat(31),
  'Ame\u0301lie',
  'tab\tbed',
  'question?',
  'plus+',
];

const attentionOf = async ({ preparer }: BankFileEntity) =>
  (await preparer.send('GET', '/app/attention')).body.map(({ kind }: { kind: string }) => kind);

async function departed(code: 'ZA-ACB-198' | 'ZA-ACB-180', change: Partial<BankFileProfile>) {
  const entity = await bankFileEntity(installation, { ...acbProfile(code), ...change });
  return { entity, ...(await leaving(entity)) };
}

async function leaving(entity: BankFileEntity) {
  const batch = await approvedBatchOf(installation, entity.entityId, ROWS);
  await turn(batch.id);
  const { body } = await entity.preparer.send('GET', `/app/bank-files?batchId=${batch.id}`);
  const [file] = body.items;
  expect(await attentionOf(entity)).toContain('BANK_FILE_READY');
  const { text } = await entity.preparer.send('POST', `/app/bank-files/${file.id}/download`);
  await turn(batch.id);
  expect(await attentionOf(entity)).not.toContain('BANK_FILE_READY');
  return { batch, file, atBank: readAtBank(Buffer.from(text, 'latin1')) };
}

const upload = async (entity: BankFileEntity, bytes: Buffer) => (await uploadReply(entity, bytes)).body;

async function bookReturns({ context }: ApprovedBatch, since: Date): Promise<void> {
  const { all } = openBankConnections(context);
  const returns = await all.find(({ name }) => name === 'bank-file')!.returnedSince(since);
  await reverseReturned(context, returns);
}

it('the figures of the file are those that the bank reads, and texts are substituted visibly', async () => {
  const { entity, file, atBank } = await departed('ZA-ACB-198', {});
  expect(atBank).toMatchObject({ isTest: false, transmissionNumber: 1, generationNumber: 1 });
  expect(atBank.payments.map(({ amountMinor }) => amountMinor)).toEqual(ROWS.map((row) => row.amountMinor));
  expect(file).toMatchObject({ hashTotal: atBank.hashTotal, totalAmount: '1000.00', paymentCount: 4 });
  const { body } = await entity.preparer.send('GET', `/app/bank-files/${file.id}/payments`);
  expect(body.items[0]).toMatchObject({
    name: atBank.payments[0]!.name.trimEnd(),
    substitutions: [{ field: 'name', from: ROWS[0]!.beneficiaryName }],
  });
});

it('an approver sees before signing what the file will write, and the file then writes that', async () => {
  const entity = await bankFileEntity(installation, acbProfile('ZA-ACB-198'));
  const creator = await installation.user(entity.entityId, ['PREPARER']);
  const approver = installation.as(await installation.user(entity.entityId, ['APPROVER']));
  const { id } = await insertBatch(entity.context, {
    entityId: entity.entityId,
    createdBy: creator.id,
    rows: [...TEXTS.entries()].map(([index, text]) => ({
      accountNumber: `62000${String(index).padStart(3, '0')}111`,
      beneficiaryName: text,
      beneficiaryReference: text.slice(0, 20),
    })),
  });
  const path = `/app/batches/${id}/bank-file-plan`;
  const { body: plan } = await approver.send('GET', path);
  expect(plan.carrier).toEqual({
    connection: { id: entity.connectionId, displayName: 'Main account' },
    profileName: acbProfile('ZA-ACB-198').displayName,
    unwrittenOwnReferences: 0,
    payerAccountNumber: '62000000001',
    isCertified: true,
    transport: 'DOWNLOAD',
    problem: null,
  });
  const second = (await approver.send('GET', `${path}?offset=1&limit=1`)).body;
  expect(second).toMatchObject({ total: plan.total, items: [plan.items[1]] });
  expect((await approver.send('POST', `${batchPath(id)}/approve`)).status).toBe(200);
  await turn(id);
  const [file] = (await approver.send('GET', `/app/bank-files?batchId=${id}`)).body.items;
  const { body: written } = await approver.send(
    'GET',
    `/app/bank-files/${file.id}/payments?substituted=true`,
  );
  const withSubstitutions = ({ items }: { items: Substituted[] }) =>
    items.map(({ withdrawalId, rowNumber, substitutions }) => ({ withdrawalId, rowNumber, substitutions }));
  expect(plan.items).toEqual(withSubstitutions(written));
  expect(plan.items.map(({ rowNumber }: Substituted) => TEXTS[rowNumber - 1])).toEqual(
    TEXTS.filter((text) => !PLAIN_TEXTS.includes(text)),
  );
  await approver.send('POST', `/app/bank-files/${file.id}/download`);
  expect((await approver.send('GET', path)).body).toMatchObject({ carrier: null, total: 0 });
});

it('a plan names the rows that no file can write, and is empty where none carries them', async () => {
  const entity = await bankFileEntity(installation, { ...acbProfile('ZA-ACB-198'), maxPayments: 3 });
  const plan = async (rows: TestRow[]) => {
    const createdBy = entity.preparer.user.id;
    const { id } = await insertBatch(entity.context, { entityId: entity.entityId, createdBy, rows });
    return (await entity.preparer.send('GET', `/app/batches/${id}/bank-file-plan`)).body;
  };
  const foreign = { beneficiaryName: '\u674E\u5C0F\u9F99' };
  expect((await plan([{}, foreign, { beneficiaryReference: '--' }])).carrier.problem).toEqual({
    code: 'TEXT_NOT_WRITABLE',
    rowNumbers: [2, 3],
  });
  expect((await plan([{}, { rail: 'RTC' }])).carrier.problem).toEqual({
    code: 'SEVERAL_CONNECTIONS',
    rowNumbers: [],
  });
  expect(await plan([{}, {}, {}, foreign])).toMatchObject({
    carrier: { transport: 'DOWNLOAD', problem: { code: 'TOO_MANY_PAYMENTS', rowNumbers: [] } },
    waitsForConnection: false,
  });
  // Nothing but its own bank pays for the entity.
  expect(await plan([{ rail: 'RTC' }])).toMatchObject({ carrier: null, waitsForConnection: true });
  const stranger = await bankFileEntity(installation);
  const { id } = await insertBatch(entity.context, {
    entityId: entity.entityId,
    createdBy: entity.preparer.user.id,
  });
  expect((await stranger.preparer.send('GET', `/app/batches/${id}/bank-file-plan`)).status).toBe(404);
});

it('a test file is marked as one, and pays only the account that pays', async () => {
  const entity = await bankFileEntity(installation, acbProfile('ZA-ACB-198'));
  const { body: templates } = await entity.admin.send('GET', '/app/bank-file-profiles');
  expect(templates.map((profile: BankFileProfile) => profile.code)).toContain('ZA-ACB-198');
  const path = `/app/bank-connections/${entity.connectionId}/test-file`;
  const answer = await entity.admin.send('POST', path);
  const atBank = readAtBank(Buffer.from(answer.text, 'latin1'));
  expect(answer.headers.get('content-disposition')).toContain('"TEST-ACB-');
  expect(atBank).toMatchObject({ isTest: true, totalMinor: 300n });
  expect(new Set(atBank.payments.map(({ accountNumber }) => accountNumber))).toEqual(
    new Set(['62000000001']),
  );
  expect((await entity.admin.send('GET', '/app/bank-connections')).body[0].fileCount).toBe(0);
  expect((await entity.preparer.send('POST', path)).status).toBe(403);
  const stranger = await bankFileEntity(installation);
  expect((await stranger.admin.send('POST', path)).status).toBe(404);
});

it.each([
  ['with a name that its characters cannot write', [{ beneficiaryName: '\u674E\u5C0F\u9F99' }], 'row 1'],
  ['of which no live connection carries a rail', [{}, { rail: 'RTC' as const }], 'RTC payments'],
])('a batch %s is not written, says why, and can be cancelled', async (_, rows, why) => {
  const entity = await bankFileEntity(installation, acbProfile('ZA-ACB-198'));
  const batch = await approvedBatchOf(installation, entity.entityId, rows);
  expect(await turn(batch.id)).toBe('ask later');
  const path = `/v1/payments/bulk-withdrawals/batches/${batch.id}`;
  expect((await entity.preparer.send('GET', path)).body.waitingFor).toBe('BANK_FILE');
  expect((await entity.preparer.send('GET', '/app/bank-files')).body.total).toBe(0);
  expect(await attentionOf(entity)).toEqual(['BANK_FILE_BLOCKED', 'OPENING_BALANCE_MISSING']);
  const { body } = await entity.admin.send('GET', '/app/audit?action=batch.held_back');
  expect(JSON.stringify(body.items)).toContain(why);
  expect((await entity.preparer.send('POST', `${path}/cancel`)).status).toBe(200);
});

it('refuses texts that are longer than the records of an ACB file', async () => {
  const entity = await bankFileEntity(installation, acbProfile('ZA-ACB-198'));
  const tooLong = { ...acbProfile('ZA-ACB-198'), nameLength: 31, referenceLength: 21 };
  const answer = await entity.admin.send('POST', '/app/bank-connections', {
    body: { ...entity.settings, profile: tooLong },
  });
  expect(answer.status).toBe(400);
  expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual([
    'profile.nameLength',
    'profile.referenceLength',
  ]);
});

it('two rejections fail their rows, and a later return reverses its own', async () => {
  const { entity, batch, file, atBank } = await departed('ZA-ACB-198', { paidBy: 'ACCEPTANCE' });
  const reply = await upload(entity, acceptedExcept(atBank, [2, 4]));
  expect(reply).toMatchObject({
    result: 'APPLIED',
    changes: [
      { state: 'ACCEPTED', count: 2 },
      { state: 'REJECTED', count: 2 },
    ],
  });
  expect(await turn(batch.id)).toBe('done');
  expect(await statusesOf(batch.context, batch.id)).toEqual(['COMPLETE', 'FAILED', 'COMPLETE', 'FAILED']);
  const since = new Date(batch.context.clock.nowMs());
  const output = returned(atBank, 3);
  const later = await upload(entity, output);
  expect(later).toMatchObject({ changes: [{ state: 'RETURNED', count: 1 }] });
  expect(await upload(entity, output)).toEqual(later);
  const rowsOf = async (replyId: string) => {
    const { body } = await entity.preparer.send(
      'GET',
      `/app/bank-files/${file.id}/payments?replyId=${replyId}`,
    );
    return body.items.map((row: { rowNumber: number; state: string }) => [row.rowNumber, row.state]);
  };
  expect(await rowsOf(reply.id)).toEqual([
    [1, 'ACCEPTED'],
    [2, 'REJECTED'],
    [4, 'REJECTED'],
  ]);
  expect(await rowsOf(later.id)).toEqual([[3, 'RETURNED']]);
  await bookReturns(batch, since);
  expect(await statusesOf(batch.context, batch.id)).toEqual(['COMPLETE', 'FAILED', 'REVERSED', 'FAILED']);
});

it('a return finds its file among those of the day by its sequence number', async () => {
  const { entity, batch: first } = await departed('ZA-ACB-198', { paidBy: 'ACCEPTANCE' });
  const second = await leaving(entity);
  await upload(entity, acceptedExcept(second.atBank, []));
  await turn(second.batch.id);
  const since = new Date(first.context.clock.nowMs());
  expect(await upload(entity, returned(second.atBank, 1))).toMatchObject({ question: null });
  await bookReturns(second.batch, since);
  expect(await statusesOf(first.context, second.batch.id)).toEqual([
    'REVERSED',
    'COMPLETE',
    'COMPLETE',
    'COMPLETE',
  ]);
  expect(new Set(await statusesOf(first.context, first.id))).toEqual(new Set(['SUBMITTED']));
});

it('a reply to another user code of the same bank is foreign', async () => {
  const { batch, entity } = await departed('ZA-ACB-198', { paidBy: 'ACCEPTANCE' });
  const other = await departed('ZA-ACB-198', {
    acb: { ...acbProfile('ZA-ACB-198').acb!, userCode: 'B111' },
  });
  expect(await upload(entity, acceptedExcept(other.atBank, []))).toMatchObject({
    question: { code: 'UNKNOWN_FILE' },
  });
  expect(new Set(await statusesOf(batch.context, batch.id))).toEqual(new Set(['SUBMITTED']));
});

it('a status whose numbers cannot be read names no file, whatever its sequence numbers', async () => {
  const { entity, batch, atBank } = await departed('ZA-ACB-198', { paidBy: 'ACCEPTANCE' });
  const told = acceptedExcept(atBank, [2]).toString('latin1');
  const lines = told
    .split('\r\n')
    .map((line) =>
      line.startsWith('900L')
        ? line.replace(/[A-Z0-9]{4,5}-\d{7}(-\d{6})?/, (name) => '?'.repeat(name.length))
        : line,
    );
  const unreadable = lines.filter((line) => !line.startsWith('901')).join('\r\n');
  const count = unreadable.split('\r\n').length - 1;
  const whole = unreadable.replace(/999L\d{9}/, `999L${String(count).padStart(9, '0')}`);
  expect(await upload(entity, Buffer.from(whole, 'latin1'))).toMatchObject({
    question: { code: 'UNKNOWN_FILE' },
  });
  await turn(batch.id);
  expect(new Set(await statusesOf(batch.context, batch.id))).toEqual(new Set(['SUBMITTED']));
});

it('a rejection as a duplicate, or of a file that was downloaded twice, fails no payment', async () => {
  const { entity, batch, file, atBank } = await departed('ZA-ACB-198', { paidBy: 'ACCEPTANCE' });
  const again = { code: '00006', text: '*** USER GEN NUMBER NOT NEXT IN SEQUENCE ***' };
  expect(await upload(entity, rejected(atBank, again))).toMatchObject({
    question: { code: 'REJECTED_AS_DUPLICATE', detail: '00006' },
  });
  await entity.preparer.send('POST', `/app/bank-files/${file.id}/download`);
  const other = { code: '00023', text: '*** USER BRANCH NOT = CONTROL ***' };
  expect(await upload(entity, rejected(atBank, other))).toMatchObject({
    question: { code: 'REJECTED_AS_DUPLICATE' },
  });
  await turn(batch.id);
  expect(new Set(await statusesOf(batch.context, batch.id))).toEqual(new Set(['SUBMITTED']));
});

it('a reply is read by its own format, whatever the connection has become', async () => {
  const { entity, batch, atBank } = await departed('ZA-ACB-198', { paidBy: 'ACCEPTANCE' });
  const reply = acceptedExcept(atBank, []);
  await entity.context.database.query(
    `UPDATE bank_file_connections
        SET state = 'OFF', profile = profile || '{"format": "PAIN_001"}',
            unconfirmed_by = ARRAY[changed_by], certified_by = NULL, certified_at = NULL,
            certified_version = NULL, rehearsed_by = NULL, rehearsal_passed = NULL, rehearsal_steps = NULL
      WHERE id = $1`,
    [entity.connectionId],
  );
  expect(await upload(entity, reply)).toMatchObject({ result: 'APPLIED' });
  await turn(batch.id);
  expect(new Set(await statusesOf(batch.context, batch.id))).toEqual(new Set(['COMPLETE']));
});

it('a return names the day on which its file left, if that is a later one', async () => {
  const { entity, batch, file, atBank } = await departed('ZA-ACB-198', { paidBy: 'ACCEPTANCE' });
  await upload(entity, acceptedExcept(atBank, []));
  await turn(batch.id);
  const next = new Date(Date.parse(file.sealedAt) + DAY_MS);
  await ownerOf(entity.context.database).transaction(async (tx) => {
    await tx.execute('ALTER TABLE bank_files DISABLE TRIGGER USER');
    await tx.execute('UPDATE bank_files SET left_at = $2 WHERE id = $1', [file.id, next]);
  });
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' }).format(next);
  const output = returned({ ...atBank, transmittedOn: day.replaceAll('-', '') }, 3);
  expect(await upload(entity, output)).toMatchObject({ question: null, changes: [{ state: 'RETURNED' }] });
});
