import type { ReplyResult } from '../../../shared/bank-file-terms.ts';
import { recordAudit, WORKER } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { applyReadings } from './apply-reply.ts';
import { judgeStoredReply, type JudgedReply } from './judge-stored-reply.ts';
import { actionOf, countsOf, isAsKept, keepOutcome } from './reply-outcome.ts';

/**
 * Reads a stored file in one transaction: all of its replies are applied, or none. If only a user has
 * uploaded it, its changes are stored and wait until another user confirms them; without changes it does not
 * even record that the bank has answered. A file that was read before is skipped, so two processes may read
 * the same one; with `again`, an open question and a reply that waits are judged again.
 */
export async function readReply(context: Context, replyId: string, { again = false } = {}): Promise<void> {
  await context.database.transaction(
    async (tx) => {
      const [row] = await tx.query(
        `SELECT id, entity_id, connection_id, file_name, bytes, result,
                received_by IS NULL OR fetched_at IS NOT NULL AS is_fetched
           FROM bank_file_replies
          WHERE id = $1
            AND (result = 'STORED'
                 OR ($2 AND result IN ('QUESTION', 'WAITS_FOR_CONFIRMATION') AND closed_at IS NULL))
            FOR UPDATE`,
        [replyId, again],
      );
      if (!row) return;
      const at = nowOf(context.clock);
      const judged = await judgeStoredReply(tx, row.connection_id, row.bytes);
      const result = resultOf(judged, row.is_fetched!);
      if (row.result === result && (await isAsKept(tx, row.id, judged))) return;
      const isBooked = result === 'APPLIED' || result === 'UNCHANGED';
      if (isBooked && row.is_fetched) await applyReadings(tx, judged.readings, at);
      await keepOutcome(tx, row.id, judged, result, at);
      const facts = { replyId, entityId: row.entity_id, connectionId: row.connection_id, result };
      const question = judged.doubt?.question;
      tx.afterCommit(() =>
        question
          ? context.log.warn({ ...facts, question }, 'a reply of the bank asks a question')
          : context.log.info(facts, 'a reply of the bank was read'),
      );
      await recordAudit(tx, {
        entityId: row.entity_id,
        at,
        actor: WORKER,
        action: actionOf(result),
        subjectType: 'bank_reply',
        subjectId: row.id,
        details: { fileName: row.file_name, ...countsOf(judged) },
      });
    },
    { repeatable: true },
  );
}

function resultOf({ readings, doubt }: JudgedReply, isFetched: boolean): ReplyResult {
  if (doubt) return 'QUESTION';
  if (readings.every(({ changes }) => changes.length === 0)) return 'UNCHANGED';
  return isFetched ? 'APPLIED' : 'WAITS_FOR_CONFIRMATION';
}
