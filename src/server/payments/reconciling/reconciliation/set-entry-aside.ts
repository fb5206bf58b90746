import type { setEntryAside as op } from '../../../../contract/dashboard/reconciliation-postings.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { addToDays } from '../statements/day-totals.ts';
import { requireOpenMonth } from '../statements/require-open-month.ts';
import { loadReconciledEntry } from './entries-for-display.ts';
import { lockEntry } from './lock-entry.ts';

/** POST /app/reconciliation/entries/{id}/set-aside. Errors: 404; 400 `entry_posted`, `month_closed`. */
export const setEntryAside: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { id, account, amountMinor, bookingDate, state } = await lockEntry(tx, caller.entityId, params.id);
  await requireOpenMonth(tx, account, [bookingDate]);
  const at = nowOf(context.clock);
  await tx.query(
    `UPDATE reconciled_entries
        SET state = 'SET_ASIDE', aside_at = $2, aside_by = $3, aside_reason = $4
      WHERE entry_id = $1`,
    [id, at, caller.userId, body.reason],
  );
  if (state === 'OPEN') await addToDays(tx, account, [{ day: bookingDate, part: 'SET_ASIDE', amountMinor }]);
  const after = await loadReconciledEntry(tx, caller.entityId, id);
  return {
    body: after,
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: 'statement_entry.set_aside',
      subjectType: 'statement_entry',
      subjectId: id,
      details: {
        amount: after.entry.amount,
        currency: after.account.currency,
        bookingDate,
        reason: body.reason,
      },
    },
  };
};
