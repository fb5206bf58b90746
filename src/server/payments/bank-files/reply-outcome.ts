import type { PaymentChange } from '../../../domain/bank-files/judge-reply.ts';
import type { PaymentState, ReplyResult } from '../../../shared/bank-file-terms.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { failureOf } from './apply-reply.ts';
import type { JudgedReply } from './judge-stored-reply.ts';

const changesOf = ({ readings, doubt }: JudgedReply): readonly PaymentChange[] =>
  doubt ? [] : readings.flatMap(({ changes }) => changes);

const filesOf = ({ readings }: JudgedReply): string[] => [
  ...new Set(readings.flatMap(({ files }) => files.map(({ fileId }) => fileId))),
];

/** How many payments a reply changes, by their new state. */
function changedStates(judged: JudgedReply): Partial<Record<PaymentState, number>> {
  const changed: Partial<Record<PaymentState, number>> = {};
  for (const { state } of changesOf(judged)) if (state !== null) changed[state] = (changed[state] ?? 0) + 1;
  return changed;
}

/** The same with their sums, which are kept because a list of replies cannot add them up each time. */
async function changedSums(tx: Tx, judged: JudgedReply) {
  const changes = changesOf(judged).flatMap(({ withdrawalId, state }) =>
    state === null ? [] : [{ withdrawalId, state }],
  );
  const sums = await tx.query(
    `SELECT c.state, count(*)::int AS count, sum(w.amount_minor)::bigint AS minor
       FROM unnest($1::uuid[], $2::text[]) AS c (withdrawal_id, state)
       JOIN withdrawals w ON w.id = c.withdrawal_id
      GROUP BY c.state`,
    [changes.map(({ withdrawalId }) => withdrawalId), changes.map(({ state }) => state)],
  );
  return Object.fromEntries(
    sums.map(({ state, count, minor }) => [state, { count, minor: String(minor) }] as const),
  );
}

const redirectedIn = (judged: JudgedReply): number =>
  changesOf(judged).filter(({ movedTo }) => movedTo !== null).length;

/** What the audit log says about a reply. */
export function countsOf(judged: JudgedReply): Record<string, unknown> {
  const fileIds = filesOf(judged);
  const { doubt } = judged;
  return {
    ...(fileIds.length > 0 ? { fileIds } : {}),
    ...changedStates(judged),
    redirected: redirectedIn(judged),
    ...(doubt ? { question: doubt.question, detail: doubt.detail } : {}),
  };
}

/** The audit action for the result of a reply. */
export function actionOf(result: ReplyResult): string {
  if (result === 'QUESTION') return 'bank_reply.questioned';
  return result === 'WAITS_FOR_CONFIRMATION' ? 'bank_reply.waits' : 'bank_reply.applied';
}

/** Stores the result of a reply, and the payments that it changes or would change. */
export async function keepOutcome(
  tx: Tx,
  replyId: string,
  judged: JudgedReply,
  result: ReplyResult,
  at: Date,
): Promise<void> {
  const changes = changesOf(judged);
  const fileIds = await filesConcerned(tx, judged);
  await tx.query(
    `UPDATE bank_file_replies
        SET result = $2, format = $3, file_id = $4, file_ids = $5, changed = $6, redirected = $7,
            question = $8, question_detail = $9, read_at = $10
      WHERE id = $1`,
    [
      replyId,
      result,
      judged.readings[0]?.reply.format ?? null,
      fileIds.length === 1 ? fileIds[0]! : null,
      fileIds,
      JSON.stringify(await changedSums(tx, judged)),
      redirectedIn(judged),
      judged.doubt?.question ?? null,
      judged.doubt?.detail ?? null,
      at,
    ],
  );
  await tx.query('DELETE FROM bank_file_reply_changes WHERE reply_id = $1', [replyId]);
  await tx.query(
    `INSERT INTO bank_file_reply_changes
            (reply_id, entity_id, position, withdrawal_id, before, state, failure_code, reason_code,
             reason_text, moved_to_branch_code, moved_to_account_number)
     SELECT $1, (SELECT entity_id FROM bank_file_replies WHERE id = $1),
            c.position, c.withdrawal_id, c.before, c.state, c.failure_code, c.reason_code, c.reason_text,
            c.branch_code, c.account_number
       FROM unnest($2::int[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
                   $9::text[], $10::text[])
         AS c (position, withdrawal_id, before, state, failure_code, reason_code, reason_text, branch_code,
               account_number)`,
    [
      replyId,
      changes.map((_, index) => index + 1),
      changes.map((change) => change.withdrawalId),
      changes.map((change) => change.before),
      changes.map((change) => change.state),
      changes.map((change) => failureOf(change)),
      changes.map((change) => change.reason?.code ?? null),
      changes.map((change) => change.reason?.text ?? null),
      changes.map((change) => change.movedTo?.branchCode ?? null),
      changes.map((change) => change.movedTo?.accountNumber ?? null),
    ],
  );
}

/** The files whose payments a reply changes; if it changes none, all files that it may answer. */
async function filesConcerned(tx: Tx, judged: JudgedReply): Promise<string[]> {
  const fileIds = filesOf(judged);
  const changed = changesOf(judged).map(({ withdrawalId }) => withdrawalId);
  if (fileIds.length <= 1 || changed.length === 0) return fileIds;
  const files = await tx.query(
    'SELECT DISTINCT file_id FROM bank_file_payments WHERE withdrawal_id = ANY($1)',
    [changed],
  );
  return files.map((row) => row.file_id);
}

/** Whether a reply makes the same changes and asks the same question as when it was last judged. */
export async function isAsKept(tx: Tx, replyId: string, judged: JudgedReply): Promise<boolean> {
  const [kept] = await tx.query('SELECT question, question_detail FROM bank_file_replies WHERE id = $1', [
    replyId,
  ]);
  const { doubt } = judged;
  if (kept!.question !== (doubt?.question ?? null)) return false;
  if (kept!.question_detail !== (doubt?.detail ?? null)) return false;
  const rows = await tx.query(
    `SELECT withdrawal_id, before, state, failure_code, reason_code, reason_text, moved_to_branch_code,
            moved_to_account_number
       FROM bank_file_reply_changes
      WHERE reply_id = $1
      ORDER BY position`,
    [replyId],
  );
  const before = rows.map((row) => [
    row.withdrawal_id,
    row.before,
    row.state,
    row.failure_code,
    row.reason_code,
    row.reason_text,
    row.moved_to_branch_code,
    row.moved_to_account_number,
  ]);
  const now = changesOf(judged).map((change) => [
    change.withdrawalId,
    change.before,
    change.state,
    failureOf(change),
    change.reason?.code ?? null,
    change.reason?.text ?? null,
    change.movedTo?.branchCode ?? null,
    change.movedTo?.accountNumber ?? null,
  ]);
  return JSON.stringify(before) === JSON.stringify(now);
}
