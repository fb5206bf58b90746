import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DASHBOARD_OPERATIONS, PAYMENTS_OPERATIONS } from '../../contract/operations.ts';
import { ROW_SORTS, ROW_VIEWS } from '../../shared/terms.ts';
import { growingSteps, statementsOf } from '../platform/testing/read-plan.ts';
import { ownerOf } from '../platform/testing/test-database.ts';
import { startDeliveries } from './events/webhooks/deliveries.ts';
import { checkBatch } from './batches/checks/check-batch.ts';
import { fillHistory, type HistoryIds } from './testing/long-history.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from './testing/payments-installation.ts';

/** Tables that grow with every batch. A list that scans one of them becomes slower over time. */
const LARGE_TABLES = new Set([
  'payouts',
  'payout_sums',
  'recipient_sums',
  'recipient_names',
  'withdrawals',
  'batches',
  'audit_log',
  'beneficiaries',
  'approvals',
  'approval_assertions',
  'withdrawal_checks',
  'bank_files',
  'bank_file_payments',
  'bank_file_replies',
  'bank_file_reply_changes',
  'statement_files',
  'bank_statements',
  'statement_lines',
  'statement_entries',
  'entry_details',
  'statement_findings',
  'reconciled_entries',
  'entry_postings',
  'bank_day_totals',
  'settlement_totals',
  'funding_records',
  'receipts',
  'receipt_allocations',
  'funding_movements',
  'schedule_runs',
  'payers',
  'payees',
  'payment_requests',
  'payment_request_events',
  'events',
  'webhook_deliveries',
]);

/**
 * Every list of the interface, with data. `{id}` is a batch of many rows. `{checked}` is a batch of one page,
 * because the rows of one batch are read whole and sorted in any order: only its size counts.
 */
