import { describe, expect, it } from 'vitest';
import { exchangeCode, obtainCode, obtainToken } from '../gateway/command-line/obtain-token.ts';
import { signIn } from '../gateway/testing/test-installation.ts';
import { join } from '../identity/admin/join.ts';
import { role } from '../identity/admin/role.ts';
import { user as userCommand } from '../identity/admin/user.ts';
import { severalCompanies } from './testing/several-companies.ts';

/** One person with a user in two companies, over HTTP as the browser and programs use it. */

const companies = severalCompanies();
const { run, person, signedIn, send, switchTo, sessionOf, statusOf, actionsOf, batchIn } = companies;

describe('nothing crosses', () => {
  it('in lists, search, saved views, tokens and notifications', async () => {
    const nia = await person();
    const browser = await signedIn(nia);
    const { id } = await batchIn(companies.karoo);
    const view = { name: 'Mine', search: 'status=FAILED', isShared: true };
    expect((await send(browser, nia.here, 'POST', '/app/saved-views', view)).status).toBe(200);
    const token = await send(browser, nia.here, 'POST', '/app/tokens', {
      name: 'Ledger',
      rights: 'READ',
      addresses: [],
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    });
    expect(token.status, token.body).toBe(200);
    const paths = [
      '/app/saved-views',
      '/app/tokens',
      '/app/users',
      '/app/access',
      '/app/audit',
      '/app/waiting-batches',
      `/app/search?q=${id}`,
      '/institution/payments/bulk-withdrawals/batches',
    ];
    const facts = [id, nia.here.id, 'Ledger', '"Mine"'];
    const here = await Promise.all(paths.map((path) => send(browser, nia.here, 'GET', path)));
    await switchTo(browser, nia.here, nia.there);
    const there = await Promise.all(paths.map((path) => send(browser, nia.there, 'GET', path)));
    const everything = here.map(({ body }) => body).join('\n');
    for (const fact of facts) expect(everything).toContain(fact);
    for (const [index, { status, body }] of there.entries()) {
      if (here[index]!.status !== 200) continue;
      expect([paths[index], status]).toEqual([paths[index], 200]);
      for (const fact of facts) expect(body, paths[index]).not.toContain(fact);
    }
    // The program that was made here reads here, wherever its maker works now.
    const list = async () =>
      (
        await companies.installation.browser().send('/institution/payments/bulk-withdrawals/batches', {
          headers: { authorization: `Bearer ${token.json.token}` },
        })
      ).body;
    expect(await list()).toContain(id);
    const asThere = await companies.installation
      .browser()
      .send('/institution/payments/bulk-withdrawals/batches', {
        headers: { authorization: `Bearer ${token.json.token}`, 'outlay-user': nia.there.id },
      });
    expect(JSON.parse(asThere.body).code).toBe('other_company');
  });

  it('by a bearer token, which stays in the company in which it was made', async () => {
    const nia = await person();
    const token = () => obtainToken(companies.installation.browser(), nia.name, nia.name);
    const entityBy = async (bearer: string, headers: Record<string, string> = {}) => {
      const answer = await companies.installation.browser().send('/app/session', {
        headers: { authorization: `Bearer ${bearer}`, ...headers },
      });
      const body = JSON.parse(answer.body);
      return body.code ?? body.entity.name;
    };
    const first = await token();
    expect(await entityBy(first)).toBe('Karoo Trading');
    await switchTo(await signedIn(nia), nia.here, nia.there);
    const second = await token();
    expect(await entityBy(first)).toBe('Karoo Trading');
    expect(await entityBy(second)).toBe('Harbour Foods');
    expect(await entityBy(first, { 'outlay-user': nia.there.id })).toBe('other_company');
  });

  it('to a program of one company, whose maker works in two', async () => {
    const nia = await person(['ADMIN']);
    const browser = await signedIn(nia);
    await switchTo(await signedIn(nia), nia.here, nia.there);
    const made = await send(browser, nia.here, 'POST', '/app/tokens', {
      name: 'Reports',
      rights: 'READ',
      addresses: [],
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    });
    expect(made.status, made.body).toBe(200);
    const read = async (path: string) => {
      const headers = { authorization: `Bearer ${made.json.token}` };
      return (await companies.installation.browser().send(path, { headers })).body;
    };
    expect(JSON.parse(await read('/app/session')).companies).toMatchObject([{ name: 'Karoo Trading' }]);
    for (const path of ['/app/session', '/app/profile']) expect(await read(path)).not.toContain('Harbour');
  });

  it('by roles: a role here gives no right there', async () => {
    const nia = await person(['ADMIN'], ['VIEWER']);
    const browser = await signedIn(nia);
    expect((await send(browser, nia.here, 'GET', '/app/access')).status).toBe(200);
    await switchTo(browser, nia.here, nia.there);
    expect((await send(browser, nia.there, 'GET', '/app/access')).json.code).toBe('role_required');
    await run(role as typeof join, {
      user: nia.name,
      entity: 'Harbour Foods',
      grant: 'ADMIN',
      revoke: 'VIEWER',
    });
    expect((await send(browser, nia.there, 'GET', '/app/access')).status).toBe(200);
    expect((await send(browser, nia.there, 'GET', '/app/session')).json.user.roles).toEqual(['ADMIN']);
    await switchTo(browser, nia.there, nia.here);
    expect((await sessionOf(browser)).user.roles).toEqual(['ADMIN']);
  });
});

