import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieClient } from './command-line/cookie-client.ts';
import { otherIssuer, type OtherIssuer } from './testing/other-issuer.ts';
import { join } from '../identity/admin/join.ts';
import { freePort } from '../platform/testing/free-port.ts';
import { testInstallation, type TestInstallation, type TestUser } from './testing/test-installation.ts';

let issuer: OtherIssuer;
let installation: TestInstallation;
let approver: TestUser;

beforeAll(async () => {
  const port = await freePort();
  issuer = await otherIssuer(`http://localhost:${port}`, {
    id: 'outlay',
    secret: 'a secret that the issuer gave',
  });
  installation = await testInstallation({
    PORT: String(port),
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: 'outlay',
    OIDC_CLIENT_SECRET: 'a secret that the issuer gave',
  });
  const entity = await installation.entity('Elsewhere Limited');
  approver = await installation.user('approver', entity, ['APPROVER'], {
    issuer: issuer.issuer,
    subject: 'alice',
  });
  await installation.user('alice', entity, ['ADMIN']);
});
afterAll(async () => {
  await installation.close();
  await issuer.close();
});

/** Follows our sign-in through the issuer's pages back to our callback. */
async function signInElsewhere(browser: CookieClient, path = '/app/sign-in?return=/payouts') {
  const there = new CookieClient(issuer.issuer, {
    host: '127.0.0.1',
    port: Number(new URL(issuer.issuer).port),
  });
  const away = await browser.get(path);
  expect(away.location?.origin).toBe(issuer.issuer);
  const back = await there.follow(away.location!);
  expect(back.location?.origin).toBe(installation.publicUrl);
  return { away: away.location!, back: await browser.get(back.location!) };
}

const session = (headers: Record<string, string>, browser = installation.browser()) =>
  browser.send('/app/session', { headers });

