import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as openid from 'openid-client';
import { isUuid } from '../../../shared/ids.ts';
import type { Context } from '../../platform/context.ts';
import { acceptWithIdentity, type Joined } from '../invitations/accept-invitation.ts';
import { invitationCookie } from '../invitations/invitation-routes.ts';
import type { SignInOrigin } from '../provider/end-sign-ins.ts';
import type { Identity } from '../provider/identity.ts';
import { SIGNED_OUT_PATH } from '../session/sign-out.ts';
import { messagePage, moveOnPage, type Message } from '../pages/messages.ts';
import { answerWithPages } from '../pages/unavailable-page.ts';
import {
  closeSession,
  digestOf,
  hasEndedSince,
  isSecure,
  openSession,
  sessionCookieName,
  TOKEN,
  USER_COLUMNS,
  type UserRow,
} from '../session/session-store.ts';
import { SESSION_LASTS_MS } from '../session/lifetime.ts';
import { setSessionCookie } from '../session/session-cookie.ts';
import { returnPath } from './return-path.ts';
import {
  CALLBACK,
  openState,
  sealState,
  SIGN_IN_LASTS_MS,
  stateCookie,
  type SignInState,
} from './sign-in-state.ts';

/** The form of openid.randomState(). */
const STATE = /^[A-Za-z0-9_-]{43}$/;

/** Sign-in to the dashboard: redirects to the identity provider, and opens a session at the callback. */
export async function signInRoutes(
  app: FastifyInstance,
  context: Context,
  identity: Identity,
): Promise<void> {
  await app.register(async (scope) => {
    answerWithPages(scope, context.configuration.publicUrl);
    scope.get('/app/sign-in', (request, reply) => leave(context, identity, request, reply));
    scope.get(SIGNED_OUT_PATH, (_, reply) => say(reply, 200, SIGNED_OUT));
    scope.get(CALLBACK, (request, reply) => comeBack(context, identity, request, reply));
  });
}

async function leave(
  context: Context,
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { configuration, clock } = context;
  const { return: asked, max_age: maxAge, user } = request.query as Record<string, unknown>;
  const client = await clientOr503(context, identity, reply);
  if (!client) return reply;
  const invitation = request.cookies[invitationCookie(configuration).name] ?? null;
  // A link on another site decides about no company.
  const isForeign = request.headers['sec-fetch-site'] === 'cross-site';
  const state: SignInState = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
    returnTo: returnPath(asked, configuration.publicUrl),
    // No person joins by an earlier sign-in, whoever has set the cookie.
    maxAgeSeconds: invitation === null ? maxAgeOf(maxAge) : 0,
    userId: typeof user === 'string' && isUuid(user) && !isForeign ? user : null,
    invitation,
  };
  const url = openid.buildAuthorizationUrl(client, {
    redirect_uri: configuration.publicUrl + CALLBACK,
    scope: 'openid',
    state: state.state,
    nonce: state.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(state.verifier),
    code_challenge_method: 'S256',
    max_age: String(state.maxAgeSeconds),
    // The provider counts in whole seconds. With an age of zero it must always prompt.
    ...(state.maxAgeSeconds === 0 ? { prompt: 'login' } : {}),
  });
  // From here on, only this sign-in uses the invitation: not that of another person in this browser.
  if (state.invitation !== null) clearInvitation(context, reply);
  const { name, path } = stateCookie(configuration, state.state);
  return reply
    .setCookie(name, await sealState(identity.stateKey, state, clock.nowMs()), {
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(configuration),
      path,
      maxAge: SIGN_IN_LASTS_MS / 1000,
    })
    .redirect(url.href, 303);
}

/**
 * The greatest age of a sign-in that is accepted: the page's limit, but never more than the lifetime of our
 * sessions.
 */
function maxAgeOf(asked: unknown): number {
  const longest = SESSION_LASTS_MS / 1000;
  return typeof asked === 'string' && /^\d{1,6}$/.test(asked) ? Math.min(Number(asked), longest) : longest;
}

