import type { z } from 'zod';
import type { getPayoutProof as op, PayoutProof } from '../../../../contract/dashboard/payout-proof.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { loadBatchForDisplay } from '../../batches/batch-for-display.ts';
import { loadPayout } from '../history/get-payout.ts';
import { legalNameOf, loadBatchEvidence } from './batch-evidence.ts';
import { timelineOf } from './timeline.ts';
import { loadTransfers } from './transfers.ts';

interface WithdrawalEvidence {
  row_number: number;
  own_reference: string | null;
  attempt_id: string | null;
  rail_reference: string | null;
  submitted_at: Date | null;
}

/** GET /app/payouts/{id}/proof: creator, approvals, bank reference and postings of a payout. Errors: 404. */
export function getPayoutProof(context: Context): Handler<typeof op> {
  return ({ caller, params }) =>
    context.database.transaction((tx) => loadProof(tx, caller, params.id, nowOf(context.clock)), {
      isolation: 'repeatable read',
      readOnly: true,
    });
}

async function loadProof(
  db: Queryable,
  caller: { entityId: string; entityName: string },
  payoutId: string,
  at: Date,
): Promise<z.input<typeof PayoutProof>> {
  const payout = await loadPayout(db, caller.entityId, payoutId);
  const batch = payout.batch ? await loadBatchForDisplay(db, caller.entityId, payout.batch.id, at) : null;
  const withdrawal = payout.withdrawalId ? await loadEvidence(db, payout.withdrawalId) : null;
  const transfers = await loadTransfers(db, payout);
  const auditEntries = batch ? await loadBatchEvidence(db, caller.entityId, batch.id) : [];
  return {
    payout,
    entityName: caller.entityName,
    legalName: (await legalNameOf(db, caller.entityId)) ?? caller.entityName,
    issuedAt: at.toISOString(),
    attemptId: withdrawal?.attempt_id ?? null,
    railReference: withdrawal?.rail_reference ?? null,
    rowNumber: withdrawal?.row_number ?? null,
    ownReference: withdrawal?.own_reference ?? null,
    createdBy: batch?.createdBy ?? null,
    approvals: batch?.approvals ?? [],
    movesOn: payout.direction === 'DEBIT' ? (batch?.movesOn ?? null) : null,
    contentDigest: batch?.contentDigest ?? null,
    auditEntries,
    timeline: timelineOf({
      payout,
      batch,
      auditEntries,
      submittedAt: withdrawal?.submitted_at ?? null,
      transfers,
    }),
    transfers,
    linkedPayoutId: await linkedPayout(db, caller.entityId, payoutId),
  };
}

async function loadEvidence(db: Queryable, withdrawalId: string): Promise<WithdrawalEvidence | null> {
  const [row] = await db.query(
    `SELECT row_number, own_reference, attempt_id, rail_reference, submitted_at
       FROM withdrawals
      WHERE id = $1`,
    [withdrawalId],
  );
  return row ?? null;
}

/** The other payout of a return: the reversed DEBIT of a CREDIT, or the CREDIT of a reversed DEBIT. */
async function linkedPayout(db: Queryable, entityId: string, payoutId: string): Promise<string | null> {
  const [linked] = await db.query(
    `SELECT other.id FROM payouts p
       JOIN payouts other ON other.entity_id = $1 AND other.id <> p.id AND (other.id = p.reversal_of
            OR (other.withdrawal_id = p.withdrawal_id AND other.reversal_of = p.id))
      WHERE p.entity_id = $1 AND p.id = $2`,
    [entityId, payoutId],
  );
  return linked?.id ?? null;
}
