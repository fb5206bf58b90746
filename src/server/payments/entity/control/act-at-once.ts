import type { Context } from '../../../platform/context.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { actorOf, type AuditRecord } from '../../../audit/audit.ts';
import type { Caller } from '../../../platform/caller.ts';
import { announceActAtOnce } from '../../base/announce.ts';

/**
 * Switches payouts off: nothing more is sent to a bank. Null when they are off already. Throws 400
 * `no_entity_config`.
 */
export async function switchOffPayouts(
  context: Context,
  tx: Tx,
  caller: Caller,
): Promise<AuditRecord | null> {
  const at = nowOf(context.clock);
  await requireConfig(tx, caller.entityId);
  const [off] = await tx.query(
    `UPDATE entity_configs
        SET payouts_enabled = false, updated_at = $2
      WHERE entity_id = $1 AND payouts_enabled
      RETURNING 1 AS done`,
    [caller.entityId, at],
  );
  if (!off) return null;
  await announceActAtOnce(tx, caller.entityId, 'PAYOUTS_OFF', caller.userId);
  return auditOf(caller, at, 'entity.payouts_off');
}

/**
 * From now on every change of the payment config needs a second admin. Null when it is so already. Throws 400
 * `no_entity_config`.
 */
export async function requireSecond(context: Context, tx: Tx, caller: Caller): Promise<AuditRecord | null> {
  const at = nowOf(context.clock);
  await requireConfig(tx, caller.entityId);
  const [on] = await tx.query(
    `UPDATE entity_configs
        SET config_needs_second_since = $2, updated_at = $2
      WHERE entity_id = $1 AND config_needs_second_since IS NULL
      RETURNING 1 AS done`,
    [caller.entityId, at],
  );
  if (!on) return null;
  await announceActAtOnce(tx, caller.entityId, 'SECOND_ADMIN_REQUIRED', caller.userId);
  return auditOf(caller, at, 'entity.second_admin_required');
}

async function requireConfig(tx: Tx, entityId: string): Promise<void> {
  const [config] = await tx.query('SELECT 1 FROM entity_configs WHERE entity_id = $1 FOR UPDATE', [entityId]);
  if (!config) throw refused('no_entity_config', explain('no_entity_config'));
}

function auditOf(caller: Caller, at: Date, action: string): AuditRecord {
  return {
    entityId: caller.entityId,
    at,
    actor: actorOf(caller),
    action,
    subjectType: 'entity',
    subjectId: caller.entityId,
    details: {},
  };
}
