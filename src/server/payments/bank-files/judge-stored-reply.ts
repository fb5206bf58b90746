import { withoutContra } from '../../../domain/bank-files/acb/without-contra.ts';
import { formatOfReply } from '../../../domain/bank-files/formats.ts';
import { statusOfFile } from '../../../domain/bank-files/file-status.ts';
import {
  judgeReply,
  type Judgement,
  type PaymentChange,
  type SentPayment,
} from '../../../domain/bank-files/judge-reply.ts';
import type { BankFileProfile } from '../../../domain/bank-files/profile.ts';
import { blockNumbers } from '../../../domain/bank-files/pain001/blocks.ts';
import type { BankReply, FileStatus } from '../../../domain/bank-files/reply.ts';
import { XmlError } from '../../../domain/bank-files/xml/xml-error.ts';
import type { PaymentState, ReplyQuestion } from '../../../shared/bank-file-terms.ts';
import type { Currency } from '../../../shared/money.ts';
import type { Rail } from '../../../shared/terms.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { formats } from './formats.ts';

/** The most files that are compared with a reply that names no file, the newest first. */
const MOST_FILES = 200;

interface AnsweredFile {
  fileId: string;
  batchId: string;
  isTest: boolean;
  profile: BankFileProfile;
  currency: Currency;
  totalMinor: bigint;
  paymentCount: number;
  mayBeTwiceAtBank: boolean;
  said: FileStatus | null;
  /** The number of the block of each rail. */
  blocks: ReadonlyMap<Rail, number>;
  contraSequenceNumber: number;
}

/** A reply that fits, beside the files that it may answer: one, or, for returns, those of a day. */
export interface Reading {
  reply: BankReply;
  files: readonly AnsweredFile[];
  /** What it says about its file as a whole; null when it says nothing. */
  status: FileStatus | null;
  changes: readonly PaymentChange[];
}

type Doubt = Extract<Judgement, { fits: false }>;

/** What a received file says. A doubt about one of its replies is a doubt about all of them. */
export interface JudgedReply {
  readings: readonly Reading[];
  doubt: Doubt | null;
}

/** Judges every reply of a received file as if those before it were applied. Locks their batches. */
export async function judgeStoredReply(tx: Tx, connectionId: string, bytes: Buffer): Promise<JudgedReply> {
  const replies = repliesIn(bytes);
  if ('fits' in replies) return { readings: [], doubt: replies };
  const readings: Reading[] = [];
  const states = new Map<string, PaymentState>();
  const said = new Map<string, FileStatus>();
  let doubt: Doubt | null = null;
  for (const reply of replies) {
    const files = (await filesAnswered(tx, connectionId, reply)).map((file) => ({
      ...file,
      said: said.get(file.fileId) ?? file.said,
    }));
    const judgement = await judge(tx, reply, files, states);
    if (!judgement.fits) doubt ??= judgement;
    const changes = judgement.fits ? judgement.changes : [];
    for (const { withdrawalId, state } of changes) if (state !== null) states.set(withdrawalId, state);
    const status = statusOfFile(reply, blockCountOf(files))?.status ?? null;
    if (judgement.fits && status !== null && status !== 'RECEIVED')
      for (const { fileId } of files) said.set(fileId, status);
    readings.push({ reply, files, status, changes });
  }
  return { readings, doubt };
}

/** Files that are answered together have one block each. */
function blockCountOf([newest]: readonly AnsweredFile[]): number {
  return newest?.blocks.size ?? 1;
}

function repliesIn(bytes: Buffer): readonly BankReply[] | Doubt {
  try {
    return formats.of(formatOfReply(bytes)).readReplies(bytes);
  } catch (error) {
    const isOther = error instanceof XmlError && error.code === 'unknown_version';
    const message = error instanceof Error ? error.message.slice(0, 300) : '';
    return asks(isOther ? 'OTHER_VERSION' : 'UNREADABLE', message);
  }
}

async function judge(
  tx: Tx,
  reply: BankReply,
  files: readonly AnsweredFile[],
  states: ReadonlyMap<string, PaymentState>,
): Promise<Judgement> {
  const [newest] = files;
  if (!newest) return asks('UNKNOWN_FILE', nameOfAnswered(reply));
  await tx.query('SELECT 1 FROM batches WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [
    files.map(({ batchId }) => batchId),
  ]);
  const payments = await loadPayments(tx, files, reply);
  const { isTest, currency, totalMinor, mayBeTwiceAtBank, said } = newest;
  const { paidBy, unnamedAreAccepted } = newest.profile;
  const sent = {
    isTest,
    currency,
    totalMinor,
    mayBeTwiceAtBank,
    said,
    paymentCount: files.reduce((sum, file) => sum + file.paymentCount, 0),
    blockCount: blockCountOf(files),
    rules: { paidBy, unnamedAreAccepted },
    payments: payments.map((one) => ({ ...one, state: states.get(one.withdrawalId) ?? one.state })),
  };
  return judgeReply(sent, withoutContra(reply, newest.contraSequenceNumber));
}

