import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../shared/time.ts';
import { acceptInvitation } from '../../identity/invitations/accept-invitation.ts';
import { invitationRoutes } from '../../identity/invitations/invitation-routes.ts';
import { INVITATION_PATH } from '../../identity/invitations/invitations.ts';
import { rounds } from '../../platform/testing/rounds.ts';
import { twoAdmins } from '../control/testing/two-admins.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const PASSWORD = 'correct horse battery staple';
let count = 0;
const entered = () => ({ name: `sipho-${++count}-${Date.now()}`, password: PASSWORD, again: PASSWORD });

/** An open invitation of an entity with two admins, for which the first one asked. */
async function invited(roles: string[] = ['PREPARER']) {
  const own = await twoAdmins(installation);
  const asked = await own.ask({ kind: 'INVITE_USER', displayName: 'Sipho Dlamini', email: null, roles });
  await own.decide(asked.body.id, 'confirm');
  const { id } = asked.body;
  const link = (by = own.second) => by.send('POST', `/app/access/invitations/${id}/link`);
  const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
  return { own, id, link, token: async () => tokenOf((await link()).body.url), tokenOf };
}
const accept = (token: string, form = entered()) => acceptInvitation(installation.context, token, form);
const stateOf = async ({ own, id }: Awaited<ReturnType<typeof invited>>) => {
  const { body } = await own.first.send('GET', '/app/access');
  return body.invitations.find((one: { id: string }) => one.id === id).state;
};

/** Writes a link as the server's role, a while after the invitation was made. */
const insertLink = (entityId: string, id: string, by: string | null, after = '1 minute') =>
  installation.context.database.execute(
    `INSERT INTO invitation_links (token_hash, entity_id, invitation_id, made_by, made_at, expires_at)
     SELECT sha256($3::text::bytea), $1, i.id, $4, i.created_at + $5::interval,
            i.created_at + $5::interval + interval '1 hour'
       FROM invitations i
      WHERE i.id = $2`,
    [entityId, id, `${id} ${++count}`, by, after],
  );

