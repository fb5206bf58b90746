import type { ServerResponse } from 'node:http';
import type { streamBatchEvents as op } from '../../../contract/dashboard/batch-review.ts';
import { batchHasEnded } from '../../../domain/payouts/batch-states.ts';
import { Problem } from '../../../shared/errors.ts';
import type { Access } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/route.ts';
import { loadBatchForDisplay } from '../batches/batch-for-display.ts';
import type { BatchNotices } from './batch-notices.ts';

/** Two a second at most. */
const PAUSE_MS = 500;
const PING_MS = 15_000;
const STREAMS_A_USER = 20;
/** A reader that leaves more than this unread is behind for good and is let go; its browser connects again. */
const UNREAD_BYTES = 1_048_576;

/** GET /app/batches/{id}/events: the whole batch as server-sent events, at once and at every change. 404 for another entity's. */
export function streamBatchEvents(context: Context, access: Access, notices: BatchNotices): Handler<typeof op> {
  const open = new Map<string, Set<ServerResponse>>();
  context.onClose(async () => {
    for (const streams of open.values()) for (const stream of streams) stream.end();
  });

  return async ({ caller, params, request, reply }) => {
    const first = await loadBatchForDisplay(context.database, caller.entityId, params.id);
    const streams = open.get(caller.userId) ?? new Set();
    open.set(caller.userId, streams);
    if (streams.size >= STREAMS_A_USER) {
      throw new Problem(429, 'too_many_streams', 'Too many open pages', 'Close some of the pages that follow a batch.', { headers: { 'retry-after': '5' } });
    }
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
    });
    streams.add(stream);

    let pending: NodeJS.Timeout | null = null;
    const write = (event: string, data: string): void => {
      stream.write(`event: ${event}\ndata: ${data}\n\n`);
      if (stream.writableLength > UNREAD_BYTES) stream.destroy();
    };
    const send = async (): Promise<void> => {
      const batch = await loadBatchForDisplay(context.database, caller.entityId, params.id);
      write('batch', JSON.stringify(batch));
      if (batchHasEnded(batch.status)) stream.end();
    };
    const soon = (): void => {
      pending ??= setTimeout(() => {
        pending = null;
        send().catch(() => stream.end());
      }, PAUSE_MS);
    };
    /** A role that was taken away, or a sign-out, ends what is open. */
    const ping = (): void => {
      access.callerOf(request).then(
        (now) => (now.userId === caller.userId && now.entityId === caller.entityId && now.roles.size > 0 ? write('ping', '{}') : stream.end()),
        () => stream.end(),
      );
    };
    const unfollow = notices.follow(params.id, soon);
    const pings = setInterval(ping, PING_MS);
    stream.on('close', () => {
      unfollow();
      clearInterval(pings);
      if (pending) clearTimeout(pending);
      streams.delete(stream);
      if (streams.size === 0) open.delete(caller.userId);
    });
    write('batch', JSON.stringify(first));
    if (batchHasEnded(first.status)) stream.end();
    return reply;
  };
}
