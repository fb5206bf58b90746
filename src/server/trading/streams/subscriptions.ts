import { z } from 'zod';
import type { Connection } from './connection.ts';

const Subscribe = z.object({
  subscriptions: z
    .array(z.object({ event: z.string(), pairs: z.array(z.string()).max(100).nullish() }))
    .min(1)
    .max(20),
});

/**
 * Which events of which pairs a client wants. A subscription to an event replaces the list of its pairs; an empty list ends it; of one without
 * a list the pairs are null.
 * `null` where a message is no subscription that can be taken, after the client was told why.
 */
export function readSubscriptions(
  connection: Connection,
  message: Record<string, unknown>,
  events: readonly string[],
  pairs: ReadonlySet<string>,
): Map<string, string[] | null> | null {
  const parsed = Subscribe.safeParse(message);
  if (!parsed.success) {
    connection.fail('Send {"type": "SUBSCRIBE", "subscriptions": [{"event": "…", "pairs": ["…"]}]}.');
    return null;
  }
  const wanted = new Map<string, string[] | null>();
  for (const { event, pairs: named } of parsed.data.subscriptions) {
    if (!events.includes(event)) {
      connection.fail(`There is no event ${event.slice(0, 64)}. The events here are ${events.join(', ')}.`);
      return null;
    }
    if (!named) {
      wanted.set(event, null);
      continue;
    }
    const list = [...new Set(named.map((pair) => pair.toUpperCase()))];
    const unknown = list.find((pair) => !pairs.has(pair));
    if (unknown !== undefined) {
      connection.fail(`There is no currency pair ${unknown.slice(0, 32)}.`);
      return null;
    }
    wanted.set(event, list);
  }
  return wanted;
}

export function confirm(connection: Connection, wanted: ReadonlyMap<string, readonly string[] | null>): void {
  for (const [event, pairs] of wanted) {
    if (pairs === null) connection.send({ type: 'SUBSCRIBED', message: event });
    else for (const pair of pairs) connection.send({ type: 'SUBSCRIBED', message: `${event}:${pair}` });
  }
}
