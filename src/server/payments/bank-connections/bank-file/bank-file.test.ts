import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';
import { verifyAudit, WORKER } from '../../../audit/audit.ts';
import {
  approvedBatch,
  approvedBatchOf,
  batchStatus,
  FUNDED,
  statusesOf,
  type ApprovedBatch,
} from '../../testing/approved-batch.ts';
import { bankFileEntity, makeReady, type BankFileEntity } from './testing/bank-file-entity.ts';
import { replyFile, type TestReply } from './testing/test-format.ts';
import { uploadReply } from './testing/upload-reply.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';
import { balanceOf } from '../../testing/fund.ts';
import type { TestRow } from '../../testing/insert-batch.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { noteOnStatement } from './note-on-statement.ts';
import { readLeftReplies } from './read-left-replies.ts';
import { readReply } from './read-reply.ts';
import { storeReply } from './store-reply.ts';
import { startWorker } from '../../worker/start-worker.ts';
import { reverseReturned } from '../../settlement/reverse-returned.ts';
import { payBatch, type Turn } from '../../worker/pay-batch.ts';
import { dispatchBatch } from '../../worker/dispatch-batch.ts';
import { instantBank } from '../../testing/instant-bank.ts';
import { bankConnections, openBankConnections } from '../registry.ts';
import { openBankFiles } from './bank-file-connection.ts';

vi.mock('./formats.ts', async () => {
  const { TEST_FORMAT } = await import('./testing/test-format.ts');
  return { formatOf: () => TEST_FORMAT };
});

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

/** A turn of a worker that has just started: nothing is remembered from one to the next. */
const turn = (id: string): Promise<Turn> =>
  payBatch(installation.context, openBankConnections(installation.context), id, () => false);

const ROWS: TestRow[] = [1, 2, 3, 4].map((row) => ({
  accountNumber: `6200000${row}111`,
  amountMinor: BigInt(row) * 10_000n,
  beneficiaryName: `Person ${row}`,
}));

interface Filed extends ApprovedBatch, BankFileEntity {
  fileId: string;
}

/** An approved batch of an entity with a live connection, whose file the worker has written. */
async function sealed(profile: Parameters<typeof bankFileEntity>[1] = {}, rows = ROWS): Promise<Filed> {
  const entity = await bankFileEntity(installation, profile);
  const batch = await approvedBatchOf(installation, entity.entityId, rows);
  expect(await turn(batch.id)).toBe('ask later');
  const { body } = await entity.preparer.send('GET', `/app/bank-files?batchId=${batch.id}`);
  expect(body.items).toHaveLength(1);
  return { ...batch, ...entity, fileId: body.items[0].id };
}

const download = ({ preparer, fileId }: Filed) => preparer.send('POST', `/app/bank-files/${fileId}/download`);
const fileOf = async ({ preparer, fileId }: Filed) =>
  (await preparer.send('GET', `/app/bank-files/${fileId}`)).body;
const switchTo = (caller: TestCaller, connectionId: string, state: 'LIVE' | 'OFF') =>
  caller.send('PUT', `/app/bank-connections/${connectionId}/state`, { body: { state } });
const batchPath = (id: string) => `/v1/payments/bulk-withdrawals/batches/${id}`;

/** The file has left, and the worker has submitted its payments. */
async function departed(profile?: Parameters<typeof bankFileEntity>[1]): Promise<Filed> {
  const filed = await sealed(profile);
  expect((await download(filed)).status).toBe(200);
  expect(await turn(filed.id)).toBe('ask later');
  expect(await statusesOf(filed.context, filed.id)).toEqual(ROWS.map(() => 'SUBMITTED'));
  return filed;
}

type AnyReply = TestReply | TestReply[] | string;
const bytesOf = (reply: AnyReply) => (typeof reply === 'string' ? Buffer.from(reply) : replyFile(reply));

/** One user uploads a reply, and another confirms it. */
const upload = (filed: Filed, reply: AnyReply) => uploadReply(filed, bytesOf(reply));

/** One user uploads a reply. */
function uploadAlone({ preparer, connectionId }: Filed, reply: AnyReply, caller = preparer) {
  return caller.send('POST', `/app/bank-connections/${connectionId}/replies`, {
    body: { fileName: 'reply.json', content: bytesOf(reply).toString('base64') },
  });
}

const endToEndIdOf = ({ withdrawals }: Filed, row: number) => withdrawals[row - 1]!.id.replaceAll('-', '');

async function actionsOf({ context, entityId }: Filed, prefix: string): Promise<string[]> {
  const rows = await context.database.query(
    'SELECT action FROM audit_log WHERE entity_id = $1 AND starts_with(action, $2) ORDER BY seq',
    [entityId, prefix],
  );
  return rows.map(({ action }) => action);
}

function withoutCurrency(body: Record<string, unknown>) {
  const { currency: _, ...settings } = body;
  return settings;
}

async function carriersOf({ context, id }: Pick<Filed, 'context' | 'id'>): Promise<(string | null)[]> {
  const rows = await context.database.query(
    'SELECT DISTINCT bank_connection FROM withdrawals WHERE batch_id = $1',
    [id],
  );
  return rows.map((row) => row.bank_connection);
}

async function expectBalanced({ context, entityId, id }: Filed): Promise<void> {
  const [paid] = await context.database.query(
    `SELECT coalesce(sum(amount_minor) FILTER (WHERE status = 'COMPLETE'), 0)::text AS outside,
            coalesce(sum(unit_fee_minor + vat_minor)
              FILTER (WHERE status IN ('COMPLETE', 'REVERSED')), 0)::text AS fees
       FROM withdrawals
      WHERE batch_id = $1`,
    [id],
  );
  expect(await balanceOf(context, entityId)).toEqual({
    available: FUNDED - BigInt(paid!.outside) - BigInt(paid!.fees),
    reserved: 0n,
  });
  expect((await verifyAudit(context.database)).faults).toEqual([]);
}