const LISTS: Record<string, string[]> = {
  listPayees: ['/app/payees', '/app/payees?view=WAITING', '/app/payees?query=kgosi'],
  listControlChanges: ['/app/control-changes', '/app/control-changes?state=WAITING'],
  listPayoutHistory: [
    '/v1/payments/payout/history',
    '/v1/payments/payout/history?limit=200&offset=1000',
    '/v1/payments/payout/history?status=COMPLETE',
    '/v1/payments/payout/history?direction=DEBIT',
    '/v1/payments/payout/history?beneficiaryId={beneficiary}',
    '/v1/payments/payout/history?from=0&to=4102444800000',
    '/v1/payments/payout/history?query=REF00017',
    '/v1/payments/payout/history?exactAmount=1017.00',
    '/v1/payments/payout/history?status=FAILED',
    '/v1/payments/payout/history?status=PROCESSING',
    '/v1/payments/payout/history?direction=CREDIT',
    '/v1/payments/payout/history?query=REF',
    '/v1/payments/payout/history?query=batch%2017',
    '/v1/payments/payout/history?minAmount=1010&maxAmount=1020',
  ],
  listPayouts: [
    '/app/payouts',
    '/app/payouts?sort=amount',
    '/app/payouts?sort=amount&order=asc&offset=1000',
    '/app/payouts?search=person%2017',
    '/app/payouts?search=REF00017',
    '/app/payouts?order=asc&offset=5000',
    '/app/payouts?search=person',
    '/app/payouts?status=FAILED&direction=DEBIT',
  ],
  listBatches: [
    '/v1/payments/bulk-withdrawals/batches',
    '/v1/payments/bulk-withdrawals/batches?status=COMPLETE',
    '/v1/payments/bulk-withdrawals/batches?status=PENDING_APPROVAL',
    '/v1/payments/bulk-withdrawals/batches?search=batch%20171',
    '/v1/payments/bulk-withdrawals/batches?approvedBy={user}',
  ],
  listBatchWithdrawals: [
    '/v1/payments/bulk-withdrawals/batches/{id}/withdrawals',
    '/v1/payments/bulk-withdrawals/batches/{id}/withdrawals?status=COMPLETE',
  ],
  listBatchRows: [
    '/app/batches/{id}/rows',
    ...ROW_VIEWS.map((view) => `/app/batches/{checked}/rows?view=${view}`),
    ...ROW_SORTS.map((sort) => `/app/batches/{checked}/rows?sort=${sort}&order=desc`),
    '/app/batches/{checked}/rows?search=person%2017',
    '/app/batches/{checked}/rows?view=UNUSUAL&sort=change&search=person',
  ],
  getBankFilePlan: ['/app/batches/{checked}/bank-file-plan'],
  listBankFiles: [
    '/app/bank-files',
    '/app/bank-files?offset=500&limit=200',
    '/app/bank-files?connectionId={connection}',
    '/app/bank-files?batchId={id}',
  ],
  listBankFilePayments: [
    '/app/bank-files/{file}/payments',
    '/app/bank-files/{file}/payments?state=SILENT&offset=500',
    '/app/bank-files/{file}/payments?replyId={reply}',
  ],
  listBankReplies: [
    '/app/bank-replies',
    '/app/bank-replies?connectionId={connection}',
    '/app/bank-replies?fileId={file}',
    '/app/bank-replies?open=true',
  ],
  listBankReplyChanges: [
    '/app/bank-replies/{reply}/changes',
    '/app/bank-replies/{reply}/changes?offset=200&limit=100',
  ],
  listStatements: [
    '/app/statements',
    '/app/statements?offset=500&limit=200',
    '/app/statements?accountId={account}',
    '/app/statements?kind=ADVICE',
    '/app/statements?from=2015-01-01&to=2016-12-31',
  ],
  listStatementEntries: [
    '/app/statements/{statement}/entries',
    '/app/statements/{statement}/entries?offset=1000&limit=200',
  ],
  listStatementFindings: [
    '/app/statement-findings',
    '/app/statement-findings?open=true',
    '/app/statement-findings?statementId={statement}',
  ],
  listRefusedStatements: ['/app/refused-statements', '/app/refused-statements?open=true'],
  listReconciliationEntries: [
    '/app/reconciliation/entries',
    '/app/reconciliation/entries?offset=1000&limit=200',
    '/app/reconciliation/entries?verdict=LIKELY',
    '/app/reconciliation/entries?verdict=EXACT&fileId={statementFile}',
    '/app/reconciliation/entries?state=POSTED',
    '/app/reconciliation/entries?accountId={account}',
  ],
  listEntryRules: [
    '/app/entry-rules',
    '/app/entry-rules?state=WAITING',
    '/app/entry-rules?state=ENDED',
    '/app/entry-rules?accountId={account}&offset=0&limit=200',
  ],
  listBalanceDays: [
    '/app/statement-accounts/{account}/balance-days',
    '/app/statement-accounts/{account}/balance-days?offset=500&limit=200',
    '/app/statement-accounts/{account}/balance-days?from=2015-01-01&to=2016-12-31',
  ],
  listMonthEnds: [
    '/app/statement-accounts/{account}/month-ends',
    '/app/statement-accounts/{account}/month-ends?offset=24&limit=24',
  ],
  listSettlements: [
    '/v1/payments/settlements',
    '/v1/payments/settlements?offset=500&limit=200',
    '/v1/payments/settlements?from=2015-01-01&to=2016-12-31',
    '/v1/payments/settlements?connectionId={connection}',
    '/v1/payments/settlements?state=NOTHING_DUE',
    '/v1/payments/settlements?state=SETTLED&offset=500&limit=200',
    '/v1/payments/settlements?difference=OPEN',
    '/v1/payments/settlements?difference=NONE&offset=500&limit=200',
  ],
  listFundingRecords: [
    '/v1/payments/funding-records',
    '/v1/payments/funding-records?offset=1000&limit=200',
    '/v1/payments/funding-records?from=2015-01-01&to=2016-12-31',
    '/v1/payments/funding-records?connectionId={connection}',
    '/v1/payments/funding-records?state=RECEIVED',
    '/v1/payments/funding-records?state=OVERDUE',
  ],
  listSettlementPayouts: [
    '/v1/payments/settlements/{file}/payouts',
    '/v1/payments/settlements/{file}/payouts?offset=1000&limit=200',
  ],
  listRecipients: [
    '/app/recipients',
    '/app/recipients?offset=200&limit=100',
    '/app/recipients?query=person%201717',
  ],
  listScheduledWithdrawals: [
    '/v1/payments/scheduled-withdrawals',
    '/v1/payments/scheduled-withdrawals?status=PENDING_APPROVAL&offset=100&limit=20',
  ],
  listScheduledWithdrawalRuns: [
    '/v1/payments/scheduled-withdrawals/{schedule}/runs',
    '/v1/payments/scheduled-withdrawals/{schedule}/runs?from=2026-01-01&to=2026-12-31',
  ],
  listScheduledWithdrawalVersions: ['/v1/payments/scheduled-withdrawals/{schedule}/versions'],
  listPaymentRequests: [
    '/v1/payments/collections',
    '/v1/payments/collections?offset=500&limit=100',
    '/v1/payments/collections?status=OPEN',
    '/v1/payments/collections?isOverdue=true',
    '/v1/payments/collections?isOpen=true',
    '/v1/payments/collections?writeOffWaits=true',
    '/v1/payments/collections?ageing=OVER_90',
    '/v1/payments/collections?dueFrom=2020-01-01&dueTo=2020-03-01',
    '/v1/payments/collections?payerId={payer}',
    '/v1/payments/collections?query=payer%201717',
    '/v1/payments/collections?query=INV-1717',
    '/v1/payments/collections?query={reference}',
  ],
  listPayers: [
    '/v1/payments/collections/payers',
    '/v1/payments/collections/payers?offset=200&limit=100',
    '/v1/payments/collections/payers?query=payer%201717',
  ],
  listReceipts: [
    '/v1/payments/collections/receipts',
    '/v1/payments/collections/receipts?offset=500&limit=100',
    '/v1/payments/collections/receipts?status=UNALLOCATED',
    '/v1/payments/collections/receipts?isOpen=true',
    '/v1/payments/collections/receipts?isOpen=false',
    '/v1/payments/collections/receipts?query=receipt%2017',
    '/v1/payments/collections/receipts?payerId={payer}',
    '/v1/payments/collections/receipts?from=2020-01-01&to=2020-03-01',
  ],
  listWebhookDeliveries: [
    '/app/webhooks/{webhook}/deliveries',
    '/app/webhooks/{webhook}/deliveries?offset=500&limit=200',
    '/app/webhooks/{webhook}/deliveries?status=WAITING',
    '/app/webhooks/{webhook}/deliveries?status=SKIPPED',
  ],
  listAudit: [
    '/app/audit',
    '/app/audit?offset=500&limit=200',
    '/app/audit?action=batch.labelled',
    '/app/audit?actorId={user}',
    '/app/audit?actorKind=SYSTEM',
    '/app/audit?subjectId=17',
    '/app/audit?from=0&to=4102444800000',
  ],
};

