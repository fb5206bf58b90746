import type { Context } from '../platform/context.ts';
import { listen } from '../platform/database/listen.ts';

/** Tells open streams that their user's access may have ended, whichever process ended it. */
export interface AccessNotices {
  /**
   * Calls `recheck` when something about the user's access changed, and after a break in which notices may
   * have been missed.
   */
  follow(userId: string, recheck: () => void): () => void;
}

/** The triggers of migration 0008 notify this channel with the user's id. */
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