describe('an invitation', () => {
  it('becomes a user with the roles that two admins agreed on, once', async () => {
    const at = await invited();
    const token = await at.token();
    const form = entered();
    expect(await accept(token, form)).toBeNull();
    expect(await accept(token)).toBe('GONE');
    expect(await stateOf(at)).toBe('ACCEPTED');
    const { body } = await at.own.first.send('GET', '/app/access');
    expect(body.people).toContainEqual(
      expect.objectContaining({ name: form.name, displayName: 'Sipho Dlamini', roles: ['PREPARER'] }),
    );
    expect((await at.link()).body.code).toBe('invitation_not_open');
  });

  it('gives its link to the admin who confirmed, not to the one who asked', async () => {
    const at = await invited();
    expect((await at.link(at.own.first)).body.code).toBe('own_invitation');
    const { status, body } = await at.link();
    expect([status, body.invitation.state]).toEqual([200, 'OPEN']);
    const [row] = await installation.context.database.query(
      'SELECT token_hash FROM invitation_links WHERE invitation_id = $1',
      [at.id],
    );
    expect(row!.token_hash).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(at.tokenOf(body.url));
  });

  it.each([
    ['an invitation', { kind: 'INVITE_USER', displayName: 'Sipho Dlamini', email: null, roles: ['ADMIN'] }],
    ['a reset', { kind: 'RESET_SIGN_IN' }],
  ])(
    'of the kind of %s gives no link to the one who asked and ends the access of the other',
    async (_, what) => {
      const own = await twoAdmins(installation);
      const userId = own.preparer.user.id;
      const { id } = (await own.ask(what.kind === 'RESET_SIGN_IN' ? { ...what, userId } : what)).body;
      await own.decide(id, 'confirm');
      await own.first.send('POST', `/app/access/users/${own.second.user.id}/disable`);
      const link = () => own.first.send('POST', `/app/access/invitations/${id}/link`);
      expect((await link()).body.code).toBe('own_invitation');
      installation.passMs(2 * DAY_MS);
      expect((await link()).body.code).toBe('own_invitation');
      await expect(insertLink(own.entityId, id, own.first.user.id)).rejects.toMatchObject({
        constraint: 'invitation_link_by_two',
      });
    },
  );

  it('gives its link to the only admin who confirmed it alone', async () => {
    const own = await twoAdmins(installation, 1);
    const { id } = (await own.ask({ kind: 'RESET_SIGN_IN', userId: own.preparer.user.id })).body;
    installation.passMs(DAY_MS);
    await own.decide(id, 'confirm', own.first);
    expect((await own.first.send('POST', `/app/access/invitations/${id}/link`)).status).toBe(200);
  });

  it('has a link only while it is open, and by an admin, also for the database', async () => {
    const at = await invited();
    const refused = { constraint: 'invitation_link_by_two' };
    for (const by of [at.own.first, at.own.preparer])
      await expect(insertLink(at.own.entityId, at.id, by.user.id)).rejects.toMatchObject(refused);
    await expect(insertLink(at.own.entityId, at.id, null, '7 days')).rejects.toMatchObject(refused);
    await insertLink(at.own.entityId, at.id, at.own.second.user.id);
    await at.own.first.send('POST', `/app/access/invitations/${at.id}/revoke`);
    await expect(insertLink(at.own.entityId, at.id, null)).rejects.toMatchObject(refused);
  });

  it('ends after seven days, whatever link it has', async () => {
    const at = await invited();
    installation.passMs(6 * DAY_MS);
    const token = await at.token();
    installation.passMs(2 * DAY_MS);
    expect(await stateOf(at)).toBe('EXPIRED');
    expect(await accept(token)).toBe('GONE');
    expect((await at.link()).body.code).toBe('invitation_not_open');
    await expect(
      installation.context.database.execute(
        "UPDATE invitations SET accepted_at = created_at + interval '7 days', user_id = $2 WHERE id = $1",
        [at.id, at.own.preparer.user.id],
      ),
    ).rejects.toMatchObject({ constraint: 'invitation_in_time' });
  });

  it.each([
    ['lost access', 'UPDATE users SET disabled_at = now() WHERE id = $1'],
    ['is no admin any more', "UPDATE users SET roles = '{VIEWER}' WHERE id = $1"],
  ])('has a link that is worth nothing once the admin who made it %s', async (_, statement) => {
    const at = await invited();
    const token = await at.token();
    await installation.context.database.execute(statement, [at.own.second.user.id]);
    expect(await accept(token)).toBe('GONE');
  });

  it('has a page whose address stays out of the Referer, and whose form keeps its Origin', async () => {
    const at = await invited();
    const app = fastify();
    await app.register(cookie);
    await invitationRoutes(app, installation.context);
    const { statusCode, headers } = await app.inject(`${INVITATION_PATH}/${await at.token()}`);
    expect([statusCode, headers['referrer-policy']]).toEqual([200, 'strict-origin']);
    await app.close();
  });

  it('works with its newest link only, for 72 hours, and never once revoked', async () => {
    const at = await invited();
    const old = await at.token();
    const token = await at.token();
    expect(await accept(old)).toBe('GONE');
    installation.passMs(72 * HOUR_MS);
    expect(await accept(token)).toBe('GONE');
    expect(await stateOf(at)).toBe('EXPIRED');
    const fresh = await at.token();
    await at.own.first.send('POST', `/app/access/invitations/${at.id}/revoke`);
    expect(await accept(fresh)).toBe('GONE');
    expect(await stateOf(at)).toBe('REVOKED');
  });

  it('belongs to its entity', async () => {
    const at = await invited();
    const stranger = await twoAdmins(installation);
    expect((await at.link(stranger.second)).status).toBe(404);
    expect((await stranger.second.send('POST', `/app/access/invitations/${at.id}/revoke`)).status).toBe(404);
    expect((await stranger.second.send('GET', `/app/access/users/${at.own.preparer.user.id}`)).status).toBe(
      404,
    );
  });

  it.each([
    ['a short password', { password: 'short', again: 'short' }, 'PASSWORD_SHORT'],
    ['two passwords', { again: 'another password' }, 'PASSWORDS_DIFFER'],
    ['no name', { name: '  ' }, 'NAME'],
  ])('is not used up by %s', async (_, part, fault) => {
    const at = await invited();
    const token = await at.token();
    expect(await accept(token, { ...entered(), ...part })).toBe(fault);
    expect(await accept(token, { ...entered(), name: at.own.first.user.name })).toBe('NAME_TAKEN');
    expect(await accept(token)).toBeNull();
  });

  it('makes one user when several people use its link at once', async () => {
    for (let round = 0; round < rounds(1, 20); round++) {
      const at = await invited();
      const token = await at.token();
      const answers = await Promise.all(Array.from({ length: 8 }, () => accept(token)));
      expect(answers.filter((answer) => answer === null)).toHaveLength(1);
      expect(answers.filter((answer) => answer !== null && answer !== 'GONE')).toEqual([]);
      const [users] = await installation.context.database.query(
        "SELECT count(*) AS total FROM users WHERE entity_id = $1 AND display_name = 'Sipho Dlamini'",
        [at.own.entityId],
      );
      expect(users!.total).toBe(1n);
    }
  }, 240_000);
});

