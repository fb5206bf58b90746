import type { Clock } from '../../../shared/time.ts';
import type { UpstreamAnswer } from './upstream.ts';

/** How long an answer is shared with other readers of the same public data. */
const KEPT_MS = 1_000;
/** Data that rarely changes is kept longer. */
const KEPT_LONG_MS = 60_000;
const HARDLY_CHANGES = new Set(['/v1/public/pairs']);
/** The oldest answer that is returned while the exchange answers 429; the answer states its age. */
const STALE_FOR_MS = 30_000;
/** The most answers that are kept; the oldest are dropped first. */
const MOST_KEPT = 100;

/**
 * Shares one call among many readers of public data: a request that is under way or was just answered gives
 * every reader the same answer. The exchange counts the whole installation as one address, so after a 429 the
 * last good answer is returned.
 */
export interface SharedReads {
  read(path: string, ask: () => Promise<UpstreamAnswer>): Promise<UpstreamAnswer>;
}

export function createSharedReads(clock: Clock): SharedReads {
  const asked = new Map<string, Promise<UpstreamAnswer>>();
  const good = new Map<string, { answer: UpstreamAnswer; atMs: number }>();

  const keep = (path: string, answer: UpstreamAnswer): void => {
    good.delete(path);
    good.set(path, { answer, atMs: clock.nowMs() });
    for (const [old, { atMs }] of good) {
      if (good.size <= MOST_KEPT && clock.nowMs() - atMs <= keptMs(old) + STALE_FOR_MS) break;
      good.delete(old);
    }
  };

  const askOnce = async (path: string, ask: () => Promise<UpstreamAnswer>): Promise<UpstreamAnswer> => {
    const answer = await ask();
    if (answer.status === 200) keep(path, answer);
    const last = good.get(path);
    if (answer.status !== 429 || !last) return answer;
    const ageMs = Math.abs(clock.nowMs() - last.atMs);
    return ageMs > STALE_FOR_MS
      ? answer
      : { ...last.answer, headers: { ...last.answer.headers, age: String(Math.ceil(ageMs / 1_000)) } };
  };

  return {
    read: (path, ask) => {
      const last = good.get(path);
      // Compare the absolute age: an answer from the future was stamped by a wrong clock and is not fresh.
      if (last && Math.abs(clock.nowMs() - last.atMs) < keptMs(path)) return Promise.resolve(last.answer);
      const running = asked.get(path);
      if (running) return running;
      const answer = askOnce(path, ask).finally(() => asked.delete(path));
      asked.set(path, answer);
      return answer;
    },
  };
}

function keptMs(path: string): number {
  return HARDLY_CHANGES.has(path) ? KEPT_LONG_MS : KEPT_MS;
}
