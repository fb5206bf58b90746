import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DASHBOARD_OPERATIONS, PAYMENTS_OPERATIONS } from '../../contract/documents.ts';
import type { Operation } from '../../contract/operation.ts';
import { FIELDS } from '../../domain/withdrawal/shapes.ts';
import { ROLES, type Role } from '../../shared/terms.ts';
import { statementUpload } from './statements/testing/statement-of-day.ts';
import { connectionSettings } from './bank-connections/bank-file/testing/bank-file-entity.ts';
import { fund } from './testing/fund.ts';
import { insertBatch } from './testing/insert-batch.ts';
import { insertPayouts } from './testing/insert-payouts.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from './testing/payments-installation.ts';

/** The requests for one operation: one that succeeds, and one with an invalid input. */
interface Case {
  /** Creates what the operation needs. Returns the path and the body with which it succeeds. */
  good: (setting: Setting) => Promise<{ path: string; body?: unknown }>;
  /** A query or body that is refused with 400. */
  bad?: { query?: string; body?: unknown; path?: string };
}

interface Setting {
  entityId: string;
  creatorId: string;
  caller: TestCaller;
}

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

async function batchIn({ entityId, creatorId }: Setting): Promise<string> {
  await fund(installation.context, entityId, 10_000_000n);
  return (await insertBatch(installation.context, { entityId, createdBy: creatorId })).id;
}