async function comeBack(
  context: Context,
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { configuration, clock } = context;
  const asked = (request.query as Record<string, unknown>)['state'];
  // Other text is not a state that we issued, and must not become part of a cookie's name.
  if (typeof asked !== 'string' || !STATE.test(asked)) return say(reply, 400, EXPIRED);
  const { name: cookieName, path } = stateCookie(configuration, asked);
  const sealed = request.cookies[cookieName];
  const state = sealed ? await openState(identity.stateKey, sealed, clock.nowMs()) : null;
  reply.clearCookie(cookieName, { path, secure: isSecure(configuration) });
  if (!state) return say(reply, 400, EXPIRED);
  const client = await clientOr503(context, identity, reply);
  if (!client) return reply;

  let tokens: Awaited<ReturnType<typeof openid.authorizationCodeGrant>>;
  try {
    tokens = await openid.authorizationCodeGrant(
      client,
      new URL(request.originalUrl, configuration.publicUrl),
      {
        expectedState: state.state,
        expectedNonce: state.nonce,
        pkceCodeVerifier: state.verifier,
        maxAge: state.maxAgeSeconds,
        idTokenExpected: true,
      },
    );
  } catch (error) {
    if (error instanceof openid.ResponseBodyError && error.status >= 500) return sayUnreachable(reply);
    context.log.warn({ err: error }, 'sign-in was refused');
    return say(reply, 400, REFUSED);
  }
  const claims = tokens.claims()!;
  const earlier = request.cookies[sessionCookieName(configuration)];
  let wanted = state.userId ?? (earlier ? await userOfSession(context, earlier) : null);
  if (state.invitation !== null) {
    const origin = identity.originOf(tokens.access_token);
    const joined = await join(context, identity, state.invitation, claims, origin);
    if ('fault' in joined && joined.fault !== 'UNKNOWN')
      return say(reply, joined.fault === 'GONE' ? 404 : 409, notJoined(joined));
    if ('userId' in joined) wanted = joined.userId;
  }
  const user = await findUser(context, identity, claims.sub, wanted);
  if (!user) return say(reply, 403, unknownUser(claims.iss, claims.sub));
  const authenticatedAt = new Date(claims.auth_time! * 1000);
  // The provider still knows the person from another company, and this one wants to see the password again.
  if (identity.provider && (await hasEndedSince(context, user.user_id, authenticatedAt))) {
    const query = new URLSearchParams({ return: state.returnTo, max_age: '0', user: user.user_id });
    return reply.redirect(`/app/sign-in?${query}`, 303);
  }
  if (earlier) await closeSession(context, earlier, { why: 'replaced' });
  const token = await openSession(context, user, {
    authenticatedAt,
    issuedAtMs: claims.iat * 1000,
    idToken: tokens.id_token ?? null,
    origin: identity.originOf(tokens.access_token),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    address: request.ip,
  });
  if (token === null) return say(reply, 400, REFUSED);
  setSessionCookie(context, reply, token, new Date(clock.nowMs() + SESSION_LASTS_MS));
  return reply.type('text/html; charset=utf-8').send(moveOnPage(state.returnTo));
}

async function clientOr503(
  context: Context,
  identity: Identity,
  reply: FastifyReply,
): Promise<openid.Configuration | null> {
  try {
    return await identity.client();
  } catch (error) {
    context.log.error({ err: error }, 'the identity provider cannot be reached');
    await sayUnreachable(reply);
    return null;
  }
}

/**
 * The user as whom a person who has signed in works: the wanted one, if it is the same person and has access,
 * else the one as whom the person worked last. Null when the person has access to no entity.
 */
