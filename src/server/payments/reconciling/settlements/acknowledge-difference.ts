import type { acknowledgeDifference as op } from '../../../../contract/settlements.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { parseAmount } from '../../../../shared/money.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { auditOfDifference, lockSettlement } from './lock-settlement.ts';
import { loadSettlementDetail, secondUserNeeded } from './settlement-detail.ts';
import type { SettlementForDisplay } from './settlement-for-display.ts';

/**
 * POST /payments/settlements/{id}/acknowledge: a user knows of the difference and accepts it. Above the limit
 * of the entity, it counts once another user has confirmed it (confirm-acknowledgement.ts). Errors: 401
 * `fresh_sign_in_required`; 404; 400 `settlement_without_difference`, `settlement_difference_changed`,
 * `difference_acknowledged`.
 */
export const acknowledgeDifference: ChangingVerb<typeof op> = async (
  context,
  tx,
  { caller, params, body },
) => {
  const at = nowOf(context.clock);
  const settlement = await lockSettlement(tx, caller, params.id, at);
  const { overMinor, underMinor } = requireSameDifference(settlement, body);
  if (settlement.differenceState === 'WAITING' || settlement.differenceState === 'ACKNOWLEDGED')
    throw refused('difference_acknowledged', explain('difference_acknowledged'));
  await endOutdated(tx, settlement, caller.userId, at);
  const needsSecond = await secondUserNeeded(tx, caller.entityId, settlement);
  await tx.query(
    `INSERT INTO settlement_acknowledgements
            (id, entity_id, file_id, over_minor, under_minor, reason, acknowledged_at, acknowledged_by,
             needs_second)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      newId(context),
      caller.entityId,
      settlement.id,
      overMinor,
      underMinor,
      body.reason,
      at,
      caller.userId,
      needsSecond,
    ],
  );
  return {
    body: await loadSettlementDetail(tx, caller.entityId, settlement.id),
    audit: auditOfDifference(caller, at, 'acknowledged', settlement, settlement, {
      reason: body.reason,
      needsSecondUser: needsSecond,
    }),
  };
};

/** The difference, if it is what the user saw: 5 and 5.00 are the same amount. */
function requireSameDifference(
  { overAmount, underAmount, currency, differenceState }: SettlementForDisplay,
  seen: { overAmount: string; underAmount: string },
): { overMinor: bigint; underMinor: bigint } {
  if (differenceState === 'NONE')
    throw refused('settlement_without_difference', explain('settlement_without_difference'));
  const overMinor = parseAmount(seen.overAmount, currency);
  const underMinor = parseAmount(seen.underAmount, currency);
  if (overMinor !== parseAmount(overAmount, currency) || underMinor !== parseAmount(underAmount, currency))
    throw refused('settlement_difference_changed', explain('settlement_difference_changed'));
  return { overMinor: overMinor!, underMinor: underMinor! };
}

/** An acknowledgement of other amounts ends with the one that replaces it. */
async function endOutdated(
  tx: Tx,
  { acknowledgement }: SettlementForDisplay,
  userId: string,
  at: Date,
): Promise<void> {
  if (!acknowledgement) return;
  await tx.query(
    `UPDATE settlement_acknowledgements
        SET ended_at = $2, ended_by = $3, ended_how = 'REPLACED'
      WHERE id = $1`,
    [acknowledgement.id, at, userId],
  );
}