describe('sealing', () => {
  it('writes the file of an approved batch once, and the batch waits for it', async () => {
    const filed = await sealed();
    const file = await fileOf(filed);
    expect(file).toMatchObject({
      state: 'SEALED',
      fileNumber: 1,
      paymentCount: 4,
      totalAmount: '1000.00',
      contentDigest: filed.contentDigest,
      leftAt: null,
      states: [{ state: 'SILENT', count: 4, amount: '1000.00' }],
    });
    expect(await turn(filed.id)).toBe('ask later');
    expect(await fileOf(filed)).toEqual(file);
    const { body } = await filed.preparer.send('GET', batchPath(filed.id));
    expect(body).toMatchObject({ status: 'APPROVED', waitingFor: 'BANK_FILE' });
    expect(await actionsOf(filed, 'bank_file.')).toEqual(['bank_file.sealed']);
  });

  it('gives the payments of the file their end-to-end ids and running sequence numbers', async () => {
    const first = await sealed();
    const second = await approvedBatchOf(installation, first.entityId, ROWS);
    await turn(second.id);
    const { body } = await first.preparer.send('GET', `/app/bank-files?connectionId=${first.connectionId}`);
    expect(body.items.map((file: { fileNumber: number }) => file.fileNumber)).toEqual([2, 1]);
    const payments = async (fileId: string) =>
      (await first.preparer.send('GET', `/app/bank-files/${fileId}/payments`)).body.items;
    expect(await payments(first.fileId)).toMatchObject(
      ROWS.map((row, index) => ({
        endToEndId: endToEndIdOf(first, index + 1),
        sequenceNumber: index + 1,
        accountNumber: row.accountNumber,
        state: null,
        status: 'PENDING',
      })),
    );
    expect(
      (await payments(body.items[0].id)).map((one: { sequenceNumber: number }) => one.sequenceNumber),
    ).toEqual([6, 7, 8, 9]);
  });

  it('is done again when the connection was changed or the day has passed', async () => {
    const filed = await sealed();
    const { body: connection } = await filed.admin.send('GET', '/app/bank-connections');
    const { displayName, rails, payer, profile, version } = connection[0];
    const changed = await filed.admin.send('PUT', `/app/bank-connections/${filed.connectionId}`, {
      body: { displayName, rails, payer, profile: { ...profile, nameLength: 20 }, version },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { version: 2, certification: null, rehearsal: null, state: 'OFF' },
    });
    expect((await download(filed)).body).toMatchObject({ code: 'bank_file_not_live' });
    await turn(filed.id);
    expect(await statusesOf(filed.context, filed.id)).toEqual(ROWS.map(() => 'PENDING'));
    await makeReady(filed.admin, filed.connectionId);
    expect((await switchTo(filed.second, filed.connectionId, 'LIVE')).status).toBe(200);
    await turn(filed.id);
    expect(await fileOf(filed)).toMatchObject({ state: 'WITHDRAWN', states: [] });
    const { body } = await filed.preparer.send('GET', `/app/bank-files?batchId=${filed.id}`);
    expect(body.items.map((file: { state: string }) => file.state)).toEqual(['SEALED', 'WITHDRAWN']);
    const next = { ...filed, fileId: body.items[0].id };
    expect((await download(next)).status).toBe(200);
    installation.passMs(48 * HOUR_MS);
    await turn(filed.id);
    expect(await fileOf(next)).toMatchObject({ state: 'LEFT' });
    expect((await download(next)).status).toBe(200);
  });

  it('that is no longer possible withdraws the file, and the batch says why, each reason once', async () => {
    const filed = await sealed();
    const { currency: _, ...settings } = filed.settings;
    const why = async (version: number, change: Record<string, unknown>) => {
      const profile = { ...(filed.settings['profile'] as object), ...change };
      const path = `/app/bank-connections/${filed.connectionId}`;
      const saved = await filed.admin.send('PUT', path, { body: { ...settings, profile, version } });
      expect(saved.status, saved.text).toBe(200);
      await makeReady(filed.admin, filed.connectionId);
      await switchTo(filed.second, filed.connectionId, 'LIVE');
      for (let turns = 0; turns < 2; turns++) expect(await turn(filed.id)).toBe('ask later');
      const [row] = await filed.context.database.query('SELECT held_why FROM batches WHERE id = $1', [
        filed.id,
      ]);
      return row!.held_why;
    };
    expect(await why(1, { maxPayments: 1 })).toContain('at most 1 payments');
    expect(await fileOf(filed)).toMatchObject({ state: 'WITHDRAWN' });
    expect((await download(filed)).body).toMatchObject({ code: 'bank_file_not_live' });
    expect(await why(2, { maxPayments: 2 })).toContain('at most 2 payments');
    const { body } = await filed.admin.send('GET', '/app/audit?action=batch.held_back');
    const reasons = JSON.stringify(body.items).match(/at most \d payments/g)!;
    expect(new Set(reasons)).toEqual(new Set(['at most 1 payments', 'at most 2 payments']));
    expect(await why(3, { maxPayments: 4 })).toBeNull();
  });

  it('ends a batch whose rows no longer match the approved digest, without a file', async () => {
    const entity = await bankFileEntity(installation);
    const batch = await approvedBatchOf(installation, entity.entityId, ROWS);
    await entity.breakDigest(batch.id);
    expect(await turn(batch.id)).toBe('done');
    expect(await batchStatus(entity.context, batch.id)).toBe('FAILED');
    expect((await entity.preparer.send('GET', '/app/bank-files')).body.total).toBe(0);
  });

  it('leaves batches of other entities to the sandbox, and keeps those of other rails waiting', async () => {
    const entity = await bankFileEntity(installation);
    const elsewhere = await approvedBatch(installation, ROWS);
    await turn(elsewhere.id);
    expect(await carriersOf(elsewhere)).toEqual(['sandbox']);
    const other = await approvedBatchOf(installation, entity.entityId, [
      { rail: 'RTC', accountNumber: '62000009999' },
    ]);
    expect(await turn(other.id)).toBe('ask later');
    expect(await carriersOf(other)).toEqual([null]);
    const { body } = await entity.preparer.send('GET', batchPath(other.id));
    expect(body).toMatchObject({ status: 'APPROVED', waitingFor: 'BANK_FILE' });
  });
});