describe('a reset of a sign-in', () => {
  it('sets a new password with a link, and ends the sessions', async () => {
    const own = await twoAdmins(installation);
    const { id } = (await own.ask({ kind: 'RESET_SIGN_IN', userId: own.preparer.user.id })).body;
    await own.decide(id, 'confirm');
    const { body } = await own.second.send('POST', `/app/access/invitations/${id}/link`);
    const token = body.url.slice(body.url.lastIndexOf('/') + 1);
    expect(await accept(token)).toBeNull();
    expect(await accept(token)).toBe('GONE');
    const { status } = await own.preparer.send('POST', '/app/profile/password', {
      body: { current: PASSWORD, next: 'another good password' },
    });
    expect(status).toBe(200);
  });

  it('is worth nothing once the user has other roles', async () => {
    const own = await twoAdmins(installation);
    const { id } = (await own.ask({ kind: 'RESET_SIGN_IN', userId: own.preparer.user.id })).body;
    await own.decide(id, 'confirm');
    const { body } = await own.second.send('POST', `/app/access/invitations/${id}/link`);
    await installation.context.database.execute("UPDATE users SET roles = '{ADMIN}' WHERE id = $1", [
      own.preparer.user.id,
    ]);
    expect(await accept(body.url.slice(body.url.lastIndexOf('/') + 1))).toBe('GONE');
  });

  it('is worth nothing once the user has no access any more', async () => {
    const own = await twoAdmins(installation);
    const { id } = (await own.ask({ kind: 'RESET_SIGN_IN', userId: own.preparer.user.id })).body;
    await own.decide(id, 'confirm');
    const { body } = await own.second.send('POST', `/app/access/invitations/${id}/link`);
    await own.first.send('POST', `/app/access/users/${own.preparer.user.id}/disable`);
    expect(await accept(body.url.slice(body.url.lastIndexOf('/') + 1))).toBe('GONE');
  });
});

