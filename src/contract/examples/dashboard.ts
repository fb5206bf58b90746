import { FIELDS, type Field } from '../../domain/withdrawal/shapes.ts';
import { BANK_FILE_EXAMPLES } from './bank-files.ts';
import {
  ADMIN,
  APPROVER,
  DIGEST,
  ENTITY_ID,
  PREPARER,
  WITHDRAWAL_ID,
  approval,
  beneficiary,
  completeBatch,
  payout,
  type OperationExamples,
  waitingBatch,
  withdrawal,
  withdrawalRequest,
} from './payments.ts';

const EARLIER_BATCH = {
  id: '01938f00-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
  label: 'Salaries February',
  status: 'COMPLETE',
};
const COMPARED_BATCH = {
  id: EARLIER_BATCH.id,
  label: EARLIER_BATCH.label,
  createdAt: '2026-02-02T08:00:00.000Z',
};
const COMMENT = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c51',
  author: PREPARER,
  text: '@approver The new account of row 1 was confirmed by phone.',
  rowNumber: 1,
  mentions: [APPROVER],
  createdAt: '2026-03-02T08:30:00.000Z',
};
const EARLIER_WITHDRAWAL_ID = '01938f00-1a2b-7c3d-8e4f-5a6b7c8d9e1f';

const recipient = {
  id: beneficiary.id,
  name: 'Thandi Nkosi',
  otherNames: ['T Nkosi'],
  bankCode: 'FNB',
  bankName: 'FNB',
  branchCode: '250655',
  accountNumber: '62012345678',
  accountType: 'CURRENT',
  externalId: 'EMP001',
  firstSeenAt: '2025-10-01T08:00:00.000Z',
  lastPaidAt: '2026-03-02T09:00:04.000Z',
  totals: [{ currency: 'ZAR', count: 6, amount: '7500.00' }],
};

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
const notificationSettings = { mail: 'DAILY', email: 'preparer@karoo.example' };

const savedViewRequest = { name: 'Failed', search: 'status=FAILED&period=last-month', isShared: false };
const savedView = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c41',
  ...savedViewRequest,
  owner: PREPARER,
  updatedAt: '2026-03-02T09:30:00.000Z',
};

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
  confirmedBy: PREPARER,
  confirmedAt: '2026-03-02T08:20:00.000Z',
};

/** The same story as in the payments document, seen from the pages. */
const auditEntries = [
  {
    seq: 118,
    at: '2026-03-02T09:00:00.000Z',
    action: 'batch.approved',
    name: 'Thandi Nkosi',
    hash: DIGEST,
  },
];

