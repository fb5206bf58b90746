import { Script } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../shared/time.ts';
import { join } from '../identity/admin/join.ts';
import { PASSKEY_SCRIPT_PATH } from '../identity/pages/passkey-script.ts';
import { rightSessionTimes } from '../identity/session/right-session-times.ts';
import { applyDueResets } from '../identity/passkeys/resets.ts';
import { SoftwarePasskey, type Answering } from '../identity/passkeys/testing/software-passkey.ts';
import { installJobs } from '../platform/jobs.ts';
import { PASSKEY_MAIL, type PasskeyMailJob } from '../identity/passkeys/announce.ts';
import type { CookieClient } from './command-line/cookie-client.ts';
import {
  signIn,
  testInstallation,
  type TestInstallation,
  type TestUser,
} from './testing/test-installation.ts';

let installation: TestInstallation;
let entityId: string;
beforeAll(async () => {
  installation = await testInstallation();
  await installJobs(installation.context.database, [PASSKEY_MAIL]);
  entityId = await installation.entity('Passkeys Limited');
});
afterAll(() => installation.close());

async function send(client: CookieClient, path: string, body?: object, method = 'POST', as?: string) {
  const answer = await client.send(path, {
    method,
    headers: {
      origin: installation.publicUrl,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(as === undefined ? {} : { 'outlay-user': as }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: JSON.parse(answer.body) };
}

/** A user who is signed in. */
async function signedIn(name: string, admin = false): Promise<{ user: TestUser; browser: CookieClient }> {
  const user = await installation.user(name, entityId, admin ? ['ADMIN'] : ['APPROVER']);
  const browser = installation.browser();
  await signIn(browser, name);
  return { user, browser };
}

interface Adding {
  changes?: Answering;
  known?: SoftwarePasskey;
}

async function add(browser: CookieClient, passkey: SoftwarePasskey, { changes, known }: Adding = {}) {
  const { body: start } = await send(browser, '/app/passkeys/options');
  return send(browser, '/app/passkeys', {
    name: 'Laptop',
    nonce: start.options.challenge,
    credential: passkey.create(start.options.challenge, changes),
    ...(known ? { proof: { nonce: start.proof.nonce, ...known.get(start.proof.challenge) } } : {}),
  });
}

/** A user with a passkey. */
async function withPasskey(name: string) {
  const { user, browser } = await signedIn(name);
  const passkey = new SoftwarePasskey(installation.publicUrl);
  expect((await add(browser, passkey)).status).toBe(200);
  return { user, browser, passkey };
}

async function jobsFor(userId: string): Promise<PasskeyMailJob[]> {
  const rows = await installation.context.database.query(
    "SELECT data FROM pgboss.job WHERE name = 'passkey-mail' AND data ->> 'userId' = $1 ORDER BY created_on",
    [userId],
  );
  return rows.map(({ data }) => data as unknown as PasskeyMailJob);
}

/** Signs in with a passkey as the script of the page does. */
async function signInWith(
  browser: CookieClient,
  passkey: SoftwarePasskey,
  changes: Answering & { userHandle?: string | null } = {},
) {
  const form = await browser.follow('/app/sign-in');
  const asks = /data-passkey="([^"]+)"/.exec(form.body)![1]!;
  const asked = await browser.send(asks, { method: 'POST' });
  const { challenge, rpId } = JSON.parse(asked.body) as { challenge: string; rpId: string };
  expect(rpId).toBe('localhost');
  const { userHandle = null, ...answering } = changes;
  const answer = JSON.stringify({ ...passkey.get(challenge, answering), userHandle });
  const action = asks.replace(/-challenge$/, '');
  const posted = await browser.send(action, { method: 'POST', form: { answer } });
  if (posted.location) await browser.follow(posted.location);
  return { ...posted, answer, action };
}

const sessionOf = async (browser: CookieClient) => (await browser.send('/app/session', {})).status;
const handleOf = (user: TestUser) => Buffer.from(user.id.replaceAll('-', ''), 'hex').toString('base64url');

/**
 * Runs steps at a later time. The provider dates sign-ins by the clock of the machine, so that time is undone
 * afterwards: else every later sign-in would be old.
 */
async function later(ms: number, steps: () => Promise<void>): Promise<void> {
  installation.passMs(ms);
  try {
    await steps();
  } finally {
    installation.passMs(-ms);
  }
}

describe('a new passkey', () => {
  it('is listed without its key, audited and mailed to its owner', async () => {
    const { user, browser } = await withPasskey('new-one');
    const { body } = await send(browser, '/app/passkeys', undefined, 'GET');
    expect(body).toMatchObject({ isPossible: true, passkeys: [{ name: 'Laptop', lastUsedAt: null }] });
    expect(JSON.stringify(body)).not.toContain('publicKey');
    const [job] = await jobsFor(user.id);
    expect(job).toMatchObject({ event: 'ADDED', userId: user.id });
    const actions = await installation.context.database.query(
      "SELECT action FROM audit_log WHERE subject_id = $1 AND action LIKE 'passkey.%'",
      [user.id],
    );
    expect(actions.map(({ action }) => action)).toEqual(['passkey.added']);
  });

  it('asks for a resident key and a verified user, and for none that is there', async () => {
    const { browser, passkey } = await withPasskey('options');
    const { body } = await send(browser, '/app/passkeys/options');
    expect(body.options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: passkey.credentialId.toString('base64url') }],
    });
  });

  it('is not possible with one that is older than the first day in another company', async () => {
    const { user, passkey } = await withPasskey('older-than-join');
    const client = installation.browser();
    expect((await signInWith(client, passkey)).status).toBe(303);
    await installation.entity('Joined Later');
    const command = { user: user.name, entity: 'Joined Later', roles: 'APPROVER' };
    await join.run(installation.context, join.options.parse(command) as never);
    // An admin of the first company may have put it there before the person had anything to lose.
    const later = installation.browser();
    expect((await signInWith(later, passkey)).status).toBe(400);
    expect(await sessionOf(later)).toBe(401);
  });

  it.each([
    ['at another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['without a verified user', { isVerified: false }],
    ['without anyone present', { isPresent: false }],
    ['made for a sign-in', { type: 'webauthn.get' }],
  ] satisfies [string, Answering][])('is refused %s', async (what, changes) => {
    const { browser } = await signedIn(`refused ${what}`);
    const answer = await add(browser, new SoftwarePasskey(installation.publicUrl), { changes });
    expect(answer).toMatchObject({ status: 401, body: { code: 'passkey_not_valid' } });
    expect((await send(browser, '/app/passkeys', undefined, 'GET')).body.passkeys).toEqual([]);
  });

  it('needs its own challenge, once, from its own user', async () => {
    const { browser } = await signedIn('challenged');
    const { browser: other } = await signedIn('challenged-too');
    const { body: start } = await send(browser, '/app/passkeys/options');
    const nonce = start.options.challenge as string;
    const body = () => ({
      name: 'One',
      nonce,
      credential: new SoftwarePasskey(installation.publicUrl).create(nonce),
    });
    expect((await send(other, '/app/passkeys', body())).body.code).toBe('passkey_challenge_unknown');
    expect((await send(browser, '/app/passkeys', body())).status).toBe(200);
    expect((await send(browser, '/app/passkeys', body())).body.code).toBe('passkey_required');
  });

  it('needs a passkey that the user has already, from the second one on', async () => {
    const { browser, passkey } = await withPasskey('second-one');
    const second = new SoftwarePasskey(installation.publicUrl);
    expect((await add(browser, second)).body.code).toBe('passkey_required');
    const stranger = new SoftwarePasskey(installation.publicUrl);
    expect((await add(browser, second, { known: stranger })).body.code).toBe('passkey_unknown');
    expect((await add(browser, second, { known: passkey })).status).toBe(200);
    expect((await add(browser, second, { known: passkey })).body.code).toBe('passkey_known');
  });

  it('is added once when the same first passkeys arrive at the same time', async () => {
    const { browser } = await signedIn('at-once');
    const starts = await Promise.all([1, 2, 3].map(() => send(browser, '/app/passkeys/options')));
    const answers = await Promise.all(
      starts.map(({ body: start }) =>
        send(browser, '/app/passkeys', {
          name: 'Laptop',
          nonce: start.options.challenge,
          credential: new SoftwarePasskey(installation.publicUrl).create(start.options.challenge),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  it('needs a fresh sign-in', async () => {
    const { browser } = await signedIn('stale-sign-in');
    await later(16 * MINUTE_MS, async () => {
      expect((await send(browser, '/app/passkeys/options')).body.code).toBe('fresh_sign_in_required');
    });
  });
});

describe('removing a passkey', () => {
  it('needs one of the passkeys, and is mailed; another user’s is not found', async () => {
    const { user, browser, passkey } = await withPasskey('remover');
    const { browser: other, passkey: theirs } = await withPasskey('not-remover');
    const { body } = await send(browser, '/app/passkeys', undefined, 'GET');
    const path = `/app/passkeys/${body.passkeys[0].id}`;
    const prove = async (client: CookieClient, key: SoftwarePasskey) => {
      const { body: asked } = await send(client, '/app/passkeys/proof');
      return { proof: { nonce: asked.nonce, ...key.get(asked.challenge) } };
    };
    expect((await send(other, `${path}/remove`, await prove(other, theirs))).status).toBe(404);
    expect((await send(other, path, { name: 'Mine' }, 'PUT')).status).toBe(404);
    expect((await send(browser, `${path}/remove`, await prove(browser, theirs))).body.code).toBe(
      'passkey_unknown',
    );
    expect((await send(browser, path, { name: 'Renamed' }, 'PUT')).body.passkeys[0].name).toBe('Renamed');
    const removed = await send(browser, `${path}/remove`, await prove(browser, passkey));
    expect(removed).toMatchObject({ status: 200, body: { passkeys: [] } });
    expect((await jobsFor(user.id)).map(({ event }) => event)).toEqual(['ADDED', 'REMOVED']);
    const [kept] = await installation.context.database.query(
      'SELECT removed_at, public_key FROM passkeys WHERE user_id = $1',
      [user.id],
    );
    expect(kept!.removed_at).not.toBeNull();
    expect(kept!.public_key.length).toBeGreaterThan(50);
  });
});

describe('a challenge', () => {
  it('of a sign-in, a proof or a new passkey has 33 bytes, one more than that of an approval', async () => {
    const { browser } = await withPasskey('lengths');
    const { body: start } = await send(browser, '/app/passkeys/options');
    const { body: proof } = await send(browser, '/app/passkeys/proof');
    const other = installation.browser();
    const form = await other.follow('/app/sign-in');
    const asks = /data-passkey="([^"]+)"/.exec(form.body)![1]!;
    const signingIn = JSON.parse((await other.send(asks, { method: 'POST' })).body);
    for (const text of [start.options.challenge, start.proof.challenge, proof.challenge, signingIn.challenge])
      expect(Buffer.from(text, 'base64url')).toHaveLength(33);
  });
});

describe('the sessions of a user', () => {
  it('end when a passkey is removed, but the one that removed it', async () => {
    const { browser, passkey } = await withPasskey('evicting');
    const thief = installation.browser();
    expect((await signInWith(thief, passkey)).status).toBe(303);
    const bystander = (await withPasskey('not-evicted')).browser;
    expect(await sessionOf(thief)).toBe(200);
    const { body } = await send(browser, '/app/passkeys', undefined, 'GET');
    const { body: asked } = await send(browser, '/app/passkeys/proof');
    const proof = { nonce: asked.nonce, ...passkey.get(asked.challenge) };
    const removed = await send(browser, `/app/passkeys/${body.passkeys[0].id}/remove`, { proof });
    expect(removed.status).toBe(200);
    expect(await sessionOf(browser)).toBe(200);
    expect(await sessionOf(thief)).toBe(401);
    expect(await sessionOf(bystander)).toBe(200);
    // Its session at the provider is gone too, so it does not come back without a password.
    await thief.follow('/app/sign-in');
    expect(await sessionOf(thief)).toBe(401);
  });
});

describe('signing in with a passkey', () => {
  it('opens a session that is fresh, without a name or a password', async () => {
    const { user, passkey } = await withPasskey('signs-in');
    const browser = installation.browser();
    expect((await signInWith(browser, passkey, { userHandle: handleOf(user) })).status).toBe(303);
    const session = JSON.parse((await browser.send('/app/session', {})).body);
    expect(session.user.id).toBe(user.id);
    expect(Date.parse(session.authenticatedAt)).toBeGreaterThan(
      installation.context.clock.nowMs() - MINUTE_MS,
    );
    // The passkey also answers where a fresh sign-in is required.
    await later(16 * MINUTE_MS, async () => {
      expect((await send(browser, '/app/passkeys/options')).body.code).toBe('fresh_sign_in_required');
    });
    const form = await browser.follow('/app/sign-in?max_age=0');
    expect(form.body).toContain('data-passkey');
  });

  it.each([
    ['at another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['without a verified user', { isVerified: false }],
    ['with a counter that went back', { counter: 1 }],
    ['that names another user', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ] satisfies [string, Answering & { userHandle?: string }][])('is refused %s', async (what, changes) => {
    const { passkey } = await withPasskey(`sign-in ${what}`);
    const browser = installation.browser();
    const answer = await signInWith(browser, passkey, changes);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('This passkey was not accepted');
    expect(await sessionOf(browser)).toBe(401);
  });

  it('is refused for a stranger, a replay, another interaction, and a disabled user', async () => {
    const { passkey, user } = await withPasskey('refused-user');
    const stranger = installation.browser();
    const answer = await signInWith(stranger, new SoftwarePasskey(installation.publicUrl));
    expect(answer.status).toBe(400);
    // A challenge is used up by any answer to it.
    const first = await signInWith(stranger, passkey, { isVerified: false });
    expect(
      (await stranger.send(first.action, { method: 'POST', form: { answer: first.answer } })).status,
    ).toBe(400);
    const browser = installation.browser();
    const right = await signInWith(browser, passkey);
    expect(right.status).toBe(303);
    const again = installation.browser();
    const form = await again.follow('/app/sign-in');
    const action = /data-passkey="([^"]+)-challenge"/.exec(form.body)![1]!;
    expect((await again.send(action, { method: 'POST', form: { answer: right.answer } })).status).toBe(400);
    await installation.context.database.query('UPDATE users SET disabled_at = $2 WHERE id = $1', [
      user.id,
      new Date(),
    ]);
    expect((await signInWith(installation.browser(), passkey)).status).toBe(400);
  });

  it('waits after failures, as a password does', async () => {
    const { passkey } = await withPasskey('throttled');
    const browser = installation.browser();
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries++)
      statuses.push((await signInWith(browser, passkey, { isVerified: false })).status);
    expect(statuses).toContain(429);
    expect(statuses.slice(0, 4)).toEqual([400, 400, 400, 400]);
  });

  it('needs a script from our origin, and the page works without it', async () => {
    const browser = installation.browser();
    const form = await browser.follow('/app/sign-in');
    expect(form.headers['content-security-policy']).toContain("script-src 'self';");
    expect(form.body).toContain(`<script type="module" src="${PASSKEY_SCRIPT_PATH}"></script>`);
    expect(form.body).toMatch(/<form\s+class="passkey"[^>]*hidden/);
    expect(form.body).not.toMatch(/<script(?![^>]*src=)/);
    const script = await browser.send(PASSKEY_SCRIPT_PATH, {});
    expect(script.headers['content-type']).toContain('text/javascript');
    expect(() => new Script(script.body)).not.toThrow();
  });
});

describe('a reset of lost passkeys', () => {
  it('waits a day, is mailed at once, and then removes them; the password still signs in', async () => {
    const { user, browser, passkey } = await withPasskey('lost-all');
    const { browser: admin } = await signedIn('resetting-admin', true);
    const asked = await send(admin, '/app/passkey-resets', { userId: user.id });
    expect(asked).toMatchObject({ status: 200, body: { state: 'WAITING', user: { userId: user.id } } });
    expect((await send(admin, '/app/passkey-resets', { userId: user.id })).body.code).toBe(
      'passkey_reset_waits',
    );
    expect((await send(browser, '/app/passkeys', undefined, 'GET')).body.reset.id).toBe(asked.body.id);
    await later(24 * HOUR_MS - MINUTE_MS, () => applyDueResets(installation.context));
    expect((await signInWith(installation.browser(), passkey)).status).toBe(303);
    await later(24 * HOUR_MS + MINUTE_MS, async () => {
      await Promise.all([applyDueResets(installation.context), applyDueResets(installation.context)]);
    });
    expect((await signInWith(installation.browser(), passkey)).status).toBe(400);
    const again = installation.browser();
    await signIn(again, 'lost-all');
    const shown = await send(again, '/app/passkeys', undefined, 'GET');
    expect(shown.body).toMatchObject({ passkeys: [], reset: null });
    expect((await add(again, new SoftwarePasskey(installation.publicUrl))).status).toBe(200);
    const events = (await jobsFor(user.id)).map(({ event }) => event);
    expect(events).toEqual(['ADDED', 'RESET_ASKED', 'RESET_DONE', 'ADDED']);
  });

  it.each([
    ['and ends the sign-ins in both, because a passkey opened both', 'in-two', true],
    ['and its sign-ins, because no passkey that is removed opened it', 'joined-later', false],
  ])('in one entity leaves the passkeys of another one, %s', async (_, name, opensBoth) => {
    const { user, browser, passkey } = await withPasskey(name);
    const { browser: admin } = await signedIn(`admin-of-${name}`, true);
    const other = await installation.entity(`Another ${name}`);
    const command = { user: name, entity: `Another ${name}`, roles: 'APPROVER' };
    await join.run(installation.context, join.options.parse(command) as never);
    const { companies } = JSON.parse((await browser.send('/app/session', {})).body);
    const there = companies.find(({ entityId: id }: { entityId: string }) => id === other).userId as string;
    const newer = new SoftwarePasskey(installation.publicUrl);
    if (opensBoth) {
      // A passkey from before the person joined the other entity only approves; this one signs in.
      const { body } = await send(browser, '/app/passkeys/options', undefined, 'POST', user.id);
      const { challenge } = body.options;
      const made = {
        name: 'Tablet',
        nonce: challenge,
        credential: newer.create(challenge),
        proof: { nonce: body.proof.nonce, ...passkey.get(body.proof.challenge) },
      };
      expect((await send(browser, '/app/passkeys', made, 'POST', user.id)).status).toBe(200);
    }
    const switched = await browser.send('/app/session/switch', {
      method: 'POST',
      headers: {
        origin: installation.publicUrl,
        'outlay-user': user.id,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ userId: there }),
    });
    expect(switched.status).toBe(200);
    // The first passkey there needs no proof by the one here: each entity has its own.
    const second = new SoftwarePasskey(installation.publicUrl);
    const { body: start } = await send(browser, '/app/passkeys/options', undefined, 'POST', there);
    expect(start.options.user.displayName).toBe(`${name} (Another ${name})`);
    const nonce = start.options.challenge as string;
    const added = await send(
      browser,
      '/app/passkeys',
      { name: 'Phone', nonce, credential: second.create(nonce) },
      'POST',
      there,
    );
    expect(added.status).toBe(200);
    const asked = await send(admin, '/app/passkey-resets', { userId: user.id });
    expect(asked.status).toBe(200);
    expect((await send(admin, '/app/passkey-resets', { userId: there })).status).toBe(404);
    await later(24 * HOUR_MS + MINUTE_MS, () => applyDueResets(installation.context));
    expect(await sessionOf(browser)).toBe(opensBoth ? 401 : 200);
    // As the worker does when the clock was ahead. Providers count in whole seconds.
    await rightSessionTimes(installation.context.database, installation.context.clock.nowMs());
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    for (const removed of [passkey, newer])
      expect((await signInWith(installation.browser(), removed)).status).toBe(400);
    const again = installation.browser();
    expect((await signInWith(again, second)).status).toBe(303);
    expect(JSON.parse((await again.send('/app/session', {})).body).user.id).toBe(there);
  });

  it('is stopped by the user or an admin, by no other user, and never takes effect then', async () => {
    const { user, browser, passkey } = await withPasskey('still-has-it');
    const { browser: admin } = await signedIn('mistaken-admin', true);
    const { browser: other } = await signedIn('bystander');
    const asked = await send(admin, '/app/passkey-resets', { userId: user.id });
    const stop = `/app/passkey-resets/${asked.body.id}/stop`;
    expect((await send(other, stop)).status).toBe(404);
    expect((await send(browser, stop)).body).toMatchObject({ state: 'STOPPED' });
    expect((await send(browser, stop)).body.code).toBe('passkey_reset_ended');
    await later(25 * HOUR_MS, () => applyDueResets(installation.context));
    expect((await signInWith(installation.browser(), passkey)).status).toBe(303);
  });

  it('is stopped once by the user: the next one within 7 days only an admin stops', async () => {
    const { database } = installation.context;
    const { user, browser: thief } = await withPasskey('robbed');
    const { browser: admin } = await signedIn('evicting-admin', true);
    const ask = async () => (await send(admin, '/app/passkey-resets', { userId: user.id })).body;
    const stop = (who: CookieClient, { id }: { id: string }) => send(who, `/app/passkey-resets/${id}/stop`);
    const first = await ask();
    expect(first.userMayStop).toBe(true);
    expect((await stop(thief, first)).status).toBe(200);
    const second = await ask();
    expect(second.userMayStop).toBe(false);
    const refused = await Promise.all([stop(thief, second), stop(thief, second)]);
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 400, body: { code: 'passkey_reset_again' } });
    await expect(
      database.query(
        `UPDATE passkey_resets SET state = 'STOPPED', decided_by = user_id, decided_at = now()
          WHERE id = $1`,
        [second.id],
      ),
    ).rejects.toMatchObject({ constraint: 'passkey_reset_again' });
    expect((await stop(admin, second)).body).toMatchObject({ state: 'STOPPED' });
    // What an admin stopped changes nothing about that.
    const third = await ask();
    expect((await stop(thief, third)).body.code).toBe('passkey_reset_again');
    await later(24 * HOUR_MS + MINUTE_MS, () => applyDueResets(installation.context));
    expect(await sessionOf(thief)).toBe(401);
  });

  it('is stopped by the user again when 7 days have passed', async () => {
    const { database } = installation.context;
    const { user, browser } = await withPasskey('asked-about-twice');
    const { user: admin } = await signedIn('forgetful-admin', true);
    const insert = (asked: string) =>
      database.query(
        `INSERT INTO passkey_resets (id, entity_id, user_id, asked_by, asked_at, takes_effect_at, state)
         VALUES (gen_random_uuid(), $1, $2, $3, now() - $4::interval,
                 now() - $4::interval + interval '8 days', 'WAITING')
         RETURNING id`,
        [entityId, user.id, admin.id, asked],
      );
    const [old] = await insert('8 days');
    await database.query(
      `UPDATE passkey_resets
          SET state = 'STOPPED', decided_by = user_id, decided_at = now() - interval '169 hours'
        WHERE id = $1`,
      [old!.id],
    );
    const [reset] = await insert('1 hour');
    expect((await send(browser, `/app/passkey-resets/${reset!.id}/stop`)).body).toMatchObject({
      state: 'STOPPED',
    });
  });

  it('takes effect for a user whose access was ended first, with every session', async () => {
    const { user, browser, passkey } = await withPasskey('ended-first');
    const { browser: admin } = await signedIn('thorough-admin', true);
    const setDisabled = (at: Date | null) =>
      installation.context.database.query('UPDATE users SET disabled_at = $2 WHERE id = $1', [user.id, at]);
    await setDisabled(new Date(installation.context.clock.nowMs()));
    expect(await sessionOf(browser)).toBe(401);
    expect((await send(admin, '/app/passkey-resets', { userId: user.id })).status).toBe(200);
    await later(24 * HOUR_MS + MINUTE_MS, () => applyDueResets(installation.context));
    await setDisabled(null);
    expect((await signInWith(installation.browser(), passkey)).status).toBe(400);
  });

  it('lapses when its asker is no longer an admin, and the passkeys stay', async () => {
    const { database } = installation.context;
    const { user, browser, passkey } = await withPasskey('asked-by-former');
    const { user: former, browser: admin } = await signedIn('former-admin', true);
    const { browser: other } = await signedIn('remaining-admin', true);
    const { body: asked } = await send(admin, '/app/passkey-resets', { userId: user.id });
    const end = (state: string) =>
      database.query(
        `UPDATE passkey_resets SET state = $2, decided_at = takes_effect_at + interval '1 hour'
          WHERE id = $1`,
        [asked.id, state],
      );
    await expect(end('LAPSED')).rejects.toMatchObject({ constraint: 'passkey_reset_asker' });
    await expect(end('ENDED')).rejects.toMatchObject({ constraint: 'passkey_reset_kept' });
    await database.query("UPDATE users SET roles = '{APPROVER}' WHERE id = $1", [former.id]);
    await expect(end('DONE')).rejects.toMatchObject({ constraint: 'passkey_reset_asker' });
    await later(24 * HOUR_MS + MINUTE_MS, async () => {
      await Promise.all([applyDueResets(installation.context), applyDueResets(installation.context)]);
    });
    const { body: resets } = await send(other, '/app/passkey-resets', undefined, 'GET');
    expect(resets.find(({ id }: { id: string }) => id === asked.id)).toMatchObject({
      state: 'LAPSED',
      decidedBy: null,
    });
    expect(await sessionOf(browser)).toBe(200);
    expect((await signInWith(installation.browser(), passkey)).status).toBe(303);
    const events = (await jobsFor(user.id)).map(({ event }) => event);
    expect(events).toEqual(['ADDED', 'RESET_ASKED', 'RESET_LAPSED']);
    expect((await send(other, '/app/passkey-resets', { userId: user.id })).status).toBe(200);
  });

  it('is refused for oneself, a user without passkeys, another entity, and without the role', async () => {
    const { user, browser: admin } = await signedIn('own-admin', true);
    const passkey = new SoftwarePasskey(installation.publicUrl);
    await add(admin, passkey);
    const ask = (client: CookieClient, userId: string) => send(client, '/app/passkey-resets', { userId });
    expect((await ask(admin, user.id)).body.code).toBe('own_passkey_reset');
    const { user: without, browser } = await signedIn('without-passkey');
    expect((await ask(admin, without.id)).body.code).toBe('no_passkey');
    expect((await ask(browser, user.id)).status).toBe(403);
    const elsewhere = await installation.entity('Elsewhere Limited');
    const foreign = await installation.user('foreign', elsewhere, ['APPROVER']);
    expect((await ask(admin, foreign.id)).status).toBe(404);
  });

  it('is refused by the database for oneself, before its time, and by anyone but an admin', async () => {
    const { database } = installation.context;
    const { user } = await withPasskey('guarded');
    const { user: admin } = await signedIn('guarding-admin', true);
    const insert = (by: string, hours: number) =>
      database.query(
        `INSERT INTO passkey_resets (id, entity_id, user_id, asked_by, asked_at, takes_effect_at, state)
         VALUES (gen_random_uuid(), $1, $2, $3, now(), now() + make_interval(hours => $4), 'WAITING')
         RETURNING id`,
        [entityId, user.id, by, hours],
      );
    await expect(insert(user.id, 24)).rejects.toMatchObject({ constraint: 'passkey_reset_begins' });
    await expect(insert(admin.id, 23)).rejects.toMatchObject({ constraint: 'passkey_reset_waits' });
    const [reset] = await insert(admin.id, 24);
    await expect(
      database.query("UPDATE passkey_resets SET state = 'DONE', decided_at = now() WHERE id = $1", [
        reset!.id,
      ]),
    ).rejects.toMatchObject({ constraint: 'passkey_reset_decided' });
    await expect(
      database.query('UPDATE passkeys SET removed_at = now(), removed_by_reset = $1 WHERE user_id = $2', [
        reset!.id,
        user.id,
      ]),
    ).rejects.toMatchObject({ constraint: 'passkey_removed_by_reset' });
    await expect(database.execute('DELETE FROM passkey_resets', [])).rejects.toThrow();
  });
});
