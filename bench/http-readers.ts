import { importJWK, SignJWT } from 'jose';
import { providerKeys } from '../src/server/identity/provider/keys.ts';
import { CLI_CLIENT, PROVIDER_PATH } from '../src/server/identity/provider/names.ts';
import { openSession, USER_COLUMNS } from '../src/server/identity/session/session-store.ts';
import type { Context } from '../src/server/platform/context.ts';
import { newId } from '../src/server/platform/random.ts';
import type { BenchInstallation } from './bench-installation.ts';

/** Enough that no user and no address reaches its rate limit in the longest run. */
const USERS = 200;
const DAY_S = 86_400;

/** The measurements of http-load.mjs. */
export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
  statuses: object;
}

/** The requests that http-load.mjs sends; the connections take them in turn. */
export interface Target {
  url: string;
  requests: { path: string; headers?: Record<string, string> }[];
}

type Credentials = Record<'bearer' | 'session', Record<string, string>[]>;

/** Users of the entity, each with an address, a session and an access token. */
export async function makeCredentials({ context, entityId }: BenchInstallation): Promise<Credentials> {
  const at = new Date(context.clock.nowMs());
  const ids = Array.from({ length: USERS }, () => newId(context));
  await context.database.query(
    `INSERT INTO users (id, entity_id, name, roles, subject, created_at)
     SELECT id, $2, 'reader ' || id, '{VIEWER}', id::text, $3 FROM unnest($1::uuid[]) AS id`,
    [ids, entityId, at],
  );
  const users = await context.database.query(
    `SELECT ${USER_COLUMNS} FROM users u JOIN entities e ON e.id = u.entity_id WHERE u.id = ANY($1)`,
    [ids],
  );
  const signIn = {
    authenticatedAt: at,
    issuedAtMs: at.getTime(),
    idToken: null,
    origin: null,
    userAgent: null,
    address: null,
  };
  const credentials: Credentials = { bearer: [], session: [] };
  for (const [index, user] of users.entries()) {
    const address = { 'x-forwarded-for': `10.1.0.${index + 1}` };
    const token = await openSession(context, user, signIn);
    credentials.session.push({ ...address, cookie: `outlay_session=${token}` });
    const bearer = await accessToken(context, user.user_id);
    credentials.bearer.push({ ...address, authorization: `Bearer ${bearer}` });
  }
  return credentials;
}

/** A token as the embedded provider issues it, with its grant. */
async function accessToken(context: Context, userId: string): Promise<string> {
  const { signing } = await providerKeys(context);
  const { publicUrl } = context.configuration;
  const now = Math.floor(context.clock.nowMs() / 1_000);
  const grantId = newId(context);
  await context.database.query(
    `INSERT INTO oidc_records (kind, id, payload, expires_at) VALUES ('Grant', $1, $2, $3)`,
    [grantId, JSON.stringify({ accountId: userId }), new Date((now + DAY_S) * 1_000)],
  );
  return new SignJWT({
    client_id: CLI_CLIENT,
    jti: newId(context),
    auth_time: now,
    grant_id: grantId,
    session_uid: 'bench',
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: signing.kid! })
    .setIssuer(publicUrl + PROVIDER_PATH)
    .setAudience(publicUrl)
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(now + DAY_S)
    .sign(await importJWK(signing, 'ES256'));
}
