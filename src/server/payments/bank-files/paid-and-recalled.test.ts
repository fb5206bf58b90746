import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusesOf } from '../testing/approved-batch.ts';
import {
  type TestCaller,
  paymentsInstallation,
  type PaymentsInstallation,
} from '../testing/payments-installation.ts';
import { newId } from '../../platform/random.ts';
import { noteOnStatement } from './note-on-statement.ts';
import {
  actionsOf,
  endToEndIdOf,
  expectBalanced,
  type Filed,
  filedBatches,
  ROWS,
  upload,
} from './testing/filed-batches.ts';
import { inTestFormat } from './testing/test-format.ts';

inTestFormat();

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const { turn, sealed, departed } = filedBatches(() => installation);

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

describe('a recall', () => {
  const SAID = { reason: 'Wrong month.', confirmedBy: 'Lerato Mokoena, payments desk' };
  const recall = ({ approver, fileId }: Filed, caller = approver) =>
    caller.send('POST', `/app/bank-files/${fileId}/recall`, { body: SAID });
  const step = async ({ fileId }: Filed, caller: TestCaller, verb: 'confirm' | 'withdraw') => {
    const { body } = await caller.send('GET', `/app/bank-files/${fileId}`);
    const recallId = body.recall?.id ?? newId(installation.context);
    return caller.send('POST', `/app/bank-files/${fileId}/recall/${verb}`, { body: { recallId } });
  };

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
    expect((await step(filed, filed.approver, 'confirm')).body.detail).toContain('under People');
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
