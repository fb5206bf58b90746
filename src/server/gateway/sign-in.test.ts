import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, testInstallation, type TestInstallation, type TestUser } from './testing/test-installation.ts';

let installation: TestInstallation;
let preparer: TestUser;

beforeAll(async () => {
  installation = await testInstallation();
  const entity = await installation.entity('Sign-in Limited');
  preparer = await installation.user('preparer', entity, ['PREPARER', 'VIEWER']);
});
afterAll(() => installation.close());

describe('signing in', () => {
  it('opens a session for the right password', async () => {
    const browser = installation.browser();
    const back = await signIn(browser, 'preparer', '/app/sign-in?return=/batches%3Fstatus%3DFAILED');
    expect(back.status).toBe(200);
    expect(back.body).toContain('content="0;url=/batches?status=FAILED"');
    const session = await browser.send('/app/session', {});
    expect(session.status).toBe(200);
    expect(JSON.parse(session.body)).toMatchObject({ user: { id: preparer.id, name: 'preparer', roles: ['VIEWER', 'PREPARER'] }, timezone: 'Africa/Johannesburg', demo: false });
  });
});
