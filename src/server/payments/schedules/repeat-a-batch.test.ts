import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBatch } from '../batches/checks/check-batch.ts';
import type { BatchForDisplay } from '../batches/batch-for-display.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import {
  clockOf,
  rent,
  row,
  scheduleCompany,
  SCHEDULES,
  type ScheduleCompany,
  type ScheduleRequest,
} from './testing/schedule-company.ts';

/** A schedule that is made from a batch that was paid: that batch is no duplicate of its runs. */

let installation: PaymentsInstallation;
let goTo: ReturnType<typeof clockOf>;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
  goTo = clockOf(installation);
});
afterAll(() => installation.close());

const BATCHES = '/v1/payments/bulk-withdrawals/batches';
const monthly = (startsOn: string, dayOfMonth: number | 'LAST') =>
  ({ every: 'MONTH', dayOfMonth, startsOn, ifNotBankingDay: 'PRECEDING' }) as const;
const weekly = (startsOn: string) =>
  ({ every: 'WEEK', weekday: 'FRIDAY', startsOn, ifNotBankingDay: 'PRECEDING' }) as const;

const SALARIES = [
  row('4100.00', 'Anele Mokoena', '63110010101'),
  row('3900.00', 'Bongi Sithole', '63110010202'),
];

/** Creates a batch at this moment, without an execution date, and pays it. Returns its id. */
async function paidBatch(company: ScheduleCompany, withdrawals = SALARIES): Promise<string> {
  const { body } = await company.preparer.send<BatchForDisplay>('POST', BATCHES, {
    body: { label: 'Salaries', currency: 'ZAR', withdrawals },
  });
  await company.approveBatch(body.id);
  installation.passMs(60_000);
  await company.pay(body.id);
  expect(await company.batch(body.id)).toMatchObject({ status: 'COMPLETE' });
  return body.id;
}

async function duplicatesOf(batchId: string): Promise<number> {
  await checkBatch(installation.context, batchId);
  const [row] = await installation.context.database.query(
    'SELECT duplicates FROM batch_checks WHERE batch_id = $1',
    [batchId],
  );
  return row!.duplicates;
}

const repeated = (fromBatchId: string, given: Partial<ScheduleRequest>) =>
  rent({ label: 'Salaries', fromBatchId, createDaysAhead: 3, ...given });

it.each([
  ['a salary on the same day of the next month', '2027-01-25', monthly('2027-01-26', 25), '2027-02-25'],
  ['one after the shortest month', '2027-02-25', monthly('2027-02-26', 25), '2027-03-25'],
  [
    'one that was paid early and is due on the last day',
    '2027-04-28',
    monthly('2027-05-01', 'LAST'),
    '2027-05-31',
  ],
  ['a weekly payment', '2027-06-04', weekly('2027-06-07'), '2027-06-11'],
])('%s is made without a question', async (_, paidOn, calendar, dueOn) => {
  goTo(paidOn, '10:00');
  const company = await scheduleCompany(installation);
  const paid = await paidBatch(company);
  const { id } = await company.active(repeated(paid, { calendar }));
  const { createsOn } = await company.run(id, dueOn);
  goTo(createsOn, '08:00');
  await company.makeRuns();
  const run = await company.run(id, dueOn);
  expect(run).toMatchObject({ status: 'CREATED', problem: null });
  // The approver is not asked either.
  expect(await duplicatesOf(run.batchId!)).toBe(0);
});

it('later runs of a weekly schedule are no duplicates of its batch, nor of each other', async () => {
  goTo('2027-07-02', '10:00');
  const company = await scheduleCompany(installation);
  const paid = await paidBatch(company);
  const { id } = await company.active(repeated(paid, { calendar: weekly('2027-07-05') }));
  for (const dueOn of ['2027-07-09', '2027-07-16', '2027-07-23', '2027-07-30']) {
    goTo((await company.run(id, dueOn)).createsOn, '08:00');
    await company.makeRuns();
    const run = await company.run(id, dueOn);
    expect(run).toMatchObject({ status: 'CREATED', problem: null });
    expect(await duplicatesOf(run.batchId!)).toBe(0);
  }
});

it('a run a few days after the batch is asked about, and the one after it is not', async () => {
  goTo('2027-08-20', '10:00');
  const company = await scheduleCompany(installation);
  const paid = await paidBatch(company);
  const { id } = await company.active(repeated(paid, { calendar: monthly('2027-08-23', 25) }));
  goTo('2027-08-23', '08:00');
  await company.makeRuns();
  expect(await company.run(id, '2027-08-25')).toMatchObject({
    status: 'PLANNED',
    problem: { code: 'possible_duplicates' },
  });
  const answer = await company.preparer.send('PUT', `${SCHEDULES}/${id}/runs/2027-08-25`, {
    body: { duplicateReason: 'The last salaries were an advance.' },
  });
  expect(answer.body).toMatchObject({ status: 'CREATED', problem: null });
  goTo('2027-09-22', '08:00');
  await company.makeRuns();
  expect(await company.run(id, '2027-09-25')).toMatchObject({ status: 'CREATED', problem: null });
});

it('a payment by hand in between is still asked about', async () => {
  goTo('2027-10-04', '10:00');
  const company = await scheduleCompany(installation);
  const paid = await paidBatch(company);
  const { id } = await company.active(repeated(paid, { calendar: monthly('2027-11-01', 4) }));
  goTo('2027-10-29', '10:00');
  const { body } = await company.preparer.send<BatchForDisplay>('POST', BATCHES, {
    body: {
      label: 'Advance',
      currency: 'ZAR',
      withdrawals: [SALARIES[0]],
      duplicateReason: 'An advance for the move.',
    },
  });
  goTo('2027-11-01', '08:00');
  await company.makeRuns();
  expect(await company.run(id, '2027-11-04')).toMatchObject({
    status: 'PLANNED',
    problem: { code: 'possible_duplicates' },
  });
  expect(body.status).toBe('PENDING_APPROVAL');
});

it('a version that replaces the first one keeps the batch', async () => {
  goTo('2027-11-15', '10:00');
  const company = await scheduleCompany(installation);
  const paid = await paidBatch(company);
  const first = await company.active(repeated(paid, { calendar: monthly('2027-11-16', 15) }));
  await company.preparer.send('PUT', `${SCHEDULES}/${first.id}`, {
    headers: { 'if-match': '"1"' },
    body: rent({
      label: 'Salaries',
      withdrawals: [...SALARIES, row('3000.00', 'Chris Naidoo', '63110010303')],
      calendar: monthly('2027-11-16', 15),
      createDaysAhead: 3,
    }),
  });
  const { items } = (
    await company.approver.send<{ items: { contentDigest: string }[] }>(
      'GET',
      `${SCHEDULES}/${first.id}/versions`,
    )
  ).body;
  const answers = await Promise.all(
    items.map(({ contentDigest }) => company.approve(first.id, contentDigest)),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
  goTo('2027-12-12', '08:00');
  await company.makeRuns();
  expect(await company.run(first.id, '2027-12-15')).toMatchObject({
    status: 'CREATED',
    withdrawalCount: 3,
    problem: null,
  });
});
