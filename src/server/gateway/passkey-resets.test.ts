import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../shared/time.ts';
import { join } from '../identity/admin/join.ts';
import { rightSessionTimes } from '../identity/session/right-session-times.ts';
import { applyDueResets } from '../identity/passkeys/resets.ts';
import { SoftwarePasskey } from '../identity/passkeys/testing/software-passkey.ts';
import type { CookieClient } from './command-line/cookie-client.ts';
import { signIn } from './testing/test-installation.ts';
import { passkeyCompany } from './testing/passkey-company.ts';

/** Lost passkeys: an admin resets them, after a waiting time. */

const company = passkeyCompany();
const { send, signedIn, add, withPasskey, jobsFor, signInWith, sessionOf, later } = company;

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
    await later(24 * HOUR_MS - MINUTE_MS, () => applyDueResets(company.installation.context));
    expect((await signInWith(company.installation.browser(), passkey)).status).toBe(303);
    await later(24 * HOUR_MS + MINUTE_MS, async () => {
      await Promise.all([
        applyDueResets(company.installation.context),
        applyDueResets(company.installation.context),
      ]);
    });
    expect((await signInWith(company.installation.browser(), passkey)).status).toBe(400);
    const again = company.installation.browser();
    await signIn(again, 'lost-all');
    const shown = await send(again, '/app/passkeys', undefined, 'GET');
    expect(shown.body).toMatchObject({ passkeys: [], reset: null });
    expect((await add(again, new SoftwarePasskey(company.installation.publicUrl))).status).toBe(200);
    const events = (await jobsFor(user.id)).map(({ event }) => event);
    expect(events).toEqual(['ADDED', 'RESET_ASKED', 'RESET_DONE', 'ADDED']);
  });

  it.each([
    ['and ends the sign-ins in both, because a passkey opened both', 'in-two', true],
    ['and its sign-ins, because no passkey that is removed opened it', 'joined-later', false],
  ])('in one entity leaves the passkeys of another one, %s', async (_, name, opensBoth) => {
    const { user, browser, passkey } = await withPasskey(name);
    const { browser: admin } = await signedIn(`admin-of-${name}`, true);
    const other = await company.installation.entity(`Another ${name}`);
    const command = { user: name, entity: `Another ${name}`, roles: 'APPROVER' };
    await join.run(company.installation.context, join.options.parse(command) as never);
    const { companies } = JSON.parse((await browser.send('/app/session', {})).body);
    const there = companies.find(({ entityId: id }: { entityId: string }) => id === other).userId as string;
    const newer = new SoftwarePasskey(company.installation.publicUrl);
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
        origin: company.installation.publicUrl,
        'outlay-user': user.id,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ userId: there }),
    });
    expect(switched.status).toBe(200);
    // The first passkey there needs no proof by the one here: each entity has its own.
    const second = new SoftwarePasskey(company.installation.publicUrl);
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
    await later(24 * HOUR_MS + MINUTE_MS, () => applyDueResets(company.installation.context));
    expect(await sessionOf(browser)).toBe(opensBoth ? 401 : 200);
    // As the worker does when the clock was ahead. Providers count in whole seconds.
    await rightSessionTimes(
      company.installation.context.database,
      company.installation.context.clock.nowMs(),
    );
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    for (const removed of [passkey, newer])
      expect((await signInWith(company.installation.browser(), removed)).status).toBe(400);
    const again = company.installation.browser();
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
    await later(25 * HOUR_MS, () => applyDueResets(company.installation.context));
    expect((await signInWith(company.installation.browser(), passkey)).status).toBe(303);
  });

  it('is stopped once by the user: the next one within 7 days only an admin stops', async () => {
    const { database } = company.installation.context;
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
    await later(24 * HOUR_MS + MINUTE_MS, () => applyDueResets(company.installation.context));
    expect(await sessionOf(thief)).toBe(401);
  });

  it('is stopped by the user again when 7 days have passed', async () => {
    const { database } = company.installation.context;
    const { user, browser } = await withPasskey('asked-about-twice');
    const { user: admin } = await signedIn('forgetful-admin', true);
    const insert = (asked: string) =>
      database.query(
        `INSERT INTO passkey_resets (id, entity_id, user_id, asked_by, asked_at, takes_effect_at, state)
         VALUES (gen_random_uuid(), $1, $2, $3, now() - $4::interval,
                 now() - $4::interval + interval '8 days', 'WAITING')
         RETURNING id`,
        [company.entityId, user.id, admin.id, asked],
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
      company.installation.context.database.query('UPDATE users SET disabled_at = $2 WHERE id = $1', [
        user.id,
        at,
      ]);
    await setDisabled(new Date(company.installation.context.clock.nowMs()));
    expect(await sessionOf(browser)).toBe(401);
    expect((await send(admin, '/app/passkey-resets', { userId: user.id })).status).toBe(200);
    await later(24 * HOUR_MS + MINUTE_MS, () => applyDueResets(company.installation.context));
    await setDisabled(null);
    expect((await signInWith(company.installation.browser(), passkey)).status).toBe(400);
  });

  it('lapses when its asker is no longer an admin, and the passkeys stay', async () => {
    const { database } = company.installation.context;
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
      await Promise.all([
        applyDueResets(company.installation.context),
        applyDueResets(company.installation.context),
      ]);
    });
    const { body: resets } = await send(other, '/app/passkey-resets', undefined, 'GET');
    expect(resets.find(({ id }: { id: string }) => id === asked.id)).toMatchObject({
      state: 'LAPSED',
      decidedBy: null,
    });
    expect(await sessionOf(browser)).toBe(200);
    expect((await signInWith(company.installation.browser(), passkey)).status).toBe(303);
    const events = (await jobsFor(user.id)).map(({ event }) => event);
    expect(events).toEqual(['ADDED', 'RESET_ASKED', 'RESET_LAPSED']);
    expect((await send(other, '/app/passkey-resets', { userId: user.id })).status).toBe(200);
  });

  it('is refused for oneself, a user without passkeys, another entity, and without the role', async () => {
    const { user, browser: admin } = await signedIn('own-admin', true);
    const passkey = new SoftwarePasskey(company.installation.publicUrl);
    await add(admin, passkey);
    const ask = (client: CookieClient, userId: string) => send(client, '/app/passkey-resets', { userId });
    expect((await ask(admin, user.id)).body.code).toBe('own_passkey_reset');
    const { user: without, browser } = await signedIn('without-passkey');
    expect((await ask(admin, without.id)).body.code).toBe('no_passkey');
    expect((await ask(browser, user.id)).status).toBe(403);
    const elsewhere = await company.installation.entity('Elsewhere Limited');
    const foreign = await company.installation.user('foreign', elsewhere, ['APPROVER']);
    expect((await ask(admin, foreign.id)).status).toBe(404);
  });

  it('is refused by the database for oneself, before its time, and by anyone but an admin', async () => {
    const { database } = company.installation.context;
    const { user } = await withPasskey('guarded');
    const { user: admin } = await signedIn('guarding-admin', true);
    const insert = (by: string, hours: number) =>
      database.query(
        `INSERT INTO passkey_resets (id, entity_id, user_id, asked_by, asked_at, takes_effect_at, state)
         VALUES (gen_random_uuid(), $1, $2, $3, now(), now() + make_interval(hours => $4), 'WAITING')
         RETURNING id`,
        [company.entityId, user.id, by, hours],
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
