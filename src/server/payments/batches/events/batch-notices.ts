import type { Context } from '../../../platform/context.ts';
import { listen } from '../../../platform/database/listen.ts';

type Listener = () => void;

/**
 * Notifies followers of a batch about its changes, also those made by other processes. All followers share
 * one LISTEN connection.
 */
export interface BatchNotices {
  /** Calls `listener` after each change and after each reconnection. Returns the function that stops it. */
  follow(batchId: string, listener: Listener): () => void;
  close(): Promise<void>;
}

/** Database triggers notify this channel with the payload "<entity> <batch>". */
const CHANNEL = 'outlay_batch';

export async function openBatchNotices(context: Context): Promise<BatchNotices> {
  const listeners = new Map<string, Set<Listener>>();
  const notifyAll = () => {
    for (const set of listeners.values()) for (const listener of set) listener();
  };
  const connection = await listen(
    context.database,
    CHANNEL,
    context.log,
    (payload) => {
      for (const listener of listeners.get(payload.split(' ')[1] ?? '') ?? []) listener();
    },
    notifyAll,
  );
  return {
    follow: (batchId, listener) => {
      const set = listeners.get(batchId) ?? new Set();
      listeners.set(batchId, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(batchId) === set) listeners.delete(batchId);
      };
    },
    close: () => connection.close(),
  };
}
