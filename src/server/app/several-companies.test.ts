import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DASHBOARD_OPERATIONS, PAYMENTS_OPERATIONS } from '../../contract/documents.ts';
import type { Role } from '../../shared/terms.ts';
import type { CookieClient } from '../gateway/command-line/cookie-client.ts';
import { exchangeCode, obtainCode, obtainToken } from '../gateway/command-line/obtain-token.ts';
import {
  signIn,
  testInstallation,
  type TestInstallation,
  type TestUser,
} from '../gateway/testing/test-installation.ts';
import { join } from '../identity/admin/join.ts';
import { role } from '../identity/admin/role.ts';
import { user as userCommand } from '../identity/admin/user.ts';
import { ownerOf } from '../platform/testing/test-database.ts';
import { fund } from '../payments/testing/fund.ts';
import { insertBatch } from '../payments/testing/insert-batch.ts';
import { payments } from '../payments/routes.ts';

/** One person with a user in two companies, over HTTP as the browser and programs use it. */

let installation: TestInstallation;
let karoo: string;
let harbour: string;
let people = 0;

beforeAll(async () => {
  installation = await testInstallation({}, (app, access, context) => payments(app, context, access), {
    limits: { user: 100_000, address: 100_000 },
  });
  karoo = await installation.entity('Karoo Trading');
  harbour = await installation.entity('Harbour Foods');
  for (const id of [karoo, harbour]) await configure(id);
});
afterAll(() => installation.close());

async function configure(id: string): Promise<void> {
  await installation.context.database.query(
    `INSERT INTO entity_configs (entity_id, legal_name, country, enabled_currencies, payouts_enabled,
       max_batch_withdrawals, max_batch_amounts, rails, updated_at)
     VALUES ($1, 'Legal', 'ZA', '{ZAR}', true, 1000, '[{"currency":"ZAR","amountMinor":"1000000000"}]',
       '[{"rail":"EFT","maxAmountMinor":null,"unitFeeMinor":"250","cutOff":null}]', now())`,
    [id],
  );
}

interface Person {
  name: string;
  /** The user in Karoo Trading, where the person was first. */
  here: TestUser;
  /** The user in Harbour Foods. */
  there: TestUser;
}

const run = (command: typeof join, options: Record<string, unknown>) =>
  command.run(installation.context, command.options.parse(options) as never);

async function person(roles: Role[] = ['APPROVER', 'ADMIN'], rolesThere: Role[] = roles): Promise<Person> {
  const name = `nia-${++people}`;
  const here = await installation.user(name, karoo, roles);
  await run(join, { user: name, entity: 'Harbour Foods', roles: rolesThere.join(',') });
  const [row] = await installation.context.database.query(
    'SELECT id FROM users WHERE name = $1 AND entity_id = $2',
    [name, harbour],
  );
  return { name, here, there: { id: row!.id, entityId: harbour, name } };
}

async function signedIn(who: Pick<Person, 'name'>): Promise<CookieClient> {
  const browser = installation.browser();
  expect((await signIn(browser, who.name)).status).toBe(200);
  return browser;
}

