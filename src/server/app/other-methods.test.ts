import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testInstallation, type TestInstallation } from '../gateway/testing/test-installation.ts';
import { payments } from '../payments/routes.ts';
import { mountHealth } from '../platform/operations/health.ts';
import { watchReadiness } from '../platform/operations/readiness.ts';

let installation: TestInstallation;
beforeAll(async () => {
  installation = await testInstallation({}, async (app, access, context) => {
    mountHealth(app, watchReadiness(context));
    await payments(app, context, access);
  });
});
afterAll(() => installation.close());

/** Sends one request over a socket, with any method, and without a sign-in. */
function send(
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
  const url = new URL(path, `http://localhost:${installation.port}`);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, body: text }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const BATCHES = '/payments/bulk-withdrawals/batches';
const ID = '00000000-0000-4000-8000-000000000000';

describe('a known path with another method', () => {
  it.each([
    ['DELETE', `/v1${BATCHES}`, 'GET, HEAD, POST, OPTIONS'],
    ['DELETE', `/institution${BATCHES}`, 'GET, HEAD, POST, OPTIONS'],
    ['GET', `/institution${BATCHES}/${ID}/approve`, 'POST, OPTIONS'],
    ['HEAD', `/institution${BATCHES}/${ID}/approve`, 'POST, OPTIONS'],
    ['PATCH', '/institution/payments/config', 'GET, HEAD, PUT, OPTIONS'],
    ['POST', '/app/session', 'GET, HEAD, OPTIONS'],
    ['GET', '/app/session/sign-out', 'POST, OPTIONS'],
    ['PUT', '/trading/v1/orders/limit', 'POST, OPTIONS'],
    ['DELETE', '/healthz', 'GET, HEAD, OPTIONS'],
    ['POST', '/openapi/payments.json', 'GET, HEAD, OPTIONS'],
    ['TRACE', '/app/session', 'GET, HEAD, OPTIONS'],
  ])('%s %s is 405, with the methods that it supports', async (method, path, allow) => {
    const answer = await send(method, path);
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe(allow);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    if (method === 'HEAD') return;
    expect(JSON.parse(answer.body)).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  it('is 405 whatever its body and its accepted types are', async () => {
    const body = { headers: { 'content-type': 'text/xml', accept: 'text/html' }, body: '<batch/>' };
    expect((await send('POST', '/app/session', body)).status).toBe(405);
    expect((await send('GET', '/app/session/sign-out', { headers: { accept: 'text/html' } })).status).toBe(
      405,
    );
  });

  it('answers OPTIONS with the methods, and permits no other website', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    const answer = await send('OPTIONS', `/institution${BATCHES}`, { headers });
    expect(answer.status).toBe(204);
    expect(answer.headers['allow']).toBe('GET, HEAD, POST, OPTIONS');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('an unknown path', () => {
  it.each(['GET', 'POST', 'DELETE', 'OPTIONS', 'PATCH'])('is 404 for %s', async (method) => {
    for (const path of ['/institution/payments/nothing', '/app/nothing', '/trading/v1/nothing', '/nothing']) {
      const answer = await send(method, path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers['allow'], path).toBeUndefined();
    }
  });
});
