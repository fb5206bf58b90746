import { expect, test } from '@playwright/test';
import { paths } from '../src/shared/dashboard-routes.ts';
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
    payout: { beneficiary: { name: string; accountNumber: string } };
  };
  await page.goto(paths.payout(id));
  await expect(page.getByRole('heading', { level: 1, name: 'Proof of payment' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  const letterhead = page.getByRole('article').getByText(proof.legalName).first();
  await expect(letterhead).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(letterhead).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  const pages = pagesOfPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.length).toBeLessThanOrEqual(2);
  const text = pages.join('');
  const { beneficiary } = proof.payout;
  for (const words of [proof.legalName, beneficiary.name, beneficiary.accountNumber, proof.contentDigest])
    expect(text).toContain(words.replaceAll(/\s/g, ''));
  pages.forEach((words, index) => expect(words).toContain(`Page${index + 1}of${pages.length}`));
});
