import {
  judgeReply,
  type Judgement,
  type PaymentChange,
  type SentPayment,
} from '../../../../domain/bank-files/judge-reply.ts';
import type { BankFileProfile } from '../../../../domain/bank-files/profile.ts';
import type { BankReply } from '../../../../domain/bank-files/reply.ts';
import type { PaymentState, ReplyQuestion, ReplyResult } from '../../../../shared/bank-file-terms.ts';
import { recordAudit, WORKER } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { enqueueDispatch } from '../../worker/enqueue.ts';
import { formatOf } from './formats.ts';

/** The most files that a reply without the name of its file is compared with, the newest first. */
const MOST_CANDIDATES = 20;

interface Stored {
  id: string;
  entityId: string;
  connectionId: string;
  fileName: string;
}

interface Candidate {
  fileId: string;
  batchId: string;
  isTest: boolean;
  profile: BankFileProfile;
}

interface Reading {
  reply: BankReply | null;
  file: Candidate | null;
  judgement: Judgement;
}

/**
 * Reads a reply that was stored, and applies it whole or not at all, in one transaction. A reply that was
 * read before is left alone, so two processes may read the same one.
 */
export async function readReply(context: Context, replyId: string): Promise<void> {
  await context.database.transaction(
    async (tx) => {
      const [row] = await tx.query(
        `SELECT r.id, r.entity_id, r.connection_id, r.file_name, r.bytes, c.profile
           FROM bank_file_replies r
           JOIN bank_file_connections c ON c.id = r.connection_id
          WHERE r.id = $1 AND r.result = 'STORED'
            FOR UPDATE OF r`,
        [replyId],
      );
      if (!row) return;
      const at = nowOf(context.clock);
      const stored: Stored = {
        id: row.id,
        entityId: row.entity_id,
        connectionId: row.connection_id,
        fileName: row.file_name,
      };
      const reading = await judge(tx, stored, row.profile, row.bytes);
      await conclude(tx, stored, reading, at);
    },
    { repeatable: true },
  );
}

async function judge(tx: Tx, stored: Stored, profile: BankFileProfile, bytes: Buffer): Promise<Reading> {
  let reply: BankReply;
  try {
    reply = formatOf(profile.format).readReply(bytes);
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, 300) : '';
    return { reply: null, file: null, judgement: asks('UNREADABLE', detail) };
  }
  const candidates = await candidatesOf(tx, stored, reply);
  let last: Reading = { reply, file: null, judgement: asks('UNKNOWN_FILE', nameOfAnswered(reply)) };
  for (const file of candidates) {
    await tx.query('SELECT 1 FROM batches WHERE id = $1 FOR NO KEY UPDATE', [file.batchId]);
    const payments = await loadPayments(tx, file.fileId);
    const rules = { paidBy: file.profile.paidBy, unnamedAreAccepted: file.profile.unnamedAreAccepted };
    const judgement = judgeReply({ isTest: file.isTest, rules, payments }, reply);
    if (judgement.fits) return { reply, file, judgement };
    // Only a reply that names its file is about that file even when it does not fit.
    if (candidates.length === 1) last = { reply, file, judgement };
  }
  return last;
}

function asks(question: ReplyQuestion, detail: string): Judgement {
  return { fits: false, question, detail };
}

function nameOfAnswered({ answers }: BankReply): string {
  return String(answers.fileId ?? answers.transmissionNumber ?? answers.generationNumber ?? '');
}

/**
 * The files that have left and that a reply may answer: the one that it names, or, when it names none, those
 * that have its first payment.
 */
async function candidatesOf(tx: Tx, { connectionId }: Stored, reply: BankReply): Promise<Candidate[]> {
  const { fileId, transmissionNumber, generationNumber } = reply.answers;
  const [first] = reply.payments;
  const isNamed = fileId !== null || transmissionNumber !== null || generationNumber !== null;
  if (!isNamed && !first) return [];
  const rows = await tx.query(
    `SELECT f.id, f.batch_id, f.is_test, f.profile
       FROM bank_files f
      WHERE f.connection_id = $1 AND f.left_at IS NOT NULL
        AND ($2::text IS NULL OR replace(f.id::text, '-', '') = $2)
        AND ($3::int IS NULL OR f.file_number % 10000000 = $3)
        AND ($4::int IS NULL OR f.file_number % 10000 = $4)
        AND ($5 OR EXISTS (
              SELECT 1 FROM bank_file_payments p
               WHERE p.file_id = f.id AND (p.end_to_end_id = $6 OR p.sequence_number = $7)))
      ORDER BY f.sealed_at DESC, f.id DESC
      LIMIT $8`,
    [
      connectionId,
      fileId,
      transmissionNumber,
      generationNumber,
      isNamed,
      first?.endToEndId ?? null,
      first?.sequenceNumber ?? null,
      isNamed ? 1 : MOST_CANDIDATES,
    ],
  );
  return rows.map((row) => ({
    fileId: row.id,
    batchId: row.batch_id,
    isTest: row.is_test,
    profile: row.profile,
  }));
}

