import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumEnvironment, chromiumPath } from '../scripts/chromium.ts';
import { signIn } from './pages/sign-in.ts';
import { NewBatchPage } from './pages/new-batch-page.ts';
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS, env: chromiumEnvironment() });
const rivals = ['Acme Trading (Pty) Ltd','Salaries March 2026','Employee Code,Name,Surname,Bank,Branch Code,Account No,Account Number,Amount,Net Pay,Reference,Currency,Email','E1,Zo\x89,Nkosi,FNB,250655,62011110021,62999999999,2000.00,1480.00,SALARY,ZAR,z@example.org','E2,Ren\x82,Botha,ABSA,632005,4011110022,62999999999,1000.00,890.00,SALARY,ZAR,r@example.org','Total,,,,,,,3000.00,2370.00,,,'].join('\n');
for (const [scheme,width] of [['light',1440],['dark',1440],['light',360],['dark',360]] as const) {
  const ctx = await browser.newContext({ baseURL:'http://localhost:4570', colorScheme: scheme, viewport:{width,height:900}, reducedMotion:'reduce' });
  const page = await ctx.newPage();
  await signIn(page,'preparer');
  const nb = new NewBatchPage(page); await nb.open();
  await nb.choose('salaries.csv', Buffer.from(rivals,'latin1'));
  await nb.continue.waitFor();
  await page.screenshot({ path:`/tmp/col-shots/match-${scheme}-${width}.png`, fullPage:true });
  await page.getByRole('radio',{name:/Zoë/}).check();
  await page.getByRole('radio',{name:/Name \(column 2\) with/}).check();
  await page.getByRole('radio',{name:/^Account No \(/}).check();
  await page.getByRole('radio',{name:/Net Pay/}).check();
  await page.getByRole('combobox',{name:'Column for account type'}).click();
  await page.getByRole('option',{name:/same for every row/}).click();
  await page.getByRole('combobox',{name:'Account type of every row'}).click();
  await page.getByRole('option',{name:'Current'}).click();
  await page.screenshot({ path:`/tmp/col-shots/matched-${scheme}-${width}.png`, fullPage:true });
  await nb.continue.click();
  await page.getByRole('grid').waitFor(); await page.waitForTimeout(800);
  await page.screenshot({ path:`/tmp/col-shots/review-${scheme}-${width}.png`, fullPage:true });
  await ctx.close();
}
await browser.close();
