import { decodeJwt, generateKeyPair, SignJWT, importJWK, type JWTPayload } from 'jose';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelBatch } from '../../contract/disbursements.ts';
import { listBanks } from '../../contract/banks.ts';
import { signOut } from '../../contract/dashboard/session.ts';
import { notFound } from '../../shared/errors.ts';
import { mount } from '../platform/http/route.ts';
import { requireFreshSignIn } from '../identity/step-up.ts';
import type { CookieClient } from './command-line/cookie-client.ts';
import { obtainToken, startSignIn } from './command-line/obtain-token.ts';
import { providerKeys } from '../identity/provider/keys.ts';
import {
  signIn,
  testInstallation,
  type TestInstallation,
  type TestUser,
} from './testing/test-installation.ts';

let installation: TestInstallation;
let preparer: TestUser;
let approver: TestUser;
let token: string;
let seen: FastifyRequest | null = null;
let maxAgeSeconds: number | null = null;

const BATCH = '/payments/bulk-withdrawals/batches/01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11/cancel';

beforeAll(async () => {
  installation = await testInstallation({}, (app, access, context) => {
    mount(app, access, '/v1', listBanks, async ({ request }) => {
      seen = request;
      return [];
    });
    // A request that passes every check is answered with 404.
    mount(app, access, '/v1', cancelBatch, async ({ request, caller }) => {
      seen = request;
      requireFreshSignIn(caller, maxAgeSeconds, context.clock.nowMs());
      throw notFound('batch');
    });
  });
  const entity = await installation.entity('Access Limited');
  preparer = await installation.user('preparer', entity, ['PREPARER']);
  approver = await installation.user('approver', entity, ['APPROVER']);
  token = await obtainToken(installation.browser(), 'preparer', 'preparer');
});
afterAll(() => installation.close());

const bearer = (text: string) => ({ authorization: `Bearer ${text}` });
const banks = (
  headers: Record<string, string | string[]> = {},
  base = '/v1',
  client: CookieClient = installation.browser(),
) => client.send(`${base}/payments/bulk-withdrawals/banks`, { headers });
const cancel = (
  headers: Record<string, string | string[]> = {},
  base = '/institution',
  client: CookieClient = installation.browser(),
) => client.send(base + BATCH, { method: 'POST', headers });

/** A valid access token, apart from the given change. */
async function forged(
  change: { claims?: JWTPayload; header?: object; drop?: string; key?: CryptoKey } = {},
): Promise<string> {
  const signing = (await providerKeys(installation.context)).signing;
  const key = change.key ?? ((await importJWK(signing, 'ES256')) as CryptoKey);
  const now = Math.floor(Date.now() / 1000);
  const claims: JWTPayload = {
    iss: `${installation.publicUrl}/oidc`,
    aud: installation.publicUrl,
    sub: preparer.id,
    client_id: 'outlay-cli',
    jti: 'made-here',
    iat: now,
    exp: now + 600,
    auth_time: now,
    // The grant of a token that was really issued: a token without a grant is refused.
    grant_id: decodeJwt(token)['grant_id'],
    session_uid: decodeJwt(token)['session_uid'],
    ...change.claims,
  };
  if (change.drop) delete claims[change.drop];
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: signing.kid!, ...change.header })
    .sign(key);
}

function unsigned(header: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `${installation.publicUrl}/oidc`,
    aud: installation.publicUrl,
    sub: preparer.id,
    client_id: 'outlay-cli',
    jti: 'x',
    iat: now,
    exp: now + 600,
  };
  return `${part(header)}.${part(claims)}.`;
}

