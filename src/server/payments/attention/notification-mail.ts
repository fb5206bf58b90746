import { createTransport } from 'nodemailer';
import { paths } from '../../../shared/dashboard-routes.ts';
import type { Context } from '../../platform/context.ts';
import { encodeSubject } from '../notifications/encode-subject.ts';
import { escapeHtml } from '../notifications/send-mail.ts';
import type { NotificationMailJob } from '../queues.ts';
import { loadNotifications, type Notification } from './load-notifications.ts';

/**
 * Sends one mail with the items of the job that still apply. It has totals and links, but no
 * beneficiary. Does nothing when the user has lost access, or when no item applies any more. Throws when the
 * mail server refuses it, so that the job is retried.
 */
export async function sendNotificationMail(
  context: Context,
  { userId, items }: NotificationMailJob,
): Promise<void> {
  const { smtpUrl, publicUrl } = context.configuration;
  if (!smtpUrl) return;
  const [user] = await context.database.query(
    `SELECT u.email, u.entity_id, u.roles, e.name AS entity_name
       FROM users u
       JOIN entities e ON e.id = u.entity_id
      WHERE u.id = $1 AND u.disabled_at IS NULL AND u.email IS NOT NULL`,
    [userId],
  );
  if (!user) return;
  const reader = { userId, entityId: user.entity_id, isApprover: user.roles.includes('APPROVER') };
  const wanted = new Set(items);
  const found = (await loadNotifications(context, reader)).filter(({ id }) => wanted.has(id));
  if (found.length === 0) return;
  const subject =
    found.length === 1
      ? `${user.entity_name}: ${sentenceOf(found[0]!)}`
      : `${user.entity_name}: ${found.length} things to look at`;
  const lines = found.map((item) => ({
    sentence: sentenceOf(item),
    link: publicUrl + (item.batch ? paths.batch(item.batch.id) : paths.balances()),
  }));
  const transport = createTransport(smtpUrl);
  try {
    await transport.sendMail({
      from: `Outlay <outlay@${new URL(publicUrl).hostname}>`,
      to: user.email!,
      headers: { Subject: { prepared: true, value: encodeSubject(subject) } },
      text:
        lines.map(({ sentence, link }) => `${sentence}\n${link}\n`).join('\n') +
        `\nYou chose this mail. Change it in the notifications of Outlay: ${publicUrl}\n`,
      html:
        `<ul>${lines
          .map(
            ({ sentence, link }) => `<li>${escapeHtml(sentence)} <a href="${escapeHtml(link)}">Open</a></li>`,
          )
          .join('')}</ul>` +
        `<p>You chose this mail. Change it in the <a href="${escapeHtml(publicUrl)}">notifications of ` +
        'Outlay</a>.</p>',
    });
  } finally {
    transport.close();
  }
}

/** A notification in one sentence. */
export function sentenceOf(item: Notification): string {
  const label = `“${(item.batch?.label ?? '').replaceAll(/[\r\n]+/g, ' ')}”`;
  const total = `${item.currency} ${item.amount}`;
  const payments = item.count === 1 ? '1 payment' : `${item.count} payments`;
  const by = item.actorName === null ? '' : ` by ${item.actorName}`;
  const sentences: Record<Notification['kind'], string> = {
    PAYMENTS_FAILED: `${payments} of ${label} failed (${total}).`,
    PAYMENTS_RETURNED: `${payments} of ${label} came back from the bank (${total}).`,
    PAYMENTS_UNCONFIRMED: `The bank has not confirmed ${payments} of ${label} (${total}).`,
    BATCH_EXPIRING: `${label} expires soon unless it is approved (${payments}, ${total}).`,
    LOW_BALANCE: `${total} is missing for the batches that wait for approval.`,
    BATCH_SENT_BACK: `${label} was sent back to be corrected (${payments}, ${total}).`,
    APPROVAL_LAPSED: `${label} needs another approval: an approver no longer has access (${total}).`,
    APPROVAL_NEEDED: `${label}, prepared${by}, needs your approval (${payments}, ${total}).`,
    BATCH_APPROVED: `${label} was approved${by}.`,
    BATCH_CANCELLED: `${label} was cancelled${by}.`,
    BATCH_EXPIRED: `${label} expired without enough approvals. No payment was made.`,
    BATCH_PAID: `${payments} of ${label} were made (${total}).`,
    BATCH_COMMENTED: `${item.actorName} commented on ${label}: ${item.comment}`,
    MENTIONED: `${item.actorName} mentioned you in a comment on ${label}: ${item.comment}`,
  };
  return sentences[item.kind];
}