describe('an admin of one company', () => {
  const admin = async () => {
    const name = `admin-${companies.number()}`;
    const user = await companies.installation.user(name, companies.karoo, ['ADMIN']);
    const browser = await signedIn({ name });
    return {
      user,
      post: (path: string, body?: unknown) => send(browser, user, 'POST', path, body),
      get: (path: string) => send(browser, user, 'GET', path),
    };
  };

  it('who ends an access leaves the other company alone', async () => {
    const nia = await person();
    const [here, there] = [await signedIn(nia), await signedIn(nia)];
    await switchTo(there, nia.here, nia.there);
    const { post } = await admin();
    expect((await post(`/app/access/users/${nia.here.id}/disable`)).status).toBe(200);
    expect(await statusOf(here)).toBe(401);
    const session = await sessionOf(there);
    expect(session.companies.map(({ name }: { name: string }) => name)).toEqual(['Harbour Foods']);
    expect((await switchTo(there, nia.there, nia.here)).status).toBe(404);
    const again = await signedIn(nia);
    expect((await sessionOf(again)).entity.name).toBe('Harbour Foods');
  });

  it('who gives the access back lets no earlier sign-in into the company', async () => {
    const nia = await person();
    const there = await signedIn(nia);
    await switchTo(there, nia.here, nia.there);
    for (const state of ['disabled', 'enabled'])
      await run(userCommand as typeof join, { name: nia.name, entity: 'Karoo Trading', state });
    const refused = await switchTo(there, nia.there, nia.here);
    expect([refused.status, refused.json.code, refused.json.params.seconds]).toEqual([
      401,
      'fresh_sign_in_required',
      0,
    ]);
    expect((await sessionOf(there)).user.id).toBe(nia.there.id);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await signIn(there, nia.name, '/app/sign-in?max_age=0')).status).toBe(200);
    expect((await switchTo(there, nia.there, nia.here)).status).toBe(200);
  });

  it('who signs a person out does it in that company, until another sign-in', async () => {
    const nia = await person();
    const [here, there] = [await signedIn(nia), await signedIn(nia)];
    await switchTo(there, nia.here, nia.there);
    const { post, get } = await admin();
    const shown = (await get(`/app/access/users/${nia.here.id}`)).json;
    expect(shown.openSessions).toHaveLength(1);
    expect(shown.sharesSignIn).toBe(true);
    expect(JSON.stringify(shown)).not.toContain('Harbour');
    expect((await post(`/app/access/users/${nia.here.id}/sign-out`)).status).toBe(200);
    expect([await statusOf(here), await statusOf(there)]).toEqual([401, 200]);
    expect((await switchTo(there, nia.there, nia.here)).json.code).toBe('fresh_sign_in_required');
  });

  it('who signs a person out often, or ends the access, does not disturb the other company', async () => {
    const nia = await person();
    const { post } = await admin();
    const there = await signedIn(nia);
    await switchTo(there, nia.here, nia.there);
    const tokenFor = (entity: string) =>
      obtainToken(companies.installation.browser(), nia.name, nia.name, { entity });
    const statusBy = async (token: string) =>
      (
        await companies.installation
          .browser()
          .send('/app/session', { headers: { authorization: `Bearer ${token}` } })
      ).status;
    const kept = await tokenFor('Harbour Foods');
    for (const end of ['sign-out', 'sign-out', 'disable']) {
      const gone = end === 'disable' ? null : await tokenFor('Karoo Trading');
      if (gone) expect(await statusBy(gone)).toBe(200);
      // A sign-in to the other company that has begun, and ends after the admin acted.
      const begun = await obtainCode(companies.installation.browser(), nia.name, nia.name, {
        entity: 'Harbour Foods',
      });
      expect((await post(`/app/access/users/${nia.here.id}/${end}`)).status).toBe(200);
      if (gone) expect(await statusBy(gone)).toBe(401);
      expect([await statusBy(kept), await statusOf(there)]).toEqual([200, 200]);
      expect((await exchangeCode(companies.installation.browser(), begun)).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 1_100));
    }
    const again = await there.follow(`/app/sign-in?user=${nia.there.id}`);
    expect(again.body).not.toContain('type="password"');
    expect((await sessionOf(there)).user.id).toBe(nia.there.id);
  });

  it('who signs a person out has the password asked for again in every browser', async () => {
    const nia = await person();
    const { post } = await admin();
    const there = await signedIn(nia);
    await switchTo(there, nia.here, nia.there);
    const begun = await obtainCode(companies.installation.browser(), nia.name, nia.name, {
      entity: 'Karoo Trading',
    });
    expect((await post(`/app/access/users/${nia.here.id}/sign-out`)).status).toBe(200);
    const { access_token: late } = JSON.parse(
      (await exchangeCode(companies.installation.browser(), begun)).body,
    );
    const byToken = { headers: { authorization: `Bearer ${late}` } };
    expect((await companies.installation.browser().send('/app/session', byToken)).status).toBe(401);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const asked = await there.follow(`/app/sign-in?user=${nia.here.id}`);
    expect(asked.body).toContain('type="password"');
    expect((await sessionOf(there)).user.id).toBe(nia.there.id);
    expect((await signIn(there, nia.name, `/app/sign-in?user=${nia.here.id}`)).status).toBe(200);
    expect((await sessionOf(there)).user.id).toBe(nia.here.id);
  });

  it('resets no sign-in that also opens another company, also after the other one has ended', async () => {
    const nia = await person();
    const { post } = await admin();
    const ask = () =>
      post('/app/control-changes', { kind: 'RESET_SIGN_IN', userId: nia.here.id, reason: 'Forgot it.' });
    expect((await ask()).json.detail).toContain('another company');
    await run(userCommand as typeof join, { name: nia.name, entity: 'Harbour Foods', state: 'disabled' });
    expect((await ask()).json.code).toBe('control_change_refused');
  });

  it('finds nothing of a user of the other company', async () => {
    const nia = await person();
    const { post, get } = await admin();
    expect((await get(`/app/access/users/${nia.there.id}`)).status).toBe(404);
    expect((await post(`/app/access/users/${nia.there.id}/disable`)).status).toBe(404);
    expect((await post(`/app/access/users/${nia.there.id}/sign-out`)).status).toBe(404);
  });
});