describe('an external identity provider', () => {
  it('signs in the user with its issuer and subject', async () => {
    issuer.signInAs('alice');
    const browser = installation.browser();
    const { away, back } = await signInElsewhere(browser);
    expect(away.searchParams.get('code_challenge_method')).toBe('S256');
    expect(back.status).toBe(200);
    expect(back.body).toContain('content="0;url=/payouts"');
    expect(JSON.parse((await session({}, browser)).body)).toMatchObject({
      user: { id: approver.id, roles: ['APPROVER'] },
    });
  });

  it('is asked for a fresh sign-in when the entity requires one', async () => {
    issuer.signInAs('alice');
    const { away, back } = await signInElsewhere(installation.browser(), '/app/sign-in?max_age=0');
    expect(away.searchParams.get('max_age')).toBe('0');
    expect(away.searchParams.get('prompt')).toBe('login');
    expect(back.status).toBe(200);
  });

  it('gives an unknown person no access, and says what to send to the administrator', async () => {
    issuer.signInAs('mallory');
    const browser = installation.browser();
    const { back } = await signInElsewhere(browser);
    expect(back.status).toBe(403);
    expect(back.body).toContain('mallory');
    expect(back.body).toContain(issuer.issuer);
    expect(browser.cookies.has('outlay_session')).toBe(false);
  });

  it('issues bearer tokens, which are verified with its keys', async () => {
    expect(
      (await session({ authorization: `Bearer ${await issuer.accessToken({ sub: 'alice' })}` })).status,
    ).toBe(200);
    for (const token of [
      await issuer.accessToken({ sub: 'alice' }, { typ: 'JWT' }),
      await issuer.accessToken({ sub: 'alice', aud: 'outlay' }),
      await issuer.accessToken({ sub: 'alice', exp: 1 }),
      await issuer.accessToken({ sub: 'mallory' }),
      await issuer.accessToken({ sub: approver.id }),
    ]) {
      expect((await session({ authorization: `Bearer ${token}` })).status).toBe(401);
    }
  });

  it('gives a user who was disabled no access by an older token', async () => {
    const set = (disabledAt: Date | null) =>
      installation.context.database.query('UPDATE users SET disabled_at = $2 WHERE id = $1', [
        approver.id,
        disabledAt,
      ]);
    const tokenOf = async (iat: number) => `Bearer ${await issuer.accessToken({ sub: 'alice', iat })}`;
    const now = Math.floor(Date.now() / 1000);
    const disabledAt = new Date((now - 60) * 1000);
    await set(disabledAt);
    await set(null);
    for (const iat of [now - 120, now - 60])
      expect((await session({ authorization: await tokenOf(iat) })).status).toBe(401);
    expect((await session({ authorization: await tokenOf(now - 59) })).status).toBe(200);
  });

  it('signs a person in to each of their companies, and a token says in which one it is meant', async () => {
    const { database } = installation.context;
    const [here, there] = [await installation.entity('Here'), await installation.entity('There')];
    const first = await installation.user('bob', here, ['VIEWER'], { issuer: issuer.issuer, subject: 'bob' });
    const token = `Bearer ${await issuer.accessToken({ sub: 'bob' })}`;
    expect((await session({ authorization: token })).status).toBe(200);
    const command = { user: 'bob', entity: 'There', roles: 'VIEWER' };
    await join.run(installation.context, join.options.parse(command) as never);
    const [second] = await database.query("SELECT id FROM users WHERE name = 'bob' AND entity_id = $1", [
      there,
    ]);
    const unnamed = await session({ authorization: token });
    expect([unnamed.status, JSON.parse(unnamed.body).code]).toEqual([401, 'other_company']);
    for (const [id, name] of [
      [first.id, 'Here'],
      [second!.id, 'There'],
    ] as const) {
      const answer = await session({ authorization: token, 'outlay-user': id });
      expect(JSON.parse(answer.body)).toMatchObject({ user: { id }, entity: { name } });
    }
    const stranger = await session({ authorization: token, 'outlay-user': approver.id });
    expect(JSON.parse(stranger.body).code).toBe('other_company');
    issuer.signInAs('bob');
    const browser = installation.browser();
    await signInElsewhere(browser);
    expect(JSON.parse((await session({}, browser)).body)).toMatchObject({
      entity: { name: 'Here' },
      companies: [{ name: 'Here' }, { name: 'There' }],
    });
    await database.query('UPDATE users SET disabled_at = now() WHERE id = $1', [first.id]);
    // A script of the first company does not go on in the other one.
    const ended = await session({ authorization: token });
    expect([ended.status, JSON.parse(ended.body).code]).toEqual([401, 'other_company']);
    const named = await session({ authorization: token, 'outlay-user': second!.id });
    expect(JSON.parse(named.body).entity.name).toBe('There');
  });

  it('replaces the embedded one', async () => {
    expect((await installation.browser().send('/oidc/.well-known/openid-configuration', {})).status).toBe(
      404,
    );
  });

  it('is notified when the user signs out', async () => {
    issuer.signInAs('alice');
    const browser = installation.browser();
    await signInElsewhere(browser);
    const answer = await browser.send('/app/session/sign-out', {
      method: 'POST',
      headers: { origin: installation.publicUrl },
    });
    const { location } = JSON.parse(answer.body) as { location: string };
    expect(location).toMatch(`${issuer.issuer}/session/end?`);
    expect(new URL(location).searchParams.get('post_logout_redirect_uri')).toBe(`${installation.publicUrl}/`);
    expect((await session({}, browser)).status).toBe(401);
  });

  it('may be unreachable: callers get an error that says so, and the next request tries again', async () => {
    const port = await freePort();
    const away = await testInstallation({
      OIDC_ISSUER: `http://localhost:${port}`,
      OIDC_CLIENT_ID: 'outlay',
      OIDC_CLIENT_SECRET: 'x',
    });
    try {
      const page = await away.browser().get('/app/sign-in');
      expect(page.status).toBe(503);
      expect(page.body).toContain('does not answer');
      const program = await away.browser().send('/app/session', {
        headers: { authorization: `Bearer ${await issuer.accessToken({ sub: 'alice' })}` },
      });
      expect(program.status).toBe(503);
    } finally {
      await away.close();
    }
  });
});
