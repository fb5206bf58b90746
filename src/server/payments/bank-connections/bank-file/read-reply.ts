import { withoutContra } from '../../../../domain/bank-files/acb/without-contra.ts';
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

/** The most files that are compared with a reply that names no file, the newest first. */
const MOST_FILES = 200;

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
  contraSequenceNumber: number;
}

/** A reply beside the files that it may answer: one, or, for returns, those of a day. */
interface Reading {
  reply: BankReply | null;
  files: readonly Candidate[];
  judgement: Judgement;
}

/**
 * Reads what was stored, in one transaction. Each reply in it is applied whole or not at all. What was read
 * before is left alone, so two processes may read the same file.
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
      const replies = repliesIn(row.bytes, row.profile);
      if ('fits' in replies) {
        await conclude(tx, stored, [{ reply: null, files: [], judgement: replies }], at);
        return;
      }
      const readings: Reading[] = [];
      for (const reply of replies) {
        const reading = await judge(tx, stored, reply);
        if (reading.judgement.fits) await apply(tx, reading.files, reply, reading.judgement.changes, at);
        readings.push(reading);
      }
      await conclude(tx, stored, readings, at);
    },
    { repeatable: true },
  );
}

function repliesIn(bytes: Buffer, profile: BankFileProfile): readonly BankReply[] | Judgement {
  try {
    return formatOf(profile.format).readReplies(bytes);
  } catch (error) {
    return asks('UNREADABLE', error instanceof Error ? error.message.slice(0, 300) : '');
  }
}

async function judge(tx: Tx, stored: Stored, reply: BankReply): Promise<Reading> {
  const files = await filesAnswered(tx, stored, reply);
  const [newest] = files;
  if (!newest) return { reply, files, judgement: asks('UNKNOWN_FILE', nameOfAnswered(reply)) };
  await tx.query('SELECT 1 FROM batches WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [
    files.map(({ batchId }) => batchId),
  ]);
  const payments = await loadPayments(
    tx,
    files.map(({ fileId }) => fileId),
  );
  const { paidBy, unnamedAreAccepted } = newest.profile;
  const sent = { isTest: newest.isTest, rules: { paidBy, unnamedAreAccepted }, payments };
  return { reply, files, judgement: judgeReply(sent, withoutContra(reply, newest.contraSequenceNumber)) };
}

function asks(question: ReplyQuestion, detail: string): Judgement {
  return { fits: false, question, detail };
}

function nameOfAnswered({ answers }: BankReply): string {
  const name = answers.fileId ?? answers.transmissionNumber ?? answers.generationNumber ?? answers.sentOn;
  return String(name ?? '');
}

/**
 * The files that have left and that a reply answers: the one that it names; those that were sent on the day
 * that it names, because the sequence numbers of a day never repeat; or the newest that has its payments.
 */
async function filesAnswered(tx: Tx, { connectionId }: Stored, reply: BankReply): Promise<Candidate[]> {
  const { fileId, transmissionNumber, generationNumber, userCode, sentOn } = reply.answers;
  const isNamed = fileId !== null || transmissionNumber !== null || generationNumber !== null;
  if (!isNamed && reply.payments.length === 0) return [];
  const rows = await tx.query(
    `SELECT f.id, f.batch_id, f.is_test, f.profile,
            f.first_sequence_number + f.payment_count AS contra_sequence_number
       FROM bank_files f
      WHERE f.connection_id = $1 AND f.left_at IS NOT NULL
        AND ($2::text IS NULL OR replace(f.id::text, '-', '') = $2)
        AND ($3::int IS NULL OR f.file_number % 10000000 = $3)
        AND ($4::int IS NULL OR f.file_number % 10000 = $4)
        AND ($5::text IS NULL OR f.profile #>> '{acb,userCode}' = $5)
        AND ($6::text IS NULL OR to_char(f.sealed_at AT TIME ZONE 'Africa/Johannesburg', 'YYYY-MM-DD') = $6)
        AND ($7 OR EXISTS (
              SELECT 1 FROM bank_file_payments p
               WHERE p.file_id = f.id AND (p.end_to_end_id = ANY($8) OR p.sequence_number = ANY($9))))
      ORDER BY f.sealed_at DESC, f.id DESC
      LIMIT $10`,
    [
      connectionId,
      fileId,
      transmissionNumber,
      generationNumber,
      userCode ?? null,
      sentOn ?? null,
      isNamed,
      reply.payments.flatMap(({ endToEndId }) => endToEndId ?? []),
      reply.payments.flatMap(({ sequenceNumber }) => sequenceNumber ?? []),
      !isNamed && sentOn ? MOST_FILES : 1,
    ],
  );
  return rows.map((row) => ({
    fileId: row.id,
    batchId: row.batch_id,
    isTest: row.is_test,
    profile: row.profile,
    contraSequenceNumber: row.contra_sequence_number!,
  }));
}

