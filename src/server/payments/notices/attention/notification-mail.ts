import { paths } from '../../../../shared/dashboard-routes.ts';
import type { Context } from '../../../platform/context.ts';
import { zonedTime } from '../../audit/english.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
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
  const { timezone } = await loadPaymentConfig(context.database, user.entity_id);
  const timeOf = zonedTime(timezone);
  const subject =
    found.length === 1
      ? `${user.entity_name}: ${sentenceOf(found[0]!, words, timeOf)}`
      : `${user.entity_name}: ${words.several(found.length)}`;
  const lines = found.map((item) => ({
    sentence: sentenceOf(item, words, timeOf),
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

type Kind = Notification['kind'];

/** The page of a matter that is about no batch and no schedule alone: the overview, if it has none. */
const PAGES: Readonly<Partial<Record<Kind, () => string>>> = {
  LOW_BALANCE: () => paths.fundingRecords(),
  BALANCE_BELOW_THRESHOLD: () => paths.fundingRecords(),
  STATEMENT_TO_CONFIRM: () => paths.statements(),
  STATEMENT_REFUSED: () => paths.statements(),
  STATEMENT_MISSING: () => paths.statements(),
  CLOSED_MONTH_STATEMENT: () => paths.statements(),
  BANK_FILE_UNREAD: () => paths.statements(),
  BANK_REPLY_OPEN: () => paths.bankReplies(),
  BANK_UNREACHABLE: () => paths.bankConnections(),
  BANK_CONNECTION_TO_CONFIRM: () => paths.bankConnections(),
  OPENING_BALANCE_MISSING: () => paths.reconciliation(),
  OPENING_BALANCE_TO_CONFIRM: () => paths.reconciliation(),
  ENTRY_RULE_TO_CONFIRM: () => paths.reconciliation(),
  ENTRIES_UNMATCHED: () => paths.reconciliation('?only=UNMATCHED'),
  MONTH_END_TO_CONFIRM: () => paths.monthEnds(),
  SCHEDULE_TO_APPROVE: () => paths.schedules(),
  SCHEDULE_SUSPENDED: () => paths.schedules('?status=SUSPENDED'),
  RUN_OPEN: () => paths.schedules(),
  MONEY_SHORT: () => paths.paymentCalendar(),
  WRITE_OFF_TO_CONFIRM: () => paths.receivables('?age=WRITE_OFF_WAITS'),
  RECEIPTS_OPEN: () => paths.receipts('?show=OPEN'),
  PAY_PAGES_CLOSED: () => paths.bankConnections(),
  CREDITS_UNUSED: () => paths.payers(),
  WEBHOOK_OFF: () => paths.webhooks(),
  MAIL_UNDELIVERED: () => paths.people(),
  APPROVERS_MISSING: () => paths.people(),
  ADMIN_MISSING: () => paths.people(),
  CONTROL_CHANGE_WAITS: () => paths.people(),
  PAYEE_CHANGE_WAITS: () => paths.payees('?view=WAITING'),
  LOOSER_CONFIG_WAITS: () => paths.paymentConfig(),
};

/** The page that shows the matter. */
function pathOf(item: Notification): string {
  const { kind, batch, schedule, settlementId, payeeProposalId, receipt } = item;
  if (receipt && !batch) return paths.receipt(receipt.id);
  if (settlementId !== null) return paths.settlement(settlementId);
  if (batch) return paths.batch(batch.id);
  if (schedule && othersOf(item) === 0) return paths.schedule(schedule.id);
  if (payeeProposalId) return paths.payees(`?proposal=${payeeProposalId}`);
  return PAGES[kind]?.() ?? paths.overview();
}

/** How many other schedules a matter is about, beside the one that it names. */
function othersOf({ count }: Notification): number {
  return Math.max(0, (count ?? 1) - 1);
}

/** A notification in one sentence. It names a batch or a schedule, but no beneficiary. */
function sentenceOf(item: Notification, words: MailWords, timeOf: (at: string) => string): string {
  const { batch, schedule, receipt, until } = item;
  return words.notices[item.kind]({
    label: quoted(schedule?.label ?? batch?.label ?? receipt?.requestLabel ?? ''),
    total: words.money(item.amount, item.currency),
    payments: words.payments(item.count ?? 0),
    actor: item.actorName,
    comment: item.comment,
    until: until === null ? null : timeOf(until),
    run: { dueOn: schedule?.dueOn ?? '', state: schedule?.run ?? null },
    others: othersOf(item),
  });
}

function quoted(label: string): string {
  return `“${label.replaceAll(/[\r\n]+/g, ' ')}”`;
}
