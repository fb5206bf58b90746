import { notFound } from '../../../shared/errors.ts';
import type { Currency } from '../../../shared/money.ts';
import type { BatchStatus } from '../../../shared/terms.ts';
import type { Tx } from '../../platform/database/pool.ts';

/** The columns that decide whether a batch may change. */
export interface LockedBatch {
  id: string;
  entityId: string;
  label: string;
  status: BatchStatus;
  currency: Currency;
  totalAmountMinor: bigint;
  /** Including VAT. */
  totalFeeMinor: bigint;
  contentDigest: string;
  approvalsRequired: number;
  createdBy: string;
  expiresAt: Date;
}

/** Loads a batch of the entity and locks its row until the transaction ends. Throws 404. */
export async function lockBatch(tx: Tx, entityId: string, batchId: string): Promise<LockedBatch> {
  const [batch] = await tx.query(
    `SELECT id, entity_id AS "entityId", label, status, currency, total_amount_minor AS "totalAmountMinor",
            total_unit_fee_minor + total_vat_minor AS "totalFeeMinor", content_digest AS "contentDigest",
            approvals_required AS "approvalsRequired", created_by AS "createdBy", expires_at AS "expiresAt"
       FROM batches WHERE entity_id = $1 AND id = $2 FOR NO KEY UPDATE`,
    [entityId, batchId],
  );
  if (!batch) throw notFound('batch');
  return batch;
}
