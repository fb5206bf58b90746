import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../shared/calendar-day.ts';
import {
  amountsOf,
  deliver,
  filedBatch,
  named,
  Statements,
  type FiledBatch,
} from '../reconciliation/testing/filed-batch.ts';
import { wrongStates } from '../reconciliation/testing/wrong-states.ts';
import { statusesOf } from '../../testing/approved-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(async () => {
  expect(await wrongStates(installation.context.database)).toEqual([]);
  await installation.close();
});

/** The bank rejects the payment at a position, and the worker books it. */
async function reject(filed: FiledBatch, position: number, { isBooked } = { isBooked: true }): Promise<void> {
  await filed.context.database.query(
    `UPDATE bank_file_payments SET state = 'REJECTED', failure_code = 'INVALID_ACCOUNT'
      WHERE withdrawal_id = $1`,
    [filed.payments[position]!.withdrawalId],
  );
  if (isBooked) await filed.work();
}

/**
 * A statement shows the payment at a position with an amount, and a user posts what is still open. Resolves
 * to the settlement before the worker's next turn.
 */
async function show(
  filed: FiledBatch,
  bank: Statements,
  position: number,
  amountMinor: bigint,
  day = filed.date,
) {
  const { approver, payments } = filed;
  const { endToEndId, withdrawalId } = payments[position]!;
  await deliver(filed, bank.next(day, [named(-amountMinor, day, endToEndId)]));
  const open = await approver.send('GET', '/app/reconciliation/entries');
  for (const { entry } of open.body.items) {
    const chosen = { kind: 'PAYOUT', withdrawalIds: [withdrawalId] };
    const body = { ...chosen, rejected: 'PAID', reason: 'The bank paid it.' };
    const answer = await approver.send('POST', `/app/reconciliation/entries/${entry.id}/post`, { body });
    expect(answer.status, answer.text).toBe(200);
  }
  const posted = await settlementOf(filed);
  await filed.work();
  return posted;
}

const settlementOf = async ({ approver, fileId }: FiledBatch) =>
  (await approver.send('GET', `/v1/payments/settlements/${fileId}`)).body;

const listOf = async ({ approver }: FiledBatch, query = '') =>
  (await approver.send('GET', `/v1/payments/settlements${query}`)).body;

describe('the list of settlements', () => {
  it('adds up what no statement shows yet, over all pages, and names the account that pays', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 1_000, 2_500));
    const later = await filedBatch(installation, amountsOf(7_000), filed);
    const bank = new Statements();
    const unsettled = (amount: string, count: number) => [{ currency: 'ZAR', amount, count }];
    expect(await listOf(filed)).toMatchObject({
      total: 2,
      unsettled: unsettled('115.00', 2),
      items: [{ accountNumber: '62000000001' }, { accountNumber: '62000000001' }],
    });
    expect((await listOf(filed, '?limit=1&offset=1')).unsettled).toEqual(unsettled('115.00', 2));
    // A rejected payment is not due, also when the bank debits it; one that differs is not missing.
    await reject(filed, 1);
    await show(filed, bank, 1, 1_000n);
    await show(filed, bank, 0, 900n, addDays(filed.date, 1));
    expect((await listOf(filed)).unsettled).toEqual(unsettled('95.00', 2));
    await show(filed, bank, 2, 2_500n, addDays(filed.date, 2));
    expect((await listOf(filed)).unsettled).toEqual(unsettled('70.00', 1));
    expect((await listOf(filed, '?state=WAITING')).unsettled).toEqual(unsettled('70.00', 1));
    expect((await listOf(filed, '?state=DIFFERENT')).unsettled).toEqual([]);
    expect((await listOf(later, `?from=${addDays(later.date, 1)}`)).unsettled).toEqual([]);
    const stranger = await filedBatch(installation, amountsOf(300));
    expect((await listOf(stranger)).unsettled).toEqual(unsettled('3.00', 1));
  });
});

describe('the state of a settlement', () => {
  it('follows each payment: a rejected one that the bank paid does not stand for a missing one', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 1_000));
    const bank = new Statements();
    await reject(filed, 1);
    await show(filed, bank, 1, 1_000n);
    expect(await settlementOf(filed)).toMatchObject({
      state: 'WAITING',
      payoutCount: 1,
      settledCount: 0,
      settledAmount: '10.00',
      differenceAmount: '10.00',
      overAmount: '10.00',
      underAmount: '0.00',
    });
    await show(filed, bank, 0, 1_000n, addDays(filed.date, 1));
    expect(await statusesOf(filed.context, filed.batchId)).toEqual(['COMPLETE', 'FAILED']);
    expect(await settlementOf(filed)).toMatchObject({
      state: 'DIFFERENT',
      payoutCount: 1,
      settledCount: 1,
      settledAmount: '20.00',
      differenceAmount: '10.00',
    });
  });

  it('counts a payment no more that a statement showed before the worker booked its rejection', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 1_000));
    const { context, batchId } = filed;
    await reject(filed, 0, { isBooked: false });
    const posted = await show(filed, new Statements(), 0, 900n);
    expect(posted).toMatchObject({ state: 'PARTIAL', settledCount: 1, underAmount: '1.00' });
    expect(await statusesOf(context, batchId)).toEqual(['FAILED', 'SUBMITTED']);
    expect(await settlementOf(filed)).toMatchObject({
      state: 'WAITING',
      payoutCount: 1,
      settledCount: 0,
      settledAmount: '9.00',
      overAmount: '9.00',
      underAmount: '0.00',
    });
  });

  it('is not settled when the amounts of two payments differ and their sum does not', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 2_000));
    const bank = new Statements();
    await show(filed, bank, 0, 1_100n);
    await show(filed, bank, 1, 1_900n, addDays(filed.date, 1));
    expect(await settlementOf(filed)).toMatchObject({
      state: 'DIFFERENT',
      settledCount: 2,
      differenceAmount: '0.00',
      overAmount: '1.00',
      underAmount: '1.00',
    });
  });

  it('stays without anything due when the bank rejected every payment', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000));
    await reject(filed, 0);
    expect(await settlementOf(filed)).toMatchObject({ state: 'NOTHING_DUE', differenceAmount: '0.00' });
  });
});
