import type { listWaitingBatches as op } from '../../../contract/dashboard/overview.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { displayBatches, SELECT_BATCHES } from '../batches/batch-for-display.ts';
import { whoCouldSign } from '../batches/signers/situation.ts';

/**
 * GET /app/waiting-batches: at most 50 batches that the caller may approve now, for themselves or by a
 * delegation, the earliest expiry first. With a signing policy, a batch that needs other signers is not one.
 */
export function listWaitingBatches(context: Context): Handler<typeof op> {
  return async ({ caller }) => {
    if (!caller.roles.has('APPROVER')) return [];
    const at = nowOf(context.clock);
    const rows = await context.database.query(
      `${SELECT_BATCHES}
       WHERE b.entity_id = $1 AND b.expires_at > $2
         AND (b.status = 'PENDING_APPROVAL' OR (b.status = 'APPROVED' AND b.approvals_required >
               (SELECT count(*) FROM approvals_that_count(b.id))))
         AND b.created_by <> $3
         AND NOT EXISTS (SELECT 1
                           FROM approvals a
                          WHERE a.batch_id = b.id AND (a.user_id = $3 OR a.for_user_id = $3))
       ORDER BY b.expires_at, b.id LIMIT 50`,
      [caller.entityId, at, caller.userId],
    );
    const signable = [];
    for (const row of rows) {
      const signers = await whoCouldSign(context.database, caller.entityId, row.id, at);
      if (signers === null) return displayBatches(context.database, caller.entityId, rows, at);
      if (signers.has(caller.userId)) signable.push(row);
    }
    return displayBatches(context.database, caller.entityId, signable, at);
  };
}
