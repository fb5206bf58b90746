import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../identity/admin/user.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { loadBatchEvidence } from '../payouts/proof/batch-evidence.ts';
import { fund } from '../testing/fund.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { savePaymentConfig } from '../testing/save-payment-config.ts';
import {
  ALLOWS_STANDING,
  clockOf,
  row,
  scheduleCompany,
  SCHEDULES,
  standing,
  type ScheduleCompany,
} from './testing/schedule-company.ts';
import { FIRST, SECOND, standingCompanies } from './testing/standing-companies.ts';

let installation: PaymentsInstallation;
let goTo: ReturnType<typeof clockOf>;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
  goTo = clockOf(installation);
});
afterAll(() => installation.close());

const { withStanding, payFirst } = standingCompanies(
  () => installation,
  (day, time) => goTo(day, time),
);

describe('a standing approval', () => {
  it('approves each run by its signers, and pays it without asking again', async () => {
    const { company, id } = await withStanding();
    const batchId = await payFirst(company, id);
    expect(await company.batch(batchId)).toMatchObject({
      status: 'COMPLETE',
      approvals: [{ userId: company.approver.user.id }],
    });
    const evidence = await loadBatchEvidence(installation.context.database, company.entityId, batchId);
    expect(evidence.map(({ action, name }) => [action, name])).toEqual([
      ['batch.created', 'Outlay'],
      ['batch.approved', company.approver.user.name],
      ['batch.released', 'Outlay'],
    ]);
    goTo('2027-03-21', '10:00');
    await company.makeRuns();
    expect(await company.run(id, SECOND)).toMatchObject({
      batchStatus: 'APPROVED',
      standingReasons: [],
      version: 1,
    });
    const stop = await company.approver.send('POST', `${SCHEDULES}/${id}/runs/${SECOND}/skip`, {
      body: { reason: 'We moved out.' },
    });
    expect(stop.body).toMatchObject({ status: 'SKIPPED', batchStatus: 'CANCELLED' });
  });

  it('needs the approvals of a batch with the sum of all runs', async () => {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(installation, {
      ...ALLOWS_STANDING,
      approvalRules: [
        { currency: 'ZAR', upToAmountMinor: 1_000_000n, approvalsRequired: 1 },
        { currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 2 },
      ],
    });
    // 11 runs of R 1,250.00 are R 13,750.00.
    const { id, contentDigest, approvalsRequired } = await company.created(standing());
    expect(approvalsRequired).toBe(2);
    expect((await company.approve(id, contentDigest)).body).toMatchObject({ status: 'PENDING_APPROVAL' });
    expect((await company.approve(id, contentDigest, company.second)).body).toMatchObject({
      status: 'ACTIVE',
    });
  });

  it('is refused unless the payment config allows it', async () => {
    goTo('2027-01-29', '10:00');
    const none = await scheduleCompany(installation);
    expect((await none.create(standing())).body).toMatchObject({ code: 'standing_not_allowed' });
    const small = await scheduleCompany(installation, {
      standingApprovals: { currency: 'ZAR', largestRunMinor: 124_999n, mostMonths: 6 },
    });
    expect((await small.create(standing())).body).toMatchObject({
      code: 'standing_not_allowed',
      errors: [{ path: 'limits.perRun' }],
    });
    const short = await scheduleCompany(installation, {
      standingApprovals: { currency: 'ZAR', largestRunMinor: 125_000n, mostMonths: 6 },
    });
    expect((await short.create(standing())).body).toMatchObject({
      errors: [{ path: 'limits.validUntil' }],
    });
  });
});

it('a namesake who was paid before the version was written changes no account', async () => {
  goTo('2027-01-20', '10:00');
  const company = await scheduleCompany(installation, ALLOWS_STANDING);
  const payNamesake = async (amount: string) => {
    const { body } = await company.preparer.send('POST', '/v1/payments/bulk-withdrawals/batches', {
      body: {
        label: `A namesake, ${amount}`,
        currency: 'ZAR',
        withdrawals: [row(amount, 'Thandi Nkosi', '62077777777')],
      },
    });
    await company.approveBatch(body.id);
    await company.pay(body.id);
  };
  await payNamesake('5.00');
  goTo('2027-01-29', '10:00');
  const { id } = await company.active(standing());
  await payNamesake('6.00');
  goTo('2027-02-20', '10:00');
  await company.makeRuns();
  expect(await company.run(id, FIRST)).toMatchObject({ batchStatus: 'APPROVED', standingReasons: [] });
});

it('other withdrawals of a run are not covered, whoever says so', async () => {
  const { company, id } = await withStanding();
  await company.preparer.send('PUT', `${SCHEDULES}/${id}/runs/${FIRST}`, {
    body: { withdrawals: [row('9999.00')] },
  });
  const { batchId } = await company.run(id, FIRST);
  const { rows } = await installation.context.database.pool.query<{ reasons: string[] }>(
    'SELECT standing_refusals($1, 1) AS reasons',
    [batchId],
  );
  expect(rows[0]!.reasons).toEqual(['ROWS_CHANGED', 'SUM_ABOVE_LIMIT', 'RUN_CHANGED']);
});

