import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { SearchResults } from '../../../contract/dashboard/search.ts';
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

/** Schedules as the search finds them, and as CSV files. */

let installation: PaymentsInstallation;
let goTo: ReturnType<typeof clockOf>;
let company: ScheduleCompany;
let ids: { shop: string; flat: string; ended: string };
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
  goTo = clockOf(installation);
  goTo('2027-01-29', '10:00');
  company = await scheduleCompany(installation, ALLOWS_STANDING);
  const { id: shop } = await company.active(standing({ label: 'Rent of the shop' }));
  const { id: flat } = await company.created(
    rent({ label: '=Rént 50% "flat"', withdrawals: [row('10.00', '=cmd()', '62011112222')] }),
  );
  const { id: ended } = await company.active(
    rent({ label: 'Rent of the store', withdrawals: [row('7.00')] }),
  );
  await company.preparer.send('POST', `${SCHEDULES}/${ended}/cancel`, { body: { reason: 'We moved.' } });
  ids = { shop, flat, ended };
});
afterAll(() => installation.close());

async function find(q: string, by = company.second): Promise<z.output<typeof SearchResults>['schedules']> {
  const answer = await by.send('GET', `/app/search?q=${encodeURIComponent(q)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.schedules;
}
const foundBy = async (q: string) => (await find(q)).map(({ id }) => id);

async function exported(path: string, by = company.second) {
  const answer = await by.send('GET', path);
  expect(answer.status, answer.text).toBe(200);
  const { data } = Papa.parse<Record<string, string>>(answer.text, { header: true, skipEmptyLines: true });
  return { answer, data };
}

it('a search finds schedules by words of their names, without case and accents, and by id', async () => {
  expect(await foundBy('RENT')).toEqual([ids.shop, ids.flat, ids.ended]);
  expect(await foundBy('shop rent')).toEqual([ids.shop]);
  expect(await foundBy('rent 50%')).toEqual([ids.flat]);
  expect(await foundBy(ids.ended)).toEqual([ids.ended]);
  expect(await foundBy('%%')).toEqual([]);
  expect(await find('shop')).toEqual([
    {
      id: ids.shop,
      label: 'Rent of the shop',
      kind: 'RECURRING',
      status: 'ACTIVE',
      every: 'MONTH',
      interval: 1,
      currency: 'ZAR',
      amount: '1250.00',
    },
  ]);
});

it('a search names a sweep with the most that it moves, and no amount for a new file each time', async () => {
  const other = await scheduleCompany(installation, ALLOWS_STANDING);
  await other.created(rent({ label: 'Wages', source: 'NEW_FILE' }));
  await other.created({
    label: 'Wages collected',
    kind: 'SWEEP',
    currency: 'ZAR',
    approvalMode: 'STANDING',
    source: 'COLLECTION',
    calendar: rent().calendar,
    limits: { perRun: '900.00', validUntil: '2027-12-31' },
    keepAmount: '100.00',
  });
  const found = await find('wages', other.second);
  expect(Object.fromEntries(found.map(({ kind, amount }) => [kind, amount]))).toEqual({
    RECURRING: null,
    SWEEP: '900.00',
  });
});

it('neither a search nor an export has anything of another entity', async () => {
  const other = await scheduleCompany(installation);
  for (const q of ['rent', ids.shop]) expect(await find(q, other.second)).toEqual([]);
  expect((await exported(`${SCHEDULES}/export`, other.second)).data).toEqual([]);
  const runs = await other.second.send('GET', `${SCHEDULES}/${ids.shop}/runs/export`);
  expect(runs.body).toMatchObject({ status: 404, code: 'not_found' });
});

it('the export of schedules is the list with its filters, and is in the audit log', async () => {
  const { answer, data } = await exported(`${SCHEDULES}/export`);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="schedules-2027-01-29.csv"');
  expect(data.map(({ id }) => id)).toEqual([ids.shop, ids.flat, ids.ended]);
  expect(data[0]).toMatchObject({
    label: 'Rent of the shop',
    status: 'ACTIVE',
    approval_mode: 'STANDING',
    amount: '1250.00',
    next_due_on: '2027-02-25',
    next_pays_on: '2027-02-25',
    valid_until: '2027-12-31',
    approved_by: company.approver.user.name,
  });
  expect(data[1]).toMatchObject({ label: `'=Rént 50% "flat"`, status: 'PENDING_APPROVAL', approved_by: '' });
  expect(data[2]).toMatchObject({ status: 'CANCELLED', next_due_on: '' });
  for (const query of ['?status=ACTIVE', '?kind=SWEEP', '?kind=RECURRING&status=CANCELLED']) {
    const { body } = await company.second.send('GET', `${SCHEDULES}${query}`);
    const found = await exported(`${SCHEDULES}/export${query}`);
    expect(found.data.map(({ id }) => id)).toEqual(body.items.map(({ id }: { id: string }) => id));
  }
  const { body } = await company.preparer.send('GET', '/app/audit?action=schedules.exported');
  expect(body.items[0]).toMatchObject({ details: { filters: { kind: 'RECURRING', status: 'CANCELLED' } } });
});

it('the export of runs is their list without pages: paid, moved, skipped and to come', async () => {
  goTo('2027-02-20', '10:00');
  await company.makeRuns();
  const { batchId } = await company.run(ids.shop, '2027-02-25');
  goTo('2027-02-25', '10:00');
  await company.pay(batchId!);
  await company.approver.send('POST', `${SCHEDULES}/${ids.shop}/runs/2027-03-25/skip`, {
    body: { reason: 'Paid by hand, "in cash"' },
  });
  const days = '?from=2027-02-01&to=2028-12-31';
  const { answer, data } = await exported(`${SCHEDULES}/${ids.shop}/runs/export${days}`);
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="schedule-runs-2027-02-25.csv"',
  );
  const listed = await company.second.send('GET', `${SCHEDULES}/${ids.shop}/runs${days}&limit=200`);
  const runs = listed.body.items as { dueOn: string; paysOn: string }[];
  expect(data.map(({ due_on: dueOn, pays_on: paysOn }) => [dueOn, paysOn])).toEqual(
    runs.map(({ dueOn, paysOn }) => [dueOn, paysOn]),
  );
  expect(data).toHaveLength(23);
  expect(data[0]).toMatchObject({ status: 'CREATED', batch_status: 'COMPLETE', batch_id: batchId });
  expect(data[1]).toMatchObject({
    status: 'SKIPPED',
    reason: 'Paid by hand, "in cash"',
    decided_by: company.approver.user.name,
  });
  // 25 April is a Sunday.
  expect(data[2]).toMatchObject({ due_on: '2027-04-25', pays_on: '2027-04-23', moved_because: 'WEEKEND' });
  const { body } = await company.preparer.send('GET', '/app/audit?action=schedule_runs.exported');
  expect(body.items[0]).toMatchObject({
    details: { filters: { scheduleId: ids.shop, from: '2027-02-01', to: '2028-12-31' } },
  });
});
