import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowOf } from '../../platform/clock.ts';
import { databaseError } from '../../platform/database/pool.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { createRun } from './create-run.ts';
import { loadPlanning } from './load-planning.ts';
import { lockSchedule } from './load-schedule.ts';
import {
  ALLOWS_STANDING,
  clockOf,
  row,
  scheduleCompany,
  SCHEDULES,
  type ScheduleCompany,
  type ScheduleRequest,
} from './testing/schedule-company.ts';

/** Sweeps from FUNDING to an account of the company at a bank. */

let installation: PaymentsInstallation;
let goTo: ReturnType<typeof clockOf>;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
  goTo = clockOf(installation);
});
afterAll(async () => {
  expect((await verifyLedger(installation.context.database)).faults).toEqual([]);
  await installation.close();
});

const FIRST = '2027-02-05';
const SECOND = '2027-02-12';
const CALL = '62099887766';

/** Each Friday up to R 1,000.00 of what is above R 200.00, to the call account. */
function sweeping(given: Partial<ScheduleRequest> = {}): ScheduleRequest {
  return {
    label: 'To the call account',
    kind: 'SWEEP',
    currency: 'ZAR',
    approvalMode: 'STANDING',
    source: 'FUNDING',
    withdrawals: [row('1000.00', 'Test Entity (Pty) Ltd', CALL)],
    calendar: { every: 'WEEK', weekday: 'FRIDAY', startsOn: '2027-02-01' },
    keepAmount: '200.00',
    limits: { perRun: '1000.00', validUntil: '2027-12-31' },
    ...given,
  };
}

/** A company whose call account is watched. Its fee of an EFT is known. */
async function withCallAccount(fundedMinor: bigint) {
  goTo('2027-02-01', '10:00');
  const company = await scheduleCompany(installation, ALLOWS_STANDING, fundedMinor);
  const watched = await company.preparer.send<{ id: string }>('POST', '/app/bank-connections', {
    body: {
      displayName: 'Call account',
      purpose: 'STATEMENTS_ONLY',
      bankName: 'FNB',
      rails: [],
      currency: 'ZAR',
      payer: { name: 'Test Entity (Pty) Ltd', branchCode: null, accountNumber: CALL, accountType: null },
      profile: null,
    },
  });
  expect(watched.status, watched.text).toBe(200);
  return company;
}

async function sweepCompany(fundedMinor: bigint, given: Partial<ScheduleRequest> = {}) {
  const company = await withCallAccount(fundedMinor);
  const { id } = await company.active(sweeping(given));
  return { company, id };
}

async function available({ approver }: ScheduleCompany): Promise<bigint> {
  const path = '/v1/payments/account/balances/FUNDING?currency=ZAR';
  const { body } = await approver.send<{ available: string }[]>('GET', path);
  return BigInt(body[0]!.available.replace('.', ''));
}

const cents = (amount: string) => BigInt(amount.replace('.', ''));

it('pays what is above the amount that is kept to the account, up to its cap', async () => {
  const { company, id } = await sweepCompany(150_000n);
  goTo(FIRST, '08:00');
  await company.makeRuns();
  await company.makeRuns();
  const run = await company.run(id, FIRST);
  expect(run).toMatchObject({
    status: 'CREATED',
    batchStatus: 'APPROVED',
    totalAmount: '1000.00',
    standingReasons: [],
  });
  const batch = await company.batch(run.batchId!);
  const fee = cents(batch.totalFee);
  expect(fee).toBeGreaterThan(0n);
  expect(await available(company)).toBe(50_000n - fee);
  installation.passMs(60_000);
  await company.pay(run.batchId!);
  expect(await company.batch(run.batchId!)).toMatchObject({ status: 'COMPLETE' });
  // The fee of the second one is left out of what it moves, so that what is kept stays.
  goTo(SECOND, '08:00');
  await company.makeRuns();
  const second = await company.run(id, SECOND);
  expect(second).toMatchObject({ status: 'CREATED', batchStatus: 'APPROVED' });
  expect(cents(second.totalAmount)).toBe(50_000n - fee - 20_000n - fee);
  expect(await available(company)).toBe(20_000n);
});

it('records a day with nothing to move, which is no miss', async () => {
  const { company, id } = await sweepCompany(20_100n);
  goTo(FIRST, '08:00');
  await company.makeRuns();
  expect(await company.run(id, FIRST)).toMatchObject({
    status: 'NOTHING_TO_MOVE',
    totalAmount: '0.00',
    batchId: null,
  });
  expect(await company.read(id)).toMatchObject({ status: 'ACTIVE', missedCount: 0 });
});

it('stops at the total of its limits', async () => {
  const { company, id } = await sweepCompany(500_000n, {
    limits: { perRun: '1000.00', total: '1300.00', validUntil: '2027-12-31' },
  });
  goTo(FIRST, '08:00');
  await company.makeRuns();
  goTo(SECOND, '08:00');
  await company.makeRuns();
  expect(await company.run(id, SECOND)).toMatchObject({ totalAmount: '300.00', batchStatus: 'APPROVED' });
});

