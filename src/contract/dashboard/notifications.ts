import { z } from 'zod';
import { ATTENTION_KINDS, MAIL_CHOICES, EVENT_KINDS } from '../../shared/terms.ts';
import { Amount, CurrencyCode, Timestamp, Uuid } from '../common.ts';
import { Day } from '../execution-dates.ts';
import { operation } from '../operation.ts';

/** The fields that both kinds of notifications have. */
const facts = {
  id: z.string().meta({
    description: 'The id of the notice: its kind, and what it is about.',
    example: 'PAYMENTS_FAILED 01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11',
  }),
  at: Timestamp.describe('Since when it applies.'),
  batch: z
    .object({
      id: Uuid.describe('The id of the batch.'),
      label: z.string().describe('The label of the batch.'),
    })
    .nullable()
    .describe('The batch that it is about; null for a balance.'),
  count: z
    .int()
    .min(1)
    .nullable()
    .describe(
      'How many payments, entries, receipts, files, mails, banks, statements, payees or approvers are ' +
        'concerned; null for a balance or a settlement.',
    ),
  schedule: z
    .object({
      id: Uuid.meta({
        description: 'The id of the schedule.',
        example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9e01',
      }),
      label: z.string().meta({ description: 'Its label.', example: 'Rent' }),
      dueOn: Day.nullable().describe('The run, for RUN_OPEN and SCHEDULE_SUSPENDED; null otherwise.'),
      run: z
        .enum(['MISSED', 'WAITING_FOR_FILE', 'NOT_CREATED'])
        .nullable()
        .meta({ description: 'What the run of RUN_OPEN waits for; null otherwise.', example: 'MISSED' }),
    })
    .nullable()
    .optional()
    .describe('The schedule that it is about, of several the one that is due first.'),
  settlementId: Uuid.nullable().meta({
    description: 'The settlement that it is about; null for anything else.',
    example: null,
  }),
  payeeProposalId: Uuid.optional().meta({
    description: 'The proposal of payees that expired; absent otherwise.',
    example: '01939b5e-7c1a-7f00-8a54-0d5a3e1ba031',
  }),
  receipt: z
    .object({
      id: Uuid.meta({
        description: 'The id of the receipt.',
        example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9dc1',
      }),
      requestLabel: z.string().nullable().meta({
        description: 'The label of the payment request that it had paid; of several, the one with the most.',
        example: 'School fees, March',
      }),
      requests: z.int().min(0).meta({ description: 'How many requests are open again.', example: 1 }),
      payerName: z.string().nullable().meta({ description: 'Who paid; null if unknown.', example: null }),
    })
    .optional()
    .describe('The receipt that the bank has taken back; absent otherwise.'),
  currency: CurrencyCode.describe('The currency of the amount.'),
  amount: Amount.describe(
    'The total of these payments; for LOW_BALANCE, the amount that is missing; for ' +
      'BALANCE_BELOW_THRESHOLD, what is available; for a settlement, what statements show too much and ' +
      'too little together; for RECEIPTS_OPEN, what is not allocated; 0 for anything else.',
  ),
  until: Timestamp.nullable().describe(
    'When the batch or what waits expires, until when a batch or a schedule can be approved for its day, ' +
      'until when the file of a run can be sent, or when the looser payment config takes effect; null for ' +
      'anything else.',
  ),
};

