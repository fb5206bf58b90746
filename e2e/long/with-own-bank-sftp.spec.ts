import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { acbProfile } from '../../src/domain/bank-files/testing/orders.ts';
import { acceptedExcept, readAtBank } from '../../src/server/payments/bank-files/testing/acb-bank.ts';
import { SSH_SERVERS, type TestSshServer } from '../../src/server/payments/bank-visits/testing/ssh-server.ts';
import { paths } from '../../src/shared/dashboard-routes.ts';
import { scrollsSideways, violationsOf } from '../pages/faults.ts';
import { mt940 } from '../pages/planted-statements.ts';
import { ask, pageOf } from '../pages/people.ts';

const BATCHES = '/institution/payments/bulk-withdrawals/batches';
const ACCOUNT = '62077000123';
const ROWS = ['Naledi Maseko', 'Willem Smit', 'Farah Osman'].map((beneficiaryName, index) => ({
  beneficiaryName,
  bankCode: 'FNB',
  accountNumber: `6208800${index}345`,
  accountType: 'CURRENT',
  amount: `${index + 1}20.00`,
  beneficiaryReference: `SFTP-3041${index}`,
}));

/** A statement whose end is missing. */
const BROKEN = Buffer.from(
  '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr></Document>',
);

let bank: TestSshServer;
let admin: Page;
let connectionId: string | null = null;
test.beforeAll(async () => {
  bank = await SSH_SERVERS[0]![1]();
});
test.afterAll(async () => {
  if (connectionId)
    await ask(admin.request.put(`/app/bank-connections/${connectionId}/state`, { data: { state: 'OFF' } }));
  await bank.stop();
});

/** A connection that is complete except for its transport, and that another user has yet to switch on. */
async function prepareConnection({ request }: Page): Promise<string> {
  const { id } = await ask<{ id: string }>(
    request.post('/app/bank-connections', {
      data: {
        displayName: 'FNB suppliers over SFTP',
        rails: ['EFT'],
        currency: 'ZAR',
        payer: {
          name: 'Karoo Trading (Pty) Ltd',
          branchCode: '250655',
          accountNumber: ACCOUNT,
          accountType: 'CURRENT',
        },
        profile: acbProfile('ZA-ACB-198', { paidBy: 'STATEMENT', isBookedAsOneDebit: false }),
      },
    }),
  );
  const path = `/app/bank-connections/${id}`;
  await ask(request.post(`${path}/rehearse`));
  const note = 'Test file accepted by the payments desk.';
  await ask(request.post(`${path}/certification`, { data: { version: 1, note } }));
  return id;
}

/** Puts a file into the bank's inbox, dated a minute ago. */
function putIntoInbox(name: string, bytes: Uint8Array): void {
  const path = join(bank.folder, 'inbox', name);
  writeFileSync(path, bytes);
  const then = Date.now() / 1_000 - 60;
  utimesSync(path, then, then);
}

/** The faults of the page as it is, wide and narrow, light and dark. */
async function faultsOf(page: Page, state: string): Promise<string[]> {
  const faults: string[] = [];
  const size = page.viewportSize()!;
  for (const width of [size.width, 360]) {
    await page.setViewportSize({ ...size, width });
    faults.push(...(await violationsOf(page, `${state}, ${width} pixels`)));
    if (await scrollsSideways(page)) faults.push(`${state}, ${width} pixels: scrolls sideways`);
  }
  await page.setViewportSize(size);
  return faults;
}

