import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatAmount } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import { sendJob } from '../../../platform/jobs.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { loadLowBalances } from '../../reconciling/funding/load-low-balances.ts';
import { LOW_BALANCE_MAIL, type LowBalanceMailJob } from '../../base/queues.ts';
import { encodeSubject } from './encode-subject.ts';
import { mailTransport } from './mail-transport.ts';
import { mailWords } from './mail-words.ts';
import { escapeHtml, languageOf } from './send-mail.ts';

/** The roles whose users get the mail whatever else they have chosen: they can announce funding. */
const MAILED_ROLES = ['PREPARER', 'ADMIN'];

/** Whether a user gets the mail about a low balance at once, so that no other mail repeats it. */
export function isMailedAtOnce(roles: readonly string[]): boolean {
  return MAILED_ROLES.some((role) => roles.includes(role));
}

/**
 * Enqueues one job for each recipient: preparers, administrators, and the addresses of the payment config.
 * Does nothing without SMTP_URL.
 */
export async function addressLowBalanceMail(context: Context, job: LowBalanceMailJob): Promise<void> {
  if (!context.configuration.smtpUrl) return;
  const users = await context.database.query(
    `SELECT email
       FROM users
      WHERE entity_id = $1 AND roles && $2 AND disabled_at IS NULL AND email IS NOT NULL
      ORDER BY email`,
    [job.entityId, MAILED_ROLES],
  );
  const { notificationEmails } = await loadPaymentConfig(context.database, job.entityId);
  const to = new Set([...users.flatMap(({ email }) => email ?? []), ...notificationEmails]);
  await context.database.transaction(async (tx) => {
    for (const address of to) await sendJob(tx, LOW_BALANCE_MAIL, { ...job, to: address });
  });
}

/**
 * Sends one mail, unless the balance has risen meanwhile. Throws when the mail server refuses it, so that the
 * job is retried.
 */
export async function sendLowBalanceMail(
  context: Context,
  { entityId, currency, to }: LowBalanceMailJob & { to: string },
): Promise<void> {
  const { smtpUrl, publicUrl } = context.configuration;
  if (!smtpUrl) return;
  const low = (await loadLowBalances(context.database, entityId)).find((one) => one.currency === currency);
  const [entity] = await context.database.query('SELECT name FROM entities WHERE id = $1', [entityId]);
  if (!low || !entity) return;
  const words = mailWords(await languageOf(context, entityId, to));
  const total = words.money(formatAmount(low.availableMinor, currency), currency);
  const sentence = words.notices.BALANCE_BELOW_THRESHOLD({
    label: '',
    total,
    payments: '',
    actor: null,
    comment: null,
    until: null,
    run: { dueOn: '', state: null },
    others: 0,
  });
  const link = publicUrl + paths.fundingRecords();
  const transport = await mailTransport(smtpUrl);
  try {
    await transport.sendMail({
      from: `Outlay <outlay@${new URL(publicUrl).hostname}>`,
      to,
      headers: { Subject: { prepared: true, value: encodeSubject(`${entity.name}: ${sentence}`) } },
      text: `${sentence}\n\n${link}\n`,
      html: `<p>${escapeHtml(sentence)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
      messageId: `<${currency}.${low.fellAt.getTime()}.${Buffer.from(to).toString('hex')}@outlay>`,
    });
  } finally {
    transport.close();
  }
}