/** Lists that no SQL statement pages: rows of a batch are compared first, months and runs are counted. */
const READ_WHOLE = new Set(['listMonthEnds', 'getBankFilePlan', 'listScheduledWithdrawalRuns']);

/**
 * The lines of a payer are added up in their order, so all of the payer's are read. `npm run bench --
 * receivables` measures that the other payers' are not.
 */
const ADDED_UP = ['getPayerStatement'];

/** Paths whose answer may be empty. */
const FOUND_NOTHING =
  /SKIPPED|PENDING|PROCESSING|view=|approvedBy|bank-file-plan|query=batch|writeOffWaits|control-changes/;

const ENTITIES = 4;

let installation: PaymentsInstallation;
let caller: TestCaller;
let ids: HistoryIds;

beforeAll(async () => {
  installation = await paymentsInstallation();
  for (let number = 0; number < ENTITIES; number++) {
    const entityId = await installation.entity();
    caller = installation.as(await installation.user(entityId, ['ADMIN']));
    ids = await fillHistory(installation, caller);
  }
  // All tables: a plan must not depend on whether autovacuum has read a small one yet.
  await ownerOf(installation.context.database).execute('VACUUM ANALYZE');
});
afterAll(() => installation.close());

describe('every list of payments', () => {
  it('is tested here', () => {
    const lists = [...PAYMENTS_OPERATIONS, ...DASHBOARD_OPERATIONS].filter(
      ({ operationId, query }) =>
        query !== undefined && 'offset' in query.shape && !ADDED_UP.includes(operationId),
    );
    expect(lists.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(LISTS).toSorted());
  });

  for (const [operationId, paths] of Object.entries(LISTS)) {
    for (const path of paths) {
      it(`${operationId} reads ${path} from an index in its order`, async () => {
        const { database } = installation.context;
        const asked = path
          .replace('{id}', ids.batch)
          .replace('{checked}', ids.checked)
          .replace('{connection}', ids.connection)
          .replace('{file}', ids.file)
          .replace('{reply}', ids.reply)
          .replace('{account}', ids.account)
          .replace('{statement}', ids.statement)
          .replace('{statementFile}', ids.statementFile)
          .replace('{beneficiary}', ids.beneficiary)
          .replace('{schedule}', ids.schedule)
          .replace('{payer}', ids.payer)
          .replace('{webhook}', ids.webhook)
          .replace('{reference}', ids.requestReference)
          .replace('{user}', caller.user.id);
        const statements = await statementsOf(database, async () => {
          const answer = await caller.send('GET', asked);
          expect(answer.status).toBe(200);
          expect(answer.body.total).toBeGreaterThanOrEqual(FOUND_NOTHING.test(path) ? 0 : 1);
        });
        const page = statements.filter(
          ({ text }) => text.includes('ORDER BY') && (text.includes('OFFSET') || READ_WHOLE.has(operationId)),
        );
        expect(page).not.toEqual([]);
        for (const statement of page)
          expect(await growingSteps(database, statement, LARGE_TABLES)).toEqual([]);
      });
    }
  }
});

