import { WEBHOOK_EXAMPLES } from './events.ts';
import { ENTRY_REQUEST_EXAMPLES } from './collections.ts';
import { FIELDS, type Field } from '../../domain/withdrawal/shapes.ts';
import { BANK_BALANCE_EXAMPLES } from './bank-balances.ts';
import { BANK_FILE_EXAMPLES } from './bank-files.ts';
import { BATCH_REVIEW_EXAMPLES } from './batch-review.ts';
import {
  ADMIN,
  APPROVER,
  completeBatch,
  DIGEST,
  BATCH_ID,
  ENTITY_ID,
  type OperationExamples,
  PREPARER,
  waitingBatch,
} from './story.ts';
import { PASSKEY_EXAMPLES } from './passkeys.ts';
import { PAYOUT_AND_RECIPIENT_EXAMPLES } from './payouts-and-recipients.ts';
import { PAYEE_EXAMPLES } from './payees.ts';
import { PEOPLE_EXAMPLES } from './people.ts';
import { RECONCILIATION_EXAMPLES } from './reconciliation.ts';
import { SIGNING_EXAMPLES } from './signing.ts';
import { CALENDAR_EXAMPLES } from './schedules.ts';
import { STATEMENT_EXAMPLES } from './statements.ts';

const approvalRules = [
  { currency: 'ZAR', upToAmount: '100000.00', approvalsRequired: 1 },
  { currency: 'ZAR', upToAmount: null, approvalsRequired: 2 },
];

const attention = {
  id: `BATCH_EXPIRING ${completeBatch.id}`,
  kind: 'BATCH_EXPIRING',
  at: '2026-03-07T08:15:30.000Z',
  batch: { id: completeBatch.id, label: completeBatch.label },
  count: 1,
  settlementId: null,
  currency: 'ZAR',
  amount: '1250.00',
  until: '2026-03-09T08:15:30.000Z',
};
const undeliveredMail = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c77',
  about: 'BATCH',
  address: 'approver@karoo.example',
  failedAt: '2026-03-02T08:15:30.000Z',
  triedAt: '2026-03-02T08:22:30.000Z',
  attempts: 4,
  nextTryAt: '2026-03-02T08:30:30.000Z',
  error: 'connect ECONNREFUSED 10.0.0.5:587',
};
const notificationSettings = { mail: 'DAILY', email: 'preparer@karoo.example' };

const rememberRequest = {
  headers: ['Employee', 'Bank', 'Account no', 'Net Pay', 'Reference'],
  mapping: {
    columns: {
      ...(Object.fromEntries(FIELDS.map((field) => [field, null])) as Record<Field, null>),
      beneficiary_name: 0,
      bank: 1,
      account_number: 2,
      amount: 3,
      beneficiary_reference: 4,
    },
    nameParts: [],
    constants: { account_type: 'CURRENT' },
  },
};
const rememberedColumns = {
  ...rememberRequest,
  droppedConstants: [],
  confirmedBy: PREPARER,
  confirmedAt: '2026-03-02T08:20:00.000Z',
};

/** The same story as in the payments document, seen from the pages. */
const programToken = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f01',
  name: 'Payroll export',
  rights: 'PREPARE',
  addresses: ['192.0.2.0/24'],
  state: 'ACTIVE',
  createdBy: ADMIN,
  createdAt: '2026-03-01T08:00:00.000Z',
  confirmedBy: { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f02', name: 'second-admin' },
  expiresAt: '2027-02-28T22:00:00.000Z',
  lastUsedAt: '2026-03-02T08:15:00.000Z',
  lastUsedFrom: '192.0.2.10',
  revokedAt: null,
};

