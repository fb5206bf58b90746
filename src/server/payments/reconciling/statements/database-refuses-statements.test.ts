import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankFileEntity } from '../../bank-files/testing/bank-file-entity.ts';
import { databaseError } from '../../../platform/database/pool.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { insertBatch } from '../../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { statementOf, statementUpload } from './testing/statement-of-day.ts';

/** Runs each statement as the owner of the tables, whom no permission restricts. */

let installation: PaymentsInstallation;
let entityId: string;
let userId: string;

beforeAll(async () => {
  installation = await paymentsInstallation();
  for (let number = 0; number < 2; number++) {
    const entity = await bankFileEntity(installation);
    const { second } = entity;
    entityId = entity.entityId;
    userId = second.user.id;
    const body = statementUpload(statementOf(1), statementOf(3));
    expect((await second.send('POST', '/app/statements', { body })).status).toBe(200);
  }
});
afterAll(() => installation.close());

/** Why the database refuses an SQL statement, or 'done'. */
async function refusal(text: string): Promise<string> {
  try {
    await ownerOf(installation.context.database).execute(text);
    return 'done';
  } catch (error) {
    const refused = databaseError(error);
    if (!refused) throw error;
    return refused.constraint ?? refused.message;
  }
}

it.each(['bank_statements', 'statement_entries', 'entry_details', 'statement_lines'])(
  'refuses every change of %s',
  async (table) => {
    const [column] = table === 'entry_details' ? ['text'] : ['account_id'];
    expect(await refusal(`UPDATE ${table} SET ${column} = ${column}`)).not.toBe('done');
    expect(await refusal(`DELETE FROM ${table}`)).not.toBe('done');
    expect(await refusal(`TRUNCATE ${table} CASCADE`)).not.toBe('done');
  },
);

it('keeps statement files as they came', async () => {
  for (const change of ["bytes = 'x'", "sha256 = 'x'", "result = 'STORED'", "statements = '[]'"])
    expect(await refusal(`UPDATE statement_files SET ${change}`)).toBe('statement_files_content');
  expect(await refusal('DELETE FROM statement_files')).not.toBe('done');
});

it('resolves a finding once, and changes nothing else of it', async () => {
  expect(await refusal("UPDATE statement_findings SET code = 'CHANGED'")).toBe('statement_findings_content');
  expect(await refusal('UPDATE statement_findings SET resolved_at = now()')).toBe('done');
  expect(await refusal('UPDATE statement_findings SET resolved_at = NULL')).toBe(
    'statement_findings_content',
  );
});

it('refuses a line with an entry of another account', async () => {
  const insert = `
    INSERT INTO statement_lines (statement_id, account_id, entity_id, position, entry_id, key_hash,
           alike_hash)
    SELECT s.id, s.account_id, s.entity_id, 99, e.id, '', ''
      FROM bank_statements s
      JOIN statement_entries e ON e.account_id <> s.account_id
     LIMIT 1`;
  expect(await refusal(insert)).toBe('statement_line_of_account');
});

it('refuses statements of the bank that came by no transport', async () => {
  const fetched = `fetched_at = now(), fetched_from = (SELECT id FROM bank_file_connections LIMIT 1)`;
  for (const change of ['fetched_at = now()', fetched])
    expect(await refusal(`UPDATE statement_files SET ${change}`)).toBe('statement_of_the_bank');
  const insert = (by: string, fetchedAt: string, uploaders = '{}') => `
    INSERT INTO statement_files
           (id, entity_id, sha256, file_name, bytes, byte_count, received_at, received_by, fetched_at,
            fetched_from, uploaders, result, statements)
    SELECT gen_random_uuid(), f.entity_id, 'forged', 'S.xml', '', 0, now(), ${by}, ${fetchedAt}, c.id,
           '${uploaders}', 'STORED', '[]'
      FROM statement_files f
      JOIN bank_file_connections c ON c.entity_id = f.entity_id`;
  expect(await refusal(insert('NULL', 'now()'))).toBe('statement_of_the_bank');
  expect(await refusal(insert('NULL', 'NULL'))).toBe('statement_of_the_bank');
  expect(await refusal(insert('f.received_by', 'NULL'))).toBe('statement_uploader');
});

it('refuses that an uploaded entry is posted by its uploader, by no user, or without a role', async () => {
  const post = (by: string) => `
    UPDATE reconciled_entries r SET state = 'POSTED', posted_at = now(), way = 'CHOICE', posted_by = ${by}`;
  const uploader = '(SELECT f.received_by FROM statement_files f WHERE f.id = r.file_id)';
  expect(await refusal(post(uploader))).toBe('statement_confirmed_by_another');
  expect(await refusal(post('NULL'))).toBe('statement_confirmed_by_another');
  const user = (rule: string) => `(SELECT u.id FROM users u WHERE ${rule} LIMIT 1)`;
  expect(await refusal(post(user("u.entity_id = r.entity_id AND u.roles = '{PREPARER}'")))).toBe(
    'statement_confirmed_by_user',
  );
  expect(await refusal(post(user("u.entity_id <> r.entity_id AND u.roles = '{ADMIN}'")))).toBe(
    'statement_confirmed_by_user',
  );
  const posting = `
    INSERT INTO entry_postings
           (id, entry_id, account_id, entity_id, kind, part, amount_minor, expected_minor, booking_date,
            book_day, posted_at)
    SELECT gen_random_uuid(), r.entry_id, r.account_id, r.entity_id, 'FEE', 0, r.amount_minor,
           r.amount_minor, r.booking_date, r.booking_date, now()
      FROM reconciled_entries r`;
  expect(await refusal(posting)).toBe('posting_of_posted_entry');
});

it('refuses that an entry goes to another file that only users have brought', async () => {
  const move = `
    UPDATE reconciled_entries r
       SET file_id = (SELECT f.id FROM statement_files f WHERE f.id <> r.file_id LIMIT 1)`;
  expect(await refusal(move)).toBe('reconciled_entries_file');
});

it('keeps what is posted, and the sums of days', async () => {
  await ownerOf(installation.context.database).execute(
    `UPDATE reconciled_entries r
        SET state = 'POSTED', posted_at = now(), way = 'EXACT',
            posted_by = (SELECT u.id FROM users u WHERE u.entity_id = r.entity_id AND u.roles = '{ADMIN}')`,
  );
  expect(await refusal("UPDATE reconciled_entries SET state = 'OPEN', posted_at = NULL")).toBe(
    'reconciled_entries_posted',
  );
  for (const table of ['reconciled_entries', 'entry_postings', 'bank_day_totals', 'settlement_totals'])
    expect(await refusal(`DELETE FROM ${table}`)).not.toBe('done');
});

it('posts a payment once', async () => {
  const posting = (part: number) => `
    INSERT INTO entry_postings
           (id, entry_id, account_id, entity_id, kind, withdrawal_id, part, amount_minor, expected_minor,
            booking_date, book_day, posted_at)
    SELECT gen_random_uuid(), r.entry_id, r.account_id, r.entity_id, 'PAYOUT',
           (SELECT w.id FROM withdrawals w LIMIT 1), ${part}, r.amount_minor, r.amount_minor, r.booking_date,
           r.booking_date, now()
      FROM reconciled_entries r
     LIMIT 1`;
  await insertBatch(installation.context, { entityId, createdBy: userId });
  expect(await refusal(posting(0))).toBe('done');
  expect(await refusal(posting(0))).toBe('entry_postings_once');
  expect(await refusal(posting(1))).toBe('done');
  expect(await refusal('UPDATE entry_postings SET part = 2')).not.toBe('done');
});
