import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CookieClient } from './command-line/cookie-client.ts';
import { exchangeCode, obtainCode } from './command-line/obtain-token.ts';
import { signIn, testInstallation, type TestInstallation } from './testing/test-installation.ts';
import { runs } from '../../shared/testing/runs.ts';

const ROUNDS = runs(4, 12);

let installation: TestInstallation;

beforeAll(async () => {
  installation = await testInstallation();
  await installation.user('coder', await installation.entity('Codes Limited'), ['VIEWER']);
});
afterAll(() => installation.close());

const tokenOf = (body: string) => (JSON.parse(body) as { access_token: string }).access_token;
const session = (authorization: string) =>
  installation.browser().send('/app/session', { headers: { authorization } });

describe('an authorization code', () => {
  it('gives one token, however many requests use it at the same time', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const code = await obtainCode(installation.browser(), 'coder', 'coder');
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => exchangeCode(installation.browser(), code)),
      );
      const given = answers.filter((answer) => answer.status === 200);
      expect(given, `round ${round}`).toHaveLength(1);
      for (const refused of answers.filter((answer) => answer.status !== 200)) {
        expect([refused.status, (JSON.parse(refused.body) as { error: string }).error]).toEqual([
          400,
          'invalid_grant',
        ]);
      }
      expect((await session(`Bearer ${tokenOf(given[0]!.body)}`)).status).toBe(401);
    }
  });

  it('that is used again revokes the token that it gave, and no other', async () => {
    const other = await exchangeCode(
      installation.browser(),
      await obtainCode(installation.browser(), 'coder', 'coder'),
    );
    const code = await obtainCode(installation.browser(), 'coder', 'coder');
    const first = await exchangeCode(installation.browser(), code);
    expect((await session(`Bearer ${tokenOf(first.body)}`)).status).toBe(200);
    expect((await exchangeCode(installation.browser(), code)).status).toBe(400);
    expect((await session(`Bearer ${tokenOf(first.body)}`)).status).toBe(401);
    expect((await session(`Bearer ${tokenOf(other.body)}`)).status).toBe(200);
  });

  it('stays valid when a request without its verifier tries to use it', async () => {
    const code = await obtainCode(installation.browser(), 'coder', 'coder');
    expect((await exchangeCode(installation.browser(), { ...code, verifier: 'x'.repeat(43) })).status).toBe(
      400,
    );
    const given = await exchangeCode(installation.browser(), code);
    expect(given.status).toBe(200);
    expect((await exchangeCode(installation.browser(), { ...code, verifier: 'x'.repeat(43) })).status).toBe(
      400,
    );
    expect((await session(`Bearer ${tokenOf(given.body)}`)).status).toBe(200);
  });

  it('of the dashboard opens one session, and a replayed callback ends it', async () => {
    const browser = installation.browser();
    const form = await browser.follow('/app/sign-in');
    const posted = await browser.send(/action="([^"]+)"/.exec(form.body)![1]!, {
      method: 'POST',
      form: { username: 'coder', password: 'coder' },
    });
    const callback = (await browser.get(posted.location!)).location!;
    const thief = copyOf(browser);
    expect((await browser.get(callback)).status).toBe(200);
    expect((await browser.send('/app/session', {})).status).toBe(200);
    expect((await thief.get(callback)).status).toBe(400);
    expect(thief.cookies.has('outlay_session')).toBe(false);
    expect((await browser.send('/app/session', {})).status).toBe(401);
    expect((await signIn(browser, 'coder')).status).toBe(200);
  });
});

/** Another client with the same cookies. */
function copyOf(browser: CookieClient): CookieClient {
  const copy = installation.browser();
  for (const [name, cookie] of browser.cookies) copy.cookies.set(name, cookie);
  return copy;
}
