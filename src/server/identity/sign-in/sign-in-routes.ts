import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as openid from 'openid-client';
import type { Context } from '../../platform/context.ts';
import { acceptWithIdentity } from '../invitations/accept-invitation.ts';
import { INVITATION_COOKIE } from '../invitations/invitation-routes.ts';
import type { Identity } from '../provider/identity.ts';
import { SIGNED_OUT_PATH } from '../session/sign-out.ts';
import { messagePage, moveOnPage, type Message } from '../pages/messages.ts';
import { answerUnavailableAsPage } from '../pages/unavailable-page.ts';
import {
  closeSession,
  isSecure,
  openSession,
  sessionCookieName,
  USER_COLUMNS,
  type UserRow,
} from '../session/session-store.ts';
import { SESSION_LASTS_MS } from '../session/lifetime.ts';
import { returnPath } from './return-path.ts';
import {
  openState,
  sealState,
  SIGN_IN_LASTS_MS,
  stateCookieName,
  type SignInState,
} from './sign-in-state.ts';

const CALLBACK = '/app/callback';
/** The form of openid.randomState(). */
const STATE = /^[A-Za-z0-9_-]{43}$/;

/** Sign-in to the dashboard: redirects to the identity provider, and opens a session at the callback. */
export async function signInRoutes(
  app: FastifyInstance,
  context: Context,
  identity: Identity,
): Promise<void> {
  await app.register(async (scope) => {
    answerUnavailableAsPage(scope);
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
  const { return: asked, max_age: maxAge } = request.query as Record<string, unknown>;
  const client = await clientOr503(context, identity, reply);
  if (!client) return reply;
  const state: SignInState = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
    returnTo: returnPath(asked, configuration.publicUrl),
    maxAgeSeconds: maxAgeOf(maxAge),
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
  return reply
    .setCookie(
      stateCookieName(configuration, state.state),
      await sealState(identity.stateKey, state, clock.nowMs()),
      {
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure(configuration),
        path: CALLBACK,
        maxAge: SIGN_IN_LASTS_MS / 1000,
      },
    )
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
  const cookieName = stateCookieName(configuration, asked);
  const sealed = request.cookies[cookieName];
  const state = sealed ? await openState(identity.stateKey, sealed, clock.nowMs()) : null;
  reply.clearCookie(cookieName, { path: CALLBACK, secure: isSecure(configuration) });
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
  const user =
    (await findUser(context, identity, claims.sub)) ??
    ((await joinInvited(context, identity, request, reply, claims))
      ? await findUser(context, identity, claims.sub)
      : null);
  if (!user) return say(reply, 403, unknownUser(claims.iss, claims.sub));

  const earlier = request.cookies[sessionCookieName(configuration)];
  if (earlier) await closeSession(context, earlier, { why: 'replaced' });
  const token = await openSession(context, user, {
    authenticatedAt: new Date(claims.auth_time! * 1000),
    issuedAtMs: claims.iat * 1000,
    idToken: tokens.id_token ?? null,
    origin: identity.originOf(tokens.access_token),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    address: request.ip,
  });
  if (token === null) return say(reply, 400, REFUSED);
  return reply
    .setCookie(sessionCookieName(configuration), token, {
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure(configuration),
      path: '/',
      maxAge: SESSION_LASTS_MS / 1000,
    })
    .type('text/html; charset=utf-8')
    .send(moveOnPage(state.returnTo));
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

async function findUser(context: Context, identity: Identity, subject: string): Promise<UserRow | null> {
  const [user] = await context.database.query(
    `SELECT ${USER_COLUMNS}
       FROM users u
       JOIN entities e ON e.id = u.entity_id
       WHERE u.issuer = ANY($1)
       AND u.subject = $2
       AND u.disabled_at IS NULL`,
    [identity.issuerNames, subject],
  );
  return user ?? null;
}

/**
 * Makes the user of a person who came from an invitation and has now signed in at the external provider. True
 * if there is one now.
 */
async function joinInvited(
  context: Context,
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
  { iss, sub }: { iss: string; sub: string },
): Promise<boolean> {
  const token = request.cookies[INVITATION_COOKIE];
  if (token === undefined || identity.provider) return false;
  reply.clearCookie(INVITATION_COOKIE, { path: CALLBACK, secure: isSecure(context.configuration) });
  return acceptWithIdentity(context, token, { issuer: iss, subject: sub });
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
