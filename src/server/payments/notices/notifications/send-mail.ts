import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { BatchStatus, Language } from '../../../../shared/terms.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { zonedTime } from '../../audit/english.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { sendJob } from '../../../platform/jobs.ts';
import { MAIL, type MailJob } from '../../base/queues.ts';
import { loadBatchForDisplay } from '../../batches/batch-for-display.ts';
import { whoCouldSign } from '../../batches/signers/situation.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { encodeSubject } from './encode-subject.ts';
import { mailTransport } from './mail-transport.ts';
import { mailWords, type MailedDay, type MailWords } from './mail-words.ts';

interface MailedBatch {
  entity_id: string;
  entity_name: string;
  label: string;
  status: BatchStatus;
  currency: Currency;
  people: number;
  total_amount_minor: bigint;
  created_by: string;
  created_by_name: string;
  rejected_by_name: string | null;
  rejection_reason: string | null;
  updated_at: Date;
}

/** Older events are not mailed: they come from demo history or from a queue that was stopped. */
const NEWS_FOR_MS = 2 * DAY_MS;

/**
 * Enqueues one mail job for each address that the event concerns. With separate jobs, a retry for one address
 * does not repeat the mails to the others. Does nothing without SMTP_URL.
 */
export async function addressMail(context: Context, { kind, batchId, commentId }: MailJob): Promise<void> {
  if (!context.configuration.smtpUrl) return;
  const batch = await load(context, batchId);
  if (!batch || !isNews(context, kind, batch)) return;
  const to = await addressesOf(context, { kind, batchId, commentId }, batch);
  await context.database.transaction(async (tx) => {
    for (const address of to) await sendJob(tx, MAIL, { kind, batchId, commentId, to: address });
  });
}

function addressesOf(
  context: Context,
  { kind, batchId, commentId }: Omit<MailJob, 'to'>,
  batch: MailedBatch,
): Promise<string[]> {
  if (kind === 'batch-rejected') return creatorOf(context, batch);
  if (kind === 'batch-comment') return commentReaders(context, commentId ?? '', batch);
  return recipients(context, batch, kind === 'batch-waits' ? batchId : null);
}

/** The users whom a comment mentions, and the creator of the batch; not its author. */
async function commentReaders(context: Context, commentId: string, batch: MailedBatch): Promise<string[]> {
  const rows = await context.database.query(
    `SELECT u.email
       FROM batch_comments c
       JOIN users u ON u.id = ANY (c.mentioned_ids || $2::uuid)
      WHERE c.id = $1 AND u.id <> c.author_id AND u.entity_id = $3
        AND u.disabled_at IS NULL AND u.email IS NOT NULL
      ORDER BY u.email`,
    [commentId, batch.created_by, batch.entity_id],
  );
  return [...new Set(rows.flatMap(({ email }) => email ?? []))];
}

/**
 * Sends one mail: a batch needs approval, was sent back, has ended or has a new comment. The mail has totals
 * and a link, but no beneficiary. Does nothing without SMTP_URL. Throws when the mail server refuses it. A
 * mail that comes late, after earlier tries, may be about an older event.
 */
