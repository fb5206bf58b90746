import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../shared/time.ts';
import { WORKER } from '../../audit/audit.ts';
import { approvedBatchOf, statusesOf } from '../testing/approved-batch.ts';
import {
  type TestCaller,
  paymentsInstallation,
  type PaymentsInstallation,
} from '../testing/payments-installation.ts';
import { savePaymentConfig } from '../testing/save-payment-config.ts';
import { readLeftReplies } from '../reconciling/reading/read-left-replies.ts';
import { readReply } from './read-reply.ts';
import { storeReply } from './store-reply.ts';
import { bankFileEntity } from './testing/bank-file-entity.ts';
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
  uploadAlone,
} from './testing/filed-batches.ts';
import { replyFile, type TestReply, inTestFormat } from './testing/test-format.ts';

inTestFormat();

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const { turn, sealed, departed } = filedBatches(() => installation);

describe('a reply that a user uploads', () => {
  const waits = async (filed: Filed, reply: TestReply) => {
    const { body } = await uploadAlone(filed, reply);
    expect(body).toMatchObject({ result: 'WAITS_FOR_CONFIRMATION', confirmed: null });
    return body.id as string;
  };
  const readAtOf = async (caller: TestCaller, id: string) =>
    (await caller.send('GET', `/app/bank-replies/${id}`)).body.readAt as string;
  const confirm = async (caller: TestCaller, id: string, seen?: string) =>
    caller.send('POST', `/app/bank-replies/${id}/confirm`, {
      body: { readAt: seen ?? (await readAtOf(caller, id)) },
    });
  const setAside = async (caller: TestCaller, id: string, seen?: string) =>
    caller.send('POST', `/app/bank-replies/${id}/close`, {
      body: { note: 'The bank did not send it.', readAt: seen ?? (await readAtOf(caller, id)) },
    });
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

  it('is neither confirmed nor set aside as another one than the user has seen', async () => {
    const filed = await departed();
    const { second, preparer } = filed;
    const rejects: TestReply = {
      file: filed.fileId,
      payments: [{ id: endToEndIdOf(filed, 1), status: 'REJECTED' }],
    };
    const id = await waits(filed, rejects);
    const seen = await readAtOf(second, id);
    // Another reply comes, and the first one is judged again before the user decides.
    await upload(filed, { file: filed.fileId, status: 'ACCEPTED' });
    installation.passMs(1_000);
    await uploadAlone(filed, rejects);
    const refusal = { status: 400, body: { code: 'bank_reply_changed' } };
    expect(await confirm(second, id, seen)).toMatchObject(refusal);
    expect(await setAside(second, id, seen)).toMatchObject(refusal);
    expect(await replyOf(filed, id)).toMatchObject({
      result: 'WAITS_FOR_CONFIRMATION',
      changes: [{ state: 'RETURNED', count: 1 }],
    });
    expect((await confirm(second, id)).body).toMatchObject({ result: 'APPLIED' });
    const unseen = await preparer.send('POST', `/app/bank-replies/${id}/confirm`);
    expect(unseen.status).toBe(400);
  });

  it('can be set aside by another user, with a reason, and is then never applied', async () => {
    const filed = await departed();
    const reply: TestReply = { file: filed.fileId, status: 'REJECTED' };
    const id = await waits(filed, reply);
    const close = (caller: TestCaller) => setAside(caller, id);
    expect((await close(filed.preparer)).body).toMatchObject({ code: 'own_bank_reply' });
    expect((await close(filed.second)).body).toMatchObject({
      result: 'SET_ASIDE',
      setAside: { note: 'The bank did not send it.' },
    });
    expect((await confirm(filed.second, id)).body).toMatchObject({ code: 'bank_reply_not_waiting' });
    expect((await uploadAlone(filed, reply)).body).toMatchObject({ result: 'SET_ASIDE' });
    expect(await fileOf(filed)).toMatchObject({ heardAt: null });
  });

  it('waits when it only notes that the bank has the file, so that it turns no rejection away', async () => {
    const filed = await departed({ paidBy: 'REPLY' });
    const { context, entityId, connectionId } = filed;
    const ids: string[] = [];
    for (const status of ['RECEIVED', 'ACCEPTED'] as const)
      ids.push(await waits(filed, { file: filed.fileId, status }));
    expect(await fileOf(filed)).toMatchObject({ heardAt: null });
    await letBankDeliver(context, connectionId);
    const bytes = replyFile({ file: filed.fileId, status: 'REJECTED' });
    const bank = { entityId, connectionId, fileName: 'R', bytes, userId: null, actor: WORKER };
    await readReply(context, await storeReply(context, bank));
    expect(await turn(filed.id)).toBe('done');
    expect(new Set(await statusesOf(context, filed.id))).toEqual(new Set(['FAILED']));
    // Then the forged ones contradict the bank.
    expect((await confirm(filed.second, ids[1]!)).body).toMatchObject({
      result: 'QUESTION',
      question: { code: 'ACCEPTED_AFTER_REJECTION' },
    });
  });

  it('that repeats what is known does not say that the bank has answered', async () => {
    const filed = await departed({ paidBy: 'REPLY' });
    await upload(filed, { file: filed.fileId, status: 'ACCEPTED' });
    const { heardAt } = await fileOf(filed);
    installation.passMs(HOUR_MS);
    const { body } = await uploadAlone(filed, { file: filed.fileId, status: 'RECEIVED' });
    expect(body).toMatchObject({ result: 'UNCHANGED' });
    expect(await fileOf(filed)).toMatchObject({ heardAt });
  });

  it('needs no confirmation once the bank itself has delivered the same bytes', async () => {
    const filed = await departed();
    const reply: TestReply = { file: filed.fileId, status: 'ACCEPTED' };
    const id = await waits(filed, reply);
    const { context, entityId, connectionId } = filed;
    const bytes = replyFile(reply);
    await letBankDeliver(context, connectionId);
    const fetched = { entityId, connectionId, fileName: 'R', bytes, userId: null, actor: WORKER };
    expect(await storeReply(context, fetched)).toBe(id);
    await readReply(context, id, { again: true });
    expect(await replyOf(filed, id)).toMatchObject({ result: 'APPLIED', confirmed: null });
  });

  it('is judged by itself when the bank sends what a user had set aside', async () => {
    const filed = await departed();
    const reply: TestReply = { file: filed.fileId, status: 'REJECTED' };
    const id = await waits(filed, reply);
    await setAside(filed.second, id);
    const { context, entityId, connectionId } = filed;
    const set = context.database.query("UPDATE bank_file_replies SET result = 'STORED' WHERE id = $1", [id]);
    await expect(set).rejects.toThrow('its result is final');
    const bytes = replyFile(reply);
    await letBankDeliver(context, connectionId);
    const fetched = { entityId, connectionId, fileName: 'R', bytes, userId: null, actor: WORKER };
    expect(await storeReply(context, fetched)).toBe(id);
    await readReply(context, id);
    expect(await replyOf(filed, id)).toMatchObject({ result: 'APPLIED', setAside: null });
    expect(await turn(filed.id)).toBe('done');
    expect(new Set(await statusesOf(filed.context, filed.id))).toEqual(new Set(['FAILED']));
    expect(await storeReply(context, fetched)).toBe(id);
    expect(await actionsOf(filed, 'bank_reply.')).toEqual([
      'bank_reply.received',
      'bank_reply.waits',
      'bank_reply.set_aside',
      'bank_reply.delivered',
      'bank_reply.applied',
    ]);
  });

  it('that changed nothing is judged by itself when the bank sends it', async () => {
    const filed = await departed({ paidBy: 'REPLY' });
    await upload(filed, { file: filed.fileId, status: 'ACCEPTED' });
    installation.passMs(HOUR_MS);
    const reply: TestReply = { file: filed.fileId, status: 'RECEIVED' };
    const { id } = (await uploadAlone(filed, reply)).body;
    const { heardAt } = await fileOf(filed);
    const { context, entityId, connectionId } = filed;
    await letBankDeliver(context, connectionId);
    const fetched = {
      entityId,
      connectionId,
      fileName: 'R',
      bytes: replyFile(reply),
      userId: null,
      actor: WORKER,
    };
    installation.passMs(HOUR_MS);
    expect(await storeReply(context, fetched)).toBe(id);
    await readReply(context, id);
    expect(await replyOf(filed, id)).toMatchObject({ result: 'UNCHANGED' });
    expect((await fileOf(filed)).heardAt > heardAt).toBe(true);
    expect(await storeReply(context, fetched)).toBe(id);
    expect(await replyOf(filed, id)).toMatchObject({ result: 'UNCHANGED' });
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