function asks(question: ReplyQuestion, detail: string): Doubt {
  return { fits: false, question, detail };
}

function nameOfAnswered({ answers }: BankReply): string {
  const name = answers.fileId ?? answers.transmissionNumber ?? answers.generationNumber ?? answers.sentOn;
  return String(name ?? '');
}

/**
 * The files that have left and that a reply answers: the one that it names, or, for returns, those that were
 * written or left on the day that it names and have its sequence numbers. A day is South African: ACB files
 * have no other.
 */
async function filesAnswered(tx: Tx, connectionId: string, reply: BankReply): Promise<AnsweredFile[]> {
  const { fileId, transmissionNumber, generationNumber, userCode, sentOn } = reply.answers;
  const isNamed = fileId !== null || transmissionNumber !== null || generationNumber !== null;
  if (!isNamed && sentOn === undefined) return [];
  const rows = await tx.query(
    `SELECT f.id, f.batch_id, f.is_test, f.profile, f.currency, f.total_minor, f.payment_count,
            f.reply_status,
            CASE WHEN (f.profile -> 'severalRailsInFile')::boolean
                 THEN (SELECT array_agg(DISTINCT w.rail)
                         FROM bank_file_payments p
                         JOIN withdrawals w ON w.id = p.withdrawal_id
                        WHERE p.file_id = f.id)
            END AS rails,
            f.first_sequence_number + f.payment_count AS contra_sequence_number,
            EXISTS (
              SELECT 1 FROM audit_log a
               WHERE a.entity_id = f.entity_id AND a.subject_id = f.id::text
                 AND a.action = 'bank_file.downloaded_again') AS downloaded_again
       FROM bank_files f
      WHERE f.connection_id = $1 AND f.left_at IS NOT NULL
        AND ($2::text IS NULL OR replace(f.id::text, '-', '') = $2)
        AND ($3::int IS NULL OR f.transmission_number = $3)
        AND ($4::int IS NULL OR f.generation_number = $4)
        AND ($5::text IS NULL OR f.profile #>> '{acb,userCode}' = $5)
        AND ($6::date IS NULL
             OR $6 IN ((f.sealed_at AT TIME ZONE 'Africa/Johannesburg')::date,
                       (f.left_at AT TIME ZONE 'Africa/Johannesburg')::date))
        AND ($7 OR EXISTS (
              SELECT 1 FROM bank_file_payments p
               WHERE p.file_id = f.id AND p.sequence_number = ANY($8)))
      ORDER BY f.sealed_at DESC, f.id DESC
      LIMIT $9`,
    [
      connectionId,
      fileId,
      transmissionNumber,
      generationNumber,
      userCode ?? null,
      sentOn ?? null,
      isNamed,
      reply.payments.flatMap(({ sequenceNumber }) => sequenceNumber ?? []),
      isNamed ? 1 : MOST_FILES,
    ],
  );
  return rows.map((row) => ({
    fileId: row.id,
    batchId: row.batch_id,
    isTest: row.is_test,
    profile: row.profile,
    currency: row.currency,
    totalMinor: row.total_minor,
    paymentCount: row.payment_count,
    mayBeTwiceAtBank: row.downloaded_again!,
    said: row.reply_status,
    // A file of one rail has one block, whatever the rail is.
    blocks: blockNumbers(row.rails ?? ['EFT']),
    contraSequenceNumber: row.contra_sequence_number!,
  }));
}

/**
 * The payments of files: all when the reply speaks of the file or of a block, else those that it names. One
 * that a statement shows counts as paid, whatever the replies have said.
 */
async function loadPayments(
  tx: Tx,
  files: readonly AnsweredFile[],
  reply: BankReply,
): Promise<SentPayment[]> {
  const rows = await tx.query(
    `SELECT p.withdrawal_id, p.end_to_end_id, p.sequence_number, p.amount_minor, p.account_number, p.state,
            p.statement_at IS NOT NULL AS on_statement, w.rail
       FROM bank_file_payments p
       JOIN withdrawals w ON w.id = p.withdrawal_id
      WHERE p.file_id = ANY($1) AND ($2 OR p.end_to_end_id = ANY($3) OR p.sequence_number = ANY($4))
      ORDER BY p.sequence_number`,
    [
      files.map(({ fileId }) => fileId),
      reply.file !== null || saysSomething(reply.blocks),
      reply.payments.flatMap(({ endToEndId }) => endToEndId ?? []),
      reply.payments.flatMap(({ sequenceNumber }) => sequenceNumber ?? []),
    ],
  );
  return rows.map((row) => ({
    withdrawalId: row.withdrawal_id,
    endToEndId: row.end_to_end_id,
    sequenceNumber: row.sequence_number,
    amountMinor: row.amount_minor,
    accountNumber: row.account_number,
    block: files[0]?.blocks.get(row.rail) ?? 1,
    state: row.on_statement && row.state !== 'RETURNED' ? 'PAID' : row.state,
  }));
}

function saysSomething(blocks: BankReply['blocks'] = []): boolean {
  return blocks.some(({ status, totals }) => status !== null || totals.count !== null || totals.sum !== null);
}
