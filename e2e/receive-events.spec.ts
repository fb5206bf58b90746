import { expect, test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { paths } from '../src/shared/dashboard-routes.ts';
import { isSignedBy, testReceiver } from '../src/server/payments/events/testing/receiver.ts';
import { scrollsSideways, violationsOf } from './pages/faults.ts';
import { signIn } from './pages/sign-in.ts';

test('a program is given an endpoint, and verifies a test event with the published package', async ({
  page,
}) => {
  const receiver = await testReceiver();
  let secret = '';
  let publicKey = '';
  try {
    await test.step('an admin makes the endpoint, and copies its secret once', async () => {
      await signIn(page, 'admin');
      await page.goto(paths.webhooks());
      await page.getByRole('button', { name: 'New endpoint' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Address').fill('https://169.254.169.254/latest');
      await dialog.getByLabel('Program').fill('Payroll');
      await dialog.getByRole('button', { name: 'Make the endpoint' }).click();
      await expect(dialog.getByText('Outlay does not connect to this address.').first()).toBeVisible();
      await dialog.getByLabel('Address').fill(receiver.url);
      await dialog.getByRole('button', { name: 'Make the endpoint' }).click();
      secret = await dialog.getByText(/^whsec_/).innerText();
      publicKey = await dialog.getByText(/^whpk_/).innerText();
      await dialog.getByRole('button', { name: 'I have stored it' }).click();
      await expect(page.getByText(secret)).toHaveCount(0);
    });

    await test.step('a test event arrives, and both signatures are right', async () => {
      await page.getByRole('row', { name: /Payroll/ }).click();
      await page.getByRole('button', { name: 'Send a test event' }).click();
      await expect.poll(() => receiver.received.length).toBe(1);
      const [received] = receiver.received;
      const event = new Webhook(secret).verify(received!.body, received!.headers as Record<string, string>);
      expect(event).toMatchObject({ type: 'webhook.test' });
      expect(isSignedBy(publicKey, received!)).toBe(true);
    });

    await test.step('the admin sees what was sent and answered, and sends it again', async () => {
      await page.getByRole('row', { name: /webhook\.test/ }).click();
      await expect(page.getByText(/"type": "webhook\.test"/)).toBeVisible();
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect.poll(() => receiver.received.length).toBe(2);
      expect(receiver.received[1]!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id']);
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violationsOf(page, `a webhook, ${width}`)).toEqual([]);
        expect(await scrollsSideways(page), String(width)).toBe(false);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('an endpoint that is gone is switched off, and needs attention', async () => {
      receiver.answer = (response) => response.writeHead(410).end();
      await page.goto(paths.webhooks());
      await page.getByRole('row', { name: /Payroll/ }).click();
      await page.getByRole('button', { name: 'Send a test event' }).click();
      await expect(page.getByText(/The receiver answered 410/)).toBeVisible();
      await page.goto('/');
      await expect(page.getByText('Outlay switched off 1 webhook').first()).toBeVisible();
      // Later journeys find no such matter.
      await page.goto(paths.webhooks());
      await page.getByRole('row', { name: /Payroll/ }).click();
      await page.getByRole('button', { name: 'Remove…' }).click();
      await page.getByRole('button', { name: 'Remove the endpoint' }).click();
      await expect(page.getByText('No program receives events yet')).toBeVisible();
    });
  } finally {
    await receiver.close();
  }
});
