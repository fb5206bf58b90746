import type { FastifyInstance } from 'fastify';
import { streamBatchEvents as op } from '../../../../contract/dashboard/batch-review.ts';
import type { Access } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { mount } from '../../../platform/http/route.ts';
import { baseOf } from '../../base/offer.ts';
import { openBatchNotices } from './batch-notices.ts';
import { streamBatchEvents } from './stream-batch-events.ts';

/** Mounts the event streams. They end when the server stops, before it waits for its connections to close. */
export async function mountBatchEvents(
  app: FastifyInstance,
  context: Context,
  access: Access,
): Promise<void> {
  const whileServing: Context = { ...context, onClose: (stop) => app.addHook('preClose', stop) };
  const notices = await openBatchNotices(context);
  whileServing.onClose(() => notices.close());
  mount(app, access, baseOf(op), op, streamBatchEvents(whileServing, access, notices));
}
