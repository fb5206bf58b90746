import { expect, test, type Page } from '@playwright/test';
import { paths } from '../../src/shared/dashboard-routes.ts';
import { MovedClock } from '../pages/moved-clock.ts';
import { dayFromToday } from '../pages/days.ts';

/** A signing policy is drafted, tried, confirmed by a second admin, and a batch signed by group. */

const BATCHES = '/institution/payments/bulk-withdrawals/batches';
/** The operator's command makes them; the password is the name, as that of a demo user. */
const SECOND = 'second-administrator';
const DEPUTY = 'deputy-approver';

let clock: MovedClock;
test.beforeAll(async () => {
  clock = await MovedClock.start();
  const user = (name: string, displayName: string, roles: string) =>
    clock.admin(
      [
        'user',
        ...['--name', name, '--display-name', displayName, '--entity', 'Karoo Trading'],
        ...['--roles', roles, '--set-password'],
      ],
      name,
    );
  await user(SECOND, 'Lindiwe Khumalo', 'ADMIN');
  await user(DEPUTY, 'Nomsa Dube', 'APPROVER');
});
test.afterAll(() => clock.stop());

async function addGroup(admin: Page, name: string, member: string): Promise<void> {
  await admin.getByRole('button', { name: 'Add a group' }).click();
  const group = admin.getByRole('region', { name: 'Group without a name' });
  await group.getByRole('checkbox', { name: member }).check();
  await group.getByLabel('Name of the group').fill(name);
}

test('a policy is drafted, tried, confirmed, and a batch signed by two groups', async ({ browser }) => {
  test.setTimeout(240_000);
  const admin = await clock.pageOf(browser, 'admin');
  const second = await clock.pageOf(browser, SECOND);

  await admin.goto(paths.signingPolicy());
  await admin.getByRole('button', { name: 'Draft a change…' }).click();
  await addGroup(admin, 'Finance', 'Johan van Wyk');
  await addGroup(admin, 'Directors', 'Priya Naidoo');
  await admin.getByRole('button', { name: 'Add a rule' }).click();
  const rule = admin.getByRole('region', { name: 'Rule 1' });
  await rule.getByLabel('Add a condition to rule 1').selectOption({ label: 'Total above' });
  await rule.getByLabel('Total above', { exact: true }).fill('50.00');
  await rule.getByLabel('Signers: Finance').fill('1');
  await rule.getByLabel('Signers: Directors').fill('1');
  await rule.getByLabel('Signers: Anyone').fill('0');
  await expect(rule).toContainText('1 of Finance and 1 of Directors sign');
  await admin.getByRole('button', { name: 'Try on the last 12 months' }).click();
  await expect(admin.getByText(/would need other signers/)).toBeVisible();
  await admin.getByLabel('Total', { exact: true }).fill('75.00');
  await admin.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(admin.getByText('Finance: Johan van Wyk')).toBeVisible();
  await admin.getByLabel(/^Reason/).fill('Directors sign from now on.');
  await admin.getByRole('button', { name: 'Ask a second admin' }).click();
  await expect(admin.getByText('Needs a second admin').first()).toBeVisible();

  await second.goto(paths.signingPolicy());
  await second.getByRole('button', { name: 'Confirm…' }).click();
  await second.getByRole('button', { name: 'Confirm, so that it takes effect now' }).click();
  await expect(second.getByText(/1 of Finance and 1 of Directors sign/)).toBeVisible();

  const preparer = await clock.pageOf(browser, 'preparer');
  const created = await preparer.request.post(BATCHES, {
    data: {
      label: 'Journey, signed by groups',
      currency: 'ZAR',
      withdrawals: [
        {
          beneficiaryName: 'Nomsa Invited',
          bankCode: 'FNB',
          accountNumber: '62055507778',
          accountType: 'CURRENT',
          amount: '75.00',
          beneficiaryReference: 'THANKS',
        },
      ],
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(created.status()).toBe(200);
  const { id } = (await created.json()) as { id: string };

  const priya = await clock.pageOf(browser, 'approver2');
  await priya.goto(paths.profile());
  await priya.getByLabel('Who signs for you').selectOption({ label: 'Nomsa Dube' });
  const today = dayFromToday();
  await priya.getByLabel('First day').fill(today);
  await priya.getByLabel('Last day').fill(dayFromToday(7));
  await priya.getByLabel('Reason').fill('On leave.');
  await priya.getByRole('button', { name: 'Let them sign for me' }).click();
  await expect(priya.getByText(/Nomsa Dube signs for Priya Naidoo/)).toBeVisible();

  const johan = await clock.pageOf(browser, 'approver');
  await johan.goto(paths.batch(id));
  await expect(johan.getByText(/1 of Directors \(Priya Naidoo\)/)).toBeVisible();
  await johan.getByRole('button', { name: /^Approve/ }).click();
  await johan
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(johan.getByText(/needs other signers|waiting for another approver/)).toBeVisible();

  const deputy = await clock.pageOf(browser, DEPUTY);
  await deputy.goto(paths.batch(id));
  await deputy.getByRole('button', { name: /^Approve/ }).click();
  const dialog = deputy.getByRole('dialog');
  await expect(dialog.getByText('You sign for Priya Naidoo. Both names are on the batch.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Approve and pay/ }).click();
  await expect(deputy.getByText('Nomsa Dube for Priya Naidoo').first()).toBeVisible();
});
