import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateBatchLabel } from '../../contract/disbursements.ts';
import { listBanks } from '../../contract/banks.ts';
import { notFound } from '../../shared/errors.ts';
import { mount } from '../platform/http/route.ts';
import { obtainToken } from './command-line/obtain-token.ts';
import { signIn, testInstallation, type TestInstallation } from './testing/test-installation.ts';

let installation: TestInstallation;
let token: string;
let web: string;

const LABEL = '/institution/payments/bulk-withdrawals/batches/01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11/label';
const BANKS = '/payments/bulk-withdrawals/banks';
const PAGE =
  '<!doctype html><html><head><title>Outlay</title></head><body><div id="root"></div></body></html>';

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'outlay-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), PAGE);
  writeFileSync(join(web, 'assets/app-1a2b3c.js'), 'export {};'.repeat(500));
  writeFileSync(join(web, 'template.csv'), 'beneficiary_name\n');
  installation = await testInstallation(
    {},
    (app, access) => {
      mount(app, access, '/v1', listBanks, async () => []);
      mount(app, access, '/v1', updateBatchLabel, async () => {
        throw notFound('batch');
      });
    },
    { webFolder: web, limits: { user: 40 } },
  );
  const entity = await installation.entity('Edge Limited');
  for (const name of ['preparer', 'hasty', 'patient']) await installation.user(name, entity, ['PREPARER']);
  token = await obtainToken(installation.browser(), 'preparer', 'preparer');
});
afterAll(async () => {
  await installation.close();
  rmSync(web, { recursive: true, force: true });
});

describe('another host name', () => {
  const host = { host: 'evil.example' };

  it('redirects a page to the public address, with its path and query', async () => {
    const answer = await installation.browser().get('/batches?status=FAILED', host);
    expect(answer.status).toBe(302);
    expect(answer.headers['location']).toBe(`${installation.publicUrl}/batches?status=FAILED`);
    expect((await installation.browser().get('//evil.example/x', host)).headers['location']).toBe(
      `${installation.publicUrl}//evil.example/x`,
    );
    expect((await installation.browser().get('/app/sign-in', host)).headers['location']).toBe(
      `${installation.publicUrl}/app/sign-in`,
    );
  });

  it('reaches nothing else, with a session, a bearer token or neither', async () => {
    const browser = installation.browser();
    await signIn(browser, 'patient');
    const json = { ...host, accept: 'application/json' };
    expect((await browser.send('/app/session', { headers: json })).status).toBe(421);
    expect(
      (
        await browser.send('/app/session', {
          headers: { ...json, 'x-forwarded-host': new URL(installation.publicUrl).host },
        })
      ).status,
    ).toBe(421);
    expect(
      (await browser.send(`/v1${BANKS}`, { headers: { ...json, authorization: `Bearer ${token}` } })).status,
    ).toBe(421);
    expect((await browser.send(`/v1${BANKS}`, { headers: { ...host, accept: 'text/html' } })).status).toBe(
      421,
    );
    expect((await browser.send('/openapi/payments.json', { headers: json })).status).toBe(421);
  });

  it('tells a person who has sent a form where to open the page again, and saves nothing', async () => {
    const form = { username: 'patient', password: 'patient' };
    for (const [path, language, words] of [
      ['/app/first-start/0123456789', 'en', 'Open this page at its own address'],
      ['/app/invitation/0123456789?x=<b>', 'af-ZA', 'Maak hierdie bladsy by sy eie adres oop'],
    ] as const) {
      const headers = { ...host, accept: 'text/html', 'accept-language': language };
      const answer = await installation.browser().send(path, { method: 'POST', headers, form });
      expect([answer.status, answer.headers['content-type']]).toEqual([421, 'text/html; charset=utf-8']);
      expect(answer.body).toContain(words);
      expect(answer.body).toContain(`href="${installation.publicUrl}${path.split('?')[0]!}`);
      expect(answer.body).not.toContain('<b>');
    }
    const program = await installation.browser().send('/institution/payments/config', {
      method: 'POST',
      headers: { ...host, accept: 'text/html' },
      form,
    });
    expect(JSON.parse(program.body).code).toBe('misdirected');
  });

  it('may be the IP address for a request with a bearer token, but not with a session', async () => {
    const local = { host: `127.0.0.1:${installation.port}` };
    const browser = installation.browser();
    await signIn(browser, 'patient');
    expect(
      (await browser.send(`/v1${BANKS}`, { headers: { ...local, authorization: `Bearer ${token}` } })).status,
    ).toBe(200);
    expect((await browser.send('/app/session', { headers: local })).status).toBe(421);
  });
});

