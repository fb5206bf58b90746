import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '../../../shared/time.ts';
import { WORKER } from '../../audit/audit.ts';
import { batchStatus, FUNDED, statusesOf } from '../testing/approved-batch.ts';
import { balanceOf } from '../testing/fund.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { startWorker } from '../paying/worker/start-worker.ts';
import { storeReply } from './store-reply.ts';
import { letBankDeliver } from './testing/let-bank-deliver.ts';
import {
  actionsOf,
  download,
  endToEndIdOf,
  expectBalanced,
  type Filed,
  filedBatches,
  fileOf,
  ROWS,
  upload,
} from './testing/filed-batches.ts';
import { replyFile, type TestReply, inTestFormat } from './testing/test-format.ts';

inTestFormat();

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const { turn, sealed, departed, bookReturns } = filedBatches(() => installation);

describe('a reply', () => {
  it('that accepts the file pays every payment', async () => {
    const filed = await departed();
    expect((await upload(filed, { file: filed.fileId, status: 'ACCEPTED' })).body).toMatchObject({
      result: 'APPLIED',
      fileCount: 1,
      currency: 'ZAR',
      changes: [{ state: 'ACCEPTED', count: 4, amount: '1000.00' }],
      question: null,
    });
    expect(await turn(filed.id)).toBe('done');
    expect(await batchStatus(filed.context, filed.id)).toBe('COMPLETE');
    await expectBalanced(filed);
  });

  it('that an earlier version judged has counts without amounts', async () => {
    const filed = await departed();
    const { body } = await upload(filed, { file: filed.fileId, status: 'ACCEPTED' });
    await filed.context.database.query('UPDATE bank_file_replies SET changed = $2 WHERE id = $1', [
      body.id,
      JSON.stringify({ ACCEPTED: 4 }),
    ]);
    const kept = await filed.preparer.send('GET', `/app/bank-replies/${body.id}`);
    expect(kept.body.changes).toEqual([{ state: 'ACCEPTED', count: 4, amount: null }]);
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
      { state: 'ACCEPTED', count: 2, amount: '400.00' },
      { state: 'REJECTED', count: 2, amount: '600.00' },
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
    expect(answer.body.changes).toEqual([{ state: 'RETURNED', count: 1, amount: '300.00' }]);
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
    // The worker reads back one minute only; a return that is not booked yet is reported anyway.
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
    const note = { body: { note: 'Sent to us by mistake.', readAt: body.readAt } };
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
    await letBankDeliver(filed.context, filed.connectionId);
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
    await vi.waitFor(
      async () => expect(await batchStatus(filed.context, filed.id)).toBe('COMPLETE'),
      120_000,
    );
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

  it.each([
    [['PAID', 'REJECTED'], 'REJECTED_AFTER_ACCEPTANCE'],
    [['PAID', 'RECEIVED', 'REJECTED'], 'REJECTED_AFTER_ACCEPTANCE'],
    [['REJECTED', 'RECEIVED', 'PAID'], 'PAID_AFTER_REJECTION'],
  ] as const)('about the whole file is compared with earlier ones: %j asks', async (said, question) => {
    const filed = await departed({ unnamedAreAccepted: false });
    for (const status of said.slice(0, -1)) {
      expect((await upload(filed, { file: filed.fileId, status })).body.question).toBeNull();
      await turn(filed.id);
    }
    const before = await statusesOf(filed.context, filed.id);
    const { body } = await upload(filed, { file: filed.fileId, status: said.at(-1)! });
    expect(body.question).toMatchObject({ code: question });
    await turn(filed.id);
    expect(await statusesOf(filed.context, filed.id)).toEqual(before);
    const together = await departed({ unnamedAreAccepted: false });
    const inOneFile = said.map((status) => ({ file: together.fileId, status }));
    expect((await upload(together, inOneFile)).body.question).toMatchObject({ code: question });
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
