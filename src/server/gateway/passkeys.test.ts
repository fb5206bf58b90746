import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../shared/time.ts';
import { join } from '../identity/admin/join.ts';
import { PASSKEY_SCRIPT_PATH } from '../identity/pages/passkey-script.ts';
import { SoftwarePasskey, type Answering } from '../identity/passkeys/testing/software-passkey.ts';
import type { CookieClient } from './command-line/cookie-client.ts';
import { passkeyCompany } from './testing/passkey-company.ts';

/** Passkeys of a user: adding, removing and signing in, over HTTP. */

const company = passkeyCompany();
const { send, signedIn, add, withPasskey, jobsFor, signInWith, sessionOf, handleOf, later } = company;

describe('a new passkey', () => {
  it('is listed without its key, audited and mailed to its owner', async () => {
    const { user, browser } = await withPasskey('new-one');
    const { body } = await send(browser, '/app/passkeys', undefined, 'GET');
    expect(body).toMatchObject({ isPossible: true, passkeys: [{ name: 'Laptop', lastUsedAt: null }] });
    expect(JSON.stringify(body)).not.toContain('publicKey');
    const [job] = await jobsFor(user.id);
    expect(job).toMatchObject({ event: 'ADDED', userId: user.id });
    const actions = await company.installation.context.database.query(
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
    const client = company.installation.browser();
    expect((await signInWith(client, passkey)).status).toBe(303);
    await company.installation.entity('Joined Later');
    const command = { user: user.name, entity: 'Joined Later', roles: 'APPROVER' };
    await join.run(company.installation.context, join.options.parse(command) as never);
    // An admin of the first company may have put it there before the person had anything to lose.
    const later = company.installation.browser();
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
    const answer = await add(browser, new SoftwarePasskey(company.installation.publicUrl), { changes });
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
      credential: new SoftwarePasskey(company.installation.publicUrl).create(nonce),
    });
    expect((await send(other, '/app/passkeys', body())).body.code).toBe('passkey_challenge_unknown');
    expect((await send(browser, '/app/passkeys', body())).status).toBe(200);
    expect((await send(browser, '/app/passkeys', body())).body.code).toBe('passkey_required');
  });

  it('needs a passkey that the user has already, from the second one on', async () => {
    const { browser, passkey } = await withPasskey('second-one');
    const second = new SoftwarePasskey(company.installation.publicUrl);
    expect((await add(browser, second)).body.code).toBe('passkey_required');
    const stranger = new SoftwarePasskey(company.installation.publicUrl);
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
          credential: new SoftwarePasskey(company.installation.publicUrl).create(start.options.challenge),
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
    const [kept] = await company.installation.context.database.query(
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
    const other = company.installation.browser();
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
    const thief = company.installation.browser();
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
    const browser = company.installation.browser();
    expect((await signInWith(browser, passkey, { userHandle: handleOf(user) })).status).toBe(303);
    const session = JSON.parse((await browser.send('/app/session', {})).body);
    expect(session.user.id).toBe(user.id);
    expect(Date.parse(session.authenticatedAt)).toBeGreaterThan(
      company.installation.context.clock.nowMs() - MINUTE_MS,
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
    const browser = company.installation.browser();
    const answer = await signInWith(browser, passkey, changes);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('This passkey was not accepted');
    expect(await sessionOf(browser)).toBe(401);
  });

  it('is refused for a stranger, a replay, another interaction, and a disabled user', async () => {
    const { passkey, user } = await withPasskey('refused-user');
    const stranger = company.installation.browser();
    const answer = await signInWith(stranger, new SoftwarePasskey(company.installation.publicUrl));
    expect(answer.status).toBe(400);
    // A challenge is used up by any answer to it.
    const first = await signInWith(stranger, passkey, { isVerified: false });
    expect(
      (await stranger.send(first.action, { method: 'POST', form: { answer: first.answer } })).status,
    ).toBe(400);
    const browser = company.installation.browser();
    const right = await signInWith(browser, passkey);
    expect(right.status).toBe(303);
    const again = company.installation.browser();
    const form = await again.follow('/app/sign-in');
    const action = /data-passkey="([^"]+)-challenge"/.exec(form.body)![1]!;
    expect((await again.send(action, { method: 'POST', form: { answer: right.answer } })).status).toBe(400);
    await company.installation.context.database.query('UPDATE users SET disabled_at = $2 WHERE id = $1', [
      user.id,
      new Date(),
    ]);
    expect((await signInWith(company.installation.browser(), passkey)).status).toBe(400);
  });

  it('waits after failures, as a password does', async () => {
    const { passkey } = await withPasskey('throttled');
    const browser = company.installation.browser();
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries++)
      statuses.push((await signInWith(browser, passkey, { isVerified: false })).status);
    expect(statuses).toContain(429);
    expect(statuses.slice(0, 4)).toEqual([400, 400, 400, 400]);
  });

  it('needs a script from our origin, and the page works without it', async () => {
    const browser = company.installation.browser();
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
