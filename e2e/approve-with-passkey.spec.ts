import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { NewBatchPage } from './pages/new-batch-page.ts';
import { signIn, signInByForm, signOut } from './pages/sign-in.ts';

const FILE =
  'beneficiary_name,bank,account_number,account_type,amount,beneficiary_reference\n' +
  'Signed By Hand,FNB,62011119977,CURRENT,27.40,SIGNED';

/** A device with a passkey store, which verifies its user as a fingerprint reader would. */
async function virtualDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

test('an approver adds a passkey, signs in and approves with it, and anyone can verify it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'preparer');
  const newBatch = new NewBatchPage(page);
  await newBatch.open();
  await newBatch.drop('signed.csv', FILE);
  await newBatch.submitAs('Signed with a passkey');
  const address = page.url();
  const batchId = address.split('/').at(-1)!.split('?')[0]!;

  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL!,
    viewport: { width: 1440, height: 900 },
  });
  const approver = await context.newPage();
  const { cdp, authenticatorId } = await virtualDevice(approver);
  await signInByForm(approver, 'approver');

  await test.step('adds a passkey', async () => {
    await approver.goto('/profile');
    await approver.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = approver.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Test laptop');
    await dialog.getByRole('button', { name: 'Continue on the device' }).click();
    await expect(approver.getByRole('row', { name: /Test laptop/ })).toBeVisible();
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toHaveLength(1);
    expect(credentials[0]!.isResidentCredential).toBe(true);
  });

  await test.step('signs out, and in again without a password', async () => {
    await signOut(approver);
    await approver.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(approver.getByRole('button', { name: /^Account/ })).toBeVisible();
  });

  await test.step('says what happened when the device refuses, and approves when it agrees', async () => {
    await approver.goto(address);
    await approver.getByRole('button', { name: /^Approve/ }).click();
    const dialog = approver.getByRole('dialog');
    const choice = dialog.getByRole('switch', { name: 'Approve with passkey' });
    await choice.focus();
    await approver.keyboard.press('Space');
    await expect(choice).toBeChecked();
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await dialog.getByRole('button', { name: /^Approve/ }).click();
    await expect(dialog.getByText('No passkey was used')).toBeVisible();
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await dialog.getByRole('button', { name: /^Approve/ }).click();
    await expect(approver.getByText('Approved by you')).toBeVisible();
    await expect(approver.getByText(/with passkey Test laptop/).first()).toBeVisible();
  });

  await test.step('the export is verified by a script with keys that an auditor keeps', async () => {
    const answer = await approver.request.get(`/app/batches/${batchId}/approvals`);
    const folder = mkdtempSync(join(tmpdir(), 'approvals-'));
    const file = join(folder, 'approvals.json');
    const keys = join(folder, 'keys.json');
    writeFileSync(file, await answer.text());
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['scripts/verify-approvals.mjs', ...args, file], { encoding: 'utf8' });
    const alone = run();
    expect(alone.stdout).toContain('1 of 1 approvals are signed, but no key was compared');
    expect(alone.status).toBe(2);
    const printed = run('--print-keys');
    expect(printed.status).toBe(0);
    writeFileSync(keys, printed.stdout);
    const compared = run('--keys', keys);
    expect(compared.stdout).toContain('1 of 1 approvals are signed with a key that you keep for their user.');
    expect(compared.status).toBe(0);
    const planted = JSON.parse(readFileSync(file, 'utf8')) as { approvals: { contentDigest: string }[] };
    planted.approvals[0]!.contentDigest = planted.approvals[0]!.contentDigest.replace(/^./, (digit) =>
      digit === '0' ? '1' : '0',
    );
    writeFileSync(file, JSON.stringify(planted));
    expect(run('--keys', keys).status).toBe(1);
  });

  await test.step('an admin asks to remove lost passkeys, and the approver stops it', async () => {
    await page.goto('/');
    await signOut(page);
    await signIn(page, 'admin');
    await page.goto('/people');
    await page.getByRole('button', { name: 'Remove a colleague’s passkeys…' }).click();
    const dialog = page.getByRole('dialog');
    const who = (await approver.request.get('/app/session').then((answer) => answer.json())) as {
      user: { displayName: string };
    };
    await dialog.getByRole('combobox', { name: 'User' }).click();
    await page.getByRole('option', { name: who.user.displayName, exact: true }).click();
    await dialog.getByRole('button', { name: 'Remove them in 24 hours' }).click();
    const lost = page.getByRole('region', { name: 'Lost passkeys' });
    await expect(lost.getByText('Waiting')).toBeVisible();
    await approver.goto('/profile');
    await expect(approver.getByText('Your passkeys will be removed')).toBeVisible();
    await approver.getByRole('button', { name: 'Stop the removal' }).click();
    await expect(approver.getByText('Your passkeys will be removed')).toBeHidden();
    await page.reload();
    await expect(lost.getByText('Stopped')).toBeVisible();
  });

  await test.step('the approver removes the passkey with the passkey', async () => {
    await approver.getByRole('button', { name: 'Remove Test laptop' }).click();
    await approver.getByRole('dialog').getByRole('button', { name: 'Remove the passkey' }).click();
    await expect(approver.getByText('You have no passkey yet')).toBeVisible();
  });
  await context.close();
});
