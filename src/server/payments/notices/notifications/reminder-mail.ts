import type { Context } from '../../../platform/context.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ReminderMailJob } from '../../base/queues.ts';
import { OPEN_STATUSES } from '../../collections/list-requests.ts';
import { payLinksOf } from '../../collections/pay-page/pay-links.ts';
import { dayIn, moneyIn } from '../../collections/pay-page/written.ts';
import { todayOf } from '../../reconciling/funding/today.ts';
import { mailToPayer, onOneLine } from './payer-mail.ts';
import { reminderMail } from './reminder-words.ts';

/** The address to which a reminder goes; null when it no longer goes anywhere. */
export async function addressOfReminder(
  context: Context,
  { entityId, reminderId }: ReminderMailJob,
): Promise<string | null> {
  const [found] = await context.database.query(
    `SELECT p.email
       FROM payment_reminders m
       JOIN payment_requests r ON r.id = m.request_id
       JOIN payers p ON p.id = r.payer_id
      WHERE m.id = $1 AND m.entity_id = $2 AND m.status = 'WAITING'`,
    [reminderId, entityId],
  );
  return found?.email ?? null;
}

/**
 * Mails a reminder, unless the request was paid or ended meanwhile, or the payer no longer wants any. It is
 * marked as sent afterwards: when the process dies in between, the job repeats the mail with the same
 * Message-ID, which mailboxes show once. A reminder twice is a nuisance; one that is marked and never leaves
 * costs the company its money unseen. Throws when the mail server refuses it.
 */
export async function sendReminder(
  context: Context,
  { entityId, reminderId, to }: ReminderMailJob & { to: string },
): Promise<void> {
  const { smtpUrl } = context.configuration;
  if (!smtpUrl) return;
  const [row] = await context.database.query(
    `SELECT m.kind, m.status AS reminder_status, r.id, r.label, r.invoice_number, r.status, r.currency,
            r.amount_minor, r.paid_minor, r.due_on, r.reference, p.email, p.reminders_off, p.language,
            coalesce(c.legal_name, e.name) AS company, l.number AS link_number
       FROM payment_reminders m
       JOIN payment_requests r ON r.id = m.request_id
       JOIN payers p ON p.id = r.payer_id
       JOIN entities e ON e.id = r.entity_id
       LEFT JOIN entity_configs c ON c.entity_id = r.entity_id
       LEFT JOIN pay_links l ON l.request_id = r.id AND l.ended_at IS NULL
      WHERE m.id = $1 AND m.entity_id = $2`,
    [reminderId, entityId],
  );
  if (row?.reminder_status !== 'WAITING') return;
  if (!OPEN_STATUSES.includes(row.status) || row.reminders_off || row.email !== to)
    return end(context, reminderId, 'NOT_SENT');
  const language = row.language;
  const company = onOneLine(row.company!);
  const { subject, sentences, link, ending } = reminderMail(language, {
    kind: row.kind,
    company,
    label: onOneLine(row.label),
    invoice: row.invoice_number,
    open: moneyIn(language, row.amount_minor - row.paid_minor, row.currency),
    due: dayIn(language, row.due_on),
    isLate: row.due_on < (await todayOf(context, context.database, entityId)),
    reference: row.reference,
  });
  const links = await payLinksOf(context);
  const url =
    row.link_number === null
      ? null
      : `${links.urlOf({ requestId: row.id, number: row.link_number })}?lang=${language}`;
  const parts = [...sentences, ...(url === null ? [] : [`${link}\n${url}`]), ...ending];
  await mailToPayer(context, smtpUrl, {
    to,
    company,
    language,
    subject,
    paragraphs: parts,
    url,
    messageId: `<reminder.${reminderId}@outlay>`,
  });
  await end(context, reminderId, 'SENT');
}

function end({ database, clock }: Context, reminderId: string, status: 'SENT' | 'NOT_SENT'): Promise<void> {
  return database.execute(
    "UPDATE payment_reminders SET status = $2, ended_at = $3 WHERE id = $1 AND status = 'WAITING'",
    [reminderId, status, nowOf({ nowMs: () => clock.nowMs() })],
  );
}