export const DASHBOARD_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  ...BANK_FILE_EXAMPLES,
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
        timezone: 'Africa/Johannesburg',
        authenticatedAt: '2026-03-02T08:00:00.000Z',
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
  updatePreferences: { request: { language: 'af' }, answers: { 200: { language: 'af' } } },
  signOut: { answers: { 200: { location: '/' } } },
  listPayoutDays: {
    answers: { 200: [{ day: '2026-03-02', status: 'COMPLETE', count: 1, amount: '1250.00' }] },
  },
  listWaitingBatches: { answers: { 200: [waitingBatch] } },
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
  getBatchChecks: {
    answers: {
      200: {
        currency: 'ZAR',
        checkedAt: '2026-03-02T08:15:31.000Z',
        unusualAmountPercent: 50,
        changedBankDetails: 1,
        newBeneficiaries: 0,
        duplicates: 0,
        peopleWithSeveralAccounts: 0,
        rowsOfSeveralAccounts: 0,
        sharedAccounts: 1,
        rowsOfSharedAccounts: 2,
        flagged: 3,
        unusualAmounts: 0,
        failed: 0,
        duplicateReason: null,
        largest: [{ rowNumber: 1, beneficiaryName: 'Thandi Nkosi', amount: '1250.00' }],
      },
    },
  },
  listBatchComments: { answers: { 200: { items: [COMMENT], people: [APPROVER, PREPARER] } } },
  addBatchComment: {
    request: { text: COMMENT.text, rowNumber: 1, mentions: [APPROVER.userId] },
    answers: { 200: COMMENT },
  },
  compareBatch: {
    answers: {
      200: {
        currency: 'ZAR',
        comparedWith: COMPARED_BATCH,
        chosenBy: 'LABEL',
        candidates: [COMPARED_BATCH],
        added: { count: 0, amount: '0.00' },
        removed: { count: 0, amount: '0.00' },
        changed: { count: 1, amount: '1250.00', earlierAmount: '1200.00' },
        same: { count: 0, amount: '0.00' },
        items: [
          {
            kind: 'CHANGED',
            name: 'Thandi Nkosi',
            rowNumber: 1,
            amount: '1250.00',
            earlierAmount: '1200.00',
            accountChanged: false,
          },
        ],
      },
    },
  },
  listBatchRows: {
    answers: {
      200: {
        items: [
          {
            ...withdrawal,
            checks: {
              account: 'BANK_DETAILS_CHANGED',
              earlierAccount: {
                bankCode: 'NEDBANK',
                accountNumber: '1234567890',
                lastPaidAt: '2026-02-25T08:00:00.000Z',
              },
              usualAmount: '1200.00',
              changePercent: 4,
              unusual: false,
              severalAccounts: false,
              repeatsRow: null,
              repeats: null,
            },
          },
        ],
        total: 1,
        offset: 0,
        limit: 50,
      },
    },
  },
  listRetryRows: {
    answers: {
      200: [
        {
          rowNumber: 7,
          withdrawal: withdrawalRequest,
          failureReason: 'The account is closed.',
          retryable: 'WITH_CHANGES',
          fieldsToCorrect: ['accountNumber'],
          rail: 'EFT',
        },
      ],
    },
  },
  listEarlierFailures: {
    answers: {
      200: {
        count: 1,
        items: [
          {
            rowNumber: 1,
            beneficiaryName: 'Thandi Nkosi',
            failureCode: 'NAME_MISMATCH',
            failureReason: 'The name does not match the account holder.',
            status: 'FAILED',
          },
        ],
      },
    },
  },
  checkAgainstHistory: {
    request: {
      currency: 'ZAR',
      rows: [
        {
          bankCode: 'FNB',
          accountNumber: '62012345678',
          amount: '1250.00',
          beneficiaryName: 'Thandi Nkosi',
          externalId: 'EMP001',
        },
      ],
    },
    answers: {
      200: {
        duplicates: [
          {
            index: 0,
            withdrawalId: EARLIER_WITHDRAWAL_ID,
            batch: EARLIER_BATCH,
            rowNumber: 12,
            status: 'COMPLETE',
            beneficiaryName: 'Thandi Nkosi',
            amount: '1250.00',
            createdAt: '2026-02-25T08:00:00.000Z',
          },
        ],
        changedDetails: [],
      },
    },
  },
  streamBatchEvents: { answers: { 200: `event: batch\ndata: ${JSON.stringify(completeBatch)}\n\n` } },
  listRecipients: { answers: { 200: { items: [recipient], total: 1, offset: 0, limit: 50 } } },
  listPayouts: { answers: { 200: { items: [payout], total: 1, offset: 0, limit: 50 } } },
  getPayoutTotals: {
    answers: {
      200: {
        isComplete: true,
        totals: [{ currency: 'ZAR', direction: 'DEBIT', status: 'COMPLETE', count: 1, amount: '1250.00' }],
      },
    },
  },
  listColumnMappings: { answers: { 200: [rememberedColumns] } },
  saveColumnMapping: { request: rememberRequest, answers: { 200: rememberedColumns } },
  listSavedViews: { answers: { 200: [savedView] } },
  createSavedView: { request: savedViewRequest, answers: { 200: savedView } },
  updateSavedView: { request: savedViewRequest, answers: { 200: savedView } },
  deleteSavedView: { answers: { 200: savedView } },
  search: {
    answers: {
      200: {
        batches: [
          {
            id: completeBatch.id,
            label: completeBatch.label,
            status: 'COMPLETE',
            currency: 'ZAR',
            withdrawalCount: 1,
            totalAmount: '1250.00',
            createdAt: '2026-03-02T08:15:30.000Z',
          },
        ],
        recipients: [recipient],
        payments: [
          {
            id: WITHDRAWAL_ID,
            payoutId: payout.id,
            batch: { id: completeBatch.id, label: completeBatch.label, rowNumber: 1 },
            direction: 'DEBIT',
            status: 'COMPLETE',
            name: 'Thandi Nkosi',
            bankName: 'FNB',
            accountNumber: '62012345678',
            reference: 'SALARY MARCH',
            currency: 'ZAR',
            amount: '1250.00',
            createdAt: '2026-03-02T08:15:30.000Z',
          },
        ],
      },
    },
  },
  getRecipient: { answers: { 200: recipient } },
  getBatchProof: {
    answers: {
      200: { legalName: 'Karoo Trading (Pty) Ltd', issuedAt: '2026-03-03T07:00:00.000Z', auditEntries },
    },
  },
  getPayoutProof: {
    answers: {
      200: {
        payout,
        entityName: 'Karoo Trading',
        legalName: 'Karoo Trading (Pty) Ltd',
        issuedAt: '2026-03-03T07:00:00.000Z',
        attemptId: '01939b60-0a1b-7c2d-8e3f-4a5b6c7d8e9f',
        railReference: 'SBX-00004711',
        rowNumber: 1,
        ownReference: 'PAYROLL MARCH',
        createdBy: PREPARER,
        approvals: [approval],
        contentDigest: DIGEST,
        timeline: [
          {
            at: '2026-03-02T08:15:30.000Z',
            event: 'created',
            description: 'Thandi Nkosi created the batch.',
          },
          { at: '2026-03-02T09:00:04.000Z', event: 'paid', description: 'The rail confirmed the payment.' },
        ],
        auditEntries,
        transfers: [
          {
            id: '01939b60-0a1b-7c2d-8e3f-4a5b6c7d8ea0',
            kind: 'SETTLE',
            at: '2026-03-02T09:00:04.000Z',
            postings: [
              { account: 'FUNDING reserved', currency: 'ZAR', amount: '-1250.00' },
              { account: 'OUTSIDE', currency: 'ZAR', amount: '1250.00' },
            ],
          },
        ],
        linkedPayoutId: null,
      },
    },
  },
  exportPayouts: { answers: { 200: 'id,created_at,direction,status,currency,amount\r\n' } },
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
  getBankDays: {
    answers: {
      200: {
        today: '2026-03-02',
        lastDay: '2027-03-03',
        policy: 'MOVE',
        holidays: [
          { date: '2026-04-03', name: 'Good Friday' },
          { date: '2026-04-06', name: 'Family Day' },
        ],
        rails: [
          { rail: 'EFT', cutOff: '15:30', firstDay: '2026-03-02', reasons: [] },
          { rail: 'PAYSHAP', cutOff: null, firstDay: '2026-03-02', reasons: [] },
        ],
      },
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
        'number,time,time_utc,person,sign_in_name,action,about,what_changed,action_code,about_type,' +
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
