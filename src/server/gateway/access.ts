import '@fastify/cookie';
import { explain, type Explained } from '../../shared/error-texts.ts';
import { errors as joseErrors } from 'jose';
import type { FastifyRequest } from 'fastify';
import { switchUser } from '../../contract/dashboard/session.ts';
import { createBatch, updateBatchLabel } from '../../contract/disbursements.ts';
import { Problem } from '../../shared/errors.ts';
import type { Role } from '../../shared/terms.ts';
import type { Access, Caller } from '../platform/caller.ts';
import { requireOwnOrigin } from '../identity/session/own-origin.ts';
import type { Context } from '../platform/context.ts';
import { routePath } from '../platform/http/route-path.ts';
import { openAccessNotices } from './access-notices.ts';
import { createCallerCache, type KnownCaller } from './caller-cache.ts';
import { findToken, isProgramToken } from '../identity/tokens/find-token.ts';
import { identityOf } from '../identity/provider/identity.ts';
import { limitUser } from './rate-limit.ts';
import {
  findSession,
  goodUntilMs,
  sessionCookieName,
  USER_COLUMNS,
  type UserRow,
} from '../identity/session/session-store.ts';

/**
 * Finds the caller of a request. An `Authorization` header takes precedence: the session cookie counts only
 * without one, and never on direct access to /v1. A request that changes something reads the user and the
 * roles from the database; a read takes them from the cache if it has them.
 */
export async function createAccess(context: Context): Promise<Access> {
  const notices = await openAccessNotices(context);
  const cache = createCallerCache(context.clock, notices);
  const access: Access = {
    async callerOf(request) {
      const credential = credentialOf(context, request);
      const named = namedUser(request);
      const lookUp = () => identify(context, request, credential, named, { activity: true });
      const key = `${credential.kind} ${keyOf(credential, request, named)}`;
      const caller = isSafe(request.method)
        ? await cache.callerOf(key, lookUp)
        : requireNamed(request, named, await lookUp());
      requireSameUser(request, named, caller);
      requireWithinToken(request, caller);
      await limitUser(request, caller.userId);
      if (request.throughGateway) {
        request.raw.headers['x-user-unique-id'] = caller.userId;
        request.raw.headers['x-entity-id'] = caller.entityId;
      }
      return caller;
    },
    async recheck(request, caller) {
      const credential = credentialOf(context, request);
      const named = namedUser(request);
      // Cached separately from the callers of requests, because only lookups for requests keep a session from
      // expiring.
      const key = `stream ${credential.kind} ${keyOf(credential, request, named)}`;
      const now = await cache.callerOf(key, () =>
        identify(context, request, credential, named, { activity: false }),
      );
      const same = now.userId === caller.userId && now.entityId === caller.entityId;
      if (!same || now.roles.size === 0)
        throw unauthenticated('The caller has lost access to this stream.', 'Bearer');
    },
    watch: (request, caller, ended) =>
      notices.follow(caller.userId, () => void access.recheck(request, caller).catch(ended)),
  };
  return access;
}

interface Credential {
  kind: Caller['credential'];
  token: string;
}

/** The one credential of a request that counts. Throws 401 without one. */
function credentialOf(context: Context, request: FastifyRequest): Credential {
  const { authorization } = request.headers;
  if (authorization !== undefined) return { kind: 'bearer', token: bearerToken(authorization) };
  const token = isDirect(request) ? undefined : request.cookies[sessionCookieName(context.configuration)];
  if (token === undefined) throw unauthenticated('Sign in, or send a bearer token.', 'Bearer');
  return { kind: 'session', token };
}

async function identify(
  context: Context,
  request: FastifyRequest,
  { kind, token }: Credential,
  named: string | null,
  options: { activity: boolean },
): Promise<KnownCaller & { mustName?: boolean }> {
  if (kind === 'bearer' && isProgramToken(token)) return callerOfToken(context, token, request.ip);
  if (kind === 'bearer') return callerOfBearer(context, token, named);
  const session = await findSession(context, token, options);
  if (!session) throw unauthenticated('The session has ended. Sign in again.', 'Bearer');
  if (!isSafe(request.method)) requireOwnOrigin(context, request);
  return {
    caller: callerFrom(session, session.authenticated_at.getTime(), 'session'),
    goodUntilMs: goodUntilMs(session),
    mustName: session.has_others === true,
  };
}

