import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { obtainToken } from '../gateway/command-line/obtain-token.ts';
import {
  signIn,
  testInstallation,
  type TestInstallation,
  type TestUser,
} from '../gateway/testing/test-installation.ts';
import { payments } from '../payments/routes.ts';
import { verifyAudit } from '../audit/audit.ts';

/** The audit rows about access itself. */

let installation: TestInstallation;
let user: TestUser;

beforeAll(async () => {
  installation = await testInstallation({}, (app, access, context) => payments(app, context, access));
  user = await installation.user('reader', await installation.entity('Audited Limited'), ['VIEWER']);
});
afterAll(() => installation.close());

const audited = (action: string) =>
  installation.context.database.query(
    'SELECT action, actor_kind, actor_name, details FROM audit_log WHERE action = $1 ORDER BY seq',
    [action],
  );

describe('the audit log', () => {
  it('records each failed sign-in of a known user, without the password', async () => {
    await signIn(installation.browser(), 'reader', '/app/sign-in', 'a wrong guess');
    for (let guess = 0; guess < 10; guess++)
      await signIn(installation.browser(), `unknown-${guess}`, '/app/sign-in', 'a wrong guess');
    const rows = await audited('sign_in.failed');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ actor_kind: 'SYSTEM', actor_name: 'Not signed in' });
    expect(rows[0]!.details).toContain('127.0.0.1');
    expect(rows[0]!.details).not.toContain('guess');
  });

  it('grows by only a few rows, however often a password is guessed', async () => {
    await installation.user('guessed', user.entityId, ['VIEWER']);
    const before = (await audited('sign_in.failed')).length;
    for (let guess = 0; guess < 12; guess++)
      await signIn(installation.browser(), 'guessed', '/app/sign-in', 'wrong');
    expect((await audited('sign_in.failed')).length - before).toBeLessThanOrEqual(5);
  });

  it('has a row for each token, with its id but not its text', async () => {
    const token = await obtainToken(installation.browser(), 'reader', 'reader');
    const [row] = await audited('token.issued');
    const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { jti: string };
    expect(row).toMatchObject({ actor_kind: 'USER', actor_name: 'reader' });
    expect(JSON.parse(row!.details)).toMatchObject({ client: 'outlay-cli', tokenId: claims.jti });
    expect(row!.details).not.toContain(token.split('.')[2]);
  });

  it('has a row for each export, with its filters', async () => {
    const token = await obtainToken(installation.browser(), 'reader', 'reader');
    const file = await installation.browser().send('/app/payouts.csv?status=FAILED&externalId=EMP-1', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(file.status).toBe(200);
    const rows = await audited('payouts.exported');
    expect(rows.map(({ details }) => JSON.parse(details))).toEqual([
      { filters: { status: 'FAILED', externalId: 'EMP-1' } },
    ]);
    expect((await verifyAudit(installation.context.database)).faults).toEqual([]);
  });
});
