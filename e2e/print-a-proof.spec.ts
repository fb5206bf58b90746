import { expect, type Page, test } from '@playwright/test';
import { paths } from '../src/shared/dashboard-routes.ts';
import { longTest } from './pages/long-test.ts';
import { pagesOfPdf } from './pages/pdf.ts';
import { signIn } from './pages/sign-in.ts';

test.use({ colorScheme: 'dark' });

test('a proof of payment prints as a document with letterhead and page numbers', async ({ page }) => {
  await signIn(page, 'viewer');
  const { items } = (await (
    await page.request.get('/institution/payments/payout/history?limit=1&status=COMPLETE&direction=DEBIT')
  ).json()) as { items: { id: string }[] };
  const { id } = items[0]!;
  const proof = (await (await page.request.get(`/app/payouts/${id}/proof`)).json()) as {
    legalName: string;
    contentDigest: string;
    auditEntries: { hash: string }[];
    payout: { beneficiary: { name: string; accountNumber: string } };
  };
  await page.goto(paths.payout(id));
  await expect(page.getByRole('heading', { level: 1, name: 'Proof of payment' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  const letterhead = page.getByRole('article').getByText(proof.legalName).first();
  await expect(letterhead).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print proof of payment' })).toBeHidden();
  await expect(letterhead).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  const pages = pagesOfPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.length).toBeLessThanOrEqual(2);
  const text = pages.join('');
  const { beneficiary } = proof.payout;
  for (const words of [
    proof.legalName,
    beneficiary.name,
    beneficiary.accountNumber,
    proof.contentDigest,
    proof.auditEntries[0]!.hash,
  ])
    expect(text).toContain(words.replaceAll(/\s/g, ''));
  expectNumbered(pages);
});

function expectNumbered(pages: readonly string[]): void {
  pages.forEach((words, index) => expect(words).toContain(`Page${index + 1}of${pages.length}`));
}

/** Prints with the button of the page. Returns what Chromium would put on paper. */
async function printed(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    window.print = () => (document.documentElement.dataset['printed'] = 'yes');
  });
  await page.getByRole('button', { name: 'Proof of payment', exact: true }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  return pagesOfPdf(await page.pdf({ preferCSSPageSize: true }));
}

longTest(
  'a long batch prints with a letterhead, the heads of its columns on each page, and a total',
  async ({ page }) => {
    await signIn(page, 'viewer');
    const { items } = (await (
      await page.request.get('/institution/payments/bulk-withdrawals/batches?limit=200&status=COMPLETE')
    ).json()) as { items: { id: string; label: string; withdrawalCount: number; contentDigest: string }[] };
    const batch = items.find(({ withdrawalCount }) => withdrawalCount >= 90)!;
    await page.goto(paths.batch(batch.id));
    await expect(page.getByRole('heading', { level: 1, name: batch.label })).toBeVisible();

    const pages = await printed(page);
    expect(pages.length).toBeGreaterThan(2);
    expectNumbered(pages);
    expect(pages[0]).toContain('KarooTrading(Pty)Ltd');
    expect(pages[0]).toContain('Proofofpayment');
    const withRows = pages.filter((words) => words.includes(',branch'));
    for (const words of withRows) expect(words).toContain('RowRecipientAccountReferenceStatusAmount');
    const text = pages.join('');
    expect(text.match(/,branch\d{6}/g)).toHaveLength(batch.withdrawalCount);
    expect(text).toContain(`Totalof${batch.withdrawalCount.toLocaleString('en')}payments`);
    expect(pages.at(-1)).toContain('Howtoverifythisdocument');
    expect(pages.at(-1)).toContain(batch.contentDigest);
    expect(text).not.toContain('Allbatches');
  },
);
