import { CONTROL_LIMITS } from '../../../../shared/control-terms.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { recordAudit, WORKER } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { endChange, loadPendingChange, putInForce } from './config-changes.ts';
import { isAdmin } from './confirm-config-change.ts';
import { loadPaymentConfig } from './payment-config.ts';

/** How long a change waits where only a second admin puts it into force. */
const LASTS_MS = CONTROL_LIMITS.lastsDays * DAY_MS;

/**
 * Puts due looser configs into force, each in its own transaction. Outlay's clock and the database's must
 * both say that the time has come. One whose author has lost access ends without any effect.
 */
export async function applyDueChanges(context: Context): Promise<void> {
  const due = await context.database.query(
    `SELECT c.entity_id
       FROM payment_config_changes c
       JOIN users u ON u.id = c.proposed_by
       LEFT JOIN entity_configs e ON e.entity_id = c.entity_id
      WHERE c.state = 'PENDING'
        AND (c.counts_from <= $1 AND c.recorded_at <= clock_timestamp() - interval '1 day'
             AND (e.config_needs_second_since IS NULL OR c.proposed_at <= $2)
             OR u.disabled_at IS NOT NULL OR NOT 'ADMIN' = ANY (u.roles))`,
    [nowOf(context.clock), new Date(context.clock.nowMs() - LASTS_MS)],
  );
  for (const { entity_id: entityId } of due) {
    await apply(context, entityId).catch((error: unknown) =>
      context.log.error({ err: error, entityId }, 'a looser payment config could not be put in force'),
    );
  }
}

async function apply(context: Context, entityId: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const at = nowOf(context.clock);
    await loadPaymentConfig(tx, entityId, 'FOR UPDATE');
    const change = await loadPendingChange(tx, entityId, 'FOR UPDATE OF c');
    if (!change) return;
    const subject = { entityId, at, actor: WORKER, subjectType: 'payment-config', subjectId: entityId };
    const isOver = change.needsSecondAdmin && change.proposedAt.getTime() <= at.getTime() - LASTS_MS;
    if (isOver || !(await isAdmin(tx, entityId, change.proposedBy.userId))) {
      await endChange(tx, entityId, change.id, 'LAPSED', null, at);
      const details = { changeId: change.id, proposedBy: change.proposedBy };
      await recordAudit(tx, { ...subject, action: 'payment-config.change_lapsed', details });
      return;
    }
    // A change that has replaced the due one meanwhile waits for its own time.
    if (change.countsFrom > at || change.needsSecondAdmin) return;
    const details = await putInForce(tx, entityId, change, null, at);
    await recordAudit(tx, { ...subject, action: 'payment-config.updated', details });
  });
}
