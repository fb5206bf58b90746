import { MINUTE_MS } from '../../../../shared/time.ts';
import type { Context } from '../../../platform/context.ts';
import { readReplyWithoutStall } from './statement-threads.ts';

const LEFT_AFTER_MS = MINUTE_MS;
const MOST_AT_ONCE = 100;

/**
 * Reads replies that are still unread: their job was lost, or has failed as often as it may. A reply from the
 * future was stored while the clock was wrong. Replies that another process reads are left to it.
 */
export async function readLeftReplies(context: Context): Promise<void> {
  const now = context.clock.nowMs();
  const replies = await context.database.query(
    `SELECT id
       FROM bank_file_replies
      WHERE result = 'STORED' AND (received_at < $1 OR received_at > $3)
      ORDER BY received_at
      LIMIT $2
        FOR UPDATE SKIP LOCKED`,
    [new Date(now - LEFT_AFTER_MS), MOST_AT_ONCE, new Date(now)],
  );
  for (const { id } of replies)
    await readReplyWithoutStall(context, id).catch((error: unknown) =>
      context.log.warn({ err: error, replyId: id }, 'a reply of the bank could not be read'),
    );
}