describe('the headers', () => {
  it('allow no inline code anywhere', async () => {
    for (const path of [
      '/',
      '/docs',
      '/app/sign-in',
      '/openapi/payments.json',
      '/oidc/.well-known/openid-configuration',
      '/nothing/here',
      `/v1${BANKS}`,
    ]) {
      const answer = await installation.browser().get(path);
      const policy = String(answer.headers['content-security-policy']);
      expect(policy, path).toContain("script-src 'self';");
      expect(policy, path).not.toContain('unsafe');
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(answer.headers['x-content-type-options'], path).toBe('nosniff');
      expect(answer.headers['cross-origin-opener-policy'], path).toBe('same-origin');
      expect(answer.headers['strict-transport-security'], path).toBeUndefined();
      expect(answer.headers['x-powered-by'], path).toBeUndefined();
    }
  });

  it('lets the sign-in form lead only to Outlay and the client, with one script of ours', async () => {
    const form = await installation.browser().follow('/app/sign-in');
    expect(String(form.headers['content-security-policy'])).toMatch(
      new RegExp(`form-action 'self' ${installation.publicUrl}`),
    );
    const script = '<script type="module" src="/app/passkey-sign-in.js"></script>';
    expect(form.body.replace(script, '')).not.toMatch(/<script|<style|\s(style|on\w+)=/);
    expect(form.headers['cache-control']).toContain('no-store');
  });

  it('keep answers of the interface out of every cache', async () => {
    const answer = await installation
      .browser()
      .send(`/v1${BANKS}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('the dashboard', () => {
  it('is one page for every address that a person may open, with a new nonce each time', async () => {
    const pages = await Promise.all(
      ['/', '/batches', '/batches/1?tab=rows', '/index.html'].map((path) => installation.browser().get(path)),
    );
    const nonces = pages.map((page) => {
      expect(page.status).toBe(200);
      const nonce = /nonce="([^"]+)"/.exec(page.body)![1]!;
      expect(String(page.headers['content-security-policy'])).toContain(`style-src 'self' 'nonce-${nonce}'`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(pages.length);
  });

  it('lets browsers cache hashed files for ever, and revalidate the others', async () => {
    const hashed = await installation
      .browser()
      .send('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(hashed.status).toBe(200);
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-encoding']).toBe('gzip');
    expect((await installation.browser().send('/template.csv', {})).headers['cache-control']).toBe(
      'no-cache',
    );
  });

  it('does not answer for a file or path that does not exist', async () => {
    for (const path of [
      '/assets/gone.js',
      '/v1/nothing',
      '/institution/nothing',
      '/app/nothing',
      '/openapi/nothing.json',
    ]) {
      const answer = await installation.browser().get(path);
      expect(answer.status, path).toBe(404);
      expect(JSON.parse(answer.body), path).toMatchObject({ status: 404 });
    }
    expect(
      (await installation.browser().send('/batches', { headers: { accept: 'application/json' } })).status,
    ).toBe(404);
    for (const path of ['/', '/batches?status=FAILED', '/trade/market/BTCZAR'])
      expect((await installation.browser().send(path, { headers: { accept: '*/*' } })).status, path).toBe(
        200,
      );
    expect((await installation.browser().send('/nowhere', { headers: { accept: '*/*' } })).status).toBe(404);
    expect((await installation.browser().send('/batches', { method: 'POST' })).status).toBe(404);
    for (const path of [
      '/../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/docs/files/package.json',
      '/docs/files/../package.json',
    ]) {
      expect((await installation.browser().send(path, {})).status, path).not.toBe(200);
    }
  });
});

describe('the documents', () => {
  it('are public, with a page to browse them', async () => {
    for (const name of ['payments', 'dashboard']) {
      const answer = await installation.browser().send(`/openapi/${name}.json`, {});
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.body)).toMatchObject({ openapi: '3.1.1' });
    }
    const page = await installation.browser().get('/docs');
    expect(page.status).toBe(200);
    for (const [, path] of page.body.matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await installation.browser().send(path!, {})).status, path).toBe(200);
  });
});

describe('the limits', () => {
  it('refuse a user who sends too many requests, but no other user', async () => {
    const hasty = await obtainToken(installation.browser(), 'hasty', 'hasty');
    const ask = (text: string) =>
      installation.browser().send(`/v1${BANKS}`, { headers: { authorization: `Bearer ${text}` } });
    const answers = await Promise.all(Array.from({ length: 45 }, () => ask(hasty)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(40);
    const refused = answers.find((answer) => answer.status === 429)!;
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(refused.body)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect((await ask(token)).status).toBe(200);
  });

  it('refuse an address that sends too many requests, signed in or not', async () => {
    const crowded = await testInstallation({}, undefined, { limits: { address: 3 } });
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 5; i++)
        statuses.push((await crowded.browser().send('/openapi/payments.json', {})).status);
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
    } finally {
      await crowded.close();
    }
  });

  it('count the connecting address, not its forwarding headers, unless it is a trusted proxy', async () => {
    const statusesBehind = async (settings: Record<string, string>) => {
      const proxied = await testInstallation(settings, undefined, { limits: { address: 3 } });
      try {
        const statuses: number[] = [];
        for (let client = 1; client <= 5; client++) {
          const headers = { 'x-forwarded-for': `203.0.113.${client}`, forwarded: `for=203.0.113.${client}` };
          statuses.push((await proxied.browser().send('/openapi/payments.json', { headers })).status);
        }
        return statuses;
      } finally {
        await proxied.close();
      }
    };
    expect(await statusesBehind({})).toEqual([200, 200, 200, 429, 429]);
    expect(await statusesBehind({ TRUSTED_PROXIES: '198.51.100.7, 10.0.0.0/8' })).toEqual([
      200, 200, 200, 429, 429,
    ]);
    expect(await statusesBehind({ TRUSTED_PROXIES: 'loopback' })).toEqual([200, 200, 200, 200, 200]);
    expect(await statusesBehind({ TRUSTED_PROXIES: '127.0.0.1' })).toEqual([200, 200, 200, 200, 200]);
  });

  it('refuse a body above 1 MB, and only routes that declare it decompress a body', async () => {
    const put = (body: string | Buffer, headers: Record<string, string> = {}) =>
      installation.browser().send(LABEL, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        body: body as string,
      });
    expect((await put(JSON.stringify({ label: 'x'.repeat(1_100_000) }))).status).toBe(413);
    expect((await put(JSON.stringify({ label: 'New label' }))).status).toBe(404);
    expect(
      (await put(gzipSync(JSON.stringify({ label: 'New label' })), { 'content-encoding': 'gzip' })).status,
    ).toBeGreaterThanOrEqual(400);
    expect((await put('label=x', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  });
});

describe('behind a proxy that ends TLS and is not trusted', () => {
  it('sign-in, host and origin follow PUBLIC_URL alone, whatever headers the proxy adds', async () => {
    const secured = await testInstallation({ PUBLIC_URL: 'https://pay.example.com' }, (app, access) => {
      mount(app, access, '/v1', updateBatchLabel, async () => {
        throw notFound('batch');
      });
    });
    try {
      await secured.user('preparer', await secured.entity('Proxied Limited'), ['PREPARER']);
      const browser = secured.browser();
      expect((await signIn(browser, 'preparer')).status).toBe(200);
      const lies = {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        'x-forwarded-for': '127.0.0.1',
      };
      expect((await browser.send('/app/session', { headers: lies })).status).toBe(200);
      const put = (origin: string) =>
        browser.send(LABEL, {
          method: 'PUT',
          headers: { ...lies, origin, 'content-type': 'application/json' },
          body: '{"label":"New label"}',
        });
      expect((await put('https://pay.example.com')).status).toBe(404);
      expect((await put('https://evil.example')).status).toBe(403);
      const moved = await browser.get('/batches', { host: 'evil.example' });
      expect(moved.headers['location']).toBe('https://pay.example.com/batches');
      const discovery = await browser.get('/oidc/.well-known/openid-configuration', lies);
      expect(discovery.body).not.toContain('evil.example');
      expect(JSON.parse(discovery.body)).toMatchObject({
        token_endpoint: 'https://pay.example.com/oidc/token',
      });
    } finally {
      await secured.close();
    }
  });
});

describe('under https', () => {
  it('the cookies are secure and bound to the host, and HSTS keeps the browser on https', async () => {
    const secured = await testInstallation({ PUBLIC_URL: 'https://pay.example.com' });
    try {
      const entity = await secured.entity('Secured Limited');
      await secured.user('viewer', entity, ['VIEWER']);
      const browser = secured.browser();
      const back = await signIn(browser, 'viewer');
      expect(back.status).toBe(200);
      expect(back.headers['strict-transport-security']).toBe('max-age=31536000');
      const cookie = browser.cookies.get('__Host-outlay_session')!;
      expect(cookie.attributes).toMatch(/Secure/);
      expect(cookie.attributes).not.toMatch(/Domain/i);
      expect(cookie.path).toBe('/');
      for (const [, other] of browser.cookies) expect(other.attributes.toLowerCase()).toContain('secure');
      expect((await browser.send('/app/session', {})).status).toBe(200);
    } finally {
      await secured.close();
    }
  });
});
