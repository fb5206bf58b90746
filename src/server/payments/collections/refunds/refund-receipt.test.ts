import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../../audit/audit.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { expireBatches } from '../../paying/worker/expire-batches.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { RECEIPTS } from '../testing/receiving-account.ts';
import { PAID_FROM, refundingCompany } from '../testing/refunding-company.ts';

type Company = Awaited<ReturnType<typeof refundingCompany>>;

const BATCHES = '/v1/payments/bulk-withdrawals/batches';

let installation: PaymentsInstallation;
let company: Company;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
beforeEach(async () => {
  company = await refundingCompany(installation);
});
afterAll(async () => {
  const { database } = installation.context;
  expect((await verifyLedger(ownerOf(database))).faults).toEqual([]);
  expect((await verifyAudit(database)).faults).toEqual([]);
  await installation.close();
});

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 200 ? 200 : body.code;

/** A row of an older version: the batch refunds a receipt that the bank has taken back. */
async function refundsReceipt(batchId: string, receiptId: string): Promise<void> {
  const owner = ownerOf(installation.context.database);
  await owner.transaction(async (tx) => {
    await tx.execute('ALTER TABLE receipt_refunds DISABLE TRIGGER receipt_refunds_guard', []);
    await tx.execute('UPDATE receipt_refunds SET receipt_id = $2 WHERE batch_id = $1', [batchId, receiptId]);
    await tx.execute('ALTER TABLE receipt_refunds ENABLE ALWAYS TRIGGER receipt_refunds_guard', []);
  });
}

