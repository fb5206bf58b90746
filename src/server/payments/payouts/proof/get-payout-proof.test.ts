import { afterAll, beforeAll, expect, it } from 'vitest';
import { reverse, settle } from '../../../../domain/ledger/transfers.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { fund } from '../../testing/fund.ts';
import { insertBatch } from '../../testing/insert-batch.ts';
import { insertPayouts } from '../../testing/insert-payouts.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

/** Submits a batch for which the bank pays on a day. */
const submitFor = ({ database }: PaymentsInstallation['context'], batchId: string, day: string) =>
  ownerOf(database).execute("UPDATE batches SET status = 'PROCESSING', moves_on = $2 WHERE id = $1", [
    batchId,
    day,
  ]);

it('proves a returned payment: its creator, approvals, postings and linked payout', async () => {
  const { context } = installation;
  const entityId = await installation.entity();
  await savePaymentConfig(context, entityId, {});
  await fund(context, entityId, 10_000_000n);
  const creator = await installation.user(entityId, ['PREPARER']);
  const approver = installation.as(await installation.user(entityId, ['APPROVER']));
  const batch = await insertBatch(context, {
    entityId,
    createdBy: creator.id,
    rows: [{ ownReference: 'OWN-1' }, {}],
    createdAt: new Date(context.clock.nowMs() - 60_000),
  });
  const { id: withdrawalId, beneficiaryId } = batch.withdrawals[0]!;
  await approver.send('POST', `/v1/payments/bulk-withdrawals/batches/${batch.id}/approve`);
  await submitFor(context, batch.id, '2026-12-24');
  const at = new Date(context.clock.nowMs() + 60_000);
  const attemptId = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11';
  await context.database.transaction(async (tx) => {
    const owner = { entityId, currency: 'ZAR' as const };
    await postTransfers(tx, owner, [{ ...settle(125_000n, 288n), batchId: batch.id, withdrawalId }], at);
    await postTransfers(
      tx,
      owner,
      [{ ...reverse(125_000n), batchId: batch.id, withdrawalId }],
      new Date(at.getTime() + 1000),
    );
    await tx.query(
      `UPDATE withdrawals
          SET attempt_id = $2, bank_connection = 'sandbox', rail_reference = $3, submitted_at = $4
        WHERE id = $1`,
      [withdrawalId, attemptId, 'RAIL-7', at],
    );
  });
  const [debit] = await insertPayouts(context, entityId, [
    { status: 'REVERSED', batchId: batch.id, withdrawalId, beneficiaryId },
  ]);
  const [credit] = await insertPayouts(context, entityId, [
    { direction: 'CREDIT', batchId: batch.id, withdrawalId, beneficiaryId, reversalOf: debit! },
  ]);

  const { status, body } = await approver.send('GET', `/app/payouts/${debit}/proof`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    payout: { id: debit, status: 'REVERSED', beneficiary: { id: beneficiaryId } },
    attemptId,
    railReference: 'RAIL-7',
    rowNumber: 1,
    ownReference: 'OWN-1',
    createdBy: { userId: creator.id },
    approvals: [{ userId: approver.user.id }],
    contentDigest: batch.contentDigest,
    linkedPayoutId: credit,
    movesOn: '2026-12-24',
  });
  expect(body.timeline.map(({ event }: { event: string }) => event)).toEqual([
    'batch.created',
    'batch.approved',
    'payout.submitted',
    'payout.completed',
    'payout.reversed',
  ]);
  expect(body.transfers).toMatchObject([
    {
      kind: 'HOLD',
      postings: [
        { account: 'FUNDING AVAILABLE', amount: '-2505.76' },
        { account: 'FUNDING RESERVED', amount: '2505.76' },
      ],
    },
    {
      kind: 'SETTLE',
      postings: [
        { account: 'FUNDING RESERVED', amount: '-1252.88' },
        { account: 'OUTSIDE', amount: '1250.00' },
        { account: 'FEE AVAILABLE', amount: '2.88' },
      ],
    },
    {
      kind: 'REVERSE',
      postings: [
        { account: 'OUTSIDE', amount: '-1250.00' },
        { account: 'FUNDING AVAILABLE', amount: '1250.00' },
      ],
    },
  ]);
  expect((await approver.send('GET', `/app/payouts/${credit}/proof`)).body).toMatchObject({
    linkedPayoutId: debit,
    movesOn: null,
  });
});

it('proves received money, which has no batch', async () => {
  const entityId = await installation.entity();
  const viewer = installation.as(await installation.user(entityId, ['VIEWER']));
  const [id] = await insertPayouts(installation.context, entityId, [
    { direction: 'CREDIT', recipientReference: 'DEPOSIT' },
  ]);
  expect((await viewer.send('GET', `/app/payouts/${id}/proof`)).body).toMatchObject({
    payout: { beneficiary: null, batch: null, recipientReference: 'DEPOSIT' },
    createdBy: null,
    approvals: [],
    linkedPayoutId: null,
    transfers: [],
    timeline: [{ event: 'payout.received' }],
  });
});