async function payoutIn(setting: Setting): Promise<{ payoutId: string; beneficiaryId: string }> {
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

const BANK_CONNECTION = connectionSettings();

const BY_SFTP = {
  transport: 'SFTP',
  folders: { outbox: 'outbox', inbox: 'inbox', archive: 'archive' },
  server: {
    host: 'sftp.bank.example',
    port: 22,
    username: 'acme',
    hostKeyFingerprint: `SHA256:${'A'.repeat(43)}`,
  },
};

const ENTRIES = '/app/reconciliation/entries';

const VIEW = { name: 'Failed', search: 'status=FAILED', isShared: false };

const COLUMNS = {
  headers: ['Name', 'Net Pay'],
  mapping: {
    columns: { ...Object.fromEntries(FIELDS.map((field) => [field, null])), beneficiary_name: 0, amount: 1 },
    nameParts: [],
    constants: {},
  },
};

const { currency: _, ...BANK_SETTINGS } = BANK_CONNECTION;

async function bankConnectionIn({ entityId }: Setting): Promise<string> {
  const admin = installation.as(await installation.user(entityId, ['ADMIN']));
  const { body } = await admin.send('POST', '/app/bank-connections', { body: BANK_CONNECTION });
  return body.id;
}

async function statementIn(setting: Setting): Promise<string> {
  await bankConnectionIn(setting);
  const approver = installation.as(await installation.user(setting.entityId, ['APPROVER']));
  const { body } = await approver.send('POST', '/app/statements', { body: statementUpload() });
  return body.statements[0].statement.id;
}

async function entryIn(setting: Setting): Promise<string> {
  await fund(installation.context, setting.entityId, 10_000n);
  await statementIn(setting);
  const admin = installation.as(await installation.user(setting.entityId, ['ADMIN']));
  const { body } = await admin.send('GET', ENTRIES);
  return `${ENTRIES}/${body.items[0].entry.id}`;
}

async function statementAccountIn(setting: Setting): Promise<string> {
  await statementIn(setting);
  const admin = installation.as(await installation.user(setting.entityId, ['ADMIN']));
  const { body } = await admin.send('GET', '/app/statement-accounts');
  return body[0].account.id;
}

async function viewOf(caller: TestCaller): Promise<string> {
  const { body } = await caller.send('POST', '/app/saved-views', { body: VIEW });
  return `/app/saved-views/${body.id}`;
}

const CASES: Record<string, Case> = {
  getPaymentConfig: { good: async () => ({ path: '/payments/config' }) },
  updatePaymentConfig: {
    good: async () => ({ path: '/payments/config', body: CONFIG }),
    bad: { body: { ...CONFIG, approvalExpiryDays: 0 } },
  },
  getEntityConfig: { good: async () => ({ path: '/payments/entity/config' }) },
  getAccountBalances: {
    good: async () => ({ path: '/payments/account/balances/funding?currency=ZAR' }),
    bad: { path: '/payments/account/balances/savings?currency=ZAR' },
  },
  listPayoutHistory: {
    good: async () => ({ path: '/payments/payout/history' }),
    bad: { query: '?limit=201' },
  },
  getPayout: {
    good: async (setting) => ({ path: `/payments/payout/history/${(await payoutIn(setting)).payoutId}` }),
    bad: { path: '/payments/payout/history/7' },
  },
  listBanks: { good: async () => ({ path: '/payments/bulk-withdrawals/banks' }) },
  listBatches: { good: async () => ({ path: BATCHES }), bad: { query: '?status=LOST' } },
  getBatch: { good: async (setting) => ({ path: `${BATCHES}/${await batchIn(setting)}` }) },
  listBatchWithdrawals: {
    good: async (setting) => ({ path: `${BATCHES}/${await batchIn(setting)}/withdrawals` }),
    bad: { query: '?failureCode=BAD_LUCK' },
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
  getPendingTotal: { good: async () => ({ path: '/payments/bulk-withdrawals/pending-total' }) },
  listPayoutDays: { good: async () => ({ path: '/app/payout-days' }), bad: { query: '?days=0' } },
  listWaitingBatches: { good: async () => ({ path: '/app/waiting-batches' }) },
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
    bad: { query: '?with=7' },
  },
  listBatchRows: {
    good: async (setting) => ({ path: `/app/batches/${await batchIn(setting)}/rows?view=NEW&sort=findings` }),
    bad: { query: '?view=STRANGE' },
  },
  listEarlierFailures: {
    good: async (setting) => ({ path: `/app/batches/${await batchIn(setting)}/earlier-failures` }),
  },
  listRetryRows: {
    good: async ({ entityId, creatorId }) => {
      const batch = await insertBatch(installation.context, {
        entityId,
        createdBy: creatorId,
        status: 'FAILED',
        rows: [{ status: 'FAILED' }],
      });
      return { path: `/app/batches/${batch.id}/retry-rows` };
    },
  },
  listRecipients: { good: async () => ({ path: '/app/recipients' }), bad: { query: '?offset=-1' } },
  getRecipient: {
    good: async (setting) => ({ path: `/app/recipients/${(await payoutIn(setting)).beneficiaryId}` }),
  },
  getAttention: { good: async () => ({ path: '/app/attention' }) },
  listNotifications: { good: async () => ({ path: '/app/notifications' }) },
  markNotificationsRead: {
    good: async () => ({ path: '/app/notifications/read', body: { until: new Date().toISOString() } }),
    bad: { path: '/app/notifications/read', body: { until: 'now' } },
  },
  getNotificationSettings: { good: async () => ({ path: '/app/notification-settings' }) },
  updateNotificationSettings: {
    good: async () => ({ path: '/app/notification-settings', body: { mail: 'DAILY' } }),
    bad: { path: '/app/notification-settings', body: { mail: 'HOURLY' } },
  },
  listPayouts: { good: async () => ({ path: '/app/payouts' }), bad: { query: '?sort=luck' } },
  getPayoutTotals: { good: async () => ({ path: '/app/payout-totals' }), bad: { query: '?search=a' } },
  listColumnMappings: { good: async () => ({ path: '/app/column-mappings' }) },
  saveColumnMapping: {
    good: async () => ({ path: '/app/column-mappings', body: COLUMNS }),
    bad: { body: { ...COLUMNS, headers: [] } },
  },
  listSavedViews: { good: async () => ({ path: '/app/saved-views' }) },
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
    bad: { path: '/app/search', query: '?q=n' },
  },
  getPayoutProof: {
    good: async (setting) => ({ path: `/app/payouts/${(await payoutIn(setting)).payoutId}/proof` }),
  },
  exportPayouts: { good: async () => ({ path: '/app/payouts.csv' }), bad: { query: '?minAmount=lots' } },
  previewApprovals: {
    good: async () => ({
      path: '/app/approvals-preview',
      body: { approvalRules: RULES, currency: 'ZAR', amounts: ['100.00'] },
    }),
    bad: { body: { approvalRules: [], currency: 'ZAR', amounts: [] } },
  },
  listAudit: { good: async () => ({ path: '/app/audit' }), bad: { query: '?from=yesterday' } },
  getBatchProof: {
    good: async (setting) => ({ path: `/app/batches/${await batchIn(setting)}/proof` }),
  },
  getBankDays: { good: async () => ({ path: '/app/bank-days' }) },
  listFirstSteps: { good: async () => ({ path: '/app/first-steps' }) },
  listBankConnections: { good: async () => ({ path: '/app/bank-connections' }) },
  createBankConnection: {
    good: async () => ({ path: '/app/bank-connections', body: BANK_CONNECTION }),
    bad: { body: { ...BANK_CONNECTION, rails: [] } },
  },
  updateBankConnection: {
    good: async (setting) => ({
      path: `/app/bank-connections/${await bankConnectionIn(setting)}`,
      body: { ...BANK_SETTINGS, version: 1 },
    }),
    bad: { body: { ...BANK_SETTINGS, version: 0 } },
  },
  switchBankConnection: {
    good: async (setting) => ({
      path: `/app/bank-connections/${await bankConnectionIn(setting)}/state`,
      body: { state: 'OFF' },
    }),
    bad: { body: { state: 'DRAFT' } },
  },
  rehearseBankConnection: {
    good: async (setting) => ({
      path: `/app/bank-connections/${await bankConnectionIn(setting)}/rehearse`,
    }),
  },
  setBankTransport: {
    good: async (setting) => ({
      path: `/app/bank-connections/${await bankConnectionIn(setting)}/transport`,
      body: { transport: 'DOWNLOAD' },
    }),
    bad: { body: { transport: 'SFTP' } },
  },
  visitBankNow: {
    good: async (setting) => {
      const path = `/app/bank-connections/${await bankConnectionIn(setting)}/transport`;
      const admin = installation.as(await installation.user(setting.entityId, ['ADMIN']));
      await admin.send('PUT', path, { body: BY_SFTP });
      return { path: `${path}/visit` };
    },
  },
  certifyBankConnection: {
    good: async (setting) => ({
      path: `/app/bank-connections/${await bankConnectionIn(setting)}/certification`,
      body: { version: 1, note: 'Accepted.' },
    }),
    bad: { body: { version: 1, note: ' ' } },
  },
  listBankFileProfiles: { good: async () => ({ path: '/app/bank-file-profiles' }) },
  getBankFilePlan: {
    good: async (setting) => ({ path: `/app/batches/${await batchIn(setting)}/bank-file-plan` }),
    bad: { query: '?limit=0' },
  },
  listBankFiles: { good: async () => ({ path: '/app/bank-files' }), bad: { query: '?batchId=7' } },
  listBankReplies: { good: async () => ({ path: '/app/bank-replies' }), bad: { query: '?open=maybe' } },
  uploadBankReply: {
    good: async (setting) => ({
      path: `/app/bank-connections/${await bankConnectionIn(setting)}/replies`,
      body: { fileName: 'reply.xml', content: 'PGEvPg==' },
    }),
    bad: { body: { fileName: 'reply.xml', content: 'not base64' } },
  },
  uploadStatement: {
    good: async (setting) => {
      await bankConnectionIn(setting);
      return { path: '/app/statements', body: statementUpload() };
    },
    bad: { body: { fileName: 'statement.xml', content: 'not base64' } },
  },
  previewStatementCsv: {
    good: async (setting) => ({
      path: '/app/statements/csv-preview',
      body: {
        content: Buffer.from('Date,Amount\n2026-03-02,1.00\n').toString('base64'),
        connectionId: await bankConnectionIn(setting),
      },
    }),
    bad: { body: { content: 'not base64' } },
  },
  listStatements: { good: async () => ({ path: '/app/statements' }), bad: { query: '?kind=LETTER' } },
  getStatement: { good: async (setting) => ({ path: `/app/statements/${await statementIn(setting)}` }) },
  listStatementEntries: {
    good: async (setting) => ({ path: `/app/statements/${await statementIn(setting)}/entries` }),
    bad: { query: '?limit=0' },
  },
  listStatementFindings: {
    good: async () => ({ path: '/app/statement-findings' }),
    bad: { query: '?open=maybe' },
  },
  listRefusedStatements: {
    good: async () => ({ path: '/app/refused-statements' }),
    bad: { query: '?open=maybe' },
  },
  listReconciliationEntries: { good: async () => ({ path: ENTRIES }), bad: { query: '?state=LOST' } },
  getReconciliationEntry: { good: async (setting) => ({ path: await entryIn(setting) }) },
  listEntryCandidates: {
    good: async (setting) => ({ path: `${await entryIn(setting)}/candidates` }),
    bad: { query: '?query=' },
  },
  postEntry: {
    good: async (setting) => ({ path: `${await entryIn(setting)}/post`, body: { kind: 'FEE' } }),
    bad: { body: { kind: 'GIFT' } },
  },
  setEntryAside: {
    good: async (setting) => ({ path: `${await entryIn(setting)}/set-aside`, body: { reason: 'Later.' } }),
    bad: { body: {} },
  },
  listStatementConfirmations: { good: async () => ({ path: '/app/statement-confirmations' }) },
  listStatementAccounts: { good: async () => ({ path: '/app/statement-accounts' }) },
  listBalanceDays: {
    good: async (setting) => ({
      path: `/app/statement-accounts/${await statementAccountIn(setting)}/balance-days`,
    }),
    bad: { query: '?from=yesterday' },
  },
  listSettlements: {
    good: async () => ({ path: '/payments/settlements' }),
    bad: { query: '?state=LOST' },
  },
  listFundingRecords: {
    good: async () => ({ path: '/payments/funding-records' }),
    bad: { query: '?state=LOST' },
  },
  getFundingInstructions: { good: async () => ({ path: '/payments/funding-instructions' }) },
  exportAudit: { good: async () => ({ path: '/app/audit.csv' }), bad: { query: '?from=yesterday' } },
};