/** The payments of files. One that a statement shows counts as paid, whatever the replies have said. */
async function loadPayments(tx: Tx, fileIds: readonly string[]): Promise<SentPayment[]> {
  const rows = await tx.query(
    `SELECT withdrawal_id, end_to_end_id, sequence_number, amount_minor, account_number, state,
            statement_at IS NOT NULL AS on_statement
       FROM bank_file_payments
      WHERE file_id = ANY($1)
      ORDER BY sequence_number`,
    [fileIds],
  );
  return rows.map((row) => ({
    withdrawalId: row.withdrawal_id,
    endToEndId: row.end_to_end_id,
    sequenceNumber: row.sequence_number,
    amountMinor: row.amount_minor,
    accountNumber: row.account_number,
    state: row.on_statement && row.state !== 'RETURNED' ? 'PAID' : row.state,
  }));
}

async function conclude(tx: Tx, stored: Stored, readings: readonly Reading[], at: Date): Promise<void> {
  const changes = readings.flatMap(({ judgement }) => (judgement.fits ? judgement.changes : []));
  const changed: Partial<Record<PaymentState, number>> = {};
  for (const { state } of changes) if (state !== null) changed[state] = (changed[state] ?? 0) + 1;
  const redirected = changes.filter(({ movedTo }) => movedTo !== null).length;
  const [doubt] = readings.flatMap(({ judgement }) => (judgement.fits ? [] : [judgement]));
  const result: ReplyResult = doubt ? 'QUESTION' : changes.length > 0 ? 'APPLIED' : 'UNCHANGED';
  const fileIds = readings.flatMap(({ files }) => files.map(({ fileId }) => fileId));
  await tx.query(
    `UPDATE bank_file_replies
        SET result = $2, format = $3, file_id = $4, changed = $5, redirected = $6, question = $7,
            question_detail = $8, read_at = $9
      WHERE id = $1`,
    [
      stored.id,
      result,
      readings[0]?.reply?.format ?? null,
      fileIds.length === 1 ? fileIds[0]! : null,
      JSON.stringify(changed),
      redirected,
      doubt?.question ?? null,
      doubt?.detail ?? null,
      at,
    ],
  );
  await recordAudit(tx, {
    entityId: stored.entityId,
    at,
    actor: WORKER,
    action: doubt ? 'bank_reply.questioned' : 'bank_reply.applied',
    subjectType: 'bank_reply',
    subjectId: stored.id,
    details: {
      fileName: stored.fileName,
      ...(fileIds.length > 0 ? { fileIds } : {}),
      ...changed,
      redirected,
      ...(doubt ? { question: doubt.question, detail: doubt.detail } : {}),
    },
  });
}

/** Writes what is new, and wakes the worker, which books it as it books the answers of any bank. */
async function apply(
  tx: Tx,
  files: readonly Candidate[],
  reply: BankReply,
  changes: readonly PaymentChange[],
  at: Date,
): Promise<void> {
  const fileIds = files.map(({ fileId }) => fileId);
  await tx.query(
    'UPDATE bank_files SET heard_at = $2, reply_status = coalesce($3, reply_status) WHERE id = ANY($1)',
    [fileIds, at, reply.file?.status ?? null],
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
      WHERE p.withdrawal_id = c.withdrawal_id AND p.file_id = ANY($1)`,
    [
      fileIds,
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
  for (const { batchId } of files) await enqueueDispatch(tx, batchId, at);
}

function failureOf({ state, reason }: PaymentChange) {
  if (state !== 'REJECTED' && state !== 'RETURNED') return null;
  return reason?.failureCode ?? 'UNKNOWN';
}
