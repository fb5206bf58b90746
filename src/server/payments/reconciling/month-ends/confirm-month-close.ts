import type { confirmMonthClose as op } from '../../../../contract/dashboard/month-ends.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { displayMonth } from './month-for-display.ts';
import { auditOfMonth, lockClose, requireClosable, requireSecondUser } from './steps.ts';

/**
 * POST /app/month-ends/{id}/confirm: another user closes the month, as it is and as they saw it. Errors: 401
 * `fresh_sign_in_required`; 404; 400 `month_end_not_waiting`, `month_end_not_possible`, `month_end_changed`,
 * `own_month_end`.
 */
export const confirmMonthClose: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const close = await lockClose(tx, entityId, params.id);
  if (close.isWithdrawn || close.confirmed_at)
    throw refused('month_end_not_waiting', explain('month_end_not_waiting'));
  await requireSecondUser(tx, caller, close.requested_by, at);
  const month = { entityId, accountId: close.account_id, month: close.month };
  const before = await displayMonth(context, tx, month);
  requireClosable(before, close.explanation);
  const { record, digest } = before.closing!;
  if (digest !== body.digest) throw refused('month_end_changed', explain('month_end_changed'));
  await tx.query(
    `UPDATE month_closes
        SET confirmed_at = $2, confirmed_by = $3, record = $4::jsonb, digest = $5
      WHERE id = $1`,
    [close.id, at, userId, JSON.stringify(record), digest],
  );
  return {
    body: await displayMonth(context, tx, month),
    audit: auditOfMonth(caller, at, 'confirmed', before, {
      bankBalance: record.bankBalance,
      ledgerBalance: record.ledgerBalance,
      currency: record.currency,
      digest,
    }),
  };
};
