import { hash } from 'node:crypto';
import type { Clock } from '../../shared/time.ts';
import type { Caller } from '../platform/caller.ts';
import type { AccessNotices } from './access-notices.ts';

/**
 * The caller of a credential, and the time until which the credential needs no lookup unless access changes.
 */
export interface KnownCaller {
  caller: Caller;
  goodUntilMs: number;
}

/**
 * Keeps the callers of reads for a moment. A kept caller is used only after PostgreSQL has confirmed, in a
 * round trip that starts after the request arrived, that no change of access is still to be announced: a role
 * that was removed before the request no longer counts in any process.
 */
export interface CallerCache {
  callerOf(credential: string, lookUp: () => Promise<KnownCaller>): Promise<Caller>;
}

/** A caller is looked up again after this time, even if nothing was announced. */
const KEPT_MS = 10_000;
/** The most callers that are kept; the oldest are dropped first. */
const MOST_KEPT = 10_000;

export function createCallerCache(
  clock: Clock,
  notices: Pick<AccessNotices, 'onChange' | 'caughtUp'>,
): CallerCache {
  const kept = new Map<string, KnownCaller & { atMs: number }>();
  const keysOf = new Map<string, Set<string>>();
  let changes = 0;

  const drop = (key: string): void => {
    const userId = kept.get(key)?.caller.userId;
    if (userId === undefined) return;
    kept.delete(key);
    const keys = keysOf.get(userId);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(userId);
  };
  const keep = (key: string, known: KnownCaller): void => {
    drop(key);
    if (kept.size >= MOST_KEPT) drop(kept.keys().next().value!);
    kept.set(key, { ...known, atMs: clock.nowMs() });
    const { userId } = known.caller;
    keysOf.set(userId, (keysOf.get(userId) ?? new Set()).add(key));
  };
  const find = (key: string) => {
    const found = kept.get(key);
    const nowMs = clock.nowMs();
    // The absolute age: an entry from the future was made by a wrong clock.
    const isFresh = found && Math.abs(nowMs - found.atMs) < KEPT_MS && nowMs < found.goodUntilMs;
    return isFresh ? found : null;
  };

  notices.onChange((userId) => {
    changes += 1;
    for (const key of [...(userId === null ? kept.keys() : (keysOf.get(userId) ?? []))]) drop(key);
  });

  return {
    callerOf: async (credential, lookUp) => {
      // Only digests are kept, so that the memory of the process holds no list of credentials.
      const key = hash('sha256', credential, 'base64');
      if (find(key) && (await notices.caughtUp())) {
        const found = find(key);
        if (found) return found.caller;
      }
      const before = changes;
      const known = await lookUp();
      // A change during the lookup may have been announced before the answer arrived.
      if (changes === before) keep(key, known);
      return known.caller;
    },
  };
}
