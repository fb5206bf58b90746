import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../shared/time.ts';
import { role } from '../../../identity/admin/role.ts';
import { user } from '../../../identity/admin/user.ts';
import { limits } from '../../admin/limits.ts';
import type { BatchForDisplay } from '../../batches/batch-for-display.ts';
import type { BankConnection } from '../../connection/connection.ts';
import {
  approvedBatch,
  batchStatus,
  expectProven,
  FUNDED,
  statusesOf,
  type ApprovedBatch,
} from '../../testing/approved-batch.ts';
import { balanceOf } from '../../testing/fund.ts';
import { instantBank, through } from '../../testing/instant-bank.ts';
import { insertBatch, type TestRow } from '../../testing/insert-batch.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestUser,
} from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';
import { expireBatches } from './expire-batches.ts';
import { payBatch } from './pay-batch.ts';
import { startTurns } from './turns.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const paths = (id: string) => ({
  batch: `/v1/payments/bulk-withdrawals/batches/${id}`,
  approve: `/v1/payments/bulk-withdrawals/batches/${id}/approve`,
  cancel: `/v1/payments/bulk-withdrawals/batches/${id}/cancel`,
});
const turn = (id: string, bank: BankConnection = instantBank(installation.context)) =>
  payBatch(installation.context, through(installation.context, bank), id, () => false);
const rowsOf = (count: number): TestRow[] =>
  Array.from({ length: count }, (_, index) => ({
    accountNumber: `62${String(index).padStart(6, '0')}111`,
    amountMinor: 100n,
  }));

async function admin(name: string, options: Record<string, unknown>): Promise<string> {
  const command = [limits, role, user].find((known) => known.name === name)!;
  return command.run(installation.context, command.options.parse(options) as Record<string, unknown>);
}

const disable = (user: TestUser) =>
  admin('user', { name: user.name, entity: `Entity ${user.entityId}`, state: 'disabled' });
const enable = (user: TestUser) =>
  admin('user', { name: user.name, entity: `Entity ${user.entityId}`, state: 'enabled' });
const switchPayouts = (entityId: string, payouts: 'on' | 'off') =>
  admin('limits', { entity: `Entity ${entityId}`, payouts });

async function read({ approver, id }: Pick<ApprovedBatch, 'approver' | 'id'>): Promise<BatchForDisplay> {
  const reader = installation.as(await installation.user(approver.user.entityId, ['VIEWER']));
  const answer = await reader.send<BatchForDisplay>('GET', paths(id).batch);
  expect(answer.status).toBe(200);
  return answer.body;
}

async function auditOf(batchId: string, ...actions: string[]): Promise<Record<string, unknown>[]> {
  const rows = await installation.context.database.query(
    'SELECT details FROM audit_log WHERE subject_id = $1 AND action = ANY($2) ORDER BY seq',
    [batchId, actions],
  );
  return rows.map(({ details }) => JSON.parse(details) as Record<string, unknown>);
}

