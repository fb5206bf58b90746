import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../shared/time.ts';
import { dropExpired } from '../identity/provider/end-sign-ins.ts';
import { waitingForLocks } from '../platform/testing/waiting-for-locks.ts';
import type { CookieClient } from './command-line/cookie-client.ts';
import {
  signIn,
  testInstallation,
  type TestInstallation,
  type TestUser,
} from './testing/test-installation.ts';

let installation: TestInstallation;
let preparer: TestUser;

beforeAll(async () => {
  installation = await testInstallation();
  const entity = await installation.entity('Sign-in Limited');
  preparer = await installation.user('preparer', entity, ['PREPARER', 'VIEWER']);
  for (const name of ['other', 'guessed', 'guessed-too', 'leaving', 'idle', 'stale', 'owner'])
    await installation.user(name, entity, ['VIEWER']);
});
afterAll(() => installation.close());

const sessionOf = (browser: CookieClient) => browser.send('/app/session', {});
const ownOrigin = () => ({ origin: installation.publicUrl });

describe('signing in', () => {
  it('opens a session for the right password and leads back to the page that was asked for', async () => {
    const browser = installation.browser();
    const back = await signIn(browser, 'preparer', '/app/sign-in?return=/batches%3Fstatus%3DFAILED%23row-3');
    expect(back.status).toBe(200);
    expect(back.body).toContain('content="0;url=/batches?status=FAILED#row-3"');
    const session = await sessionOf(browser);
    expect(session.status).toBe(200);
    expect(JSON.parse(session.body)).toMatchObject({
      user: {
        id: preparer.id,
        name: 'preparer',
        email: 'preparer@example.com',
        roles: ['VIEWER', 'PREPARER'],
      },
      entity: { name: 'Sign-in Limited' },
      timezone: 'Africa/Johannesburg',
      notices: [],
      demo: false,
    });
    expect(
      Math.abs(
        Date.parse((JSON.parse(session.body) as { authenticatedAt: string }).authenticatedAt) - Date.now(),
      ),
    ).toBeLessThan(60_000);
  });

  it('keeps the session in an HttpOnly same-site cookie, and only its digest in the database', async () => {
    const browser = installation.browser();
    await signIn(browser, 'preparer');
    const cookie = browser.cookies.get('outlay_session')!;
    expect(cookie.attributes).toMatch(/HttpOnly/);
    expect(cookie.attributes).toMatch(/SameSite=Strict/);
    expect(cookie.path).toBe('/');
    const rows = await installation.context.database.query(
      'SELECT token_hash FROM sessions WHERE token_hash = $1',
      [createHash('sha256').update(cookie.value).digest()],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(await installation.context.database.query('SELECT * FROM sessions'))).not.toContain(
      cookie.value,
    );
  });

  it("remembers the user's language, and takes a change only from the dashboard's own pages", async () => {
    const browser = installation.browser();
    await signIn(browser, 'other');
    const languageOf = async (who: CookieClient) =>
      (JSON.parse((await sessionOf(who)).body) as { user: { language: string | null } }).user.language;
    expect(await languageOf(browser)).toBeNull();
    const choose = (language: string, headers: Record<string, string>) =>
      browser.send('/app/preferences', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ language }),
      });
    expect((await choose('af', {})).status).toBe(403);
    expect((await choose('tlh', ownOrigin())).status).toBe(400);
    expect((await choose('af', ownOrigin())).status).toBe(200);
    const later = installation.browser();
    await signIn(later, 'other');
    expect(await languageOf(later)).toBe('af');
  });

  it('says that it has expired when it ends while its password is being checked', async () => {
    const browser = installation.browser();
    const form = await browser.follow('/app/sign-in');
    const action = /action="([^"]+)"/.exec(form.body)![1]!;
    const { database } = installation.context;
    const posted = await database.transaction(async (tx) => {
      // The check of the password waits for this lock, after it has found the sign-in.
      await tx.query('SELECT 1 AS one FROM local_credentials WHERE login_id = $1 FOR UPDATE', [preparer.id]);
      const answer = browser.send(action, {
        method: 'POST',
        form: { username: 'preparer', password: 'preparer' },
      });
      await waitingForLocks(database, 1);
      await database.query(`DELETE FROM oidc_records WHERE kind = 'Interaction'`);
      return { answer };
    });
    const { status, body } = await posted.answer;
    expect(status).toBe(400);
    expect(body).toContain('This sign-in has expired');
  });

  it('keeps a sign-in that is under way when the clock of this server is ahead', async () => {
    const browser = installation.browser();
    const form = await browser.follow('/app/sign-in');
    await dropExpired(installation.context.database, new Date(Date.now() + 40 * DAY_MS));
    const action = /action="([^"]+)"/.exec(form.body)![1]!;
    const posted = await browser.send(action, {
      method: 'POST',
      form: { username: 'preparer', password: 'preparer' },
    });
    expect(posted.status).toBe(303);
  });

  it('records the sign-in in the audit log', async () => {
    await signIn(installation.browser(), 'preparer');
    const [row] = await installation.context.database.query(
      'SELECT action FROM audit_log WHERE actor_id = $1 ORDER BY seq DESC LIMIT 1',
      [preparer.id],
    );
    expect(row!.action).toBe('session.opened');
  });

  it('answers a wrong password and an unknown user alike, and keeps the typed name', async () => {
    const wrong = await signIn(installation.browser(), 'preparer', '/app/sign-in', 'not it');
    const unknown = await signIn(installation.browser(), '<unknown>', '/app/sign-in', 'not it');
    expect(wrong.status).toBe(400);
    expect(unknown.status).toBe(400);
    expect(wrong.body).toContain('value="preparer"');
    expect(unknown.body).toContain('value="&lt;unknown&gt;"');
    const errorOf = (body: string) => /<div class="error"[\s\S]*?<\/div>/.exec(body)![0];
    expect(errorOf(wrong.body)).toBe(errorOf(unknown.body));
    expect(wrong.body).not.toContain('not it');
  });

  it('slows down password guesses, even with the right one in between, until the wait is over', async () => {
    for (let guess = 0; guess < 5; guess++)
      expect((await signIn(installation.browser(), 'guessed', '/app/sign-in', `guess ${guess}`)).status).toBe(
        400,
      );
    const blocked = await signIn(installation.browser(), 'guessed');
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    expect(blocked.body).toContain('Try again in');
    await installation.context.database.query(
      `UPDATE sign_in_failures
          SET blocked_until = blocked_until - interval '1 minute'
        WHERE blocked_until IS NOT NULL`,
    );
    expect((await signIn(installation.browser(), 'guessed')).status).toBe(200);
    expect((await signIn(installation.browser(), 'guessed', '/app/sign-in', 'one slip')).status).toBe(400);
    expect((await signIn(installation.browser(), 'guessed')).status).toBe(200);
  });

  it('lets a browser that has signed in before try, whatever others have guessed', async () => {
    const owner = installation.browser();
    expect((await signIn(owner, 'owner')).status).toBe(200);
    await owner.get('/app/sign-out');
    const outsider = installation.browser();
    for (let guess = 0; guess < 5; guess++)
      expect((await signIn(outsider, 'owner', '/app/sign-in', `guess ${guess}`)).status).toBe(400);
    expect((await signIn(outsider, 'owner')).status).toBe(429);
    const name = [...owner.cookies.keys()].find((cookie) => cookie.startsWith('outlay_device_'))!;
    const device = owner.cookies.get(name)!;
    const returning = installation.browser();
    returning.cookies.set(name, device);
    expect((await signIn(returning, 'owner')).status).toBe(200);
    // An altered cookie counts as no cookie, and a known browser's own wrong passwords are counted.
    const forger = installation.browser();
    forger.cookies.set(name, {
      ...device,
      value: device.value.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')),
    });
    expect((await signIn(forger, 'owner')).status).toBe(429);
    const slips = async () => (await signIn(clumsy, 'owner', '/app/sign-in', 'slip')).status;
    const clumsy = installation.browser();
    clumsy.cookies.set(name, device);
    for (let slip = 0; slip < 5; slip++) expect(await slips()).toBe(400);
    expect(await slips()).toBe(429);
  });

  it('makes an unknown name wait as long, so that the wait does not reveal who has an account', async () => {
    for (let guess = 0; guess < 5; guess++)
      expect((await signIn(installation.browser(), 'unknown', '/app/sign-in', `guess ${guess}`)).status).toBe(
        400,
      );
    expect((await signIn(installation.browser(), 'unknown', '/app/sign-in', 'guess')).status).toBe(429);
  });

  it('counts parallel guesses', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, guess) =>
        signIn(installation.browser(), 'guessed-too', '/app/sign-in', `guess ${guess}`),
      ),
    );
    expect(answers.filter((answer) => answer.status === 400).length).toBeLessThanOrEqual(5);
    expect(answers.filter((answer) => answer.status === 429).length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['//evil.example/x'],
    ['/\\evil.example'],
    ['https://evil.example'],
    ['javascript:alert(1)'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['\\\\evil.example'],
    ['/x/../..//evil.example'],
    ['/app/sign-in?return=/'],
    ['/oidc/session/end'],
    [''],
  ])('does not redirect to %j', async (target) => {
    const back = await signIn(
      installation.browser(),
      'preparer',
      `/app/sign-in?return=${encodeURIComponent(target)}`,
    );
    expect(/content="0;url=([^"]*)"/.exec(back.body)![1]).toBe('/');
  });

  it('refuses the callback of another browser, and a repeated callback', async () => {
    const browser = installation.browser();
    const form = await browser.follow('/app/sign-in');
    const action = /action="([^"]+)"/.exec(form.body)![1]!;
    const posted = await browser.send(action, {
      method: 'POST',
      form: { username: 'preparer', password: 'preparer' },
    });
    const callback = (await browser.get(posted.location!)).location!;
    expect(callback.pathname).toBe('/app/callback');
    const elsewhere = installation.browser();
    expect((await elsewhere.get(callback)).status).toBe(400);
    expect(elsewhere.cookies.has('outlay_session')).toBe(false);
    expect((await browser.get(callback)).status).toBe(200);
    expect((await browser.get(callback)).status).toBe(400);
  });

  it('refuses a callback whose code or state was tampered with', async () => {
    const browser = installation.browser();
    const form = await browser.follow('/app/sign-in');
    const posted = await browser.send(/action="([^"]+)"/.exec(form.body)![1]!, {
      method: 'POST',
      form: { username: 'preparer', password: 'preparer' },
    });
    const callback = (await browser.get(posted.location!)).location!;
    const bent = new URL(callback);
    bent.searchParams.set('code', 'another');
    expect((await browser.get(bent)).status).toBe(400);
    expect(browser.cookies.has('outlay_session')).toBe(false);
  });

  it('refuses the form of another browser', async () => {
    const form = await installation.browser().follow('/app/sign-in');
    const stranger = await installation.browser().send(/action="([^"]+)"/.exec(form.body)![1]!, {
      method: 'POST',
      form: { username: 'preparer', password: 'preparer' },
    });
    expect(stranger.status).toBe(400);
    expect(stranger.body).toContain('This sign-in has expired');
  });
});

