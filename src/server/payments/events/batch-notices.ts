import type { Context } from '../../platform/context.ts';
import { listen, type Listener } from '../../platform/database/listen.ts';

type Hearer = () => void;

/**
 * Tells who follows a batch that it changed, whichever process changed it: one listening connection for all
 * of them.
 */
export interface BatchNotices {
  /** Calls `hearer` at each change, and after a break of the connection; returns how to stop. */
  follow(batchId: string, hearer: Hearer): () => void;
  close(): Promise<void>;
}

/** The triggers of the migrations notify this channel, with "<entity> <batch>". */
const CHANNEL = 'outlay_batch';

export async function openBatchNotices(context: Context): Promise<BatchNotices> {
  const hearers = new Map<string, Set<Hearer>>();
  const tellAll = () => {
    for (const set of hearers.values()) for (const hearer of set) hearer();
  };
  const listener: Listener = await listen(
    context.database,
    CHANNEL,
    context.log,
    (payload) => {
      for (const hearer of hearers.get(payload.split(' ')[1] ?? '') ?? []) hearer();
    },
    tellAll,
  );
  return {
    follow: (batchId, hearer) => {
      const set = hearers.get(batchId) ?? new Set();
      hearers.set(batchId, set.add(hearer));
      return () => {
        set.delete(hearer);
        if (set.size === 0 && hearers.get(batchId) === set) hearers.delete(batchId);
      };
    },
    close: () => listener.close(),
  };
}