describe('the access of a user', () => {
  it('ends at once by one admin, and comes back by two', async () => {
    const own = await twoAdmins(installation);
    const { id: userId } = own.preparer.user;
    const ended = await own.first.send('POST', `/app/access/users/${userId}/disable`);
    expect(ended.body).toMatchObject({ sessions: 0, history: [{ enabled: false }, { enabled: true }] });
    expect((await own.ask(own.roles(userId, 'ADMIN'))).body.code).toBe('control_change_refused');
    const { id } = (await own.ask({ kind: 'ENABLE_USER', userId })).body;
    expect((await own.decide(id, 'confirm', own.first)).status).toBe(400);
    await own.decide(id, 'confirm');
    const { body } = await own.first.send('GET', `/app/access/users/${userId}`);
    expect(body).toMatchObject({ disabledAt: null, roles: ['PREPARER'] });
  });

  it('never ends for the last admin', async () => {
    const own = await twoAdmins(installation);
    await own.first.send('POST', `/app/access/users/${own.second.user.id}/disable`);
    const answer = await own.first.send('POST', `/app/access/users/${own.first.user.id}/disable`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'last_admin' } });
  });

  it('leaves an admin when two end each other at once', async () => {
    for (let round = 0; round < rounds(20, 200); round++) {
      const own = await twoAdmins(installation);
      const [a, b] = [own.first, own.second];
      await Promise.all([
        a.send('POST', `/app/access/users/${b.user.id}/disable`),
        b.send('POST', `/app/access/users/${a.user.id}/disable`),
      ]);
      const [left] = await installation.context.database.query(
        `SELECT count(*) AS total
           FROM users
          WHERE entity_id = $1 AND disabled_at IS NULL AND 'ADMIN' = ANY (roles)`,
        [own.entityId],
      );
      expect(left!.total).toBe(1n);
    }
  });

  it('shows an admin what waits for whom', async () => {
    const own = await twoAdmins(installation);
    await own.ask(own.roles(own.preparer.user.id, 'APPROVER'));
    const { body } = await own.first.send('GET', '/app/access');
    const waits = (id: string) =>
      body.people.find((one: { userId: string }) => one.userId === id).waitingChanges;
    expect([waits(own.first.user.id), waits(own.second.user.id), waits(own.preparer.user.id)]).toEqual([
      0, 1, 0,
    ]);
    expect((await own.preparer.send('GET', '/app/access')).status).toBe(403);
  });
});

describe('an access review', () => {
  it('says who could do what on a day, whatever changed since', async () => {
    const own = await twoAdmins(installation);
    const { database, clock } = installation.context;
    const { id } = (await own.ask(own.roles(own.preparer.user.id, 'APPROVER'))).body;
    await own.decide(id, 'confirm');
    const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    const review = async (day: string) =>
      (await own.first.send('GET', `/app/access/review?day=${day}`)).body.people;
    const today = await review(dayOf(clock.nowMs() + DAY_MS));
    expect(today).toContainEqual(
      expect.objectContaining({ userId: own.preparer.user.id, roles: ['APPROVER'] }),
    );
    expect(await review('2020-01-01')).toEqual([]);
    const csv = await own.first.send('GET', `/app/access/review.csv?day=${dayOf(clock.nowMs())}`);
    expect(csv.text).toContain(own.preparer.user.id);
    const [row] = await database.query(
      "SELECT count(*) AS total FROM audit_log WHERE entity_id = $1 AND action = 'access_review.exported'",
      [own.entityId],
    );
    expect(row!.total).toBe(1n);
  });

  it('has a history that the server cannot write', async () => {
    const own = await twoAdmins(installation);
    for (const statement of [
      'DELETE FROM user_access_history WHERE user_id = $1',
      "UPDATE user_access_history SET roles = '{}' WHERE user_id = $1",
      `INSERT INTO user_access_history
       SELECT user_id, 99, entity_id, changed_at, '{ADMIN}', true, false
         FROM user_access_history
        WHERE user_id = $1`,
    ])
      await expect(installation.context.database.execute(statement, [own.preparer.user.id])).rejects.toThrow(
        'permission denied',
      );
  });
});

