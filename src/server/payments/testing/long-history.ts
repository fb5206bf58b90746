import { expect } from 'vitest';
import { newRequestReference } from '../../../domain/collections/references.ts';
import { EVENT_TYPES } from '../../../shared/event-terms.ts';
import type { Context } from '../../platform/context.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { connectionSettings, makeReady, switchOn } from '../bank-files/testing/bank-file-entity.ts';
import { letBankDeliver } from '../bank-files/testing/let-bank-deliver.ts';
import { checkBatch } from '../batches/checks/check-batch.ts';
import { drawReferences } from '../collections/draw-references.ts';
import { addPayers } from '../collections/resolve-payers.ts';
import { insertBatch } from './insert-batch.ts';
import type { PaymentsInstallation, TestCaller, TestUser } from './payments-installation.ts';

const PAYOUTS_EACH = 12_000;
/** Rows of the batch that an approver looks through. */
const CHECKED = 150;

/** One of each kind of thing that an entity's history has. */
export interface HistoryIds {
  /** A batch of many rows. */
  batch: string;
  /** A batch of one page. */
  checked: string;
  beneficiary: string;
  connection: string;
  file: string;
  reply: string;
  account: string;
  /** A statement of many entries. */
  statement: string;
  statementFile: string;
  /** A schedule of many runs. */
  schedule: string;
  /** A payer of many requests, and the reference of one of them. */
  payer: string;
  requestReference: string;
  /** An endpoint of many deliveries. */
  webhook: string;
}

/** Fills the caller's entity in bulk as after years of use, from batches and payouts to statements. */
export async function fillHistory(
  installation: PaymentsInstallation,
  caller: TestCaller,
): Promise<HistoryIds> {
  const { context } = installation;
  const { id: userId, entityId } = caller.user;
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
  const checked = await insertBatch(context, { entityId, createdBy: userId, rows: rows.slice(0, CHECKED) });
  for (const { id } of [batch, checked]) await checkBatch(context, id);
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
  await fillSignatures(context, entityId, approver.id);
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
  const files = await fillBankFiles(installation, caller, batch.id);
  const statements = await fillStatements(context, caller.user, files.connection);
  await fillReconciliation(context, entityId, statements.statementFile);
  await fillFunding(context, caller.user, files.connection);
  const schedule = await fillSchedules(context, caller.user);
  await fillPayees(context, caller.user);
  const requests = await fillRequests(context, caller.user);
  await fillReceipts(context, caller.user);
  const webhook = await fillDeliveries(context, caller);
  return {
    webhook,
    schedule,
    ...requests,
    batch: batch.id,
    checked: checked.id,
    beneficiary: batch.withdrawals[7]!.beneficiaryId,
    ...files,
    ...statements,
  };
}

/** Approvals with a passkey: each approval of the approver, signed as far as the database looks. */
async function fillSignatures({ database }: Context, entityId: string, userId: string): Promise<void> {
  const [passkey] = await database.query(
    `INSERT INTO passkeys (id, entity_id, user_id, name, credential_id, public_key, counter, transports,
       backup_eligible, backed_up, created_at)
     VALUES (gen_random_uuid(), $1, $2, 'Laptop', uuid_send(gen_random_uuid()), 'key', 0, '{internal}',
       false, false, '2024-01-01')
     RETURNING id`,
    [entityId, userId],
  );
  await database.query(
    `INSERT INTO approval_assertions (nonce, batch_id, user_id, entity_id, passkey_id, content_digest,
       authenticator_data, client_data_json, signature, given_at)
     SELECT nonce, batch_id, user_id, entity_id, $3, content_digest,
            decode(repeat('00', 32) || '0500000000', 'hex'),
            convert_to(jsonb_build_object('type', 'webauthn.get', 'challenge', challenge)::text, 'UTF8'),
            'signature', approved_at
       FROM approvals,
            LATERAL (SELECT sha256(uuid_send(batch_id)) AS nonce) AS nonces,
            LATERAL (SELECT translate(
                       rtrim(encode(approval_challenge(content_digest, batch_id, nonce), 'base64'), '='),
                       '+/', '-_') AS challenge) AS challenges
      WHERE entity_id = $1 AND user_id = $2`,
    [entityId, userId, passkey!.id],
  );
}

