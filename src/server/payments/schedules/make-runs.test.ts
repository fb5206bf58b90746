import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holiday } from '../admin/holiday.ts';
import { limits } from '../admin/limits.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { makeRuns } from './make-runs.ts';
import {
  clockOf,
  rent,
  row,
  scheduleCompany,
  SCHEDULES,
  type ScheduleCompany,
} from './testing/schedule-company.ts';

let installation: PaymentsInstallation;
let goTo: ReturnType<typeof clockOf>;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
  goTo = clockOf(installation);
});
afterAll(() => installation.close());

const REASON = { body: { reason: 'Agreed with the landlord.' } };

const weekly = (startsOn: string) =>
  ({ every: 'WEEK', weekday: 'FRIDAY', startsOn, ifNotBankingDay: 'PRECEDING' }) as const;

const statuses = async (company: ScheduleCompany, id: string, to: string) =>
  (await company.runs(id, `?to=${to}`)).map(({ dueOn, status }) => [dueOn, status]);

async function batchesOf(id: string): Promise<[string, string][]> {
  const rows = await installation.context.database.query(
    `SELECT schedule_due_on::text AS due_on, status
       FROM batches
      WHERE schedule_id = $1
      ORDER BY schedule_due_on`,
    [id],
  );
  return rows.map(({ due_on, status }) => [due_on!, status]);
}

describe('after an outage', () => {
  it('the run that can still be approved in time is made, and the others are missed', async () => {
    goTo('2027-02-22', '10:00');
    const company = await scheduleCompany(installation);
    const { id } = await company.active(rent({ calendar: weekly('2027-02-22'), createDaysAhead: 2 }));
    goTo('2027-03-19', '10:00');
    await company.makeRuns();
    expect(await statuses(company, id, '2027-03-26')).toEqual([
      ['2027-02-26', 'MISSED'],
      ['2027-03-05', 'MISSED'],
      ['2027-03-12', 'MISSED'],
      ['2027-03-19', 'CREATED'],
      ['2027-03-26', 'PLANNED'],
    ]);
    expect(await company.read(id)).toMatchObject({ status: 'ACTIVE', missedCount: 3 });
    const skip = await company.approver.send('POST', `${SCHEDULES}/${id}/runs/2027-02-26/skip`, REASON);
    expect(skip.body).toMatchObject({ status: 'SKIPPED', reason: 'Agreed with the landlord.' });
    const make = (executionDate: string) =>
      company.preparer.send('PUT', `${SCHEDULES}/${id}/runs/2027-03-05`, { body: { executionDate } });
    expect((await make('2027-03-18')).body).toMatchObject({ code: 'execution_date_not_possible' });
    const made = await make('2027-03-23');
    expect(made.body).toMatchObject({
      status: 'CREATED',
      isChanged: true,
      executionDate: '2027-03-23',
      batchStatus: 'PENDING_APPROVAL',
    });
    expect(await company.read(id)).toMatchObject({ missedCount: 1 });
  });

  it('each run is one batch or one miss, however often workers look', async () => {
    goTo('2027-04-05', '10:00');
    const company = await scheduleCompany(installation);
    const { id } = await company.active(rent({ calendar: weekly('2027-04-05'), createDaysAhead: 2 }));
    goTo('2027-04-22', '10:00');
    await Promise.all(Array.from({ length: 6 }, () => makeRuns(installation.context)));
    installation.passMs(-3 * 86_400_000);
    await Promise.all(Array.from({ length: 3 }, () => makeRuns(installation.context)));
    goTo('2027-04-22', '11:00');
    await Promise.all(Array.from({ length: 3 }, () => makeRuns(installation.context)));
    expect(await batchesOf(id)).toEqual([['2027-04-23', 'PENDING_APPROVAL']]);
    expect(await statuses(company, id, '2027-04-23')).toEqual([
      ['2027-04-09', 'MISSED'],
      ['2027-04-16', 'MISSED'],
      ['2027-04-23', 'CREATED'],
    ]);
  });
});

