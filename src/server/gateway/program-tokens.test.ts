import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approveBatch, cancelBatch, createBatch, updateBatchLabel } from '../../contract/disbursements.ts';
import { listBanks } from '../../contract/banks.ts';
import { listPeople } from '../../contract/dashboard/session.ts';
import { notFound } from '../../shared/errors.ts';
import { user as userCommand } from '../identity/admin/user.ts';
import { mount } from '../platform/http/route.ts';
import { ownerOf } from '../platform/testing/test-database.ts';
import type { CookieClient } from './command-line/cookie-client.ts';
import { signIn, testInstallation, type TestInstallation } from './testing/test-installation.ts';

const DAY_MS = 86_400_000;
const ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11';
const BATCHES = '/payments/bulk-withdrawals/batches';

let installation: TestInstallation;
let entityId: string;
let maker: CookieClient;
let second: CookieClient;
let reads = 0;

beforeAll(async () => {
  installation = await testInstallation({ TRUSTED_PROXIES: '127.0.0.1' }, (app, access) => {
    mount(app, access, '/v1', listBanks, async () => {
      reads += 1;
      return [];
    });
    // A request that passes every check is answered with 404.
    for (const op of [createBatch, updateBatchLabel, approveBatch, cancelBatch])
      mount(app, access, '/v1', op, async () => {
        throw notFound('batch');
      });
  });
  entityId = await installation.entity('Programs Limited');
  await installation.user('maker', entityId, ['ADMIN', 'APPROVER', 'PREPARER']);
  await installation.user('second', entityId, ['ADMIN']);
  await installation.user('preparer', entityId, ['PREPARER']);
  [maker, second] = [installation.browser(), installation.browser()];
  await signIn(maker, 'maker');
  await signIn(second, 'second');
});
afterAll(() => installation.close());

async function send(client: CookieClient, path: string, body?: object) {
  const answer = await client.send(path, {
    method: 'POST',
    headers: { origin: installation.publicUrl, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: JSON.parse(answer.body) };
}

async function make(change: object = {}) {
  const expiresAt = new Date(installation.context.clock.nowMs() + 30 * DAY_MS).toISOString();
  const made = await send(maker, '/app/tokens', { name: 'Payroll', rights: 'READ', expiresAt, ...change });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return made.body as { token: string; details: { id: string; state: string } };
}

async function use(token: string, path: string, method = 'GET', address = '192.0.2.10') {
  const answer = await installation.browser().send(path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(BODY_OF[path] ?? {}) }),
  });
  return { status: answer.status, code: answer.status === 200 ? null : JSON.parse(answer.body).code };
}

const BODY_OF: Record<string, object> = {
  [`/institution${BATCHES}`]: {
    label: 'March',
    currency: 'ZAR',
    withdrawals: [
      {
        beneficiaryName: 'Zoe Nkosi',
        bankCode: 'FNB',
        accountNumber: '62012345678',
        accountType: 'CURRENT',
        amount: '12.34',
        beneficiaryReference: 'WAGE',
      },
    ],
  },
  [`/institution${BATCHES}/${ID}/label`]: { label: 'April' },
};
const BANKS = '/institution/payments/bulk-withdrawals/banks';

