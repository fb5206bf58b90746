import type { confirmBankReply as op } from '../../../contract/dashboard/bank-replies.ts';
import { explain } from '../../../shared/error-texts.ts';
import type { ReplyResult } from '../../../shared/bank-file-terms.ts';
import { refused } from '../../../shared/errors.ts';
import { actorOf } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { ChangingVerb } from '../base/change.ts';
import { applyReadings } from './apply-reply.ts';
import { judgeStoredReply, type JudgedReply } from './judge-stored-reply.ts';
import { loadReply, requireSeenReply } from './reply-for-display.ts';
import { actionOf, countsOf, isAsKept, keepOutcome } from './reply-outcome.ts';
import { requireFresh } from './require-fresh.ts';

/**
 * POST /app/bank-replies/{id}/confirm: a user other than those who had a hand in the payments says that the
 * reply is the bank's. It is judged again, and applied if it still changes what the user has seen. Errors:
 * 401 `fresh_sign_in_required`; 404; 400 `bank_reply_not_waiting`, `own_bank_reply`, `bank_reply_changed`.
 */
export const confirmBankReply: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const at = nowOf(context.clock);
  await requireFresh(tx, caller, at);
  await tx.query('SELECT 1 FROM bank_file_replies WHERE entity_id = $1 AND id = $2 FOR UPDATE', [
    caller.entityId,
    params.id,
  ]);
  const reply = await loadReply(tx, caller.entityId, params.id);
  const { waiting } = reply;
  if (!waiting) throw refused('bank_reply_not_waiting', explain('bank_reply_not_waiting'));
  if (!waiting.mayConfirm.some(({ userId }) => userId === caller.userId)) {
    const names = waiting.mayConfirm.map(({ name }) => name).join(', ');
    throw refused(
      'own_bank_reply',
      names === '' ? explain('own_bank_reply.no_other') : explain('own_bank_reply', { names }),
    );
  }
  requireSeenReply(reply, body.readAt);
  const [stored] = await tx.query('SELECT connection_id, bytes FROM bank_file_replies WHERE id = $1', [
    reply.id,
  ]);
  const judged = await judgeStoredReply(tx, stored!.connection_id, stored!.bytes);
  const result = await resultNow(tx, reply.id, judged);
  const isApplied = result === 'APPLIED' || result === 'UNCHANGED';
  if (isApplied) {
    await tx.query('UPDATE bank_file_replies SET confirmed_by = $2, confirmed_at = $3 WHERE id = $1', [
      reply.id,
      caller.userId,
      at,
    ]);
    await applyReadings(tx, judged.readings, at);
  }
  await keepOutcome(tx, reply.id, judged, result, at);
  return {
    body: await loadReply(tx, caller.entityId, reply.id),
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: isApplied ? 'bank_reply.confirmed' : actionOf(result),
      subjectType: 'bank_reply',
      subjectId: reply.id,
      details: { fileName: reply.fileName, ...countsOf(judged) },
    },
  };
};

/** Other replies may have come since: then the user has not seen what this one changes now. */
async function resultNow(tx: Tx, replyId: string, judged: JudgedReply): Promise<ReplyResult> {
  if (judged.doubt) return 'QUESTION';
  if (judged.readings.every(({ changes }) => changes.length === 0)) return 'UNCHANGED';
  return (await isAsKept(tx, replyId, judged)) ? 'APPLIED' : 'WAITS_FOR_CONFIRMATION';
}
