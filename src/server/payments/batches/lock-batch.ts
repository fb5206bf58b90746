import { notFound } from '../../../shared/errors.ts';
import type { Currency } from '../../../shared/money.ts';
import type { WaitingFor } from '../../../shared/terms.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { DatedBatch } from './dates/execution-of-batch.ts';

/** The columns that decide whether a batch may change. */
export interface LockedBatch extends DatedBatch {
  id: string;
  entityId: string;
  label: string;
  currency: Currency;
  totalAmountMinor: bigint;
  /** Including VAT. */
  totalFeeMinor: bigint;
  contentDigest: string;
  approvalsRequired: number;
  createdBy: string;
  createdAt: Date;
  /** The version of the signing policy when it was prepared; 0 without one. */
  policyVersion: number;
  expiresAt: Date;
  /** Why the worker holds it back, as it last noted. */
  heldFor: WaitingFor | null;
}

/** Loads a batch of the entity and locks its row until the transaction ends. Throws 404. */
export async function lockBatch(tx: Tx, entityId: string, batchId: string): Promise<LockedBatch> {
  const [batch] = await tx.query(
    `SELECT id, entity_id AS "entityId", label, status, currency, total_amount_minor AS "totalAmountMinor",
            total_unit_fee_minor + total_vat_minor AS "totalFeeMinor", content_digest AS "contentDigest",
            approvals_required AS "approvalsRequired", created_by AS "createdBy", expires_at AS "expiresAt",
            created_at AS "createdAt", policy_version AS "policyVersion",
            release_at AS "releaseAt", execution_date::text AS "executionDate",
            if_not_banking_day AS "ifNotBankingDay", held_for AS "heldFor",
            execution_rails AS "executionRails", moves_on::text AS "movesOn", move_reasons AS "moveReasons"
       FROM batches WHERE entity_id = $1 AND id = $2 FOR NO KEY UPDATE`,
    [entityId, batchId],
  );
  if (!batch) throw notFound('batch');
  return batch;
}