describe('a schedule that is changed before its first approval', () => {
  it.each([
    ['earlier', '2028-01-03', ['2028-01-07', '2028-01-14']],
    ['later', '2028-01-17', ['2028-01-21', '2028-01-28']],
  ])('begins where its first version in force begins: %s', async (_, startsOn, days) => {
    goTo('2028-01-03', '10:00');
    const company = await scheduleCompany(installation);
    const request = (from: string) =>
      rent({ calendar: { ...weekly(from), runs: 2 }, createDaysAhead: 1, label: `From ${from}` });
    const { id } = await company.created(request('2028-01-10'));
    const headers = { 'if-match': '"1"' };
    const answer = await company.preparer.send('PUT', `${SCHEDULES}/${id}`, {
      headers,
      body: request(startsOn),
    });
    const dueOf = (runs: readonly { dueOn: string }[]) => runs.map(({ dueOn }) => dueOn);
    expect(dueOf(answer.body.nextRuns)).toEqual(days);
    const approved = await company.approve(id, answer.body.contentDigest);
    expect(approved.body).toMatchObject({ status: 'ACTIVE', version: 2 });
    expect(dueOf(approved.body.nextRuns)).toEqual(days);
    for (const day of days) {
      goTo(day, '09:00');
      await company.makeRuns();
    }
    expect(await batchesOf(id)).toEqual(days.map((day) => [day, 'PENDING_APPROVAL']));
    await company.makeRuns();
    expect((await company.read(id)).status).toBe('ENDED');
  });
});

describe('a schedule whose last run is made while another version waits', () => {
  const begun = async () => {
    goTo('2028-02-01', '10:00');
    const company = await scheduleCompany(installation);
    const request = (from: string) =>
      rent({ calendar: { ...weekly(from), runs: 1 }, createDaysAhead: 1, label: `From ${from}` });
    const { id } = await company.active(request('2028-02-04'));
    const headers = { 'if-match': '"1"' };
    await company.preparer.send('PUT', `${SCHEDULES}/${id}`, { headers, body: request('2028-02-11') });
    const { body } = await company.preparer.send('GET', `${SCHEDULES}/${id}/versions`);
    const versions = body.items as { version: number; contentDigest: string }[];
    const digest = versions.find(({ version }) => version === 2)!.contentDigest;
    goTo('2028-02-04', '09:00');
    await company.makeRuns();
    expect(await company.read(id)).toMatchObject({ status: 'ACTIVE', version: 1 });
    return { company, id, digest };
  };

  it('goes on with that version once it is approved', async () => {
    const { company, id, digest } = await begun();
    const approved = await company.approve(id, digest);
    expect(approved.body).toMatchObject({ status: 'ACTIVE', version: 2 });
    goTo('2028-02-11', '09:00');
    await company.makeRuns();
    expect((await batchesOf(id)).map(([day]) => day)).toEqual(['2028-02-04', '2028-02-11']);
    await company.makeRuns();
    expect((await company.read(id)).status).toBe('ENDED');
  });

  it('ends once that version is rejected', async () => {
    const { company, id } = await begun();
    const rejected = await company.approver.send('POST', `${SCHEDULES}/${id}/reject`, REASON);
    expect(rejected.status).toBe(200);
    goTo('2028-02-05', '09:00');
    await company.makeRuns();
    expect((await company.read(id)).status).toBe('ENDED');
  });
});

