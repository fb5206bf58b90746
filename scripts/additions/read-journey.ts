import { afterAll, beforeAll, expect, it } from 'vitest';
import { dashboardDocument } from '../../src/contract/documents.ts';
import { DASHBOARD_OPERATIONS } from '../../src/contract/operations.ts';
import { CASES, caseOf, wrongQueryOf } from '../../src/server/payments/testing/case-of.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
} from '../../src/server/payments/testing/payments-installation.ts';

/*
 * The journey of the added read on the server, run by additions.test.ts in a copy of the sources that has it:
 * in the document, among the operations that each is tested with, and over HTTP.
 */

const PATH = '/app/view-owners';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

it('is in the document and is tested as every operation, though no list names it', async () => {
  expect(Object.keys((dashboardDocument() as { paths: object }).paths)).toContain(PATH);
  const op = DASHBOARD_OPERATIONS.find(({ path }) => path === PATH)!;
  expect(CASES[op.operationId]).toBeUndefined();
  expect(await caseOf(op)!.good(null!)).toEqual({ path: PATH });
  expect(wrongQueryOf(op)).toContainEqual({ field: 'shared', value: 'x' });
});

it('answers with the data of the own entity, and refuses a wrong query', async () => {
  const entityId = await installation.entity();
  const user = await installation.user(entityId, ['PREPARER']);
  const preparer = installation.as(user);
  const other = installation.as(await installation.user(await installation.entity(), ['PREPARER']));
  const body = { name: 'Failed', search: 'status=FAILED', isShared: false };
  expect((await preparer.send('POST', '/app/saved-views', { body })).status).toBe(200);
  const { body: owners } = await preparer.send('GET', PATH);
  expect(owners).toEqual([{ owner: { userId: user.id, name: user.name }, count: 1 }]);
  expect((await preparer.send('GET', `${PATH}?shared=true`)).body).toEqual([]);
  expect((await preparer.send('GET', `${PATH}?shared=x`)).status).toBe(400);
  expect((await other.send('GET', PATH)).body).toEqual([]);
});
