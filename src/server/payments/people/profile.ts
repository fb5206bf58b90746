import type { z } from 'zod';
import type {
  changePassword as passwordOp,
  endOwnSession as endOp,
  getProfile as getOp,
  updateProfile as updateOp,
} from '../../../contract/dashboard/profile.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, notFound, Problem, refused } from '../../../shared/errors.ts';
import { actorOf, recordAudit } from '../../audit/audit.ts';
import { hashPassword, passwordMatches } from '../../identity/passwords.ts';
import { countAttempt } from '../../identity/provider/sign-in-throttle.ts';
import { endSession, loadOwnSessions, loadSessions } from '../../identity/session/own-sessions.ts';
import type { Caller } from '../../platform/caller.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import type { ChangingVerb } from '../base/change.ts';
import { requireFreeName } from './require-free-name.ts';
import { currentSessionOf } from '../../identity/session/current-session.ts';

type ProfileForDisplay = z.input<(typeof getOp)['answers'][200]['schema']>;

/** GET /app/profile: the caller's own name and sessions. */
export function getProfile(context: Context): Handler<typeof getOp> {
  return ({ caller, request }) =>
    loadProfile(context, context.database, caller, currentSessionOf(context, request));
}

async function loadProfile(
  context: Context,
  db: Queryable,
  { userId, program }: Caller,
  current: Buffer | null,
): Promise<ProfileForDisplay> {
  const [user] = await db.query(
    `SELECT u.name, coalesce(u.display_name, u.name) AS display_name, u.email,
            u.issuer = '' AND EXISTS (
              SELECT 1 FROM local_credentials c WHERE c.login_id = u.login_id) AS has_password
       FROM users u
      WHERE u.id = $1`,
    [userId],
  );
  return {
    name: user!.name,
    displayName: user!.display_name ?? user!.name,
    email: user!.email,
    hasPassword: user!.has_password === true,
    // A program of one entity learns nothing of the others of its maker.
    sessions: await (program ? loadSessions : loadOwnSessions)(db, userId, nowOf(context.clock), current),
  };
}

/** PUT /app/profile: the name that others see. Errors: 400 `name_in_use`, if it looks like another's. */
export const updateProfile: ChangingVerb<typeof updateOp> = async (
  context,
  tx,
  { caller, body, request },
) => {
  const at = nowOf(context.clock);
  const { entityId, userId } = caller;
  await requireFreeName(tx, { entityId, userId }, body.displayName, at);
  const [before] = await tx.query('SELECT display_name FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  await tx.query('UPDATE users SET display_name = $2 WHERE id = $1', [userId, body.displayName]);
  return {
    body: await loadProfile(context, tx, caller, currentSessionOf(context, request)),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'user.renamed',
      subjectType: 'user',
      subjectId: userId,
      details: { before: before!.display_name, after: body.displayName },
    },
  };
};

/**
 * POST /app/profile/password: a new password. A trigger ends every sign-in of the person, in every entity.
 * It is no idempotent change, whose stored hash of the body would be one of the password. Errors: 429; 400
 * `wrong_password`, `password_elsewhere`.
 */
export function changePassword(context: Context): Handler<typeof passwordOp> {
  const { database, clock, random } = context;
  return async ({ caller, body, request }) => {
    const { userId, entityId } = caller;
    const [user] = await database.query(
      `SELECT u.login_id, c.password_hash
         FROM users u
         JOIN local_credentials c ON c.login_id = u.login_id
        WHERE u.id = $1 AND u.issuer = ''`,
      [userId],
    );
    if (!user) throw refused('password_elsewhere', explain('password_elsewhere'));
    // An open session must not allow faster guesses than the sign-in.
    const source = { address: request.ip, device: null };
    const { retryAfterMs } = await countAttempt(database, user.login_id, source, nowOf(clock));
    if (retryAfterMs > 0) throw tooMany(Math.ceil(retryAfterMs / 1_000));
    if (!(await passwordMatches(user.password_hash, body.current))) {
      const text = explain('wrong_password');
      throw refused('wrong_password', text, [fieldError('current', 'wrong_password', text)]);
    }
    const hash = await hashPassword(random, body.next);
    await database.transaction(async (tx) => {
      const [changed] = await tx.query(
        `UPDATE local_credentials
            SET password_hash = $2, failures = 0, blocked_until = NULL
          WHERE login_id = $1 AND password_hash = $3
          RETURNING login_id`,
        [user.login_id, hash, user.password_hash],
      );
      if (!changed) throw refused('wrong_password', explain('wrong_password'));
      await tx.query('DELETE FROM sign_in_failures WHERE login_id = $1', [user.login_id]);
      await recordAudit(tx, {
        entityId,
        at: nowOf(clock),
        actor: actorOf(caller),
        action: 'user.password_changed',
        subjectType: 'user',
        subjectId: userId,
        details: {},
      });
    });
    return { changed: true };
  };
}

function tooMany(seconds: number): Problem {
  return new Problem(
    429,
    'too_many_requests',
    'Too many requests',
    explain('too_many_requests', { seconds }),
    {
      headers: { 'retry-after': String(seconds) },
    },
  );
}

/**
 * POST /app/profile/sessions/{id}/end: ends a session of the caller, also one that works in another entity,
 * whose audit log has it. Errors: 404.
 */
export const endOwnSession: ChangingVerb<typeof endOp> = async (context, tx, { caller, params, request }) => {
  const at = nowOf(context.clock);
  const ended = await endSession(tx, caller.userId, params.id);
  if (!ended) throw notFound('session');
  return {
    body: await loadProfile(context, tx, caller, currentSessionOf(context, request)),
    audit: {
      entityId: ended.entityId,
      at,
      actor: actorOf(ended),
      action: 'session.closed',
      subjectType: 'user',
      subjectId: ended.userId,
      details: { why: 'signed_out' },
    },
  };
};
