import type * as contract from '../../../../contract/dashboard/webhooks.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Change } from '../../base/idempotency.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { auditOfWebhook, loadWebhook, lockWebhook } from './webhook-for-display.ts';

/** The endpoint after a step, with its audit row if it changed. */
async function changed(
  context: Context,
  tx: Tx,
  caller: Caller,
  id: string,
  step: string | null,
  more: Record<string, unknown> = {},
): Promise<Change> {
  const at = nowOf(context.clock);
  const body = await loadWebhook(tx, caller.entityId, id, at);
  return { body, audit: step === null ? null : auditOfWebhook(caller, at, step, body, more) };
}

/** PUT /app/webhooks/{id}. Errors: 404. */
export const updateWebhook: ChangingVerb<typeof contract.updateWebhook> = async (
  context,
  tx,
  { caller, params, body },
) => {
  const { id, types, description } = await lockWebhook(tx, caller.entityId, params.id);
  const wanted = [...new Set<string>(body.types)];
  const isSame = description === body.description && types.join() === wanted.join();
  if (!isSame)
    await tx.query(
      'UPDATE webhook_endpoints SET description = $2, types = $3, updated_at = $4 WHERE id = $1',
      [id, body.description, wanted, nowOf(context.clock)],
    );
  return changed(context, tx, caller, id, isSame ? null : 'changed', {
    types: wanted,
    before: { description, types },
  });
};

/** POST /app/webhooks/{id}/switch-off. Errors: 404. */
export const switchOffWebhook: ChangingVerb<typeof contract.switchOffWebhook> = async (
  context,
  tx,
  { caller, params },
) => {
  const { id, state } = await lockWebhook(tx, caller.entityId, params.id);
  const at = nowOf(context.clock);
  // From then on it is off because a user wants so, and needs no attention.
  if (state !== 'OFF')
    await tx.query(
      `UPDATE webhook_endpoints
          SET state = 'OFF', off_reason = NULL, off_at = coalesce(off_at, $2), updated_at = $2
        WHERE id = $1`,
      [id, at],
    );
  return changed(context, tx, caller, id, state === 'OFF' ? null : 'switched_off');
};

/**
 * POST /app/webhooks/{id}/switch-on. Skipping ends at the horizon: events of changes that are under way are
 * not missed yet. Errors: 404.
 */
export const switchOnWebhook: ChangingVerb<typeof contract.switchOnWebhook> = async (
  context,
  tx,
  { caller, params, body: { missed } },
) => {
  const { id, state } = await lockWebhook(tx, caller.entityId, params.id);
  if (state === 'ON') return changed(context, tx, caller, id, null);
  const at = nowOf(context.clock);
  await tx.query(
    `UPDATE webhook_deliveries
        SET status = CASE WHEN $2 THEN 'SKIPPED' ELSE status END, next_at = $3, failing_since = NULL
      WHERE endpoint_id = $1 AND status = 'WAITING'`,
    [id, missed === 'SKIP', at],
  );
  await tx.query(
    `UPDATE webhook_endpoints
        SET state = 'ON', off_reason = NULL, off_at = NULL, failures = 0, failing_since = NULL,
            next_try_at = NULL, updated_at = $2,
            position = CASE WHEN $3
                            THEN greatest(position, (SELECT safe_position FROM event_horizon))
                            ELSE position END
      WHERE id = $1`,
    [id, at, missed === 'SKIP'],
  );
  return changed(context, tx, caller, id, 'switched_on', { missed });
};

/** POST /app/webhooks/{id}/remove. Errors: 404. */
export const removeWebhook: ChangingVerb<typeof contract.removeWebhook> = async (
  context,
  tx,
  { caller, params },
) => {
  const { id } = await lockWebhook(tx, caller.entityId, params.id);
  const at = nowOf(context.clock);
  await tx.query(
    `UPDATE webhook_endpoints
        SET state = 'OFF', off_reason = NULL, off_at = coalesce(off_at, $2), updated_at = $2
      WHERE id = $1`,
    [id, at],
  );
  const change = await changed(context, tx, caller, id, 'removed');
  await tx.query('UPDATE webhook_endpoints SET removed_at = $2 WHERE id = $1', [id, at]);
  return change;
};
