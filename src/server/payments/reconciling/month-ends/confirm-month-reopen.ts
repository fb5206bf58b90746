import type { confirmMonthReopen as op } from '../../../../contract/dashboard/month-ends.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { sendJob } from '../../../platform/jobs.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { READ_STATEMENT_FILE } from '../../base/queues.ts';
import { displayMonth } from './month-for-display.ts';
import { requireLast } from './reopen-month.ts';
import { auditOfMonth, lockClose, requireSecondUser } from './steps.ts';

/** The newest files that were refused are read again; a user uploads an older one. */
const MOST = 100;

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
  await readLateAgain(tx, entityId);
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

/** Rereads the files that were refused for a closed month. One that is still refused stays as it is. */
async function readLateAgain(tx: Tx, entityId: string): Promise<void> {
  const files = await tx.query(
    `SELECT id
       FROM statement_files
      WHERE entity_id = $1 AND result = 'REFUSED' AND refusal = 'month_closed'
      ORDER BY read_at DESC, id DESC
      LIMIT $2`,
    [entityId, MOST],
  );
  for (const { id } of files) await sendJob(tx, READ_STATEMENT_FILE, { fileId: id });
}
