import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { acceptedExcept, readAtBank } from '../src/server/payments/bank-files/testing/acb-bank.ts';
import { acbProfile } from '../src/domain/bank-files/testing/orders.ts';
import { paths } from '../src/shared/dashboard-routes.ts';
import { IS_LONG } from '../src/shared/testing/runs.ts';
import { scrollsSideways, violationsOf } from './pages/faults.ts';
import { ask, pageOf } from './pages/people.ts';

const LABEL = 'Journey, pay by bank file';
const BATCHES = '/institution/payments/bulk-withdrawals/batches';

const NAMES = ['Zo\u00EB M\u00FCller', 'Sipho Dlamini', "Aoife O'Brien", 'Lindiwe Khumalo', 'Pieter Botha'];
const ROWS = NAMES.map((beneficiaryName, index) => ({
  beneficiaryName,
  bankCode: 'FNB',
  accountNumber: `6207700${index}234`,
  accountType: 'CURRENT',
  amount: `${index + 1}01.00`,
  beneficiaryReference: 'FILE RUN 1',
}));

/** The faults of the panel as it is, wide and narrow, light and dark. */
async function faultsOf(page: Page, state: string): Promise<string[]> {
  const faults: string[] = [];
  const size = page.viewportSize()!;
  for (const width of [size.width, 360]) {
    await page.setViewportSize({ ...size, width });
    if (IS_LONG || width > 1000) faults.push(...(await violationsOf(page, `${state}, ${width} pixels`)));
    if (await scrollsSideways(page)) faults.push(`${state}, ${width} pixels: scrolls sideways`);
  }
  await page.setViewportSize(size);
  return faults;
}

let admin: Page;
let connection: { id: string } | null = null;
test.afterAll(async () => {
  if (connection)
    await ask(admin.request.put(`/app/bank-connections/${connection.id}/state`, { data: { state: 'OFF' } }));
});

