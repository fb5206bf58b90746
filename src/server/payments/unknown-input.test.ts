import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBatch } from './testing/insert-batch.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from './testing/payments-installation.ts';

let installation: PaymentsInstallation;
let caller: TestCaller;
let batchId: string;

beforeAll(async () => {
  installation = await paymentsInstallation();
  const entityId = await installation.entity();
  const user = await installation.user(entityId, ['PREPARER', 'APPROVER', 'ADMIN']);
  batchId = (await insertBatch(installation.context, { entityId, createdBy: user.id })).id;
  caller = installation.as(user);
});
afterAll(() => installation.close());

describe('an unknown query parameter', () => {
  it.each([
    ['/v1/payments/payout/history', 'staus'],
    ['/v1/payments/bulk-withdrawals/batches', 'state'],
    ['/v1/payments/bulk-withdrawals/batches/{id}/withdrawals', 'state'],
    ['/app/payouts.csv', 'staus'],
    ['/app/recipients', 'name'],
    ['/app/audit', 'who'],
    ['/v1/payments/config', 'version'],
    ['/v1/payments/bulk-withdrawals/batches/{id}', 'fields'],
  ])('is 400 with its name: %s', async (path, name) => {
    const url = path.replace('{id}', batchId);
    expect((await caller.send('GET', url)).status, url).toBe(200);
    const answer = await caller.send('GET', `${url}?${name}=FAILED`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: name, code: 'unrecognized_keys' }],
    });
  });
});

describe('a duplicate key in a JSON body', () => {
  const headers = { authorization: '', 'x-user-unique-id': '', 'x-entity-id': '' };
  const sendText = async (method: string, path: string, text: string) => {
    // Sent as text, because an object cannot have a key twice.
    const { tokenFor } = await import('./testing/test-access.ts');
    const { user } = caller;
    const sent = {
      ...headers,
      authorization: `Bearer ${tokenFor(user.id, installation.context.clock.nowMs())}`,
      'x-user-unique-id': user.id,
      'x-entity-id': user.entityId,
    };
    const answer = await fetch(installation.url + path, {
      method,
      headers: { ...sent, 'content-type': 'application/json' },
      body: text,
    });
    return {
      status: answer.status,
      body: (await answer.json()) as { code: string; errors: { path: string }[] },
    };
  };

  it.each([
    ['PUT', '/v1/payments/bulk-withdrawals/batches/{id}/label', '{"label":"a","label":"b"}', 'label'],
    ['PUT', '/v1/payments/bulk-withdrawals/batches/{id}/label', '{"label":"a","label":"a"}', 'label'],
    ['PUT', '/v1/payments/bulk-withdrawals/batches/{id}/label', '{"label":"a","\\u006cabel":"b"}', 'label'],
    [
      'PUT',
      '/v1/payments/config',
      '{"approvalRules":[{"currency":"ZAR","approvalsRequired":2,"approvalsRequired":1}]}',
      'approvalRules[0].approvalsRequired',
    ],
    [
      'POST',
      '/v1/payments/bulk-withdrawals/batches',
      '{"label":"x","withdrawals":[{"amount":"1.00","amount":"9.00"}]}',
      'withdrawals[0].amount',
    ],
    [
      'POST',
      '/v1/payments/bulk-withdrawals/batches',
      '{"label":"x","currency":"ZAR","withdrawals":[{}],"withdrawals":[{}]}',
      'withdrawals',
    ],
    ['POST', '/app/history-check', '{"currency":"ZAR","currency":"USD","rows":[]}', 'currency'],
  ])('is 400 with its name: %s %s %s', async (method, path, text, named) => {
    const { status, body } = await sendText(method, path.replace('{id}', batchId), text);
    expect([status, body.code, body.errors?.[0]?.path]).toEqual([400, 'duplicate_key', named]);
  });

  it('is found only among keys, not in values', async () => {
    const { status } = await sendText(
      'PUT',
      `/v1/payments/bulk-withdrawals/batches/${batchId}/label`,
      '{"label":"a: b, \\"label\\": c"}',
    );
    expect(status).toBe(200);
  });
});