describe('leaving', () => {
  it('is the first download: the batch is being paid, and the same bytes come again', async () => {
    const filed = await sealed();
    const first = await download(filed);
    const file = await fileOf(filed);
    expect(createHash('sha256').update(first.text).digest('hex')).toBe(file.sha256);
    expect(first.headers.get('content-digest')).toBe(
      `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`,
    );
    expect(first.headers.get('content-disposition')).toContain(file.fileName);
    expect(file).toMatchObject({ state: 'LEFT', leftBy: { userId: filed.preparer.user.id } });
    expect(await batchStatus(filed.context, filed.id)).toBe('PROCESSING');
    expect((await download(filed)).text).toBe(first.text);
    expect(await actionsOf(filed, 'bank_file.')).toEqual([
      'bank_file.sealed',
      'bank_file.left',
      'bank_file.downloaded_again',
    ]);
  });

  it('submits the payments even when payouts are switched off afterwards', async () => {
    const filed = await sealed();
    await download(filed);
    await filed.switchPayouts(false);
    expect(await turn(filed.id)).toBe('ask later');
    expect(await statusesOf(filed.context, filed.id)).toEqual(ROWS.map(() => 'SUBMITTED'));
  });

  it('is refused while payouts are off, and while an approval has lapsed', async () => {
    const filed = await sealed();
    await filed.switchPayouts(false);
    expect((await download(filed)).body).toMatchObject({ status: 400, code: 'payouts_disabled' });
    await filed.switchPayouts(true);
    await filed.context.database.query("UPDATE users SET roles = '{VIEWER}' WHERE id = $1", [
      filed.approver.user.id,
    ]);
    expect((await download(filed)).body).toMatchObject({ status: 400, code: 'approvals_lapsed' });
    expect(await fileOf(filed)).toMatchObject({ state: 'SEALED' });
  });

  it('is refused when the rows no longer match, and ends the batch', async () => {
    const filed = await sealed();
    await filed.breakDigest(filed.id);
    expect((await download(filed)).body).toMatchObject({ status: 400, code: 'bank_file_not_live' });
    expect(await batchStatus(filed.context, filed.id)).toBe('FAILED');
    expect(await fileOf(filed)).toMatchObject({ state: 'CANCELLED' });
  });

  it('is refused while the connection is off', async () => {
    const filed = await sealed();
    await switchTo(filed.admin, filed.connectionId, 'OFF');
    expect((await download(filed)).body).toMatchObject({ code: 'bank_file_not_live' });
  });

  it('happens once when two people download at the same time', async () => {
    const filed = await sealed();
    const answers = await Promise.all([download(filed), download(filed)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await actionsOf(filed, 'bank_file.left')).toHaveLength(1);
    expect(await actionsOf(filed, 'batch.released')).toHaveLength(1);
  });

  it('comes with a text of the figures', async () => {
    const filed = await sealed();
    const file = await fileOf(filed);
    const { text, headers } = await filed.preparer.send('GET', `/app/bank-files/${filed.fileId}/summary`);
    expect(headers.get('content-type')).toContain('text/plain');
    for (const figure of [file.sha256, 'ZAR 1000.00', '000000000042', '4\r\n'])
      expect(text).toContain(figure);
  });
});

describe('a file that has left', () => {
  it.each([
    ['the bank rejected it', (filed: Filed) => upload(filed, { file: filed.fileId, status: 'REJECTED' })],
    [
      'a recall is recorded',
      ({ approver, fileId }: Filed) =>
        approver.send('POST', `/app/bank-files/${fileId}/recall`, {
          body: { reason: 'Wrong month.', confirmedBy: 'Lerato Mokoena' },
        }),
    ],
    [
      'its batch has ended',
      async (filed: Filed) => {
        await upload(filed, { file: filed.fileId, status: 'ACCEPTED' });
        return turn(filed.id);
      },
    ],
  ])('is not handed over again after %s', async (_, end) => {
    const filed = await departed();
    await end(filed);
    expect((await download(filed)).body).toMatchObject({ status: 400, code: 'bank_file_ended' });
    expect(await actionsOf(filed, 'bank_file.downloaded_again')).toEqual([]);
  });
});

describe('cancelling', () => {
  it('is possible until the file leaves; the file then never leaves', async () => {
    const filed = await sealed();
    expect((await filed.preparer.send('POST', `${batchPath(filed.id)}/cancel`)).status).toBe(200);
    expect((await download(filed)).body).toMatchObject({ code: 'bank_file_not_live' });
    expect(await fileOf(filed)).toMatchObject({ state: 'CANCELLED' });
    expect(await balanceOf(filed.context, filed.entityId)).toEqual({ available: FUNDED, reserved: 0n });
  });

  it('is refused after the file has left, with a code that names the recall', async () => {
    const filed = await departed();
    expect(await filed.preparer.send('POST', `${batchPath(filed.id)}/cancel`)).toMatchObject({
      status: 400,
      body: { code: 'batch_file_left' },
    });
  });

  it('and downloading at the same time end in one of the two', async () => {
    for (let round = 0; round < 4; round++) {
      const filed = await sealed();
      const [cancelled, left] = await Promise.all([
        filed.preparer.send('POST', `${batchPath(filed.id)}/cancel`),
        download(filed),
      ]);
      expect(new Set([cancelled.status, left.status])).toEqual(new Set([200, 400]));
      const status = cancelled.status === 200 ? 'CANCELLED' : 'PROCESSING';
      expect(await batchStatus(filed.context, filed.id)).toBe(status);
    }
  });
});

describe('a reply', () => {
  it('that accepts the file pays every payment', async () => {
    const filed = await departed();
    expect((await upload(filed, { file: filed.fileId, status: 'ACCEPTED' })).body).toMatchObject({
      result: 'APPLIED',
      changes: [{ state: 'ACCEPTED', count: 4 }],
      question: null,
    });
    expect(await turn(filed.id)).toBe('done');
    expect(await batchStatus(filed.context, filed.id)).toBe('COMPLETE');
    await expectBalanced(filed);
  });

  it('that rejects two rows fails them and pays the others', async () => {
    const filed = await departed();
    const reply: TestReply = {
      file: filed.fileId,
      status: 'PARTIAL',
      payments: [2, 4].map((row) => ({
        id: endToEndIdOf(filed, row),
        status: 'REJECTED',
        reason: { code: 'AC04', text: 'Closed account', failureCode: 'ACCOUNT_CLOSED' },
        amountMinor: ROWS[row - 1]!.amountMinor!,
      })),
    };
    expect((await upload(filed, reply)).body.changes).toEqual([
      { state: 'ACCEPTED', count: 2 },
      { state: 'REJECTED', count: 2 },
    ]);
    expect(await turn(filed.id)).toBe('done');
    expect(await statusesOf(filed.context, filed.id)).toEqual(['COMPLETE', 'FAILED', 'COMPLETE', 'FAILED']);
    expect(await batchStatus(filed.context, filed.id)).toBe('PARTIALLY_COMPLETE');
    const { body } = await filed.preparer.send(
      'GET',
      `/app/bank-files/${filed.fileId}/payments?state=REJECTED`,
    );
    expect(body.items).toMatchObject([
      { rowNumber: 2, failureCode: 'ACCOUNT_CLOSED', reason: { code: 'AC04', text: 'Closed account' } },
      { rowNumber: 4 },
    ]);
    await expectBalanced(filed);
  });

  it('that rejects the file fails every payment and releases the whole hold', async () => {
    const filed = await departed();
    const reason = { code: 'FF01', text: null, failureCode: 'BANK_REJECTED' as const };
    await upload(filed, { file: filed.fileId, status: 'REJECTED', reason });
    expect(await turn(filed.id)).toBe('done');
    expect(await batchStatus(filed.context, filed.id)).toBe('FAILED');
    expect(await balanceOf(filed.context, filed.entityId)).toEqual({ available: FUNDED, reserved: 0n });
  });

  it('that returns a payment later reverses it', async () => {
    const filed = await departed();
    await upload(filed, { file: filed.fileId, status: 'ACCEPTED' });
    await turn(filed.id);
    const since = new Date(filed.context.clock.nowMs());
    const answer = await upload(filed, {
      file: filed.fileId,
      payments: [{ id: endToEndIdOf(filed, 3), status: 'RETURNED', date: '2026-03-09' }],
    });
    expect(answer.body.changes).toEqual([{ state: 'RETURNED', count: 1 }]);
    await bookReturns(since);
    expect(await statusesOf(filed.context, filed.id)).toEqual([
      'COMPLETE',
      'COMPLETE',
      'REVERSED',
      'COMPLETE',
    ]);
    await bookReturns(since);
    await expectBalanced(filed);
  });

  it('that returns a payment before it was booked as paid books both', async () => {
    const filed = await sealed();
    await download(filed);
    await upload(filed, {
      file: filed.fileId,
      status: 'ACCEPTED',
      payments: [{ id: endToEndIdOf(filed, 1), status: 'RETURNED' }],
    });
    expect(await turn(filed.id)).toBe('done');
    // The worker reads from a minute before: a reply that was committed late is found all the same.
    installation.passMs(HOUR_MS);
    await bookReturns(new Date(filed.context.clock.nowMs()));
    expect(await statusesOf(filed.context, filed.id)).toEqual([
      'REVERSED',
      'COMPLETE',
      'COMPLETE',
      'COMPLETE',
    ]);
    await expectBalanced(filed);
  });

  it('that comes again changes nothing', async () => {
    const filed = await departed();
    const first = await upload(filed, { file: filed.fileId, status: 'ACCEPTED' });
    const again = await upload(filed, { file: filed.fileId, status: 'ACCEPTED' });
    expect(again.body).toEqual(first.body);
    const repeated = await upload(filed, { file: filed.fileId, status: 'ACCEPTED', note: 'other bytes' });
    expect(repeated.body).toMatchObject({ result: 'UNCHANGED', changes: [] });
    const late = await upload(filed, { file: filed.fileId, status: 'RECEIVED' });
    expect(late.body).toMatchObject({ result: 'UNCHANGED', changes: [] });
    expect(await actionsOf(filed, 'bank_reply.received')).toHaveLength(3);
    await turn(filed.id);
    await expectBalanced(filed);
  });

  it.each<[string, (filed: Filed) => TestReply | string, string]>([
    ['of another company', () => ({ file: randomUUID(), status: 'REJECTED' }), 'UNKNOWN_FILE'],
    ['that cannot be read', () => 'Dear customer', 'UNREADABLE'],
    ['to a test file', ({ fileId }) => ({ file: fileId, status: 'REJECTED', isTest: true }), 'TEST_REPLY'],
    [
      'about an unknown payment',
      ({ fileId }) => ({ file: fileId, payments: [{ id: 'ab'.repeat(16), status: 'REJECTED' }] }),
      'UNKNOWN_PAYMENT',
    ],
    [
      'with another amount',
      (filed) => ({
        file: filed.fileId,
        status: 'PARTIAL',
        payments: [
          { id: endToEndIdOf(filed, 1), status: 'REJECTED' },
          { id: endToEndIdOf(filed, 2), status: 'REJECTED', amountMinor: 1n },
        ],
      }),
      'OTHER_AMOUNT',
    ],
    [
      'with another account',
      (filed) => ({
        file: filed.fileId,
        payments: [{ id: endToEndIdOf(filed, 1), status: 'REJECTED', accountNumber: '1' }],
      }),
      'OTHER_ACCOUNT',
    ],
  ])('%s changes nothing and asks a person', async (_, reply, question) => {
    const filed = await departed();
    const { body } = await upload(filed, reply(filed));
    expect(body).toMatchObject({
      result: 'QUESTION',
      changes: [],
      question: { code: question, closed: null },
    });
    expect(await turn(filed.id)).toBe('ask later');
    expect(await statusesOf(filed.context, filed.id)).toEqual(ROWS.map(() => 'SUBMITTED'));
    expect(await fileOf(filed)).toMatchObject({ heardAt: null, states: [{ state: 'SILENT', count: 4 }] });
    expect((await filed.preparer.send('GET', '/app/bank-replies?open=true')).body.total).toBe(1);
    const note = { body: { note: 'Sent to us by mistake.' } };
    expect(
      (await filed.preparer.send('POST', `/app/bank-replies/${body.id}/close`, note)).body,
    ).toMatchObject({
      status: 400,
      code: 'own_bank_reply',
    });
    const closed = await filed.second.send('POST', `/app/bank-replies/${body.id}/close`, note);
    expect(closed.body.question.closed).toMatchObject({ note: 'Sent to us by mistake.' });
    expect((await filed.preparer.send('GET', `/app/bank-replies/${body.id}`)).body).toEqual(closed.body);
    expect((await filed.preparer.send('GET', '/app/bank-replies?open=true')).body.total).toBe(0);
  });

  it('beside another one that does not fit changes nothing either', async () => {
    const filed = await departed();
    const { body } = await upload(filed, [
      { file: filed.fileId, payments: [{ id: endToEndIdOf(filed, 1), status: 'PAID' }] },
      { file: randomUUID(), status: 'REJECTED' },
    ]);
    expect(body).toMatchObject({
      result: 'QUESTION',
      changes: [],
      question: { code: 'UNKNOWN_FILE' },
    });
    await turn(filed.id);
    expect(await statusesOf(filed.context, filed.id)).toEqual(ROWS.map(() => 'SUBMITTED'));
  });

  it('is judged with those before it in the same file', async () => {
    const filed = await departed();
    const { body } = await upload(filed, [
      { file: filed.fileId, status: 'REJECTED' },
      { file: filed.fileId, payments: [{ id: endToEndIdOf(filed, 1), status: 'PAID' }] },
    ]);
    expect(body.question).toMatchObject({ code: 'PAID_AFTER_REJECTION' });
    expect(await fileOf(filed)).toMatchObject({ heardAt: null });
  });

  it('that was stored by a process that then ended is read by the worker', async () => {
    const filed = await departed();
    const replyId = await storeReply(filed.context, {
      entityId: filed.entityId,
      connectionId: filed.connectionId,
      fileName: 'reply.json',
      bytes: replyFile({ file: filed.fileId, status: 'ACCEPTED' }),
      userId: null,
      actor: WORKER,
    });
    const stored = async () => (await filed.preparer.send('GET', '/app/bank-replies')).body.items[0];
    expect(await stored()).toMatchObject({ id: replyId, result: 'STORED' });
    const worker = await startWorker(filed.context);
    await vi.waitFor(async () => expect(await batchStatus(filed.context, filed.id)).toBe('COMPLETE'), 20_000);
    await worker.stop();
    expect(await stored()).toMatchObject({ id: replyId, result: 'APPLIED' });
  });

  it('of one bank is never applied to the file of another company', async () => {
    const [ours, theirs] = [await departed(), await departed()];
    const { body } = await upload(ours, { file: theirs.fileId, status: 'REJECTED' });
    expect(body.question).toMatchObject({ code: 'UNKNOWN_FILE' });
    expect(await fileOf(theirs)).toMatchObject({ heardAt: null });
  });

  it('before the file has left is a question', async () => {
    const filed = await sealed();
    const { body } = await upload(filed, { file: filed.fileId, status: 'REJECTED' });
    expect(body.question).toMatchObject({ code: 'UNKNOWN_FILE' });
    expect(await fileOf(filed)).toMatchObject({ state: 'SEALED' });
  });

  it('that contradicts a rejection is a question, because the money was released', async () => {
    const filed = await departed();
    await upload(filed, { file: filed.fileId, status: 'REJECTED' });
    await turn(filed.id);
    const { body } = await upload(filed, {
      file: filed.fileId,
      payments: [{ id: endToEndIdOf(filed, 1), status: 'PAID' }],
    });
    expect(body.question).toMatchObject({ code: 'PAID_AFTER_REJECTION', detail: endToEndIdOf(filed, 1) });
    await expectBalanced(filed);
  });

  it('that says that an account has moved is a note on the payment', async () => {
    const filed = await departed();
    const movedTo = { branchCode: '470010', accountNumber: '1234567890' };
    const { body } = await upload(filed, {
      file: filed.fileId,
      payments: [{ id: endToEndIdOf(filed, 2), status: 'REDIRECTED', movedTo }],
    });
    expect(body).toMatchObject({ result: 'APPLIED', changes: [], redirected: 1 });
    const payments = await filed.preparer.send('GET', `/app/bank-files/${filed.fileId}/payments`);
    expect(payments.body.items[1]).toMatchObject({ movedTo, state: null });
  });
});

describe('a reply that a user uploads', () => {
  const waits = async (filed: Filed, reply: TestReply) => {
    const { body } = await uploadAlone(filed, reply);
    expect(body).toMatchObject({ result: 'WAITS_FOR_CONFIRMATION', confirmed: null });
    return body.id as string;
  };
  const confirm = (caller: TestCaller, id: string) => caller.send('POST', `/app/bank-replies/${id}/confirm`);
  const replyOf = async ({ preparer }: Filed, id: string) =>
    (await preparer.send('GET', '/app/bank-replies')).body.items.find((one: { id: string }) => one.id === id);

  it('moves no money before another user has confirmed what it would change', async () => {
    const filed = await departed();
    const id = await waits(filed, {
      file: filed.fileId,
      status: 'PARTIAL',
      payments: [{ id: endToEndIdOf(filed, 2), status: 'REJECTED' }],
    });
    expect(await turn(filed.id)).toBe('ask later');
    expect(await statusesOf(filed.context, filed.id)).toEqual(ROWS.map(() => 'SUBMITTED'));
    expect(await fileOf(filed)).toMatchObject({ heardAt: null, states: [{ state: 'SILENT', count: 4 }] });
    const { body: shown } = await filed.preparer.send('GET', `/app/bank-replies/${id}/changes`);
    expect(shown.total).toBe(4);
    expect(shown.items).toContainEqual(
      expect.objectContaining({ rowNumber: 2, amount: '200.00', before: null, state: 'REJECTED' }),
    );
    expect((await filed.preparer.send('GET', '/app/bank-replies?open=true')).body.total).toBe(1);
    const { body } = await confirm(filed.second, id);
    expect(body).toMatchObject({
      result: 'APPLIED',
      waiting: null,
      confirmed: { by: { userId: filed.second.user.id } },
    });
    expect(await turn(filed.id)).toBe('done');
    expect(await statusesOf(filed.context, filed.id)).toEqual(['COMPLETE', 'FAILED', 'COMPLETE', 'COMPLETE']);
    expect((await confirm(filed.second, id)).body).toMatchObject({ code: 'bank_reply_not_waiting' });
    expect(await actionsOf(filed, 'bank_reply.')).toEqual([
      'bank_reply.received',
      'bank_reply.waits',
      'bank_reply.confirmed',
    ]);
    await expectBalanced(filed);
  });

  it('is confirmed neither by its uploader, nor the creator, nor who took the file to the bank', async () => {
    const entity = await bankFileEntity(installation);
    const batch = await approvedBatchOf(installation, entity.entityId, ROWS);
    await turn(batch.id);
    const { body: files } = await entity.preparer.send('GET', `/app/bank-files?batchId=${batch.id}`);
    const filed = { ...batch, ...entity, fileId: files.items[0].id };
    await download({ ...filed, preparer: batch.approver });
    const id = await waits(filed, { file: filed.fileId, status: 'REJECTED' });
    const { waiting } = await replyOf(filed, id);
    expect(waiting.mayConfirm).toEqual([{ userId: filed.second.user.id, name: filed.second.user.name }]);
    const [row] = await filed.context.database.query(
      `SELECT u.id, u.entity_id, u.name FROM users u JOIN batches b ON b.created_by = u.id WHERE b.id = $1`,
      [filed.id],
    );
    const creator = installation.as({ id: row!.id, entityId: filed.entityId, name: row!.name });
    for (const caller of [filed.preparer, creator, filed.approver]) {
      const { body } = await confirm(caller, id);
      expect(body).toMatchObject({ status: 400, code: 'own_bank_reply' });
      expect(body.detail).toContain(filed.second.user.name);
    }
    await filed.context.database.query("UPDATE users SET roles = '{VIEWER}' WHERE id = $1", [
      filed.second.user.id,
    ]);
    expect((await confirm(filed.preparer, id)).body.detail).toContain('no other user may');
    expect((await confirm(filed.second, id)).status).toBe(403);
    expect(await fileOf(filed)).toMatchObject({ heardAt: null });
  });

  it('needs two people in all: one prepares, carries and uploads, the approver confirms', async () => {
    const filed = await departed();
    await filed.context.database.query("UPDATE users SET roles = '{VIEWER}' WHERE id = $1", [
      filed.second.user.id,
    ]);
    const id = await waits(filed, { file: filed.fileId, status: 'ACCEPTED' });
    expect((await confirm(filed.approver, id)).body).toMatchObject({ result: 'APPLIED' });
  });

  it('asks for a fresh sign-in where approvals do', async () => {
    const filed = await departed();
    const id = await waits(filed, { file: filed.fileId, status: 'ACCEPTED' });
    await savePaymentConfig(filed.context, filed.entityId, { stepUpMaxAgeSeconds: 60 });
    const stale = installation.as(filed.second.user, HOUR_MS);
    expect(await confirm(stale, id)).toMatchObject({ status: 401, body: { code: 'fresh_sign_in_required' } });
    expect((await confirm(filed.second, id)).body).toMatchObject({ result: 'APPLIED' });
  });

  it('is judged again: what no user has seen is not applied', async () => {
    const filed = await departed();
    const rejects = (row: number, note: string): TestReply => ({
      file: filed.fileId,
      payments: [{ id: endToEndIdOf(filed, row), status: 'REJECTED' }],
      note,
    });
    const first = await waits(filed, rejects(1, 'first'));
    const second = await waits(filed, { file: filed.fileId, status: 'ACCEPTED' });
    await confirm(filed.second, second);
    expect((await confirm(filed.second, first)).body).toMatchObject({
      result: 'WAITS_FOR_CONFIRMATION',
      changes: [{ state: 'RETURNED', count: 1 }],
    });
    const third = await waits(filed, rejects(2, 'third'));
    await upload(filed, { file: filed.fileId, status: 'PAID' });
    expect((await confirm(filed.second, third)).body).toMatchObject({
      result: 'QUESTION',
      question: { code: 'REJECTED_AFTER_PAYMENT' },
    });
  });

  it('can be set aside by another user, with a reason, and is then never applied', async () => {
    const filed = await departed();
    const reply: TestReply = { file: filed.fileId, status: 'REJECTED' };
    const id = await waits(filed, reply);
    const close = (caller: TestCaller) =>
      caller.send('POST', `/app/bank-replies/${id}/close`, { body: { note: 'The bank did not send it.' } });
    expect((await close(filed.preparer)).body).toMatchObject({ code: 'own_bank_reply' });
    expect((await close(filed.second)).body).toMatchObject({
      result: 'SET_ASIDE',
      setAside: { note: 'The bank did not send it.' },
    });
    expect((await confirm(filed.second, id)).body).toMatchObject({ code: 'bank_reply_not_waiting' });
    expect((await uploadAlone(filed, reply)).body).toMatchObject({ result: 'SET_ASIDE' });
    expect(await fileOf(filed)).toMatchObject({ heardAt: null });
  });

  it('is applied at once when it only notes that the bank has the file: no money moves by it', async () => {
    const filed = await departed({ paidBy: 'REPLY' });
    const before = await balanceOf(filed.context, filed.entityId);
    for (const status of ['RECEIVED', 'ACCEPTED'] as const) {
      const { body } = await uploadAlone(filed, { file: filed.fileId, status });
      expect(body).toMatchObject({ result: 'APPLIED', changes: [{ state: status, count: 4 }] });
      await turn(filed.id);
      expect(await statusesOf(filed.context, filed.id)).toEqual(ROWS.map(() => 'SUBMITTED'));
    }
    expect(await balanceOf(filed.context, filed.entityId)).toEqual(before);
  });

  it('needs no confirmation once the bank itself has delivered the same bytes', async () => {
    const filed = await departed();
    const reply: TestReply = { file: filed.fileId, status: 'ACCEPTED' };
    const id = await waits(filed, reply);
    const { context, entityId, connectionId } = filed;
    const bytes = replyFile(reply);
    const fetched = { entityId, connectionId, fileName: 'R', bytes, userId: null, actor: WORKER };
    expect(await storeReply(context, fetched)).toBe(id);
    await readReply(context, id, { again: true });
    expect(await replyOf(filed, id)).toMatchObject({ result: 'APPLIED', confirmed: null });
  });

  it('that was stored and whose job was lost is read by the sweep', async () => {
    const filed = await departed();
    const { context, entityId, connectionId, preparer } = filed;
    const bytes = replyFile({ file: filed.fileId, status: 'ACCEPTED' });
    const by = { userId: preparer.user.id, actor: WORKER };
    const id = await storeReply(context, { entityId, connectionId, fileName: 'R', bytes, ...by });
    await readLeftReplies(context);
    expect(await replyOf(filed, id)).toMatchObject({ result: 'STORED' });
    installation.passMs(3 * MINUTE_MS);
    await readLeftReplies(context);
    expect(await replyOf(filed, id)).toMatchObject({ result: 'WAITS_FOR_CONFIRMATION' });
  });

  it('is judged again when a question is uploaded again', async () => {
    const filed = await sealed();
    const reply: TestReply = { file: filed.fileId, status: 'ACCEPTED' };
    expect((await uploadAlone(filed, reply)).body.question).toMatchObject({ code: 'UNKNOWN_FILE' });
    await download(filed);
    expect((await uploadAlone(filed, reply)).body).toMatchObject({
      result: 'WAITS_FOR_CONFIRMATION',
      question: null,
    });
  });
});

describe('what counts as paid', () => {
  it.each([
    ['REPLY', 'ACCEPTED', 'SUBMITTED'],
    ['REPLY', 'PAID', 'COMPLETE'],
    ['ACCEPTANCE', 'ACCEPTED', 'COMPLETE'],
    ['STATEMENT', 'PAID', 'SUBMITTED'],
  ] as const)('by %s: after %s a payment is %s', async (paidBy, status, expected) => {
    const filed = await departed({ paidBy });
    await upload(filed, { file: filed.fileId, status });
    await turn(filed.id);
    expect(new Set(await statusesOf(filed.context, filed.id))).toEqual(new Set([expected]));
  });

  it('by STATEMENT: is a payment that a statement shows', async () => {
    const filed = await departed({ paidBy: 'STATEMENT' });
    const [first, second] = filed.withdrawals.map(({ id }) => id);
    await upload(filed, {
      file: filed.fileId,
      status: 'ACCEPTED',
      payments: [{ id: endToEndIdOf(filed, 2), status: 'REJECTED' }],
    });
    const at = new Date(filed.context.clock.nowMs());
    const note = () => filed.context.database.transaction((tx) => noteOnStatement(tx, [first!, second!], at));
    expect(await note()).toEqual([first]);
    expect(await note()).toEqual([]);
    await expect(
      filed.context.database.transaction(async (judging) => {
        await judging.query('SELECT 1 FROM batches WHERE id = $1 FOR NO KEY UPDATE', [filed.id]);
        await filed.context.database.transaction(async (tx) => {
          await tx.execute("SET LOCAL lock_timeout = '50ms'");
          await noteOnStatement(tx, [first!], at);
        });
      }),
    ).rejects.toThrow('lock timeout');
    await turn(filed.id);
    expect(await statusesOf(filed.context, filed.id)).toEqual([
      'COMPLETE',
      'FAILED',
      'SUBMITTED',
      'SUBMITTED',
    ]);
  });

  it('is not a payment that the reply leaves out, unless the profile says so', async () => {
    const filed = await departed({ unnamedAreAccepted: false });
    await upload(filed, {
      file: filed.fileId,
      status: 'PARTIAL',
      payments: [{ id: endToEndIdOf(filed, 1), status: 'ACCEPTED' }],
    });
    await turn(filed.id);
    expect(await statusesOf(filed.context, filed.id)).toEqual([
      'COMPLETE',
      'SUBMITTED',
      'SUBMITTED',
      'SUBMITTED',
    ]);
  });
});

describe('a silent bank', () => {
  it('leaves payments submitted, then unconfirmed, and never failed', async () => {
    const filed = await departed({ silentAfterHours: 5 });
    installation.passMs(4 * HOUR_MS);
    await turn(filed.id);
    expect(new Set(await statusesOf(filed.context, filed.id))).toEqual(new Set(['SUBMITTED']));
    installation.passMs(2 * HOUR_MS);
    await turn(filed.id);
    expect(new Set(await statusesOf(filed.context, filed.id))).toEqual(new Set(['UNCONFIRMED']));
    installation.passMs(1_000 * HOUR_MS);
    expect(await turn(filed.id)).toBe('ask later');
    expect(new Set(await statusesOf(filed.context, filed.id))).toEqual(new Set(['UNCONFIRMED']));
    await upload(filed, { file: filed.fileId, status: 'ACCEPTED' });
    expect(await turn(filed.id)).toBe('done');
    await expectBalanced(filed);
  });
});

describe('a recall', () => {
  const SAID = { reason: 'Wrong month.', confirmedBy: 'Lerato Mokoena, payments desk' };
  const recall = ({ approver, fileId }: Filed, caller = approver) =>
    caller.send('POST', `/app/bank-files/${fileId}/recall`, { body: SAID });
  const step = ({ fileId }: Filed, caller: TestCaller, verb: 'confirm' | 'withdraw') =>
    caller.send('POST', `/app/bank-files/${fileId}/recall/${verb}`);

  it('fails what the bank has not paid, once a second approver confirms it, and keeps the rest', async () => {
    const filed = await departed();
    await upload(filed, {
      file: filed.fileId,
      payments: [{ id: endToEndIdOf(filed, 1), status: 'PAID' }],
    });
    expect(await recall(filed)).toMatchObject({
      status: 200,
      body: { state: 'LEFT', recall: { ...SAID, by: { userId: filed.approver.user.id }, confirmed: null } },
    });
    expect(await turn(filed.id)).toBe('ask later');
    expect(await statusesOf(filed.context, filed.id)).toEqual([
      'COMPLETE',
      'SUBMITTED',
      'SUBMITTED',
      'SUBMITTED',
    ]);
    expect(await step(filed, filed.second, 'confirm')).toMatchObject({
      status: 200,
      body: { state: 'RECALLED', recall: { ...SAID, confirmed: { by: { userId: filed.second.user.id } } } },
    });
    expect(await turn(filed.id)).toBe('done');
    expect(await statusesOf(filed.context, filed.id)).toEqual(['COMPLETE', 'FAILED', 'FAILED', 'FAILED']);
    expect((await recall(filed)).body).toMatchObject({ code: 'bank_file_not_recallable' });
    expect((await step(filed, filed.second, 'withdraw')).body).toMatchObject({ code: 'no_open_recall' });
    expect(await actionsOf(filed, 'bank_file.recall')).toEqual([
      'bank_file.recall_recorded',
      'bank_file.recalled',
    ]);
    await expectBalanced(filed);
  });

  it('is confirmed neither by its recorder nor by the user who took the file to the bank', async () => {
    const filed = await sealed();
    const taker = installation.as(await installation.user(filed.entityId, ['PREPARER', 'APPROVER']));
    await taker.send('POST', `/app/bank-files/${filed.fileId}/download`);
    await turn(filed.id);
    expect((await step(filed, filed.second, 'confirm')).body).toMatchObject({ code: 'no_open_recall' });
    await recall(filed);
    for (const caller of [filed.approver, taker])
      expect((await step(filed, caller, 'confirm')).body).toMatchObject({
        code: 'own_recall',
        detail: expect.stringContaining(filed.second.user.name) as string,
      });
    expect((await step(filed, filed.preparer, 'confirm')).status).toBe(403);
    expect(await statusesOf(filed.context, filed.id)).toEqual(ROWS.map(() => 'SUBMITTED'));
    await filed.context.database.query("UPDATE users SET roles = '{VIEWER}' WHERE id = $1", [
      filed.second.user.id,
    ]);
    expect((await step(filed, filed.approver, 'confirm')).body.detail).toContain('npm run admin -- user');
  });

  it('can be withdrawn until it is confirmed, and recorded again', async () => {
    const filed = await departed();
    await recall(filed);
    expect((await recall(filed, filed.second)).body).toMatchObject({ code: 'bank_file_not_recallable' });
    expect(await step(filed, filed.second, 'withdraw')).toMatchObject({
      status: 200,
      body: { recall: null },
    });
    expect((await step(filed, filed.second, 'confirm')).body).toMatchObject({ code: 'no_open_recall' });
    expect((await recall(filed, filed.second)).status).toBe(200);
    expect((await step(filed, filed.approver, 'confirm')).body).toMatchObject({ state: 'RECALLED' });
  });

  it('takes a fresh sign-in at each step', async () => {
    const filed = await departed();
    await filed.context.database.query(
      'UPDATE payment_configs SET step_up_max_age_seconds = 60 WHERE entity_id = $1',
      [filed.entityId],
    );
    const stale = { status: 401, body: { code: 'fresh_sign_in_required' } };
    const old = installation.as(filed.second.user, 120_000);
    expect(await recall(filed, old)).toMatchObject(stale);
    await recall(filed);
    expect(await step(filed, old, 'confirm')).toMatchObject(stale);
    expect(await step(filed, old, 'withdraw')).toMatchObject(stale);
  });

  it('is refused before the file has left', async () => {
    const filed = await sealed();
    expect((await recall(filed)).body).toMatchObject({ status: 400, code: 'bank_file_not_recallable' });
  });
});

describe('a connection that is switched off', () => {
  it('is still asked about files that have left', async () => {
    const filed = await departed();
    await switchTo(filed.admin, filed.connectionId, 'OFF');
    await upload(filed, { file: filed.fileId, status: 'ACCEPTED' });
    expect(await turn(filed.id)).toBe('done');
    await expectBalanced(filed);
  });

  it('keeps a batch that waits for its file, which leaves when the connection is on again', async () => {
    const filed = await sealed();
    await switchTo(filed.admin, filed.connectionId, 'OFF');
    expect(await turn(filed.id)).toBe('ask later');
    expect(await carriersOf(filed)).toEqual([null]);
    expect((await filed.preparer.send('GET', batchPath(filed.id))).body).toMatchObject({
      status: 'APPROVED',
      waitingFor: 'BANK_FILE',
    });
    expect((await download(filed)).body).toMatchObject({ code: 'bank_file_not_live' });
    expect((await switchTo(filed.second, filed.connectionId, 'LIVE')).status).toBe(200);
    expect(await turn(filed.id)).toBe('ask later');
    expect((await download(filed)).status).toBe(200);
  });

  it('pays no new batch through another connection, unless a route names its entity', async () => {
    const filed = await sealed();
    await switchTo(filed.admin, filed.connectionId, 'OFF');
    const other = await approvedBatchOf(installation, filed.entityId, ROWS);
    expect(await turn(other.id)).toBe('ask later');
    expect(await carriersOf(other)).toEqual([null]);
    const named = bankConnections(
      [{ connection: instantBank(filed.context), entityIds: [filed.entityId] }],
      openBankFiles(filed.context),
    );
    expect(await payBatch(filed.context, named, other.id, () => false)).toBe('done');
    // A file that is written keeps its batch from every other carrier.
    expect(await payBatch(filed.context, named, filed.id, () => false)).toBe('ask later');
    expect(await carriersOf(filed)).toEqual([null]);
  });

  it('cannot be switched on while another carries its rails', async () => {
    const filed = await sealed();
    const second = await filed.admin.send('POST', '/app/bank-connections', { body: filed.settings });
    expect(second.body).toMatchObject({ state: 'DRAFT', version: 1, certification: null });
    await makeReady(filed.admin, second.body.id);
    expect(await switchTo(filed.second, second.body.id, 'LIVE')).toMatchObject({
      status: 400,
      body: { code: 'rail_already_carried' },
    });
  });
});

describe('a connection that is switched on', () => {
  it('carries no row of a batch that is being paid another way', async () => {
    const entity = await bankFileEntity(installation, {}, 'DRAFT');
    const batch = await approvedBatchOf(installation, entity.entityId, ROWS);
    const connections = openBankConnections(installation.context);
    expect(await dispatchBatch(installation.context, connections, entity.entityId, batch.id)).toBe(
      'dispatched',
    );
    expect((await switchTo(entity.second, entity.connectionId, 'LIVE')).status).toBe(200);
    await turn(batch.id);
    expect(await carriersOf(batch)).toEqual(['sandbox']);
  });

  it('needs the acceptance of a test file of its profile and account', async () => {
    const { admin, second, settings } = await bankFileEntity(installation);
    const { body } = await admin.send('POST', '/app/bank-connections', { body: settings });
    expect((await switchTo(second, body.id, 'LIVE')).body).toMatchObject({
      code: 'bank_connection_not_ready',
    });
    await makeReady(admin, body.id);
    const { version, ...certified } = (await admin.send('GET', '/app/bank-connections')).body.at(-1);
    expect(certified).toMatchObject({
      certification: { version: 1 },
      changed: { by: { userId: admin.user.id } },
    });
    const renamed = await admin.send('PUT', `/app/bank-connections/${body.id}`, {
      body: { ...withoutCurrency(settings), displayName: 'Renamed', version },
    });
    expect(renamed.body).toMatchObject({ version: 2, certification: { version: 1 } });
    const moved = await admin.send('PUT', `/app/bank-connections/${body.id}`, {
      body: {
        ...withoutCurrency(settings),
        payer: { ...(settings['payer'] as object), accountNumber: '62000000002' },
        version: 2,
      },
    });
    expect(moved.body).toMatchObject({ version: 3, certification: null });
    expect((await switchTo(second, body.id, 'LIVE')).body).toMatchObject({
      code: 'bank_connection_not_ready',
    });
  });

  it('takes another user than the one who last changed it, and the refusal names who may', async () => {
    const { admin, second, connectionId, entityId } = await bankFileEntity(installation, {}, 'DRAFT');
    expect((await switchTo(admin, connectionId, 'LIVE')).body).toMatchObject({
      code: 'own_connection_change',
      detail: expect.stringContaining(second.user.name) as string,
    });
    const { context } = installation;
    await context.database.query("UPDATE users SET roles = '{VIEWER}' WHERE id = $1", [second.user.id]);
    expect((await switchTo(admin, connectionId, 'LIVE')).body).toMatchObject({
      code: 'own_connection_change',
      detail: expect.stringContaining('npm run admin -- user') as string,
    });
    const other = installation.as(await installation.user(entityId, ['ADMIN']));
    expect((await switchTo(other, connectionId, 'LIVE')).status).toBe(200);
  });

  it('takes a fresh sign-in, like its certification and a change of account; off needs none', async () => {
    const { context, admin, second, connectionId, settings, entityId } = await bankFileEntity(installation);
    await context.database.query(
      'UPDATE payment_configs SET step_up_max_age_seconds = 60 WHERE entity_id = $1',
      [entityId],
    );
    const [old, oldAdmin] = [second, admin].map(({ user }) => installation.as(user, 120_000));
    const stale = { status: 401, body: { code: 'fresh_sign_in_required' } };
    const path = `/app/bank-connections/${connectionId}`;
    expect((await switchTo(old!, connectionId, 'OFF')).status).toBe(200);
    expect(await switchTo(old!, connectionId, 'LIVE')).toMatchObject(stale);
    const body = { version: 1, note: 'Accepted.' };
    expect(await oldAdmin!.send('POST', `${path}/certification`, { body })).toMatchObject(stale);
    const payer = { ...(settings['payer'] as object), accountNumber: '62000000002' };
    const change = { ...withoutCurrency(settings), version: 1 };
    expect(await oldAdmin!.send('PUT', path, { body: { ...change, payer } })).toMatchObject(stale);
    expect((await oldAdmin!.send('PUT', path, { body: { ...change, displayName: 'Renamed' } })).status).toBe(
      200,
    );
  });
});

describe('other entities', () => {
  it('find neither the connection, nor the file, nor the reply', async () => {
    const filed = await departed();
    const { body: reply } = await upload(filed, 'Dear customer');
    const stranger = await bankFileEntity(installation);
    for (const [method, path] of [
      ['GET', `/app/bank-files/${filed.fileId}`],
      ['POST', `/app/bank-files/${filed.fileId}/download`],
      ['GET', `/app/bank-files/${filed.fileId}/payments`],
      ['GET', `/app/bank-replies/${reply.id}`],
    ] as const)
      expect((await stranger.preparer.send(method, path)).status, path).toBe(404);
    const theirs = { file: filed.fileId, status: 'REJECTED' } as const;
    expect((await uploadAlone(filed, theirs, stranger.preparer)).status).toBe(404);
    expect((await stranger.second.send('POST', `/app/bank-replies/${reply.id}/confirm`)).status).toBe(404);
    expect((await stranger.preparer.send('GET', `/app/bank-replies/${reply.id}/changes`)).status).toBe(404);
    const close = { body: { note: 'Mine' } };
    expect((await stranger.preparer.send('POST', `/app/bank-replies/${reply.id}/close`, close)).status).toBe(
      404,
    );
    expect((await stranger.preparer.send('GET', '/app/bank-files')).body.total).toBe(0);
  });
});

async function bookReturns(since: Date): Promise<void> {
  const { all } = openBankConnections(installation.context);
  const connection = all.find(({ name }) => name === 'bank-file')!;
  await reverseReturned(installation.context, await connection.returnedSince(since));
}
