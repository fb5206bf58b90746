import { paths } from '../../../../shared/dashboard-routes.ts';
import type { PasskeyMailJob } from '../../../identity/passkeys/announce.ts';
import { PASSKEY_MAIL } from '../../../identity/passkeys/announce.ts';
import type { Context } from '../../../platform/context.ts';
import { sendJob } from '../../../platform/jobs.ts';
import { zonedTime } from '../../audit/english.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { encodeSubject } from './encode-subject.ts';
import { mailTransport } from './mail-transport.ts';
import { PASSKEY_WORDS } from './passkey-words.ts';
import { escapeHtml, languageOf } from './send-mail.ts';

/**
 * Enqueues one job for each recipient of a mail about passkeys or a reset password: the user whose they are,
 * and for a reset every admin too, whatever else they have chosen. Does nothing without SMTP_URL.
 */
export async function addressPasskeyMail(context: Context, job: PasskeyMailJob): Promise<void> {
  if (!context.configuration.smtpUrl) return;
  const isReset = job.event.startsWith('RESET') || job.event === 'PASSWORD_RESET';
  const users = await context.database.query(
    `SELECT email
       FROM users
      WHERE entity_id = $1 AND disabled_at IS NULL AND email IS NOT NULL
        AND (id = $2 OR $3 AND 'ADMIN' = ANY (roles))
      ORDER BY email`,
    [job.entityId, job.userId, isReset],
  );
  const to = new Set(users.flatMap(({ email }) => email ?? []));
  await context.database.transaction(async (tx) => {
    for (const address of to) await sendJob(tx, PASSKEY_MAIL, { ...job, to: address });
  });
}

/** Sends one mail. Throws when the mail server refuses it, so that it is kept and tried again. */
export async function sendPasskeyMail(
  context: Context,
  { entityId, userId, event, subjectId, to }: PasskeyMailJob & { to: string },
): Promise<void> {
  const { smtpUrl, publicUrl } = context.configuration;
  if (!smtpUrl) return;
  const [found] = await context.database.query(
    `SELECT e.name AS entity_name, coalesce(u.display_name, u.name) AS user_name, p.name AS passkey,
            r.takes_effect_at,
            (SELECT coalesce(b.display_name, b.name)
               FROM users b
              WHERE b.id = CASE $4 WHEN 'RESET_STOPPED' THEN r.decided_by
                                   WHEN 'PASSWORD_RESET' THEN c.asked_by
                                   ELSE r.asked_by END) AS by_name
       FROM users u
       JOIN entities e ON e.id = u.entity_id
       LEFT JOIN passkeys p ON p.id = $3 AND p.user_id = u.id
       LEFT JOIN passkey_resets r ON r.id = $3 AND r.user_id = u.id
       LEFT JOIN control_changes c ON c.id = $3 AND c.entity_id = u.entity_id AND c.subject_id = u.id
      WHERE u.id = $1 AND u.entity_id = $2`,
    [userId, entityId, subjectId, event],
  );
  if (!found) return;
  const { timezone } = await loadPaymentConfig(context.database, entityId);
  const { subject, sentence } = PASSKEY_WORDS[(await languageOf(context, entityId, to)) ?? 'en'][event]({
    entity: found.entity_name,
    user: found.user_name ?? '',
    passkey: found.passkey ?? '',
    by: found.by_name ?? '',
    time: found.takes_effect_at ? zonedTime(timezone)(found.takes_effect_at.toISOString()) : '',
  });
  const link = publicUrl + paths.profile();
  const transport = await mailTransport(smtpUrl);
  try {
    await transport.sendMail({
      from: `Outlay <outlay@${new URL(publicUrl).hostname}>`,
      to,
      headers: { Subject: { prepared: true, value: encodeSubject(subject) } },
      text: `${sentence}\n\n${link}\n`,
      html: `<p>${escapeHtml(sentence)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
      messageId: `<${event}.${subjectId}.${Buffer.from(to).toString('hex')}@outlay>`,
    });
  } finally {
    transport.close();
  }
}