async function loadPayments(tx: Tx, fileId: string): Promise<SentPayment[]> {
  const rows = await tx.query(
    `SELECT withdrawal_id, end_to_end_id, sequence_number, amount_minor, account_number, state
       FROM bank_file_payments
      WHERE file_id = $1
      ORDER BY sequence_number`,
    [fileId],
  );
  return rows.map((row) => ({
    withdrawalId: row.withdrawal_id,
    endToEndId: row.end_to_end_id,
    sequenceNumber: row.sequence_number,
    amountMinor: row.amount_minor,
    accountNumber: row.account_number,
    state: row.state,
  }));
}

async function conclude(
  tx: Tx,
  stored: Stored,
  { reply, file, judgement }: Reading,
  at: Date,
): Promise<void> {
  const changes = judgement.fits ? judgement.changes : [];
  if (judgement.fits && file && reply) await apply(tx, file, reply, changes, at);
  const changed: Partial<Record<PaymentState, number>> = {};
  for (const { state } of changes) if (state !== null) changed[state] = (changed[state] ?? 0) + 1;
  const redirected = changes.filter(({ movedTo }) => movedTo !== null).length;
  const result: ReplyResult = !judgement.fits ? 'QUESTION' : changes.length > 0 ? 'APPLIED' : 'UNCHANGED';
  await tx.query(
    `UPDATE bank_file_replies
        SET result = $2, format = $3, file_id = $4, changed = $5, redirected = $6, question = $7,
            question_detail = $8, read_at = $9
      WHERE id = $1`,
    [
      stored.id,
      result,
      reply?.format ?? null,
      file?.fileId ?? null,
      JSON.stringify(changed),
      redirected,
      judgement.fits ? null : judgement.question,
      judgement.fits ? null : judgement.detail,
      at,
    ],
  );
  await recordAudit(tx, {
    entityId: stored.entityId,
    at,
    actor: WORKER,
    action: judgement.fits ? 'bank_reply.applied' : 'bank_reply.questioned',
    subjectType: 'bank_reply',
    subjectId: stored.id,
    details: {
      fileName: stored.fileName,
      ...(file ? { fileId: file.fileId, batchId: file.batchId } : {}),
      ...(judgement.fits
        ? { ...changed, redirected }
        : { question: judgement.question, detail: judgement.detail }),
    },
  });
}

/** Writes what is new, and wakes the worker, which books it as it books the answers of any bank. */
async function apply(
  tx: Tx,
  file: Candidate,
  reply: BankReply,
  changes: readonly PaymentChange[],
  at: Date,
): Promise<void> {
  await tx.query(
    'UPDATE bank_files SET heard_at = $2, reply_status = coalesce($3, reply_status) WHERE id = $1',
    [file.fileId, at, reply.file?.status ?? null],
  );
  if (changes.length === 0) return;
  await tx.query(
    `UPDATE bank_file_payments p
        SET state = coalesce(c.state, p.state), heard_at = $2,
            failure_code = coalesce(c.failure_code, p.failure_code),
            reason_code = coalesce(c.reason_code, p.reason_code),
            reason_text = CASE WHEN c.reason_code IS NULL THEN p.reason_text ELSE c.reason_text END,
            paid_at = CASE WHEN c.state = 'PAID' THEN $2 ELSE p.paid_at END,
            returned_at = CASE WHEN c.state = 'RETURNED' THEN $2 ELSE p.returned_at END,
            moved_to_branch_code = coalesce(c.branch_code, p.moved_to_branch_code),
            moved_to_account_number = coalesce(c.account_number, p.moved_to_account_number)
       FROM unnest($3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
         AS c (withdrawal_id, state, failure_code, reason_code, reason_text, branch_code, account_number)
      WHERE p.withdrawal_id = c.withdrawal_id AND p.file_id = $1`,
    [
      file.fileId,
      at,
      changes.map((change) => change.withdrawalId),
      changes.map((change) => change.state),
      changes.map((change) => failureOf(change)),
      changes.map((change) => change.reason?.code ?? null),
      changes.map((change) => change.reason?.text ?? null),
      changes.map((change) => change.movedTo?.branchCode ?? null),
      changes.map((change) => change.movedTo?.accountNumber ?? null),
    ],
  );
  await enqueueDispatch(tx, file.batchId, at);
}

function failureOf({ state, reason }: PaymentChange) {
  if (state !== 'REJECTED' && state !== 'RETURNED') return null;
  return reason?.failureCode ?? 'UNKNOWN';
}