it.each(['', '?from=2015-01-01&to=2016-12-31', '?state=WAITING', '?connectionId={connection}'])(
  'the sum that no statement shows yet reads the settlements that wait, and no others: %s',
  async (query) => {
    const { database } = installation.context;
    const asked = `/v1/payments/settlements${query.replace('{connection}', ids.connection)}`;
    const statements = await statementsOf(database, () => caller.send('GET', asked));
    const sums = statements.filter(({ text }) => text.includes('GROUP BY f.currency'));
    expect(sums).toHaveLength(1);
    expect(await growingSteps(database, sums[0]!, LARGE_TABLES)).toEqual([]);
  },
);

it('the suggestion of a rule reads the latest postings of its account by an index', async () => {
  const { database } = installation.context;
  const [open] = (await caller.send('GET', '/app/reconciliation/entries')).body.items;
  const statements = await statementsOf(database, async () => {
    const path = `/app/reconciliation/entries/${open.entry.id}/rule-suggestion`;
    expect((await caller.send('GET', path)).status).toBe(200);
  });
  expect(statements.filter(({ text }) => text.includes('FROM entry_postings p'))).toHaveLength(1);
  for (const statement of statements)
    expect(await growingSteps(database, statement, LARGE_TABLES), statement.text).toEqual([]);
});

it.each([
  ['the search', '/app/search?q={schedule}', 'schedule_versions'],
  ['the export of schedules', '/v1/payments/scheduled-withdrawals/export', 'schedule_runs'],
  ['the export of runs', '/v1/payments/scheduled-withdrawals/{schedule}/runs/export', 'schedule_versions'],
])('%s reads schedules by indexes: %s', async (_, path, table) => {
  const { database } = installation.context;
  const statements = await statementsOf(database, async () => {
    expect((await caller.send('GET', path.replace('{schedule}', ids.schedule))).status).toBe(200);
  });
  const read = statements.filter(({ text }) => text.includes('FROM schedules'));
  expect(read).not.toEqual([]);
  for (const statement of read)
    expect(await growingSteps(database, statement, new Set([...LARGE_TABLES, table]))).toEqual([]);
});

it.each(['payer 17', 'inv-17', '{reference}'])(
  'the search reads payers and payment requests by indexes: %s',
  async (text) => {
    const { database } = installation.context;
    const asked = new URLSearchParams({ q: text.replace('{reference}', ids.requestReference) });
    const statements = await statementsOf(database, async () => {
      const { status, body } = await caller.send('GET', `/app/search?${asked}`);
      expect(status).toBe(200);
      expect(body.paymentRequests).not.toEqual([]);
    });
    const read = statements.filter(({ text: sql }) => /FROM (payers|payment_requests) /.test(sql));
    expect(read).toHaveLength(2);
    for (const statement of read) expect(await growingSteps(database, statement, LARGE_TABLES)).toEqual([]);
  },
);

it.each(['', '&type=batch.complete', '&type=receipt.returned'])(
  'events after one are read from an index in their order: %s',
  async (query) => {
    const { database } = installation.context;
    // Events are listed once no older transaction is open, also of another test on the same PostgreSQL.
    const next = async () => (await caller.send('GET', '/v1/payments/events?limit=200')).body.next;
    await expect.poll(next).toBeTruthy();
    const after: string = await next();
    const statements = await statementsOf(database, async () => {
      const { status } = await caller.send('GET', `/v1/payments/events?after=${after}${query}`);
      expect(status).toBe(200);
    });
    const read = statements.filter(({ text }) => text.includes('FROM events'));
    expect(read.length).toBeGreaterThan(1);
    for (const statement of read) expect(await growingSteps(database, statement, LARGE_TABLES)).toEqual([]);
  },
);

it('deliveries that are due are claimed by an index, among many that are done', async () => {
  const { database } = installation.context;
  const deliveries = startDeliveries(installation.context, {
    everyMs: null,
    receiver: () => ({
      post: async () => ({ fault: null, status: 204, start: '', durationMs: 1 }),
      close: () => undefined,
    }),
  });
  const statements = await statementsOf(database, () => deliveries.turn());
  await deliveries.stop();
  const read = statements.filter(({ text }) => /webhook_deliveries|FROM events/.test(text));
  expect(read.some(({ text }) => text.includes('SKIP LOCKED'))).toBe(true);
  for (const statement of read.slice(0, 40))
    expect(await growingSteps(database, statement, LARGE_TABLES), statement.text).toEqual([]);
});

it('the checks of a batch look its rows up in the history by indexes', async () => {
  const { database } = installation.context;
  await ownerOf(database).execute('DELETE FROM batch_checks WHERE batch_id = $1', [ids.checked]);
  const statements = await statementsOf(database, () => checkBatch(installation.context, ids.checked));
  const lookups = statements.filter(({ text }) => text.includes('LATERAL'));
  expect(lookups).not.toEqual([]);
  for (const lookup of lookups) expect(await growingSteps(database, lookup, LARGE_TABLES)).toEqual([]);
});
