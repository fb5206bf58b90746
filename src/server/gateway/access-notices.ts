import type { Context } from '../platform/context.ts';
import { listen } from '../platform/database/listen.ts';

/** Notifies open streams that their user's access may have ended, in any process. */
export interface AccessNotices {
  /**
   * Calls `recheck` when the user's access has changed, and after an interruption in which a notice may have
   * been missed.
   */
  follow(userId: string, recheck: () => void): () => void;
}

/** Triggers notify this channel with the user's id (migrations/0001_rules.sql). */
const CHANNEL = 'outlay_access';

export async function openAccessNotices(context: Context): Promise<AccessNotices> {
  const followers = new Map<string, Set<() => void>>();
  const recheckUser = (userId: string) => {
    for (const recheck of followers.get(userId) ?? []) recheck();
  };
  const recheckAll = () => {
    for (const userId of followers.keys()) recheckUser(userId);
  };
  const listener = await listen(context.database, CHANNEL, context.log, recheckUser, recheckAll);
  context.onClose(() => listener.close());
  return {
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
