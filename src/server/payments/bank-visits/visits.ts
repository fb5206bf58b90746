import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { visitBank } from './visit-bank.ts';

/** Banks that one process visits at the same time. An entity has one of these places. */
const CONCURRENT_VISITS = 8;
/** The pause after a visit that did not happen because of another process or an error. */
const AGAIN_AFTER_MS = 5_000;

export interface Visits {
  /** Looks for banks that are due, as soon as possible. */
  wake(): void;
  /** Begins no more visits, and waits for those under way to end. A silent bank is abandoned. */
  stop(): Promise<void>;
}

/**
 * Visits the banks that are due, one bank of an entity at a time: a bank that does not answer delays no other
 * entity. Due banks are read from the table, so a visit that a killed process left is found as well.
 */
export function startVisits(context: Context): Visits {
  /** The visits under way, by entity. */
  const running = new Map<string, Promise<void>>();
  /** Banks that are left alone for a moment, each with the timer that ends it. */
  const resting = new Map<string, NodeJS.Timeout>();
  const stopping = new AbortController();
  let looking: Promise<void> | null = null;
  let lookAgain = false;

  const rest = (connectionId: string): void => {
    const timer = setTimeout(() => {
      resting.delete(connectionId);
      look();
    }, AGAIN_AFTER_MS);
    resting.set(connectionId, timer);
  };

  const begin = (connectionId: string, entityId: string): void => {
    const visit = visitBank(context, connectionId, { stopping: stopping.signal })
      .catch((error: unknown) => {
        context.log.error({ err: error, connectionId }, 'a visit to a bank failed; it is repeated');
        return false;
      })
      .then((isVisited) => {
        if (!isVisited) rest(connectionId);
        running.delete(entityId);
        look();
      });
    running.set(entityId, visit);
  };

  const fill = async (): Promise<void> => {
    if (running.size >= CONCURRENT_VISITS || stopping.signal.aborted) return;
    const due = await context.database.query(
      // One bank of each entity: an entity with many banks must not fill the list.
      `SELECT connection_id, entity_id
         FROM (SELECT DISTINCT ON (entity_id) connection_id, entity_id, next_visit_at
                 FROM bank_file_transports
                WHERE next_visit_at <= $1
                  AND NOT (entity_id = ANY ($2))
                  AND NOT (connection_id = ANY ($3))
                ORDER BY entity_id, next_visit_at) AS due
        ORDER BY next_visit_at
        LIMIT 100`,
      [nowOf(context.clock), [...running.keys()], [...resting.keys()]],
    );
    for (const { connection_id: connectionId, entity_id: entityId } of due)
      if (running.size < CONCURRENT_VISITS && !running.has(entityId) && !stopping.signal.aborted)
        begin(connectionId, entityId);
  };

  const look = (): void => {
    lookAgain = true;
    looking ??= (async () => {
      while (lookAgain && !stopping.signal.aborted) {
        lookAgain = false;
        await fill();
      }
    })()
      .catch((error: unknown) => context.log.warn({ err: error }, 'due banks could not be looked for'))
      .finally(() => {
        looking = null;
      });
  };

  return {
    wake: look,
    stop: async () => {
      stopping.abort();
      await looking;
      await Promise.all(running.values());
      for (const timer of resting.values()) clearTimeout(timer);
    },
  };
}
