import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DASHBOARD_OPERATIONS, PAYMENTS_OPERATIONS } from '../../contract/operations.ts';
import type { CookieClient } from '../gateway/command-line/cookie-client.ts';
import { obtainToken } from '../gateway/command-line/obtain-token.ts';
import { signIn } from '../gateway/testing/test-installation.ts';
import { severalCompanies } from './testing/several-companies.ts';

/** A person with a user in two companies switches between them, over HTTP as the browser does it. */

const companies = severalCompanies();
const { person, signedIn, send, switchTo, sessionOf, statusOf, actionsOf, batchIn, approvalsOf } = companies;

describe('a session', () => {
  it('names the companies of its person, and switches between them', async () => {
    const nia = await person();
    const browser = await signedIn(nia);
    const before = await sessionOf(browser);
    expect(before.entity.name).toBe('Karoo Trading');
    expect(before.companies).toEqual([
      { userId: nia.there.id, entityId: companies.harbour, name: 'Harbour Foods', isCurrent: false },
      { userId: nia.here.id, entityId: companies.karoo, name: 'Karoo Trading', isCurrent: true },
    ]);
    const old = browser.cookies.get('outlay_session')!.value;
    const switched = await switchTo(browser, nia.here, nia.there);
    expect([switched.status, switched.json.name]).toEqual([200, 'Harbour Foods']);
    const after = await sessionOf(browser);
    expect([after.user.id, after.entity.name]).toEqual([nia.there.id, 'Harbour Foods']);
    expect(after.authenticatedAt).toBe(before.authenticatedAt);
    const earlier = await companies.installation.browser().send('/app/session', {
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
        await companies.installation.context.database.query(
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
    const authorization = `Bearer ${await obtainToken(companies.installation.browser(), nia.name, nia.name)}`;
    const body = JSON.stringify({ userId: nia.there.id });
    const byToken = await companies.installation.browser().send('/app/session/switch', {
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
          companies.installation.browser(),
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
    const [open] = await companies.installation.context.database.query(
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
    const named = companies.installation.browser();
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
    const [own, others] = [await batchIn(companies.karoo), await batchIn(companies.harbour)];
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
    await companies.installation.user('alone', companies.karoo, ['APPROVER']);
    const browser = await signedIn({ name: 'alone' });
    expect((await send(browser, null, 'PUT', '/app/preferences', { language: 'af' })).status).toBe(200);
    const stranger = await companies.installation.user('not-alone', companies.karoo, ['VIEWER']);
    const wrong = await send(browser, stranger, 'PUT', '/app/preferences', { language: 'en' });
    expect(wrong.json.code).toBe('other_company');
  });
});

describe('an event stream', () => {
  const open = (browser: CookieClient, path: string) =>
    fetch(companies.installation.publicUrl + path, {
      headers: { cookie: `outlay_session=${browser.cookies.get('outlay_session')!.value}` },
    });

  it('ends at the switch, and does not continue in the other company', async () => {
    const nia = await person();
    const browser = await signedIn(nia);
    const { id } = await batchIn(companies.karoo);
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