/** Operations of other rooms, whose tests check the same promises. */
const ELSEWHERE = new Set([
  'createBatch',
  'checkAgainstHistory',
  'streamBatchEvents',
  'getSession',
  'listPeople',
  'listUsers',
  'updatePreferences',
  'signOut',
  'getTradingStatus',
  'streamAccountEvents',
  'streamMarketEvents',
  // Operations on a file that the worker has written: bank-connections/bank-file/{leaving,reply}.test.ts.
  'writeBankTestFile',
  'getBankFile',
  'getBankReply',
  'listBankFilePayments',
  'downloadBankFile',
  'getBankFileSummary',
  'recallBankFile',
  'confirmBankRecall',
  'withdrawBankRecall',
  'closeBankReply',
  // Operations on payments that statements show: reconciliation/*.test.ts.
  'confirmStatement',
  // Findings: statements/statements.test.ts.
  'closeStatementFinding',
  // Files that a transport fetched: statements/refused-statements.test.ts.
  'downloadRefusedStatement',
  'dismissRefusedStatement',
  'postProposal',
  // Operations on the records of a live bank connection: funding/funding-records.test.ts.
  'getFundingRecord',
  'announceFunding',
  'cancelFundingRecord',
  'getSettlement',
  'listSettlementPayouts',
  'exportSettlement',
  // Acknowledgements: settlements/acknowledge-difference.test.ts.
  'acknowledgeDifference',
  'confirmAcknowledgement',
  'withdrawAcknowledgement',
  'listBankReplyChanges',
  'confirmBankReply',
]);
const OPERATIONS = [
  ...PAYMENTS_OPERATIONS.map((op) => ({ op, base: '/v1' })),
  ...DASHBOARD_OPERATIONS.map((op) => ({ op, base: '' })),
].filter(({ op }) => !ELSEWHERE.has(op.operationId));

