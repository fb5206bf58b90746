import { createTransport } from 'nodemailer';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { BatchStatus } from '../../../shared/terms.ts';
import type { Context } from '../../platform/context.ts';
import type { JobData } from '../../platform/jobs.ts';
import { STATUS_SENTENCES } from '../batches/status-sentences.ts';
import { loadPaymentConfig } from '../config/payment-config.ts';

interface MailedBatch {
  entity_id: string;
  entity_name: string;
  label: string;
  status: BatchStatus;
  currency: Currency;
  withdrawal_count: number;
  total_amount_minor: bigint;
  created_by: string;
  created_by_name: string;
}

/**
 * Writes to the approvers of a batch, and to the addresses of the payment config: that it waits, or how it ended. The mail carries
 * totals and a link, nobody's account. Without SMTP_URL nothing is sent. Throws when the server takes none, so that the job is tried again.
 */
export async function sendMail(context: Context, { kind, batchId }: JobData['mail']): Promise<void> {
  const { smtpUrl, publicUrl } = context.configuration;
  if (!smtpUrl) return;
  const batch = await load(context, batchId);
  if (!batch || (kind === 'batch-waits' && batch.status !== 'PENDING_APPROVAL')) return;
  const to = await recipients(context, batch);
  if (to.length === 0) return;
  const { subject, sentence } = words(kind, batch);
  const link = `${publicUrl}/batches/${batchId}`;
  const transport = createTransport(smtpUrl);
  try {
    for (const address of to) {
      await transport.sendMail({
        from: `Outlay <outlay@${new URL(publicUrl).hostname}>`,
        to: address,
        subject,
        text: `${sentence}\n\n${link}\n`,
        html: `<p>${escapeHtml(sentence)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
        messageId: `<${kind}.${batchId}.${Buffer.from(address).toString('hex')}@outlay>`,
      });
    }
  } finally {
    transport.close();
  }
}

async function load(context: Context, batchId: string): Promise<MailedBatch | undefined> {
  const [batch] = await context.database.query<MailedBatch>(
    `SELECT b.entity_id, e.name AS entity_name, b.label, b.status, b.currency, b.withdrawal_count, b.total_amount_minor, b.created_by, u.name AS created_by_name
       FROM batches b JOIN entities e ON e.id = b.entity_id JOIN users u ON u.id = b.created_by WHERE b.id = $1`,
    [batchId],
  );
  return batch;
}

/** Nobody approves their own, so the creator is not asked to. */
async function recipients(context: Context, batch: MailedBatch): Promise<string[]> {
  const approvers = await context.database.query<{ email: string }>(
    "SELECT email FROM users WHERE entity_id = $1 AND 'APPROVER' = ANY(roles) AND email IS NOT NULL AND disabled_at IS NULL AND id <> $2 ORDER BY email",
    [batch.entity_id, batch.created_by],
  );
  const config = await loadPaymentConfig(context.database, batch.entity_id);
  return [...new Set([...approvers.map(({ email }) => email), ...config.notificationEmails])];
}

function words(kind: JobData['mail']['kind'], batch: MailedBatch): { subject: string; sentence: string } {
  const total = `${batch.currency} ${formatAmount(batch.total_amount_minor, batch.currency)}`;
  const people = batch.withdrawal_count === 1 ? '1 person' : `${batch.withdrawal_count} people`;
  const label = batch.label.replaceAll(/[\r\n]+/g, ' ');
  if (kind === 'batch-waits') {
    return {
      subject: `${label} waits for your approval`,
      sentence: `${batch.created_by_name} has prepared "${label}" for ${batch.entity_name}: ${total} to ${people}. It waits for approval.`,
    };
  }
  return { subject: `${label}: ${STATUS_SENTENCES[batch.status]}`, sentence: `"${label}" of ${batch.entity_name}, ${total} to ${people}: ${STATUS_SENTENCES[batch.status]}` };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
