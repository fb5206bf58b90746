import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankFileEntity } from '../bank-connections/bank-file/testing/bank-file-entity.ts';
import { databaseError } from '../../platform/database/pool.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { statementOf, statementUpload } from './testing/statement-of-day.ts';

/** Runs each statement as the owner of the tables, whom no right restrains. */

let installation: PaymentsInstallation;

beforeAll(async () => {
  installation = await paymentsInstallation();
  for (let number = 0; number < 2; number++) {
    const { preparer } = await bankFileEntity(installation);
    const body = statementUpload(statementOf(1), statementOf(3));
    expect((await preparer.send('POST', '/app/statements', { body })).status).toBe(200);
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
    expect(await refusal(`UPDATE statement_files SET ${change}`)).toContain('kept as it came');
  expect(await refusal('DELETE FROM statement_files')).not.toBe('done');
});

it('resolves a finding once, and changes nothing else of it', async () => {
  expect(await refusal("UPDATE statement_findings SET code = 'CHANGED'")).toContain('only resolved');
  expect(await refusal('UPDATE statement_findings SET resolved_at = now()')).toBe('done');
  expect(await refusal('UPDATE statement_findings SET resolved_at = NULL')).toContain('only resolved');
});

it('refuses a line with an entry of another account', async () => {
  const insert = `
    INSERT INTO statement_lines (statement_id, account_id, position, entry_id, key_hash, alike_hash)
    SELECT s.id, s.account_id, 99, e.id, '', ''
      FROM bank_statements s
      JOIN statement_entries e ON e.account_id <> s.account_id
     LIMIT 1`;
  expect(await refusal(insert)).toBe('statement_line_of_account');
});
