import { paths } from '../../../../shared/dashboard-routes.ts';
import type { Context } from '../../../platform/context.ts';
import { sendJob } from '../../../platform/jobs.ts';
import { zonedTime } from '../../audit/english.ts';
import { CONTROL_MAIL, type ControlMailJob } from '../../base/queues.ts';
import { loadAdmins } from '../../control/control-changes.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import type { ControlFacts } from './control-words.ts';
import { encodeSubject } from './encode-subject.ts';
import { mailTransport } from './mail-transport.ts';
import { mailWords } from './mail-words.ts';
import { escapeHtml, languageOf } from './send-mail.ts';

/**
 * Enqueues one job for each recipient: every admin, and every approver too while the entity has one admin
 * only, who could otherwise change everything unseen. When the access of an admin has ended, that person and
 * every approver learn it, because a second admin is missing from then on. A user whose sign-in is reset
 * learns it once it is confirmed. Does nothing without SMTP_URL.
 */
export async function addressControlMail(context: Context, job: ControlMailJob): Promise<void> {
  if (!context.configuration.smtpUrl) return;
  const isAlone = (await loadAdmins(context.database, job.entityId)).length <= 1;
  const { about } = job;
  const ended = 'act' in about && about.act === 'USER_DISABLED' ? about.userId : null;
  const users = await context.database.query(
    `SELECT u.email
       FROM users u
       LEFT JOIN users gone ON gone.id = $3 AND gone.entity_id = $1 AND 'ADMIN' = ANY (gone.roles)
      WHERE u.entity_id = $1 AND u.email IS NOT NULL
        AND (u.id = gone.id
             OR u.disabled_at IS NULL AND u.id = (
                  SELECT c.subject_id
                    FROM control_changes c
                   WHERE c.id = $4 AND c.entity_id = $1 AND c.kind = 'RESET_SIGN_IN' AND c.state = 'APPLIED')
             OR u.disabled_at IS NULL
                AND ('ADMIN' = ANY (u.roles)
                     OR ($2 OR gone.id IS NOT NULL) AND 'APPROVER' = ANY (u.roles)))
      ORDER BY u.email`,
    [job.entityId, isAlone, ended, 'changeId' in about ? about.changeId : null],
  );
  const to = new Set(users.flatMap(({ email }) => email ?? []));
  await context.database.transaction(async (tx) => {
    for (const address of to) await sendJob(tx, CONTROL_MAIL, { ...job, to: address });
  });
}

/**
 * Sends one mail, unless the change has moved on meanwhile: then another mail says how. Throws when the mail
 * server refuses it, so that the job is retried.
 */
export async function sendControlMail(
  context: Context,
  { entityId, about, to }: ControlMailJob & { to: string },
): Promise<void> {
  const { smtpUrl, publicUrl } = context.configuration;
  if (!smtpUrl) return;
  const facts = await factsOf(context, entityId, about);
  if (!facts) return;
  const { subject, sentence } = mailWords(await languageOf(context, entityId, to)).control(facts);
  const link = publicUrl + paths.people();
  const key =
    'changeId' in about ? `${about.state}.${about.changeId}` : `${about.act}.${about.userId ?? entityId}`;
  const transport = await mailTransport(smtpUrl);
  try {
    await transport.sendMail({
      from: `Outlay <outlay@${new URL(publicUrl).hostname}>`,
      to,
      headers: { Subject: { prepared: true, value: encodeSubject(subject) } },
      text: `${sentence}\n\n${link}\n`,
      html: `<p>${escapeHtml(sentence)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
      messageId: `<${key}.${Buffer.from(to).toString('hex')}@outlay>`,
    });
  } finally {
    transport.close();
  }
}

async function factsOf(
  context: Context,
  entityId: string,
  about: ControlMailJob['about'],
): Promise<ControlFacts | null> {
  const { database } = context;
  const isAlone = (await loadAdmins(database, entityId)).length <= 1;
  if ('act' in about) {
    const [act] = await database.query(
      `SELECT e.name AS entity_name, coalesce(a.display_name, a.name) AS author,
              (SELECT coalesce(u.display_name, u.name) FROM users u WHERE u.id = $3) AS about
         FROM entities e
         JOIN users a ON a.id = $2
        WHERE e.id = $1`,
      [entityId, about.by, about.userId],
    );
    if (!act) return null;
    return {
      entity: act.entity_name,
      what: about.act,
      about: act.about,
      state: null,
      author: act.author ?? '',
      by: null,
      isAlone,
      until: '',
    };
  }
  const [change] = await database.query(
    `SELECT c.kind, c.state, c.expires_at, e.name AS entity_name, coalesce(a.display_name, a.name) AS author,
            (SELECT coalesce(u.display_name, u.name) FROM users u WHERE u.id = c.subject_id) AS about,
            (SELECT coalesce(d.display_name, d.name)
               FROM users d
              WHERE d.id = c.decided_by) AS decided_by_name
       FROM control_changes c
       JOIN entities e ON e.id = c.entity_id
       JOIN users a ON a.id = c.asked_by
      WHERE c.id = $1 AND c.entity_id = $2`,
    [about.changeId, entityId],
  );
  if (change?.state !== about.state) return null;
  const { timezone } = await loadPaymentConfig(database, entityId);
  return {
    entity: change.entity_name,
    what: change.kind,
    about: change.about,
    state: change.state,
    author: change.author ?? '',
    by: change.decided_by_name,
    isAlone,
    until: zonedTime(timezone)(change.expires_at.toISOString()),
  };
}
