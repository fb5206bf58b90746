import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BATCH_STATUSES } from '../../../../shared/terms.ts';
import { balanceOf, fund } from '../../testing/fund.ts';
import { insertBatch, type TestBatch } from '../../testing/insert-batch.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installation.context.database.query(
    `INSERT INTO banks (code, display_name, country_code, default_branch_code, account_number_min_length,
       account_number_max_length, rails, source_date)
     VALUES ('FNB', 'FNB', 'ZA', '250655', 9, 12, '{EFT}', '2026-01-01')`,
  );
});
afterAll(() => installation.close());

const BATCHES = '/v1/payments/bulk-withdrawals/batches';
const REASON = 'Row 2 has the account number of last month.';

async function setting(batch: Partial<TestBatch> = {}) {
  const { context } = installation;
  const entityId = await installation.entity();
  await savePaymentConfig(context, entityId, {});
  await fund(context, entityId, 10_000_000n);
  const creator = await installation.user(entityId, ['PREPARER', 'APPROVER']);
  const approver = installation.as(await installation.user(entityId, ['APPROVER']));
  const inserted = await insertBatch(context, { entityId, createdBy: creator.id, rows: [{}, {}], ...batch });
  return { context, entityId, creator: installation.as(creator), approver, ...inserted };
}

const reject = (caller: TestCaller, id: string, headers?: Record<string, string>) =>
  caller.send('POST', `${BATCHES}/${id}/reject`, { body: { reason: `  ${REASON} ` }, headers });

const correction = (correctsBatchId: string, label = 'Corrected') => ({
  label,
  currency: 'ZAR',
  duplicateReason: 'The batch before was sent back.',
  correctsBatchId,
  withdrawals: [
    {
      beneficiaryName: 'Ann',
      bankCode: 'FNB',
      accountNumber: '62000000123',
      accountType: 'CURRENT',
      amount: '1.00',
      beneficiaryReference: 'PAY',
    },
  ],
});

describe('rejecting a batch', () => {
  it('ends it with the reason, makes no payment and leaves an audit row', async () => {
    const { context, approver, id } = await setting();
    const { status, body } = await reject(approver, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'REJECTED',
      rejectedBy: { userId: approver.user.id },
      rejectionReason: REASON,
      waitingFor: null,
      byStatus: [{ status: 'CANCELLED', count: 2 }],
    });
    expect(body.rejectedAt).toBe(body.updatedAt);
    const [row] = await context.database.query(
      "SELECT details FROM audit_log WHERE subject_id = $1 AND action = 'batch.rejected'",
      [id],
    );
    expect(JSON.parse(row!.details)).toMatchObject({ before: 'PENDING_APPROVAL', reason: REASON });
  });

  it('that is approved releases the whole hold', async () => {
    const { context, entityId, approver, id, totalDebitMinor } = await setting();
    await approver.send('POST', `${BATCHES}/${id}/approve`);
    expect((await balanceOf(context, entityId)).reserved).toBe(totalDebitMinor);
    expect((await reject(approver, id)).body).toMatchObject({ status: 'REJECTED' });
    expect(await balanceOf(context, entityId)).toEqual({ available: 10_000_000n, reserved: 0n });
  });

  it('is refused to its creator, who can cancel it', async () => {
    const { creator, id } = await setting();
    expect(await reject(creator, id)).toMatchObject({ status: 400, body: { code: 'own_batch' } });
    expect((await creator.send('POST', `${BATCHES}/${id}/cancel`)).status).toBe(200);
  });

  it.each(BATCH_STATUSES.filter((status) => status !== 'PENDING_APPROVAL' && status !== 'APPROVED'))(
    'that is %s is refused and changes nothing',
    async (status) => {
      const { context, approver, id } = await setting({ status });
      const before = await context.database.query('SELECT * FROM batches WHERE id = $1', [id]);
      expect(await reject(approver, id)).toMatchObject({
        status: 400,
        body: { code: 'batch_not_rejectable' },
      });
      expect(await context.database.query('SELECT * FROM batches WHERE id = $1', [id])).toEqual(before);
    },
  );

  it.each([{}, { reason: '' }, { reason: ' \n ' }, { reason: 'x'.repeat(501) }, { reason: 'ok', more: 1 }])(
    'needs a reason of 1 to 500 characters: %j is refused',
    async (body) => {
      const { approver, id } = await setting();
      expect(await approver.send('POST', `${BATCHES}/${id}/reject`, { body })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    },
  );

  it('under one idempotency key happens once', async () => {
    const { approver, id } = await setting();
    const key = { 'idempotency-key': '4be0643f-1d98-473b-97cd-ca98a65347dd' };
    const first = await reject(approver, id, key);
    expect((await reject(approver, id, key)).text).toBe(first.text);
  });

  it('of another entity is not found', async () => {
    const { id } = await setting();
    const { approver } = await setting();
    expect((await reject(approver, id)).status).toBe(404);
  });
});

describe('a correction', () => {
  it('is linked with the batch that was sent back in both directions', async () => {
    const { creator, approver, id } = await setting();
    await reject(approver, id);
    const { status, body, text } = await creator.send('POST', BATCHES, { body: correction(id) });
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ correctsBatchId: id, status: 'PENDING_APPROVAL' });
    expect((await creator.send('GET', `${BATCHES}/${id}`)).body).toMatchObject({
      correction: { id: body.id, label: 'Corrected', status: 'PENDING_APPROVAL' },
    });
  });

  it('is refused for a batch that was not sent back, and for one of another entity', async () => {
    const { creator, id } = await setting();
    const other = await setting({ status: 'REJECTED' });
    for (const corrected of [id, other.id]) {
      expect(await creator.send('POST', BATCHES, { body: correction(corrected) })).toMatchObject({
        status: 400,
        body: { code: 'correction_of_unknown_batch' },
      });
    }
  });

  it('is refused while another one is live, and possible again once that was cancelled', async () => {
    const { creator, id } = await setting({ status: 'REJECTED' });
    const first = await creator.send('POST', BATCHES, { body: correction(id) });
    expect(await creator.send('POST', BATCHES, { body: correction(id, 'Second') })).toMatchObject({
      status: 400,
      body: { code: 'already_corrected' },
    });
    await creator.send('POST', `${BATCHES}/${first.body.id}/cancel`, { body: { reason: 'Wrong file' } });
    expect((await creator.send('POST', BATCHES, { body: correction(id, 'Second') })).status).toBe(200);
  });

  it('is created once when two are sent at the same time', async () => {
    const { creator, id } = await setting({ status: 'REJECTED' });
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((label) => creator.send('POST', BATCHES, { body: correction(id, label) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
