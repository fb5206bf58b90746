import { expect, test, type Page } from '@playwright/test';
import { addDays } from '../../src/shared/calendar-day.ts';
import { paths } from '../../src/shared/dashboard-routes.ts';
import { scrollsSideways, violationsOf } from '../pages/faults.ts';
import { MovedClock } from '../pages/moved-clock.ts';

/** Schedules over months, on a separate server whose clock is moved. */

const BATCHES = '/institution/payments/bulk-withdrawals/batches';
const SCHEDULES = '/institution/payments/scheduled-withdrawals';
const SALARIES = 'Salaries of the workshop';
/** The page of a schedule, which follows once a form is saved. */
const SAVED = /\/schedules\/[0-9a-f-]{36}$/;

let clock: MovedClock;
test.beforeAll(async () => {
  clock = await MovedClock.start();
});
test.afterAll(() => clock.stop());

const person = (name: string, accountNumber: string, amount: string) => ({
  beneficiaryName: name,
  bankCode: 'FNB',
  accountNumber,
  accountType: 'CURRENT',
  amount,
  beneficiaryReference: 'SALARY',
});
const TWO = [
  person('Anele Workshop', '63110010101', '4100.00'),
  person('Bongi Workshop', '63110010202', '3900.00'),
];
const FILE_OF_THREE = [
  'beneficiary_name,bank,account_number,account_type,amount,beneficiary_reference',
  'Anele Workshop,FNB,63110010101,CURRENT,4100.00,SALARY',
  'Bongi Workshop,FNB,63110010202,CURRENT,3900.00,SALARY',
  'Chris Workshop,FNB,63110010303,CURRENT,3000.00,SALARY',
].join('\n');

interface Run {
  dueOn: string;
  paysOn: string;
  createsOn: string;
  approveBy: string;
  status: string;
  batchId: string | null;
  batchStatus: string | null;
  withdrawalCount: number;
  problem: object | null;
  standingReasons: string[];
}

async function ask<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as T;
}

async function runsOf(page: Page, id: string): Promise<Run[]> {
  return (await ask<{ items: Run[] }>(page, `${SCHEDULES}/${id}/runs?limit=200`)).items;
}