async function findUser(
  context: Context,
  identity: Identity,
  subject: string,
  wanted: string | null,
): Promise<UserRow | null> {
  const [user] = await context.database.query(
    `SELECT ${USER_COLUMNS}
       FROM logins l
       JOIN users u ON u.login_id = l.id
       JOIN entities e ON e.id = u.entity_id
      WHERE l.issuer = ANY($1) AND l.subject = $2 AND u.disabled_at IS NULL
      ORDER BY u.id IS NOT DISTINCT FROM $3::uuid DESC, u.chosen_at DESC NULLS LAST, u.created_at, u.id
      LIMIT 1`,
    [identity.issuerNames, subject, wanted],
  );
  return user ?? null;
}

/** The user of the session that this browser still has, so that another sign-in stays in the same entity. */
async function userOfSession(context: Context, token: string): Promise<string | null> {
  if (!TOKEN.test(token)) return null;
  const [session] = await context.database.query('SELECT user_id FROM sessions WHERE token_hash = $1', [
    digestOf(token),
  ]);
  return session?.user_id ?? null;
}

/** Uses the invitation with which the person began this sign-in. */
function join(
  context: Context,
  identity: Identity,
  token: string,
  { iss, sub }: { iss: string; sub: string },
  origin: SignInOrigin | null,
): Promise<Joined> {
  const issuer = identity.provider ? '' : iss;
  const { issuerNames } = identity;
  return acceptWithIdentity(context, token, { issuer, issuerNames, subject: sub, origin });
}

function clearInvitation({ configuration }: Context, reply: FastifyReply): void {
  const { name, path } = invitationCookie(configuration);
  reply.clearCookie(name, { path, secure: isSecure(configuration) });
}

function sayUnreachable(reply: FastifyReply): FastifyReply {
  return say(reply.header('retry-after', '10'), 503, UNREACHABLE);
}

function say(reply: FastifyReply, status: number, message: Message): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(messagePage(message));
}

const AGAIN = { href: '/app/sign-in', text: 'Sign in' };

const SIGNED_OUT: Message = {
  title: 'You are signed out of Outlay',
  text:
    'Your identity provider may still know you in this browser. On a computer that others use, ' +
    'sign out there too.',
  link: AGAIN,
};

const EXPIRED: Message = {
  title: 'This sign-in has expired',
  text: 'It was started too long ago or in another browser, or it was already used. Start again.',
  link: AGAIN,
};

const REFUSED: Message = {
  title: 'You are not signed in',
  text:
    'The identity provider did not confirm this sign-in. Start again. If it fails again, tell your ' +
    'administrator.',
  link: AGAIN,
};

const UNREACHABLE: Message = {
  title: 'The identity provider does not answer',
  text: 'Signing in is not possible at the moment. Try again in a minute.',
  link: AGAIN,
};

/** Why a person who has signed in did not join. Nothing was saved, and the link stays as it was. */
function notJoined(joined: Exclude<Joined, { userId: string }>): Message {
  const title = 'You did not join';
  if (joined.fault === 'MEMBER')
    return joined.hasAccess
      ? {
          title,
          text: 'You already belong to this company. Sign in, then switch to it with the menu at its name.',
          link: AGAIN,
        }
      : {
          title,
          text:
            'You already belong to this company, but an admin has ended your access. Ask an admin of the ' +
            'company to restore it.',
          link: AGAIN,
        };
  if (joined.fault === 'NAME_TAKEN')
    return {
      title,
      text:
        'Another person of this company has a name that looks like your user name. Open the link again and ' +
        'choose a new user name and password for this company.',
      link: AGAIN,
    };
  return {
    title,
    text:
      'The link works once, for 72 hours, and a newer one ends it. If you did not use it yourself, tell ' +
      'the sender at once. Otherwise ask the sender for another one.',
    link: AGAIN,
  };
}

function unknownUser(issuer: string, subject: string): Message {
  return {
    title: 'You do not have access yet',
    text:
      'You signed in, but no user of this installation has your identity. Send these two lines to your ' +
      'administrator.',
    details: [
      { name: 'Issuer', value: issuer },
      { name: 'Subject', value: subject },
    ],
    link: AGAIN,
  };
}