describe('an approval', () => {
  it.each([
    ['whose user was disabled', 'USER_DISABLED', disable],
    [
      'whose user lost the role',
      'ROLE_REMOVED',
      (user: TestUser) =>
        installation.context.database.query("UPDATE users SET roles = '{VIEWER}' WHERE id = $1", [user.id]),
    ],
  ])(
    '%s does not count at dispatch: the batch keeps its hold, waits and records the reason once',
    async (_, lapsed, lapse) => {
      const batch = await approvedBatch(installation, rowsOf(2));
      const { context, entityId, approver, id, totalDebitMinor } = batch;
      expect(await read(batch)).toMatchObject({
        status: 'APPROVED',
        waitingFor: null,
        approvals: [{ lapsed: null }],
      });
      await lapse(approver.user);
      expect(await read(batch)).toMatchObject({
        status: 'APPROVED',
        waitingFor: 'APPROVALS',
        approvals: [{ userId: approver.user.id, lapsed }],
      });
      expect(await turn(id)).toBe('held back');
      expect(await turn(id)).toBe('held back');
      expect(await statusesOf(context, id)).toEqual(['PENDING', 'PENDING']);
      expect(await balanceOf(context, entityId)).toEqual({
        available: FUNDED - totalDebitMinor,
        reserved: totalDebitMinor,
      });
      expect(await auditOf(id, 'batch.held_back')).toEqual([
        { waitingFor: 'APPROVALS', lapsed: [{ userId: approver.user.id, name: approver.user.name, lapsed }] },
      ]);
    },
  );

  it('by another approver replaces the lapsed one, and the batch is paid', async () => {
    const batch = await approvedBatch(installation, rowsOf(2));
    const { context, entityId, approver, id } = batch;
    await disable(approver.user);
    await turn(id);
    const second = installation.as(await installation.user(entityId, ['APPROVER']));
    expect((await second.send('GET', '/app/waiting-batches')).body).toMatchObject([
      { id, waitingFor: 'APPROVALS' },
    ]);
    const answer = await second.send<BatchForDisplay>('POST', paths(id).approve);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'APPROVED',
      waitingFor: null,
      approvals: [{ lapsed: 'USER_DISABLED' }, { userId: second.user.id, lapsed: null }],
    });
    while ((await turn(id)) !== 'done');
    await expectProven(context, entityId, id);
    expect(await read(batch)).toMatchObject({
      status: 'COMPLETE',
      waitingFor: null,
      approvals: [{ lapsed: null }, { lapsed: null }],
    });
  });

  it('counts again when its user is enabled again', async () => {
    const { context, entityId, approver, id } = await approvedBatch(installation, rowsOf(1));
    await disable(approver.user);
    expect(await turn(id)).toBe('held back');
    await enable(approver.user);
    while ((await turn(id)) !== 'done');
    await expectProven(context, entityId, id);
  });

  it('that lapsed does not count towards the last approval', async () => {
    const { context } = installation;
    const { entityId } = await approvedBatch(installation, rowsOf(1));
    const creator = await installation.user(entityId, ['PREPARER']);
    const approvers = await Promise.all([1, 2, 3].map(() => installation.user(entityId, ['APPROVER'])));
    const { id } = await insertBatch(context, { entityId, createdBy: creator.id, approvalsRequired: 2 });
    const approve = (user: TestUser) =>
      installation.as(user).send<BatchForDisplay>('POST', paths(id).approve);
    await approve(approvers[0]!);
    await disable(approvers[0]!);
    expect((await approve(approvers[1]!)).body).toMatchObject({
      status: 'PENDING_APPROVAL',
      approvals: [{ lapsed: 'USER_DISABLED' }, { lapsed: null }],
    });
    expect((await approve(approvers[2]!)).body).toMatchObject({ status: 'APPROVED' });
  });

  it('that counts again completes a batch that no other approver can approve', async () => {
    const { context } = installation;
    const { entityId } = await approvedBatch(installation, rowsOf(1));
    const creator = await installation.user(entityId, ['PREPARER']);
    const [first, second] = await Promise.all([1, 2].map(() => installation.user(entityId, ['APPROVER'])));
    const { id } = await insertBatch(context, { entityId, createdBy: creator.id, approvalsRequired: 2 });
    const approve = (user: TestUser) =>
      installation.as(user).send<BatchForDisplay>('POST', paths(id).approve);
    await approve(first!);
    await disable(first!);
    await approve(second!);
    expect(await approve(second!)).toMatchObject({ status: 400, body: { code: 'already_approved' } });
    await enable(first!);
    const answer = await approve(second!);
    expect(answer).toMatchObject({ status: 200, body: { status: 'APPROVED' } });
    expect(answer.body.approvals).toHaveLength(2);
    expect(await approve(first!)).toMatchObject({ status: 400, body: { code: 'batch_not_pending' } });
  });

  it('is refused once the batch is approved and all its approvals count', async () => {
    const { entityId, id } = await approvedBatch(installation, rowsOf(1));
    const second = installation.as(await installation.user(entityId, ['APPROVER']));
    expect(await second.send('POST', paths(id).approve)).toMatchObject({
      status: 400,
      body: { code: 'batch_not_pending' },
    });
  });
});

describe('a batch with a lapsed approval', () => {
  it('can be cancelled, which releases its hold', async () => {
    const { context, entityId, approver, id } = await approvedBatch(installation, rowsOf(1));
    const preparer = installation.as(await installation.user(entityId, ['PREPARER']));
    await disable(approver.user);
    await turn(id);
    expect(await preparer.send('POST', paths(id).cancel)).toMatchObject({
      status: 200,
      body: { status: 'CANCELLED', waitingFor: null },
    });
    expect(await balanceOf(context, entityId)).toEqual({ available: FUNDED, reserved: 0n });
  });

  it('expires at expiresAt and its hold is released; a fully approved batch does not expire', async () => {
    const { context, entityId, approver, id } = await approvedBatch(installation, rowsOf(1));
    installation.passMs(15 * DAY_MS);
    await expireBatches(context);
    expect(await batchStatus(context, id)).toBe('APPROVED');
    await disable(approver.user);
    await expireBatches(context);
    expect(await batchStatus(context, id)).toBe('EXPIRED');
    expect(await statusesOf(context, id)).toEqual(['CANCELLED']);
    expect(await balanceOf(context, entityId)).toEqual({ available: FUNDED, reserved: 0n });
  });
});

