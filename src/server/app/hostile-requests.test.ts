import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CookieClient } from '../gateway/command-line/cookie-client.ts';
import { signIn, testInstallation, type TestInstallation } from '../gateway/testing/test-installation.ts';
import { isFromLoopback, mountHealth, mountMetrics } from '../platform/operations/health.ts';
import { watchReadiness } from '../platform/operations/readiness.ts';
import { payments } from '../payments/routes.ts';
import { runs } from '../../shared/testing/runs.ts';

/** No request of a stranger may be answered with a server error. */

let installation: TestInstallation;

beforeAll(async () => {
  installation = await testInstallation({}, async (app, access, context) => {
    mountHealth(app, watchReadiness(context));
    mountMetrics(app, isFromLoopback);
    await payments(app, context, access);
  });
  const entity = await installation.entity('Hostile Limited');
  for (const name of ['disabled', 'gone']) await installation.user(name, entity, ['VIEWER']);
});
afterAll(() => installation.close());

const HOSTILE = [
  'a%20b',
  '%00',
  'x%00y',
  '%0d%0aset-cookie:a=b',
  '%ff%fe',
  '%c3%28',
  '%ed%a0%80',
  '%F0%9F%92%B8',
  '%E2%80%AE',
  '__proto__',
  'constructor',
  '%5B%5D',
  '%7B%22a%22%3A1%7D',
  '%3Cscript%3E',
  "'%3B--",
  '-1',
  '1e309',
  '9'.repeat(400),
  'x'.repeat(4_000),
  '..%2f..%2fetc%2fpasswd',
  '%25',
];

/** Parameters that the public routes read, so that a hostile value reaches as much code as possible. */
const PARAMETERS = [
  'state',
  'code',
  'iss',
  'error',
  'return',
  'max_age',
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'nonce',
  'prompt',
  'claims',
  'resource',
  'id_token_hint',
  'login_hint',
  'post_logout_redirect_uri',
  'request',
  'request_uri',
  'code_challenge',
  'code_challenge_method',
  'ui_locales',
  'acr_values',
  'response_mode',
  'dpop_jkt',
  'logout',
  'xsrf',
  'token',
  'id',
  'pair',
  'subaccount',
  'limit',
  'offset',
];

const RIGHT_REQUEST = {
  client_id: 'outlay-cli',
  response_type: 'code',
  redirect_uri: 'http%3A%2F%2F127.0.0.1%3A1%2Fcallback',
  scope: 'openid',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
};

async function statusOf(
  method: string,
  path: string,
  sent: Parameters<CookieClient['send']>[1] = {},
  client = installation.browser(),
): Promise<number> {
  return (await client.send(path, { ...sent, method })).status;
}

/** Every route with its parameters filled in. */
function* paths(value: string): Generator<{ method: string; path: string }> {
  const seen = new Set<string>();
  for (const { method, url } of installation.served) {
    const path = url.replaceAll(/:\w+/g, value).replace('*', value);
    if (method === 'OPTIONS' || method === 'TRACE' || method === 'CONNECT' || seen.has(method + path))
      continue;
    seen.add(method + path);
    yield { method, path };
  }
}

describe('a stranger', () => {
  it('gets no server error for any parameters of a path or a query', async () => {
    const failures: string[] = [];
    for (const value of HOSTILE) {
      const query = PARAMETERS.map((name) => `${name}=${value}`).join('&');
      for (const { method, path } of paths(value.slice(0, 300))) {
        const status = await statusOf(method, `${path}?${query}`.slice(0, 14_000));
        if (status >= 500) failures.push(`${status} ${method} ${path} ${value.slice(0, 40)}`);
      }
    }
    expect(failures).toEqual([]);
  });

  it('gets no server error for a hostile value in any parameter of a sign-in', async () => {
    const failures: string[] = [];
    for (const [nth, name] of PARAMETERS.entries()) {
      for (const [mth, value] of HOSTILE.entries()) {
        // In the short form, each pair is sent to every third path, and each path gets every name and every
        // value.
        let turn = nth + mth;
        const isDue = () => turn++ % runs(3, 1) === 0;
        const query = Object.entries({ ...RIGHT_REQUEST, [name]: value })
          .map((pair) => pair.join('='))
          .join('&');
        for (const path of [
          `/oidc/auth?${query}`,
          `/oidc/session/end?${name}=${value}`,
          `/app/callback?${name}=${value}`,
          `/app/sign-in?${name}=${value}`,
        ]) {
          if (!isDue()) continue;
          const status = await statusOf('GET', path);
          if (status >= 500) failures.push(`${status} GET ${path.slice(0, 300)}`);
        }
        const form = {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: query,
        };
        for (const path of [
          '/oidc/auth',
          '/oidc/token',
          '/oidc/session/end',
          '/oidc/session/end/confirm',
          '/oidc/interaction/x',
        ]) {
          if (!isDue()) continue;
          const status = await statusOf('POST', path, form);
          if (status >= 500) failures.push(`${status} POST ${path} ${name}=${value.slice(0, 40)}`);
        }
      }
    }
    expect(failures).toEqual([]);
  });

  it('gets no server error for any cookie, credential, header or body', async () => {
    const text = fc.string({
      unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
      maxLength: 60,
    });
    const headers = fc.dictionary(
      fc.constantFrom(
        'authorization',
        'cookie',
        'origin',
        'accept',
        'accept-encoding',
        'content-type',
        'if-none-match',
        'range',
        'forwarded',
        'x-forwarded-for',
        'idempotency-key',
      ),
      fc.oneof(
        text,
        text.map((value) => `outlay_session=${value}`),
        text.map((value) => `outlay_provider=${value}; outlay_provider.sig=${value}`),
        fc.constant('application/json'),
      ),
      { maxKeys: 4 },
    );
    const routes = [...paths('01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11')];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...routes),
        headers,
        fc.oneof(text, fc.json(), fc.constant(undefined)),
        async ({ method, path }, sent, body) => {
          const withBody = method !== 'GET' && method !== 'HEAD' && body !== undefined;
          expect(
            await statusOf(method, path, { headers: sent, ...(withBody ? { body } : {}) }),
            `${method} ${path}`,
          ).toBeLessThan(500);
        },
      ),
      { numRuns: runs(100, 400) },
    );
  });

  it('gets an error page for a state that belongs to no sign-in', async () => {
    const answer = await installation.browser().get('/app/callback?state=a%20b');
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('This sign-in has expired');
  });
});

