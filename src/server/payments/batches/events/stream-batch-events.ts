import type { streamBatchEvents as op } from '../../../../contract/dashboard/batch-review.ts';
import { batchHasEnded } from '../../../../domain/payouts/batch-states.ts';
import { LONGEST_RETURN_WINDOW_MS } from '../../../../domain/countries/registry.ts';
import type { BatchStatus } from '../../../../shared/terms.ts';
import type { Access } from '../../../platform/caller.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { createEventStreams, eventBytes, type EventStream } from '../../../platform/http/event-streams.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { loadBatchForDisplay } from '../batch-for-display.ts';
import type { BatchNotices } from './batch-notices.ts';
import { createSharedReads, type BatchState } from './shared-reads.ts';

/** At least this time between two events of one stream. */
const PAUSE_MS = 500;

/**
 * GET /app/batches/{id}/events: server-sent events with the whole batch, the first at once and then one after
 * every change, until no change is possible. Errors: 404; 429 `too_many_streams`.
 */
export function streamBatchEvents(
  context: Context,
  access: Access,
  notices: BatchNotices,
): Handler<typeof op> {
  const streams = createEventStreams('batch');
  context.onClose(async () => streams.close());
  const reads = createSharedReads(notices, async ({ entityId, batchId }) => {
    const at = nowOf(context.clock);
    const batch = await loadBatchForDisplay(context.database, entityId, batchId, at);
    const event = eventBytes('batch', JSON.stringify(batch));
    return { event, last: isFinal(batch, at.getTime()) };
  });

  return async ({ caller, params, request, reply }) => {
    const { database, clock } = context;
    await loadBatchForDisplay(database, caller.entityId, params.id, nowOf(clock));
    const check = () => access.recheck(request, caller);
    const stream = streams.open(caller.userId, reply, check);
    const { read, leave } = reads.join({ entityId: caller.entityId, batchId: params.id });
    const unfollow = follow(stream, notices, params.id, { check, read });
    const unwatch = access.watch(request, caller, () => stream.end());
    stream.onClose(() => {
      unwatch();
      unfollow();
      leave();
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

interface Source {
  /** Throws when the reader has lost access. */
  check(): Promise<void>;
  read(): Promise<BatchState>;
}

/**
 * Writes the current batch, and writes it again after each notice. Ends the stream after the last state, or
 * when the source throws. A slow reader misses states in between. Subscribes before the first read, so that
 * no change is lost. Returns the function that stops it.
 */
function follow(stream: EventStream, notices: BatchNotices, batchId: string, source: Source): () => void {
  let timer: NodeJS.Timeout | null = null;
  let writing = false;
  let changed = false;

  const send = async (): Promise<void> => {
    await source.check();
    const { event, last } = await source.read();
    stream.write(event);
    if (last) stream.end();
  };
  const turn = async (): Promise<void> => {
    timer = null;
    changed = stream.isBehind();
    if (!changed) {
      writing = true;
      await send().catch(() => stream.end());
      writing = false;
    }
    if (changed) soon();
  };
  const soon = (): void => {
    changed = true;
    if (!timer && !writing && stream.isOpen()) timer = setTimeout(() => void turn(), PAUSE_MS);
  };

  const unfollow = notices.follow(batchId, soon);
  void turn();
  return () => {
    unfollow();
    if (timer) clearTimeout(timer);
  };
}
