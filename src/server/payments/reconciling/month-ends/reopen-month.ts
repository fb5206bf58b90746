import type { reopenMonth as op } from '../../../../contract/dashboard/month-ends.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { closedUntil } from '../statements/require-open-month.ts';
import { displayMonth } from './month-for-display.ts';
import { auditOfMonth, lockClose } from './steps.ts';

/**
 * POST /app/month-ends/{id}/reopen: a user asks for it; another one confirms it. Errors: 404; 400
 * `month_end_exists` while a request waits, `month_end_not_closed`, `month_end_not_possible`.
 */
export const reopenMonth: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const close = await lockClose(tx, entityId, params.id);
  if (!close.confirmed_at || close.reopened_at)
    throw refused('month_end_not_closed', explain('month_end_not_closed'));
  if (close.reopen_asked_at) throw refused('month_end_exists', explain('month_end_exists.reopening'));
  await requireLast(tx, close.account_id, close.month);
  await tx.query(
    `UPDATE month_closes
        SET reopen_asked_at = $2, reopen_asked_by = $3, reopen_reason = $4
      WHERE id = $1`,
    [close.id, at, userId, body.reason],
  );
  const after = await displayMonth(context, tx, {
    entityId,
    accountId: close.account_id,
    month: close.month,
  });
  return {
    body: after,
    audit: auditOfMonth(caller, at, 'reopen_requested', after, { reason: body.reason }),
  };
};

/** Throws 400 `month_end_not_possible` if a later month of the account is closed. */
export async function requireLast(tx: Tx, accountId: string, month: string): Promise<void> {
  const last = await closedUntil(tx, accountId);
  if (last !== null && last > month)
    throw refused('month_end_not_possible', explain('month_end_not_possible.later', { month: last }));
}
