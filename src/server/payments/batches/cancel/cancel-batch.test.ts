import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BATCH_STATUSES } from '../../../../shared/terms.ts';
import { balanceOf, fund } from '../../testing/fund.ts';
import { insertBatch, type TestBatch } from '../../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const BATCHES = '/v1/payments/bulk-withdrawals/batches';

async function setting(batch: Partial<TestBatch> = {}) {
  const { context } = installation;
  const entityId = await installation.entity();
  await savePaymentConfig(context, entityId, {});
  await fund(context, entityId, 10_000_000n);
  const creator = await installation.user(entityId, ['PREPARER']);
  const approver = installation.as(await installation.user(entityId, ['APPROVER']));
  const inserted = await insertBatch(context, {
    entityId,
    createdBy: creator.id,
    rows: [{}, {}, {}],
    ...batch,
  });
  return { context, entityId, creator: installation.as(creator), approver, ...inserted };
}

describe('cancelling a batch', () => {
  it('that needs approval cancels its withdrawals and moves no money', async () => {
    const { context, entityId, creator, id } = await setting();
    const { status, body } = await creator.send('POST', `${BATCHES}/${id}/cancel`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'CANCELLED',
      cancelledBy: { userId: creator.user.id },
      byStatus: [{ status: 'CANCELLED', count: 3, amount: '3750.00' }],
    });
    expect(body.cancelledAt).toBe(body.updatedAt);
    expect(await balanceOf(context, entityId)).toEqual({ available: 10_000_000n, reserved: 0n });
  });

  it('that is approved releases the whole hold and keeps its history', async () => {
    const { context, entityId, approver, id, totalDebitMinor } = await setting();
    await approver.send('POST', `${BATCHES}/${id}/approve`);
    expect((await balanceOf(context, entityId)).reserved).toBe(totalDebitMinor);
    const { body } = await approver.send('POST', `${BATCHES}/${id}/cancel`);
    expect(body).toMatchObject({
      status: 'CANCELLED',
      approvals: [{ userId: approver.user.id }],
      cancelledBy: { name: approver.user.name },
    });
    expect(await balanceOf(context, entityId)).toEqual({ available: 10_000_000n, reserved: 0n });
    const audit = await context.database.query(
      'SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY seq',
      [id],
    );
    expect(audit.map(({ action }) => action)).toEqual(['batch.created', 'batch.approved', 'batch.cancelled']);
  });

  it.each(BATCH_STATUSES.filter((status) => status !== 'PENDING_APPROVAL' && status !== 'APPROVED'))(
    'that is %s is refused and changes nothing',
    async (status) => {
      const { context, creator, id } = await setting({ status });
      const before = await context.database.query('SELECT * FROM batches WHERE id = $1', [id]);
      const answer = await creator.send('POST', `${BATCHES}/${id}/cancel`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'batch_not_cancellable' } });
      expect(await context.database.query('SELECT * FROM batches WHERE id = $1', [id])).toEqual(before);
    },
  );

  it('keeps the reason that was given, on the batch and in the audit log', async () => {
    const { context, creator, id } = await setting();
    const { body } = await creator.send('POST', `${BATCHES}/${id}/cancel`, {
      body: { reason: ' Paid by hand ' },
    });
    expect(body).toMatchObject({ status: 'CANCELLED', cancellationReason: 'Paid by hand' });
    const [row] = await context.database.query(
      "SELECT details FROM audit_log WHERE subject_id = $1 AND action = 'batch.cancelled'",
      [id],
    );
    expect(JSON.parse(row!.details)).toMatchObject({ reason: 'Paid by hand' });
  });

  it('without a reason, with an empty object or without a body works alike', async () => {
    for (const body of [undefined, {}]) {
      const { creator, id } = await setting();
      const answer = await creator.send('POST', `${BATCHES}/${id}/cancel`, { body });
      expect(answer).toMatchObject({ status: 200, body: { cancellationReason: null } });
    }
  });

  it('is refused the second time', async () => {
    const { creator, id } = await setting();
    await creator.send('POST', `${BATCHES}/${id}/cancel`);
    expect(await creator.send('POST', `${BATCHES}/${id}/cancel`)).toMatchObject({
      status: 400,
      body: { code: 'batch_not_cancellable' },
    });
  });

  it('works while payouts are off', async () => {
    const { context, entityId, creator, id } = await setting();
    await context.database.query('UPDATE entity_configs SET payouts_enabled = false WHERE entity_id = $1', [
      entityId,
    ]);
    expect((await creator.send('POST', `${BATCHES}/${id}/cancel`)).status).toBe(200);
  });
});
