import type {
  disableUser as disableOp,
  signOutUser as signOutOp,
} from '../../../contract/dashboard/access.ts';
import { actorOf } from '../../audit/audit.ts';
import { endAllSignIns } from '../../identity/session/own-sessions.ts';
import { nowOf } from '../../platform/clock.ts';
import { announceActAtOnce } from '../base/announce.ts';
import type { ChangingVerb } from '../base/change.ts';
import { lockControl, requireAdminLeft } from '../control/control-changes.ts';
import { currentSessionOf } from '../../identity/session/current-session.ts';
import { loadPerson } from './load-access.ts';
import { lockUser } from './user-kinds.ts';

/**
 * POST /app/access/users/{id}/disable: ends the access of a user at once. A trigger ends the sign-ins. A
 * repetition changes nothing. Errors: 404; 400 `last_admin`.
 */
export const disableUser: ChangingVerb<typeof disableOp> = async (
  context,
  tx,
  { caller, params, request },
) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  await lockControl(tx, entityId);
  const user = await lockUser(tx, entityId, params.id);
  const shown = () => loadPerson(context, tx, entityId, user.id, currentSessionOf(context, request));
  if (user.disabled_at) return { body: await shown(), audit: null };
  await tx.query('UPDATE users SET disabled_at = $2 WHERE id = $1', [user.id, at]);
  await requireAdminLeft(tx, entityId);
  await announceActAtOnce(tx, entityId, 'USER_DISABLED', userId, user.id);
  return {
    body: await shown(),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'user.disabled',
      subjectType: 'user',
      subjectId: user.id,
      details: { roles: user.roles },
    },
  };
};

/** POST /app/access/users/{id}/sign-out: ends every session and token of a user. Errors: 404. */
export const signOutUser: ChangingVerb<typeof signOutOp> = async (
  context,
  tx,
  { caller, params, request },
) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const user = await lockUser(tx, entityId, params.id);
  await endAllSignIns(tx, user.id, at);
  await announceActAtOnce(tx, entityId, 'USER_SIGNED_OUT', userId, user.id);
  return {
    body: await loadPerson(context, tx, entityId, user.id, currentSessionOf(context, request)),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'user.signed_out',
      subjectType: 'user',
      subjectId: user.id,
      details: {},
    },
  };
};