export async function sendMail(
  context: Context,
  { kind, batchId, commentId, to, isLate = false }: MailJob & { to: string; isLate?: boolean },
): Promise<void> {
  const { smtpUrl, publicUrl } = context.configuration;
  if (!smtpUrl) return;
  const batch = await load(context, batchId);
  if (!batch || !isNews(context, kind, batch, isLate)) return;
  const comment = commentId === undefined ? undefined : await loadComment(context, commentId);
  const words = mailWords(await languageOf(context, batch.entity_id, to));
  const { subject, sentence } = comment
    ? aboutComment(words, batch, comment)
    : aboutBatch(
        words,
        kind,
        batch,
        kind === 'batch-waits' ? await dayOfBatch(context, batch, batchId) : null,
      );
  const link = publicUrl + paths.batch(batchId);
  const transport = await mailTransport(smtpUrl);
  try {
    await transport.sendMail({
      from: `Outlay <outlay@${new URL(publicUrl).hostname}>`,
      to,
      headers: { Subject: { prepared: true, value: encodeSubject(subject) } },
      text: `${sentence}\n\n${link}\n`,
      html: `<p>${escapeHtml(sentence)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
      messageId: `<${kind}.${commentId ?? batchId}.${Buffer.from(to).toString('hex')}@outlay>`,
    });
  } finally {
    transport.close();
  }
}

function isNews(context: Context, kind: MailJob['kind'], batch: MailedBatch, isLate = false): boolean {
  // A batch may be old when a user comments on it.
  if (kind === 'batch-comment') return true;
  if (kind === 'batch-waits' && batch.status !== 'PENDING_APPROVAL') return false;
  return isLate || context.clock.nowMs() - batch.updated_at.getTime() < NEWS_FOR_MS;
}

async function load(context: Context, batchId: string): Promise<MailedBatch | undefined> {
  const [batch] = await context.database.query(
    `SELECT b.entity_id, e.name AS entity_name, b.label, b.status, b.currency,
            coalesce(b.people_count, b.withdrawal_count) AS people,
            b.total_amount_minor, b.created_by, coalesce(u.display_name, u.name) AS created_by_name,
            b.updated_at, b.rejection_reason,
            (SELECT coalesce(display_name, name) FROM users WHERE id = b.rejected_by) AS rejected_by_name
       FROM batches b
       JOIN entities e ON e.id = b.entity_id
       JOIN users u ON u.id = b.created_by
      WHERE b.id = $1`,
    [batchId],
  );
  return batch;
}

/**
 * The addresses to notify. The creator is left out, because a user cannot approve their own batch, and so is
 * anyone whose signature would not help now, when the batch `waitingId` waits for signers.
 */
async function recipients(context: Context, batch: MailedBatch, waitingId: string | null): Promise<string[]> {
  const signers =
    waitingId === null
      ? null
      : await whoCouldSign(context.database, batch.entity_id, waitingId, nowOf(context.clock));
  const approvers = await context.database.query(
    `SELECT id, email FROM users
      WHERE entity_id = $1 AND 'APPROVER' = ANY(roles) AND disabled_at IS NULL
        AND email IS NOT NULL AND id <> $2
      ORDER BY email`,
    [batch.entity_id, batch.created_by],
  );
  const config = await loadPaymentConfig(context.database, batch.entity_id);
  const mailed = approvers.filter(({ id }) => signers === null || signers.has(id));
  return [...new Set([...mailed.map(({ email }) => email), ...config.notificationEmails])];
}

async function creatorOf(context: Context, batch: MailedBatch): Promise<string[]> {
  const rows = await context.database.query(
    'SELECT email FROM users WHERE id = $1 AND disabled_at IS NULL AND email IS NOT NULL',
    [batch.created_by],
  );
  return rows.flatMap(({ email }) => email ?? []);
}

async function loadComment(context: Context, commentId: string) {
  const [comment] = await context.database.query(
    `SELECT c.text, c.row_number, coalesce(u.display_name, u.name) AS author_name
       FROM batch_comments c
       JOIN users u ON u.id = c.author_id
      WHERE c.id = $1`,
    [commentId],
  );
  return comment;
}

/** The language that the user with this address chose; null for any other address. */
export async function languageOf(
  context: Context,
  entityId: string,
  email: string,
): Promise<Language | null> {
  const [user] = await context.database.query(
    `SELECT language FROM users
      WHERE entity_id = $1 AND email = $2 AND disabled_at IS NULL
      ORDER BY language NULLS LAST
      LIMIT 1`,
    [entityId, email],
  );
  return user?.language ?? null;
}

function aboutComment(
  words: MailWords,
  batch: MailedBatch,
  comment: { text: string; row_number: number | null; author_name: string },
): { subject: string; sentence: string } {
  const { text, row_number: row, author_name: author } = comment;
  return words.commented({ author, label: onOneLine(batch.label), row, text });
}

/** Until when a batch can be approved, and for which day, as of now; null without an execution date. */
async function dayOfBatch(context: Context, batch: MailedBatch, batchId: string): Promise<MailedDay | null> {
  const at = nowOf(context.clock);
  const shown = await loadBatchForDisplay(context.database, batch.entity_id, batchId, at);
  const { executionDate, approveBy, possibleOn } = shown;
  if (executionDate === null || approveBy === null) return null;
  const { timezone } = await loadPaymentConfig(context.database, batch.entity_id);
  return { executionDate, approveBy: zonedTime(timezone)(approveBy), possibleOn };
}

function aboutBatch(
  words: MailWords,
  kind: MailJob['kind'],
  batch: MailedBatch,
  day: MailedDay | null,
): { subject: string; sentence: string } {
  const facts = {
    label: onOneLine(batch.label),
    entity: batch.entity_name,
    total: words.money(formatAmount(batch.total_amount_minor, batch.currency), batch.currency),
    people: words.people(batch.people),
  };
  if (kind === 'batch-waits') return words.waits({ ...facts, creator: batch.created_by_name, day });
  if (kind === 'batch-rejected')
    return words.rejected({ ...facts, by: batch.rejected_by_name, reason: batch.rejection_reason });
  return words.ended({ ...facts, status: batch.status });
}

function onOneLine(label: string): string {
  return label.replaceAll(/[\r\n]+/g, ' ');
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
