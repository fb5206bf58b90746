import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installBanks } from '../entity/banks/install-banks.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import {
  ALLOWS_STANDING,
  clockOf,
  rent,
  row,
  scheduleCompany,
  SCHEDULES,
  standing,
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

const FIRST = '2027-02-25';
const SECOND = '2027-03-25';
const ADDED = row('900.00', 'Sipho Dube', '62011112222');

interface Content {
  status: string;
  batchId: string | null;
  batchStatus: string | null;
  paysOn: string | null;
  executionDate: string;
  reasons: { code: string; name?: string }[];
  withdrawals: { beneficiaryName: string; amount: string; beneficiaryReference: string }[];
  plannedWithdrawals: { beneficiaryName: string }[] | null;
}

/** One run with what it pays. */
async function content(
  { approver }: ScheduleCompany,
  id: string,
  dueOn: string,
  query = '',
): Promise<Content> {
  return (await approver.send<Content>('GET', `${SCHEDULES}/${id}/runs/${dueOn}${query}`)).body;
}

const change = ({ preparer }: ScheduleCompany, id: string, dueOn: string, body: object) =>
  preparer.send('PUT', `${SCHEDULES}/${id}/runs/${dueOn}`, { body });

const names = (rows: { beneficiaryName: string }[] | null) => rows?.map((one) => one.beneficiaryName) ?? null;

describe('one run of a schedule', () => {
  it('is read with what it pays, as its version says until a user changes it', async () => {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(installation);
    const { id } = await company.active(rent());
    const before = await content(company, id, FIRST);
    expect(before).toMatchObject({ status: 'PLANNED', batchId: null, plannedWithdrawals: null });
    expect(names(before.withdrawals)).toEqual(['Thandi Nkosi']);
    const changed = await change(company, id, FIRST, { withdrawals: [...before.withdrawals, ADDED] });
    expect(changed.body).toMatchObject({ status: 'CREATED', isChanged: true, withdrawalCount: 2 });
    const after = await content(company, id, FIRST);
    expect(names(after.withdrawals)).toEqual(['Thandi Nkosi', 'Sipho Dube']);
    expect(names(after.plannedWithdrawals)).toEqual(['Thandi Nkosi']);
    expect(names((await content(company, id, SECOND)).withdrawals)).toEqual(['Thandi Nkosi']);
    const nowhere = await company.approver.send('GET', `${SCHEDULES}/${id}/runs/2027-02-24`);
    expect(nowhere.status).toBe(404);
  });

  it('keeps its changed payments when only its day changes after that', async () => {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(installation);
    const { id } = await company.active(rent());
    await change(company, id, FIRST, { withdrawals: [row(), ADDED] });
    const { batchId: first } = await content(company, id, FIRST);
    expect((await change(company, id, FIRST, { executionDate: '2027-02-23' })).status).toBe(200);
    const { batchId, withdrawals } = await content(company, id, FIRST);
    expect(names(withdrawals)).toEqual(['Thandi Nkosi', 'Sipho Dube']);
    expect((await company.batch(batchId!)).status).toBe('PENDING_APPROVAL');
    expect((await company.batch(first!)).status).toBe('CANCELLED');
  });

  it('keeps the payments of its file when only its day changes after that', async () => {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(installation);
    const { id } = await company.active(rent({ source: 'NEW_FILE' }));
    goTo('2027-02-20', '10:00');
    await company.makeRuns();
    expect(await content(company, id, FIRST)).toMatchObject({ status: 'WAITING_FOR_FILE', withdrawals: [] });
    await change(company, id, FIRST, { withdrawals: [ADDED] });
    expect((await change(company, id, FIRST, { executionDate: '2027-02-24' })).status).toBe(200);
    expect(await content(company, id, FIRST)).toMatchObject({
      executionDate: '2027-02-24',
      plannedWithdrawals: null,
      withdrawals: [{ beneficiaryName: 'Sipho Dube' }],
    });
  });

  it('of a standing schedule waits for approval once it is changed, and says why', async () => {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(installation, ALLOWS_STANDING);
    const { id } = await company.active(standing());
    await change(company, id, FIRST, { withdrawals: [row(), ADDED] });
    expect(await company.run(id, FIRST)).toMatchObject({
      batchStatus: 'PENDING_APPROVAL',
      standingReasons: ['RUN_CHANGED'],
    });
    goTo('2027-02-20', '10:00');
    await company.makeRuns();
    expect(await company.read(id)).toMatchObject({ status: 'ACTIVE' });
    const { batchId } = await company.run(id, FIRST);
    const by = (caller: typeof company.approver) =>
      caller.send('POST', `/v1/payments/bulk-withdrawals/batches/${batchId}/approve`);
    expect((await by(company.preparer)).status).toBe(403);
    expect((await by(company.approver)).body).toMatchObject({ status: 'APPROVED' });
  });

  it('shows the day that banks make of another one, with the holiday, and changes nothing', async () => {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(installation);
    const { id } = await company.active(rent());
    const asked = await content(company, id, SECOND, '?executionDate=2027-03-27');
    // The 26th is Good Friday, and the 27th a Saturday.
    expect(asked).toMatchObject({ executionDate: '2027-03-27', paysOn: '2027-03-25' });
    expect(asked.reasons).toContainEqual(expect.objectContaining({ code: 'HOLIDAY', name: 'Good Friday' }));
    expect(await content(company, id, SECOND)).toMatchObject({ executionDate: SECOND, paysOn: SECOND });
  });

  it('is compared with earlier payments, but not with other runs of its schedule', async () => {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(installation);
    const calendar = { every: 'WEEK', weekday: 'THURSDAY', startsOn: '2027-02-01' } as const;
    const { id } = await company.active(rent({ calendar, createDaysAhead: 3 }));
    goTo('2027-02-02', '10:00');
    await company.makeRuns();
    const { bankCode, accountNumber, amount, beneficiaryName } = row();
    const body = { currency: 'ZAR', rows: [{ bankCode, accountNumber, amount, beneficiaryName }] };
    const found = async (query: string) =>
      (await company.preparer.send('POST', `/app/history-check${query}`, { body })).body.duplicates.length;
    expect(await found('')).toBe(1);
    expect(await found(`?scheduleId=${id}&executionDate=2027-02-11`)).toBe(0);
    const other = '00000000-0000-4000-8000-000000000000';
    expect(await found(`?scheduleId=${other}&executionDate=2027-02-11`)).toBe(1);
  });
});

