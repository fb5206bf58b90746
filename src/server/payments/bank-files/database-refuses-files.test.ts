import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acbProfile } from '../../../domain/bank-files/testing/orders.ts';
import { databaseError, type Database } from '../../platform/database/pool.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { approvedBatchOf } from '../testing/approved-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { payBatch } from '../paying/worker/pay-batch.ts';
import { openBankConnections } from '../paying/registry.ts';
import { bankFileEntity } from './testing/bank-file-entity.ts';

/** Runs each statement as the owner of the tables, whom no permission restricts, and rolls it back. */

let installation: PaymentsInstallation;
let sealed: { fileId: string; batchId: string };
let left: { fileId: string; batchId: string };

beforeAll(async () => {
  installation = await paymentsInstallation();
  const { context } = installation;
  const entity = await bankFileEntity(installation, acbProfile('ZA-ACB-198'));
  const file = async () => {
    const { id } = await approvedBatchOf(installation, entity.entityId, [{}, {}]);
    await payBatch(context, openBankConnections(context), id, () => false);
    const { body } = await entity.preparer.send('GET', `/app/bank-files?batchId=${id}`);
    return { fileId: body.items[0].id as string, batchId: id };
  };
  left = await file();
  await entity.preparer.send('POST', `/app/bank-files/${left.fileId}/download`);
  sealed = await file();
  await entity.preparer.send('POST', `/app/bank-connections/${entity.connectionId}/replies`, {
    body: { fileName: 'reply.txt', content: Buffer.from('Dear customer').toString('base64') },
  });
});
afterAll(() => installation.close());

class Undone extends Error {}

