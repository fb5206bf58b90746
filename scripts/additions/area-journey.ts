import { afterAll, beforeAll, expect, it } from 'vitest';
import { dashboardDocument } from '../../src/contract/documents.ts';
import { DASHBOARD_OPERATIONS } from '../../src/contract/operations.ts';
import { scheduledJobs } from '../../src/server/payments/paying/worker/scheduled-jobs.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
} from '../../src/server/payments/testing/payments-installation.ts';

/*
 * The journey of the added area on the server, run by additions.test.ts in a copy of the sources that has it:
 * from its operations over HTTP to the job that ends what has passed.
 */

const DAY_MS = 86_400_000;

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

it('is in the document, and among the operations that each is tested with', () => {
  expect(Object.keys((dashboardDocument() as { paths: object }).paths)).toContain('/app/errands');
  expect(DASHBOARD_OPERATIONS.map(({ operationId }) => operationId as string)).toContain('createErrand');
});

it('keeps what is written for its entity, once for each key, until its day has passed', async () => {
  const { context } = installation;
  const entityId = await installation.entity();
  const preparer = installation.as(await installation.user(entityId, ['PREPARER']));
  const other = installation.as(await installation.user(await installation.entity(), ['PREPARER']));
  const viewer = installation.as(await installation.user(entityId, ['VIEWER']));
  const at = new Date(Number(context.clock.nowMs()));
  const day = new Date(at.getTime() + 2 * DAY_MS).toISOString().slice(0, 10);
  const request = {
    body: { day, text: 'Ask for the tax number' },
    headers: { 'Idempotency-Key': '01939b5e-7c1a-7f00-8a54-0d5a3e1b9d03' },
  };
  const first = await preparer.send('POST', '/app/errands', request);
  expect(first.status, first.text).toBe(200);
  expect((await preparer.send('POST', '/app/errands', request)).body.id).toBe(first.body.id);
  expect((await viewer.send('POST', '/app/errands', request)).status).toBe(403);
  const { body } = await viewer.send('GET', '/app/errands');
  expect(body).toMatchObject({ total: 1, items: [{ day, text: 'Ask for the tax number' }] });
  expect((await other.send('GET', '/app/errands')).body.total).toBe(0);

  installation.passMs(5 * DAY_MS);
  const job = scheduledJobs(context).find(({ name }) => name === 'end-errands')!;
  await job.run();
  expect((await viewer.send('GET', '/app/errands')).body.total).toBe(0);
});
