import { paths } from '../../../../shared/dashboard-routes.ts';
import type { Context } from '../../../platform/context.ts';
import { sendJob } from '../../../platform/jobs.ts';
import { zonedTime } from '../../audit/english.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { CONFIG_MAIL, type ConfigMailJob } from '../../base/queues.ts';
import { encodeSubject } from './encode-subject.ts';
import { mailTransport } from './mail-transport.ts';
import { mailWords } from './mail-words.ts';
import { escapeHtml, languageOf } from './send-mail.ts';

/**
 * Enqueues one job for each recipient of a mail about a looser payment config: every approver and admin,
 * whatever else they have chosen, and the addresses of the config in force. Does nothing without SMTP_URL.
 */
export async function addressConfigMail(context: Context, job: ConfigMailJob): Promise<void> {
  if (!context.configuration.smtpUrl) return;
  const users = await context.database.query(
    `SELECT email
       FROM users
      WHERE entity_id = $1 AND roles && '{APPROVER,ADMIN}' AND disabled_at IS NULL AND email IS NOT NULL
      ORDER BY email`,
    [job.entityId],
  );
  const { notificationEmails } = await loadPaymentConfig(context.database, job.entityId);
  const to = new Set([...users.flatMap(({ email }) => email ?? []), ...notificationEmails]);
  await context.database.transaction(async (tx) => {
    for (const address of to) await sendJob(tx, CONFIG_MAIL, { ...job, to: address });
  });
}

/**
 * Sends one mail, unless the change has moved on meanwhile: then another mail says how. Throws when the mail
 * server refuses it, so that the job is retried.
 */
export async function sendConfigMail(
  context: Context,
  { entityId, changeId, state, to }: ConfigMailJob & { to: string },
): Promise<void> {
  const { smtpUrl, publicUrl } = context.configuration;
  if (!smtpUrl) return;
  const [change] = await context.database.query(
    `SELECT c.state, c.loosened, c.counts_from, e.name AS entity_name,
            coalesce(u.display_name, u.name) AS author,
            (SELECT coalesce(d.display_name, d.name)
               FROM users d
              WHERE d.id = c.decided_by) AS decided_by_name
       FROM payment_config_changes c
       JOIN entities e ON e.id = c.entity_id
       JOIN users u ON u.id = c.proposed_by
      WHERE c.id = $1 AND c.entity_id = $2`,
    [changeId, entityId],
  );
  if (change?.state !== state) return;
  const { timezone } = await loadPaymentConfig(context.database, entityId);
  const words = mailWords(await languageOf(context, entityId, to));
  const { subject, sentence } = words.looserConfig({
    entity: change.entity_name,
    author: change.author,
    settings: change.loosened,
    state,
    by: change.decided_by_name,
    time: zonedTime(timezone)(change.counts_from.toISOString()),
  });
  const link = publicUrl + paths.paymentConfig();
  const transport = await mailTransport(smtpUrl);
  try {
    await transport.sendMail({
      from: `Outlay <outlay@${new URL(publicUrl).hostname}>`,
      to,
      headers: { Subject: { prepared: true, value: encodeSubject(subject) } },
      text: `${sentence}\n\n${link}\n`,
      html: `<p>${escapeHtml(sentence)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
      messageId: `<${state}.${changeId}.${Buffer.from(to).toString('hex')}@outlay>`,
    });
  } finally {
    transport.close();
  }
}