/** Sends a request of a page that acts as `user`; null says nothing. */
async function send(
  browser: CookieClient,
  user: { id: string } | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await browser.send(path, {
    method,
    headers: {
      origin: installation.publicUrl,
      ...(user ? { 'outlay-user': user.id } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return { ...answer, json: isJson ? JSON.parse(answer.body) : null };
}

const switchTo = (browser: CookieClient, from: { id: string }, to: { id: string }) =>
  send(browser, from, 'POST', '/app/session/switch', { userId: to.id });
const sessionOf = async (browser: CookieClient) => (await send(browser, null, 'GET', '/app/session')).json;
const statusOf = async (browser: CookieClient) => (await send(browser, null, 'GET', '/app/session')).status;

const actionsOf = async (userId: string) =>
  (
    await installation.context.database.query(
      "SELECT action, details::jsonb ->> 'why' AS why FROM audit_log WHERE subject_id = $1 ORDER BY seq",
      [userId],
    )
  ).map(({ action, why }) => (why ? `${action} ${why}` : action));

/** A batch that waits for an approval. */
async function batchIn(entityId: string): Promise<{ id: string; digest: string }> {
  const creator = await installation.user(`creator-${++people}`, entityId, ['PREPARER']);
  await fund(installation.context, entityId, 10_000_000n);
  const made = await insertBatch(installation.context, { entityId, createdBy: creator.id });
  return { id: made.id, digest: made.contentDigest };
}

const approvalsOf = async (batchId: string) =>
  (await installation.context.database.query('SELECT user_id FROM approvals WHERE batch_id = $1', [batchId]))
    .length;

describe('a session', () => {
  it('names the companies of its person, and switches between them', async () => {
    const nia = await person();
    const browser = await signedIn(nia);
    const before = await sessionOf(browser);
    expect(before.entity.name).toBe('Karoo Trading');
    expect(before.companies).toEqual([
      { userId: nia.there.id, entityId: harbour, name: 'Harbour Foods', isCurrent: false },
      { userId: nia.here.id, entityId: karoo, name: 'Karoo Trading', isCurrent: true },
    ]);
    const old = browser.cookies.get('outlay_session')!.value;
    const switched = await switchTo(browser, nia.here, nia.there);
    expect([switched.status, switched.json.name]).toEqual([200, 'Harbour Foods']);
    const after = await sessionOf(browser);
    expect([after.user.id, after.entity.name]).toEqual([nia.there.id, 'Harbour Foods']);
    expect(after.authenticatedAt).toBe(before.authenticatedAt);
    const earlier = await installation.browser().send('/app/session', {
      headers: { cookie: `outlay_session=${old}` },
    });
    expect(earlier.status).toBe(401);
    expect(await actionsOf(nia.here.id)).toEqual(['session.opened', 'session.closed switched']);
    expect(await actionsOf(nia.there.id)).toEqual(['user.created', 'session.opened']);
  });

  it('ends when it would have ended, however often it switches', async () => {
    const nia = await person();
    const browser = await signedIn(nia);
    const end = async () =>
      (
        await installation.context.database.query(
          'SELECT expires_at, created_at, provider_session FROM sessions WHERE user_id = ANY ($1)',
          [[nia.here.id, nia.there.id]],
        )
      )[0];
    const before = await end();
    await switchTo(browser, nia.here, nia.there);
    await switchTo(browser, nia.there, nia.here);
    expect(await end()).toEqual(before);
  });

  it('leads to no other person, and needs a session', async () => {
    const [nia, sam] = [await person(), await person()];
    const browser = await signedIn(nia);
    for (const userId of [sam.here.id, sam.there.id, randomUUID()]) {
      const answer = await send(browser, nia.here, 'POST', '/app/session/switch', { userId });
      expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
    }
    expect((await sessionOf(browser)).user.id).toBe(nia.here.id);
    const authorization = `Bearer ${await obtainToken(installation.browser(), nia.name, nia.name)}`;
    const body = JSON.stringify({ userId: nia.there.id });
    const byToken = await installation.browser().send('/app/session/switch', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body,
    });
    expect(byToken.status).toBe(401);
    const foreign = await send(
      browser,
      nia.here,
      'POST',
      '/app/session/switch',
      { userId: nia.there.id },
      {
        origin: 'https://evil.example',
      },
    );
    expect(foreign.json.code).toBe('foreign_origin');
  });

  it('keeps its place in the list of sessions', async () => {
    const nia = await person();
    const [moving, watching] = [await signedIn(nia), await signedIn(nia)];
    const idOfOther = async () => {
      const { sessions } = (await send(watching, nia.here, 'GET', '/app/profile')).json;
      return sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id;
    };
    const before = await idOfOther();
    await switchTo(moving, nia.here, nia.there);
    expect(await idOfOther()).toBe(before);
    expect((await send(watching, nia.here, 'POST', `/app/profile/sessions/${before}/end`)).status).toBe(200);
    expect(await statusOf(moving)).toBe(401);
  });

  it('does not outlive a change of the password by switching all the time', async () => {
    const nia = await person();
    const [thief, own] = [await signedIn(nia), await signedIn(nia)];
    const places = [nia.here, nia.there] as const;
    let isOver = false;
    const fleeing = (async () => {
      for (let turn = 0; !isOver && turn < 500; turn++)
        if ((await switchTo(thief, places[turn % 2]!, places[(turn + 1) % 2]!)).status !== 200) return;
    })();
    const changed = await send(own, nia.here, 'POST', '/app/profile/password', {
      current: nia.name,
      next: 'another sentence of words',
    });
    isOver = true;
    await fleeing;
    expect(changed.status, changed.body).toBe(200);
    expect(await statusOf(thief)).toBe(401);
  });

  it('is switched once by two tabs at the same time', async () => {
    const nia = await person();
    const browser = await signedIn(nia);
    const cookie = `outlay_session=${browser.cookies.get('outlay_session')!.value}`;
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        send(
          installation.browser(),
          nia.here,
          'POST',
          '/app/session/switch',
          { userId: nia.there.id },
          {
            cookie,
          },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 401, 401,
    ]);
    const [open] = await installation.context.database.query(
      'SELECT count(*) AS n FROM sessions WHERE user_id = ANY ($1)',
      [[nia.here.id, nia.there.id]],
    );
    expect(open!.n).toBe(1n);
  });

  it('begins where the person worked last, and stays there at another sign-in', async () => {
    const nia = await person();
    const browser = await signedIn(nia);
    await switchTo(browser, nia.here, nia.there);
    const other = await signedIn(nia);
    expect((await sessionOf(other)).entity.name).toBe('Harbour Foods');
    await switchTo(other, nia.there, nia.here);
    // A step-up in the first browser leads back to its own company, not to the latest one.
    expect((await signIn(browser, nia.name, '/app/sign-in?max_age=0')).status).toBe(200);
    expect((await sessionOf(browser)).entity.name).toBe('Harbour Foods');
    const named = installation.browser();
    await signIn(named, nia.name, `/app/sign-in?user=${nia.here.id}`);
    expect((await sessionOf(named)).user.id).toBe(nia.here.id);
    const sam = await person();
    await signIn(named, nia.name, `/app/sign-in?max_age=0&user=${sam.there.id}`);
    expect((await sessionOf(named)).user.id).toBe(nia.here.id);
  });
});

describe('a tab that was opened before the switch', () => {
  it('approves nothing, in either company', async () => {
    const nia = await person();
    const browser = await signedIn(nia);
    const [own, others] = [await batchIn(karoo), await batchIn(harbour)];
    await switchTo(browser, nia.here, nia.there);
    for (const { id, digest } of [own, others]) {
      const path = `/institution/payments/bulk-withdrawals/batches/${id}/approve`;
      const headers = { 'if-match': `"${digest}"` };
      const stale = await send(browser, nia.here, 'POST', path, undefined, headers);
      expect([stale.status, stale.json.code]).toEqual([401, 'other_company']);
      const unnamed = await send(browser, null, 'POST', path, undefined, headers);
      expect([unnamed.status, unnamed.json.code]).toEqual([401, 'other_company']);
      expect(await approvalsOf(id)).toBe(0);
    }
    const path = (id: string) => `/institution/payments/bulk-withdrawals/batches/${id}/approve`;
    // As the right user: the batch there is approved, and the one here does not exist.
    const wrong = await send(browser, nia.there, 'POST', path(own.id), undefined, {
      'if-match': `"${own.digest}"`,
    });
    expect(wrong.status).toBe(404);
    const right = await send(browser, nia.there, 'POST', path(others.id), undefined, {
      'if-match': `"${others.digest}"`,
    });
    expect([right.status, await approvalsOf(others.id), await approvalsOf(own.id)]).toEqual([200, 1, 0]);
  });

  it('is refused by every operation, before any other check', async () => {
    const nia = await person(['VIEWER', 'PREPARER', 'APPROVER', 'ADMIN', 'TRADER']);
    const browser = await signedIn(nia);
    await switchTo(browser, nia.here, nia.there);
    const operations = [
      ...PAYMENTS_OPERATIONS.map((op) => ({ op, base: '/institution' })),
      ...DASHBOARD_OPERATIONS.map((op) => ({ op, base: '' })),
    ].filter(({ op }) => op.roles !== 'public' && op.operationId !== 'switchUser');
    expect(operations.length).toBeGreaterThan(200);
    for (const { op, base } of operations) {
      const path = base + op.path.replaceAll(/\{\w+\}/g, randomUUID());
      const stale = await send(browser, nia.here, op.method, path);
      expect([op.operationId, stale.status, stale.json?.code]).toEqual([
        op.operationId,
        401,
        'other_company',
      ]);
      if (op.method === 'GET') continue;
      const unnamed = await send(browser, null, op.method, path);
      expect([op.operationId, unnamed.json?.code]).toEqual([op.operationId, 'other_company']);
    }
  });

  it('learns from each answer as whom it was made', async () => {
    const nia = await person();
    const browser = await signedIn(nia);
    const users = async () => (await send(browser, null, 'GET', '/app/users')).headers['outlay-user'];
    expect(await users()).toBe(nia.here.id);
    await switchTo(browser, nia.here, nia.there);
    expect(await users()).toBe(nia.there.id);
  });

  it('is no concern of a person with one company, who says nothing', async () => {
    await installation.user('alone', karoo, ['APPROVER']);
    const browser = await signedIn({ name: 'alone' });
    expect((await send(browser, null, 'PUT', '/app/preferences', { language: 'af' })).status).toBe(200);
    const stranger = await installation.user('not-alone', karoo, ['VIEWER']);
    const wrong = await send(browser, stranger, 'PUT', '/app/preferences', { language: 'en' });
    expect(wrong.json.code).toBe('other_company');
  });
});

describe('an event stream', () => {
  const open = (browser: CookieClient, path: string) =>
    fetch(installation.publicUrl + path, {
      headers: { cookie: `outlay_session=${browser.cookies.get('outlay_session')!.value}` },
    });

  it('ends at the switch, and does not continue in the other company', async () => {
    const nia = await person();
    const browser = await signedIn(nia);
    const { id } = await batchIn(karoo);
    const path = `/app/batches/${id}/events?user=${nia.here.id}`;
    const stream = await open(browser, path);
    expect(stream.status).toBe(200);
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (!heard.includes('event: batch')) heard += (await reader.read()).value ?? '';
    await switchTo(browser, nia.here, nia.there);
    for (;;) if ((await reader.read()).done) break;
    const again = await open(browser, path);
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([401, 'other_company']);
    expect((await open(browser, `/app/batches/${id}/events`)).status).toBe(404);
  });
});

describe('nothing crosses', () => {
  it('in lists, search, saved views, tokens and notifications', async () => {
    const nia = await person();
    const browser = await signedIn(nia);
    const { id } = await batchIn(karoo);
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
        await installation.browser().send('/institution/payments/bulk-withdrawals/batches', {
          headers: { authorization: `Bearer ${token.json.token}` },
        })
      ).body;
    expect(await list()).toContain(id);
    const asThere = await installation.browser().send('/institution/payments/bulk-withdrawals/batches', {
      headers: { authorization: `Bearer ${token.json.token}`, 'outlay-user': nia.there.id },
    });
    expect(JSON.parse(asThere.body).code).toBe('other_company');
  });

  it('by a bearer token, which stays in the company in which it was made', async () => {
    const nia = await person();
    const token = () => obtainToken(installation.browser(), nia.name, nia.name);
    const entityBy = async (bearer: string, headers: Record<string, string> = {}) => {
      const answer = await installation.browser().send('/app/session', {
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
      return (await installation.browser().send(path, { headers })).body;
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
    const name = `admin-${++people}`;
    const user = await installation.user(name, karoo, ['ADMIN']);
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
    const tokenFor = (entity: string) => obtainToken(installation.browser(), nia.name, nia.name, { entity });
    const statusBy = async (token: string) =>
      (await installation.browser().send('/app/session', { headers: { authorization: `Bearer ${token}` } }))
        .status;
    const kept = await tokenFor('Harbour Foods');
    for (const end of ['sign-out', 'sign-out', 'disable']) {
      const gone = end === 'disable' ? null : await tokenFor('Karoo Trading');
      if (gone) expect(await statusBy(gone)).toBe(200);
      // A sign-in to the other company that has begun, and ends after the admin acted.
      const begun = await obtainCode(installation.browser(), nia.name, nia.name, { entity: 'Harbour Foods' });
      expect((await post(`/app/access/users/${nia.here.id}/${end}`)).status).toBe(200);
      if (gone) expect(await statusBy(gone)).toBe(401);
      expect([await statusBy(kept), await statusOf(there)]).toEqual([200, 200]);
      expect((await exchangeCode(installation.browser(), begun)).status).toBe(200);
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
    const begun = await obtainCode(installation.browser(), nia.name, nia.name, { entity: 'Karoo Trading' });
    expect((await post(`/app/access/users/${nia.here.id}/sign-out`)).status).toBe(200);
    const { access_token: late } = JSON.parse((await exchangeCode(installation.browser(), begun)).body);
    const byToken = { headers: { authorization: `Bearer ${late}` } };
    expect((await installation.browser().send('/app/session', byToken)).status).toBe(401);
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
    const again = await signIn(installation.browser(), nia.name, '/app/sign-in', body.next);
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
    await signIn(installation.browser(), nia.name, '/app/sign-in', 'wrong');
    for (const { id } of [nia.here, nia.there]) expect((await actionsOf(id)).at(-1)).toBe('sign_in.failed');
  });
});

/** An invitation to Harbour Foods that two admins agreed on, with its link. */
async function invitation(displayName: string, roles: Role[] = ['PREPARER']): Promise<string> {
  const admins = await Promise.all(
    [1, 2].map(async () => {
      const name = `harbour-admin-${++people}`;
      const user = await installation.user(name, harbour, ['ADMIN']);
      return { user, browser: await signedIn({ name }) };
    }),
  );
  const [first, second] = admins as [(typeof admins)[0], (typeof admins)[0]];
  const asked = await send(first.browser, first.user, 'POST', '/app/control-changes', {
    kind: 'INVITE_USER',
    displayName,
    email: null,
    roles,
    reason: 'Works here too.',
  });
  const { id } = asked.json;
  const confirmed = await send(second.browser, second.user, 'POST', `/app/control-changes/${id}/confirm`);
  expect(confirmed.status, confirmed.body).toBe(200);
  const link = await send(second.browser, second.user, 'POST', `/app/access/invitations/${id}/link`);
  return new URL(link.json.url).pathname;
}

/** Chooses "Sign in and join" on the page of an invitation, and signs in. */
async function joinWith(browser: CookieClient, path: string, name: string, password = name) {
  const page = await browser.get(path);
  expect(page.body).toContain('Join Harbour Foods');
  const posted = await browser.send(path, {
    method: 'POST',
    headers: { origin: installation.publicUrl },
    form: { known: 'yes' },
  });
  expect([posted.status, posted.location?.pathname]).toEqual([303, '/app/sign-in']);
  return signIn(browser, name, `${posted.location!.pathname}${posted.location!.search}`, password);
}

const usersOf = (name: string) =>
  installation.context.database.query(
    `SELECT e.name AS entity, u.roles, u.display_name
       FROM users u
       JOIN entities e ON e.id = u.entity_id
      WHERE u.name = $1
      ORDER BY u.created_at`,
    [name],
  );

describe('a person who is invited to a second company', () => {
  const alone = async () => {
    const name = `sipho-${++people}`;
    return installation.user(name, karoo, ['APPROVER']);
  };

  it('joins with the sign-in that they have, once, and works there at once', async () => {
    const sipho = await alone();
    const path = await invitation('Sipho Dlamini');
    const browser = await signedIn(sipho);
    expect((await joinWith(browser, path, sipho.name)).status).toBe(200);
    expect(await usersOf(sipho.name)).toEqual([
      { entity: 'Karoo Trading', roles: ['APPROVER'], display_name: null },
      { entity: 'Harbour Foods', roles: ['PREPARER'], display_name: 'Sipho Dlamini' },
    ]);
    const session = await sessionOf(browser);
    expect([session.entity.name, session.user.roles]).toEqual(['Harbour Foods', ['PREPARER']]);
    expect(session.companies).toHaveLength(2);
    expect((await actionsOf(session.user.id)).slice(0, 2)).toEqual(['user.joined', 'session.opened']);
    expect((await browser.get(path)).status).toBe(404);
    // The tab that was open before acts for the first company no more.
    const stale = await send(browser, sipho, 'PUT', '/app/preferences', { language: 'en' });
    expect(stale.json.code).toBe('other_company');
  });

  it('does not join without the password, and the link stays', async () => {
    const sipho = await alone();
    const path = await invitation('Sipho Two');
    expect((await joinWith(installation.browser(), path, sipho.name, 'wrong')).status).toBe(400);
    expect(await usersOf(sipho.name)).toHaveLength(1);
    expect((await installation.browser().get(path)).status).toBe(200);
  });

  it('does not join by the next sign-in of another person in the same browser', async () => {
    const [sipho, zola] = [await alone(), await alone()];
    const path = await invitation('Sipho Three');
    const browser = installation.browser();
    const posted = await browser.send(path, {
      method: 'POST',
      headers: { origin: installation.publicUrl },
      form: { known: 'yes' },
    });
    // The first person opens the form of the sign-in, and leaves.
    await browser.follow(posted.location!);
    expect((await signIn(browser, zola.name)).status).toBe(200);
    expect(await usersOf(zola.name)).toHaveLength(1);
    expect(await usersOf(sipho.name)).toHaveLength(1);
  });

  it('joins a company once: a second invitation is refused and stays unused', async () => {
    const sipho = await alone();
    expect((await joinWith(installation.browser(), await invitation('Sipho Four'), sipho.name)).status).toBe(
      200,
    );
    const path = await invitation('Sipho Five', ['APPROVER']);
    const browser = installation.browser();
    const again = await joinWith(browser, path, sipho.name);
    expect([again.status, again.body.includes('You already belong to this company')]).toEqual([409, true]);
    expect(await usersOf(sipho.name)).toHaveLength(2);
    expect((await browser.get(path)).status).toBe(200);
  });

  it('is not confused with a person there whose name looks the same', async () => {
    const sipho = await alone();
    await installation.user('lookalike', harbour, ['VIEWER']);
    await installation.context.database.query("UPDATE users SET display_name = $1 WHERE name = 'lookalike'", [
      sipho.name.toUpperCase(),
    ]);
    const refused = await joinWith(installation.browser(), await invitation('Sipho Six'), sipho.name);
    expect([refused.status, await usersOf(sipho.name)]).toEqual([
      409,
      expect.objectContaining({ length: 1 }),
    ]);
  });

  it('keeps the password from the admins, whose earlier reset no longer works', async () => {
    const sipho = await alone();
    const reset = await resetLink(sipho);
    await joinWith(installation.browser(), await invitation('Sipho Seven'), sipho.name);
    const form = { password: 'correct horse battery staple', again: 'correct horse battery staple' };
    const used = await installation.browser().send(reset.path, {
      method: 'POST',
      headers: { origin: installation.publicUrl },
      form,
    });
    expect(used.status).toBe(404);
    await expect(
      installation.context.database.execute('UPDATE invitations SET accepted_at = now() WHERE id = $1', [
        reset.id,
      ]),
    ).rejects.toMatchObject({ constraint: 'invitation_resets_own' });
    expect((await signIn(installation.browser(), sipho.name)).status).toBe(200);
  });

  /** A reset of the sign-in on which two admins of the first company have agreed. */
  async function resetLink(user: TestUser): Promise<{ id: string; path: string }> {
    const [first, second] = await Promise.all(
      [1, 2].map(async () => {
        const name = `karoo-admin-${++people}`;
        return { user: await installation.user(name, karoo, ['ADMIN']), name };
      }),
    );
    const [one, two] = [await signedIn(first!), await signedIn(second!)];
    const asked = await send(one, first!.user, 'POST', '/app/control-changes', {
      kind: 'RESET_SIGN_IN',
      userId: user.id,
      reason: 'Forgot it.',
    });
    const { id } = asked.json;
    await send(two, second!.user, 'POST', `/app/control-changes/${id}/confirm`);
    const link = await send(two, second!.user, 'POST', `/app/access/invitations/${id}/link`);
    return { id, path: new URL(link.json.url).pathname };
  }
});

describe('the database', () => {
  const write = (text: string, ...values: unknown[]) =>
    installation.context.database.execute(text, values as never);

  it('refuses a second user of a person in one company', async () => {
    const nia = await person();
    const again = write(
      `INSERT INTO users (id, entity_id, login_id, name, issuer, subject, roles, created_at)
       SELECT gen_random_uuid(), entity_id, login_id, name, issuer, subject, '{APPROVER}', now()
         FROM users
        WHERE id = $1`,
      nia.here.id,
    );
    await expect(again).rejects.toMatchObject({ constraint: 'users_once_in_entity' });
  });

  it('refuses to move a user to another person or company', async () => {
    const [nia, sam] = [await person(), await person()];
    const loginOf = '(SELECT login_id FROM users WHERE id = $2)';
    for (const change of [
      write(`UPDATE users SET login_id = ${loginOf} WHERE id = $1`, nia.here.id, sam.here.id),
      write('UPDATE users SET entity_id = $2 WHERE id = $1', nia.here.id, harbour),
    ])
      await expect(change).rejects.toThrow('a user stays the user of one person in one entity');
    await expect(write('DELETE FROM logins WHERE id = $1', nia.here.id)).rejects.toThrow('permission denied');
  });

  it('refuses a user with another name or identity than the login', async () => {
    const nia = await person();
    const change = write("UPDATE users SET name = name || '2' WHERE id = $1", nia.there.id);
    await expect(change).rejects.toMatchObject({ constraint: 'users_login_fk' });
    await expect(
      write("UPDATE users SET subject = 'other' WHERE id = $1", nia.there.id),
    ).rejects.toMatchObject({ constraint: 'users_login_fk' });
    await write("UPDATE logins SET issuer = 'https://id.example', subject = 's1' WHERE id = $1", nia.here.id);
    const rows = await installation.context.database.query('SELECT issuer FROM users WHERE name = $1', [
      nia.name,
    ]);
    expect(rows.map(({ issuer }) => issuer)).toEqual(['https://id.example', 'https://id.example']);
  });

  it('refuses a second login for the same identity with another spelling of its issuer', async () => {
    const insert = (name: string, issuer: string, subject: string) =>
      write(
        `INSERT INTO users (id, entity_id, name, issuer, subject, roles, created_at)
         VALUES (gen_random_uuid(), $1, $2, $3, $4, '{APPROVER}', now())`,
        harbour,
        name,
        issuer,
        subject,
      );
    await insert('spelled', 'https://spelled.example', '7');
    for (const issuer of ['https://spelled.example/', 'https://spelled.example//', 'https://spelled.example'])
      await expect(insert('spelled-again', issuer, '7'), issuer).rejects.toMatchObject({
        constraint: expect.stringMatching(/^logins_(one_spelling|issuer_subject)$/),
      });
    await insert('spelled-other', 'https://spelled.example/', '8');
    await expect(write("UPDATE logins SET subject = '7' WHERE name = 'spelled-other'")).rejects.toMatchObject(
      { constraint: 'logins_one_spelling' },
    );
    await expect(
      run(userCommand as typeof join, {
        name: 'spelled-third',
        entity: 'Harbour Foods',
        issuer: 'https://spelled.example/',
        subject: '7',
      }),
    ).rejects.toThrow('That identity already belongs to the user "spelled"');
  });

  it('refuses another name of a login, and a password for another login', async () => {
    const [nia, sam] = [await person(), await person()];
    await expect(write("UPDATE logins SET name = 'x' WHERE id = $1", nia.here.id)).rejects.toThrow(
      'a login keeps its name',
    );
    await expect(
      write('UPDATE local_credentials SET login_id = $2 WHERE login_id = $1', nia.here.id, sam.here.id),
    ).rejects.toThrow('a password belongs to one login');
  });

  it('refuses a session in a company for the user of another one', async () => {
    const nia = await person();
    await signedIn(nia);
    const moved = write('UPDATE sessions SET entity_id = $2 WHERE user_id = $1', nia.here.id, harbour);
    await expect(moved).rejects.toMatchObject({ constraint: 'sessions_user_fk' });
  });

  it('has no user whose login has another name or identity', async () => {
    const { rows } = await ownerOf(installation.context.database).pool.query(
      `SELECT u.id
         FROM users u
         LEFT JOIN logins l ON (l.id, l.name, l.issuer, l.subject) = (u.login_id, u.name, u.issuer, u.subject)
        WHERE l.id IS NULL`,
    );
    expect(rows).toEqual([]);
  });
});
