import { createHmac } from 'node:crypto';
import { startDeliveries } from '../../src/server/payments/events/webhooks/deliveries.ts';
import { whenReadable } from '../../src/server/payments/events/testing/when-readable.ts';
import { isSignedBy } from '../../src/server/payments/events/testing/receiver.ts';
import type { Broken } from '../promises.ts';
import type { World } from '../world.ts';
import { receiverOf } from './deliver-events.ts';

/** The most turns in which everything that is due must arrive. */
const MOST_TURNS = 20;

interface LoggedEvent {
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, string | null>;
}

/** Compares what the receivers of webhooks got with the log of events. */
export async function webhooksBroken(world: World): Promise<Broken[]> {
  const { company } = world;
  if (!company) return [];
  const { receivers, installation, owner } = world.stage;
  await whenReadable(installation.context.database);
  const deliveries = startDeliveries(installation.context, {
    everyMs: null,
    receiver: receiverOf(installation.context),
  });
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const before = receivers.arrived.length;
    await deliveries.turn();
    if (receivers.arrived.length === before) break;
  }
  await deliveries.stop();
  const broken: Broken[] = [];
  const say = (promise: Broken['promise'], text: string) => broken.push({ promise, text });
  for (const entity of world.entities.keys()) {
    const log = await eventsOf(world, entity);
    const placeOf = new Map(log.map(({ id }, place) => [id, place]));
    for (const [name, webhook] of company.webhooks) {
      if (webhook.entity !== entity) continue;
      const arrived = receivers.arrived.filter((one) => one.webhook === name);
      const last = new Map<string, number>();
      const taken = new Set<string>();
      for (const one of arrived) {
        const id = String(one.headers['webhook-id']);
        const place = placeOf.get(id);
        if (place === undefined) {
          say('events-of-their-company', `${name} received an event that its company does not have`);
          continue;
        }
        if (one.body !== JSON.stringify(log[place]))
          say('events-arrive', `${name} received ${log[place]!.type} with another content`);
        if (!isSigned(webhook, one))
          say('events-of-their-company', `${name} received a message that its keys did not sign`);
        // The first id of its data is what an event is about.
        const subject = Object.values(log[place]!.data)[0]!;
        if (place < (last.get(subject) ?? -1))
          say('events-in-order', `${name} received ${log[place]!.type} after a later event of the same`);
        last.set(subject, Math.max(place, last.get(subject) ?? -1));
        if (one.isTaken) taken.add(id);
      }
      const [{ state } = { state: 'OFF' }] = await owner.query(
        'SELECT state FROM webhook_endpoints WHERE id = $1',
        [webhook.id],
      );
      world.figures.arrived += taken.size;
      if (state !== 'ON') continue;
      world.figures.webhooksOn += 1;
      const from = webhook.after === null ? 0 : placeOf.get(webhook.after)! + 1;
      for (const { id, type } of log.slice(from))
        if (!taken.has(id)) say('events-arrive', `${name} never received ${type}`);
    }
  }
  return broken;
}

/** The log as a program reads it, page by page. */
async function eventsOf(world: World, entity: string): Promise<LoggedEvent[]> {
  const admin = world.people.get(`${entity} admin 1`)!;
  const all: LoggedEvent[] = [];
  for (let after = ''; ;) {
    const { body } = await admin.send('GET', `/v1/payments/events?limit=200${after}`);
    all.push(...(body.items as LoggedEvent[]));
    if (!body.hasMore) return all;
    after = `&after=${body.next}`;
  }
}

function isSigned(
  { secrets, publicKeys }: { secrets: string[]; publicKeys: string[] },
  one: Parameters<typeof isSignedBy>[1],
): boolean {
  const { headers, body } = one;
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const given = String(headers['webhook-signature']).split(' ');
  const isShared = secrets.some((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return given.includes(`v1,${createHmac('sha256', key).update(content).digest('base64')}`);
  });
  return isShared && publicKeys.some((key) => isSignedBy(key, one));
}
