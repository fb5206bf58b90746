import { FIELDS } from '../../../domain/withdrawal/shapes.ts';
import { newId } from '../../platform/random.ts';
import { fund } from './fund.ts';
import { insertBatch } from './insert-batch.ts';
import { insertPayouts } from './insert-payouts.ts';
import type { PaymentsInstallation, TestCaller, TestRequest } from './payments-installation.ts';

/**
 * The requests for one operation: one that succeeds, and one with an invalid input. A read that needs only
 * its path has no case, and wrong values of a query are made from its schema (case-of.ts).
 */
export interface Case {
  /** Creates what the operation needs. Returns the path, the body and the headers with which it succeeds. */
  good: (setting: Setting) => Promise<{ path: string; body?: unknown; headers?: TestRequest['headers'] }>;
  /** A body or path that is refused with 400. */
  bad?: { body?: unknown; path?: string };
}

export interface Setting {
  installation: PaymentsInstallation;
  entityId: string;
  creatorId: string;
  caller: TestCaller;
}

export async function batchIn({ installation, entityId, creatorId }: Setting): Promise<string> {
  await fund(installation.context, entityId, 10_000_000n);
  return (await insertBatch(installation.context, { entityId, createdBy: creatorId })).id;
}

async function payoutIn(setting: Setting): Promise<{ payoutId: string; beneficiaryId: string }> {
  const { installation } = setting;
  const batch = await insertBatch(installation.context, {
    entityId: setting.entityId,
    createdBy: setting.creatorId,
    status: 'COMPLETE',
    rows: [{ status: 'COMPLETE' }],
  });
  const { id: withdrawalId, beneficiaryId } = batch.withdrawals[0]!;
  const [payoutId] = await insertPayouts(installation.context, setting.entityId, [
    { batchId: batch.id, withdrawalId, beneficiaryId },
  ]);
  return { payoutId: payoutId!, beneficiaryId };
}

async function mailIn({ installation, entityId }: Setting): Promise<string> {
  const { database, random, clock } = installation.context;
  const id = newId({ clock, random });
  await database.query(
    `INSERT INTO undelivered_mails
       (id, entity_id, key, queue, job, address, failed_at, tried_at, attempts, next_try_at, error)
     VALUES ($1::uuid, $2, $1::text, 'mail', '{}', 'approver@example.com', $3, $3, 1, $3, 'refused')`,
    [id, entityId, new Date(clock.nowMs())],
  );
  return id;
}

const BATCHES = '/payments/bulk-withdrawals/batches';
const RULES = [{ currency: 'ZAR', upToAmount: null, approvalsRequired: 1 }];
const CONFIG = {
  defaultCurrency: 'ZAR',
  approvalRules: RULES,
  stepUpMaxAgeSeconds: null,
  approvalExpiryDays: 7,
  releaseDelaySeconds: 60,
  defaultRail: 'EFT',
  duplicateWindowDays: 30,
  timezone: 'Africa/Johannesburg',
  notificationEmails: [],
  version: 0,
};

/** The path by which another admin's looser config is decided. */
async function changePath({ installation, entityId }: Setting, step: 'confirm' | 'cancel'): Promise<string> {
  await fund(installation.context, entityId, 1n);
  const admin = installation.as(await installation.user(entityId, ['ADMIN']));
  const { body } = await admin.send('PUT', '/v1/payments/config', { body: CONFIG });
  return `/payments/config/changes/${body.pendingChange.id}/${step}`;
}

const VIEW = { name: 'Failed', search: 'status=FAILED', isShared: false };

const COLUMNS = {
  headers: ['Name', 'Net Pay'],
  mapping: {
    columns: { ...Object.fromEntries(FIELDS.map((field) => [field, null])), beneficiary_name: 0, amount: 1 },
    nameParts: [],
    constants: {},
  },
};

async function viewOf(caller: TestCaller): Promise<string> {
  const { body } = await caller.send('POST', '/app/saved-views', { body: VIEW });
  return `/app/saved-views/${body.id}`;
}