describe('a run that no worker has recorded when its day has passed', () => {
  it('is missed when another version comes into force, also in a pause', async () => {
    goTo('2027-09-06', '10:00');
    const company = await scheduleCompany(installation);
    const { id } = await company.active(rent({ calendar: weekly('2027-09-06'), createDaysAhead: 2 }));
    const replace = async (version: number, startsOn: string) => {
      const headers = { 'if-match': `"${version}"` };
      const body = rent({ calendar: { ...weekly(startsOn), weekday: 'TUESDAY' }, createDaysAhead: 2 });
      await company.preparer.send('PUT', `${SCHEDULES}/${id}`, { headers, body });
      const { body: versions } = await company.approver.send('GET', `${SCHEDULES}/${id}/versions`);
      expect((await company.approve(id, versions.items[0].contentDigest)).status).toBe(200);
    };
    goTo('2027-09-13', '10:00');
    await replace(1, '2027-09-14');
    await company.makeRuns();
    expect(await statuses(company, id, '2027-09-21')).toEqual([
      ['2027-09-10', 'MISSED'],
      ['2027-09-14', 'CREATED'],
      ['2027-09-21', 'PLANNED'],
    ]);
    await company.preparer.send('POST', `${SCHEDULES}/${id}/pause`, REASON);
    goTo('2027-09-27', '10:00');
    await replace(2, '2027-09-28');
    const resume = (body: object) => company.preparer.send('POST', `${SCHEDULES}/${id}/resume`, { body });
    expect((await resume({})).body).toMatchObject({ code: 'missed_runs' });
    await resume({ missed: 'SKIP' });
    expect((await statuses(company, id, '2027-09-27')).map(([day, is]) => `${day} ${is}`)).toEqual([
      '2027-09-10 SKIPPED',
      '2027-09-14 CREATED',
      '2027-09-21 SKIPPED',
    ]);
    const [missed] = await installation.context.database.query(
      `SELECT count(*)::int AS count
         FROM audit_log
        WHERE subject_id = $1 AND action = 'schedule.run_missed'`,
      [id],
    );
    expect(missed!.count).toBe(2);
  });

  it('is made on the later day on which its money can still move', async () => {
    // Friday 24 and Monday 27 September 2027: the 24th is Heritage Day.
    goTo('2027-09-20', '10:00');
    const company = await scheduleCompany(installation);
    const calendar = { ...weekly('2027-09-20'), ifNotBankingDay: 'FOLLOWING' } as const;
    const { id } = await company.active(rent({ calendar, createDaysAhead: 1 }));
    goTo('2027-09-25', '10:00');
    const headers = { 'if-match': '"1"' };
    const body = rent({ label: 'Rent of two', calendar, createDaysAhead: 1, withdrawals: [row('990.00')] });
    await company.preparer.send('PUT', `${SCHEDULES}/${id}`, { headers, body });
    const { body: versions } = await company.approver.send('GET', `${SCHEDULES}/${id}/versions`);
    await company.approve(id, versions.items[0].contentDigest);
    await company.makeRuns();
    goTo('2027-09-26', '10:00');
    await company.makeRuns();
    expect(await company.run(id, '2027-09-24')).toMatchObject({
      status: 'CREATED',
      paysOn: '2027-09-27',
      version: 2,
    });
  });

  it('is asked about after a pause that began in a long outage', async () => {
    goTo('2027-10-04', '10:00');
    const company = await scheduleCompany(installation);
    const { id } = await company.active(rent({ calendar: weekly('2027-10-04'), createDaysAhead: 2 }));
    goTo('2027-11-01', '10:00');
    await company.preparer.send('POST', `${SCHEDULES}/${id}/pause`, REASON);
    const resume = { body: { missed: 'SKIP' } };
    await company.preparer.send('POST', `${SCHEDULES}/${id}/resume`, resume);
    expect(await statuses(company, id, '2027-11-01')).toEqual([
      ['2027-10-08', 'SKIPPED'],
      ['2027-10-15', 'SKIPPED'],
      ['2027-10-22', 'SKIPPED'],
      ['2027-10-29', 'SKIPPED'],
    ]);
  });
});

describe('a wrong clock', () => {
  it('of a year ahead makes nothing twice, and the runs continue once it is right', async () => {
    goTo('2027-04-26', '10:00');
    const company = await scheduleCompany(installation);
    const calendar = { every: 'MONTH', dayOfMonth: 25, startsOn: '2027-05-01', interval: 12 } as const;
    const { id } = await company.active(rent({ calendar }));
    installation.passMs(300 * 86_400_000);
    await company.makeRuns();
    installation.passMs(-300 * 86_400_000);
    const path = `${SCHEDULES}/${id}/runs/2027-05-25`;
    await company.preparer.send('POST', `${path}/skip`, REASON);
    await company.makeRuns();
    expect(await statuses(company, id, '2027-12-31')).toEqual([['2027-05-25', 'SKIPPED']]);
    goTo('2028-05-20', '10:00');
    await company.makeRuns();
    expect(await batchesOf(id)).toEqual([['2028-05-25', 'PENDING_APPROVAL']]);
  });

  it('and a holiday that the operator adds change when a run is made', async () => {
    goTo('2028-06-01', '10:00');
    const company = await scheduleCompany(installation);
    const calendar = { every: 'MONTH', dayOfMonth: 28, startsOn: '2028-06-01' } as const;
    const { id } = await company.active(
      rent({ calendar: { ...calendar, ifNotBankingDay: 'PRECEDING' }, createDaysAhead: 1 }),
    );
    await company.makeRuns();
    for (const date of ['2028-06-26', '2028-06-27', '2028-06-28'])
      await holiday.run(
        installation.context,
        holiday.options.parse({ entity: `Entity ${company.entityId}`, add: date, name: 'Closed' }),
      );
    goTo('2028-06-22', '10:00');
    await company.makeRuns();
    expect(await company.run(id, '2028-06-28')).toMatchObject({ status: 'CREATED', paysOn: '2028-06-23' });
  });
});

