import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DASHBOARD_OPERATIONS, PAYMENTS_OPERATIONS } from '../../contract/documents.ts';
import { ROW_SORTS, ROW_VIEWS } from '../../shared/terms.ts';
import { growingSteps, statementsOf } from '../platform/testing/read-plan.ts';
import { ownerOf } from '../platform/testing/test-database.ts';
import { connectionSettings, makeReady } from './bank-connections/bank-file/testing/bank-file-entity.ts';
import { checkBatch } from './batch-checks/check-batch.ts';
import { insertBatch } from './testing/insert-batch.ts';
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
  'funding_movements',
]);

/**
 * Every list of the interface, with data. `{id}` is a batch of many rows. `{checked}` is one of a page,
 * because the rows of one batch are read whole and sorted in any order: only its size counts.
 */
const LISTS: Record<string, string[]> = {
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
  listBalanceDays: [
    '/app/statement-accounts/{account}/balance-days',
    '/app/statement-accounts/{account}/balance-days?offset=500&limit=200',
    '/app/statement-accounts/{account}/balance-days?from=2015-01-01&to=2016-12-31',
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

/** Lists of one batch, whose rows are compared one by one before they are paged. */
const READ_WHOLE = new Set(['getBankFilePlan']);

/** Paths whose answer may be empty. */
const FOUND_NOTHING = /PENDING|view=|approvedBy|bank-file-plan|query=batch/;

const ENTITIES = 4;
const PAYOUTS_EACH = 12_000;
/** Rows of the batch that an approver looks through. */
const CHECKED = 150;

let installation: PaymentsInstallation;
let caller: TestCaller;
const ids = {
  batch: '',
  checked: '',
  beneficiary: '',
  connection: '',
  file: '',
  reply: '',
  account: '',
  statement: '',
  statementFile: '',
};

beforeAll(async () => {
  installation = await paymentsInstallation();
  for (let number = 0; number < ENTITIES; number++) {
    const entityId = await installation.entity();
    caller = installation.as(await installation.user(entityId, ['ADMIN']));
    await fillHistory(entityId, caller.user.id);
  }
  for (const table of LARGE_TABLES)
    await ownerOf(installation.context.database).execute(`VACUUM ANALYZE ${table}`);
});
afterAll(() => installation.close());

/** Batches, payouts, recipients and audit rows as after years of use, inserted in bulk. */
async function fillHistory(entityId: string, userId: string): Promise<void> {
  const { context } = installation;
  const { database } = context;
  const rows = Array.from(
    { length: 2_000 },
    (_, index) =>
      ({
        accountNumber: `62${String(index).padStart(8, '0')}`,
        status: index % 20 === 0 ? 'FAILED' : 'COMPLETE',
      }) as const,
  );
  const batch = await insertBatch(context, { entityId, createdBy: userId, status: 'COMPLETE', rows });
  ids.batch = batch.id;
  const checked = await insertBatch(context, { entityId, createdBy: userId, rows: rows.slice(0, CHECKED) });
  ids.checked = checked.id;
  for (const { id } of [batch, checked]) await checkBatch(context, id);
  ids.beneficiary = batch.withdrawals[7]!.beneficiaryId;
  await database.query(
    `INSERT INTO batches (id, entity_id, label, status, currency, withdrawal_count, total_amount_minor,
       total_unit_fee_minor,
       total_vat_minor, content_digest, approvals_required, created_by, created_at, expires_at, updated_at)
     SELECT gen_random_uuid(), $1, 'Batch ' || n,
            CASE n % 50 WHEN 0 THEN 'CANCELLED' ELSE 'COMPLETE' END, 'ZAR', 1, 100, 1, 1,
            repeat('0', 64), 1, $2, t, t + interval '7 days', t
       FROM generate_series(1, 3000) AS n,
            LATERAL (SELECT timestamptz '2024-01-01' + n * interval '4 hours' AS t) AS times`,
    [entityId, userId],
  );
  const approver = await installation.user(entityId, ['APPROVER']);
  await database.query(
    `INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
     SELECT id, $2, $1, content_digest, created_at FROM batches WHERE entity_id = $1 AND created_by <> $2`,
    [entityId, approver.id],
  );
  await database.query(
    `INSERT INTO payouts (id, entity_id, direction, status, currency, amount_minor, fee_minor, beneficiary_id,
       recipient_reference,
       rail, created_at, updated_at)
     SELECT gen_random_uuid(), $1, CASE n % 40 WHEN 0 THEN 'CREDIT' ELSE 'DEBIT' END,
            CASE n % 25 WHEN 0 THEN 'FAILED' ELSE 'COMPLETE' END,
            'ZAR', 100000 + n * 100, 288, CASE n % 40 WHEN 0 THEN NULL ELSE ($3::uuid[])[1 + n % 2000] END,
            'REF' || lpad(n::text, 6, '0'), 'EFT', t, t
       FROM generate_series(1, $2::int) AS n,
            LATERAL (SELECT timestamptz '2024-01-01' + n * interval '1 hour' AS t) AS times`,
    [entityId, PAYOUTS_EACH, batch.withdrawals.map(({ beneficiaryId }) => beneficiaryId)],
  );
  await database.query(
    `SELECT count(audit_append($1, timestamptz '2024-01-01' + n * interval '1 hour', 
       CASE n % 50 WHEN 0 THEN 'SYSTEM' ELSE 'USER' END, CASE n % 50 WHEN 0 THEN NULL ELSE $2::uuid END,
       'a user', CASE n % 30 WHEN 0 THEN 'batch.labelled' ELSE 'batch.created' END, 'batch', n::text, '{}'))
       FROM generate_series(1, 3000) AS n`,
    [entityId, userId],
  );
  await fillBankFiles(entityId, batch.id);
  await fillStatements(entityId, userId);
  await fillReconciliation(entityId);
  await fillFunding(entityId, userId);
}

/** Money that came every day, and every hundredth time was announced and is overdue. */
async function fillFunding(entityId: string, userId: string): Promise<void> {
  const { database } = installation.context;
  await database.query(
    `INSERT INTO funding_records
            (id, entity_id, currency, state, day, connection_id, expected_minor, expected_on, announced_by,
             announced_at, reference, received_minor, received_on, created_at)
     SELECT gen_random_uuid(), $1, 'ZAR', f.state, f.day, $2,
            CASE f.state WHEN 'EXPECTED' THEN 100 END, CASE f.state WHEN 'EXPECTED' THEN f.day END,
            CASE f.state WHEN 'EXPECTED' THEN $3::uuid END, CASE f.state WHEN 'EXPECTED' THEN f.at END,
            'F7KQ4MXC', CASE f.state WHEN 'RECEIVED' THEN 100 + n END,
            CASE f.state WHEN 'RECEIVED' THEN f.day END, f.at
       FROM generate_series(1, 3000) AS n,
            LATERAL (SELECT CASE n % 100 WHEN 0 THEN 'EXPECTED' ELSE 'RECEIVED' END AS state,
                            to_char(date '2010-01-01' + n, 'YYYY-MM-DD') AS day,
                            timestamptz '2010-01-01' + n * interval '1 day' AS at) f`,
    [entityId, ids.connection, userId],
  );
}

/** A bank file for each batch, and a reply to each of them. */
async function fillBankFiles(entityId: string, batchId: string): Promise<void> {
  const { database } = installation.context;
  const created = await caller.send('POST', '/app/bank-connections', { body: connectionSettings() });
  ids.connection = created.body.id;
  await makeReady(caller, created.body.id);
  const second = installation.as(await installation.user(entityId, ['APPROVER']));
  const path = `/app/bank-connections/${ids.connection}/state`;
  const live = await second.send('PUT', path, { body: { state: 'LIVE' } });
  expect(live.status, live.text).toBe(200);
  await database.query(
    `INSERT INTO bank_files
            (id, entity_id, connection_id, batch_id, file_number, file_name, format, bytes, sha256, currency,
             payment_count, total_minor, first_sequence_number, execution_date, is_test, content_digest,
             profile, profile_version, payer_name, payer_branch_code, payer_account_number,
             payer_account_type, sealed_at)
     SELECT gen_random_uuid(), $1, c.id, b.id, row_number() OVER (ORDER BY b.id), 'PAY.txt', 'PAIN_001',
            convert_to('file', 'UTF8'), repeat('0', 64), 'ZAR', 1, 100, 1,
            to_char(date '2010-01-01' + (row_number() OVER (ORDER BY b.id))::int, 'YYYY-MM-DD'), false,
            b.content_digest, c.profile, 1, c.payer_name, c.payer_branch_code, c.payer_account_number,
            c.payer_account_type, b.created_at
       FROM batches b, bank_file_connections c
      WHERE b.entity_id = $1 AND c.entity_id = $1`,
    [entityId],
  );
  const [file] = await database.query('SELECT id FROM bank_files WHERE batch_id = $1', [batchId]);
  ids.file = file!.id;
  await database.query(
    `INSERT INTO bank_file_payments
            (withdrawal_id, file_id, entity_id, sequence_number, end_to_end_id, amount_minor, name,
             branch_code, account_number, account_type, reference, substitutions, heard_at)
     SELECT w.id, $1, w.entity_id, w.row_number, w.id::text, w.amount_minor, w.beneficiary_name,
            w.branch_code, w.account_number, w.account_type, w.beneficiary_reference, '[]', '2026-03-02'
       FROM withdrawals w
      WHERE w.batch_id = $2`,
    [ids.file, batchId],
  );
  await database.query(
    `INSERT INTO bank_file_replies
            (id, entity_id, connection_id, sha256, file_name, bytes, byte_count, received_at, result, file_id,
             changed, redirected, question, read_at)
     SELECT gen_random_uuid(), $1, f.connection_id, f.id::text, 'R.txt', f.bytes, 4, f.sealed_at,
            CASE f.file_number % 100 WHEN 0 THEN 'QUESTION' ELSE 'APPLIED' END, f.id, '{}', 0,
            CASE f.file_number % 100 WHEN 0 THEN 'OTHER_AMOUNT' END, '2026-03-02'
       FROM bank_files f
      WHERE f.entity_id = $1`,
    [entityId],
  );
  const [reply] = await database.query('SELECT id FROM bank_file_replies WHERE file_id = $1', [ids.file]);
  ids.reply = reply!.id;
  await database.query(
    `INSERT INTO bank_file_reply_changes (reply_id, entity_id, position, withdrawal_id, state)
     SELECT $1, w.entity_id, w.row_number, w.id, 'ACCEPTED' FROM withdrawals w WHERE w.batch_id = $2`,
    [ids.reply, batchId],
  );
  await database.query(
    `INSERT INTO bank_file_reply_changes (reply_id, entity_id, position, withdrawal_id, state)
     SELECT r.id, r.entity_id, w.row_number, w.id, 'ACCEPTED'
       FROM bank_file_replies r, withdrawals w
      WHERE w.batch_id = $2 AND w.row_number <= 30 AND r.id <> $1 AND r.entity_id = $3`,
    [ids.reply, batchId, entityId],
  );
  // The batches have ended already, so that no file could leave with them.
  const owner = ownerOf(database);
  await owner.execute('ALTER TABLE bank_files DISABLE TRIGGER bank_files_guard');
  await owner.execute('UPDATE bank_files SET left_at = sealed_at');
  await owner.execute('ALTER TABLE bank_files ENABLE ALWAYS TRIGGER bank_files_guard');
}

/** What statements show of the files, and of their days. */
async function fillReconciliation(entityId: string): Promise<void> {
  const { database } = installation.context;
  await database.query(
    `UPDATE settlement_totals t
        SET settled_count = coalesce(k.count, f.payment_count),
            settled_minor = coalesce(k.amount_minor, f.total_minor),
            over_minor = CASE WHEN f.file_number % 50 = 1 THEN 100 ELSE 0 END,
            settled_at = f.left_at
       FROM bank_files f,
            LATERAL (SELECT sum(count)::int AS count, sum(amount_minor)::bigint AS amount_minor
                       FROM batch_counts
                      WHERE batch_id = f.batch_id AND status NOT IN ('FAILED', 'CANCELLED')) k
      WHERE f.id = t.file_id AND f.entity_id = $1 AND f.file_number % 10 <> 0`,
    [entityId],
  );
  await database.query(
    `INSERT INTO reconciled_entries
            (entry_id, entity_id, account_id, file_id, amount_minor, booking_date, state, verdict, posted_at,
             way)
     SELECT e.id, $1, e.account_id, $2, e.amount_minor, e.booking_date,
            CASE -e.amount_minor % 3 WHEN 0 THEN 'OPEN' ELSE 'POSTED' END,
            CASE WHEN -e.amount_minor % 300 = 0 THEN 'EXACT' WHEN -e.amount_minor % 3 = 0 THEN 'LIKELY' END,
            CASE -e.amount_minor % 3 WHEN 0 THEN NULL ELSE timestamptz '2018-03-20' END,
            CASE -e.amount_minor % 3 WHEN 0 THEN NULL ELSE 'EXACT' END
       FROM statement_entries e
       JOIN statement_accounts a ON a.id = e.account_id
      WHERE a.entity_id = $1`,
    [entityId, ids.statementFile],
  );
  await database.query(
    `INSERT INTO entry_postings
            (id, entry_id, account_id, entity_id, kind, part, amount_minor, expected_minor, booking_date,
             book_day, posted_at)
     SELECT gen_random_uuid(), r.entry_id, r.account_id, $1, 'FEE', 0, r.amount_minor, r.amount_minor,
            r.booking_date, r.booking_date, r.posted_at
       FROM reconciled_entries r
      WHERE r.entity_id = $1 AND r.state = 'POSTED'`,
    [entityId],
  );
  await database.query(
    `INSERT INTO bank_day_totals (entity_id, account_number, currency, day, part, amount_minor)
     SELECT $1, '62000000001', 'ZAR', s.order_date, p.part, 1
       FROM bank_statements s, unnest(ARRAY['ENTRIES', 'POSTED_FEE', 'BOOKED_FEE']) AS p (part)
      WHERE s.entity_id = $1 AND s.kind = 'STATEMENT'`,
    [entityId],
  );
}

/** A statement for each of 3,000 days, every tenth an advice. The last of them has many entries. */
async function fillStatements(entityId: string, userId: string): Promise<void> {
  const { database } = installation.context;
  const [account] = await database.query(
    `INSERT INTO statement_accounts
            (id, entity_id, account_key, account_number, currency, connection_id, created_at)
     VALUES (gen_random_uuid(), $1, '62000000001', '62000000001', 'ZAR', $2, '2010-01-01')
     RETURNING id`,
    [entityId, ids.connection],
  );
  ids.account = account!.id;
  const [file] = await database.query(
    `INSERT INTO statement_files
            (id, entity_id, sha256, file_name, bytes, byte_count, received_at, result, format, statements)
     VALUES (gen_random_uuid(), $1, 'x', 'S.xml', '', 0, '2010-01-01', 'READ', 'CAMT', '[]')
     RETURNING id`,
    [entityId],
  );
  ids.statementFile = file!.id;
  await database.query(
    `INSERT INTO statement_files
            (id, entity_id, sha256, file_name, bytes, byte_count, received_at, fetched_at, fetch_count,
             last_fetched_at, result, refusal, refusal_detail, statements, read_at, dismissed_by,
             dismissed_at, dismissal_note)
     SELECT gen_random_uuid(), $1, 'refused ' || n, 'S.xml', '', 0, d, d, 1, d, 'REFUSED',
            'statement_unreadable', '', '[]', d,
            CASE WHEN n % 100 <> 0 THEN $2::uuid END, CASE WHEN n % 100 <> 0 THEN d END,
            CASE WHEN n % 100 <> 0 THEN 'Done.' END
       FROM generate_series(1, 3000) AS n,
            LATERAL (SELECT timestamptz '2010-01-01' + n * interval '1 day' AS d) AS days`,
    [entityId, userId],
  );
  const statements = await database.query(
    `INSERT INTO bank_statements
            (id, entity_id, account_id, file_id, kind, statement_name, sequence_number, opening_minor,
             opening_date, closing_minor, closing_date, order_date, entry_count, booked_minor, received_at)
     SELECT gen_random_uuid(), $1, $2, $3, CASE n % 10 WHEN 0 THEN 'ADVICE' ELSE 'STATEMENT' END,
            'STMT-' || n, n, 0, d, 0, d, d, CASE n WHEN 3000 THEN 5000 ELSE 1 END, 0, '2010-01-01'
       FROM generate_series(1, 3000) AS n,
            LATERAL (SELECT to_char(date '2010-01-01' + n, 'YYYY-MM-DD') AS d) AS days
     RETURNING id, sequence_number`,
    [entityId, account!.id, file!.id],
  );
  ids.statement = statements.find((row) => row.sequence_number === 3_000)!.id;
  await database.query(
    `WITH entries AS (
       INSERT INTO statement_entries
              (id, account_id, entity_id, amount_minor, is_reversal, status, booking_date, value_date, code,
               text, received_at)
       SELECT gen_random_uuid(), $1, $3, -n, false, 'BOOKED', '2018-03-20', '2018-03-20', '', '', '2018-03-20'
         FROM generate_series(1, 5000) AS n
       RETURNING id, amount_minor)
     INSERT INTO statement_lines (statement_id, account_id, entity_id, position, entry_id, key_hash,
            alike_hash)
     SELECT $2, $1, $3, -amount_minor::int - 1, id, id::text, id::text
       FROM entries`,
    [account!.id, ids.statement, entityId],
  );
  await database.query(
    `INSERT INTO entry_details (entry_id, entity_id, position, text)
     SELECT e.id, e.entity_id, n, ''
       FROM statement_entries e, generate_series(0, 2) AS n
      WHERE e.account_id = $1`,
    [account!.id],
  );
  await database.query(
    `INSERT INTO statement_findings (id, entity_id, statement_id, code, found_at, resolved_at)
     SELECT gen_random_uuid(), s.entity_id, s.id, 'OPENING_BREAK', '2018-03-20',
            CASE WHEN s.sequence_number % 100 <> 0 THEN timestamptz '2018-03-20' END
       FROM bank_statements s
      WHERE s.account_id = $1`,
    [account!.id],
  );
}

describe('every list of payments', () => {
  it('is tested here', () => {
    const lists = [...PAYMENTS_OPERATIONS, ...DASHBOARD_OPERATIONS].filter(
      ({ query }) => query !== undefined && 'offset' in query.shape,
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

it('the checks of a batch look its rows up in the history by indexes', async () => {
  const { database } = installation.context;
  await ownerOf(database).execute('DELETE FROM batch_checks WHERE batch_id = $1', [ids.checked]);
  const statements = await statementsOf(database, () => checkBatch(installation.context, ids.checked));
  const lookups = statements.filter(({ text }) => text.includes('LATERAL'));
  expect(lookups).not.toEqual([]);
  for (const lookup of lookups) expect(await growingSteps(database, lookup, LARGE_TABLES)).toEqual([]);
});
