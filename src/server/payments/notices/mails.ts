import type { Context } from '../../platform/context.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { sendNotificationMail } from './attention/notification-mail.ts';
import { addressConfigMail, sendConfigMail } from './notifications/config-mail.ts';
import { addressControlMail, sendControlMail } from './notifications/control-mail.ts';
import { addressOfInvitation, sendInvitation } from './notifications/invitation-mail.ts';
import { addressLowBalanceMail, sendLowBalanceMail } from './notifications/low-balance-mail.ts';
import { addressOfReminder, sendReminder } from './notifications/reminder-mail.ts';
import { addressOfRequestMail, sendRequestMail } from './notifications/request-mail.ts';
import { addressMail, sendMail } from './notifications/send-mail.ts';
import { addressPasskeyMail, sendPasskeyMail } from './notifications/passkey-mail.ts';
import { PASSKEY_MAIL, type PasskeyMailJob } from '../../identity/passkeys/announce.ts';
import { deliver, sendUndelivered, type AddressedMail } from './notifications/undelivered.ts';
import {
  CONFIG_MAIL,
  CONTROL_MAIL,
  INVITATION_MAIL,
  LOW_BALANCE_MAIL,
  MAIL,
  NOTIFICATION_MAIL,
  REMINDER_MAIL,
  REQUEST_MAIL,
  type ConfigMailJob,
  type ControlMailJob,
  type InvitationMailJob,
  type LowBalanceMailJob,
  type MailJob,
  type NotificationMailJob,
  type ReminderMailJob,
  type RequestMailJob,
} from '../base/queues.ts';

/** Sends mails as their jobs come. A mail that fails is kept, see `sendKeptMails`. */
export async function workOnMails(context: Context, jobs: Jobs): Promise<void> {
  await jobs.work(MAIL, 1, async (job) => {
    const { to, ...mail } = job;
    if (to === undefined) return addressMail(context, mail);
    const entityId = await entityOfBatch(context, job.batchId);
    if (entityId !== null)
      await deliver(context, { entityId, queue: 'mail', job, address: to }, () =>
        sendMail(context, { ...mail, to }),
      );
  });
  await jobs.work(LOW_BALANCE_MAIL, 1, async (job) => {
    const { to, ...mail } = job;
    if (to === undefined) return addressLowBalanceMail(context, mail);
    await deliver(context, { entityId: mail.entityId, queue: 'low-balance-mail', job, address: to }, () =>
      sendLowBalanceMail(context, { ...mail, to }),
    );
  });
  await jobs.work(CONFIG_MAIL, 1, async (job) => {
    const { to, ...mail } = job;
    if (to === undefined) return addressConfigMail(context, mail);
    await deliver(context, { entityId: mail.entityId, queue: 'config-mail', job, address: to }, () =>
      sendConfigMail(context, { ...mail, to }),
    );
  });
  await jobs.work(CONTROL_MAIL, 1, async (job) => {
    const { to, ...mail } = job;
    if (to === undefined) return addressControlMail(context, mail);
    await deliver(context, { entityId: mail.entityId, queue: 'control-mail', job, address: to }, () =>
      sendControlMail(context, { ...mail, to }),
    );
  });
  await jobs.work(INVITATION_MAIL, 1, async (job) => {
    const to = await addressOfInvitation(context, job);
    if (to === null) return;
    const mail = { entityId: job.entityId, queue: 'invitation-mail', job, address: to } as const;
    await deliver(context, mail, () => sendInvitation(context, { ...job, to }));
  });
  await jobs.work(REMINDER_MAIL, 1, async (job) => {
    const to = await addressOfReminder(context, job);
    if (to === null) return;
    const mail = { entityId: job.entityId, queue: 'reminder-mail', job, address: to } as const;
    await deliver(context, mail, () => sendReminder(context, { ...job, to }));
  });
  await jobs.work(REQUEST_MAIL, 1, async (job) => {
    const to = await addressOfRequestMail(context, job);
    if (to === null) return;
    const mail = { entityId: job.entityId, queue: 'request-mail', job, address: to } as const;
    await deliver(context, mail, () => sendRequestMail(context, { ...job, to }));
  });
  await jobs.work(PASSKEY_MAIL, 1, async (job) => {
    const { to, ...mail } = job;
    if (to === undefined) return addressPasskeyMail(context, mail);
    await deliver(context, { entityId: mail.entityId, queue: 'passkey-mail', job, address: to }, () =>
      sendPasskeyMail(context, { ...mail, to }),
    );
  });
  await jobs.work(NOTIFICATION_MAIL, 1, async (job) => {
    const [user] = await context.database.query('SELECT entity_id, email FROM users WHERE id = $1', [
      job.userId,
    ]);
    if (!user?.email) return;
    const mail = { entityId: user.entity_id, queue: 'notification-mail', job, address: user.email } as const;
    await deliver(context, mail, () => sendNotificationMail(context, job));
  });
}

/** Tries the mails that failed. */
export function sendKeptMails(context: Context): Promise<void> {
  return sendUndelivered(context, again);
}

async function again(context: Context, { queue, job, address: to }: AddressedMail): Promise<void> {
  if (queue === 'mail') await sendMail(context, { ...(job as MailJob), to, isLate: true });
  else if (queue === 'low-balance-mail')
    await sendLowBalanceMail(context, { ...(job as LowBalanceMailJob), to });
  else if (queue === 'config-mail') await sendConfigMail(context, { ...(job as ConfigMailJob), to });
  else if (queue === 'control-mail') await sendControlMail(context, { ...(job as ControlMailJob), to });
  else if (queue === 'invitation-mail') await sendInvitation(context, { ...(job as InvitationMailJob), to });
  else if (queue === 'passkey-mail') await sendPasskeyMail(context, { ...(job as PasskeyMailJob), to });
  else if (queue === 'reminder-mail') await sendReminder(context, { ...(job as ReminderMailJob), to });
  else if (queue === 'request-mail') await sendRequestMail(context, { ...(job as RequestMailJob), to });
  else await sendNotificationMail(context, job as NotificationMailJob);
}

async function entityOfBatch({ database }: Context, batchId: string): Promise<string | null> {
  const [batch] = await database.query('SELECT entity_id FROM batches WHERE id = $1', [batchId]);
  return batch?.entity_id ?? null;
}
