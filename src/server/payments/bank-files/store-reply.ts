import { createHash } from 'node:crypto';
import { recordAudit, type Actor } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { sendJob } from '../../platform/jobs.ts';
import { newId } from '../../platform/random.ts';
import { READ_BANK_REPLY } from '../base/queues.ts';

export interface IncomingReply {
  entityId: string;
  connectionId: string;
  fileName: string;
  bytes: Buffer;
  /** Null when a transport fetched it. */
  userId: string | null;
  actor: Actor;
}

/**
 * Stores a reply of the bank, once for each content, before it is read. One that a transport fetches needs no
 * confirmation, even if a user has uploaded the same bytes before. Resolves to its id.
 */
export async function storeReply(context: Context, reply: IncomingReply): Promise<string> {
  const { entityId, connectionId, fileName, bytes, userId, actor } = reply;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return context.database.transaction(
    async (tx) => {
      const at = nowOf(context.clock);
      const [stored] = await tx.query(
        `INSERT INTO bank_file_replies
                (id, entity_id, connection_id, sha256, file_name, bytes, byte_count, received_at, received_by,
                 result, changed, redirected)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'STORED', '{}', 0)
         ON CONFLICT (connection_id, sha256) DO NOTHING
         RETURNING id`,
        [newId(context), entityId, connectionId, sha256, fileName, bytes, bytes.length, at, userId],
      );
      const reopened = stored || userId !== null ? null : await reopen(tx, reply, sha256, at);
      if (reopened !== null) return reopened;
      if (!stored) {
        const [known] = await tx.query(
          `UPDATE bank_file_replies
              SET fetched_at = CASE WHEN $3 THEN coalesce(fetched_at, $4) ELSE fetched_at END
            WHERE connection_id = $1 AND sha256 = $2
            RETURNING id`,
          [connectionId, sha256, userId === null, at],
        );
        if (userId === null) await sendJob(tx, READ_BANK_REPLY, { replyId: known!.id, again: true });
        return known!.id;
      }
      await sendJob(tx, READ_BANK_REPLY, { replyId: stored.id });
      const facts = { replyId: stored.id, entityId, connectionId, userId };
      tx.afterCommit(() => context.log.info(facts, 'a reply of the bank was received'));
      await recordAudit(tx, {
        entityId,
        at,
        actor,
        action: 'bank_reply.received',
        subjectType: 'bank_reply',
        subjectId: stored.id,
        details: { fileName, sha256, byteCount: bytes.length },
      });
      return stored.id;
    },
    { repeatable: true },
  );
}

/**
 * The bank itself has sent bytes that a user had uploaded. If users have set aside or closed that reply, or
 * it changed nothing, it is read as if no user had seen it. Null for any other reply.
 */
async function reopen(
  tx: Tx,
  { entityId, connectionId, fileName, actor }: IncomingReply,
  sha256: string,
  at: Date,
): Promise<string | null> {
  const [reply] = await tx.query(
    `UPDATE bank_file_replies
        SET fetched_at = $3, result = 'STORED', question = NULL, question_detail = NULL,
            closed_by = NULL, closed_at = NULL, closing_note = NULL
      WHERE connection_id = $1 AND sha256 = $2 AND received_by IS NOT NULL AND fetched_at IS NULL
        AND (closed_at IS NOT NULL AND result IN ('SET_ASIDE', 'QUESTION')
             OR confirmed_by IS NULL AND result = 'UNCHANGED')
      RETURNING id`,
    [connectionId, sha256, at],
  );
  if (!reply) return null;
  await sendJob(tx, READ_BANK_REPLY, { replyId: reply.id });
  await recordAudit(tx, {
    entityId,
    at,
    actor,
    action: 'bank_reply.delivered',
    subjectType: 'bank_reply',
    subjectId: reply.id,
    details: { fileName, sha256 },
  });
  return reply.id;
}
