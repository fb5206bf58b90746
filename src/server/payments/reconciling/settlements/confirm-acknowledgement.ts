import type { confirmAcknowledgement as op } from '../../../../contract/settlements.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { auditOfDifference, lockSettlement } from './lock-settlement.ts';
import { loadSettlementDetail } from './settlement-detail.ts';
import { usersWhoMayConfirm } from './users-who-may-confirm.ts';

/**
 * POST /payments/settlements/{id}/acknowledge/confirm: a user other than the first one accepts the difference
 * too; from then on the acknowledgement counts. Errors: 401 `fresh_sign_in_required`; 404; 400
 * `acknowledgement_not_waiting`, `own_acknowledgement`, `settlement_difference_changed`.
 */
export const confirmAcknowledgement: ChangingVerb<typeof op> = async (
  context,
  tx,
  { caller, params, body },
) => {
  const at = nowOf(context.clock);
  const settlement = await lockSettlement(tx, caller, params.id, at);
  const { acknowledgement, differenceState } = settlement;
  if (
    acknowledgement?.id !== body.acknowledgementId ||
    !acknowledgement.needsSecondUser ||
    acknowledgement.confirmed
  )
    throw refused('acknowledgement_not_waiting', explain('acknowledgement_not_waiting'));
  if (acknowledgement.by.userId === caller.userId)
    throw await ownAcknowledgement(tx, caller.entityId, caller.userId);
  if (differenceState !== 'WAITING')
    throw refused('settlement_difference_changed', explain('settlement_difference_changed'));
  await tx.query(
    'UPDATE settlement_acknowledgements SET confirmed_at = $2, confirmed_by = $3 WHERE id = $1',
    [acknowledgement.id, at, caller.userId],
  );
  return {
    body: await loadSettlementDetail(tx, caller.entityId, settlement.id),
    audit: auditOfDifference(caller, at, 'confirmed', settlement, acknowledgement, {
      reason: acknowledgement.reason,
      acknowledgedBy: acknowledgement.by,
    }),
  };
};

async function ownAcknowledgement(tx: Tx, entityId: string, userId: string): Promise<Error> {
  const others = await usersWhoMayConfirm(tx, entityId, userId);
  const names = others.map(({ name }) => name).join(', ');
  return refused(
    'own_acknowledgement',
    names === '' ? explain('own_acknowledgement.alone') : explain('own_acknowledgement', { names }),
  );
}