describe('the names of people', () => {
  it('keep what an invited person signs in with apart from every other name', async () => {
    const { own, token } = await invited();
    await own.first.send('PUT', '/app/profile', { body: { displayName: 'Lindiwe Khumalo' } });
    const link = await token();
    for (const name of ['lindiwe khumal0', own.first.user.name.toUpperCase()])
      expect(await accept(link, { ...entered(), name })).toBe('NAME_TAKEN');
    expect(await accept(link)).toBeNull();
  });

  it('keep the name of an open invitation for the person who is invited', async () => {
    const { own, token } = await invited();
    const link = await token();
    const taken = await own.preparer.send('PUT', '/app/profile', { body: { displayName: 'Sipho D1amini' } });
    expect(taken).toMatchObject({ status: 400, body: { code: 'name_in_use' } });
    const again = await own.ask({
      kind: 'INVITE_USER',
      displayName: 'Sipho Dlamini',
      email: null,
      roles: ['ADMIN'],
    });
    expect(again).toMatchObject({ status: 400, body: { code: 'name_in_use' } });
    expect(await accept(link)).toBeNull();
  });

  it('are compared again when an invitation is confirmed', async () => {
    const own = await twoAdmins(installation);
    const invite = { kind: 'INVITE_USER', displayName: 'Sipho Dlamini', email: null, roles: ['PREPARER'] };
    const asked = [(await own.ask(invite)).body.id, (await own.ask(invite)).body.id];
    expect((await own.decide(asked[0], 'confirm')).status).toBe(200);
    expect(await own.decide(asked[1], 'confirm')).toMatchObject({
      status: 400,
      body: { code: 'name_in_use' },
    });
  });
});

describe("one's own profile", () => {
  it('takes no name of another person', async () => {
    const own = await twoAdmins(installation);
    await own.first.send('PUT', '/app/profile', { body: { displayName: 'Lindiwe Khumalo' } });
    const taken = await own.preparer.send('PUT', '/app/profile', {
      body: { displayName: 'lindiwe khumalo' },
    });
    expect(taken).toMatchObject({ status: 400, body: { code: 'name_in_use' } });
    const name = own.first.user.name.toUpperCase();
    expect((await own.preparer.send('PUT', '/app/profile', { body: { displayName: name } })).status).toBe(
      400,
    );
  });

  // A Cyrillic small i, a digit one for an l, a zero-width joiner, full-width letters.
  it.each(['L\u0456ndiwe Khumalo', '1indiwe Khumalo', 'Lindiwe\u200d Khumalo', 'Ｌｉｎｄｉｗｅ Khumalo'])(
    "takes no name that looks like another person's, and neither does an invitation: %s",
    async (displayName) => {
      const own = await twoAdmins(installation);
      const { database } = installation.context;
      await own.first.send('PUT', '/app/profile', { body: { displayName: 'Lindiwe Khumalo' } });
      const renamed = await own.preparer.send('PUT', '/app/profile', { body: { displayName } });
      expect(renamed.status).toBe(400);
      const asked = await own.ask({ kind: 'INVITE_USER', displayName, email: null, roles: ['PREPARER'] });
      expect(asked).toMatchObject({ status: 400, body: { errors: [{ path: 'displayName' }] } });
      const [row] = await database.query(
        'SELECT count(*) AS total FROM users WHERE entity_id = $1 AND display_name = $2',
        [own.entityId, displayName],
      );
      expect(row!.total).toBe(0n);
    },
  );

  it('takes one name once when two people ask at the same time', async () => {
    const own = await twoAdmins(installation);
    const take = (who: typeof own.first, displayName: string) =>
      who.send('PUT', '/app/profile', { body: { displayName } });
    const answers = await Promise.all([
      take(own.first, 'Ben Maseko'),
      take(own.second, 'ben maseko'),
      take(own.preparer, 'Ben Mаseko'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  it('changes the password only with the current one, and slows guesses down', async () => {
    const at = await invited();
    const token = await at.token();
    await accept(token);
    const [row] = await installation.context.database.query(
      "SELECT id, name FROM users WHERE entity_id = $1 AND display_name = 'Sipho Dlamini'",
      [at.own.entityId],
    );
    const sipho = installation.as({ id: row!.id, entityId: at.own.entityId, name: row!.name });
    const change = (current: string) =>
      sipho.send('POST', '/app/profile/password', { body: { current, next: 'another good password' } });
    const answers = [];
    for (let guess = 0; guess < 6; guess++) answers.push((await change(`wrong ${guess}`)).status);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    installation.passMs(HOUR_MS);
    expect((await change(PASSWORD)).status).toBe(200);
    expect((await change(PASSWORD)).body.code).toBe('wrong_password');
  });
});
