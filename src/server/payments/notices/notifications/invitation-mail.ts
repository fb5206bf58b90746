import {
  hasEnded,
  INVITATION_PATH,
  makeLink,
  SELECT_INVITATIONS,
} from '../../../identity/invitations/invitations.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { zonedTime } from '../../audit/english.ts';
import type { InvitationMailJob } from '../../base/queues.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { encodeSubject } from './encode-subject.ts';
import { mailTransport } from './mail-transport.ts';
import { mailWords } from './mail-words.ts';
import { escapeHtml, languageOf } from './send-mail.ts';

/**
 * The address of an open invitation; null without one, without SMTP_URL, and once an admin has made a link:
 * another link would end that one.
 */
export async function addressOfInvitation(
  { configuration, database, clock }: Context,
  { entityId, invitationId }: InvitationMailJob,
): Promise<string | null> {
  if (!configuration.smtpUrl) return null;
  const [row] = await database.query(
    `SELECT i.email, i.created_at
       FROM invitations i
      WHERE i.entity_id = $1 AND i.id = $2 AND i.accepted_at IS NULL AND i.revoked_at IS NULL
        AND NOT EXISTS (
              SELECT 1 FROM invitation_links l WHERE l.invitation_id = i.id AND l.made_by IS NOT NULL)`,
    [entityId, invitationId],
  );
  return row && !hasEnded(row, clock.nowMs()) ? row.email : null;
}

/** Makes a link and mails it. A mail that is sent again has another link, which ends the one before. */
export async function sendInvitation(
  context: Context,
  { entityId, invitationId, to }: InvitationMailJob & { to: string },
): Promise<void> {
  const { smtpUrl, publicUrl } = context.configuration;
  if (!smtpUrl || (await addressOfInvitation(context, { entityId, invitationId })) !== to) return;
  const at = nowOf(context.clock);
  const token = await context.database.transaction((tx) =>
    makeLink(context, tx, { id: invitationId, entityId }, null, at),
  );
  const [row] = await context.database.query(`${SELECT_INVITATIONS} WHERE i.entity_id = $1 AND i.id = $2`, [
    entityId,
    invitationId,
  ]);
  const [entity] = await context.database.query('SELECT name FROM entities WHERE id = $1', [entityId]);
  const { timezone } = await loadPaymentConfig(context.database, entityId);
  const { subject, sentence } = mailWords(await languageOf(context, entityId, to)).invitation({
    entity: entity!.name,
    name: row!.display_name,
    until: zonedTime(timezone)(row!.link_until!.toISOString()),
  });
  const link = `${publicUrl}${INVITATION_PATH}/${token}`;
  const transport = await mailTransport(smtpUrl);
  try {
    await transport.sendMail({
      from: `Outlay <outlay@${new URL(publicUrl).hostname}>`,
      to,
      headers: { Subject: { prepared: true, value: encodeSubject(subject) } },
      text: `${sentence}\n\n${link}\n`,
      html: `<p>${escapeHtml(sentence)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
      messageId: `<invitation.${invitationId}.${at.getTime()}@outlay>`,
    });
  } finally {
    transport.close();
  }
}
