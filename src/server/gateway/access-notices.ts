import type { Context } from '../platform/context.ts';
import { listen } from '../platform/database/listen.ts';

/** Says when the access of users has changed, in any process. */
export interface AccessNotices {
  /**
   * Calls `recheck` when the user's access has changed, and after an interruption in which a notice may have
   * been missed.
   */
  follow(userId: string, recheck: () => void): () => void;
  /** Calls `changed` with each user whose access has changed, and with null when any user's may have. */
  onChange(changed: (userId: string | null) => void): void;
  /**
   * Resolves to true once every change that was committed before this call has been announced, and to false
   * while notices may be missed.
   */
  caughtUp(): Promise<boolean>;
}

/** Triggers notify this channel with the user's id (migrations/0001_rules.sql, *_caller_notices.sql). */
const CHANNEL = 'outlay_access';

export async function openAccessNotices(context: Context): Promise<AccessNotices> {
  const followers = new Map<string, Set<() => void>>();
  const caches: ((userId: string | null) => void)[] = [];
  const recheckUser = (userId: string) => {
    for (const changed of caches) changed(userId);
    for (const recheck of followers.get(userId) ?? []) recheck();
  };
  const recheckAll = () => {
    for (const changed of caches) changed(null);
    for (const userId of followers.keys()) recheckUser(userId);
  };
  const listener = await listen(context.database, CHANNEL, context.log, recheckUser, recheckAll);
  context.onClose(() => listener.close());
  return {
    onChange: (changed) => void caches.push(changed),
    caughtUp: () => listener.caughtUp(),
    follow: (userId, recheck) => {
      const ofUser = followers.get(userId) ?? new Set();
      followers.set(userId, ofUser.add(recheck));
      return () => {
        ofUser.delete(recheck);
        if (ofUser.size === 0 && followers.get(userId) === ofUser) followers.delete(userId);
      };
    },
  };
}
