import type { withdrawAcknowledgement as op } from '../../../../contract/settlements.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { auditOfDifference, lockSettlement } from './lock-settlement.ts';
import { loadSettlementDetail } from './settlement-detail.ts';

/**
 * POST /payments/settlements/{id}/acknowledge/withdraw: an acknowledgement is taken back, whether it waits or
 * counts. The difference is open again. Errors: 401 `fresh_sign_in_required`; 404; 400
 * `acknowledgement_ended`.
 */
export const withdrawAcknowledgement: ChangingVerb<typeof op> = async (
  context,
  tx,
  { caller, params, body },
) => {
  const at = nowOf(context.clock);
  const settlement = await lockSettlement(tx, caller, params.id, at);
  const { acknowledgement, differenceState } = settlement;
  if (acknowledgement?.id !== body.acknowledgementId)
    throw refused('acknowledgement_ended', explain('acknowledgement_ended'));
  await tx.query(
    `UPDATE settlement_acknowledgements
        SET ended_at = $2, ended_by = $3, ended_how = 'WITHDRAWN', ending_reason = $4
      WHERE id = $1`,
    [acknowledgement.id, at, caller.userId, body.reason],
  );
  return {
    body: await loadSettlementDetail(tx, caller.entityId, settlement.id),
    audit: auditOfDifference(caller, at, 'withdrawn', settlement, acknowledgement, {
      before: differenceState,
      reason: body.reason,
      acknowledgedBy: acknowledgement.by,
    }),
  };
};
