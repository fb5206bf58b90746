import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { streamBatchEvents as op } from '../../../contract/dashboard/batch-review.ts';
import { batchHasEnded } from '../../../domain/payouts/batch-states.ts';
import { Problem } from '../../../shared/errors.ts';
import { LONGEST_RETURN_WINDOW_MS } from '../../../domain/countries/registry.ts';
import type { BatchStatus } from '../../../shared/terms.ts';
import type { Access } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadBatchForDisplay } from '../batches/batch-for-display.ts';
import type { BatchNotices } from './batch-notices.ts';

/** At least this time between two events of one stream. */
const PAUSE_MS = 500;
const PING_MS = 15_000;
const STREAMS_A_USER = 20;

/**
 * GET /app/batches/{id}/events: server-sent events with the whole batch, the first at once and then one after
 * every change, until no change is possible. Errors: 404; 429 `too_many_streams`.
 */
export function streamBatchEvents(
  context: Context,
  access: Access,
  notices: BatchNotices,
): Handler<typeof op> {
  const open = new Map<string, Set<ServerResponse>>();
  context.onClose(async () => {
    for (const streams of open.values()) for (const stream of streams) stream.end();
  });

  return async ({ caller, params, request, reply }) => {
    await loadBatchForDisplay(context.database, caller.entityId, params.id);
    const streams = open.get(caller.userId) ?? new Set();
    if (streams.size >= STREAMS_A_USER) {
      throw new Problem(
        429,
        'too_many_streams',
        'Too many open pages',
        'Close some of the pages that show a batch.',
        { headers: { 'retry-after': '5' } },
      );
    }
    const stream = openStream(reply);
    open.set(caller.userId, streams.add(stream));
    const unfollow = follow(stream, notices, params.id, {
      check: () => access.recheck(request, caller),
      read: async () => {
        const batch = await loadBatchForDisplay(context.database, caller.entityId, params.id);
        return { data: JSON.stringify(batch), last: isFinal(batch, context.clock.nowMs()) };
      },
    });
    const unwatch = access.watch(request, caller, () => stream.end());
    stream.on('close', () => {
      unwatch();
      unfollow();
      streams.delete(stream);
      if (streams.size === 0) open.delete(caller.userId);
    });
    return reply;
  };
}

/** Whether no change is possible any more: the batch has ended and the time for bank returns is over. */
function isFinal(
  { status, completedAt }: { status: BatchStatus; completedAt: string | null },
  nowMs: number,
): boolean {
  return (
    batchHasEnded(status) &&
    (completedAt === null || nowMs - Date.parse(completedAt) > LONGEST_RETURN_WINDOW_MS)
  );
}

function openStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const stream = reply.raw;
  // Writing after the reader has left raises an error. The `close` event handles that case.
  stream.on('error', () => undefined);
  stream.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });
  return stream;
}

interface Source {
  /** Throws when the reader has lost access. */
  check(): Promise<void>;
  read(): Promise<{ data: string; last: boolean }>;
}

/**
 * Writes the current batch, and writes it again after each notice. Ends the stream after the last state, or
 * when the source throws. A slow reader misses states in between, and is disconnected when it has not caught
 * up by the next ping. Subscribes before the first read, so that no change is lost. Returns the function that
 * stops it.
 */
function follow(stream: ServerResponse, notices: BatchNotices, batchId: string, source: Source): () => void {
  let timer: NodeJS.Timeout | null = null;
  let writing = false;
  let changed = false;

  const write = (event: string, data: string): void => {
    if (!stream.writableEnded && !stream.destroyed) stream.write(`event: ${event}\ndata: ${data}\n\n`);
  };
  const send = async (): Promise<void> => {
    await source.check();
    const { data, last } = await source.read();
    write('batch', data);
    if (last) stream.end();
  };
  const turn = async (): Promise<void> => {
    timer = null;
    changed = stream.writableNeedDrain;
    if (!changed) {
      writing = true;
      await send().catch(() => stream.end());
      writing = false;
    }
    if (changed) soon();
  };
  const soon = (): void => {
    changed = true;
    if (!timer && !writing && !stream.writableEnded && !stream.destroyed)
      timer = setTimeout(() => void turn(), PAUSE_MS);
  };
  const ping = (): void => {
    if (stream.writableNeedDrain) stream.destroy();
    else
      source.check().then(
        () => write('ping', '{}'),
        () => stream.end(),
      );
  };

  const unfollow = notices.follow(batchId, soon);
  const pings = setInterval(ping, PING_MS);
  void turn();
  return () => {
    unfollow();
    clearInterval(pings);
    if (timer) clearTimeout(timer);
  };
}
