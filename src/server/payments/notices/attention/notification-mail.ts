import { paths } from '../../../../shared/dashboard-routes.ts';
import type { Context } from '../../../platform/context.ts';
import { encodeSubject } from '../notifications/encode-subject.ts';
import { mailTransport } from '../notifications/mail-transport.ts';
import { mailWords, type MailWords } from '../notifications/mail-words.ts';
import { escapeHtml } from '../notifications/send-mail.ts';
import type { NotificationMailJob } from '../../base/queues.ts';
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
    `SELECT u.email, u.language, u.entity_id, u.roles, e.name AS entity_name
       FROM users u
       JOIN entities e ON e.id = u.entity_id
      WHERE u.id = $1 AND u.disabled_at IS NULL AND u.email IS NOT NULL`,
    [userId],
  );
  if (!user) return;
  const reader = {
    userId,
    entityId: user.entity_id,
    isApprover: user.roles.includes('APPROVER'),
    isAdmin: user.roles.includes('ADMIN'),
  };
  const wanted = new Set(items);
  const found = (await loadNotifications(context, reader)).filter(({ id }) => wanted.has(id));
  if (found.length === 0) return;
  const words = mailWords(user.language);
  const subject =
    found.length === 1
      ? `${user.entity_name}: ${sentenceOf(found[0]!, words)}`
      : `${user.entity_name}: ${words.several(found.length)}`;
  const lines = found.map((item) => ({
    sentence: sentenceOf(item, words),
    link: publicUrl + pathOf(item),
  }));
  const transport = await mailTransport(smtpUrl);
  try {
    await transport.sendMail({
      from: `Outlay <outlay@${new URL(publicUrl).hostname}>`,
      to: user.email!,
      headers: { Subject: { prepared: true, value: encodeSubject(subject) } },
      text:
        lines.map(({ sentence, link }) => `${sentence}\n${link}\n`).join('\n') +
        `\n${words.chosen.before} ${words.chosen.notifications}: ${publicUrl}\n`,
      html:
        `<ul>${lines
          .map(
            ({ sentence, link }) =>
              `<li>${escapeHtml(sentence)} <a href="${escapeHtml(link)}">` +
              `${escapeHtml(words.open)}</a></li>`,
          )
          .join('')}</ul>` +
        `<p>${escapeHtml(words.chosen.before)} <a href="${escapeHtml(publicUrl)}">` +
        `${escapeHtml(words.chosen.notifications)}</a>.</p>`,
    });
  } finally {
    transport.close();
  }
}

/** The page that shows the matter: the overview, if no other page is about it. */
function pathOf({ kind, batch, payeeProposalId }: Notification): string {
  if (batch) return paths.batch(batch.id);
  if (kind === 'CONTROL_CHANGE_WAITS') return paths.people();
  if (kind === 'PAYEE_CHANGE_WAITS') return paths.payees('?view=WAITING');
  if (payeeProposalId) return paths.payees(`?proposal=${payeeProposalId}`);
  if (kind === 'LOOSER_CONFIG_WAITS') return paths.paymentConfig();
  const isBalance = kind === 'LOW_BALANCE' || kind === 'BALANCE_BELOW_THRESHOLD';
  return isBalance ? paths.fundingRecords() : paths.overview();
}

/** A notification in one sentence. */
function sentenceOf(item: Notification, words: MailWords): string {
  return words.notices[item.kind]({
    label: `“${(item.batch?.label ?? '').replaceAll(/[\r\n]+/g, ' ')}”`,
    total: words.money(item.amount, item.currency),
    payments: words.payments(item.count ?? 0),
    actor: item.actorName,
    comment: item.comment,
  });
}
