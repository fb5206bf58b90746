import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { safePosition } from '../safe-position.ts';
import { AT_ONCE, deliver, TIMEOUT_MS, type OpenReceiver } from './deliver.ts';
import { openReceiver } from './post.ts';

const LOOK_EVERY_MS = 1_000;
/** Endpoints that one process serves at the same time, and how many of them one entity may have. */
const MOST_AT_ONCE = 40;
const MOST_OF_ENTITY = 4;

export interface Deliveries {
  /** Looks for endpoints with something to send, and resolves when their turns have ended. For tests. */
  turn(): Promise<void>;
  /** Begins no more turns, and waits for those under way. */
  stop(): Promise<void>;
}

/**
 * Delivers events to endpoints. The tables are the state: each second the endpoints with something to send
 * are looked for, and each has its own turn, so that a slow receiver delays no other.
 */
export function startDeliveries(
  context: Context,
  { everyMs = LOOK_EVERY_MS, receiver = usualReceiver(context) }: Partial<Options> = {},
): Deliveries {
  const running = new Map<string, { entityId: string; turn: Promise<void> }>();
  const stopping = new AbortController();
  let looking: Promise<void> | null = null;

  const begin = (endpointId: string, entityId: string, safe: bigint): void => {
    const turn = deliver(context, endpointId, safe, receiver, stopping.signal)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted)
          context.log.warn({ err: error, endpointId }, 'events could not be delivered; they are tried again');
      })
      .finally(() => running.delete(endpointId));
    running.set(endpointId, { entityId, turn });
  };

  const look = async (): Promise<void> => {
    if (running.size >= MOST_AT_ONCE) return;
    // Also while no endpoint is on: the next one that is made begins at the horizon.
    const safe = await safePosition(context.database);
    const [any] = await context.database.query(
      "SELECT 1 AS one FROM webhook_endpoints WHERE state = 'ON' LIMIT 1",
    );
    if (!any) return;
    const due = await context.database.query(
      `SELECT e.id, e.entity_id
         FROM webhook_endpoints e
        WHERE e.state = 'ON' AND (e.next_try_at IS NULL OR e.next_try_at <= $1) AND NOT (e.id = ANY ($2))
          AND (e.position < $3
               OR EXISTS (
                    SELECT 1
                      FROM webhook_deliveries d
                     WHERE d.endpoint_id = e.id AND d.status = 'WAITING' AND d.next_at <= $1
                       AND (d.claimed_until IS NULL OR d.claimed_until <= $1)))
        ORDER BY e.position, e.id
        LIMIT 500`,
      [nowOf(context.clock), [...running.keys()], safe],
    );
    for (const { id, entity_id: entityId } of due) {
      const ofEntity = [...running.values()].filter((one) => one.entityId === entityId).length;
      if (stopping.signal.aborted || running.size >= MOST_AT_ONCE) return;
      if (ofEntity < MOST_OF_ENTITY) begin(id, entityId, safe);
    }
  };

  const lookOnce = (): Promise<void> => {
    looking ??= look()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted)
          context.log.warn({ err: error }, 'endpoints could not be looked for; they are looked for again');
      })
      .finally(() => {
        looking = null;
      });
    return looking;
  };

  const timer = everyMs === null ? null : setInterval(() => void lookOnce(), everyMs);
  return {
    turn: async () => {
      await lookOnce();
      await Promise.all([...running.values()].map(({ turn }) => turn));
    },
    stop: async () => {
      stopping.abort();
      if (timer) clearInterval(timer);
      await looking;
      await Promise.all([...running.values()].map(({ turn }) => turn));
    },
  };
}

interface Options {
  /** Null: only `turn` looks. */
  everyMs: number | null;
  receiver: OpenReceiver;
}

function usualReceiver({ configuration }: Context): OpenReceiver {
  const { webhookNetworks: networks } = configuration;
  return (url) => openReceiver(url, { networks, timeoutMs: TIMEOUT_MS, concurrency: AT_ONCE });
}