describe('a run that cannot be created', () => {
  it('says why, is tried again, and is missed when its time has passed', async () => {
    goTo('2027-05-03', '10:00');
    const company = await scheduleCompany(installation);
    const { id } = await company.active(rent({ calendar: weekly('2027-05-03'), createDaysAhead: 2 }));
    const payouts = (value: 'on' | 'off') =>
      limits.run(
        installation.context,
        limits.options.parse({ entity: `Entity ${company.entityId}`, payouts: value }),
      );
    await payouts('off');
    goTo('2027-05-05', '10:00');
    await company.makeRuns();
    await company.makeRuns();
    expect(await company.run(id, '2027-05-07')).toMatchObject({
      status: 'PLANNED',
      problem: { code: 'payouts_disabled' },
    });
    await payouts('on');
    installation.passMs(61_000);
    await company.makeRuns();
    expect(await company.run(id, '2027-05-07')).toMatchObject({ status: 'CREATED', problem: null });
    await payouts('off');
    goTo('2027-05-13', '10:00');
    await company.makeRuns();
    goTo('2027-05-14', '16:00');
    await company.makeRuns();
    expect(await company.run(id, '2027-05-14')).toMatchObject({ status: 'MISSED' });
    await payouts('on');
  });

  it('does not hold up the runs of others, and a preparer answers about duplicates', async () => {
    goTo('2027-05-17', '10:00');
    const company = await scheduleCompany(installation);
    const first = await company.active(rent({ calendar: weekly('2027-05-17'), createDaysAhead: 3 }));
    const second = await company.active(
      rent({ label: 'Rent again', calendar: weekly('2027-05-17'), createDaysAhead: 2 }),
    );
    const third = await company.active(
      rent({
        label: 'Cleaning',
        calendar: weekly('2027-05-17'),
        createDaysAhead: 2,
        withdrawals: [row('99.00', 'Sipho Dube', '62011112222')],
      }),
    );
    goTo('2027-05-19', '10:00');
    await company.makeRuns();
    expect(await company.run(first.id, '2027-05-21')).toMatchObject({ status: 'CREATED' });
    expect(await company.run(third.id, '2027-05-21')).toMatchObject({ status: 'CREATED' });
    expect(await company.run(second.id, '2027-05-21')).toMatchObject({
      status: 'PLANNED',
      problem: { code: 'possible_duplicates' },
    });
    const answer = await company.preparer.send('PUT', `${SCHEDULES}/${second.id}/runs/2027-05-21`, {
      body: { duplicateReason: 'Two flats, the same rent.' },
    });
    expect(answer.body).toMatchObject({ status: 'CREATED', problem: null, isChanged: true });
  });
});