test('a batch is paid by a bank file, whose figures and replies its page shows', async ({ browser }) => {
  admin = await pageOf(browser, 'admin');
  connection = await ask<{ id: string }>(
    admin.request.post('/app/bank-connections', {
      data: {
        displayName: 'FNB salaries',
        rails: ['EFT'],
        currency: 'ZAR',
        payer: {
          name: 'Karoo Trading (Pty) Ltd',
          branchCode: '250655',
          accountNumber: '62000000001',
          accountType: 'CURRENT',
        },
        profile: acbProfile('ZA-ACB-198', { paidBy: 'ACCEPTANCE' }),
      },
    }),
  );
  const path = `/app/bank-connections/${connection.id}`;
  await ask(admin.request.post(`${path}/rehearse`));
  const note = 'Test file accepted by the payments desk.';
  const { updatedAt } = await ask<{ updatedAt: string }>(
    admin.request.post(`${path}/certification`, { data: { version: 1, note } }),
  );
  const second = await pageOf(browser, 'approver2');
  await ask(second.request.put(`${path}/state`, { data: { state: 'LIVE', updatedAt } }));
  const preparer = await pageOf(browser, 'preparer');
  const batch = await ask<{ id: string }>(
    preparer.request.post(BATCHES, { data: { label: LABEL, currency: 'ZAR', withdrawals: ROWS } }),
  );
  const faults: string[] = [];
  const page = await pageOf(browser, 'approver');
  const panel = page.getByRole('region', { name: 'Bank file' });

  await test.step('the approver sees before signing what the file will be', async () => {
    await page.goto(paths.batch(batch.id));
    await expect(panel.getByRole('link', { name: 'FNB salaries' })).toBeVisible();
    await expect(panel).not.toContainText('Uncertified');
    await expect(panel).toContainText('The file will write the texts of 2 payments differently');
    const texts = panel.getByRole('table', { name: 'Texts that the file writes differently' });
    await expect(texts.getByRole('row', { name: /Zo\u00EB M\u00FCller ZOE MULLER/ })).toBeVisible();
    await expect(page.getByLabel('Summary')).toContainText('if its bank file is taken to the bank');
    faults.push(...(await faultsOf(page, 'before approval')));
    await page.getByRole('button', { name: /^Approve and pay 5 people/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Paid by a bank file of “FNB salaries”');
    await expect(dialog).toContainText('The file writes the texts of 2 payments differently.');
    await expect(dialog).toContainText('until one of them downloads its bank file');
    faults.push(...(await violationsOf(page, 'approve dialog')));
    await dialog.getByRole('button', { name: /^Approve and pay/ }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the file is written, and everybody sees that it waits', async () => {
    await expect(panel).toContainText('Ready to hand over');
    await expect(page.getByLabel('Decision')).toContainText('until one of them downloads its bank file');
    await expect(page.getByRole('button', { name: 'Cancel the batch' })).toBeVisible();
    faults.push(...(await faultsOf(page, 'sealed')));
    await preparer.goto(paths.overview());
    await expect(preparer.getByText(`The bank file of ${LABEL} is ready: 5 payments`)).toBeVisible();
  });

  await test.step('files of batches that waited before go first, in the order of their numbers', async () => {
    const { items } = await ask<{ items: { id: string; state: string; batch: { id: string } }[] }>(
      preparer.request.get(`/app/bank-files?connectionId=${connection!.id}`),
    );
    const earlier = items.filter((file) => file.state === 'SEALED' && file.batch.id !== batch.id);
    // The list shows the newest file first.
    for (const { id } of earlier.toReversed()) {
      const handedOver = await preparer.request.post(`/app/bank-files/${id}/download`);
      expect(handedOver.status(), await handedOver.text()).toBe(200);
    }
  });

  const atBank =
    await test.step('the download hands the file over; its bytes are those of the panel', async () => {
      await panel.getByRole('button', { name: 'Download and hand over' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('The batch can then no longer be cancelled');
      faults.push(...(await violationsOf(page, 'hand over dialog')));
      const downloading = page.waitForEvent('download', { timeout: 120_000 });
      await dialog.getByRole('button', { name: /^Download and hand over 5 payments/ }).click();
      const download = await downloading;
      const bytes = await readFile(await download.path());
      await expect(panel).toContainText('Handed over');
      await expect(panel).toContainText(download.suggestedFilename());
      const read = readAtBank(bytes);
      expect(read.payments.map(({ name }) => name.trimEnd())).toContain('ZOE MULLER');
      expect(read.totalMinor).toBe(150_500n);
      const figure = (name: string) =>
        panel.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd');
      await expect(figure('Payments')).toHaveText(String(read.payments.length));
      await expect(figure('Sum')).toHaveText(/1.505[.,]00$/);
      await expect(figure('Hash total')).toHaveText(read.hashTotal);
      await expect(figure('SHA-256')).toContainText(createHash('sha256').update(bytes).digest('hex'));
      await expect(page.locator('main').getByText('Being paid', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cancel the batch' })).toHaveCount(0);
      await expect(page.locator('#bank-file-status')).toBeFocused();
      return read;
    });

  await test.step('a second download has the same bytes and is audited', async () => {
    const downloading = page.waitForEvent('download', { timeout: 120_000 });
    await panel.getByRole('button', { name: 'Download again' }).click();
    const again = readAtBank(await readFile(await (await downloading).path()));
    expect(again).toEqual(atBank);
    const { items } = await ask<{ items: unknown[] }>(
      admin.request.get('/app/audit?action=bank_file.downloaded_again'),
    );
    expect(items).toHaveLength(1);
    await expect(panel).toContainText('The bank has not replied yet');
    faults.push(...(await faultsOf(page, 'handed over')));
  });

  await test.step('a reply that was uploaded moves nothing until a third user confirms it', async () => {
    const content = acceptedExcept(atBank, [2, 4]).toString('base64');
    const reply = await ask<{ id: string; result: string }>(
      preparer.request.post(`/app/bank-connections/${connection!.id}/replies`, {
        data: { fileName: 'REPLY-0001.txt', content },
      }),
    );
    expect(reply.result).toBe('WAITS_FOR_CONFIRMATION');
    const address = paths.bankReplies(`?open=${reply.id}`);
    await page.goto(address);
    const shown = page.getByRole('complementary', { name: 'Reply' });
    await expect(shown).toContainText('These users may confirm it');
    await expect(shown.getByRole('button', { name: 'Confirm and apply the reply' })).toHaveCount(0);
    const second = await pageOf(browser, 'approver2');
    await second.goto(address);
    const deciding = second.getByRole('complementary', { name: 'Reply' });
    const changes = deciding.getByRole('table', { name: 'Payments that this reply would change' });
    await expect(changes.getByRole('row', { name: /Sipho Dlamini.*No answer yet.*Rejected/ })).toBeVisible();
    faults.push(...(await faultsOf(second, 'reply waits')));
    await deciding.getByRole('button', { name: 'Confirm and apply the reply' }).click();
    await expect(deciding).toContainText('Confirmed by');
    await second.context().close();
  });

  await test.step('the rows with rejections fail one by one, and the others are paid', async () => {
    await page.goto(paths.batch(batch.id));
    await expect(page.locator('main').getByText('Partly paid', { exact: true }).first()).toBeVisible();
    await expect(panel.getByRole('link', { name: 'REPLY-0001.txt' })).toBeVisible();
    const answers = panel.getByRole('table', { name: 'Answers of the bank to each payment' });
    await expect(answers.getByRole('row', { name: /SIPHO DLAMINI.*Rejected.*HOMING BRANCH/ })).toBeVisible();
    await expect(answers.getByRole('row', { name: /LINDIWE KHUMALO.*Rejected/ })).toBeVisible();
    await panel.locator('label', { hasText: 'Accepted by the bank: 3' }).click();
    await expect(answers.getByRole('row', { name: /ZOE MULLER.*Accepted by the bank/ })).toBeVisible();
    await expect(page.getByLabel('Summary')).toContainText('paid to 3 of 5 people');
    await expect(panel.getByRole('button', { name: 'Record a recall' })).toHaveCount(0);
    faults.push(...(await faultsOf(page, 'answered')));
  });
  expect(faults).toEqual([]);
});
