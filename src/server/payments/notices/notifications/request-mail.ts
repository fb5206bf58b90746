import type { MailNotSentReason } from '../../../../shared/collection-terms.ts';
import type { Context } from '../../../platform/context.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { RequestMailJob } from '../../base/queues.ts';
import { OPEN_STATUSES } from '../../collections/list-requests.ts';
import { payLinksOf } from '../../collections/pay-page/pay-links.ts';
import { loadPayInto } from '../../collections/pay-page/receiving-account.ts';
import { dayIn, moneyIn } from '../../collections/pay-page/written.ts';
import { writeRequestPdf } from '../../collections/pdf/request-pdf.ts';
import { mailToPayer, onOneLine } from './payer-mail.ts';
import { requestMail } from './request-words.ts';

/** The address to which a mail that asks for money goes; null when it no longer goes anywhere. */
export async function addressOfRequestMail(
  context: Context,
  { entityId, mailId }: RequestMailJob,
): Promise<string | null> {
  const [found] = await context.database.query(
    "SELECT m.address FROM request_mails m WHERE m.id = $1 AND m.entity_id = $2 AND m.status = 'WAITING'",
    [mailId, entityId],
  );
  return found?.address ?? null;
}

/**
 * Mails a request with its PDF, as both are now, unless the request was paid or ended meanwhile, the payer
 * has another address, or no payer could pay. It is marked as sent afterwards: when the process dies in
 * between, the job repeats the mail with the same Message-ID, which mailboxes show once. Throws when the mail
 * server refuses it.
 */
export async function sendRequestMail(
  context: Context,
  { entityId, mailId, to }: RequestMailJob & { to: string },
): Promise<void> {
  const { smtpUrl } = context.configuration;
  if (!smtpUrl) return;
  const [row] = await context.database.query(
    `SELECT m.status AS mail_status, r.id, r.label, r.invoice_number, r.status, r.currency, r.amount_minor,
            r.paid_minor, r.due_on, r.expires_on, r.reference, p.email, p.name AS payer, p.language,
            coalesce(c.legal_name, e.name) AS company, l.number AS link_number
       FROM request_mails m
       JOIN payment_requests r ON r.id = m.request_id
       JOIN payers p ON p.id = r.payer_id
       JOIN entities e ON e.id = r.entity_id
       LEFT JOIN entity_configs c ON c.entity_id = r.entity_id
       LEFT JOIN pay_links l ON l.request_id = r.id AND l.ended_at IS NULL
      WHERE m.id = $1 AND m.entity_id = $2`,
    [mailId, entityId],
  );
  if (row?.mail_status !== 'WAITING') return;
  if (!OPEN_STATUSES.includes(row.status)) return end(context, mailId, 'ENDED');
  if (row.email !== to) return end(context, mailId, 'ADDRESS_CHANGED');
  const payInto = await loadPayInto(context.database, entityId, row.currency);
  if (row.link_number === null || payInto === null) return end(context, mailId, 'CANNOT_BE_PAID');
  const { language } = row;
  const company = onOneLine(row.company!);
  const { subject, sentences, facts, link, ending } = requestMail(language, {
    company,
    payer: onOneLine(row.payer),
    label: onOneLine(row.label),
    invoice: row.invoice_number,
    open: moneyIn(language, row.amount_minor - row.paid_minor, row.currency),
    due: dayIn(language, row.due_on),
    lastDay: row.expires_on === null ? null : dayIn(language, row.expires_on),
    reference: row.reference,
    fingerprint: payInto.fingerprint,
  });
  const links = await payLinksOf(context);
  const url = `${links.urlOf({ requestId: row.id, number: row.link_number })}?lang=${language}`;
  const parts = [...sentences, facts.join('\n'), `${link}\n${url}`, ...ending];
  const { bytes, fileName } = await writeRequestPdf(context, { entityId, requestId: row.id, language });
  await mailToPayer(context, smtpUrl, {
    to,
    company,
    language,
    subject,
    paragraphs: parts,
    url,
    messageId: `<request.${mailId}@outlay>`,
    attachments: [{ filename: fileName, content: bytes, contentType: 'application/pdf' }],
  });
  await end(context, mailId, null);
}

/** Ends a mail that waits: it was sent, or was not for a reason. */
function end(
  { database, clock }: Context,
  mailId: string,
  notSentBecause: MailNotSentReason | null,
): Promise<void> {
  return database.execute(
    `UPDATE request_mails
        SET status = CASE WHEN $2::text IS NULL THEN 'SENT' ELSE 'NOT_SENT' END, not_sent_because = $2,
            ended_at = $3
      WHERE id = $1 AND status = 'WAITING'`,
    [mailId, notSentBecause, nowOf({ nowMs: () => clock.nowMs() })],
  );
}
