import { expect } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { verifyAudit } from '../../audit/audit.ts';
import { balanceOf, fund } from './fund.ts';
import { insertBatch, type InsertedBatch, type TestRow } from './insert-batch.ts';
import type { PaymentsInstallation, TestCaller } from './payments-installation.ts';
import { savePaymentConfig } from './save-payment-config.ts';
import { wrongLastPaid } from './last-paid.ts';
import { wrongPayoutSums, wrongRecipients } from './payout-sums.ts';

export const FUNDED = 10n ** 12n;

export interface ApprovedBatch extends InsertedBatch {
  context: Context;
  entityId: string;
  approver: TestCaller;
}

/** A batch of a new, funded entity, approved over HTTP and ready for dispatch. */
export async function approvedBatch(
  installation: PaymentsInstallation,
  rows: TestRow[],
): Promise<ApprovedBatch> {
  const { context } = installation;
  const entityId = await installation.entity();
  await savePaymentConfig(context, entityId, {});
  await fund(context, entityId, FUNDED);
  return approvedBatchOf(installation, entityId, rows);
}

/** The same for an existing entity. */
export async function approvedBatchOf(
  installation: PaymentsInstallation,
  entityId: string,
  rows: TestRow[],
): Promise<ApprovedBatch> {
  const { context } = installation;
  const creator = await installation.user(entityId, ['PREPARER']);
  const approver = installation.as(await installation.user(entityId, ['APPROVER']));
  const batch = await insertBatch(context, { entityId, createdBy: creator.id, rows });
  const answer = await approver.send('POST', `/v1/payments/bulk-withdrawals/batches/${batch.id}/approve`);
  expect(answer.status).toBe(200);
  return { context, entityId, approver, ...batch };
}

export async function statusesOf(context: Context, batchId: string): Promise<string[]> {
  const rows = await context.database.query(
    'SELECT status FROM withdrawals WHERE batch_id = $1 ORDER BY row_number',
    [batchId],
  );
  return rows.map((row) => row.status);
}

export async function batchStatus(context: Context, batchId: string): Promise<string> {
  const [row] = await context.database.query('SELECT status FROM batches WHERE id = $1', [batchId]);
  return row!.status;
}

/**
 * Checks an ended batch that is the only one of its entity: the bank has each withdrawal once, with the same
 * outcome; the ledger sums to zero; no hold is left; the audit chain verifies.
 */
export async function expectProven(context: Context, entityId: string, batchId: string): Promise<void> {
  const [ledger] = await context.database.query(
    `SELECT coalesce(sum(a.balance_minor), 0)::text AS balances,
            (SELECT coalesce(sum(p.amount_minor), 0)::text
               FROM postings p
               JOIN ledger_accounts x ON x.id = p.account_id
              WHERE x.entity_id = $1) AS postings
       FROM ledger_accounts a WHERE a.entity_id = $1`,
    [entityId],
  );
  expect(ledger).toEqual({ balances: '0', postings: '0' });
  const [paid] = await context.database.query(
    `SELECT coalesce(sum(amount_minor) FILTER (WHERE status = 'COMPLETE'), 0)::text AS outside,
            coalesce(sum(unit_fee_minor + vat_minor)
              FILTER (WHERE status IN ('COMPLETE', 'REVERSED')), 0)::text AS fees
       FROM withdrawals
      WHERE batch_id = $1`,
    [batchId],
  );
  expect(await balanceOf(context, entityId)).toEqual({
    available: FUNDED - BigInt(paid!.outside) - BigInt(paid!.fees),
    reserved: 0n,
  });
  const odd = await context.database.query(
    `SELECT w.id
       FROM withdrawals w
       LEFT JOIN sandbox_rail.payments s ON s.attempt_id = w.attempt_id
       LEFT JOIN payouts p ON p.id = w.payout_id
      WHERE w.batch_id = $1
        AND (s.attempt_id IS NULL OR s.amount_minor <> w.amount_minor OR s.account_number <> w.account_number
             OR (s.outcome = 'PAID') <> (w.status IN ('COMPLETE', 'REVERSED'))
             OR p.status IS DISTINCT FROM w.status)`,
    [batchId],
  );
  expect(odd).toEqual([]);
  const atBank = await context.database.query(
    `SELECT w.account_number
       FROM withdrawals w
       JOIN sandbox_rail.payments s ON s.account_number = w.account_number AND s.received_at >= w.created_at
      WHERE w.batch_id = $1 AND s.attempt_id <> w.attempt_id
        AND s.attempt_id NOT IN (SELECT attempt_id FROM withdrawals WHERE attempt_id IS NOT NULL)`,
    [batchId],
  );
  expect(atBank).toEqual([]);
  expect(await wrongLastPaid(context)).toEqual([]);
  expect(await wrongPayoutSums(context, entityId)).toEqual([]);
  expect(await wrongRecipients(context, entityId)).toEqual([]);
  expect((await verifyAudit(context.database)).faults).toEqual([]);
}
