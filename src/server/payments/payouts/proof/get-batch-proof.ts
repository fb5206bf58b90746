import type { getBatchProof as op } from '../../../../contract/dashboard/payout-proof.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { loadBatchForDisplay } from '../../batches/batch-for-display.ts';
import { legalNameOf, loadBatchEvidence } from './batch-evidence.ts';

/** GET /app/batches/{id}/proof: the audit entries that prove a batch. Errors: 404. */
export function getBatchProof(context: Context): Handler<typeof op> {
  return async ({ caller, params }) => {
    const { database, clock } = context;
    const at = nowOf(clock);
    const { id } = await loadBatchForDisplay(database, caller.entityId, params.id, at);
    return {
      legalName: (await legalNameOf(database, caller.entityId)) ?? caller.entityName,
      issuedAt: at.toISOString(),
      auditEntries: await loadBatchEvidence(database, caller.entityId, id),
    };
  };
}
