import type { EventBytes } from '../../../platform/http/event-streams.ts';
import type { BatchNotices } from './batch-notices.ts';

/** A batch as one event; `last` when no change is possible any more. */
export interface BatchState {
  event: EventBytes;
  last: boolean;
}

interface Batch {
  entityId: string;
  batchId: string;
}

/** The reads of batches, which all followers of a batch share. */
export interface SharedReads {
  /** `read` returns a state that was read after the last notice before the call. */
  join(batch: Batch): { read: () => Promise<BatchState>; leave: () => void };
}

/** A state also depends on the time, so it is read again after this long without a notice. */
const SHARED_MS = 250;

interface Shared {
  followers: number;
  state: Promise<BatchState> | null;
  unfollow: () => void;
}

/** Reads a batch once for all its followers. */
export function createSharedReads(
  notices: BatchNotices,
  load: (batch: Batch) => Promise<BatchState>,
): SharedReads {
  const batches = new Map<string, Shared>();

  const open = (key: string, { batchId }: Batch): Shared => {
    const shared: Shared = {
      followers: 0,
      state: null,
      unfollow: notices.follow(batchId, () => (shared.state = null)),
    };
    batches.set(key, shared);
    return shared;
  };
  const read = (shared: Shared, batch: Batch): Promise<BatchState> => {
    if (shared.state) return shared.state;
    const state = load(batch);
    shared.state = state;
    const forget = () => {
      if (shared.state === state) shared.state = null;
    };
    state.catch(forget);
    setTimeout(forget, SHARED_MS).unref();
    return state;
  };
  return {
    join: (batch) => {
      const key = `${batch.entityId} ${batch.batchId}`;
      const shared = batches.get(key) ?? open(key, batch);
      shared.followers += 1;
      return {
        read: () => read(shared, batch),
        leave: () => {
          shared.followers -= 1;
          if (shared.followers > 0) return;
          shared.unfollow();
          batches.delete(key);
        },
      };
    },
  };
}