it('that was missed is made once by whoever resumes it, and its batch waits for approval', async () => {
  const { company, id } = await sweepCompany(150_000n);
  await company.approver.send('POST', `${SCHEDULES}/${id}/pause`, { body: { reason: 'Counting.' } });
  goTo('2027-02-15', '09:00');
  await company.makeRuns();
  expect(await company.read(id)).toMatchObject({ status: 'PAUSED', missedCount: 2 });
  const resumed = await company.approver.send('POST', `${SCHEDULES}/${id}/resume`, {
    body: { missed: 'RUN_ONCE' },
  });
  expect(resumed.body).toMatchObject({ status: 'ACTIVE' });
  expect(await company.run(id, SECOND)).toMatchObject({
    status: 'CREATED',
    batchStatus: 'PENDING_APPROVAL',
    totalAmount: '1000.00',
  });
});

it('waits for approval, and the schedule rests, once no bank connection has the account', async () => {
  const { company, id } = await sweepCompany(150_000n);
  await company.context.database.pool.query(
    `UPDATE bank_file_connections SET payer_account_number = '62099880000' WHERE entity_id = $1`,
    [company.entityId],
  );
  goTo(FIRST, '08:00');
  await company.makeRuns();
  expect(await company.run(id, FIRST)).toMatchObject({
    status: 'CREATED',
    batchStatus: 'PENDING_APPROVAL',
    standingReasons: ['ACCOUNT_CHANGED'],
  });
  expect(await company.read(id)).toMatchObject({ status: 'SUSPENDED' });
});

it('previews that what is kept stays', async () => {
  const company = await withCallAccount(150_000n);
  const { body } = await company.preparer.send<{ runs: { balanceAfter: string }[] }>(
    'POST',
    `${SCHEDULES}/preview`,
    { body: sweeping() },
  );
  const left = body.runs.map(({ balanceAfter }) => balanceAfter);
  expect(cents(left[0]!)).toBeLessThan(50_000n);
  expect(new Set(left.slice(1))).toEqual(new Set(['200.00']));
});

describe('is refused', () => {
  it.each([
    ['without a withdrawal', { withdrawals: undefined }, 'withdrawals'],
    [
      'with two',
      { withdrawals: [row('1000.00', 'A', CALL), row('1000.00', 'B', '62000000009')] },
      'withdrawals',
    ],
    [
      'to an account of others',
      { withdrawals: [row('1000.00', 'Sipho Dube', '62011112222')] },
      'withdrawals',
    ],
    ['with an amount below its cap', { withdrawals: [row('900.00', 'Own', CALL)] }, 'limits.perRun'],
    ['with an amount above its cap', { withdrawals: [row('1100.00', 'Own', CALL)] }, 'limits.perRun'],
    ['with an approval of each run', { approvalMode: 'EACH_RUN' }, 'approvalMode'],
    ['as a payment', { kind: 'RECURRING' }, 'source'],
  ] as const)('%s', async (_, given, path) => {
    const company = await withCallAccount(150_000n);
    const answer = await company.create(sweeping(given as unknown as Partial<ScheduleRequest>));
    expect(answer.body).toMatchObject({ code: 'invalid_schedule', errors: [{ path }] });
  });

  it('by the database: a batch that leaves less than is kept, or pays more than its row', async () => {
    const { company, id } = await sweepCompany(150_000n, {
      limits: { perRun: '1400.00', validUntil: '2027-12-31' },
      withdrawals: [row('1400.00', 'Test Entity (Pty) Ltd', CALL)],
    });
    const { context, entityId } = company;
    /** The batch of a run, as code without the rules of a sweep would make it. */
    const batchOf = (dueOn: string, amount: string) =>
      context.database.transaction(async (tx) => {
        const schedule = await lockSchedule(tx, entityId, id);
        const { version, plan } = await loadPlanning(tx, schedule, nowOf(context.clock));
        const { batchId } = await createRun(
          context,
          tx,
          schedule,
          { ...version, approvalMode: 'EACH_RUN' },
          plan(dueOn),
          {
            withdrawals: [row(amount, 'Test Entity (Pty) Ltd', CALL)],
            isChanged: false,
            decidedBy: null,
          },
          { userId: version.createdBy, userName: 'preparer', entityId },
        );
        return batchId;
      });
    const covers = (batchId: string) =>
      context.database.query('UPDATE batches SET standing_version = $2 WHERE id = $1', [batchId, 1]).then(
        () => 'covered',
        (error: unknown) => databaseError(error)?.constraint ?? String(error),
      );
    expect(await covers(await batchOf(FIRST, '1350.00'))).toBe('batch_sweep_keeps');
    expect(await covers(await batchOf(SECOND, '1400.01'))).toBe('batch_standing_covers');
    expect(await covers(await batchOf('2027-02-19', '1200.00'))).toBe('covered');
  });
});
