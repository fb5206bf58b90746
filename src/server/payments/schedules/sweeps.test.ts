import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../identity/admin/user.ts';
import { databaseError } from '../../platform/database/pool.ts';
import { receivingConnection } from '../bank-files/testing/receiving-connection.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { newId } from '../../platform/random.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { simulateMoney } from '../reconciling/funding/simulate-money.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { savePaymentConfig } from '../testing/save-payment-config.ts';
import {
  ALLOWS_STANDING,
  clockOf,
  rent,
  row,
  scheduleCompany,
  SCHEDULES,
  type ScheduleCompany,
  type ScheduleRequest,
} from './testing/schedule-company.ts';

let installation: PaymentsInstallation;
let goTo: ReturnType<typeof clockOf>;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
  goTo = clockOf(installation);
});
afterAll(() => installation.close());

const FIRST = '2027-02-05';
const SECOND = '2027-02-12';

/** Each Friday up to R 1,000.00 of what is above R 200.00. */
function sweeping(given: Partial<ScheduleRequest> = {}): ScheduleRequest {
  return {
    label: 'Card money',
    kind: 'SWEEP',
    currency: 'ZAR',
    approvalMode: 'STANDING',
    source: 'COLLECTION',
    calendar: { every: 'WEEK', weekday: 'FRIDAY', startsOn: '2027-02-01' },
    keepAmount: '200.00',
    limits: { perRun: '1000.00', validUntil: '2027-12-31' },
    ...given,
  };
}

async function sweepCompany(collectedMinor: bigint, given: Partial<ScheduleRequest> = {}) {
  goTo('2027-02-01', '10:00');
  const company = await scheduleCompany(installation, ALLOWS_STANDING);
  await collect(company, collectedMinor);
  const { id } = await company.active(sweeping(given));
  return { company, id };
}

async function collect({ context, entityId }: ScheduleCompany, amountMinor: bigint): Promise<void> {
  if (amountMinor === 0n) return;
  const money = { entityId, accessType: 'COLLECTION', currency: 'ZAR', reference: 'CARDS' } as const;
  await context.database.transaction((tx) => simulateMoney(context, tx, { ...money, amountMinor }));
}

async function collected({ approver }: ScheduleCompany): Promise<string> {
  const path = '/v1/payments/account/balances/COLLECTION?currency=ZAR';
  const { body } = await approver.send<{ available: string }[]>('GET', path);
  return body[0]!.available;
}

const refusedBy = async (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => databaseError(error)?.constraint ?? String(error),
  );