/** Why the database refuses a statement, or 'done'. */
async function refusal(text: string, ...values: unknown[]): Promise<string> {
  const owner: Database = ownerOf(installation.context.database);
  try {
    return await owner.transaction<string>(async (tx) => {
      await tx.execute(text, values.length > 0 ? values : undefined);
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return 'done';
    const refused = databaseError(error);
    if (!refused) throw error;
    return refused.constraint ?? refused.message;
  }
}

const RECORD = `UPDATE bank_files
   SET recall_recorded_at = now(), recall_recorded_by = (SELECT created_by FROM batches WHERE id = batch_id),
       recall_reason = 'x', recall_contact = 'x', recall_id = gen_random_uuid()
 WHERE id = $1`;

describe('the database', () => {
  it.each(['(SELECT created_by FROM batches WHERE id = batch_id)', 'left_by', 'NULL'])(
    'refuses a recall that one user confirms alone: %s',
    async (confirmer) => {
      const recall = RECORD.replace('\n WHERE', `, recalled_at = now(), recalled_by = ${confirmer}\n WHERE`);
      expect(await refusal(recall, left.fileId)).toBe('bank_files_recalled_by_two');
    },
  );

  it('refuses a live connection without a certification, and another account of a live one', async () => {
    const change = (set: string) => refusal(`UPDATE bank_file_connections SET ${set}`);
    expect(await change('certified_at = NULL, certified_by = NULL, certified_version = NULL')).toBe(
      'bank_file_connection_live',
    );
    expect(await change("payer_account_number = '1'")).toBe('bank_file_connections_changed');
    expect(await change('first_live_at = NULL')).toBe('bank_file_connections_first_live');
  });

  it('refuses another account of one that is off, unless uncertified and by a known author', async () => {
    const change = (set: string) => refusal(`UPDATE bank_file_connections SET state = 'OFF', ${set}`);
    const other = "payer_account_number = '1'";
    const known = 'unconfirmed_by = ARRAY[changed_by]';
    const uncertified =
      'certified_by = NULL, certified_at = NULL, certified_version = NULL, rehearsed_by = NULL, ' +
      'rehearsal_passed = NULL, rehearsal_steps = NULL';
    for (const set of [other, `${other}, ${known}`, `${other}, ${uncertified}`])
      expect(await change(set), set).toBe('bank_connection_other_profile');
    expect(await change(`${other}, ${known}, ${uncertified}`)).toBe('done');
    expect(await change("transport = 'SFTP'")).toBe('bank_connection_changed_by');
  });

  it('refuses to switch on by those who changed it, and to forget them', async () => {
    const CHANGED = "UPDATE bank_file_connections SET state = 'OFF', unconfirmed_by = ARRAY[changed_by]";
    const switchOn = (by: string) =>
      refusal(
        `${CHANGED};
         UPDATE bank_file_connections c
            SET state = 'LIVE', unconfirmed_by = '{}', switched_on_by = ${by}`,
      );
    const userWith = (roles: string) =>
      `(SELECT id FROM users u WHERE u.entity_id = c.entity_id AND u.roles = '${roles}' LIMIT 1)`;
    for (const by of ['changed_by', 'NULL', userWith('{PREPARER}')])
      expect(await switchOn(by), by).toBe('bank_connection_by_two');
    expect(await switchOn(userWith('{APPROVER}'))).toBe('done');
    expect(await refusal(`${CHANGED}; UPDATE bank_file_connections SET unconfirmed_by = '{}'`)).toBe(
      'bank_connection_changed_by',
    );
  });

  it.each(["bytes = 'x'", "sha256 = 'x'", 'total_minor = 1', "file_name = 'x'", 'file_number = 9'])(
    'refuses to change a bank file: %s',
    async (change) => {
      expect(await refusal(`UPDATE bank_files SET ${change} WHERE id = $1`, sealed.fileId)).toContain(
        'content of a bank file does not change',
      );
    },
  );

  it('refuses other ACB numbers of a file, and an ACB file without numbers that fit', async () => {
    for (const change of ['transmission_number = 9', 'generation_number = 9', 'generation_number = NULL'])
      expect(await refusal(`UPDATE bank_files SET ${change} WHERE id = $1`, left.fileId), change).toBe(
        'bank_files_acb_numbers',
      );
    const copy = (numbers: string) =>
      refusal(
        `INSERT INTO bank_files
         SELECT (jsonb_populate_record(f, jsonb_build_object(
                  'id', gen_random_uuid(), 'file_number', 99, 'withdrawn_at', now(), ${numbers}))).*
           FROM bank_files f
          WHERE f.id = $1`,
        sealed.fileId,
      );
    expect(await copy("'transmission_number', 9999999, 'generation_number', 0")).toBe('done');
    for (const numbers of [
      "'transmission_number', NULL",
      "'transmission_number', NULL, 'generation_number', NULL",
      "'transmission_number', 10000000",
      "'generation_number', 10000",
      "'format', 'PAIN_001'",
    ])
      expect(await copy(numbers), numbers).toBe('bank_file_acb_numbers');
  });

  it('refuses a second live file of a batch', async () => {
    expect(
      await refusal(
        `INSERT INTO bank_files
         SELECT (jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid(), 'file_number', 99))).*
           FROM bank_files f
          WHERE f.id = $1`,
        sealed.fileId,
      ),
    ).toBe('bank_files_one_live');
  });

  it('refuses to let a file leave before its batch is being paid', async () => {
    expect(await refusal('UPDATE bank_files SET left_at = now() WHERE id = $1', sealed.fileId)).toBe(
      'bank_file_leaves_with_batch',
    );
  });

  it('refuses that a file that has left comes back, leaves again or is withdrawn', async () => {
    for (const change of ['left_at = NULL', 'left_at = now()'])
      expect(await refusal(`UPDATE bank_files SET ${change} WHERE id = $1`, left.fileId)).toContain('once');
    expect(await refusal('UPDATE bank_files SET withdrawn_at = now() WHERE id = $1', left.fileId)).toBe(
      'bank_file_leaves_or_stays',
    );
  });

  it('refuses to recall a file that has not left', async () => {
    expect(await refusal(RECORD, sealed.fileId)).toBe('bank_file_recalled_after_leaving');
  });

  it('refuses to delete a file, and payments of a file that was not withdrawn', async () => {
    expect(await refusal('DELETE FROM bank_files WHERE id = $1', sealed.fileId)).toContain('is refused');
    for (const { fileId } of [sealed, left])
      expect(await refusal('DELETE FROM bank_file_payments WHERE file_id = $1', fileId)).toBe(
        'bank_file_payments_stay',
      );
  });

  it.each([
    ['with another amount', 'w.amount_minor + 1, w.account_number', 'bank_file_payment_of_batch'],
    ['to another account', "w.amount_minor, '1'", 'bank_file_payment_of_batch'],
    ['as it was approved', 'w.amount_minor, w.account_number', 'done'],
  ])('accepts only payments of the batch as they were approved: %s', async (_, written, expected) => {
    const add = `
      INSERT INTO bank_file_payments
             (withdrawal_id, file_id, entity_id, sequence_number, end_to_end_id, amount_minor,
              account_number, name, branch_code, account_type, reference, substitutions)
      SELECT w.id, '${sealed.fileId}', w.entity_id, w.row_number, w.id::text, ${written}, w.beneficiary_name,
             w.branch_code, w.account_type, w.beneficiary_reference, '[]'
        FROM withdrawals w
       WHERE w.batch_id = '${sealed.batchId}'`;
    const forget = `
      ALTER TABLE bank_file_payments DISABLE TRIGGER bank_file_payments_removed;
      DELETE FROM bank_file_payments WHERE file_id = '${sealed.fileId}';`;
    expect(await refusal(forget + add)).toBe(expected);
  });

  it.each([
    ['PAID', 'ACCEPTED'],
    ['PAID', 'REJECTED'],
    ['REJECTED', 'PAID'],
    ['RETURNED', 'PAID'],
    ['ACCEPTED', 'RECEIVED'],
  ])('refuses that a payment goes from %s to %s', async (before, after) => {
    const set = `UPDATE bank_file_payments SET state = $2 WHERE file_id = $1`;
    await ownerOf(installation.context.database).transaction(async (tx) => {
      await tx.execute(set, [left.fileId, before]);
      const failed = await tx.execute(set, [left.fileId, after]).then(
        () => null,
        (error: unknown) => databaseError(error)?.constraint,
      );
      expect(failed).toBe('bank_file_payments_moves');
      await tx.execute('ROLLBACK');
      await tx.execute('BEGIN');
    });
  });

  it('refuses that the uploader of a reply confirms it', async () => {
    expect(await refusal('UPDATE bank_file_replies SET confirmed_by = received_by')).toBe(
      'bank_file_reply_confirmed_by_another',
    );
  });

  it('refuses that an uploaded reply is applied unconfirmed, or as if the bank had sent it', async () => {
    expect(await refusal("UPDATE bank_file_replies SET result = 'APPLIED'")).toBe(
      'bank_file_reply_confirmed',
    );
    expect(await refusal('UPDATE bank_file_replies SET fetched_at = now()')).toBe('reply_of_the_bank');
    const insert = `
      INSERT INTO bank_file_replies
             (id, entity_id, connection_id, sha256, file_name, bytes, byte_count, received_at, result,
              changed, redirected)
      SELECT gen_random_uuid(), entity_id, connection_id, 'forged', 'R', 'x', 1, now(), 'STORED', '{}', 0
        FROM bank_file_replies`;
    expect(await refusal(insert)).toBe('reply_of_the_bank');
    const admin = "(SELECT u.id FROM users u WHERE u.entity_id = r.entity_id AND u.roles = '{ADMIN}')";
    expect(await refusal(`UPDATE bank_file_replies r SET confirmed_by = ${admin}`)).toBe(
      'bank_file_reply_confirmed_by_another',
    );
  });

  it('refuses that a payment which a statement shows is rejected', async () => {
    expect(
      await refusal(
        "UPDATE bank_file_payments SET state = 'REJECTED', statement_at = now() WHERE file_id = $1",
        left.fileId,
      ),
    ).toBe('bank_file_payment_on_statement_was_paid');
  });

  it.each(['APPLIED', 'UNCHANGED', 'SET_ASIDE'])('refuses to change the result %s', async (result) => {
    const other =
      "(SELECT id FROM users u WHERE u.entity_id = r.entity_id AND u.roles = '{APPROVER}' LIMIT 1)";
    const set = (to: string) => `UPDATE bank_file_replies r SET result = '${to}', confirmed_by = ${other}`;
    expect(await refusal(`${set(result)}; ${set('QUESTION')}`)).toBe('bank_file_replies_content');
  });

  it('refuses to change what the bank sent, and to read it twice', async () => {
    for (const change of ["bytes = 'x'", "sha256 = 'x'", "result = 'STORED'"])
      expect(await refusal(`UPDATE bank_file_replies SET ${change}`)).toBe('bank_file_replies_content');
  });
});