const hasId = (op: Operation) => op.path.includes('{id}');
const mayCall = (op: Operation): Role =>
  op.roles === 'every' || op.roles === 'public' ? 'VIEWER' : op.roles[0]!;
const mayNotCall = (op: Operation): readonly Role[] =>
  op.roles === 'every' ? [] : ROLES.filter((role) => !(op.roles as readonly Role[]).includes(role));

async function setting(op: Operation): Promise<Setting> {
  const entityId = await installation.entity();
  const creator = await installation.user(entityId, ['PREPARER']);
  return {
    entityId,
    creatorId: creator.id,
    caller: installation.as(await installation.user(entityId, [mayCall(op)])),
  };
}

describe.each(OPERATIONS.map(({ op, base }) => [op.operationId, op, base] as const))(
  '%s',
  (operationId, op, base) => {
    const { good, bad } = CASES[operationId]!;

    it('answers as its contract says', async () => {
      const at = await setting(op);
      const { path, body } = await good(at);
      const answer = await at.caller.send(op.method, base + path, { body });
      expect(answer.status, answer.text).toBe(200);
      const { schema, mediaType } = op.answers[200]!;
      if (!mediaType) expect(schema!.safeParse(answer.body).error).toBeUndefined();
    });

    it('is 401 without a credential, before any other check', async () => {
      const at = await setting(op);
      const path = bad?.path ?? (await good(at)).path;
      const answer = await at.caller.send(op.method, base + path, {
        headers: { authorization: undefined },
        body: bad?.body,
      });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toContain('Bearer');
      expect(answer.body).toMatchObject({ status: 401, code: 'unauthenticated' });
    });

    it('is 403 with every role that may not call it, before the input and the id are checked', async () => {
      const at = await setting(op);
      const path = bad?.path ?? (await good(at)).path.replace(/[0-9a-f-]{36}/, randomUUID());
      const outsider = installation.as(await installation.user(at.entityId, []));
      expect((await outsider.send(op.method, base + path, { body: bad?.body })).body).toMatchObject({
        status: 403,
        code: 'role_required',
      });
      for (const role of mayNotCall(op)) {
        const caller = installation.as(await installation.user(at.entityId, [role]));
        expect((await caller.send(op.method, base + path, { body: bad?.body })).status, role).toBe(403);
      }
    });

    if (bad)
      it('is 400 for an invalid input, before the id is looked up', async () => {
        const at = await setting(op);
        const path =
          (bad.path ?? (await good(at)).path.replace(/[0-9a-f-]{36}/, randomUUID())) + (bad.query ?? '');
        const answer = await at.caller.send(op.method, base + path, { body: bad.body });
        expect(answer.status, answer.text).toBe(400);
        expect(answer.headers.get('content-type')).toContain('application/problem+json');
        expect(answer.body.errors.length).toBeGreaterThan(0);
      });

    if (hasId(op))
      it('is 404 for an id of another entity, with the same answer as for an unknown id', async () => {
        const at = await setting(op);
        const { path, body } = await good(at);
        const stranger = (await setting(op)).caller;
        const others = await stranger.send(op.method, base + path, { body });
        const nothing = await stranger.send(op.method, base + path.replace(/[0-9a-f-]{36}/, randomUUID()), {
          body,
        });
        expect(others.status).toBe(404);
        expect({ ...others.body, instance: '' }).toEqual({ ...nothing.body, instance: '' });
      });

    if (hasId(op))
      it('answers an id that is not a UUID with the status that the interface document lists', async () => {
        const at = await setting(op);
        const { path, body } = await good(at);
        const answer = await at.caller.send(op.method, base + path.replace(/[0-9a-f-]{36}/, 'seven'), {
          body,
        });
        expect(answer.status).toBe(op.malformedId ?? 404);
      });

    if (op.identity)
      it("is 400 on direct access without the caller's identity headers", async () => {
        const at = await setting(op);
        const { path, body } = await good(at);
        for (const given of [undefined, randomUUID()]) {
          const answer = await at.caller.send(op.method, base + path, {
            body,
            headers: { 'x-user-unique-id': given },
          });
          expect(answer.body).toMatchObject({ status: 400, code: 'identity_mismatch' });
        }
      });
  },
);

it('tests every operation of the OpenAPI documents', () => {
  expect(OPERATIONS.map(({ op }) => op.operationId).sort()).toEqual(Object.keys(CASES).sort());
});