describe('the token of a program', () => {
  it('reads as its maker’s entity, and changes nothing', async () => {
    const { token, details } = await make();
    expect(details.state).toBe('ACTIVE');
    expect(token).toMatch(/^outlay_[\w-]{43}$/);
    expect(await use(token, BANKS)).toEqual({ status: 200, code: null });
    expect(await use(token, listPeople.path)).toEqual({ status: 200, code: null });
    for (const [method, path] of [
      ['POST', `/institution${BATCHES}`],
      ['POST', `/institution${BATCHES}/${ID}/approve`],
      ['POST', '/app/tokens'],
      ['PUT', '/app/preferences'],
    ] as const)
      expect(await use(token, path, method), path).toEqual({ status: 403, code: 'token_not_allowed' });
    // The user who made the token is an admin; the token itself is not.
    expect(await use(token, '/app/tokens')).toEqual({ status: 403, code: 'role_required' });
  });

  it('that prepares creates and labels batches once another admin has confirmed it', async () => {
    const { token, details } = await make({ rights: 'PREPARE' });
    expect(details.state).toBe('WAITING');
    expect(await use(token, BANKS)).toEqual({ status: 401, code: 'invalid_token' });
    const own = await send(maker, `/app/tokens/${details.id}/confirm`);
    expect([own.status, own.body.code, own.body.detail]).toEqual([
      400,
      'own_token',
      'You made this token, so another admin has to confirm it. These users may: second.',
    ]);
    const confirmed = await send(second, `/app/tokens/${details.id}/confirm`);
    expect(confirmed.body).toMatchObject({ state: 'ACTIVE', confirmedBy: { name: 'second' } });
    expect((await send(second, `/app/tokens/${details.id}/confirm`)).body.code).toBe('token_not_waiting');
    expect(await use(token, `/institution${BATCHES}`, 'POST')).toEqual({ status: 404, code: 'not_found' });
    const label = await use(token, `/institution${BATCHES}/${ID}/label`, updateBatchLabel.method);
    expect(label).toEqual({ status: 404, code: 'not_found' });
    for (const step of ['approve', 'cancel'])
      expect(await use(token, `/institution${BATCHES}/${ID}/${step}`, 'POST')).toEqual({
        status: 403,
        code: 'token_not_allowed',
      });
  });

  it('works from its addresses only, also while a reader from one of them is kept in memory', async () => {
    const { token } = await make({ addresses: ['192.0.2.0/24', '2001:db8::1'] });
    expect((await use(token, BANKS, 'GET', '192.0.2.10')).status).toBe(200);
    expect((await use(token, BANKS, 'GET', '198.51.100.1')).status).toBe(401);
    expect((await use(token, BANKS, 'GET', '2001:db8::1')).status).toBe(200);
    expect((await use(token, BANKS, 'GET', '2001:db8::2')).status).toBe(401);
  });

  it('ends when it is revoked, and when its maker loses access', async () => {
    const revoked = await make();
    expect((await use(revoked.token, BANKS)).status).toBe(200);
    expect((await send(second, `/app/tokens/${revoked.details.id}/revoke`)).body.state).toBe('REVOKED');
    expect((await use(revoked.token, BANKS)).status).toBe(401);
    const again = await send(second, `/app/tokens/${revoked.details.id}/revoke`);
    expect(again).toMatchObject({ status: 200, body: { state: 'REVOKED' } });

    const left = await make();
    expect((await use(left.token, BANKS)).status).toBe(200);
    const change = (options: object) =>
      userCommand.run(
        installation.context,
        userCommand.options.parse({ name: 'maker', ...options }) as never,
      );
    await change({ state: 'disabled' });
    expect((await use(left.token, BANKS)).status).toBe(401);
    await change({ state: 'enabled' });
    await signIn(maker, 'maker');
  });

  it('shows when and from where it was last used, and never its secret', async () => {
    const { token, details } = await make();
    const before = reads;
    await use(token, BANKS, 'GET', '192.0.2.77');
    expect(reads).toBe(before + 1);
    const text = (await maker.send('/app/tokens', {})).body;
    expect(JSON.parse(text).find(({ id }: { id: string }) => id === details.id)).toMatchObject({
      lastUsedFrom: '192.0.2.77',
      lastUsedAt: expect.stringMatching(/^20/),
    });
    expect(text).not.toContain(token);
    const { rows } = await ownerOf(installation.context.database).pool.query(
      'SELECT a::text || t::text AS text FROM program_tokens t, audit_log a WHERE a.subject_id = t.id::text',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token.slice('outlay_'.length));
  });

  it('is refused with a past end, more than a year ahead, or a wrong address', async () => {
    const wrong = async (change: object) =>
      (await send(maker, '/app/tokens', { name: 'X', rights: 'READ', ...change })).body;
    const at = (days: number) => new Date(installation.context.clock.nowMs() + days * DAY_MS).toISOString();
    expect(await wrong({ expiresAt: at(-1) })).toMatchObject({
      code: 'invalid_token_request',
      errors: [{ path: 'expiresAt' }],
    });
    expect(await wrong({ expiresAt: at(400) })).toMatchObject({
      code: 'invalid_token_request',
      errors: [{ path: 'expiresAt' }],
    });
    expect(await wrong({ expiresAt: at(9), addresses: ['192.0.2.1', 'here'] })).toMatchObject({
      code: 'invalid_token_request',
      errors: [{ path: 'addresses[1]' }],
    });
  });

  it('is not confirmed once its maker is no longer an admin, by the database neither', async () => {
    const { database } = installation.context;
    await signIn(maker, 'maker');
    const { details } = await make({ rights: 'PREPARE' });
    const setRoles = (name: string, roles: string[]) =>
      ownerOf(database).execute('UPDATE users SET roles = $2 WHERE name = $1', [name, roles]);
    const confirmDirectly = () =>
      database.execute(
        `UPDATE program_tokens
            SET confirmed_at = now(), confirmed_by = (SELECT id FROM users WHERE name = 'second')
          WHERE id = $1`,
        [details.id],
      );
    await setRoles('maker', ['PREPARER']);
    const refused = await send(second, `/app/tokens/${details.id}/confirm`);
    expect([refused.status, refused.body.code]).toEqual([400, 'token_not_waiting']);
    expect(refused.body.detail).toContain('no longer an admin');
    await expect(confirmDirectly()).rejects.toThrow('two admins agree on a token');
    await setRoles('maker', ['ADMIN']);
    await setRoles('second', ['PREPARER']);
    await expect(confirmDirectly()).rejects.toThrow('two admins agree on a token');
    await setRoles('second', ['ADMIN']);
    expect((await send(second, `/app/tokens/${details.id}/confirm`)).body).toMatchObject({ state: 'ACTIVE' });
  });

  it('cannot be widened, confirmed by its maker, or brought back by the server’s role', async () => {
    const { database } = installation.context;
    await signIn(maker, 'maker');
    const { details } = await make({ rights: 'PREPARE' });
    const change = (set: string) =>
      database.execute(`UPDATE program_tokens SET ${set} WHERE id = $1`, [details.id]);
    await expect(change("addresses = '{}', name = 'other'")).rejects.toThrow('program_tokens is refused');
    await expect(change('prepares = false')).rejects.toThrow('program_tokens is refused');
    await expect(change('confirmed_at = now(), confirmed_by = user_id')).rejects.toThrow(
      'program_token_by_two',
    );
    await change('revoked_at = now(), revoked_by = user_id');
    await expect(change('revoked_at = NULL, revoked_by = NULL')).rejects.toThrow('program_tokens is refused');
    await expect(database.execute('DELETE FROM program_tokens WHERE id = $1', [details.id])).rejects.toThrow(
      'permission denied',
    );
  });

  it('belongs to one entity: another admin finds nothing to confirm or to revoke', async () => {
    const other = await installation.entity('Other Limited');
    await installation.user('other-admin', other, ['ADMIN']);
    const stranger = installation.browser();
    await signIn(stranger, 'other-admin');
    const { details } = await make({ rights: 'PREPARE' });
    for (const step of ['confirm', 'revoke'])
      expect((await send(stranger, `/app/tokens/${details.id}/${step}`)).status).toBe(404);
    expect(JSON.parse((await stranger.send('/app/tokens', {})).body)).toEqual([]);
  });

  it('is made after a fresh sign-in, and ends at its time', async () => {
    const { token, details } = await make();
    installation.passMs(16 * 60_000);
    const expiresAt = new Date(installation.context.clock.nowMs() + DAY_MS).toISOString();
    const late = await send(maker, '/app/tokens', { name: 'Late', rights: 'READ', expiresAt });
    expect([late.status, late.body.code]).toEqual([401, 'fresh_sign_in_required']);
    expect((await use(token, BANKS)).status).toBe(200);
    const listed = JSON.parse((await maker.send('/app/tokens', {})).body);
    expect(listed.find(({ id }: { id: string }) => id === details.id).state).toBe('ACTIVE');
    installation.passMs(31 * DAY_MS);
    expect((await use(token, BANKS)).status).toBe(401);
  });
});
