import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user as userCommand } from '../identity/admin/user.ts';
import { signIn, testInstallation, type TestInstallation } from './testing/test-installation.ts';

let installation: TestInstallation;
beforeAll(async () => {
  installation = await testInstallation({}, () => undefined);
  const ours = await installation.entity('Ours Limited');
  const theirs = await installation.entity('Theirs Limited');
  await installation.user('our-admin', ours, ['ADMIN']);
  await installation.user('our-viewer', ours, ['VIEWER']);
  await installation.user('our-leaver', ours, ['PREPARER', 'APPROVER']);
  await installation.user('their-admin', theirs, ['ADMIN']);
  await userCommand.run(
    installation.context,
    userCommand.options.parse({ name: 'our-leaver', state: 'disabled' }) as never,
  );
});
afterAll(() => installation.close());

interface User {
  name: string;
  roles: string[];
  active: boolean;
  lastSignInAt: string | null;
}

async function usersAs(name: string): Promise<User[]> {
  const browser = installation.browser();
  await signIn(browser, name);
  return JSON.parse((await browser.send('/app/users', {})).body) as User[];
}

describe('the users of an entity', () => {
  it('are listed with their roles and their last sign-in, those without access last', async () => {
    const users = await usersAs('our-admin');
    expect(users.map(({ name, roles, active }) => [name, roles, active])).toEqual([
      ['our-admin', ['ADMIN'], true],
      ['our-viewer', ['VIEWER'], true],
      ['our-leaver', ['PREPARER', 'APPROVER'], false],
    ]);
    expect(users[0]!.lastSignInAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(users[2]!.lastSignInAt).toBeNull();
  });

  it('are never those of another entity', async () => {
    expect((await usersAs('their-admin')).map(({ name }) => name)).toEqual(['their-admin']);
  });

  it('are listed without their sign-ins for a user who may not read the audit log', async () => {
    const users = await usersAs('our-viewer');
    expect(users).toHaveLength(3);
    expect(users.map(({ lastSignInAt }) => lastSignInAt)).toEqual([null, null, null]);
  });

  it('are not listed without a sign-in', async () => {
    expect((await installation.browser().send('/app/users', {})).status).toBe(401);
  });
});