describe('a bearer token', () => {
  it('is an RFC 9068 access token of an hour for this installation', async () => {
    const [header, payload] = token
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>);
    expect(header).toMatchObject({ typ: 'at+jwt', alg: 'ES256' });
    expect(payload).toMatchObject({
      iss: `${installation.publicUrl}/oidc`,
      aud: installation.publicUrl,
      sub: preparer.id,
      client_id: 'outlay-cli',
      entity_id: preparer.entityId,
    });
    expect(Number(payload!['exp']) - Number(payload!['iat'])).toBe(3600);
    expect(payload!['auth_time']).toBeTypeOf('number');
    expect(payload!['jti']).toBeTypeOf('string');
  });

  it('lets its user in, directly and through the gateway', async () => {
    expect((await banks(bearer(token))).status).toBe(200);
    expect((await banks(bearer(token), '/institution')).status).toBe(200);
    expect((await banks(bearer(await forged()))).status).toBe(200);
  });

  it('is requested with a challenge when it is missing', async () => {
    for (const base of ['/v1', '/institution']) {
      const answer = await banks({}, base);
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
      expect(JSON.parse(answer.body)).toMatchObject({ status: 401, code: 'unauthenticated' });
    }
  });

  it.each<[string, () => Promise<string>]>([
    ['that has expired', () => forged({ claims: { exp: Math.floor(Date.now() / 1000) - 60 } })],
    ['for another audience', () => forged({ claims: { aud: 'https://elsewhere.example' } })],
    ['of another issuer', () => forged({ claims: { iss: 'https://elsewhere.example' } })],
    ['of an unknown subject', () => forged({ claims: { sub: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9cff' } })],
    ['of the type JWT', () => forged({ header: { typ: 'JWT' } })],
    ['without a type', () => forged({ header: { typ: undefined } })],
    ['without an audience', () => forged({ drop: 'aud' })],
    ['without an expiry', () => forged({ drop: 'exp' })],
    ['without a client', () => forged({ drop: 'client_id' })],
    ['without a grant', () => forged({ drop: 'grant_id' })],
    ['whose grant is unknown', () => forged({ claims: { grant_id: 'never-given' } })],
    ['signed with another key', async () => forged({ key: (await generateKeyPair('ES256')).privateKey })],
    ['with the algorithm none', async () => unsigned({ alg: 'none', typ: 'at+jwt' })],
    ['with a signature that is not there', async () => unsigned({ alg: 'ES256', typ: 'at+jwt' })],
    [
      'signed with the public key as a shared secret',
      async () => unsigned({ alg: 'HS256', typ: 'at+jwt' }) + 'AAAA',
    ],
    ['that is not a token', async () => 'not-a-token'],
  ])('%s is refused', async (_, make) => {
    const answer = await banks(bearer(await make()));
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toContain('invalid_token');
    expect(answer.body).not.toMatch(/jose|stack|signature verification/i);
  });

  it('cannot be an ID token', async () => {
    const browser = installation.browser();
    await signIn(browser, 'preparer');
    const [row] = await installation.context.database.query(
      'SELECT id_token FROM sessions WHERE user_id = $1 AND id_token IS NOT NULL LIMIT 1',
      [preparer.id],
    );
    expect((await banks(bearer(row!.id_token))).status).toBe(401);
  });

  it('is issued only after a sign-in that the user sees, even when the browser is signed in', async () => {
    const browser = installation.browser();
    await signIn(browser, 'preparer');
    const { page } = await startSignIn(browser);
    expect(page).toContain('<form class="card"');
  });

  it('never falls back to the cookie when it is wrong', async () => {
    const browser = installation.browser();
    await signIn(browser, 'preparer');
    expect((await browser.send('/app/session', {})).status).toBe(200);
    for (const authorization of [
      'Bearer nonsense',
      'Bearer',
      '',
      'Basic cHJlcGFyZXI6cHJlcGFyZXI=',
      `Bearer ${await forged({ claims: { exp: 1 } })}`,
    ]) {
      expect((await browser.send('/app/session', { headers: { authorization } })).status).toBe(401);
      expect((await banks({ authorization }, '/institution', browser)).status).toBe(401);
    }
  });
});

describe('a session', () => {
  it('opens the gateway and not the application behind it', async () => {
    const browser = installation.browser();
    await signIn(browser, 'preparer');
    expect((await banks({}, '/institution', browser)).status).toBe(200);
    expect((await banks({}, '/v1', browser)).status).toBe(401);
    expect((await browser.send('/%76%31/payments/bulk-withdrawals/banks', {})).status).toBe(401);
  });

  it('permits changes only from pages of this dashboard', async () => {
    const browser = installation.browser();
    await signIn(browser, 'preparer');
    const foreign: Record<string, string>[] = [
      {},
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: `${installation.publicUrl}.evil.example` },
      { origin: installation.publicUrl, 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      const answer = await cancel(headers, '/institution', browser);
      expect(answer.status).toBe(403);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'foreign_origin' });
    }
    expect((await cancel({ origin: installation.publicUrl }, '/institution', browser)).status).toBe(404);
    expect(
      (
        await cancel(
          { origin: installation.publicUrl, 'sec-fetch-site': 'same-origin' },
          '/institution',
          browser,
        )
      ).status,
    ).toBe(404);
    expect((await cancel(bearer(token))).status).toBe(404);
  });
});

describe('the identity headers', () => {
  it('are set by the gateway, whatever the client sent and however it spelled them', async () => {
    const spoofed = {
      ...bearer(token),
      'X-User-Unique-Id': [approver.id, approver.id],
      x_user_unique_id: approver.id,
      'X-Entity-Id': 'other',
      X_ENTITY_ID: 'other',
      XEntityId: 'other',
      'X.Entity.Id': 'other',
    };
    expect((await cancel(spoofed)).status).toBe(404);
    const identity = Object.entries(seen!.headers).filter(([name]) => /user.?unique|entity/i.test(name));
    expect(identity).toEqual([
      ['x-user-unique-id', preparer.id],
      ['x-entity-id', preparer.entityId],
    ]);
    expect(
      seen!.raw.rawHeaders
        .filter((_, index) => index % 2 === 0)
        .filter((name) => /user.?unique|entity/i.test(name)),
    ).toEqual([]);
  });

  it('must be sent on direct access, and be those of the token', async () => {
    expect((await cancel({ ...bearer(token), 'x-user-unique-id': preparer.id }, '/v1')).status).toBe(404);
    expect(
      (await cancel({ ...bearer(token), 'x-user-unique-id': preparer.id.toUpperCase() }, '/v1')).status,
    ).toBe(404);
    const wrong: Record<string, string | string[]>[] = [
      {},
      { 'x-user-unique-id': approver.id },
      { 'x-user-unique-id': [preparer.id, preparer.id] },
      { x_user_unique_id: preparer.id },
    ];
    for (const headers of wrong) {
      const answer = await cancel({ ...bearer(token), ...headers }, '/v1');
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'identity_mismatch' });
    }
  });
});