it('a schedule says whose approval the batch of a run waits for', async () => {
  goTo('2027-01-29', '10:00');
  const company = await scheduleCompany(installation);
  const { id } = await company.active(rent());
  expect((await company.read(id)).waitingRuns).toEqual([]);
  goTo('2027-02-20', '10:00');
  await company.makeRuns();
  const { batchId } = await company.run(id, FIRST);
  expect((await company.read(id)).waitingRuns).toMatchObject([
    {
      dueOn: FIRST,
      batchId,
      approvalsMissing: 1,
      preparedBy: { userId: expect.any(String) },
      approvedBy: [],
    },
  ]);
  await company.approveBatch(batchId!);
  expect((await company.read(id)).waitingRuns).toEqual([]);
});

describe('references that name a month', () => {
  const salary = (beneficiaryReference: string) => ({ ...row(), beneficiaryReference });

  it('name the month of each run once the schedule says so', async () => {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(installation);
    const request = rent({ withdrawals: [salary('SALARY FEB 2027')], monthsInReferences: 'en' });
    const preview = await company.preparer.send('POST', `${SCHEDULES}/preview`, { body: request });
    expect(preview.body.references).toEqual([
      { written: 'SALARY FEB 2027', saved: 'SALARY {MON} {YEAR}', nextRun: 'SALARY FEB 2027', count: 1 },
    ]);
    const { id } = await company.active(request);
    const versions = await company.approver.send('GET', `${SCHEDULES}/${id}/versions`);
    expect(versions.body.items[0].withdrawals[0].beneficiaryReference).toBe('SALARY {MON} {YEAR}');
    const referenceOf = async (dueOn: string) =>
      (await content(company, id, dueOn)).withdrawals[0]!.beneficiaryReference;
    expect(await referenceOf(SECOND)).toBe('SALARY MAR 2027');
    goTo('2027-02-20', '10:00');
    await company.makeRuns();
    expect(await referenceOf(FIRST)).toBe('SALARY FEB 2027');
    expect((await company.run(id, FIRST)).status).toBe('CREATED');
  });

  it('move on with the last run that was paid', async () => {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(installation);
    const { id } = await company.active(
      rent({
        source: 'LAST_PAID_RUN',
        withdrawals: [salary('SALARY FEB 2027')],
        monthsInReferences: 'en',
      }),
    );
    await change(company, id, FIRST, {
      withdrawals: [salary('SALARY FEB 2027'), { ...ADDED, beneficiaryReference: 'BONUS FEB 2027' }],
    });
    const { batchId } = await company.run(id, FIRST);
    await company.approveBatch(batchId!);
    goTo('2027-02-25', '10:00');
    await company.pay(batchId!);
    expect((await company.batch(batchId!)).status).toBe('COMPLETE');
    const { withdrawals } = await content(company, id, SECOND);
    expect(withdrawals.map((one) => one.beneficiaryReference)).toEqual(['SALARY MAR 2027', 'BONUS MAR 2027']);
  });

  it('of a batch are those of its month, and stay as they are without that wish', async () => {
    goTo('2027-01-20', '10:00');
    const company = await scheduleCompany(installation);
    const batch = await company.preparer.send('POST', '/v1/payments/bulk-withdrawals/batches', {
      body: { label: 'Tax', currency: 'ZAR', withdrawals: [salary('PAYE DEC 2026')] },
    });
    const fromBatchId = batch.body.id;
    const preview = async (given: object) =>
      (await company.preparer.send('POST', `${SCHEDULES}/preview`, { body: rent({ fromBatchId, ...given }) }))
        .body.references;
    expect(await preview({ monthsInReferences: 'en' })).toEqual([
      { written: 'PAYE DEC 2026', saved: 'PAYE {MON-1} {YEAR}', nextRun: 'PAYE JAN 2027', count: 1 },
    ]);
    expect(await preview({})).toEqual([
      { written: 'PAYE DEC 2026', saved: 'PAYE DEC 2026', nextRun: 'PAYE DEC 2026', count: 1 },
    ]);
  });

  it('must be short enough for the bank in every month', async () => {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(installation);
    // 35 characters in February, and 36 in September.
    const reference = `${'A'.repeat(26)} {MONTH}`;
    const body = rent({ withdrawals: [salary(reference)] });
    const refused = await company.preparer.send('POST', SCHEDULES, { body });
    expect(refused.body.errors).toMatchObject([{ path: 'withdrawals[0].beneficiaryReference' }]);
  });
});