/** Creates a batch with a user's session. Returns its id. */
async function create(page: Page, label: string, withdrawals: object[]): Promise<string> {
  const answer = await page.request.post(BATCHES, { data: { label, currency: 'ZAR', withdrawals } });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

async function isPaid(page: Page, batchId: string): Promise<void> {
  await expect
    .poll(async () => (await ask<{ status: string }>(page, `${BATCHES}/${batchId}`)).status)
    .toBe('COMPLETE');
}

/** Presses a button of the dialog that has just opened by the keyboard, and waits until it closes. */
async function pressInDialog(page: Page, name: RegExp | string): Promise<void> {
  const dialog = page.getByRole('dialog');
  // The dialog moves the focus once it is open.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  const button = dialog.getByRole('button', { name });
  await expect(button).toBeEnabled();
  await button.press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** Approves the batch on its page by the keyboard alone. */
async function approveByKeyboard(page: Page, batchId: string): Promise<void> {
  await page.goto(paths.batch(batchId));
  await page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .press('Enter');
  await pressInDialog(page, /^Approve/);
  await expect
    .poll(async () => (await ask<{ status: string }>(page, `${BATCHES}/${batchId}`)).status)
    .not.toBe('PENDING_APPROVAL');
}

/** Approves the version of a schedule that waits, by the keyboard alone. */
async function approveSchedule(page: Page, id: string): Promise<void> {
  await page.goto(paths.schedule(id));
  const approve = page.getByRole('button', { name: 'Approve the schedule' });
  await approve.press('Enter');
  await pressInDialog(page, 'Approve the schedule');
  await expect(approve).toHaveCount(0);
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
}

test('a standing rent lapses when an account changes', async ({ browser }) => {
  const preparer = await clock.pageOf(browser, 'preparer');
  const { items: schedules } = await ask<{ items: { id: string; label: string }[] }>(preparer, SCHEDULES);
  const { id } = schedules.find(({ label }) => label === 'Rent')!;
  const planned = (await runsOf(preparer, id)).find(({ status }) => status === 'PLANNED')!;
  const runNow = async (page: Page) => (await runsOf(page, id)).find(({ dueOn }) => dueOn === planned.dueOn)!;

  await test.step('its next run is approved without a question', async () => {
    await clock.goTo(planned.createsOn, '08:00');
    expect(await runNow(await clock.pageOf(browser, 'viewer'))).toMatchObject({
      status: 'CREATED',
      batchStatus: 'APPROVED',
      standingReasons: [],
    });
  });

  await test.step('a landlord is paid on another account', async () => {
    const later = await clock.pageOf(browser, 'preparer');
    const { items } = await ask<{ items: { withdrawals: { beneficiaryName: string }[] }[] }>(
      later,
      `${SCHEDULES}/${id}/versions`,
    );
    const { beneficiaryName } = items[0]!.withdrawals[0]!;
    const paid = await create(later, 'Repairs', [person(beneficiaryName, '63119998877', '450.00')]);
    const approver = await clock.pageOf(browser, 'approver');
    await approveByKeyboard(approver, paid);
    await isPaid(approver, paid);
  });

  await test.step('the rent is held back on its day, says why, and is skipped by keyboard', async () => {
    await clock.goTo(planned.paysOn, '08:00');
    const approver = await clock.pageOf(browser, 'approver', 360);
    await expect.poll(async () => (await runNow(approver)).standingReasons).toEqual(['ACCOUNT_CHANGED']);
    expect(await runNow(approver)).toMatchObject({ batchStatus: 'APPROVED' });
    await approver.goto(paths.schedule(id));
    // The previous run is held back as well, because no worker paid it while the clock moved.
    const held = approver.getByRole('row').filter({ hasText: 'Not paid because' }).last();
    await expect(held).toBeVisible();
    expect(await violationsOf(approver, 'a rent that is held back')).toEqual([]);
    expect(await scrollsSideways(approver)).toBe(false);
    await held.getByRole('button', { name: 'Skip…' }).press('Enter');
    await approver.getByRole('dialog').getByRole('textbox').fill('We ask the landlord first.');
    await pressInDialog(approver, 'Skip this run and cancel its batch');
    expect(await runNow(approver)).toMatchObject({ status: 'SKIPPED', batchStatus: 'CANCELLED' });
  });
});

test('salaries are repeated from a paid batch over months', async ({ browser }) => {
  const preparer = await clock.pageOf(browser, 'preparer');
  const approver = await clock.pageOf(browser, 'approver', 360);
  let id = '';
  let runs: Run[] = [];
  const refresh = async (page: Page) => (runs = await runsOf(page, id));

  await test.step('a batch is paid, and the preparer repeats it', async () => {
    const paid = await create(preparer, SALARIES, TWO);
    await approveByKeyboard(approver, paid);
    await isPaid(approver, paid);
    await preparer.goto(paths.batch(paid));
    await preparer.getByRole('link', { name: 'Repeat…' }).press('Enter');
    await expect(preparer.getByRole('group', { name: 'Preview' })).toContainText('R 8,000.00');
    await preparer.getByRole('combobox', { name: 'On day' }).selectOption('the last day');
    await preparer.locator('input[type="date"]').first().fill(addDays(clock.today, 27));
    await preparer.getByRole('button', { name: 'Send the schedule for approval' }).press('Enter');
    await preparer.waitForURL(SAVED);
    id = new URL(preparer.url()).pathname.split('/').at(-1)!;
    await approveSchedule(approver, id);
    await refresh(preparer);
  });

  await test.step('the first run is made on its day, approved on a phone, and paid', async () => {
    const [first] = runs;
    await clock.goTo(first!.createsOn, '08:00');
    const later = await clock.pageOf(browser, 'approver', 360);
    await refresh(later);
    expect(runs[0]).toMatchObject({ problem: null, status: 'CREATED', withdrawalCount: 2 });
    await approveByKeyboard(later, runs[0]!.batchId!);
    await clock.goTo(first!.paysOn, '08:00');
    await isPaid(await clock.pageOf(browser, 'approver'), runs[0]!.batchId!);
  });

  await test.step('a person is added, which a second person approves', async () => {
    const later = await clock.pageOf(browser, 'preparer');
    await later.goto(paths.editSchedule(id));
    await later.getByRole('radio', { name: 'From a file' }).check();
    await expect(later.getByLabel('File', { exact: true })).toBeEnabled();
    await later
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'salaries.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE_OF_THREE) });
    await expect(later.getByRole('group', { name: 'Preview' })).toContainText('R 11,000.00');
    await later.getByRole('button', { name: 'Send the new version for approval' }).press('Enter');
    await later.waitForURL(SAVED);
    await approveSchedule(await clock.pageOf(browser, 'approver', 360), id);
  });

  await test.step('the second run pays three people', async () => {
    await clock.goTo(runs[1]!.createsOn, '08:00');
    const later = await clock.pageOf(browser, 'approver');
    await refresh(later);
    expect(runs[1]).toMatchObject({ problem: null, status: 'CREATED', withdrawalCount: 3 });
    await approveByKeyboard(later, runs[1]!.batchId!);
    await clock.goTo(runs[1]!.paysOn, '08:00');
    await isPaid(await clock.pageOf(browser, 'approver'), runs[1]!.batchId!);
  });

  await test.step('the third run is skipped, and the fourth one is missed and answered', async () => {
    const skipping = await clock.pageOf(browser, 'preparer');
    await skipping.goto(paths.schedule(id));
    await skipping.getByRole('button', { name: /^Skip/ }).first().press('Enter');
    await skipping.getByRole('dialog').getByRole('textbox').fill('The workshop is closed.');
    await pressInDialog(skipping, 'Skip this run');
    // No worker runs until after the last moment to approve the fourth run.
    await clock.goTo(addDays(runs[3]!.paysOn, 1), '08:00');
    const answering = await clock.pageOf(browser, 'preparer');
    await answering.goto(paths.schedule(id));
    await expect(answering.getByText(/was missed\. Is it still paid\?/)).toHaveCount(1);
    expect(await violationsOf(answering, 'a missed run')).toEqual([]);
    await answering.getByRole('button', { name: 'Make it now…' }).first().press('Enter');
    await pressInDialog(answering, /^Pay this run on/);
    await expect(answering.getByText(/was missed\. Is it still paid\?/)).toHaveCount(0);
    await refresh(answering);
    expect(runs.slice(0, 4).map(({ status, batchStatus }) => [status, batchStatus])).toEqual([
      ['CREATED', 'COMPLETE'],
      ['CREATED', 'COMPLETE'],
      ['SKIPPED', null],
      ['CREATED', 'PENDING_APPROVAL'],
    ]);
    await answering.setViewportSize({ width: 360, height: 800 });
    await answering.goto(`${paths.schedule(id)}?runs=past`);
    await expect(answering.getByText('Skipped', { exact: true }).first()).toBeVisible();
    expect(await violationsOf(answering, 'past runs')).toEqual([]);
    expect(await scrollsSideways(answering)).toBe(false);
  });
});