export const AttentionItem = z
  .object({
    kind: z.enum(ATTENTION_KINDS).meta({
      description:
        'PAYMENTS_FAILED and PAYMENTS_RETURNED: no later batch pays them again, not counting batches that ' +
        'were cancelled, sent back or have expired. PAYMENTS_UNCONFIRMED: the bank has not answered for 15 ' +
        'minutes. BATCH_EXPIRING: it expires within two days. DATE_AT_RISK: it must be approved within a ' +
        'day to be paid on its day. DATE_MISSED: it can no longer be paid on its day, and an approver has ' +
        'to accept another one. LOW_BALANCE: the batches that wait for approval need more than is ' +
        'available. BALANCE_BELOW_THRESHOLD: less is available than the threshold of the payment config. ' +
        'BATCH_SENT_BACK: an approver sent it back, and no other batch corrects it. APPROVAL_LAPSED: an ' +
        'approver lost access before the batch was paid. BANK_FILE_READY: the bank file of an approved ' +
        'batch has to be taken to the bank. BANK_FILE_OFF: the bank file of an approved batch is written, ' +
        'and cannot leave because its connection is off. BANK_FILE_BLOCKED: an approved batch cannot be ' +
        'written into a bank file. STATEMENT_TO_CONFIRM: exact matches of an uploaded ' +
        'statement wait for another user. SETTLEMENT_DIFFERS: statements show other amounts than the ' +
        'payouts of a batch have, and no user ' +
        'has acknowledged that difference. SETTLEMENT_TO_CONFIRM: a user has, and a second one has to ' +
        'confirm it. STATEMENT_REFUSED: a file of the bank could not be read as a statement, or an ' +
        'account in it was left out. ' +
        'BANK_FILE_UNREAD: statements or replies of the bank were stored five minutes ago and are still ' +
        'not read. MAIL_UNDELIVERED, for an admin: the mail server has not accepted mails for ten minutes. ' +
        'WEBHOOK_OFF, for an admin: Outlay switched off endpoints that no longer receive events. ' +
        'RECALL_TO_CONFIRM: the recall of a bank file waits for another approver. RECALL_TOO_LATE: the ' +
        'file reached the bank although its recall was recorded. BANK_REPLY_OPEN: replies of the bank ask ' +
        'a question, or wait for another user. BANK_UNREACHABLE: the banks of connections could not be ' +
        'visited for ten minutes. BANK_CONNECTION_TO_CONFIRM: connections are ready, and ' +
        'another user has to switch them on. STATEMENT_MISSING: statements of the bank have ' +
        'not come, or do not ' +
        'follow the one before. OPENING_BALANCE_MISSING: accounts of live connections have no opening ' +
        'balance yet. OPENING_BALANCE_TO_CONFIRM: one was proposed, and another user has to confirm it. ' +
        'ENTRY_RULE_TO_CONFIRM: a user proposed what ' +
        'entries are, and another one has to confirm it. ENTRIES_UNMATCHED: open entries match nothing, so ' +
        'that a user has to say what they are. MONTH_END_TO_CONFIRM: a user closed a month, or asked to ' +
        'reopen one, and another one has to confirm it. CLOSED_MONTH_STATEMENT: statements came for a ' +
        'closed month, or changed for it. SCHEDULE_TO_APPROVE: versions of schedules wait for approval. ' +
        'SCHEDULE_SUSPENDED: a standing approval no longer covers the runs of schedules. RUN_OPEN: runs ' +
        'were missed, wait for their withdrawals, or have batches that cannot be created. MONEY_SHORT: ' +
        'what leaves within a week, runs of schedules among it, is more than there will be. ' +
        'WRITE_OFF_TO_CONFIRM: write-offs of payment requests wait for a second user. ' +
        'RECEIPTS_OPEN: receipts have parts that a user still decides about. ' +
        'REFUND_TAKEN_BACK: the bank took back a receipt whose refund had left, so the company has given ' +
        'back money that it does not have; it ends when the payment comes back, or when a user has ' +
        'commented on the batch since. ' +
        'REQUESTS_REOPENED: money that paid requests which had ended went, so that they are open again. ' +
        'PAY_PAGES_CLOSED: pay pages of open requests show no account, so that payers cannot pay. ' +
        'CREDITS_UNUSED: payers with open requests have credits, which a user may use for them. ' +
        'APPROVERS_MISSING: an approval rule asks for more approvals than the users can give. ' +
        'ADMIN_MISSING: no user has the role ADMIN. LOOSER_CONFIG_WAITS: an admin has saved a looser ' +
        'payment config, which takes effect at `until` unless an approver or an admin cancels it. ' +
        'CONTROL_CHANGE_WAITS: an admin has asked for a change that another admin decides, until `until`. ' +
        'PAYEE_CHANGE_WAITS: payees, or other accounts of payees, wait for a second person; the oldest one ' +
        'expires at `until`. ' +
        'BATCH_OUTSIDE_REGISTER: an approved batch is not paid, because an account of it may not be paid ' +
        'any more.',
      example: 'PAYMENTS_FAILED',
    }),
    ...facts,
  })
  .meta({ id: 'AttentionItem', description: 'A matter that needs a decision or an action.' });

export const getAttention = operation({
  operationId: 'getAttention',
  method: 'GET',
  path: '/app/attention',
  tag: 'Overview',
  summary: 'List what needs attention',
  description: 'Returns the matters that need an action by the entity, newest first: at most 50.',
  roles: 'every',
  answers: { 200: { description: 'The items.', schema: z.array(AttentionItem) } },
  refusals: [401, 403, 429],
});

