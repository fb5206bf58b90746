import type { cancelFundingRecord as op } from '../../../../contract/funding-records.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { loadFundingRecord } from './funding-for-display.ts';
import { reconcileAgain } from './reconcile-again.ts';
import { todayOf } from './today.ts';

/** POST /payments/funding-records/{id}/cancel. Errors: 404; 400 `funding_not_expected`. */
export const cancelFundingRecord: ChangingVerb<typeof op> = async (context, tx, { caller, params }) => {
  const { entityId } = caller;
  const at = nowOf(context.clock);
  const today = await todayOf(context, tx, entityId);
  const before = await loadFundingRecord(tx, entityId, params.id, today);
  const cancelled = await tx.query(
    `UPDATE funding_records
        SET state = 'CANCELLED', cancelled_by = $3, cancelled_at = $4
      WHERE id = $1 AND entity_id = $2 AND state = 'EXPECTED'
      RETURNING expected_minor`,
    [params.id, entityId, caller.userId, at],
  );
  if (!cancelled[0]) throw refused('funding_not_expected', explain('funding_not_expected'));
  await reconcileAgain(tx, entityId, cancelled[0].expected_minor ?? 0n);
  return {
    body: await loadFundingRecord(tx, entityId, params.id, today),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'funding.cancelled',
      subjectType: 'funding_record',
      subjectId: params.id,
      details: {
        currency: before.currency,
        amount: before.expectedAmount,
        expectedOn: before.expectedOn,
      },
    },
  };
};