describe('a refund', () => {
  it('is a batch of one withdrawal that waits for an approver other than its preparer', async () => {
    const id = await company.received();
    const asked = await company.refund(id, { amount: '60.00' });
    expect(asked.body, asked.text).toMatchObject({
      status: 'UNALLOCATED',
      refundedAmount: '60.00',
      unallocatedAmount: '40.00',
      refunds: [
        {
          status: 'PENDING_APPROVAL',
          counts: true,
          amount: '60.00',
          account: 'STATEMENT',
          accountNumber: PAID_FROM,
          reason: 'She paid twice.',
          by: { userId: company.preparer.user.id },
        },
      ],
    });
    const { batch } = asked.body.refunds[0];
    expect(await company.batchOf(batch.id)).toMatchObject({
      status: 'PENDING_APPROVAL',
      withdrawalCount: 1,
      totalAmount: '60.00',
    });
    const collected = await company.collected();
    expect((await company.approve(batch.id)).status).toBe(200);
    await company.pay(batch.id);
    expect(await company.receipt(id)).toMatchObject({
      refundedAmount: '60.00',
      refunds: [{ status: 'PAID', counts: true }],
    });
    // The money of the receipt is still at the bank of the receiving account.
    expect(await company.collected()).toBe(collected);
    expect(await company.difference()).toMatchObject({ difference: '0.00' });
  });

  it('is asked for by a preparer alone', async () => {
    const id = await company.received();
    expect((await company.refund(id, {}, company.approver)).status).toBe(403);
    expect((await company.refund(id, {}, company.admin)).status).toBe(403);
  });

  it('is never above what the receipt has left beside its allocations and other refunds', async () => {
    const id = await company.received();
    const { payer } = await company.asked({ amount: '500.00' });
    await company.approver.send('POST', `${RECEIPTS}/${id}/allocate`, {
      body: { credit: { payerId: payer.id, amount: '30.00' } },
    });
    expect((await company.refund(id, { amount: '70.01' })).body).toMatchObject({
      code: 'refund_above_receipt',
      errors: [{ path: 'amount' }],
    });
    await company.refundOk(id, { amount: '50.00' });
    expect(codeOf(await company.refund(id, { amount: '20.01' }))).toBe('refund_above_receipt');
    await company.refundOk(id, { amount: '20.00' });
    expect(codeOf(await company.refund(id, { amount: '0.01' }))).toBe('refund_above_receipt');
    // Nor is money allocated that is to be given back.
    const allocated = await company.approver.send('POST', `${RECEIPTS}/${id}/allocate`, {
      body: { credit: { payerId: payer.id, amount: '0.01' } },
    });
    expect(codeOf(allocated)).toBe('allocation_above_receipt');
  });

  it.each(['cancel', 'reject'] as const)('lets the money be refunded again after a %s', async (verb) => {
    const id = await company.received();
    const batchId = await company.refundOk(id);
    expect((await company.end(batchId, verb)).status).toBe(200);
    expect(await company.receipt(id)).toMatchObject({
      refundedAmount: '0.00',
      unallocatedAmount: '100.00',
      refunds: [{ status: verb === 'cancel' ? 'CANCELLED' : 'REJECTED', counts: false }],
    });
    await company.refundOk(id);
  });

  it('lets the money be refunded again after the payment failed or came back', async () => {
    for (const [accountNumber, status] of [
      ['62000010001', 'FAILED'],
      ['62000010005', 'RETURNED'],
    ] as const) {
      const id = await company.received();
      const batchId = await company.refundOk(id, { accountNumber });
      await company.approve(batchId);
      await company.pay(batchId);
      await company.bringBack();
      expect(await company.receipt(id)).toMatchObject({
        refundedAmount: '0.00',
        unallocatedAmount: '100.00',
        refunds: [{ status, counts: false, account: 'TYPED' }],
      });
      // Money that came back counts as paid before, so the same account would be a possible duplicate.
      await company.refundOk(id, { accountNumber: `6200001${status === 'FAILED' ? 7788 : 7799}` });
    }
  });

  it('is made again on its receipt, and not by a retry or a correction of its batch', async () => {
    const id = await company.received();
    const rejected = await company.refundOk(id);
    await company.end(rejected, 'reject');
    const again = (link: object) =>
      company.preparer.send('POST', BATCHES, {
        body: {
          label: 'Again',
          currency: 'ZAR',
          ...link,
          withdrawals: [
            {
              beneficiaryName: 'Naledi Mokoena',
              bankCode: 'FNB',
              accountNumber: PAID_FROM,
              accountType: 'CURRENT',
              amount: '100.00',
              beneficiaryReference: 'REFUND',
            },
          ],
        },
      });
    expect(codeOf(await again({ correctsBatchId: rejected }))).toBe('refund_made_again');
    const failed = await company.refundOk(id, { accountNumber: '62000010001' });
    await company.approve(failed);
    await company.pay(failed);
    expect(codeOf(await again({ retryOfBatchId: failed }))).toBe('refund_made_again');
  });

  it('asks for the account where the bank does not say it, and says that it was typed in', async () => {
    await company.receive({ text: 'CASH', amountMinor: 10_000n });
    const id = (await company.receipts()).at(-1)!.id;
    expect((await company.refund(id)).body).toMatchObject({
      code: 'invalid_refund',
      errors: [{ path: 'account.accountNumber' }],
    });
    const batchId = await company.refundOk(id, { accountNumber: '62000012345' });
    const checks = await company.approver.send('GET', `/app/batches/${batchId}/checks`);
    expect(checks.body.refund).toMatchObject({
      receiptId: id,
      receivedAmount: '100.00',
      account: 'TYPED',
      isNeverPaid: true,
      isTakenBack: false,
      from: { accountNumber: null },
    });
  });

  it('is typed in too where it goes to another account than the one that paid', async () => {
    const id = await company.received();
    const batchId = await company.refundOk(id, { accountNumber: '62000012345' });
    const checks = await company.approver.send('GET', `/app/batches/${batchId}/checks`);
    expect(checks.body.refund).toMatchObject({ account: 'TYPED', from: { accountNumber: PAID_FROM } });
  });

  it('is typed in where it names another person, and says both names and the bank', async () => {
    const id = await company.received();
    const batchId = await company.refundOk(id, { beneficiaryName: 'Sipho Dube', bankCode: 'CAPITEC' });
    const checks = await company.approver.send('GET', `/app/batches/${batchId}/checks`);
    expect(checks.body.refund).toMatchObject({
      account: 'TYPED',
      isOtherName: true,
      from: { name: 'N MOKOENA', accountNumber: PAID_FROM },
      to: { name: 'Sipho Dube', bankCode: 'CAPITEC', accountNumber: PAID_FROM },
    });
    expect((await company.receipt(id)).refunds).toMatchObject([{ account: 'TYPED' }]);
  });

  it('is shown as typed in, although its row says that it is the account of the statement', async () => {
    const id = await company.received();
    const batchId = await company.refundOk(id, { beneficiaryName: 'Sipho Dube' });
    const owner = ownerOf(installation.context.database);
    await owner.transaction(async (tx) => {
      await tx.execute('ALTER TABLE receipt_refunds DISABLE TRIGGER receipt_refunds_guard', []);
      await tx.execute("UPDATE receipt_refunds SET account = 'STATEMENT' WHERE batch_id = $1", [batchId]);
      await tx.execute('ALTER TABLE receipt_refunds ENABLE ALWAYS TRIGGER receipt_refunds_guard', []);
    });
    const checks = await company.approver.send('GET', `/app/batches/${batchId}/checks`);
    expect(checks.body.refund).toMatchObject({ account: 'TYPED', isOtherName: true });
    expect((await company.receipt(id)).refunds).toMatchObject([{ account: 'TYPED' }]);
  });

  it('names the fields of a refused payment as its form does', async () => {
    const id = await company.received();
    const refused = await company.refund(id, { accountNumber: '12' });
    expect(refused.body).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'account.accountNumber' }],
    });
    expect((await company.receipt(id)).refunds).toEqual([]);
  });

  it.each(['waits for approval', 'is approved'])(
    'ends when it %s and the bank takes the receipt back: no user is asked for it any more',
    async (state) => {
      const request = await company.asked({ amount: '500.00' });
      const id = await company.received({ endToEndId: 'E-1' });
      const batchId = await company.refundOk(id);
      if (state === 'is approved') expect(codeOf(await company.approve(batchId))).toBe(200);
      await company.receive({ text: 'BACK', amountMinor: -10_000n, isReversal: true, endToEndId: 'E-1' });
      expect(await company.batchOf(batchId)).toMatchObject({ status: 'CANCELLED' });
      expect(await company.receipt(id)).toMatchObject({
        status: 'RETURNED',
        refundedAmount: '0.00',
        refunds: [{ status: 'CANCELLED', counts: false }],
      });
      expect(codeOf(await company.approve(batchId))).toBe('batch_not_pending');
      await company.pay(batchId);
      expect(await company.batchOf(batchId)).toMatchObject({ status: 'CANCELLED' });
      const { body } = await company.approver.send('GET', '/app/notifications');
      const about = body.items.filter((one: any) => one.batch?.id === batchId).map((one: any) => one.kind);
      expect(about).not.toContain('APPROVAL_NEEDED');
      const checks = await company.approver.send('GET', `/app/batches/${batchId}/checks`);
      expect(checks.body.refund).toMatchObject({ isTakenBack: true });
      expect(codeOf(await company.refund(id))).toBe('receipt_taken_back');
      expect(await company.read(request.id)).toMatchObject({ status: 'OPEN' });
    },
  );

  it.each(['PENDING_APPROVAL', 'APPROVED'])(
    'ends too if it is %s from before take-backs ended refunds',
    async (status) => {
      const returned = await company.received({ endToEndId: 'E-2' });
      await company.receive({ text: 'BACK', amountMinor: -10_000n, isReversal: true, endToEndId: 'E-2' });
      const batchId = await company.refundOk(await company.received());
      if (status === 'APPROVED') expect(codeOf(await company.approve(batchId))).toBe(200);
      await refundsReceipt(batchId, returned);
      if (status === 'APPROVED') await company.pay(batchId);
      else await expireBatches(company.context);
      expect(await company.batchOf(batchId)).toMatchObject({ status: 'CANCELLED' });
    },
  );

  it('is counted at the request and the payer that the receipt was for', async () => {
    const request = await company.asked({ amount: '100.00' });
    await company.receive({ ...company.money, text: request.reference });
    await company.receive({ ...company.money, text: request.reference, account: '62000000456' });
    const [, second] = await company.receipts();
    await company.refundOk(second!.id);
    expect(await company.read(request.id)).toMatchObject({ status: 'PAID', refundedAmount: '100.00' });
    const payer = await company.approver.send('GET', `/v1/payments/collections/payers/${request.payer.id}`);
    expect(payer.body.refunded).toEqual([{ currency: 'ZAR', amount: '100.00' }]);
    // It is no longer something that needs attention.
    const open = await company.approver.send('GET', `${RECEIPTS}?isOpen=true`);
    expect(open.body.total).toBe(0);
  });

  it('is in the audit log with its batch', async () => {
    const id = await company.received();
    const batchId = await company.refundOk(id);
    const rows = await installation.context.database.query(
      `SELECT action, subject_id FROM audit_log WHERE entity_id = $1 ORDER BY seq DESC LIMIT 2`,
      [company.entityId],
    );
    expect(rows).toEqual([
      { action: 'receipt.refund_asked', subject_id: id },
      { action: 'batch.created', subject_id: batchId },
    ]);
  });

  it('20 at once give back no more than the receipt has', async () => {
    const id = await company.received();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, copy) =>
        company.refund(id, {
          amount: '30.00',
          accountNumber: `6200002${String(copy + 10).padStart(4, '0')}`,
        }),
      ),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
    expect(codes.filter((code) => code === 'refund_above_receipt')).toHaveLength(17);
    expect(await company.receipt(id)).toMatchObject({ refundedAmount: '90.00', unallocatedAmount: '10.00' });
  });
});