describe('users', () => {
  it('pause, skip, change and resume runs', async () => {
    goTo('2027-06-14', '10:00');
    const company = await scheduleCompany(installation);
    const { id } = await company.active(rent({ calendar: weekly('2027-06-14'), createDaysAhead: 2 }));
    const post = (verb: string, body: object, by = company.preparer) =>
      by.send('POST', `${SCHEDULES}/${id}/${verb}`, { body });
    await post('runs/2027-06-18/skip', { reason: 'The flat is empty.' });
    goTo('2027-06-17', '10:00');
    await company.makeRuns();
    expect(await batchesOf(id)).toEqual([]);
    const move = await company.preparer.send('PUT', `${SCHEDULES}/${id}/runs/2027-06-25`, {
      body: { executionDate: '2027-06-28' },
    });
    expect(move.body).toMatchObject({ status: 'PLANNED', paysOn: '2027-06-28', isChanged: true });
    goTo('2027-06-24', '10:00');
    await company.makeRuns();
    expect(await batchesOf(id)).toEqual([]);
    goTo('2027-06-26', '10:00');
    await company.makeRuns();
    expect(await batchesOf(id)).toEqual([['2027-06-25', 'PENDING_APPROVAL']]);
    expect((await post('pause', { reason: 'A new landlord.' })).body).toMatchObject({
      status: 'PAUSED',
      statusReason: 'A new landlord.',
    });
    goTo('2027-07-12', '10:00');
    await company.makeRuns();
    expect((await company.read(id)).missedCount).toBe(2);
    expect((await post('resume', {})).body).toMatchObject({ code: 'missed_runs' });
    expect((await post('resume', { missed: 'RUN_ONCE' })).body).toMatchObject({
      status: 'ACTIVE',
      missedCount: 0,
    });
    expect(await statuses(company, id, '2027-07-16')).toEqual([
      ['2027-06-18', 'SKIPPED'],
      ['2027-06-25', 'CREATED'],
      ['2027-07-02', 'SKIPPED'],
      ['2027-07-09', 'CREATED'],
      ['2027-07-16', 'PLANNED'],
    ]);
    expect((await company.run(id, '2027-07-09')).executionDate).toBe('2027-07-12');
  });

  it('skip a run with its batch until it has left', async () => {
    goTo('2027-07-19', '10:00');
    const company = await scheduleCompany(installation);
    const { id } = await company.active(rent({ calendar: weekly('2027-07-19'), createDaysAhead: 2 }));
    goTo('2027-07-21', '10:00');
    await company.makeRuns();
    const { batchId } = await company.run(id, '2027-07-23');
    await company.approveBatch(batchId!);
    const skip = (day: string) =>
      company.approver.send('POST', `${SCHEDULES}/${id}/runs/${day}/skip`, REASON);
    expect((await skip('2027-07-23')).body).toMatchObject({ status: 'SKIPPED', batchStatus: 'CANCELLED' });
    expect((await skip('2027-07-23')).body).toMatchObject({ code: 'run_decided' });
    const cancelled = await installation.context.database.query(
      `SELECT details FROM audit_log WHERE subject_id = $1 AND action = 'batch.cancelled'`,
      [batchId],
    );
    expect(cancelled.map(({ details }) => JSON.parse(details))).toMatchObject([
      { before: 'APPROVED', reason: REASON.body.reason },
    ]);
    expect((await skip('2027-07-24')).status).toBe(404);
    goTo('2027-07-28', '10:00');
    await company.makeRuns();
    const next = await company.run(id, '2027-07-30');
    await company.approveBatch(next.batchId!);
    goTo('2027-07-30', '10:00');
    await company.pay(next.batchId!);
    expect((await skip('2027-07-30')).body).toMatchObject({ code: 'run_left' });
  });

  it('send the withdrawals of a run that waits for them', async () => {
    goTo('2027-08-02', '10:00');
    const company = await scheduleCompany(installation);
    const { id } = await company.active(
      rent({ source: 'NEW_FILE', calendar: weekly('2027-08-02'), createDaysAhead: 2 }),
    );
    goTo('2027-08-04', '10:00');
    await company.makeRuns();
    expect(await company.run(id, '2027-08-06')).toMatchObject({ status: 'WAITING_FOR_FILE', batchId: null });
    const put = (body: object) =>
      company.preparer.send('PUT', `${SCHEDULES}/${id}/runs/2027-08-06`, { body });
    expect((await put({ executionDate: '2027-08-06' })).body).toMatchObject({ code: 'invalid_schedule' });
    expect(
      (await put({ withdrawals: [row('10.00'), row('20.00', 'Sipho', '62087654321')] })).body,
    ).toMatchObject({
      status: 'CREATED',
      withdrawalCount: 2,
      totalAmount: '30.00',
    });
    goTo('2027-08-13', '16:00');
    await company.makeRuns();
    expect(await company.run(id, '2027-08-13')).toMatchObject({ status: 'MISSED' });
  });

  it('see the end of a schedule, which then makes no more runs', async () => {
    goTo('2027-08-16', '10:00');
    const company = await scheduleCompany(installation);
    const { id } = await company.active(
      rent({ calendar: { ...weekly('2027-08-16'), runs: 1 }, createDaysAhead: 2 }),
    );
    goTo('2027-08-19', '10:00');
    await company.makeRuns();
    expect(await company.read(id)).toMatchObject({ status: 'ENDED', nextRuns: [] });
    expect(await batchesOf(id)).toEqual([['2027-08-20', 'PENDING_APPROVAL']]);
  });

  it('repeat what the last run paid', async () => {
    goTo('2027-08-23', '10:00');
    const company = await scheduleCompany(installation);
    const { id } = await company.active(
      rent({ source: 'LAST_PAID_RUN', calendar: weekly('2027-08-23'), createDaysAhead: 2 }),
    );
    goTo('2027-08-25', '10:00');
    await company.makeRuns();
    await company.preparer.send('PUT', `${SCHEDULES}/${id}/runs/2027-08-27`, {
      body: { withdrawals: [row('1250.00'), row('70.00', 'Sipho', '62087654321')] },
    });
    const { batchId } = await company.run(id, '2027-08-27');
    await company.approveBatch(batchId!);
    goTo('2027-08-27', '09:00');
    await company.pay(batchId!);
    goTo('2027-09-01', '10:00');
    await company.makeRuns();
    expect(await company.run(id, '2027-09-03')).toMatchObject({ withdrawalCount: 2, totalAmount: '1320.00' });
  });
});

