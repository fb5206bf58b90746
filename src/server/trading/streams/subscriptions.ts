import { z } from 'zod';
import type { Connection } from './connection.ts';

const MOST_ENTRIES = 20;
const Subscribe = z.object({ subscriptions: z.array(z.unknown()).min(1).max(MOST_ENTRIES) });
const Entry = z.object({ event: z.string(), pairs: z.array(z.string()).max(100).nullish() });

/** The events and pairs that a stream offers. */
export interface Offered {
  events: readonly string[];
  pairs: ReadonlySet<string>;
  /** Whether an entry without a list of pairs is accepted. */
  withoutPairs: boolean;
}

/**
 * Answers a SUBSCRIBE entry by entry, in order: SUBSCRIBED for each pair, an ERROR that names the entry for
 * an invalid one. An error in one entry or pair does not affect the others. Returns the wanted pairs by
 * event: a subscription replaces the list of its event, an empty list ends it; null is an entry without
 * pairs.
 */
export function subscribe(
  connection: Connection,
  message: Record<string, unknown>,
  offered: Offered,
): Map<string, string[] | null> {
  const wanted = new Map<string, string[] | null>();
  const parsed = Subscribe.safeParse(message);
  if (!parsed.success) {
    connection.fail(
      'Send {"type": "SUBSCRIBE", "subscriptions": [{"event": "…", "pairs": ["…"]}]} ' +
        `with 1 to ${MOST_ENTRIES} subscriptions.`,
    );
    return wanted;
  }
  parsed.data.subscriptions.forEach((entry, index) => {
    const place = `subscriptions[${index}]`;
    const found = Entry.safeParse(entry);
    if (!found.success)
      return connection.fail(`${place}: send {"event": "…", "pairs": ["…"]} with at most 100 pairs.`);
    const { event, pairs } = found.data;
    if (!offered.events.includes(event)) {
      return connection.fail(
        `${place}: there is no event ${event.slice(0, 64)}. ` +
          `The events here are ${offered.events.join(', ')}.`,
      );
    }
    if (!pairs) {
      if (!offered.withoutPairs)
        return connection.fail(`${place}: give the pairs of ${event}; an empty list ends the subscription.`);
      wanted.set(event, null);
      return connection.send({ type: 'SUBSCRIBED', message: event });
    }
    const known: string[] = [];
    for (const pair of new Set(pairs.map((name) => name.toUpperCase()))) {
      if (!offered.pairs.has(pair)) {
        connection.fail(`${place}: ${event}:${pair.slice(0, 32)} has an unknown currency pair.`);
        continue;
      }
      known.push(pair);
      connection.send({ type: 'SUBSCRIBED', message: `${event}:${pair}` });
    }
    // A list without a single known pair leaves the subscription unchanged.
    if (known.length > 0 || pairs.length === 0) wanted.set(event, known);
  });
  return wanted;
}
