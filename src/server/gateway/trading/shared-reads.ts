import type { Clock } from '../../../shared/time.ts';
import type { UpstreamAnswer } from './upstream.ts';

/** How long an answer of public data is given to others who ask the same. */
const KEPT_MS = 1_000;
/** What hardly ever changes is kept for longer. */
const KEPT_LONG_MS = 60_000;
const HARDLY_CHANGES = new Set(['/v1/public/pairs']);
/** How old an answer may be that stands in while the exchange asks for patience; its age is told. */
const STANDS_IN_MS = 30_000;
/** So many answers at most may stand in; the oldest go first. */
const MOST_STANDING_IN = 100;

/**
 * One call for many readers of public data: who asks what is being asked already, or was just answered, gets
 * the same answer. The exchange counts all of this installation as one address, so a refusal for too many
 * requests is met with the last good answer.
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
      if (good.size <= MOST_STANDING_IN && clock.nowMs() - atMs <= keptMs(old) + STANDS_IN_MS) break;
      good.delete(old);
    }
  };

  const askOnce = async (path: string, ask: () => Promise<UpstreamAnswer>): Promise<UpstreamAnswer> => {
    const answer = await ask();
    if (answer.status === 200) keep(path, answer);
    const last = good.get(path);
    if (answer.status !== 429 || !last) return answer;
    const ageMs = Math.abs(clock.nowMs() - last.atMs);
    return ageMs > STANDS_IN_MS
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
