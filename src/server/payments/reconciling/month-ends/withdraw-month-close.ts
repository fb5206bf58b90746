import type { withdrawMonthClose as op } from '../../../../contract/dashboard/month-ends.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { displayMonth } from './month-for-display.ts';
import { auditOfMonth, lockClose } from './steps.ts';

/**
 * POST /app/month-ends/{id}/withdraw: ends a closing, or a request to reopen, that waits. Errors: 404; 400
 * `month_end_not_waiting`.
 */
export const withdrawMonthClose: ChangingVerb<typeof op> = async (context, tx, { caller, params }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const close = await lockClose(tx, entityId, params.id);
  const isReopening = close.confirmed_at !== null;
  if (close.isWithdrawn || close.reopened_at || (isReopening && !close.reopen_asked_at))
    throw refused('month_end_not_waiting', explain('month_end_not_waiting'));
  if (isReopening)
    await tx.query(
      `UPDATE month_closes
          SET reopen_asked_at = NULL, reopen_asked_by = NULL, reopen_reason = NULL
        WHERE id = $1`,
      [close.id],
    );
  else
    await tx.query('UPDATE month_closes SET withdrawn_at = $2, withdrawn_by = $3 WHERE id = $1', [
      close.id,
      at,
      userId,
    ]);
  const after = await displayMonth(context, tx, {
    entityId,
    accountId: close.account_id,
    month: close.month,
  });
  return {
    body: after,
    audit: auditOfMonth(caller, at, isReopening ? 'reopen_withdrawn' : 'withdrawn', after, {}),
  };
};
