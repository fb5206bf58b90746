import { AT_ONCE, deliver, type OpenReceiver } from '../../src/server/payments/events/webhooks/deliver.ts';
import { openReceiver } from '../../src/server/payments/events/webhooks/post.ts';
import { safePosition } from '../../src/server/payments/events/safe-position.ts';
import type { Context } from '../../src/server/platform/context.ts';
import type { World } from '../world.ts';

/** Simulated receivers answer at once or never, so a worker waits for less time than for a real one. */
const TIMEOUT_MS = 1_000;

export function receiverOf({ configuration }: Pick<Context, 'configuration'>): OpenReceiver {
  const networks = configuration.webhookNetworks;
  return (url) => openReceiver(url, { networks, timeoutMs: TIMEOUT_MS, concurrency: AT_ONCE });
}

/**
 * A worker delivers what is due, one endpoint after the other, so that each play of a history has the same
 * statements in the same order.
 */
export async function deliverEvents(world: World, context: Context): Promise<void> {
  const { company } = world;
  if (!company) return;
  const safe = await safePosition(context.database);
  const never = new AbortController();
  for (const { id } of company.webhooks.values())
    await deliver(context, id, safe, receiverOf(context), never.signal);
}