describe('"Needs attention"', () => {
  const kinds = async (company: ScheduleCompany) => {
    const { body } = await company.approver.send<{ kind: string; count: number | null; amount: string }[]>(
      'GET',
      '/app/attention',
    );
    return body
      .filter(({ kind }) => ['SCHEDULE_TO_APPROVE', 'RUN_OPEN', 'MONEY_SHORT'].includes(kind))
      .map(({ kind, count, amount }) => [kind, count, amount]);
  };

  it('names versions that wait, runs that are open, and money that will be missing', async () => {
    goTo('2027-09-06', '10:00');
    const company = await scheduleCompany(installation, {}, 200_000n);
    const calendar = weekly('2027-09-06');
    const { id, contentDigest } = await company.created(rent({ calendar, createDaysAhead: 2 }));
    expect(await kinds(company)).toEqual([['SCHEDULE_TO_APPROVE', 1, '0.00']]);
    await company.approve(id, contentDigest);
    expect(await kinds(company)).toEqual([]);
    const second = await company.active(
      rent({
        label: 'Cleaning',
        calendar,
        createDaysAhead: 2,
        withdrawals: [row('900.00', 'Sipho', '62011112222')],
      }),
    );
    // Two runs of R 1,250.00 and R 900.00 with fees of R 2.88 each, and R 2,000.00 are there.
    expect(await kinds(company)).toEqual([['MONEY_SHORT', null, '155.76']]);
    await company.preparer.send('POST', `${SCHEDULES}/${second.id}/pause`, REASON);
    goTo('2027-09-13', '10:00');
    await company.makeRuns();
    // That of the rent, which could not be created, and that of the pause.
    expect(await kinds(company)).toEqual([['RUN_OPEN', 2, '0.00']]);
    const { body } = await company.approver.send<{ schedule?: object }[]>('GET', '/app/attention');
    expect(body.find(({ schedule }) => schedule)).toMatchObject({
      kind: 'RUN_OPEN',
      schedule: { id, label: 'Rent', dueOn: expect.any(String), run: expect.any(String) },
    });
  });

  it('has a run on the last day of the calendar that is due after it', async () => {
    // Sunday 28 November is paid on Friday 26 November, 60 days ahead.
    goTo('2027-09-27', '10:00');
    const company = await scheduleCompany(installation, {}, 200_000n);
    const calendar = { every: 'MONTH', dayOfMonth: 28, startsOn: '2027-11-01' } as const;
    const { id } = await company.active(
      rent({ calendar: { ...calendar, ifNotBankingDay: 'PRECEDING' }, createDaysAhead: 2 }),
    );
    const { body } = await company.approver.send('GET', '/app/payment-calendar');
    expect(body).toMatchObject({
      lastDay: '2027-11-26',
      days: [{ date: '2027-11-26', payments: [{ kind: 'RUN', id, dueOn: '2027-11-28' }] }],
    });
  });

  it('has a calendar of what leaves, against the balance', async () => {
    goTo('2027-09-20', '10:00');
    const company = await scheduleCompany(installation, {}, 200_000n);
    const { id } = await company.active(rent({ calendar: weekly('2027-09-20'), createDaysAhead: 2 }));
    const { body } = await company.approver.send('GET', '/app/payment-calendar');
    expect(body).toMatchObject({
      today: '2027-09-20',
      availableBalance: '2000.00',
      firstShortOn: '2027-10-01',
      days: [
        {
          // Friday 24 September is Heritage Day.
          date: '2027-09-23',
          payments: [{ kind: 'RUN', id, dueOn: '2027-09-24', amount: '1250.00', fee: '2.88' }],
          balance: '747.12',
        },
        { date: '2027-10-01', balance: '-505.76' },
        { date: '2027-10-08' },
        {},
        {},
        {},
        {},
        {},
        {},
      ],
    });
    await company.makeRuns();
    goTo('2027-09-21', '10:00');
    await company.makeRuns();
    const { batchId } = await company.run(id, '2027-09-24');
    await company.approveBatch(batchId!);
    const after = await company.approver.send('GET', '/app/payment-calendar');
    expect(after.body).toMatchObject({
      availableBalance: '747.12',
      days: [
        { payments: [{ kind: 'BATCH', id: batchId, waitsForApproval: false }], balance: '747.12' },
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
      ],
    });
  });
});