describe('a browser that is signed in at the provider as a user who no longer has access', () => {
  it.each(['disabled', 'gone'])('is asked to sign in: %s', async (name) => {
    const browser = installation.browser();
    await signIn(browser, name);
    const { database } = installation.context;
    // Restores the rows that the database has deleted, as if the provider's session had outlived the user.
    const kept = await database.query(
      "SELECT id, to_jsonb(r) AS row FROM oidc_records r WHERE kind = 'Session'",
    );
    const [user] = await database.query('SELECT id FROM users WHERE name = $1', [name]);
    if (name === 'disabled')
      await database.query('UPDATE users SET disabled_at = now() WHERE id = $1', [user!.id]);
    else
      await database.query("UPDATE logins SET issuer = 'https://elsewhere.example' WHERE id = $1", [
        user!.id,
      ]);
    for (const { row } of kept as unknown as { row: object }[]) {
      await database.query(
        `INSERT INTO oidc_records
         SELECT *
         FROM jsonb_populate_record(NULL::oidc_records, $1)
         ON CONFLICT DO NOTHING`,
        [JSON.stringify(row)],
      );
    }
    const page = await browser.follow('/app/sign-in');
    expect(page.status).toBe(200);
    expect(page.body).toContain('<form class="card"');
    const cli = await browser.follow(
      `/oidc/auth?${Object.entries({
        ...RIGHT_REQUEST,
        redirect_uri: encodeURIComponent('http://127.0.0.1/callback'),
      })
        .map((pair) => pair.join('='))
        .join('&')}`,
    );
    expect(cli.status).toBe(200);
  });
});

describe('a header that is sent twice', () => {
  const twice = (lines: string[]) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(installation.port, '127.0.0.1', () => {
        socket.end(
          'GET /v1/payments/bulk-withdrawals/banks HTTP/1.1\r\nconnection: ' +
            `close\r\n${lines.join('\r\n')}\r\n\r\n`,
        );
      });
      let heard = '';
      socket.on('data', (chunk) => (heard += chunk.toString()));
      socket.on('end', () => resolve(heard));
      socket.on('error', reject);
    });
  const host = () => `host: ${new URL(installation.publicUrl).host}`;

  it.each([
    ['Authorization', () => [host(), 'authorization: Bearer a', 'Authorization: Bearer b']],
    ['Host', () => [host(), 'Host: evil.example']],
    ['Cookie', () => [host(), 'cookie: outlay_session=a', 'cookie: outlay_session=b']],
    ['Origin', () => [host(), 'origin: https://a.example', 'Origin: https://b.example']],
    ['Content-Length', () => [host(), 'content-length: 0', 'content-length: 1']],
    ['Idempotency-Key', () => [host(), 'idempotency-key: a', 'idempotency-key: a']],
    ['If-Match', () => [host(), 'if-match: "a"', 'if-match: "a"']],
  ])('%s is refused with 400', async (_, lines) => {
    expect(await twice(lines())).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('is accepted when it may be repeated', async () => {
    expect(await twice([host(), 'accept: text/html', 'accept: application/json'])).toMatch(
      /^HTTP\/1\.1 401 /,
    );
  });
});