export const DASHBOARD_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  ...BANK_FILE_EXAMPLES,
  ...BATCH_REVIEW_EXAMPLES,
  ...PAYOUT_AND_RECIPIENT_EXAMPLES,
  ...PASSKEY_EXAMPLES,
  ...STATEMENT_EXAMPLES,
  ...RECONCILIATION_EXAMPLES,
  ...BANK_BALANCE_EXAMPLES,
  ...WEBHOOK_EXAMPLES,
  ...ENTRY_REQUEST_EXAMPLES,
  ...PAYEE_EXAMPLES,
  ...PEOPLE_EXAMPLES,
  ...SIGNING_EXAMPLES,
  getSession: {
    answers: {
      200: {
        user: {
          id: PREPARER.userId,
          name: 'preparer',
          displayName: 'Thandi Nkosi',
          email: 'preparer@karoo.example',
          roles: ['PREPARER'],
          language: 'af',
        },
        entity: { id: ENTITY_ID, name: 'Karoo Trading' },
        companies: [{ userId: PREPARER.userId, entityId: ENTITY_ID, name: 'Karoo Trading', isCurrent: true }],
        timezone: 'Africa/Johannesburg',
        authenticatedAt: '2026-03-02T08:00:00.000Z',
        exchangeConnected: true,
        notices: [],
        demo: true,
      },
    },
  },
  listPeople: {
    answers: {
      200: [{ userId: PREPARER.userId, name: 'preparer', displayName: 'Thandi Nkosi' }],
    },
  },
  listUsers: {
    answers: {
      200: [
        {
          userId: PREPARER.userId,
          name: 'preparer',
          displayName: 'Thandi Nkosi',
          roles: ['PREPARER'],
          active: true,
          lastSignInAt: '2026-03-02T06:00:00.000Z',
        },
      ],
    },
  },
  listProgramTokens: { answers: { 200: [programToken] } },
  createProgramToken: {
    request: {
      name: programToken.name,
      rights: 'PREPARE',
      addresses: programToken.addresses,
      expiresAt: programToken.expiresAt,
    },
    answers: {
      200: {
        token: 'outlay_the-secret-of-the-program',
        details: {
          ...programToken,
          state: 'WAITING',
          confirmedBy: null,
          lastUsedAt: null,
          lastUsedFrom: null,
        },
      },
    },
  },
  confirmProgramToken: { answers: { 200: programToken } },
  revokeProgramToken: {
    answers: { 200: { ...programToken, state: 'REVOKED', revokedAt: '2026-03-02T08:30:00.000Z' } },
  },
  updatePreferences: { request: { language: 'af' }, answers: { 200: { language: 'af' } } },
  switchUser: {
    request: { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f31' },
    answers: {
      200: {
        userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f31',
        entityId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f30',
        name: 'Harbour Foods',
        isCurrent: true,
      },
    },
  },
  signOut: { answers: { 200: { location: '/' } } },
  listPayoutDays: {
    answers: { 200: [{ day: '2026-03-02', status: 'COMPLETE', count: 1, amount: '1250.00' }] },
  },
  listWaitingBatches: { answers: { 200: [waitingBatch] } },
  listUndeliveredMails: { answers: { 200: [undeliveredMail] } },
  sendMailsAgain: { answers: { 200: { count: 1 } } },
  dismissMail: { answers: { 200: undeliveredMail } },
  getAttention: { answers: { 200: [attention] } },
  listNotifications: {
    answers: {
      200: {
        unread: 1,
        items: [
          { ...attention, actorName: 'Johan van Wyk', comment: null, approvalsMissing: null, isRead: false },
        ],
      },
    },
  },
  markNotificationsRead: {
    request: { until: attention.at },
    answers: { 200: { readUntil: attention.at } },
  },
  getNotificationSettings: { answers: { 200: notificationSettings } },
  updateNotificationSettings: { request: { mail: 'DAILY' }, answers: { 200: notificationSettings } },
  listColumnMappings: { answers: { 200: [rememberedColumns] } },
  saveColumnMapping: { request: rememberRequest, answers: { 200: rememberedColumns } },
  previewPaymentConfig: {
    request: {
      approvalRules: [{ currency: 'ZAR', upToAmount: null, approvalsRequired: 1 }],
      settlementDifferenceLimit: { currency: 'ZAR', amount: '100.00' },
    },
    answers: {
      200: {
        loosened: ['approvalRules'],
        countsAtOnce: false,
        since: '2025-12-02T07:00:00.000Z',
        batches: {
          total: 12,
          fewerApprovals: [{ currency: 'ZAR', count: 1, oneApproval: 1, totalAmount: '320000.00' }],
          largest: [
            {
              id: BATCH_ID,
              label: 'Salaries February',
              currency: 'ZAR',
              totalAmount: '320000.00',
              approvalsBefore: 2,
              approvalsAfter: 1,
            },
          ],
        },
        differences: { total: 0, oneUser: 0 },
      },
    },
  },
  previewApprovals: {
    request: { approvalRules, currency: 'ZAR', amounts: ['1250.00', '250000.00'] },
    answers: {
      200: {
        approvers: [APPROVER],
        amounts: [
          { amount: '1250.00', approvalsRequired: 1, enoughApprovers: true },
          { amount: '250000.00', approvalsRequired: 2, enoughApprovers: false },
        ],
        availableApprovers: 1,
        unsatisfiableRules: [{ currency: 'ZAR', upToAmount: null, approvalsRequired: 2 }],
        affectedBatches: {
          total: 1,
          items: [
            {
              id: waitingBatch.id,
              label: waitingBatch.label,
              currency: 'ZAR',
              totalAmount: waitingBatch.totalAmount,
              approvalsRequiredNow: 2,
              approvalsRequired: 1,
              enoughApprovers: true,
            },
          ],
        },
      },
    },
  },
  ...CALENDAR_EXAMPLES,
  getBankDays: {
    answers: {
      200: {
        today: '2026-03-02',
        lastDay: '2027-03-03',
        ifNotBankingDay: 'FOLLOWING',
        policy: 'MOVE',
        holidays: [
          { date: '2026-04-03', name: 'Good Friday' },
          { date: '2026-04-06', name: 'Family Day' },
        ],
        rails: [
          {
            rail: 'EFT',
            cutOff: '15:30',
            saturdayCutOff: null,
            leadDays: 0,
            firstDay: '2026-03-02',
            reasons: [],
          },
          {
            rail: 'PAYSHAP',
            cutOff: null,
            saturdayCutOff: null,
            leadDays: 0,
            firstDay: '2026-03-02',
            reasons: [],
          },
        ],
      },
    },
  },
  listBeforeFirstPayout: {
    answers: {
      200: [
        { item: 'PEOPLE', done: true, isNeeded: true },
        { item: 'MONEY', done: false, isNeeded: true },
        { item: 'MAIL', done: false, isNeeded: false },
      ],
    },
  },
  listFirstSteps: {
    answers: {
      200: [
        { step: 'ENTITY_SET_UP', done: true },
        { step: 'PEOPLE_KNOWN', done: true },
        { step: 'BATCH_CREATED', done: false },
        { step: 'BATCH_PAID', done: false },
      ],
    },
  },
  listAudit: {
    answers: {
      200: {
        items: [
          {
            seq: 118,
            at: '2026-03-02T09:00:00.000Z',
            actor: { kind: 'USER', userId: ADMIN.userId, name: 'admin', displayName: 'Lindiwe Khumalo' },
            action: 'payment-config.updated',
            subjectType: 'payment_config',
            subjectId: ENTITY_ID,
            subject: { label: 'Karoo Trading', currency: null },
            names: {},
            details: { version: 4 },
            hash: DIGEST,
          },
        ],
        total: 118,
        offset: 0,
        limit: 50,
      },
    },
  },
  exportAudit: {
    answers: {
      200:
        'number,time,time_utc,person,user_name,action,about,what_changed,action_code,about_type,' +
        'about_id,previous_hash,hash,details\r\n' +
        '118,2026-03-02 11:00:00 +02:00,2026-03-02T09:00:00.000Z,Lindiwe Khumalo,admin,' +
        'Payment config updated,Payment config,Submission delay: 0 seconds → 1 hour,' +
        `payment-config.updated,payment-config,${ENTITY_ID},${DIGEST},${DIGEST},` +
        '"{""before"":{""releaseDelaySeconds"":0},""after"":{""releaseDelaySeconds"":3600}}"\r\n',
    },
  },
  getTradingStatus: {
    answers: {
      200: {
        configured: true,
        available: true,
        since: '2026-03-02T06:00:00.000Z',
        farPricePercent: 5,
        embedded: true,
      },
    },
  },
  streamAccountEvents: {
    answers: {
      200:
        'event: status\n' +
        'data: {"connected":true}\n\n' +
        'event: exchange\n' +
        'data: {"type":"ORDER_PROCESSED","data":{"orderId":"01939b61-7c1a-7f00-8a54-0d5a3e1b9c11",' +
        '"success":true,"failureReason":""}}\n\n',
    },
  },
  streamMarketEvents: {
    answers: {
      200:
        'event: status\n' +
        'data: {"connected":true}\n\n' +
        'event: exchange\n' +
        'data: {"type":"NEW_TRADE","currencyPairSymbol":"BTCZAR","data":{"price":"1250000",' +
        '"quantity":"0.01","currencyPair":"BTCZAR","tradedAt":"2026-03-02T09:00:00.000Z",' +
        '"takerSide":"buy"}}\n\n',
    },
  },
};