describe('a sweep', () => {
  it('moves what is above the amount that is kept, up to its cap, with a funding record', async () => {
    const { company, id } = await sweepCompany(150_000n);
    expect(await collected(company)).toBe('1500.00');
    goTo(FIRST, '00:10');
    await company.makeRuns();
    await company.makeRuns();
    const run = await company.run(id, FIRST);
    expect(run).toMatchObject({ status: 'SWEPT', totalAmount: '1000.00', version: 1, batchId: null });
    expect(await collected(company)).toBe('500.00');
    const record = await company.approver.send('GET', `/v1/payments/funding-records/${run.fundingRecordId}`);
    expect(record.body).toMatchObject({
      state: 'RECEIVED',
      source: 'COLLECTION',
      receivedAmount: '1000.00',
      reference: 'Card money',
      onStatement: false,
      movements: [{ amount: '1000.00', payoutId: null, entry: null }],
    });
    goTo(SECOND, '00:10');
    await company.makeRuns();
    expect(await company.run(id, SECOND)).toMatchObject({ status: 'SWEPT', totalAmount: '300.00' });
    expect(await collected(company)).toBe('200.00');
    const audit = await company.context.database.pool.query(
      `SELECT details::jsonb ->> 'amount' AS amount
         FROM audit_log
        WHERE subject_id = $1 AND action = 'schedule.run_swept'
        ORDER BY seq`,
      [id],
    );
    expect(audit.rows).toEqual([{ amount: '1000.00' }, { amount: '300.00' }]);
    expect(await verifyLedger(company.context.database)).toMatchObject({ faults: [] });
  });

  it('records a day with nothing to move, which is no miss', async () => {
    const { company, id } = await sweepCompany(20_000n);
    goTo(FIRST, '09:00');
    await company.makeRuns();
    expect(await company.run(id, FIRST)).toMatchObject({
      status: 'NOTHING_TO_MOVE',
      totalAmount: '0.00',
      fundingRecordId: null,
    });
    expect(await company.read(id)).toMatchObject({ status: 'ACTIVE', missedCount: 0 });
    const skipped = await company.preparer.send('POST', `${SCHEDULES}/${id}/runs/${FIRST}/skip`, {
      body: { reason: 'Too late.' },
    });
    expect(skipped.body).toMatchObject({ code: 'run_decided' });
  });

  it('is made once, whoever of two workers comes first', async () => {
    const { company, id } = await sweepCompany(150_000n);
    goTo(FIRST, '00:10');
    await Promise.all([company.makeRuns(), company.makeRuns()]);
    expect(await company.run(id, FIRST)).toMatchObject({ status: 'SWEPT' });
    expect(await collected(company)).toBe('500.00');
  });

  it('of an account that was never used finds nothing to move', async () => {
    const { company, id } = await sweepCompany(0n);
    goTo(FIRST, '09:00');
    await company.makeRuns();
    expect(await company.run(id, FIRST)).toMatchObject({ status: 'NOTHING_TO_MOVE' });
  });

  it('that nothing made on its day is missed, and is made once when an approver resumes it', async () => {
    const { company, id } = await sweepCompany(150_000n);
    await company.approver.send('POST', `${SCHEDULES}/${id}/pause`, { body: { reason: 'Counting.' } });
    goTo('2027-02-15', '09:00');
    await company.makeRuns();
    expect(await company.read(id)).toMatchObject({ status: 'PAUSED', missedCount: 2 });
    const body = { missed: 'RUN_ONCE' };
    const refused = await company.preparer.send('POST', `${SCHEDULES}/${id}/resume`, { body });
    expect(refused.body).toMatchObject({ code: 'own_schedule' });
    await company.approver.send('POST', `${SCHEDULES}/${id}/resume`, { body });
    expect(await company.run(id, FIRST)).toMatchObject({ status: 'SKIPPED' });
    expect(await company.run(id, SECOND)).toMatchObject({ status: 'SWEPT', totalAmount: '1000.00' });
  });

  it('is missed after an outage, and only skipped: the next one moves what is there', async () => {
    const { company, id } = await sweepCompany(150_000n);
    goTo('2027-02-06', '09:00');
    await company.makeRuns();
    expect(await company.run(id, FIRST)).toMatchObject({ status: 'MISSED' });
    const changed = await company.preparer.send('PUT', `${SCHEDULES}/${id}/runs/${FIRST}`, {
      body: { executionDate: '2027-02-08' },
    });
    expect(changed.body).toMatchObject({ code: 'invalid_schedule' });
    const skipped = await company.preparer.send('POST', `${SCHEDULES}/${id}/runs/${FIRST}/skip`, {
      body: { reason: 'The next one moves it.' },
    });
    expect(skipped.body).toMatchObject({ status: 'SKIPPED' });
  });

  it('stops at the total of its limits, and is suspended by the next run', async () => {
    const { company, id } = await sweepCompany(500_000n, {
      limits: { perRun: '1000.00', total: '1300.00', validUntil: '2027-12-31' },
    });
    for (const day of [FIRST, SECOND, '2027-02-19']) {
      goTo(day, '09:00');
      await company.makeRuns();
    }
    expect(await company.run(id, SECOND)).toMatchObject({ status: 'SWEPT', totalAmount: '300.00' });
    expect(await company.run(id, '2027-02-19')).toMatchObject({
      status: 'PLANNED',
      standingReasons: ['TOTAL_REACHED'],
    });
    expect(await company.read(id)).toMatchObject({
      status: 'SUSPENDED',
      suspension: { code: 'TOTAL_REACHED', dueOn: '2027-02-19' },
    });
  });

  it.each([
    [
      'a signer is disabled',
      'SIGNER_LEFT',
      (company: ScheduleCompany) =>
        user.run(
          company.context,
          user.options.parse({
            name: company.approver.user.name,
            entity: `Entity ${company.entityId}`,
            state: 'disabled',
          }),
        ),
    ],
    [
      'rules become stricter',
      'STRICTER_RULES',
      ({ context, entityId }: ScheduleCompany) =>
        savePaymentConfig(context, entityId, {
          ...ALLOWS_STANDING,
          approvalRules: [{ currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 3 }],
        }),
    ],
    [
      'the payment config allows none',
      'NOT_ALLOWED',
      ({ context, entityId }: ScheduleCompany) => savePaymentConfig(context, entityId, {}),
    ],
  ] as const)('moves nothing once %s', async (_, reason, change) => {
    const { company, id } = await sweepCompany(150_000n);
    await change(company);
    goTo(FIRST, '09:00');
    await company.makeRuns();
    expect(await company.read(id)).toMatchObject({ status: 'SUSPENDED', suspension: { code: reason } });
    expect(await collected(company)).toBe('1500.00');
  });

  it('needs the approvals of its cap in all its runs', async () => {
    goTo('2027-02-01', '10:00');
    const company = await scheduleCompany(installation, {
      ...ALLOWS_STANDING,
      approvalRules: [
        { currency: 'ZAR', upToAmountMinor: 1_000_000n, approvalsRequired: 1 },
        { currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 2 },
      ],
    });
    // 48 Fridays of R 1,000.00.
    expect(await company.created(sweeping())).toMatchObject({ approvalsRequired: 2 });
    const limits = { perRun: '1000.00', total: '9000.00', validUntil: '2027-12-31' };
    expect(await company.created(sweeping({ limits }))).toMatchObject({ approvalsRequired: 1 });
  });

  it.each([
    ['withdrawals', { withdrawals: [row()] }, 'withdrawals'],
    ['another source', { source: 'ROWS' }, 'source'],
    ['an approval of each run', { approvalMode: 'EACH_RUN' }, 'approvalMode'],
    ['days ahead', { createDaysAhead: 3 }, 'createDaysAhead'],
    ['a cap of zero', { limits: { perRun: '0.00', validUntil: '2027-12-31' } }, 'limits.perRun'],
  ] as const)('is refused with %s', async (_, given, path) => {
    goTo('2027-02-01', '10:00');
    const company = await scheduleCompany(installation, ALLOWS_STANDING);
    const answer = await company.create(sweeping(given as Partial<ScheduleRequest>));
    expect(answer.body).toMatchObject({ errors: [{ path }] });
  });

  it('is refused, and rests, once customers pay into an account at a bank', async () => {
    const { company, id } = await sweepCompany(150_000n);
    const admin = company.preparer;
    await receivingConnection({ admin, second: company.approver });
    goTo(FIRST, '09:00');
    await company.makeRuns();
    // The money stays at that bank until a transfer there moves it.
    expect(await collected(company)).toBe('1500.00');
    expect(await company.read(id)).toMatchObject({
      status: 'SUSPENDED',
      suspension: { code: 'NOT_ALLOWED', dueOn: FIRST },
    });
    const calendar = { every: 'WEEK', weekday: 'FRIDAY', startsOn: SECOND } as const;
    const again = await company.create(sweeping({ calendar }));
    expect(again.body).toMatchObject({ code: 'invalid_schedule', errors: [{ path: 'source' }] });
  });

  it('has a kind that does not change, and the list shows one kind alone', async () => {
    const { company, id } = await sweepCompany(150_000n);
    const other = await company.created(rent());
    const changed = await company.preparer.send('PUT', `${SCHEDULES}/${id}`, {
      headers: { 'if-match': '"1"' },
      body: rent(),
    });
    expect(changed.body).toMatchObject({ code: 'invalid_schedule', errors: [{ path: 'kind' }] });
    const idsOf = async (kind: string) =>
      (
        await company.approver.send<{ items: { id: string }[] }>('GET', `${SCHEDULES}?kind=${kind}`)
      ).body.items.map((one) => one.id);
    expect(await idsOf('SWEEP')).toEqual([id]);
    expect(await idsOf('RECURRING')).toEqual([other.id]);
  });

  it('is previewed with its cap', async () => {
    goTo('2027-02-01', '10:00');
    const company = await scheduleCompany(installation, ALLOWS_STANDING);
    const { body } = await company.preparer.send('POST', `${SCHEDULES}/preview`, { body: sweeping() });
    expect(body).toMatchObject({
      totalAmount: '1000.00',
      withdrawalCount: 0,
      totalFee: '0.00',
      allRunsAmount: '48000.00',
      approvalsPerRun: 0,
    });
  });
});