/**
 * The user as whom a page acts, which it says in `Outlay-User`: an event stream, whose requests have no
 * headers of a page, says it in its address. Null when the request does not say.
 */
function namedUser(request: FastifyRequest): string | null {
  const sent = request.headers['outlay-user'];
  if (typeof sent === 'string') return sent.toLowerCase();
  const isStream = (request.routeOptions.config as { stream?: boolean }).stream === true;
  const { user } = request.query as { user?: unknown };
  return isStream && typeof user === 'string' ? user.toLowerCase() : null;
}

/** A switch names where it leads, and acts in neither entity. */
const SWITCH_ROUTE = `${switchUser.method} ${routePath(switchUser.path)}`;

function isSwitch({ method, routeOptions }: FastifyRequest): boolean {
  return `${method} ${routeOptions.url}` === SWITCH_ROUTE;
}

/**
 * Refuses a change by a session of a person who belongs to several entities, unless it says in which one it
 * is meant: a page that was opened before the session was switched must not act in the other entity.
 */
function requireNamed(
  request: FastifyRequest,
  named: string | null,
  { caller, mustName }: KnownCaller & { mustName?: boolean },
): Caller {
  if (mustName && named === null && !isSwitch(request)) throw otherCompany(explain('other_company.unnamed'));
  return caller;
}

/** Refuses a request that was made for another user than the one of its session or token. */
function requireSameUser(request: FastifyRequest, named: string | null, caller: Caller): void {
  if (named !== null && named !== caller.userId && !isSwitch(request))
    throw otherCompany(explain('other_company'));
}

function otherCompany(reason: Explained): Problem {
  return new Problem(401, 'other_company', 'Wrong company', reason, {
    headers: { 'www-authenticate': 'Bearer' },
  });
}

/**
 * Direct access to the payments application, without the gateway. Decided by the route, so that the spelling
 * of the path does not matter.
 */
function isDirect(request: FastifyRequest): boolean {
  return !request.throughGateway && (request.routeOptions.url ?? '').startsWith('/v1/');
}

function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

const BEARER = /^Bearer +([A-Za-z0-9\-._~+/]+=*)$/i;

function bearerToken(authorization: string): string {
  const token = BEARER.exec(authorization)?.[1];
  if (!token)
    throw unauthenticated(
      'Send one bearer token in the Authorization header.',
      'Bearer error="invalid_request"',
    );
  return token;
}

/**
 * A token of a program may be bound to addresses, so that each address has its own entry in the cache. A
 * token of a person may open several entities, so that each named user has one.
 */
function keyOf({ kind, token }: Credential, request: FastifyRequest, named: string | null): string {
  if (kind === 'session') return token;
  return isProgramToken(token) ? `${token} ${request.ip}` : `${token} ${named ?? ''}`;
}

/** The routes through which a program may change something. */
const MAY_PREPARE = new Set(
  [createBatch, updateBatchLabel].map(({ method, path }) => `${method} /v1${routePath(path)}`),
);

/** Refuses a change that the token of a program does not cover, whatever roles its maker has. */
function requireWithinToken({ method, routeOptions }: FastifyRequest, { program }: Caller): void {
  if (!program || isSafe(method)) return;
  if (program.prepares && MAY_PREPARE.has(`${method} ${routeOptions.url}`)) return;
  const text = explain(program.prepares ? 'token_not_allowed.prepare' : 'token_not_allowed');
  throw new Problem(403, 'token_not_allowed', 'Not allowed', text);
}

/** The admin who made a program's token, with the roles of the token and none of the admin's. */
async function callerOfToken(context: Context, token: string, address: string): Promise<KnownCaller> {
  const found = await findToken(context, token, address);
  if (!found) throw invalidToken();
  const { token_name: name, prepares, created_at: madeAt, expires_at: expiresAt } = found;
  const maker = callerFrom(found, madeAt.getTime(), 'bearer');
  return {
    caller: {
      ...maker,
      userName: `${maker.userName} (${name})`,
      roles: new Set<Role>(prepares ? ['VIEWER', 'PREPARER'] : ['VIEWER']),
      program: { name, prepares },
    },
    goodUntilMs: expiresAt.getTime(),
  };
}

