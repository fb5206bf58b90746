import { expect, test, type Page } from '@playwright/test';
import { paths } from '../../src/shared/dashboard-routes.ts';
import { scrollsSideways, violationsOf } from '../pages/faults.ts';
import { MovedClock } from '../pages/moved-clock.ts';

/** People: invited by two admins, given other roles by two, and without access by one. */

const BATCHES = '/institution/payments/bulk-withdrawals/batches';
/** The operator's command makes the second admin; the password is the name, as that of a demo user. */
const SECOND = 'second-administrator';
const PASSWORD = 'three wise vultures';

let clock: MovedClock;
test.beforeAll(async () => {
  clock = await MovedClock.start();
  const about = ['--display-name', 'Lindiwe Khumalo', '--entity', 'Karoo Trading', '--roles', 'ADMIN'];
  await clock.admin(['user', '--name', SECOND, ...about, '--set-password'], SECOND);
});
test.afterAll(() => clock.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** No page has an axe violation, in light and dark, and none is wider than a phone. */
async function expectNoFault(page: Page, what: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height });
  expect(await violationsOf(page, what)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.setViewportSize({ width, height });
}

async function confirmAs(second: Page, change: string): Promise<void> {
  await second.goto(paths.people());
  await expect(second.getByText(change)).toBeVisible();
  await second.getByRole('button', { name: 'Confirm…' }).click();
  await second.getByRole('button', { name: 'Confirm, so that it takes effect now' }).click();
  await expect(second.getByText(change)).toBeHidden();
}

test('a person is invited by a link, works, changes roles, and loses access', async ({ browser }) => {
  test.setTimeout(240_000);
  const admin = await clock.pageOf(browser, 'admin');
  const second = await clock.pageOf(browser, SECOND);

  await admin.goto(paths.people());
  await admin.getByRole('button', { name: 'Invite a person' }).click();
  const invite = admin.getByRole('dialog');
  await invite.getByLabel('Name', { exact: true }).fill('Sipho Dlamini');
  await invite.getByRole('checkbox', { name: 'Approver' }).check();
  await invite.getByLabel(/^Reason/).fill('Approves while Themba is on leave.');
  await invite.getByRole('button', { name: 'Ask a second admin' }).click();
  await expect(admin.getByText('Needs a second admin').first()).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Confirm…' })).toHaveCount(0);

  await confirmAs(second, 'Approves while Themba is on leave.');
  await second.getByRole('button', { name: 'Make a link…' }).click();
  await second.getByRole('button', { name: 'Make the link' }).click();
  const link = await second.getByText(/\/app\/invitation\/[\w-]{43}$/).textContent();
  await admin.reload();
  await expect(admin.getByText('Another admin makes the link')).toBeVisible();

  const context = await browser.newContext({
    baseURL: clock.base,
    extraHTTPHeaders: { origin: clock.base },
  });
  const sipho = await context.newPage();
  await sipho.goto(link!);
  await expect(heading(sipho, 'Join Karoo Trading')).toBeVisible();
  await sipho.getByLabel('User name').fill('sipho.dlamini');
  await sipho.getByLabel('Password', { exact: true }).fill('too short');
  await sipho.getByLabel('The same password again').fill('too short');
  await sipho.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(sipho.getByRole('alert')).toContainText('at least 12 characters');
  await expectNoFault(sipho, 'an invitation');
  await sipho.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sipho.getByLabel('The same password again').fill(PASSWORD);
  await sipho.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(heading(sipho, 'You can sign in now')).toBeVisible();
  await sipho.goto(link!);
  await expect(heading(sipho, 'This link does not work')).toBeVisible();
  await expectNoFault(sipho, 'an invitation that was used');

  await sipho.goto('/');
  await sipho.getByLabel('User name').fill('sipho.dlamini');
  await sipho.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sipho.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(sipho.getByRole('button', { name: 'Account of Sipho Dlamini' })).toBeVisible();

  const preparer = await clock.pageOf(browser, 'preparer');
  const created = await preparer.request.post(BATCHES, {
    data: {
      label: 'Journey, approved by a new person',
      currency: 'ZAR',
      withdrawals: [
        {
          beneficiaryName: 'Nomsa Invited',
          bankCode: 'FNB',
          accountNumber: '62055507777',
          accountType: 'CURRENT',
          amount: '31.00',
          beneficiaryReference: 'THANKS',
        },
      ],
    },
  });
  const { id } = (await created.json()) as { id: string };
  const approved = await sipho.request.post(`${BATCHES}/${id}/approve`);
  expect(approved.status(), await approved.text()).toBe(200);

  await admin.goto(paths.people());
  await admin.getByRole('link', { name: 'Sipho Dlamini' }).click();
  await expect(heading(admin, 'Sipho Dlamini')).toBeVisible();
  await admin.getByRole('button', { name: 'Change roles…' }).click();
  const roles = admin.getByRole('dialog');
  await roles.getByRole('checkbox', { name: 'Approver' }).uncheck();
  await roles.getByRole('checkbox', { name: 'Preparer' }).check();
  await roles.getByLabel(/^Reason/).fill('Themba is back.');
  await roles.getByRole('button', { name: 'Ask a second admin' }).click();
  await expect(admin.getByText('Approver → Preparer')).toBeVisible();
  await expectNoFault(admin, 'a person with a change that waits');
  await confirmAs(second, 'Themba is back.');
  const rolesNow = async () =>
    ((await (await sipho.request.get('/app/session')).json()) as { user: { roles: string[] } }).user.roles;
  expect(await rolesNow()).toEqual(['PREPARER']);

  await sipho.goto(paths.profile());
  await expect(sipho.getByText('This browser')).toBeVisible();
  await expectNoFault(sipho, "one's own page");

  await second.goto(paths.people());
  await second.getByRole('link', { name: 'Sipho Dlamini' }).click();
  await second.getByRole('button', { name: 'End access…' }).click();
  await second.getByRole('button', { name: 'End the access now' }).click();
  await expect(second.getByRole('button', { name: 'Restore access…' })).toBeVisible();
  await expectNoFault(second, 'a person without access');
  expect((await sipho.request.get('/app/session')).status()).toBe(401);

  await admin.goto(paths.auditLog());
  await expect(admin.getByText('by the command line').first()).toBeVisible();
});
