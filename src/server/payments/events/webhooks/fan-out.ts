import type { Tx } from '../../../platform/database/pool.ts';

/** Events that one transaction reads. */
const AT_ONCE = 5_000;

/**
 * Makes deliveries of the events that an endpoint has not read yet. The endpoint's row is locked and its
 * position moves in the same transaction, so that each event becomes one delivery, whatever ends in between.
 * Resolves to whether there may be more.
 */
export async function fanOut(tx: Tx, endpointId: string, safe: bigint, at: Date): Promise<boolean> {
  const [endpoint] = await tx.query(
    `SELECT entity_id, position
       FROM webhook_endpoints
      WHERE id = $1 AND state = 'ON'
        FOR UPDATE`,
    [endpointId],
  );
  if (!endpoint || endpoint.position >= safe) return false;
  const [far] = await tx.query(
    `SELECT position
       FROM events
      WHERE entity_id = $1 AND position > $2 AND position <= $3
      ORDER BY position
     OFFSET $4
      LIMIT 1`,
    [endpoint.entity_id, endpoint.position, safe, AT_ONCE - 1],
  );
  const until = far?.position ?? safe;
  await tx.query(
    `INSERT INTO webhook_deliveries
            (endpoint_id, event_id, entity_id, position, type, subject_id, event_at, status, attempts,
             next_at)
     SELECT p.id, e.id, e.entity_id, e.position, e.type, e.subject_id, e.at, 'WAITING', 0, $4
       FROM webhook_endpoints p
       JOIN events e ON e.entity_id = p.entity_id AND e.position > $2 AND e.position <= $3
                        AND e.type = ANY (p.types)
      WHERE p.id = $1
      ORDER BY e.position
     ON CONFLICT (endpoint_id, event_id) DO NOTHING`,
    [endpointId, endpoint.position, until, at],
  );
  await tx.query('UPDATE webhook_endpoints SET position = $2 WHERE id = $1', [endpointId, until]);
  return far !== undefined;
}