describe('payouts that are switched off', () => {
  it('hold back an approved batch, which is paid once payouts are on again', async () => {
    const batch = await approvedBatch(installation, rowsOf(2));
    const { context, entityId, id } = batch;
    expect(await switchPayouts(entityId, 'off')).toContain('are off: nothing more is sent');
    expect(await read(batch)).toMatchObject({ status: 'APPROVED', waitingFor: 'PAYOUTS_OFF' });
    expect(await turn(id)).toBe('held back');
    expect(await statusesOf(context, id)).toEqual(['PENDING', 'PENDING']);
    await switchPayouts(entityId, 'on');
    expect(await read(batch)).toMatchObject({ waitingFor: null });
    while ((await turn(id)) !== 'done');
    await expectProven(context, entityId, id);
  });

  it('stop a batch between two chunks; submitted payments settle, and payment resumes later', async () => {
    const batch = await approvedBatch(installation, rowsOf(1_500));
    const { context, entityId, id } = batch;
    const bank = instantBank(context);
    let submitted = 0;
    const counting: BankConnection = {
      ...bank,
      submit: async (payments) => {
        // The batches of other tests are smaller than a chunk of this one.
        if (payments.length < 500) return bank.submit(payments);
        submitted += payments.length;
        // Payouts are switched off while the bank has the first chunk.
        if (submitted === 1_000) await switchPayouts(entityId, 'off');
        return bank.submit(payments);
      },
    };
    const turns = startTurns(context, through(context, counting));
    while (
      (await read(batch)).waitingFor !== 'PAYOUTS_OFF' ||
      (await auditOf(id, 'batch.held_back')).length === 0
    )
      await new Promise((done) => setTimeout(done, 20));
    const stopped = await read(batch);
    expect(stopped).toMatchObject({
      status: 'PROCESSING',
      byStatus: [
        { status: 'PENDING', count: 500 },
        { status: 'COMPLETE', count: 1_000 },
      ],
    });
    expect(submitted).toBe(1_000);
    await switchPayouts(entityId, 'on');
    while ((await batchStatus(context, id)) === 'PROCESSING')
      await new Promise((done) => setTimeout(done, 20));
    await turns.stop();
    expect(submitted).toBe(1_500);
    await expectProven(context, entityId, id);
    expect(await auditOf(id, 'batch.held_back', 'batch.resumed')).toEqual([
      { waitingFor: 'PAYOUTS_OFF' },
      {},
    ]);
  });

  it('let the worker ask the bank about submitted payments, but not submit one again', async () => {
    const { context, entityId, id } = await approvedBatch(installation, rowsOf(2));
    const silent: BankConnection = {
      ...instantBank(context),
      submit: async () => new Map(),
      lookup: async (ids) => new Map(ids.map((attempt) => [attempt, { state: 'NEVER_RECEIVED' as const }])),
    };
    await turn(id, silent);
    expect(await statusesOf(context, id)).toEqual(['UNCONFIRMED', 'UNCONFIRMED']);
    await switchPayouts(entityId, 'off');
    let submissions = 0;
    const counting: BankConnection['submit'] = async (payments) => {
      submissions += payments.length;
      return new Map();
    };
    await turn(id, { ...silent, submit: counting });
    expect(submissions).toBe(0);
    await switchPayouts(entityId, 'on');
    while ((await turn(id)) !== 'done');
    await expectProven(context, entityId, id);
  });

  it('show on a batch that waits for approval, and no approval is accepted', async () => {
    const { context } = installation;
    const { entityId } = await approvedBatch(installation, rowsOf(1));
    await savePaymentConfig(context, entityId, {});
    const creator = await installation.user(entityId, ['PREPARER']);
    const approver = installation.as(await installation.user(entityId, ['APPROVER']));
    const { id } = await insertBatch(context, { entityId, createdBy: creator.id });
    expect(await read({ approver, id })).toMatchObject({ waitingFor: 'APPROVALS' });
    await switchPayouts(entityId, 'off');
    expect(await read({ approver, id })).toMatchObject({ waitingFor: 'PAYOUTS_OFF' });
    expect(await approver.send('POST', paths(id).approve)).toMatchObject({
      status: 400,
      body: { code: 'payouts_disabled' },
    });
  });
});