describe('the person', () => {
  it('sees the sessions in every company, and ends each of them', async () => {
    const nia = await person();
    const [here, there] = [await signedIn(nia), await signedIn(nia)];
    await switchTo(there, nia.here, nia.there);
    const { sessions } = (await send(here, nia.here, 'GET', '/app/profile')).json;
    expect(sessions.map(({ company, isCurrent }: Record<string, unknown>) => [company, isCurrent])).toEqual(
      expect.arrayContaining([
        [null, true],
        ['Harbour Foods', false],
      ]),
    );
    const other = sessions.find(({ company }: { company: string | null }) => company !== null);
    expect((await send(here, nia.here, 'POST', `/app/profile/sessions/${other.id}/end`)).status).toBe(200);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    expect((await actionsOf(nia.there.id)).at(-1)).toBe('session.closed signed_out');
  });

  it('changes the password for every company, which ends the sign-ins in all of them', async () => {
    const nia = await person();
    const [here, there] = [await signedIn(nia), await signedIn(nia)];
    await switchTo(there, nia.here, nia.there);
    const body = { current: nia.name, next: 'correct horse battery staple' };
    expect((await send(there, nia.there, 'POST', '/app/profile/password', body)).status).toBe(200);
    expect([await statusOf(here), await statusOf(there)]).toEqual([401, 401]);
    const again = await signIn(companies.installation.browser(), nia.name, '/app/sign-in', body.next);
    expect(again.status).toBe(200);
  });

  it('has one language', async () => {
    const nia = await person();
    const browser = await signedIn(nia);
    await send(browser, nia.here, 'PUT', '/app/preferences', { language: 'af' });
    await switchTo(browser, nia.here, nia.there);
    expect((await sessionOf(browser)).user.language).toBe('af');
  });

  it('has wrong passwords in the audit log of each company that they would have opened', async () => {
    const nia = await person();
    await signIn(companies.installation.browser(), nia.name, '/app/sign-in', 'wrong');
    for (const { id } of [nia.here, nia.there]) expect((await actionsOf(id)).at(-1)).toBe('sign_in.failed');
  });
});