describe('the database', () => {
  /** Posts a transfer of a sweep with its record, and says that it was the sweep of a day. */
  async function forge(
    { context, entityId }: ScheduleCompany,
    scheduleId: string,
    given: { dueOn?: string; amount?: bigint; moved?: bigint; version?: number } = {},
  ): Promise<string | null> {
    const { dueOn = FIRST, amount = 1_000n, version = 1 } = given;
    const { moved = amount } = given;
    const transfer = newId(context);
    const record = newId(context);
    return refusedBy(
      context.database.transaction(async (tx) => {
        await tx.execute(
          `INSERT INTO transfers (id, entity_id, kind, created_at) VALUES ($1, $2, 'SWEEP', now())`,
          [transfer, entityId],
        );
        await tx.execute(
          `INSERT INTO postings (transfer_id, entity_id, account_id, currency, amount_minor, created_at)
           SELECT $1, $2, id, currency, CASE access_type WHEN 'FUNDING' THEN 1 ELSE -1 END * $3::bigint, now()
             FROM ledger_accounts
            WHERE entity_id = $2 AND bucket = 'AVAILABLE' AND access_type IN ('FUNDING', 'COLLECTION')`,
          [transfer, entityId, moved],
        );
        await tx.execute(
          `INSERT INTO funding_records (id, entity_id, currency, state, source, day, received_minor,
             received_on, created_at)
           VALUES ($1, $2, 'ZAR', 'RECEIVED', 'COLLECTION', $3, $4, $3, now())`,
          [record, entityId, dueOn, moved],
        );
        await tx.execute(
          `INSERT INTO schedule_sweeps (schedule_id, due_on, entity_id, version, amount_minor, transfer_id,
             funding_id, swept_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [scheduleId, dueOn, entityId, version, amount, transfer, record, new Date(`${dueOn}T09:00:00Z`)],
        );
      }),
    );
  }

  it('accepts a sweep that the version covers, and only one a day', async () => {
    const { company, id } = await sweepCompany(150_000n);
    expect(await forge(company, id)).toBeNull();
    expect(await forge(company, id)).toBe('schedule_sweeps_schedule_id_due_on_pk');
  });

  it.each([
    ['above the cap', { amount: 100_001n }, 'schedule_sweep_covered'],
    ['of a version that does not exist', { version: 2 }, 'schedule_sweep_covered'],
    ['that moved another amount', { amount: 1_000n, moved: 2_000n }, 'schedule_sweep_transfer'],
    ['after the last day of the approval', { dueOn: '2028-01-07' }, 'schedule_sweep_covered'],
    ['of more than is there', { moved: 200_000n }, 'balance_not_negative'],
  ])('refuses a sweep %s', async (_, given, constraint) => {
    const { company, id } = await sweepCompany(150_000n);
    expect(await forge(company, id, given)).toBe(constraint);
  });

  it('refuses a sweep that takes what is kept', async () => {
    const { company, id } = await sweepCompany(50_000n);
    expect(await forge(company, id, { amount: 30_001n })).toBe('schedule_sweep_keeps');
  });

  it('refuses a sweep before the approval, of another entity, and of a schedule that pays', async () => {
    const { company, id } = await sweepCompany(150_000n);
    const waiting = await company.created(sweeping());
    expect(await forge(company, waiting.id)).toBe('schedule_sweep_covered');
    const pays = await company.active(rent());
    expect(await forge(company, pays.id)).toBe('schedule_sweep_covered');
    const other = await sweepCompany(150_000n);
    expect(await forge(other.company, id)).toBe('schedule_sweep_covered');
  });

  it('refuses a run that says it was swept without a sweep', async () => {
    const { company, id } = await sweepCompany(150_000n);
    const says = (status: string) =>
      refusedBy(
        company.context.database.execute(
          `INSERT INTO schedule_runs (schedule_id, due_on, entity_id, status, is_changed, standing_reasons,
             created_at, updated_at)
           VALUES ($1, $2, $3, $4, false, '{}', now(), now())`,
          [id, FIRST, company.entityId, status],
        ),
      );
    expect(await says('SWEPT')).toBe('schedule_run_swept');
    expect(await says('NOTHING_TO_MOVE')).toBe('schedule_run_swept');
  });
});
