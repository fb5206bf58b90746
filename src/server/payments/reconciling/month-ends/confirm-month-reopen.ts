import type { confirmMonthReopen as op } from '../../../../contract/dashboard/month-ends.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { readRefusedAgain } from '../../bank-files/read-refused-again.ts';
import { displayMonth } from './month-for-display.ts';
import { requireLast } from './reopen-month.ts';
import { auditOfMonth, lockClose, requireSecondUser } from './steps.ts';

/**
 * POST /app/month-ends/{id}/reopen/confirm: another user reopens the month; the statements that came for it
 * meanwhile are read. Errors: 401 `fresh_sign_in_required`; 404; 400 `month_end_not_waiting`,
 * `month_end_not_possible`, `own_month_end`.
 */
export const confirmMonthReopen: ChangingVerb<typeof op> = async (context, tx, { caller, params }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const close = await lockClose(tx, entityId, params.id);
  if (!close.reopen_asked_by || close.reopened_at)
    throw refused('month_end_not_waiting', explain('month_end_not_waiting'));
  await requireSecondUser(tx, caller, close.reopen_asked_by, at);
  await requireLast(tx, close.account_id, close.month);
  await tx.query('UPDATE month_closes SET reopened_at = $2, reopened_by = $3 WHERE id = $1', [
    close.id,
    at,
    userId,
  ]);
  await readRefusedAgain(tx, entityId, ['month_closed']);
  const after = await displayMonth(context, tx, {
    entityId,
    accountId: close.account_id,
    month: close.month,
  });
  return {
    body: after,
    audit: auditOfMonth(caller, at, 'reopened', after, { reason: close.reopen_reason ?? '' }),
  };
};