/** Config, batches, payouts and recipients, and the pages around them. */
export const PAYMENT_CASES: Record<string, Case> = {
  updatePaymentConfig: {
    good: async () => ({ path: '/payments/config', body: CONFIG }),
    bad: { body: { ...CONFIG, approvalExpiryDays: 0 } },
  },
  confirmPaymentConfigChange: {
    good: async (setting) => ({ path: await changePath(setting, 'confirm') }),
    bad: { path: '/payments/config/changes/7/confirm' },
  },
  cancelPaymentConfigChange: {
    good: async (setting) => ({ path: await changePath(setting, 'cancel') }),
    bad: { path: '/payments/config/changes/7/cancel' },
  },
  getAccountBalances: {
    good: async () => ({ path: '/payments/account/balances/funding?currency=ZAR' }),
    bad: { path: '/payments/account/balances/savings?currency=ZAR' },
  },
  getPayout: {
    good: async (setting) => ({ path: `/payments/payout/history/${(await payoutIn(setting)).payoutId}` }),
    bad: { path: '/payments/payout/history/7' },
  },
  getBatch: { good: async (setting) => ({ path: `${BATCHES}/${await batchIn(setting)}` }) },
  listBatchWithdrawals: {
    good: async (setting) => ({ path: `${BATCHES}/${await batchIn(setting)}/withdrawals` }),
  },
  getFeeQuote: { good: async (setting) => ({ path: `${BATCHES}/${await batchIn(setting)}/fee-quote` }) },
  updateBatchLabel: {
    good: async (setting) => ({
      path: `${BATCHES}/${await batchIn(setting)}/label`,
      body: { label: 'Another label' },
    }),
    bad: { body: { label: '  ' } },
  },
  approveBatch: {
    good: async (setting) => ({ path: `${BATCHES}/${await batchIn(setting)}/approve` }),
    bad: { path: `${BATCHES}/7/approve` },
  },
  rejectBatch: {
    good: async (setting) => ({
      path: `${BATCHES}/${await batchIn(setting)}/reject`,
      body: { reason: 'Row 1 has an old account.' },
    }),
    bad: { body: { reason: '  ' } },
  },
  cancelBatch: {
    good: async (setting) => ({ path: `${BATCHES}/${await batchIn(setting)}/cancel` }),
    bad: { path: `${BATCHES}/7/cancel` },
  },
  getBatchChecks: { good: async (setting) => ({ path: `/app/batches/${await batchIn(setting)}/checks` }) },
  listBatchComments: {
    good: async (setting) => ({ path: `/app/batches/${await batchIn(setting)}/comments` }),
  },
  addBatchComment: {
    good: async (setting) => ({
      path: `/app/batches/${await batchIn(setting)}/comments`,
      body: { text: 'Confirmed by phone.', rowNumber: 1, mentions: [setting.creatorId] },
    }),
    bad: { body: { text: ' ' } },
  },
  compareBatch: {
    good: async (setting) => ({ path: `/app/batches/${await batchIn(setting)}/comparison` }),
  },
  listBatchRows: {
    good: async (setting) => ({ path: `/app/batches/${await batchIn(setting)}/rows?view=NEW&sort=findings` }),
  },
  listEarlierFailures: {
    good: async (setting) => ({ path: `/app/batches/${await batchIn(setting)}/earlier-failures` }),
  },
  listRetryRows: {
    good: async ({ installation, entityId, creatorId }) => {
      const batch = await insertBatch(installation.context, {
        entityId,
        createdBy: creatorId,
        status: 'FAILED',
        rows: [{ status: 'FAILED' }],
      });
      return { path: `/app/batches/${batch.id}/retry-rows` };
    },
  },
  getRecipient: {
    good: async (setting) => ({ path: `/app/recipients/${(await payoutIn(setting)).beneficiaryId}` }),
  },
  sendMailsAgain: { good: async () => ({ path: '/app/undelivered-mails/send-again' }) },
  dismissMail: {
    good: async (setting) => ({ path: `/app/undelivered-mails/${await mailIn(setting)}/dismiss` }),
  },
  markNotificationsRead: {
    good: async () => ({ path: '/app/notifications/read', body: { until: new Date().toISOString() } }),
    bad: { path: '/app/notifications/read', body: { until: 'now' } },
  },
  updateNotificationSettings: {
    good: async () => ({ path: '/app/notification-settings', body: { mail: 'DAILY' } }),
    bad: { path: '/app/notification-settings', body: { mail: 'HOURLY' } },
  },
  saveColumnMapping: {
    good: async () => ({ path: '/app/column-mappings', body: COLUMNS }),
    bad: { body: { ...COLUMNS, headers: [] } },
  },
  createSavedView: {
    good: async () => ({ path: '/app/saved-views', body: VIEW }),
    bad: { body: { ...VIEW, search: '<script>' } },
  },
  updateSavedView: {
    good: async ({ caller }) => ({ path: await viewOf(caller), body: VIEW }),
    bad: { body: { ...VIEW, name: '' } },
  },
  deleteSavedView: { good: async ({ caller }) => ({ path: await viewOf(caller) }) },
  search: {
    good: async () => ({ path: '/app/search?q=nkosi' }),
  },
  getPayoutProof: {
    good: async (setting) => ({ path: `/app/payouts/${(await payoutIn(setting)).payoutId}/proof` }),
  },
  previewPaymentConfig: {
    good: async () => ({
      path: '/app/payment-config-preview',
      body: {
        approvalRules: RULES,
        settlementDifferenceLimit: { currency: 'ZAR', amount: '0.00' },
      },
    }),
    bad: { body: { approvalRules: RULES } },
  },
  previewApprovals: {
    good: async () => ({
      path: '/app/approvals-preview',
      body: { approvalRules: RULES, currency: 'ZAR', amounts: ['100.00'] },
    }),
    bad: { body: { approvalRules: [], currency: 'ZAR', amounts: [] } },
  },
  getBatchProof: {
    good: async (setting) => ({ path: `/app/batches/${await batchIn(setting)}/proof` }),
  },
  exportApprovals: {
    good: async (setting) => ({ path: `/app/batches/${await batchIn(setting)}/approvals` }),
  },
};
