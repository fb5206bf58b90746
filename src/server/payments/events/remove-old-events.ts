import { TEST_EVENT_TYPE } from '../../../shared/event-terms.ts';
import { uuidV7 } from '../../../shared/ids.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { recordAudit, WORKER } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';

/** Events of one transaction, so that no removal holds up others for long. */
const AT_ONCE = 5_000;

/**
 * Removes the events that are older than the operator keeps them, and their deliveries. Where an endpoint has
 * not received some of them, the audit log says how many.
 */
export async function removeOldEvents(context: Context): Promise<void> {
  const { database, configuration, clock } = context;
  const cutOffMs = clock.nowMs() - configuration.eventRetentionDays * DAY_MS;
  // Ids begin with their time: those below this one are older.
  const oldest = uuidV7(cutOffMs, new Uint8Array(10));
  for (const { id } of await database.query('SELECT id FROM entities'))
    for (let isMore = true; isMore;)
      isMore = await database.transaction((tx) => removeOldest(tx, id, oldest, nowOf(clock)), {
        repeatable: true,
      });
}

/**
 * Removes the oldest events of an entity with their deliveries, in one transaction: a delivery without its
 * event could be sent with a part of its body only. Resolves to whether there are more.
 */
async function removeOldest(tx: Tx, entityId: string, oldest: string, at: Date): Promise<boolean> {
  // Locked, so that none of these events becomes a delivery meanwhile.
  const endpoints = await tx.query(
    `SELECT id, url, description
       FROM webhook_endpoints
      WHERE entity_id = $1
      ORDER BY id
        FOR UPDATE`,
    [entityId],
  );
  const [far] = await tx.query(
    'SELECT id FROM events WHERE entity_id = $1 AND id < $2 ORDER BY id OFFSET $3 LIMIT 1',
    [entityId, oldest, AT_ONCE],
  );
  const until = far?.id ?? oldest;
  const waiting = await tx.query(
    `WITH gone AS (
       DELETE FROM webhook_deliveries d
        USING webhook_endpoints p
        WHERE p.entity_id = $1 AND d.endpoint_id = p.id AND d.event_id < $2
        RETURNING d.endpoint_id, d.status = 'WAITING' AND d.type <> $3 AND p.removed_at IS NULL AS is_lost)
     SELECT endpoint_id, count(*)::int AS count FROM gone WHERE is_lost GROUP BY endpoint_id`,
    [entityId, until, TEST_EVENT_TYPE],
  );
  // Those of an endpoint that has been off so long have not even become deliveries.
  const unread = await tx.query(
    `WITH gone AS (DELETE FROM events WHERE entity_id = $1 AND id < $2 RETURNING position, type)
     SELECT p.id AS endpoint_id, count(*)::int AS count
       FROM gone g
       JOIN webhook_endpoints p ON p.entity_id = $1 AND p.removed_at IS NULL AND p.position < g.position
                                   AND g.type = ANY (p.types)
      GROUP BY p.id`,
    [entityId, until],
  );
  for (const { id, url, description } of endpoints) {
    const count = [...waiting, ...unread]
      .filter(({ endpoint_id: of }) => of === id)
      .reduce((sum, one) => sum + one.count, 0);
    if (count === 0) continue;
    await recordAudit(tx, {
      entityId,
      at,
      actor: WORKER,
      action: 'webhook.deliveries_removed',
      subjectType: 'webhook',
      subjectId: id,
      details: { url, description, count },
    });
  }
  return far !== undefined;
}
