import type { Clock } from '../../../shared/time.ts';
import type { UpstreamAnswer } from './upstream.ts';

/** How long an answer of public data is given to others who ask the same. */
const KEPT_MS = 1_000;

interface Kept {
  answer: Promise<UpstreamAnswer>;
  /** Null while it is still being asked. */
  untilMs: number | null;
}

/** One call for many readers of public data: who asks what is being asked already, or was just answered, gets the same answer. */
export interface SharedReads {
  read(path: string, ask: () => Promise<UpstreamAnswer>): Promise<UpstreamAnswer>;
}

export function createSharedReads(clock: Clock): SharedReads {
  const kept = new Map<string, Kept>();

  const dropOld = (now: number): void => {
    for (const [path, { untilMs }] of kept) if (untilMs !== null && untilMs <= now) kept.delete(path);
  };

  return {
    read: (path, ask) => {
      dropOld(clock.nowMs());
      const found = kept.get(path);
      if (found) return found.answer;
      const entry: Kept = { answer: ask(), untilMs: null };
      kept.set(path, entry);
      entry.answer.then(
        ({ status }) => {
          entry.untilMs = status === 200 ? clock.nowMs() + KEPT_MS : 0;
        },
        () => kept.delete(path),
      );
      return entry.answer;
    },
  };
}
