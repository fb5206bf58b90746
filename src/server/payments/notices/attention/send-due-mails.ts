import { isMailDue } from '../../../../domain/payouts/mail-due.ts';
import { isAttention } from '../../../../shared/terms.ts';
import type { Context } from '../../../platform/context.ts';
import { sendJob } from '../../../platform/jobs.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { isMailedAtOnce } from '../notifications/low-balance-mail.ts';
import { NOTIFICATION_MAIL } from '../../base/queues.ts';
import { loadNotifications, type Notification } from './load-notifications.ts';

/**
 * Enqueues the mails that are due, one job for each user. A mail has the news since the last one; a daily
 * mail also repeats what still needs attention. A user for whom there is neither gets no mail. Does nothing
 * without SMTP_URL.
 */
export async function sendDueMails(context: Context): Promise<void> {
  if (!context.configuration.smtpUrl) return;
  const readers = await context.database.query(
    `SELECT u.id AS user_id, u.entity_id, u.roles, s.mail, s.mailed_until
       FROM notification_settings s
       JOIN users u ON u.id = s.user_id
      WHERE s.mail <> 'OFF' AND s.mailed_until IS NOT NULL
        AND u.email IS NOT NULL AND u.disabled_at IS NULL`,
  );
  for (const row of readers) {
    await enqueue(context, { ...row, mailed_until: row.mailed_until! }).catch((error: unknown) =>
      context.log.error(
        { err: error, userId: row.user_id },
        'a mail could not be enqueued; it is tried again',
      ),
    );
  }
}

type DueReader = Parameters<typeof isMailDue>[0] extends infer D
  ? { user_id: string; entity_id: string; roles: readonly string[]; mail: D; mailed_until: Date }
  : never;

async function enqueue(context: Context, row: DueReader): Promise<void> {
  const now = context.clock.nowMs();
  const { timezone } = await loadPaymentConfig(context.database, row.entity_id);
  if (!isMailDue(row.mail, now, row.mailed_until.getTime(), timezone)) return;
  const items = await newsFor(context, row, row.mail === 'DAILY');
  await context.database.transaction(async (tx) => {
    const taken = await tx.query(
      `UPDATE notification_settings
          SET mailed_until = $3
        WHERE user_id = $1 AND mailed_until = $2
        RETURNING user_id`,
      [row.user_id, row.mailed_until, new Date(now)],
    );
    // Another process may have been first.
    if (taken.length === 0 || items.length === 0) return;
    await sendJob(tx, NOTIFICATION_MAIL, { userId: row.user_id, items: items.map(({ id }) => id) });
  });
}

/** A comment is mailed at once to everyone whom it concerns (`notifications/send-mail.ts`). */
const MAILED_ALREADY: ReadonlySet<Notification['kind']> = new Set(['BATCH_COMMENTED', 'MENTIONED']);

/** The news since the last mail and, in a daily one, everything that still needs attention. */
async function newsFor(context: Context, row: DueReader, isDaily: boolean): Promise<Notification[]> {
  const all = await loadNotifications(context, {
    userId: row.user_id,
    entityId: row.entity_id,
    isApprover: row.roles.includes('APPROVER'),
    isAdmin: row.roles.includes('ADMIN'),
  });
  // An item from the future happened while the clock was wrong, and was mailed then.
  const isNew = ({ at }: Notification) =>
    Date.parse(at) > row.mailed_until.getTime() && Date.parse(at) <= context.clock.nowMs();
  return all.filter(
    (item) =>
      !MAILED_ALREADY.has(item.kind) &&
      !(item.kind === 'BALANCE_BELOW_THRESHOLD' && isMailedAtOnce(row.roles)) &&
      (isNew(item) || (isDaily && (isAttention(item.kind) || item.kind === 'APPROVAL_NEEDED'))),
  );
}
