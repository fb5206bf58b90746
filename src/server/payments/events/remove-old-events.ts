import { uuidV7 } from '../../../shared/ids.ts';
import { DAY_MS } from '../../../shared/time.ts';
import type { Context } from '../../platform/context.ts';

/** Rows of one statement, so that no removal holds up others for long. */
const AT_ONCE = 5_000;

/** Removes the events that are older than the operator keeps them, and their deliveries. */
export async function removeOldEvents(context: Context): Promise<void> {
  const { database, configuration, clock } = context;
  const cutOffMs = clock.nowMs() - configuration.eventRetentionDays * DAY_MS;
  // Ids begin with their time: those below this one are older.
  const oldest = uuidV7(cutOffMs, new Uint8Array(10));
  for (const { id } of await database.query('SELECT id FROM entities')) {
    let removed = AT_ONCE;
    while (removed === AT_ONCE) {
      const rows = await database.query(
        `DELETE FROM events
          WHERE entity_id = $1
            AND id IN (SELECT o.id FROM events o WHERE o.entity_id = $1 AND o.id < $2 ORDER BY o.id LIMIT $3)
          RETURNING 1 AS one`,
        [id, oldest, AT_ONCE],
      );
      removed = rows.length;
    }
  }
  for (const { id } of await database.query('SELECT id FROM webhook_endpoints')) {
    let removed = AT_ONCE;
    while (removed === AT_ONCE) {
      const rows = await database.query(
        `DELETE FROM webhook_deliveries
          WHERE endpoint_id = $1
            AND event_id IN (
                  SELECT o.event_id
                    FROM webhook_deliveries o
                   WHERE o.endpoint_id = $1 AND o.event_id < $2
                   ORDER BY o.event_id
                   LIMIT $3)
          RETURNING 1 AS one`,
        [id, oldest, AT_ONCE],
      );
      removed = rows.length;
    }
  }
}
