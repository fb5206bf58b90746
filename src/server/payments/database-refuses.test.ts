import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../platform/context.ts';
import { databaseError, type Database } from '../platform/database/pool.ts';
import { ownerOf } from '../platform/testing/test-database.ts';
import { approvedBatch, batchStatus } from './testing/approved-batch.ts';
import { insertBatch } from './testing/insert-batch.ts';
import { through } from './testing/instant-bank.ts';
import { paymentsInstallation, type PaymentsInstallation } from './testing/payments-installation.ts';
import { payBatch } from './paying/worker/pay-batch.ts';

/** Runs each statement as the server's role and as the owner of the tables, and rolls it back. */

let installation: PaymentsInstallation;
let context: Context;
beforeAll(async () => {
  installation = await paymentsInstallation();
  ({ context } = installation);
});
afterAll(() => installation.close());

class Undone extends Error {}

/** The constraint that refused the statements, or 'done'. The statements are rolled back. */
async function tryOn(database: Database, statements: [string, readonly unknown[]][]): Promise<string> {
  try {
    return await database.transaction<string>(async (tx) => {
      for (const [text, values] of statements) await tx.execute(text, values);
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return 'done';
    const refusal = databaseError(error);
    if (!refusal) throw error;
    return refusal.constraint ?? refusal.message;
  }
}

async function bothWays(text: string, values: readonly unknown[]): Promise<[string, string]> {
  return [
    await tryOn(context.database, [[text, values]]),
    await tryOn(ownerOf(context.database), [[text, values]]),
  ];
}

/** $1: batch, $2: user, $3: digest. */
const GIVE_APPROVAL = `
  INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
  SELECT id, $2, entity_id, $3, now()
    FROM batches
   WHERE id = $1`;

const PERMISSION = expect.stringContaining('permission denied');
const REFUSED = expect.stringContaining('is refused');

async function waitingBatch(approvalsRequired = 1) {
  const entityId = await installation.entity();
  const creator = await installation.user(entityId, ['PREPARER']);
  const batch = await insertBatch(context, { entityId, createdBy: creator.id, approvalsRequired });
  const approver = await installation.user(entityId, ['APPROVER']);
  return { entityId, creator, approver, ...batch };
}

/** A batch that was approved and processed: its first withdrawal is COMPLETE, its second FAILED. */
async function paidBatch() {
  const batch = await approvedBatch(installation, [
    { accountNumber: '62000001111' },
    { accountNumber: '62000000001' },
  ]);
  while ((await payBatch(context, through(context), batch.id, () => false)) !== 'done');
  expect(await batchStatus(context, batch.id)).toBe('PARTIALLY_COMPLETE');
  return batch;
}

describe('the database refuses REJECTED', () => {
  const reject =
    "UPDATE batches SET status = 'REJECTED', rejected_by = $2, rejected_at = now(), " +
    'rejection_reason = $3 WHERE id = $1';

  it('without a reason, by the creator, and by a user who is no approver', async () => {
    const { id, creator, approver, entityId } = await waitingBatch();
    const viewer = await installation.user(entityId, ['VIEWER']);
    const stranger = await installation.user(await installation.entity(), ['APPROVER']);
    expect(await bothWays(reject, [id, approver.id, ' '])).toEqual([
      'batch_rejection_reason',
      'batch_rejection_reason',
    ]);
    for (const user of [creator, viewer, stranger]) {
      expect(await bothWays(reject, [id, user.id, 'Old account'])).toEqual([
        'batch_rejected_by_approver',
        'batch_rejected_by_approver',
      ]);
    }
    expect(await bothWays(reject, [id, approver.id, 'Old account'])).toEqual(['done', 'done']);
  });

  it('a correction of a batch that was not sent back', async () => {
    const { id } = await waitingBatch();
    const copy = `INSERT INTO batches
      SELECT (jsonb_populate_record(
               b, jsonb_build_object('id', gen_random_uuid(), 'corrects_batch_id', b.id))).*
        FROM batches b
       WHERE id = $1`;
    expect(await bothWays(copy, [id])).toEqual(['batch_corrects_rejected', 'batch_corrects_rejected']);
  });
});

describe('the database refuses APPROVED and PROCESSING', () => {
  it.each(['APPROVED', 'PROCESSING'])('at the creation of a batch (%s)', async (status) => {
    const { id } = await waitingBatch();
    const copy = `INSERT INTO batches
      SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'status', $2::text))).*
        FROM batches b
       WHERE id = $1`;
    expect(await bothWays(copy, [id, status])).toEqual(['batch_approved', 'batch_approved']);
  });

  it('without enough approvals', async () => {
    const { id, approver, contentDigest } = await waitingBatch(2);
    const approve = "UPDATE batches SET status = 'APPROVED' WHERE id = $1";
    expect(await bothWays(approve, [id])).toEqual(['batch_approved', 'batch_approved']);
    await context.database.query(GIVE_APPROVAL, [id, approver.id, contentDigest]);
    expect(await bothWays(approve, [id])).toEqual(['batch_approved', 'batch_approved']);
    const fewer = 'UPDATE batches SET approvals_required = 1 WHERE id = $1';
    expect(await bothWays(fewer, [id])).toEqual([
      expect.stringContaining('never needs fewer'),
      expect.stringContaining('never needs fewer'),
    ]);
  });

  it('without a hold for amount and fees', async () => {
    const { id, approver, contentDigest } = await waitingBatch();
    await context.database.query(GIVE_APPROVAL, [id, approver.id, contentDigest]);
    expect(await bothWays("UPDATE batches SET status = 'APPROVED' WHERE id = $1", [id])).toEqual([
      'batch_held',
      'batch_held',
    ]);
  });

  it.each([
    ['is disabled', 'UPDATE users SET disabled_at = now() WHERE id = $1'],
    ['has lost the role', "UPDATE users SET roles = '{ADMIN}' WHERE id = $1"],
  ])('after an approver %s', async (_, statement) => {
    const { id, approver } = await approvedBatch(installation, [{}]);
    const release = "UPDATE batches SET status = 'PROCESSING' WHERE id = $1";
    expect(await bothWays(release, [id])).toEqual(['done', 'done']);
    await context.database.execute(statement, [approver.user.id]);
    expect(await bothWays(release, [id])).toEqual(['batch_approved', 'batch_approved']);
  });

  it('through an approval by a user who may not approve', async () => {
    const { id, creator, entityId, contentDigest } = await waitingBatch();
    const viewer = await installation.user(entityId, ['VIEWER']);
    expect(await bothWays(GIVE_APPROVAL, [id, viewer.id, contentDigest])).toEqual([
      'approval_by_approver',
      'approval_by_approver',
    ]);
    expect(await bothWays(GIVE_APPROVAL, [id, creator.id, contentDigest])).toEqual([
      'approval_by_creator',
      'approval_by_creator',
    ]);
  });

  it('through temporary tables that shadow ours', async () => {
    const { id } = await waitingBatch();
    const deceive: [string, readonly unknown[]][] = [
      ['CREATE TEMP TABLE approvals (batch_id uuid, user_id uuid, content_digest text)', []],
      ['CREATE TEMP TABLE users AS SELECT * FROM public.users', []],
      [
        `INSERT INTO pg_temp.approvals
         SELECT id, created_by, content_digest FROM public.batches WHERE id = $1`,
        [id],
      ],
      ["UPDATE public.batches SET status = 'APPROVED' WHERE id = $1", [id]],
    ];
    expect(await tryOn(context.database, deceive)).toBe('batch_approved');
  });
});

describe('an approval', () => {
  it.each([
    'DELETE FROM approvals WHERE batch_id = $1',
    'UPDATE approvals SET approved_at = now() WHERE batch_id = $1',
  ])('is never changed: %s', async (statement) => {
    const { id } = await approvedBatch(installation, [{}]);
    expect(await bothWays(statement, [id])).toEqual([PERMISSION, REFUSED]);
  });

  it('is never truncated', async () => {
    expect(await bothWays('TRUNCATE approvals, approval_assertions', [])).toEqual([PERMISSION, REFUSED]);
  });
});

describe('the content of a batch', () => {
  it.each([
    ['UPDATE withdrawals SET amount_minor = 1 WHERE batch_id = $1', 'withdrawals_content'],
    ["UPDATE withdrawals SET account_number = '62999999999' WHERE batch_id = $1", 'withdrawals_content'],
    ["UPDATE withdrawals SET own_reference = 'x' WHERE batch_id = $1", 'withdrawals_content'],
    ["UPDATE withdrawals SET name_key = 'another name' WHERE batch_id = $1", 'withdrawals_name_key_kept'],
    ['UPDATE withdrawals SET attempt_id = gen_random_uuid() WHERE batch_id = $1', 'withdrawals_settled'],
    ["UPDATE withdrawals SET bank_connection = 'other' WHERE batch_id = $1", 'withdrawals_settled'],
    ["UPDATE withdrawals SET rail_reference = 'x' WHERE batch_id = $1", 'withdrawals_settled'],
    ["UPDATE withdrawals SET failure_code = 'LATER' WHERE batch_id = $1", 'withdrawals_settled'],
    ["UPDATE withdrawals SET status = 'PENDING' WHERE batch_id = $1", 'withdrawals_moves'],
    [
      "UPDATE withdrawals SET status = 'COMPLETE' WHERE batch_id = $1 AND status = 'FAILED'",
      'withdrawals_moves',
    ],
    ['UPDATE payouts SET amount_minor = amount_minor + 1 WHERE batch_id = $1', 'payouts_content'],
    ['UPDATE payouts SET fee_minor = 0 WHERE batch_id = $1', 'payouts_content'],
    ["UPDATE payouts SET recipient_reference = 'x' WHERE batch_id = $1", 'payouts_content'],
    ["UPDATE payouts SET status = 'PROCESSING' WHERE batch_id = $1", 'payouts_moves'],
    ["UPDATE payouts SET failure_reason = 'x' WHERE batch_id = $1", 'payouts_moves'],
    ['UPDATE batches SET withdrawal_count = 9 WHERE id = $1', 'the content of a batch does not change'],
    [
      'UPDATE batches SET created_by = gen_random_uuid() WHERE id = $1',
      'the content of a batch does not change',
    ],
  ])('never changes: %s', async (statement, refusal) => {
    const { id } = await paidBatch();
    expect(await bothWays(statement, [id])).toEqual([refusal, refusal]);
  });

  it.each(['withdrawals', 'payouts', 'batches'])('is never deleted from %s', async (table) => {
    const { id } = await paidBatch();
    const column = table === 'batches' ? 'id' : 'batch_id';
    expect(await bothWays(`DELETE FROM ${table} WHERE ${column} = $1`, [id])).toEqual([PERMISSION, REFUSED]);
    expect(await bothWays(`TRUNCATE ${table} CASCADE`, [])).toEqual([PERMISSION, REFUSED]);
  });

  it('never gets another row', async () => {
    const { id } = await approvedBatch(installation, [{}]);
    const another = `INSERT INTO withdrawals
      SELECT (jsonb_populate_record(w, jsonb_build_object('id', gen_random_uuid(), 'row_number', 2))).*
        FROM withdrawals w
       WHERE batch_id = $1`;
    expect(await bothWays(another, [id])).toEqual(['batch_complete', 'batch_complete']);
  });
});

describe('the head of an audit chain', () => {
  it.each([
    'UPDATE audit_heads SET seq = seq - 1 WHERE entity_id = $1',
    'UPDATE audit_heads SET seq = seq + 1 WHERE entity_id = $1',
  ])('moves only through audit_append: %s', async (statement) => {
    const { entityId } = await waitingBatch();
    expect(await bothWays(statement, [entityId])).toEqual([
      PERMISSION,
      expect.stringContaining('by audit_append alone'),
    ]);
  });

  it('is never deleted', async () => {
    const { entityId } = await waitingBatch();
    expect(await bothWays('DELETE FROM audit_heads WHERE entity_id = $1', [entityId])).toEqual([
      PERMISSION,
      REFUSED,
    ]);
  });
});