describe('a fresh sign-in', () => {
  it('is required only when the last one is too old', async () => {
    const browser = installation.browser();
    await signIn(browser, 'preparer');
    const young = await browser.follow('/app/sign-in?max_age=3600');
    expect(young.url.pathname).toBe('/app/callback');
    const again = await browser.follow('/app/sign-in?max_age=0');
    expect(again.body).toContain('Sign in again');
    const done = await signIn(browser, 'preparer', '/app/sign-in?max_age=0&return=/batches/1');
    expect(done.body).toContain('content="0;url=/batches/1"');
  });

  it('updates the time of the last authentication', async () => {
    const browser = installation.browser();
    await signIn(browser, 'stale');
    const at = async () =>
      Date.parse(
        (JSON.parse((await sessionOf(browser)).body) as { authenticatedAt: string }).authenticatedAt,
      );
    await installation.context.database.query(
      `UPDATE sessions
          SET authenticated_at = authenticated_at - interval '1 hour'
        WHERE user_id = (SELECT id FROM users WHERE name = 'stale')`,
    );
    const before = await at();
    await signIn(browser, 'stale', '/app/sign-in?max_age=0');
    expect(await at()).toBeGreaterThan(before + HOUR_MS / 2);
  });
});

describe('signing out', () => {
  it('ends the session here and at the provider, without sending the browser there', async () => {
    const browser = installation.browser();
    await signIn(browser, 'leaving');
    const cookie = browser.cookies.get('outlay_session')!.value;
    const answer = await browser.send('/app/session/sign-out', { method: 'POST', headers: ownOrigin() });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toEqual({ location: '/' });
    const left = await installation.context.database.query(
      `SELECT kind
         FROM oidc_records
        WHERE kind IN ('Session', 'Grant')
          AND payload ->> 'accountId' = (SELECT id::text FROM users WHERE name = 'leaving')`,
    );
    expect(left).toEqual([]);
    expect(browser.cookies.has('outlay_provider')).toBe(false);
    expect(browser.cookies.has('outlay_session')).toBe(false);
    const replay = await installation
      .browser()
      .send('/app/session', { headers: { cookie: `outlay_session=${cookie}` } });
    expect(replay.status).toBe(401);
    expect((await browser.follow('/app/sign-in')).body).toContain('<h1>Sign in</h1>');
  });

  it('is refused from a page of another site', async () => {
    const browser = installation.browser();
    await signIn(browser, 'other');
    const foreign: Record<string, string>[] = [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { ...ownOrigin(), 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      expect((await browser.send('/app/session/sign-out', { method: 'POST', headers })).status).toBe(403);
    }
    expect((await sessionOf(browser)).status).toBe(200);
  });

  it('asks for confirmation when another site sends the browser to the provider', async () => {
    const browser = installation.browser();
    await signIn(browser, 'other');
    const page = await browser.get('/oidc/session/end');
    expect(page.status).toBe(200);
    expect(page.body).toContain('Sign out of Outlay?');
    expect((await browser.follow('/app/sign-in')).url.pathname).toBe('/app/callback');
  });

  it('succeeds without a session', async () => {
    const answer = await installation
      .browser()
      .send('/app/session/sign-out', { method: 'POST', headers: ownOrigin() });
    expect(JSON.parse(answer.body)).toEqual({ location: '/' });
  });
});

describe('a session', () => {
  it("that timed out ends the provider's session too, even without the browser's cookie", async () => {
    for (const sendsCookie of [true, false]) {
      const browser = installation.browser();
      await signIn(browser, 'idle');
      if (!sendsCookie) browser.cookies.delete('outlay_session');
      installation.passMs(2 * HOUR_MS);
      if (sendsCookie) expect((await sessionOf(browser)).status).toBe(401);
      expect((await browser.follow('/app/sign-in')).body, `cookie sent: ${sendsCookie}`).toContain(
        '<form class="card"',
      );
    }
  });

  it("that is in use keeps the provider's session, so that another page need not ask", async () => {
    const browser = installation.browser();
    await signIn(browser, 'idle');
    installation.passMs(1.5 * HOUR_MS);
    expect((await sessionOf(browser)).status).toBe(200);
    installation.passMs(1.5 * HOUR_MS);
    expect((await browser.follow('/app/sign-in')).url.pathname).toBe('/app/callback');
  });

  it('ends after two hours without use, and twelve hours after the sign-in at the latest', async () => {
    const browser = installation.browser();
    await signIn(browser, 'idle');
    for (let hour = 0; hour < 11; hour++) {
      installation.passMs(HOUR_MS);
      expect((await sessionOf(browser)).status).toBe(200);
    }
    installation.passMs(1.5 * HOUR_MS);
    expect((await sessionOf(browser)).status).toBe(401);

    const idle = installation.browser();
    await signIn(idle, 'idle');
    installation.passMs(2 * HOUR_MS);
    expect((await sessionOf(idle)).status).toBe(401);
  });
});