describe('the permission to call an operation', () => {
  it('is checked at each request: removing a role or disabling a user takes effect at once', async () => {
    const user = await installation.user('changing', preparer.entityId, ['PREPARER']);
    const theirs = await obtainToken(installation.browser(), 'changing', 'changing');
    const browser = installation.browser();
    await signIn(browser, 'changing');
    const set = (change: string) =>
      installation.context.database.execute(`UPDATE users SET ${change} WHERE id = $1`, [user.id]);
    expect((await cancel(bearer(theirs))).status).toBe(404);

    await set("roles = '{VIEWER}'");
    expect((await cancel(bearer(theirs))).status).toBe(403);
    expect((await banks(bearer(theirs))).status).toBe(200);
    await set("roles = '{}'");
    expect((await banks(bearer(theirs))).status).toBe(403);
    await set("roles = '{APPROVER}'");
    expect((await cancel(bearer(theirs))).status).toBe(404);

    await set('disabled_at = now()');
    expect((await banks(bearer(theirs))).status).toBe(401);
    expect((await browser.send('/app/session', {})).status).toBe(401);
    expect((await signIn(installation.browser(), 'changing')).status).toBe(400);
  });

  it('needs a fresh sign-in where the entity requires one', async () => {
    maxAgeSeconds = 60;
    expect((await cancel(bearer(await forged()))).status).toBe(404);
    const old = await cancel(
      bearer(await forged({ claims: { auth_time: Math.floor(Date.now() / 1000) - 61 } })),
    );
    expect(old.status).toBe(401);
    expect(old.headers['www-authenticate']).toMatch(
      /^Bearer error="insufficient_user_authentication".*max_age="60"/,
    );
    expect((await cancel(bearer(await forged({ drop: 'auth_time' })))).status).toBe(401);
    maxAgeSeconds = null;
    expect((await cancel(bearer(await forged({ claims: { auth_time: 1 } })))).status).toBe(404);
  });
});

it('a public operation still answers without a sign-in', async () => {
  const answer = await installation
    .browser()
    .send(signOut.path, { method: 'POST', headers: { origin: installation.publicUrl } });
  expect(answer.status).toBe(200);
});
