import type {
  makeInvitationLink as linkOp,
  revokeInvitation as revokeOp,
} from '../../../contract/dashboard/access.ts';
import { explain } from '../../../shared/error-texts.ts';
import { notFound, refused } from '../../../shared/errors.ts';
import { actorOf, recordAudit } from '../../audit/audit.ts';
import {
  hasEnded,
  INVITATION_PATH,
  makeLink,
  SELECT_INVITATIONS,
  type InvitationRow,
} from '../../identity/invitations/invitations.ts';
import { requireFreshSignIn } from '../../identity/step-up.ts';
import type { Caller } from '../../platform/caller.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import type { ChangingVerb } from '../base/change.ts';
import { FRESH_S } from '../control/ask-for-change.ts';
import { loadAdmins } from '../control/control-changes.ts';
import { displayInvitation } from './load-access.ts';

/**
 * POST /app/access/invitations/{id}/link: the link is in this answer only, so it is stored with no
 * Idempotency-Key. The admin who asked for the invitation makes the link only after confirming it too, as the
 * only admin: otherwise that admin could become a second person alone. How many admins there are now decides
 * nothing, because one admin can end the access of the others. Errors: 401 `fresh_sign_in_required`; 404; 400
 * `invitation_not_open`, `own_invitation`.
 */
export function makeInvitationLink(context: Context): Handler<typeof linkOp> {
  return async ({ caller, params }) => {
    const at = nowOf(context.clock);
    requireFreshSignIn(caller, FRESH_S, at.getTime());
    return context.database.transaction(async (tx) => {
      const row = await lockOpen(tx, caller, params.id, at.getTime());
      if (row.asked_by === caller.userId && row.confirmed_by !== caller.userId)
        throw await ownInvitation(tx, caller);
      const token = await makeLink(context, tx, { id: row.id, entityId: row.entity_id }, caller.userId, at);
      const invitation = displayInvitation(await find(tx, caller, row.id), at.getTime());
      await recordAudit(tx, {
        entityId: caller.entityId,
        at,
        actor: actorOf(caller),
        action: 'invitation.link_made',
        subjectType: 'invitation',
        subjectId: row.id,
        details: { displayName: row.display_name, until: invitation.linkUntil },
      });
      return { url: `${context.configuration.publicUrl}${INVITATION_PATH}/${token}`, invitation };
    });
  };
}

async function ownInvitation(tx: Tx, { entityId, userId }: Caller): Promise<Error> {
  const others = (await loadAdmins(tx, entityId)).filter((admin) => admin.userId !== userId);
  const names = others.map(({ name }) => name).join(', ');
  return refused(
    'own_invitation',
    names === '' ? explain('own_invitation.alone') : explain('own_invitation', { names }),
  );
}

/** POST /app/access/invitations/{id}/revoke: ends all links. Errors: 404; 400 `invitation_not_open`. */
export const revokeInvitation: ChangingVerb<typeof revokeOp> = async (context, tx, { caller, params }) => {
  const at = nowOf(context.clock);
  const row = await lockOpen(tx, caller, params.id, at.getTime());
  await tx.query('UPDATE invitations SET revoked_at = $2, revoked_by = $3 WHERE id = $1', [
    row.id,
    at,
    caller.userId,
  ]);
  return {
    body: displayInvitation(await find(tx, caller, row.id), at.getTime()),
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: 'invitation.revoked',
      subjectType: 'invitation',
      subjectId: row.id,
      details: { displayName: row.display_name },
    },
  };
};

async function find(tx: Tx, { entityId }: Caller, id: string): Promise<InvitationRow> {
  const [row] = await tx.query(`${SELECT_INVITATIONS} WHERE i.entity_id = $1 AND i.id = $2`, [entityId, id]);
  if (!row) throw notFound('invitation');
  return row;
}

async function lockOpen(tx: Tx, caller: Caller, id: string, nowMs: number): Promise<InvitationRow> {
  await tx.query('SELECT 1 FROM invitations WHERE entity_id = $1 AND id = $2 FOR UPDATE', [
    caller.entityId,
    id,
  ]);
  const row = await find(tx, caller, id);
  const isOver = row.accepted_at || row.revoked_at || hasEnded(row, nowMs);
  if (isOver) throw refused('invitation_not_open', explain('invitation_not_open'));
  return row;
}
