import type { confirmPaymentConfigChange as op } from '../../../../contract/payment-config.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { actorOf } from '../../../audit/audit.ts';
import { requireFreshSignIn } from '../../../identity/step-up.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Queryable, Tx } from '../../../platform/database/pool.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { lockChange, putInForce, showPaymentConfig, type PendingChange } from './config-changes.ts';
import { loadPaymentConfig } from './payment-config.ts';

/**
 * POST /payments/config/changes/{id}/confirm: an admin other than the one who saved a looser config puts it
 * into force. Errors: 401 `fresh_sign_in_required`; 404; 400 `config_change_not_pending`,
 * `own_config_change`.
 */
export const confirmConfigChange: ChangingVerb<typeof op> = async (context, tx, { caller, params }) => {
  const at = nowOf(context.clock);
  const { entityId, userId } = caller;
  const { stepUpMaxAgeSeconds } = await loadPaymentConfig(tx, entityId);
  requireFreshSignIn(caller, stepUpMaxAgeSeconds, at.getTime());
  const change = await lockChange(tx, entityId, params.id);
  if (change.proposedBy.userId === userId && !(await isOnlyAdminInTime(tx, entityId, change, at)))
    throw await ownChange(tx, entityId, userId);
  if (!(await isAdmin(tx, entityId, change.proposedBy.userId)))
    throw refused('config_change_not_pending', explain('config_change_not_pending'));
  const details = await putInForce(tx, entityId, change, userId, at);
  return {
    body: await showPaymentConfig(tx, entityId),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'payment-config.updated',
      subjectType: 'payment-config',
      subjectId: entityId,
      details,
    },
  };
};

/** Whether a user is an enabled admin now. The change of a former admin lapses. */
export async function isAdmin(db: Queryable, entityId: string, userId: string): Promise<boolean> {
  const found = await db.query(
    `SELECT 1 FROM users
      WHERE id = $2 AND entity_id = $1 AND disabled_at IS NULL AND 'ADMIN' = ANY (roles)`,
    [entityId, userId],
  );
  return found.length > 0;
}

/**
 * Whether the author is the only admin of an entity in which time alone puts nothing into force, and has
 * waited. An admin whose access ended within a day still counts as another one. The database's clock decides
 * too.
 */
async function isOnlyAdminInTime(
  tx: Tx,
  entityId: string,
  { id, needsSecondAdmin, proposedBy, countsFrom }: PendingChange,
  at: Date,
): Promise<boolean> {
  if (!needsSecondAdmin || countsFrom > at) return false;
  const [waited] = await tx.query(
    `SELECT 1
       FROM payment_config_changes c
      WHERE c.id = $1 AND c.recorded_at <= clock_timestamp() - interval '1 day'
        AND NOT EXISTS (
              SELECT 1 FROM users u
               WHERE u.entity_id = $2 AND u.id <> $3 AND 'ADMIN' = ANY (u.roles)
                 AND (u.disabled_at IS NULL OR u.disabled_at > clock_timestamp() - interval '1 day'))`,
    [id, entityId, proposedBy.userId],
  );
  return waited !== undefined;
}

async function ownChange(tx: Tx, entityId: string, userId: string): Promise<Error> {
  const others = await tx.query(
    `SELECT coalesce(display_name, name) AS name
       FROM users
      WHERE entity_id = $1 AND id <> $2 AND disabled_at IS NULL AND 'ADMIN' = ANY (roles)
      ORDER BY 1`,
    [entityId, userId],
  );
  const names = others.map(({ name }) => name).join(', ');
  return refused(
    'own_config_change',
    names === '' ? explain('own_config_change.alone') : explain('own_config_change', { names }),
  );
}
