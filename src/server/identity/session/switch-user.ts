import type { FastifyInstance } from 'fastify';
import { switchUser } from '../../../contract/dashboard/session.ts';
import { explain } from '../../../shared/error-texts.ts';
import { notFound, Problem } from '../../../shared/errors.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Access, Caller } from '../../platform/caller.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/route.ts';
import { lockPerson } from '../logins.ts';
import { freshSignInRequired } from '../step-up.ts';
import { setSessionCookie } from './session-cookie.ts';
import { auditOf, digestOf, insertSession, sessionCookieName, USER_COLUMNS } from './session-store.ts';
import { listCompanies } from './list-companies.ts';

/**
 * POST /app/session/switch: ends the session, and opens one of the same person in another entity. It needs no
 * password: the sign-in is as old as before, and the session ends when the first one would have. Errors: 401
 * `fresh_sign_in_required`, if the sign-ins there were ended since; 404.
 */
export function mountSwitchUser(app: FastifyInstance, context: Context, access: Access): void {
  mount(app, access, '', switchUser, async ({ caller, body, request, reply }) => {
    const before = request.cookies[sessionCookieName(context.configuration)];
    if (caller.credential !== 'session' || before === undefined) throw noSession();
    if (body.userId !== caller.userId) {
      const { token, expiresAt } = await switchSession(context, before, caller, body.userId);
      setSessionCookie(context, reply, token, expiresAt);
    }
    const companies = await listCompanies(context.database, body.userId);
    return { ...companies.find(({ userId }) => userId === body.userId)!, isCurrent: true };
  });
}

async function switchSession(
  context: Context,
  before: string,
  caller: Caller,
  userId: string,
): Promise<{ token: string; expiresAt: Date }> {
  const token = Buffer.from(context.random.bytes(32)).toString('base64url');
  return context.database.transaction(async (tx) => {
    const at = nowOf(context.clock);
    await lockPerson(tx, caller.userId);
    // Of two switches at the same time one finds the session.
    const [session] = await tx.query(
      `DELETE FROM sessions
        WHERE token_hash = $1 AND user_id = $2
       RETURNING id, authenticated_at, id_token, provider_session, grant_id, user_agent, address,
                 created_at, expires_at`,
      [digestOf(before), caller.userId],
    );
    if (!session) throw noSession();
    const [next] = await tx.query(
      `SELECT ${USER_COLUMNS}, u.tokens_valid_from
         FROM users u
         JOIN entities e ON e.id = u.entity_id
        WHERE u.id = $1 AND u.disabled_at IS NULL
          AND u.login_id = (SELECT own.login_id FROM users own WHERE own.id = $2)`,
      [userId, caller.userId],
    );
    if (!next) throw notFound('company');
    // An admin there has ended the sign-ins since this one, or given the access back.
    const endedMs = next.tokens_valid_from?.getTime() ?? Number.NEGATIVE_INFINITY;
    if (endedMs >= session.authenticated_at.getTime())
      throw freshSignInRequired(0, explain('fresh_sign_in_required.company'));
    await insertSession(tx, token, next, {
      // The person still finds it under this id in the list of sessions.
      id: session.id,
      authenticatedAt: session.authenticated_at,
      idToken: session.id_token,
      providerSession: session.provider_session,
      grantId: session.grant_id,
      userAgent: session.user_agent,
      address: session.address,
      createdAt: session.created_at,
      seenAt: at,
      expiresAt: session.expires_at,
    });
    await recordAudit(tx, {
      entityId: caller.entityId,
      at,
      actor: { kind: 'USER', userId: caller.userId, name: caller.userName },
      action: 'session.closed',
      subjectType: 'user',
      subjectId: caller.userId,
      details: { why: 'switched' },
    });
    await recordAudit(tx, {
      ...auditOf(next),
      at,
      action: 'session.opened',
      details: { authenticatedAt: session.authenticated_at.toISOString() },
    });
    return { token, expiresAt: session.expires_at };
  });
}

function noSession(): Problem {
  return new Problem(
    401,
    'unauthenticated',
    'Not signed in',
    'This needs a session of the dashboard, and yours has ended.',
    {
      headers: { 'www-authenticate': 'Bearer' },
    },
  );
}
