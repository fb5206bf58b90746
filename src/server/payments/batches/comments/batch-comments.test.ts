import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBatch } from '../../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

async function setting() {
  const { context } = installation;
  const entityId = await installation.entity();
  const creator = await installation.user(entityId, ['PREPARER']);
  const approver = await installation.user(entityId, ['APPROVER']);
  const viewer = await installation.user(entityId, ['VIEWER']);
  const { id } = await insertBatch(context, { entityId, createdBy: creator.id, rows: [{}, {}] });
  return {
    context,
    id,
    path: `/app/batches/${id}/comments`,
    creator: installation.as(creator),
    approver: installation.as(approver),
    viewer: installation.as(viewer),
  };
}

describe('a comment on a batch', () => {
  it('is listed for every role with its author, row and mentions, oldest first', async () => {
    const { path, creator, approver, viewer } = await setting();
    const first = await approver.send('POST', path, {
      body: { text: '  Is this account right? ', rowNumber: 2, mentions: [creator.user.id] },
    });
    expect(first.status, first.text).toBe(200);
    await creator.send('POST', path, { body: { text: 'Confirmed by phone.' } });
    const { body } = await viewer.send('GET', path);
    expect(body.items).toMatchObject([
      {
        text: 'Is this account right?',
        author: { userId: approver.user.id },
        rowNumber: 2,
        mentions: [{ userId: creator.user.id, name: creator.user.name }],
      },
      { text: 'Confirmed by phone.', rowNumber: null, mentions: [] },
    ]);
    expect(body.people.map(({ userId }: { userId: string }) => userId)).toContain(viewer.user.id);
  });

  it('is in the audit log, and a mail job is sent with it', async () => {
    const { context, id, path, approver } = await setting();
    const { body } = await approver.send('POST', path, { body: { text: 'Checked' } });
    const audit = await context.database.query(
      "SELECT details FROM audit_log WHERE subject_id = $1 AND action = 'batch.commented'",
      [id],
    );
    expect(JSON.parse(audit[0]!.details)).toMatchObject({ commentId: body.id, text: 'Checked' });
    const jobs = await context.database.query(
      "SELECT 1 FROM pgboss.job WHERE name = 'mail' AND data->>'commentId' = $1",
      [body.id],
    );
    expect(jobs).toHaveLength(1);
  });

  it('cannot mention a user of another entity, nor be about a row that does not exist', async () => {
    const { path, approver } = await setting();
    const stranger = await installation.user(await installation.entity(), ['APPROVER']);
    for (const body of [
      { text: 'Hello', mentions: [stranger.id] },
      { text: 'Hello', rowNumber: 3 },
    ]) {
      expect(await approver.send('POST', path, { body })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    }
    expect((await approver.send('GET', path)).body.items).toEqual([]);
  });

  it('of another entity is neither read nor written', async () => {
    const { path } = await setting();
    const other = await setting();
    expect((await other.approver.send('GET', path)).status).toBe(404);
    expect((await other.approver.send('POST', path, { body: { text: 'Hello' } })).status).toBe(404);
  });

  it('under one idempotency key is added once', async () => {
    const { path, approver } = await setting();
    const headers = { 'idempotency-key': '4be0643f-1d98-473b-97cd-ca98a65347de' };
    for (let i = 0; i < 2; i++) await approver.send('POST', path, { body: { text: 'Once' }, headers });
    expect((await approver.send('GET', path)).body.items).toHaveLength(1);
  });

  it('is never changed or deleted', async () => {
    const { context, path, approver } = await setting();
    await approver.send('POST', path, { body: { text: 'Stays' } });
    await expect(context.database.execute("UPDATE batch_comments SET text = 'Gone'")).rejects.toThrow();
    await expect(context.database.execute('DELETE FROM batch_comments')).rejects.toThrow();
  });
});
