import { describe, expect, it } from 'vitest';
import type { Role } from '../../shared/terms.ts';
import type { CookieClient } from '../gateway/command-line/cookie-client.ts';
import { signIn, type TestUser } from '../gateway/testing/test-installation.ts';
import { join } from '../identity/admin/join.ts';
import { user as userCommand } from '../identity/admin/user.ts';
import { ownerOf } from '../platform/testing/test-database.ts';
import { severalCompanies } from './testing/several-companies.ts';

/** A person who is invited to a second company, and what the database refuses about users and logins. */

const companies = severalCompanies();
const { run, person, signedIn, send, sessionOf, actionsOf } = companies;

/** An invitation to Harbour Foods that two admins agreed on, with its link. */
async function invitation(displayName: string, roles: Role[] = ['PREPARER']): Promise<string> {
  const admins = await Promise.all(
    [1, 2].map(async () => {
      const name = `harbour-admin-${companies.number()}`;
      const user = await companies.installation.user(name, companies.harbour, ['ADMIN']);
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
    headers: { origin: companies.installation.publicUrl },
    form: { known: 'yes' },
  });
  expect([posted.status, posted.location?.pathname]).toEqual([303, '/app/sign-in']);
  return signIn(browser, name, `${posted.location!.pathname}${posted.location!.search}`, password);
}

const usersOf = (name: string) =>
  companies.installation.context.database.query(
    `SELECT e.name AS entity, u.roles, u.display_name
       FROM users u
       JOIN entities e ON e.id = u.entity_id
      WHERE u.name = $1
      ORDER BY u.created_at`,
    [name],
  );

describe('a person who is invited to a second company', () => {
  const alone = async () => {
    const name = `sipho-${companies.number()}`;
    return companies.installation.user(name, companies.karoo, ['APPROVER']);
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
    expect((await joinWith(companies.installation.browser(), path, sipho.name, 'wrong')).status).toBe(400);
    expect(await usersOf(sipho.name)).toHaveLength(1);
    expect((await companies.installation.browser().get(path)).status).toBe(200);
  });

  it('does not join by the next sign-in of another person in the same browser', async () => {
    const [sipho, zola] = [await alone(), await alone()];
    const path = await invitation('Sipho Three');
    const browser = companies.installation.browser();
    const posted = await browser.send(path, {
      method: 'POST',
      headers: { origin: companies.installation.publicUrl },
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
    expect(
      (await joinWith(companies.installation.browser(), await invitation('Sipho Four'), sipho.name)).status,
    ).toBe(200);
    const path = await invitation('Sipho Five', ['APPROVER']);
    const browser = companies.installation.browser();
    const again = await joinWith(browser, path, sipho.name);
    expect([again.status, again.body.includes('You already belong to this company')]).toEqual([409, true]);
    expect(await usersOf(sipho.name)).toHaveLength(2);
    expect((await browser.get(path)).status).toBe(200);
  });

  it('is not confused with a person there whose name looks the same', async () => {
    const sipho = await alone();
    await companies.installation.user('lookalike', companies.harbour, ['VIEWER']);
    await companies.installation.context.database.query(
      "UPDATE users SET display_name = $1 WHERE name = 'lookalike'",
      [sipho.name.toUpperCase()],
    );
    const refused = await joinWith(
      companies.installation.browser(),
      await invitation('Sipho Six'),
      sipho.name,
    );
    expect([refused.status, await usersOf(sipho.name)]).toEqual([
      409,
      expect.objectContaining({ length: 1 }),
    ]);
  });

  it('keeps the password from the admins, whose earlier reset no longer works', async () => {
    const sipho = await alone();
    const reset = await resetLink(sipho);
    await joinWith(companies.installation.browser(), await invitation('Sipho Seven'), sipho.name);
    const form = { password: 'correct horse battery staple', again: 'correct horse battery staple' };
    const used = await companies.installation.browser().send(reset.path, {
      method: 'POST',
      headers: { origin: companies.installation.publicUrl },
      form,
    });
    expect(used.status).toBe(404);
    await expect(
      companies.installation.context.database.execute(
        'UPDATE invitations SET accepted_at = now() WHERE id = $1',
        [reset.id],
      ),
    ).rejects.toMatchObject({ constraint: 'invitation_resets_own' });
    expect((await signIn(companies.installation.browser(), sipho.name)).status).toBe(200);
  });

  /** A reset of the sign-in on which two admins of the first company have agreed. */
  async function resetLink(user: TestUser): Promise<{ id: string; path: string }> {
    const [first, second] = await Promise.all(
      [1, 2].map(async () => {
        const name = `karoo-admin-${companies.number()}`;
        return { user: await companies.installation.user(name, companies.karoo, ['ADMIN']), name };
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
    companies.installation.context.database.execute(text, values as never);

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
      write('UPDATE users SET entity_id = $2 WHERE id = $1', nia.here.id, companies.harbour),
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
    const rows = await companies.installation.context.database.query(
      'SELECT issuer FROM users WHERE name = $1',
      [nia.name],
    );
    expect(rows.map(({ issuer }) => issuer)).toEqual(['https://id.example', 'https://id.example']);
  });

  it('refuses a second login for the same identity with another spelling of its issuer', async () => {
    const insert = (name: string, issuer: string, subject: string) =>
      write(
        `INSERT INTO users (id, entity_id, name, issuer, subject, roles, created_at)
         VALUES (gen_random_uuid(), $1, $2, $3, $4, '{APPROVER}', now())`,
        companies.harbour,
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
    const moved = write(
      'UPDATE sessions SET entity_id = $2 WHERE user_id = $1',
      nia.here.id,
      companies.harbour,
    );
    await expect(moved).rejects.toMatchObject({ constraint: 'sessions_user_fk' });
  });

  it('has no user whose login has another name or identity', async () => {
    const { rows } = await ownerOf(companies.installation.context.database).pool.query(
      `SELECT u.id
         FROM users u
         LEFT JOIN logins l ON (l.id, l.name, l.issuer, l.subject) = (u.login_id, u.name, u.issuer, u.subject)
        WHERE l.id IS NULL`,
    );
    expect(rows).toEqual([]);
  });
});
