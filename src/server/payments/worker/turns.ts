import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { PaymentRail } from '../rail/rail.ts';
import { payBatch } from './pay-batch.ts';

const SWEEP_MS = 1_000;
/** Batches that one process pays side by side. */
const SIDE_BY_SIDE = 3;
const SWEPT_AT_MOST = 200;
/** A batch that waits for the rail is asked about ever more rarely, up to this. */
const ASK_AGAIN_MS = { first: 1_000, last: 60_000 };

interface Patience {
  waitMs: number;
  notBeforeMs: number;
}

export interface Turns {
  /** Takes a turn at a batch soon. */
  wake(batchId: string): void;
  /** Takes no more turns, and waits for the chunks that are under way. */
  stop(): Promise<void>;
}

/**
 * Gives batches their turns, a few side by side, each a bounded piece of work, so that a giant batch does not keep others waiting.
 * Once a second it looks for batches that are due and that no job told of, or whose worker was killed.
 */
export function startTurns(context: Context, rail: PaymentRail): Turns {
  const waiting = new Set<string>();
  const running = new Map<string, Promise<void>>();
  const patience = new Map<string, Patience>();
  let stopping = false;

  const take = (batchId: string): void => {
    const turn = payBatch(context, rail, batchId, () => stopping)
      .then((end) => {
        if (end === 'more') waiting.add(batchId);
        if (end === 'ask later') patience.set(batchId, longer(patience.get(batchId), context.clock.nowMs()));
        else patience.delete(batchId);
      })
      .catch((error: unknown) => {
        context.log.error({ err: error, batchId }, 'a turn at a batch failed; the sweep takes it up again');
        patience.set(batchId, longer(patience.get(batchId), context.clock.nowMs()));
      })
      .finally(() => {
        running.delete(batchId);
        next();
      });
    running.set(batchId, turn);
  };

  const next = (): void => {
    for (const batchId of waiting) {
      if (stopping || running.size >= SIDE_BY_SIDE) return;
      if (running.has(batchId)) continue;
      waiting.delete(batchId);
      take(batchId);
    }
  };

  const sweep = async (): Promise<void> => {
    const now = context.clock.nowMs();
    for (const batchId of await dueBatches(context)) {
      if ((patience.get(batchId)?.notBeforeMs ?? 0) <= now) waiting.add(batchId);
    }
    next();
  };

  let sweeping: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweeping.then(() => (stopping ? undefined : sweep())).catch((error: unknown) => context.log.warn({ err: error }, 'the sweep failed; it comes again'));
  }, SWEEP_MS);

  return {
    wake: (batchId) => {
      if (stopping) return;
      waiting.add(batchId);
      next();
    },
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      await sweeping;
      await Promise.all(running.values());
    },
  };
}

function longer(before: Patience | undefined, nowMs: number): Patience {
  const waitMs = before ? Math.min(before.waitMs * 2, ASK_AGAIN_MS.last) : ASK_AGAIN_MS.first;
  return { waitMs, notBeforeMs: nowMs + waitMs };
}

async function dueBatches(context: Context): Promise<string[]> {
  const rows = await context.database.query<{ id: string }>(
    "SELECT id FROM batches WHERE status = 'PROCESSING' OR (status = 'APPROVED' AND release_at <= $1) ORDER BY release_at LIMIT $2",
    [nowOf(context.clock), SWEPT_AT_MOST],
  );
  return rows.map(({ id }) => id);
}