describe('a run that is not covered waits for approval, and suspends the schedule', () => {
  interface Broken {
    reason: string;
    given?: object;
    breaks: (company: ScheduleCompany, id: string) => Promise<unknown>;
  }
  const config = (company: ScheduleCompany, changes: object) =>
    savePaymentConfig(installation.context, company.entityId, { ...ALLOWS_STANDING, ...changes });
  const disable = (company: ScheduleCompany) =>
    user.run(
      installation.context,
      user.options.parse({
        name: company.approver.user.name,
        entity: `Entity ${company.entityId}`,
        state: 'disabled',
      }),
    );
  const cases: Broken[] = [
    { reason: 'NOT_ALLOWED', breaks: (company) => config(company, { standingApprovals: null }) },
    // Approvals above this amount need a passkey, and a standing approval is not signed.
    {
      reason: 'NOT_ALLOWED',
      breaks: (company) => config(company, { passkeyAbove: { currency: 'ZAR', amountMinor: 100_000n } }),
    },
    {
      reason: 'LIMIT_EXPIRED',
      given: { limits: { perRun: '1250.00', validUntil: '2027-03-24' } },
      breaks: async () => undefined,
    },
    {
      reason: 'TOTAL_REACHED',
      given: { limits: { perRun: '1250.00', total: '2000.00', validUntil: '2027-12-31' } },
      breaks: async () => undefined,
    },
    { reason: 'SIGNER_LEFT', breaks: disable },
    {
      reason: 'STRICTER_RULES',
      breaks: (company) =>
        config(company, {
          approvalRules: [
            { currency: 'ZAR', upToAmountMinor: 1_000_000n, approvalsRequired: 1 },
            { currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 2 },
          ],
        }),
    },
    {
      reason: 'ACCOUNT_CHANGED',
      breaks: async (company) => {
        const path = '/v1/payments/bulk-withdrawals/batches';
        const { body } = await company.preparer.send('POST', path, {
          body: {
            label: 'Another account',
            currency: 'ZAR',
            withdrawals: [row('5.00', 'Thandi Nkosi', '62099999999')],
          },
        });
        await company.approveBatch(body.id);
        await company.pay(body.id);
      },
    },
    {
      reason: 'LAST_RUN_FAILED',
      breaks: (_company, id) =>
        installation.context.database.query(
          `UPDATE withdrawals w SET status = 'REVERSED'
             FROM batches b WHERE b.id = w.batch_id AND b.schedule_id = $1`,
          [id],
        ),
    },
  ];

  it.each(cases)('$reason', async ({ reason, given, breaks }) => {
    const { company, id } = await withStanding(given);
    await payFirst(company, id);
    await breaks(company, id);
    goTo('2027-03-21', '10:00');
    await company.makeRuns();
    expect(await company.run(id, SECOND)).toMatchObject({
      batchStatus: 'PENDING_APPROVAL',
      standingReasons: [reason],
    });
    const schedule = await company.read(id);
    expect(schedule).toMatchObject({ status: 'SUSPENDED', suspension: { code: reason, dueOn: SECOND } });
    const resume = (by: typeof company.approver) =>
      by.send('POST', `${SCHEDULES}/${id}/resume`, { body: {} });
    expect((await resume(company.preparer)).body).toMatchObject({ code: 'own_schedule' });
    expect((await resume(company.second)).body).toMatchObject({ status: 'ACTIVE', suspension: null });
  });

  it('RUN_CHANGED, which suspends nothing', async () => {
    const { company, id } = await withStanding();
    await company.preparer.send('PUT', `${SCHEDULES}/${id}/runs/${FIRST}`, {
      body: { executionDate: '2027-02-24' },
    });
    goTo('2027-02-20', '10:00');
    await company.makeRuns();
    expect(await company.run(id, FIRST)).toMatchObject({
      batchStatus: 'PENDING_APPROVAL',
      standingReasons: ['RUN_CHANGED'],
      executionDate: '2027-02-24',
    });
    expect(await company.read(id)).toMatchObject({ status: 'ACTIVE' });
  });

  it('too little money: it waits until there is enough, or is skipped', async () => {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(installation, ALLOWS_STANDING, 150_000n);
    const { id } = await company.active(standing());
    const { id: skips } = await company.active(
      standing({ ifShort: 'SKIP', label: 'Garden', withdrawals: [row('1200.00', 'Sipho', '62011112222')] }),
    );
    goTo('2027-02-20', '10:00');
    await company.makeRuns();
    // The first one takes the money.
    const both = [await company.run(id, FIRST), await company.run(skips, FIRST)];
    expect(both.map(({ status }) => status)).toEqual(['CREATED', 'SKIPPED']);
    expect(both[1]!.reason).toContain('is missing');
    goTo('2027-03-20', '10:00');
    await company.makeRuns();
    expect(await company.run(id, SECOND)).toMatchObject({
      status: 'PLANNED',
      batchId: null,
      problem: { code: 'insufficient_funds' },
    });
    await fund(installation.context, company.entityId, 200_000n);
    installation.passMs(61_000);
    await company.makeRuns();
    expect(await company.run(id, SECOND)).toMatchObject({ batchStatus: 'APPROVED', problem: null });
  });
});