/**
 * The user of a person's token. The embedded provider binds a token to one entity. Where a login is shared,
 * each entity ends its tokens by their time, because the grant goes on for the others. A token of an external
 * provider names the person only, so a person who belongs to several entities says in which one it is meant.
 */
async function callerOfBearer(context: Context, token: string, named: string | null): Promise<KnownCaller> {
  const identity = await identityOf(context);
  const subject = await identity.verifyAccessToken(token).catch((error: unknown) => {
    throw isTokenFault(error) ? invalidToken() : unreachable(context, error);
  });
  const users = await context.database.prepared(
    `SELECT ${USER_COLUMNS},
            CASE WHEN u.issuer = ''
                 THEN NOT EXISTS (SELECT 1 FROM oidc_records WHERE kind = 'Grant' AND id = $3)
                      OR coalesce(u.tokens_valid_from >= $5, false)
                         AND EXISTS (SELECT 1
                                       FROM users other
                                      WHERE other.login_id = u.login_id AND other.id <> u.id)
                 ELSE u.tokens_valid_from IS NOT NULL AND $4 <= u.tokens_valid_from END AS revoked
       FROM logins l
       JOIN users u ON u.login_id = l.id
       JOIN entities e ON e.id = u.entity_id
      WHERE l.issuer = ANY($1) AND l.subject = $2`,
    [
      identity.issuerNames,
      subject.subject,
      subject.origin?.grantId ?? null,
      new Date(subject.issuedAtMs),
      new Date(subject.authenticatedAtMs),
    ],
  );
  const user = meantOf(users, subject.entityId, named);
  if (!user || (user.revoked && !user.disabled_at)) throw invalidToken();
  return {
    caller: callerFrom(user, subject.authenticatedAtMs, 'bearer'),
    goodUntilMs: subject.expiresAtMs,
  };
}

/** The one of a person's users for whom a token is meant. Throws 401 when it could be several. */
function meantOf<U extends UserRow>(
  users: readonly U[],
  entityId: string | null,
  named: string | null,
): U | undefined {
  if (entityId !== null) return users.find((user) => user.entity_id === entityId);
  const isNamed = users.find((user) => user.user_id === named);
  // Ended access counts too: a script that ran for one entity must not go on in another one.
  if (isNamed || users.length <= 1) return isNamed ?? users[0];
  throw otherCompany(explain('other_company.unnamed'));
}

/** Whether the token is invalid, as opposed to the provider's keys being unreachable. */
function isTokenFault(error: unknown): boolean {
  return (
    error instanceof joseErrors.JOSEError &&
    !(error instanceof joseErrors.JWKSTimeout) &&
    error.code !== 'ERR_JOSE_GENERIC'
  );
}

function callerFrom(user: UserRow, authenticatedAtMs: number, credential: Caller['credential']): Caller {
  if (user.disabled_at) throw unauthenticated('This user has been disabled.', 'Bearer error="invalid_token"');
  return {
    userId: user.user_id,
    userName: user.user_name,
    email: user.email,
    entityId: user.entity_id,
    entityName: user.entity_name,
    accountId: user.account_id,
    primaryAccountId: user.primary_account_id,
    roles: new Set(user.roles),
    authenticatedAtMs,
    credential,
    program: null,
  };
}

function unauthenticated(detail: string, challenge: string): Problem {
  return new Problem(401, 'unauthenticated', 'Not signed in', detail, {
    headers: { 'www-authenticate': challenge },
  });
}

function invalidToken(): Problem {
  return new Problem(
    401,
    'invalid_token',
    'Not signed in',
    'The bearer token is not valid here, or has expired. Get a new one.',
    {
      headers: {
        'www-authenticate':
          'Bearer error="invalid_token", error_description="The access token is not valid here"',
      },
    },
  );
}

function unreachable(context: Context, error: unknown): Problem {
  context.log.error({ err: error }, 'the identity provider cannot be reached');
  return new Problem(
    503,
    'identity_provider_unreachable',
    'Your sign-in cannot be checked',
    explain('identity_provider_unreachable'),
    {
      headers: { 'retry-after': '10' },
    },
  );
}