export const NotificationItem = z
  .object({
    kind: z.enum([...ATTENTION_KINDS, ...EVENT_KINDS]).meta({
      description:
        'A kind of attention, or an event. APPROVAL_NEEDED: the caller can approve the batch. ' +
        "BATCH_APPROVED: another user approved the caller's own batch. BATCH_CANCELLED by another user, " +
        'BATCH_EXPIRED, and BATCH_PAID when every payment has an outcome: of a batch that the caller ' +
        'prepared or approved. BATCH_COMMENTED: another user commented on a batch that the caller ' +
        'prepared, approved, can approve or commented on. MENTIONED: a comment on any batch mentions the ' +
        'caller. PAYEES_EXPIRED: no second person confirmed what the caller proposed for the register of ' +
        'payees. SCHEDULE_APPROVED: another user approved the version of a schedule that the caller wrote. ' +
        'SCHEDULE_REJECTED, SCHEDULE_CANCELLED and SCHEDULE_PAUSED by another user, and SCHEDULE_EXPIRED: ' +
        'of a version or a schedule that the caller wrote or approved. ' +
        'RECEIPT_TAKEN_BACK: the bank took back a receipt that had paid payment requests, which are open ' +
        'again.',
      example: 'BATCH_APPROVED',
    }),
    ...facts,
    actorName: z.string().nullable().meta({
      description: 'The name of the person who did it; null for Outlay itself.',
      example: 'Johan van Wyk',
    }),
    comment: z
      .string()
      .nullable()
      .meta({
        description:
          'The comment of BATCH_COMMENTED and MENTIONED, and the reason of SCHEDULE_REJECTED, ' +
          'SCHEDULE_CANCELLED and SCHEDULE_PAUSED; null for anything else.',
        example: 'The account was confirmed by phone.',
      }),
    approvalsMissing: z
      .int()
      .min(0)
      .nullable()
      .meta({
        description:
          'How many approvals the batch of BATCH_APPROVED, or the version of SCHEDULE_APPROVED, still ' +
          'needs; 0 once it has all. Null for anything else.',
        example: 1,
      }),
    isRead: z.boolean().describe('Whether the caller has marked it as read.'),
  })
  .meta({ id: 'NotificationItem', description: 'Something that the caller should know.' });

export const listNotifications = operation({
  operationId: 'listNotifications',
  method: 'GET',
  path: '/app/notifications',
  tag: 'Notifications',
  summary: 'List notifications',
  description:
    'Returns what needs attention and the events of the last 30 days that concern the caller, newest ' +
    'first: at most 50.',
  roles: 'every',
  answers: {
    200: {
      description: 'The notifications.',
      schema: z
        .object({
          unread: z.int().min(0).describe('How many of them the caller has not read.'),
          items: z.array(NotificationItem).describe('The notifications, newest first.'),
        })
        .meta({ id: 'Notifications', description: 'The notifications of the caller.' }),
    },
  },
  refusals: [401, 403, 429],
});

export const markNotificationsRead = operation({
  operationId: 'markNotificationsRead',
  method: 'PUT',
  path: '/app/notifications/read',
  tag: 'Notifications',
  summary: 'Mark notifications as read',
  description: 'Marks every notification up to a time as read. An earlier time than before changes nothing.',
  roles: 'every',
  body: z
    .object({ until: Timestamp.describe('The time of the newest notification that was read.') })
    .meta({ id: 'MarkReadRequest', description: 'Up to when notifications were read.' }),
  answers: {
    200: {
      description: 'Marked.',
      schema: z
        .object({ readUntil: Timestamp.describe('Up to when the caller has read.') })
        .meta({ id: 'ReadMark', description: 'Up to when the caller has read.' }),
    },
  },
  refusals: [400, 401, 403, 413, 415, 429],
});

export const NotificationSettings = z
  .object({
    mail: z.enum(MAIL_CHOICES).meta({
      description:
        "OFF: no such mail. DAILY: at 07:00 in the entity's time zone, when there is something to say. " +
        'IMMEDIATELY: within minutes.',
      example: 'DAILY',
    }),
    email: z
      .string()
      .nullable()
      .meta({ description: 'Where it is sent; null without an address.', example: 'preparer@karoo.example' }),
  })
  .meta({
    id: 'NotificationSettings',
    description: 'Whether and when the caller receives mail about notifications.',
  });

export const getNotificationSettings = operation({
  operationId: 'getNotificationSettings',
  method: 'GET',
  path: '/app/notification-settings',
  tag: 'Notifications',
  summary: 'Read the notification settings',
  description: 'Returns whether and when the caller receives mail about notifications.',
  roles: 'every',
  answers: { 200: { description: 'The settings.', schema: NotificationSettings } },
  refusals: [401, 403, 429],
});

export const updateNotificationSettings = operation({
  operationId: 'updateNotificationSettings',
  method: 'PUT',
  path: '/app/notification-settings',
  tag: 'Notifications',
  summary: 'Change the notification settings',
  description: 'Chooses whether and when the caller gets a mail that sums up what needs attention.',
  roles: 'every',
  body: z
    .object({ mail: z.enum(MAIL_CHOICES).describe('When the mail is sent.') })
    .meta({ id: 'UpdateNotificationSettingsRequest', description: 'When the mail is sent.' }),
  answers: { 200: { description: 'The settings.', schema: NotificationSettings } },
  refusals: [400, 401, 403, 413, 415, 429],
});