/** An endpoint with a delivery of each event, of which the last fifty wait. */
async function fillDeliveries({ database }: Context, caller: TestCaller): Promise<string> {
  const { body } = await caller.send('POST', '/app/webhooks', {
    body: { url: 'https://payroll.example/', description: 'Payroll', types: EVENT_TYPES },
  });
  const id: string = body.webhook.id;
  await database.query(
    `INSERT INTO webhook_deliveries
            (endpoint_id, event_id, entity_id, position, type, subject_id, event_at, status, attempts,
             next_at, delivered_at)
     SELECT $1, e.id, e.entity_id, e.position, e.type, e.subject_id, e.at,
            CASE WHEN e.number <= 50 THEN 'WAITING' ELSE 'DELIVERED' END, 1, e.at, e.at
       FROM (SELECT *, row_number() OVER (ORDER BY position DESC) AS number
               FROM events
              WHERE entity_id = $2) e`,
    [id, caller.user.entityId],
  );
  return id;
}

/** A bank file for each batch, and a reply to each of them. */
async function fillBankFiles(
  installation: PaymentsInstallation,
  caller: TestCaller,
  batchId: string,
): Promise<Pick<HistoryIds, 'connection' | 'file' | 'reply'>> {
  const { database } = installation.context;
  const { entityId } = caller.user;
  const created = await caller.send('POST', '/app/bank-connections', { body: connectionSettings() });
  const connection: string = created.body.id;
  await makeReady(caller, connection);
  const second = installation.as(await installation.user(entityId, ['APPROVER']));
  const live = await switchOn(second, connection);
  expect(live.status, live.text).toBe(200);
  await letBankDeliver(installation.context, connection);
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
  await database.query(
    `INSERT INTO bank_file_payments
            (withdrawal_id, file_id, entity_id, sequence_number, end_to_end_id, amount_minor, name,
             branch_code, account_number, account_type, reference, substitutions, heard_at)
     SELECT w.id, $1, w.entity_id, w.row_number, w.id::text, w.amount_minor, w.beneficiary_name,
            w.branch_code, w.account_number, w.account_type, w.beneficiary_reference, '[]', '2026-03-02'
       FROM withdrawals w
      WHERE w.batch_id = $2`,
    [file!.id, batchId],
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
  const [reply] = await database.query('SELECT id FROM bank_file_replies WHERE file_id = $1', [file!.id]);
  await database.query(
    `INSERT INTO bank_file_reply_changes (reply_id, entity_id, position, withdrawal_id, state)
     SELECT $1, w.entity_id, w.row_number, w.id, 'ACCEPTED' FROM withdrawals w WHERE w.batch_id = $2`,
    [reply!.id, batchId],
  );
  await database.query(
    `INSERT INTO bank_file_reply_changes (reply_id, entity_id, position, withdrawal_id, state)
     SELECT r.id, r.entity_id, w.row_number, w.id, 'ACCEPTED'
       FROM bank_file_replies r, withdrawals w
      WHERE w.batch_id = $2 AND w.row_number <= 30 AND r.id <> $1 AND r.entity_id = $3`,
    [reply!.id, batchId, entityId],
  );
  // The batches have ended already, so that no file could leave with them.
  const owner = ownerOf(database);
  await owner.execute('ALTER TABLE bank_files DISABLE TRIGGER bank_files_guard');
  await owner.execute('UPDATE bank_files SET left_at = sealed_at');
  await owner.execute('ALTER TABLE bank_files ENABLE ALWAYS TRIGGER bank_files_guard');
  return { connection, file: file!.id, reply: reply!.id };
}

/** A statement for each of 3,000 days, every tenth an advice. The last of them has many entries. */
async function fillStatements(
  { database }: Context,
  { id: userId, entityId }: TestUser,
  connectionId: string,
): Promise<Pick<HistoryIds, 'account' | 'statement' | 'statementFile'>> {
  const [account] = await database.query(
    `INSERT INTO statement_accounts
            (id, entity_id, account_key, account_number, currency, connection_id, created_at)
     VALUES (gen_random_uuid(), $1, '62000000001', '62000000001', 'ZAR', $2, '2010-01-01')
     RETURNING id`,
    [entityId, connectionId],
  );
  const [file] = await database.query(
    `INSERT INTO statement_files
            (id, entity_id, sha256, file_name, bytes, byte_count, received_at, fetched_at, fetched_from,
             result, format, statements)
     VALUES (gen_random_uuid(), $1, 'x', 'S.xml', '', 0, '2010-01-01', '2010-01-01', $2, 'READ', 'CAMT', '[]')
     RETURNING id`,
    [entityId, connectionId],
  );
  await database.query(
    `INSERT INTO statement_files
            (id, entity_id, sha256, file_name, bytes, byte_count, received_at, fetched_at, fetched_from,
             fetch_count, last_fetched_at, result, refusal, refusal_detail, statements, read_at, dismissed_by,
             dismissed_at, dismissal_note)
     SELECT gen_random_uuid(), $1, 'refused ' || n, 'S.xml', '', 0, d, d, $3, 1, d, 'REFUSED',
            'statement_unreadable', '', '[]', d,
            CASE WHEN n % 100 <> 0 THEN $2::uuid END, CASE WHEN n % 100 <> 0 THEN d END,
            CASE WHEN n % 100 <> 0 THEN 'Done.' END
       FROM generate_series(1, 3000) AS n,
            LATERAL (SELECT timestamptz '2010-01-01' + n * interval '1 day' AS d) AS days`,
    [entityId, userId, connectionId],
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
  const statement = statements.find((row) => row.sequence_number === 3_000)!;
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
    [account!.id, statement.id, entityId],
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
  return { account: account!.id, statement: statement.id, statementFile: file!.id };
}

/** What statements show of the files, and of their days. */
async function fillReconciliation(
  { database }: Context,
  entityId: string,
  statementFileId: string,
): Promise<void> {
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
    [entityId, statementFileId],
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
  // As in life, few of the rules wait for the second user.
  await database.query(
    `INSERT INTO entry_rules
            (id, entity_id, account_id, entry_id, category, is_out, words, from_minor, to_minor, is_automatic,
             proposed_at, proposed_by)
     SELECT gen_random_uuid(), $1, r.account_id, r.entry_id, 'TAX', true, 'WORDS', 1, 100, true,
            timestamptz '2018-03-20' + row_number() OVER (ORDER BY r.entry_id) * interval '1 hour',
            (SELECT u.id FROM users u WHERE u.entity_id = $1 ORDER BY u.id LIMIT 1)
       FROM reconciled_entries r
      WHERE r.entity_id = $1 AND r.state = 'OPEN'
      ORDER BY r.entry_id
      LIMIT 1000`,
    [entityId],
  );
  await database.query(
    `UPDATE entry_rules SET ended_at = proposed_at, ended_by = proposed_by
      WHERE entity_id = $1 AND extract(hour FROM proposed_at AT TIME ZONE 'UTC') > 2`,
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

/** Funding for every day: received, except that each hundredth is announced and overdue. */
async function fillFunding(
  { database }: Context,
  { id: userId, entityId }: TestUser,
  connectionId: string,
): Promise<void> {
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
    [entityId, connectionId, userId],
  );
}

/** 200 schedules, of which each has had a run every week for ten years. Returns one of them. */
async function fillSchedules({ database }: Context, { id: userId, entityId }: TestUser): Promise<string> {
  await database.query(
    `INSERT INTO schedules (id, entity_id, currency, status, latest_version, runs_from, created_at,
       updated_at)
     SELECT gen_random_uuid(), $1, 'ZAR', 'PENDING_APPROVAL', 1, '2016-01-01',
            timestamptz '2015-12-01' + n * interval '1 minute', timestamptz '2015-12-01'
       FROM generate_series(1, 200) AS n`,
    [entityId],
  );
  await database.query(
    `INSERT INTO schedule_versions (schedule_id, version, entity_id, status, label, approval_mode, source,
       every, interval, weekday, starts_on, if_not_banking_day, create_days_ahead, if_short, withdrawal_count,
       total_amount_minor, content_digest, approval_amount_minor, approvals_required, created_by, created_at,
       expires_at)
     SELECT s.id, 1, $1, 'PENDING_APPROVAL', 'Weekly', 'EACH_RUN', 'ROWS', 'WEEK', 1, 'FRIDAY', '2016-01-01',
            'PRECEDING', 2, 'WAIT', 1, 100, repeat('0', 64), 100, 1, $2, s.created_at,
            timestamptz '2100-01-01'
       FROM schedules s
      WHERE s.entity_id = $1`,
    [entityId, userId],
  );
  await database.query(
    `INSERT INTO schedule_rows (schedule_id, version, entity_id, row_number, beneficiary_name, bank_code,
       branch_code, account_number, account_type, amount_minor, rail, request)
     SELECT s.id, 1, $1, 1, 'Thandi Nkosi', 'FNB', '250655', '62012345678', 'CURRENT', 100, 'EFT',
            '{"beneficiaryName":"Thandi Nkosi","bankCode":"FNB","branchCode":"250655",
              "accountNumber":"62012345678","accountType":"CURRENT","amount":"1.00",
              "beneficiaryReference":"WEEK"}'
       FROM schedules s
      WHERE s.entity_id = $1`,
    [entityId],
  );
  await database.query(
    `INSERT INTO schedule_runs (schedule_id, due_on, entity_id, status, is_changed, standing_reasons,
       created_at, updated_at)
     SELECT s.id, date '2016-01-01' + n * 7, $1, 'SKIPPED', false, '{}', s.created_at, s.created_at
       FROM schedules s, generate_series(0, 520) AS n
      WHERE s.entity_id = $1`,
    [entityId],
  );
  const [one] = await database.query('SELECT id FROM schedules WHERE entity_id = $1 LIMIT 1', [entityId]);
  return one!.id;
}

/** 2,000 payees. */
async function fillPayees({ database }: Context, { entityId }: TestUser): Promise<void> {
  await database.query(
    `INSERT INTO payees (id, entity_id, name, name_key, search_name, created_at)
     SELECT gen_random_uuid(), $1, 'Kgosi ' || n, 'kgosi ' || n, ' kgosi ' || n, $2
       FROM generate_series(1, 2000) n`,
    [entityId, new Date('2020-01-01T00:00:00.000Z')],
  );
}

/** 2,000 payers with 10,000 requests of five years. Returns one of the payers and a reference. */
async function fillRequests(
  context: Context,
  { id: userId, entityId }: TestUser,
): Promise<{ payer: string; requestReference: string }> {
  const { database } = context;
  const at = new Date('2020-01-01T00:00:00.000Z');
  const names = Array.from({ length: 2_000 }, (_, number) => ({ name: `Payer ${number}` }));
  const payers = await database.transaction((tx) =>
    addPayers(context, tx, { entityId, by: userId, at }, names),
  );
  // Four entities have 10,000 each: among so many, two are alike in every sixth run.
  const references = await drawReferences(context, 10_000, newRequestReference, async (drawn) => {
    const taken = await database.query('SELECT reference FROM payment_requests WHERE reference = ANY($1)', [
      [...drawn],
    ]);
    return taken.map(({ reference }) => reference);
  });
  await database.query(
    `INSERT INTO payment_requests (id, entity_id, payer_id, label, invoice_number, currency, amount_minor,
       due_on, allows_part, on_too_much, reference, status, paid_minor, version, created_by, created_at,
       updated_at)
     SELECT gen_random_uuid(), $1, ($3::uuid[])[1 + n % 2000], 'Fees', 'INV-' || n, 'ZAR', 100 + n,
            to_char(date '2020-01-01' + (n % 1800)::int, 'YYYY-MM-DD'), true, 'ASK', r.reference, 'OPEN', 0,
            1, $2, $5, $5
       FROM unnest($4::text[]) WITH ORDINALITY AS r (reference, n)`,
    [entityId, userId, payers, references, at],
  );
  await database.query(
    `INSERT INTO pay_links (token_hash, entity_id, request_id, number, created_by, created_at)
     SELECT sha256(r.id::text::bytea), r.entity_id, r.id, 1, $2, $3
       FROM payment_requests r
      WHERE r.entity_id = $1`,
    [entityId, userId, at],
  );
  return { payer: payers[7]!, requestReference: references[7]! };
}

/** Receipts of five years. No entries, transfers or payouts are behind them: lists do not read those. */
async function fillReceipts({ database }: Context, { entityId }: TestUser): Promise<void> {
  await ownerOf(database).transaction(async (tx) => {
    await tx.execute('SET LOCAL session_replication_role = replica');
    await tx.execute('ALTER TABLE receipts DISABLE TRIGGER receipts_guard');
    await tx.query(
      `INSERT INTO receipts (id, entity_id, account_id, entry_id, currency, amount_minor, received_on, text,
         reason, payer_id, status, allocated_minor, transfer_id, payout_id, version, created_at, updated_at)
       SELECT gen_random_uuid(), $1, (SELECT a.id FROM statement_accounts a WHERE a.entity_id = $1 LIMIT 1),
              gen_random_uuid(), 'ZAR', 100, to_char(date '2020-01-01' + (n % 1800)::int, 'YYYY-MM-DD'),
              'EFT RECEIPT ' || n, 'REFERENCE', p.id,
              CASE n % 10 WHEN 0 THEN 'UNALLOCATED' ELSE 'ALLOCATED' END,
              CASE n % 10 WHEN 0 THEN 0 ELSE 100 END, gen_random_uuid(), gen_random_uuid(), 1,
              timestamptz '2020-01-01', timestamptz '2020-01-01'
         FROM (SELECT p.id, row_number() OVER (ORDER BY p.id) AS k FROM payers p WHERE p.entity_id = $1) p
         JOIN generate_series(1, 8000) AS n ON p.k = 1 + n % 2000`,
      [entityId],
    );
    await tx.execute('ALTER TABLE receipts ENABLE ALWAYS TRIGGER receipts_guard');
  });
}