test('a batch is paid over SFTP: the file, the reply and the statement travel without a user', async ({
  browser,
}) => {
  admin = await pageOf(browser, 'admin');
  connectionId = await prepareConnection(admin);
  const { settings } = bank;
  const section = admin.getByRole('region', { name: 'How files reach the bank' });
  const edit = () => section.getByRole('button', { name: 'Change how files reach the bank' }).click();
  const save = () => admin.getByRole('button', { name: 'Save how files reach the bank' }).click();
  const fingerprint = admin.getByRole('textbox', { name: 'Fingerprint of the bank’s host key' });
  const faults: string[] = [];

  await test.step('an admin enters the server; one with another host key is refused', async () => {
    await admin.goto(paths.bankConnection(connectionId!));
    await edit();
    await admin.getByRole('radio', { name: /^SFTP/ }).check();
    await admin.getByRole('textbox', { name: 'Host', exact: true }).fill(settings.host);
    await admin.getByRole('textbox', { name: 'Port' }).fill(String(settings.port));
    await admin.getByRole('textbox', { name: 'User name' }).fill(settings.username);
    await fingerprint.fill(`SHA256:${'A'.repeat(43)}`);
    await admin.getByRole('radio', { name: 'I have a key that the bank knows' }).check();
    await admin.getByRole('textbox', { name: 'The private key' }).fill(settings.privateKey);
    for (const [name, path] of Object.entries(settings.folders))
      await admin.getByRole('textbox', { name: new RegExp(`^${name}$`, 'i') }).fill(path);
    faults.push(...(await faultsOf(admin, 'form')));
    await save();
    const alert = section.getByRole('alert');
    // A trial connection does not reveal which server answered.
    await expect(alert).toContainText('Check the host, the port and the fingerprint');
    await expect(alert).not.toContainText(settings.hostKeyFingerprint);
    faults.push(...(await faultsOf(admin, 'another host key')));
  });

  await test.step('with the fingerprint that the bank confirms, the try succeeds', async () => {
    await edit();
    await fingerprint.fill(`256 ${settings.hostKeyFingerprint} bank (ED25519)`);
    await save();
    await expect(section).toContainText('The last try succeeded');
    await expect(section).toContainText('Not in use yet');
    await expect(section).toContainText('ssh-ed25519');
  });

  await test.step('another user sees where the files go, and switches the connection on', async () => {
    const second = await pageOf(browser, 'approver2');
    await second.goto(paths.bankConnection(connectionId!));
    await second.getByRole('button', { name: 'Switch on…' }).click();
    const dialog = second.getByRole('dialog');
    await expect(dialog).toContainText(`${settings.username} at ${settings.host}:${settings.port}`);
    await dialog.getByRole('button', { name: 'Switch on and pay by file' }).click();
    await expect(dialog).toBeHidden();
    await second.context().close();
  });

  const preparer = await pageOf(browser, 'preparer');
  const approver = await pageOf(browser, 'approver');
  const { id: batchId } = await ask<{ id: string }>(
    preparer.request.post(BATCHES, {
      data: { label: 'Journey, paid over SFTP', currency: 'ZAR', withdrawals: ROWS },
    }),
  );
  const panel = approver.getByRole('region', { name: 'Bank file' });

  const file = await test.step('an approved batch arrives at the bank without a person', async () => {
    await ask(approver.request.post(`${BATCHES}/${batchId}/approve`));
    // Batches that waited for a connection may leave too.
    const fileOf = async () => {
      const { items } = await ask<{ items: { fileName: string }[] }>(
        preparer.request.get(`/app/bank-files?batchId=${batchId}`),
      );
      return items[0]?.fileName;
    };
    await expect
      .poll(async () => readdirSync(join(bank.folder, 'outbox')).includes((await fileOf()) ?? ''))
      .toBe(true);
    const fileName = (await fileOf())!;
    const read = readAtBank(readFileSync(join(bank.folder, 'outbox', fileName)));
    expect(read.totalMinor).toBe(66_000n);
    await approver.goto(paths.batch(batchId));
    await expect(panel).toContainText(fileName);
    await expect(panel).toContainText('The bank has not replied yet');
    return read;
  });

  await test.step('the reply and the statement are fetched from the inbox and archived', async () => {
    putIntoInbox('REPLY-0001.txt', acceptedExcept(file, [2]));
    const { items } = await ask<{ items: { id: string }[] }>(
      preparer.request.get(`/app/bank-files?batchId=${batchId}`),
    );
    await visit(preparer);
    await expect(panel.getByRole('link', { name: 'REPLY-0001.txt' })).toBeVisible();
    const { date } = await ask<{ date: string }>(
      preparer.request.get(`/institution/payments/settlements/${items[0]!.id}`),
    );
    const lines = [ROWS[0]!, ROWS[2]!].map(({ amount, beneficiaryReference }) => ({
      cents: -Math.round(Number(amount) * 100),
      text: beneficiaryReference,
    }));
    const statement = mt940({ account: ACCOUNT, number: 12, date, openingCents: 5_000_000, lines });
    putIntoInbox(statement.name, statement.buffer);
    await visit(preparer);
    await expect
      .poll(() => readdirSync(join(bank.folder, 'archive')).sort())
      .toEqual(['REPLY-0001.txt', statement.name]);
  });

  await test.step('the page of the batch shows who was paid', async () => {
    await approver.goto(paths.batch(batchId));
    await expect(approver.locator('main').getByText('Partly paid', { exact: true }).first()).toBeVisible();
    const answers = panel.getByRole('table', { name: 'Answers of the bank to each payment' });
    await expect(answers.getByRole('row', { name: /WILLEM SMIT.*Rejected/ })).toBeVisible();
    await expect(approver.getByLabel('Summary')).toContainText('paid to 2 of 3 people');
    await approver.goto(paths.settlements());
    await approver.getByRole('row').filter({ hasText: 'Journey, paid over SFTP' }).click();
    await expect(approver.getByRole('table', { name: 'Payments of the file' })).toContainText('SFTP-30410');
  });

  await test.step('while it is on, users see which account to pay into', async () => {
    await admin.goto(paths.fundingRecords());
    const howToFund = admin.getByRole('region', { name: 'How to fund' });
    await expect(howToFund).toContainText(ACCOUNT);
    faults.push(...(await faultsOf(admin, 'how to fund')));
    await admin.getByRole('button', { name: 'Announce funding' }).press('Enter');
    const dialog = admin.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: /^Amount/ })).toBeFocused();
    await dialog.getByRole('button', { name: 'Announce funding' }).press('Enter');
    await expect(dialog).toContainText('Choose the day on which the money should arrive.');
    faults.push(...(await faultsOf(admin, 'announcing funding, with errors')));
    await admin.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a file that cannot be read is listed with the reason, and dismissed', async () => {
    putIntoInbox('CAMT053-0417.xml', BROKEN);
    await visit(preparer);
    const refused = () => ask<{ total: number }>(preparer.request.get('/app/refused-statements?open=true'));
    await expect.poll(async () => (await refused()).total).toBe(1);
    await approver.goto(paths.overview());
    const seeWhy = approver.getByRole('link', {
      name: 'See why: 1 file of the bank was not read, or only in part',
    });
    await seeWhy.press('Enter');
    const files = approver.getByRole('region', {
      name: 'Files of the bank that were not read, or only in part',
    });
    await expect(files.getByRole('listitem')).toContainText('CAMT053-0417.xml');
    await expect(files).toContainText('The file does not follow its format');
    await expect(files).toContainText('The XML is not well-formed');
    faults.push(...(await faultsOf(approver, 'a file that could not be read')));
    await files.getByRole('button', { name: 'Dismiss with a reason: CAMT053-0417.xml' }).press('Enter');
    await expect(files.getByRole('textbox')).toBeFocused();
    await files.getByRole('button', { name: 'Dismiss the file' }).press('Enter');
    await expect(files.getByRole('textbox')).toHaveAccessibleDescription(/Say why/);
    faults.push(...(await faultsOf(approver, 'dismissing a file, with an error')));
    await files.getByRole('textbox').fill('The bank sent it by mistake.');
    await files.getByRole('button', { name: 'Dismiss the file' }).press('Enter');
    await expect(files).toHaveCount(0);
    await expect(approver.getByRole('heading', { level: 1 })).toBeFocused();
    await approver.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(approver.getByRole('region', { name: 'Needs attention' })).toBeVisible();
    await expect(seeWhy).toHaveCount(0);
  });
  expect(faults).toEqual([]);
});

async function visit(page: Page): Promise<void> {
  await page.goto(paths.bankConnection(connectionId!));
  await page.getByRole('button', { name: 'Visit the bank now' }).click();
  await expect(page.getByText('Outlay is visiting the bank.')).toBeVisible();
}
