import type { listEvents as op } from '../../../contract/events.ts';
import type { EventType } from '../../../shared/event-terms.ts';
import { notFound } from '../../../shared/errors.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import { displayEvent } from './event-for-display.ts';
import { safePosition } from './safe-position.ts';

/** Events that one request reads in search of a type. The next request goes on after them. */
const MOST_READ = 10_000;

/** GET /payments/events: the oldest first. Errors: 404 when `after` is not kept. */
export function listEvents(context: Context): Handler<typeof op> {
  return async ({ caller: { entityId }, query }) => {
    const { database } = context;
    const { after, type, limit } = query;
    const until = await safePosition(database);
    const start = after === undefined ? 0n : await positionOf(database, entityId, after);
    const items = type
      ? await database.query(
          `SELECT e.id, e.type, e.at, e.subject_id, e.parent_id, e.other_id, e.detail
             FROM (SELECT *
                     FROM events
                    WHERE entity_id = $1 AND position > $2 AND position <= $3
                    ORDER BY position
                    LIMIT $4) e
            WHERE e.type = $5
            ORDER BY e.position
            LIMIT $6`,
          [entityId, start, until, MOST_READ, type, limit],
        )
      : await database.query(
          `SELECT e.id, e.type, e.at, e.subject_id, e.parent_id, e.other_id, e.detail
             FROM events e
            WHERE e.entity_id = $1 AND e.position > $2 AND e.position <= $3
            ORDER BY e.position
            LIMIT $4`,
          [entityId, start, until, limit],
        );
    const isFull = items.length === limit;
    const rest = isFull || !type ? null : await lastRead(database, entityId, start, until);
    return {
      items: items.map((row) => ({ ...displayEvent(row), type: row.type as EventType })),
      next: rest?.id ?? items.at(-1)?.id ?? after ?? null,
      hasMore: isFull || (rest?.isFull ?? false),
    };
  };
}

/** The last of the events among which a type was looked for. */
async function lastRead(database: Database, entityId: string, start: bigint, until: bigint) {
  const [far] = await database.query(
    `SELECT id
       FROM events
      WHERE entity_id = $1 AND position > $2 AND position <= $3
      ORDER BY position
     OFFSET $4
      LIMIT 1`,
    [entityId, start, until, MOST_READ - 1],
  );
  if (far) return { id: far.id, isFull: true };
  const [last] = await database.query(
    `SELECT id
       FROM events
      WHERE entity_id = $1 AND position > $2 AND position <= $3
      ORDER BY position DESC
      LIMIT 1`,
    [entityId, start, until],
  );
  return last ? { id: last.id, isFull: false } : null;
}

async function positionOf(database: Database, entityId: string, id: string): Promise<bigint> {
  const [row] = await database.query('SELECT position FROM events WHERE entity_id = $1 AND id = $2', [
    entityId,
    id,
  ]);
  if (!row) throw notFound('event');
  return row.position;
}
