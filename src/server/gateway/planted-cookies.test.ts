import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CookieClient } from './command-line/cookie-client.ts';
import { signIn, testInstallation, type TestInstallation } from './testing/test-installation.ts';

/**
 * Cookies that an attacker has put into a person's browser before the sign-in: from another host of the
 * domain, which can set any cookie for it except those whose names begin with __Host-.
 */

let installation: TestInstallation;
beforeAll(async () => {
  installation = await testInstallation({ PUBLIC_URL: 'https://pay.example.com' });
  const entity = await installation.entity('Planted Limited');
  for (const name of ['victim', 'attacker']) await installation.user(name, entity, ['VIEWER']);
});
afterAll(() => installation.close());

const SESSION = '__Host-outlay_session';

async function whoIs(browser: CookieClient): Promise<string | null> {
  const { status, body } = await browser.send('/app/session', {});
  return status === 200 ? JSON.parse(body).user.name : null;
}

/** Puts the cookies of one browser into another, as far as a host of the same domain can. */
function plant(from: CookieClient, into: CookieClient): void {
  for (const [name, cookie] of from.cookies) if (!name.startsWith('__Host-')) into.cookies.set(name, cookie);
}

/** The address of the form, and where a browser goes after the password. */
const actionOf = (body: string) => /action="([^"]+)"/.exec(body)?.[1];
const enter = (browser: CookieClient, action: string, name: string) =>
  browser.send(action, { method: 'POST', form: { username: name, password: name } });

describe('a cookie that another host of the domain has set', () => {
  it('opens no session, neither by its plain name nor beside the right one', async () => {
    const attacker = installation.browser();
    await signIn(attacker, 'attacker');
    const token = attacker.cookies.get(SESSION)!.value;
    const victim = installation.browser();
    for (const name of [
      'outlay_session',
      'Host-outlay_session',
      '__Secure-outlay_session',
      '__host-outlay_session',
    ])
      victim.cookies.set(name, { value: token, path: '/', attributes: '' });
    expect(await whoIs(victim)).toBeNull();
    await signIn(victim, 'victim');
    expect(await whoIs(victim)).toBe('victim');
  });

  it('does not finish the sign-in of an attacker in the browser of a person', async () => {
    const attacker = installation.browser();
    const form = await attacker.follow('/app/sign-in');
    const posted = await enter(attacker, actionOf(form.body)!, 'attacker');
    const callback = (await attacker.get(posted.location!)).location!;
    expect(callback.pathname).toBe('/app/callback');
    const victim = installation.browser();
    plant(attacker, victim);
    expect((await victim.get(callback)).status).toBe(400);
    expect(await whoIs(victim)).toBeNull();
    // The attacker could have finished it.
    expect((await attacker.get(callback)).status).toBe(200);
  });

  it('does not sign a person in by the session that an attacker has at the provider', async () => {
    const attacker = installation.browser();
    await signIn(attacker, 'attacker');
    expect(await whoIs(attacker)).toBe('attacker');
    const victim = installation.browser();
    plant(attacker, victim);
    expect(actionOf((await victim.follow('/app/sign-in')).body)).toBeTruthy();
    expect(await whoIs(victim)).toBeNull();
    expect((await signIn(victim, 'victim')).status).toBe(200);
    expect(await whoIs(victim)).toBe('victim');
  });

  it('does not make a person sign in for an attacker, who began the sign-in', async () => {
    const attacker = installation.browser();
    const form = await attacker.follow('/app/sign-in');
    const action = actionOf(form.body)!;
    const victim = installation.browser();
    plant(attacker, victim);
    expect(victim.cookies.has('outlay_interaction')).toBe(true);
    // A link of the attacker leads to the form of that sign-in.
    const shown = await victim.get(action);
    expect([shown.status, actionOf(shown.body)]).toEqual([400, undefined]);
    expect((await enter(victim, action, 'victim')).status).toBe(400);
    const resume = /\/oidc\/interaction\/(.+)$/.exec(action)![1]!;
    const resumed = await attacker.follow(`/oidc/auth/${resume}`);
    expect(resumed.url.pathname).not.toBe('/app/callback');
    expect(await whoIs(attacker)).toBeNull();
    // The attacker can still sign in as themselves.
    expect((await signIn(attacker, 'attacker')).status).toBe(200);
  });
});

describe('a session that was there before the sign-in', () => {
  it('is never the one of the person who signs in', async () => {
    const attacker = installation.browser();
    await signIn(attacker, 'attacker');
    const known = attacker.cookies.get(SESSION)!;
    const invented = { ...known, value: 'A'.repeat(43) };
    for (const fixed of [invented, known]) {
      const victim = installation.browser();
      // As if the attacker had used the person's computer.
      victim.cookies.set(SESSION, fixed);
      await signIn(victim, 'victim', '/app/sign-in?max_age=0');
      expect(await whoIs(victim)).toBe('victim');
      expect(victim.cookies.get(SESSION)!.value).not.toBe(fixed.value);
      const thief = installation.browser();
      thief.cookies.set(SESSION, fixed);
      expect(await whoIs(thief)).toBeNull();
    }
  });

  it('at the provider is replaced too, so that its old cookie signs in no user', async () => {
    const victim = installation.browser();
    // The provider gives a browser a session before a person has signed in.
    await victim.follow('/app/sign-in');
    const attacker = installation.browser();
    for (const [name, cookie] of victim.cookies) attacker.cookies.set(name, cookie);
    await signIn(victim, 'victim');
    expect(await whoIs(victim)).toBe('victim');
    const back = await attacker.follow('/app/sign-in');
    expect(actionOf(back.body)).toBeTruthy();
    expect(await whoIs(attacker)).toBeNull();
  });
});
