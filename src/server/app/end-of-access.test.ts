import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { obtainToken } from '../gateway/command-line/obtain-token.ts';
import type { CookieClient } from '../gateway/command-line/cookie-client.ts';
import {
  signIn,
  testInstallation,
  type TestInstallation,
  type TestUser,
} from '../gateway/testing/test-installation.ts';
import { role } from '../identity/admin/role.ts';
import { user as userCommand } from '../identity/admin/user.ts';
import { payments } from '../payments/routes.ts';
import { insertBatch } from '../payments/testing/insert-batch.ts';

/** Everything that ends when a user loses access, by the operator's commands and over HTTP. */

let installation: TestInstallation;
let entityId: string;
let batchId: string;
let users = 0;

const folder = mkdtempSync(join(tmpdir(), 'outlay-password-'));
const passwordFile = join(folder, 'password');
writeFileSync(passwordFile, 'a new and longer password\n');

beforeAll(async () => {
  installation = await testInstallation({}, (app, access, context) => payments(app, context, access));
  entityId = await installation.entity('Access Ends Limited');
  const creator = await installation.user('creator', entityId, ['PREPARER']);
  batchId = (await insertBatch(installation.context, { entityId, createdBy: creator.id })).id;
});
afterAll(async () => {
  await installation.close();
  rmSync(folder, { recursive: true });
});

interface SignedIn {
  user: TestUser;
  browser: CookieClient;
  authorization: string;
}

/** A user with an open dashboard and a bearer token. */
async function signedIn(): Promise<SignedIn> {
  const name = `reader-${++users}`;
  const user = await installation.user(name, entityId, ['VIEWER']);
  const browser = installation.browser();
  await signIn(browser, name);
  return { user, browser, authorization: `Bearer ${await obtainToken(installation.browser(), name, name)}` };
}

const cookieOf = ({ browser }: SignedIn) => ({
  cookie: `outlay_session=${browser.cookies.get('outlay_session')!.value}`,
});
const statusOf = async (headers: Record<string, string>) =>
  (await installation.browser().send('/app/session', { headers })).status;
const statuses = async (reader: SignedIn) => [
  await statusOf(cookieOf(reader)),
  await statusOf({ authorization: reader.authorization }),
];
const admin = (options: Record<string, unknown>) =>
  userCommand.run(installation.context, userCommand.options.parse(options) as never);

/** An open event stream; `ended` resolves when the server has ended it. */
async function follow(headers: Record<string, string>) {
  const answer = await fetch(`${installation.publicUrl}/app/batches/${batchId}/events`, { headers });
  expect(answer.status).toBe(200);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  while (!heard.includes('event: batch')) heard += (await reader.read()).value ?? '';
  const ended = (async () => {
    let later = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return later;
      later += value;
    }
  })();
  return { ended, leave: () => reader.cancel() };
}

describe('when a user is disabled', () => {
  it('sessions, tokens and open streams end at once, and enabling the user restores none', async () => {
    const reader = await signedIn();
    const streams = [await follow(cookieOf(reader)), await follow({ authorization: reader.authorization })];
    expect(await statuses(reader)).toEqual([200, 200]);
    await admin({ name: reader.user.name, state: 'disabled' });
    for (const stream of streams) expect(await stream.ended).not.toContain('event: batch');
    expect(await statuses(reader)).toEqual([401, 401]);

    await admin({ name: reader.user.name, state: 'enabled' });
    expect(await statuses(reader)).toEqual([401, 401]);
    expect((await reader.browser.follow('/app/sign-in')).body).toContain('<form class="card"');
    expect((await signIn(reader.browser, reader.user.name)).status).toBe(200);
  });

  it('other users keep their access', async () => {
    const [leaves, stays] = [await signedIn(), await signedIn()];
    const stream = await follow(cookieOf(stays));
    await admin({ name: leaves.user.name, state: 'disabled' });
    expect(await statuses(stays)).toEqual([200, 200]);
    await installation.context.database.query('UPDATE batches SET label = label || $2 WHERE id = $1', [
      batchId,
      '.',
    ]);
    await stream.leave();
  });
});

describe('when the password changes', () => {
  it('sessions, tokens and open streams end, and the user can sign in with the new password', async () => {
    const reader = await signedIn();
    const streams = [await follow(cookieOf(reader)), await follow({ authorization: reader.authorization })];
    await admin({ name: reader.user.name, 'password-file': passwordFile });
    for (const stream of streams) expect(await stream.ended).not.toContain('event: batch');
    expect(await statuses(reader)).toEqual([401, 401]);
    expect((await reader.browser.follow('/app/sign-in')).body).toContain('<form class="card"');
    expect(
      (await signIn(reader.browser, reader.user.name, '/app/sign-in', 'a new and longer password')).status,
    ).toBe(200);
    const token = await obtainToken(installation.browser(), reader.user.name, 'a new and longer password');
    expect(await statusOf({ authorization: `Bearer ${token}` })).toBe(200);
  });

  it('a sign-in that began with the old password is not completed', async () => {
    const { user } = await signedIn();
    const browser = installation.browser();
    const form = await browser.follow('/app/sign-in');
    const posted = await browser.send(/action="([^"]+)"/.exec(form.body)![1]!, {
      method: 'POST',
      form: { username: user.name, password: user.name },
    });
    await admin({ name: user.name, 'password-file': passwordFile });
    await browser.follow(posted.location!);
    expect(browser.cookies.has('outlay_session')).toBe(false);
  });
});

it('removing the last role of a user ends the open streams', async () => {
  const reader = await signedIn();
  const stream = await follow(cookieOf(reader));
  await role.run(
    installation.context,
    role.options.parse({ user: reader.user.name, revoke: 'VIEWER' }) as never,
  );
  expect(await stream.ended).not.toContain('event: batch');
});

it('a sign-out ends the streams of that session, but no token of another sign-in', async () => {
  const reader = await signedIn();
  const stream = await follow(cookieOf(reader));
  const other = await follow({ authorization: reader.authorization });
  await reader.browser.send('/app/session/sign-out', {
    method: 'POST',
    headers: { origin: installation.publicUrl },
  });
  expect(await stream.ended).not.toContain('event: batch');
  expect(await statuses({ ...reader, browser: await freshBrowserOf(reader) })).toEqual([200, 200]);
  await other.leave();
});

async function freshBrowserOf({ user }: SignedIn): Promise<CookieClient> {
  const browser = installation.browser();
  await signIn(browser, user.name);
  return browser;
}
