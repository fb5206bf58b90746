import { recordAudit, WORKER } from '../../../audit/audit.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { addToDays, type DayAccount } from '../statements/day-totals.ts';

/**
 * Reopens entries that users had uploaded and set aside: the bank itself states them now, so they are
 * compared as if no user had seen them. Those that an opening balance contains, and those of a closed month,
 * stay aside. The caller has locked the accounts of the entity.
 */
export async function reopenSetAside(
  tx: Tx,
  account: DayAccount,
  entryIds: readonly string[],
  at: Date,
): Promise<void> {
  const opened = await tx.query(
    `UPDATE reconciled_entries r
        SET state = 'OPEN', aside_at = NULL, aside_by = NULL, aside_reason = NULL, verdict = NULL,
            proposal = NULL, rests = false
      WHERE r.entry_id = ANY($1) AND r.state = 'SET_ASIDE'
        AND NOT is_month_closed(r.account_id, r.booking_date)
        AND NOT EXISTS (SELECT 1
                          FROM opening_balances o
                         WHERE o.account_id = r.account_id AND o.confirmed_at IS NOT NULL
                           AND r.booking_date < o.day)
      RETURNING entry_id, booking_date, amount_minor`,
    [entryIds],
  );
  await addToDays(
    tx,
    account,
    opened.map((row) => ({ day: row.booking_date, part: 'SET_ASIDE', amountMinor: -row.amount_minor })),
  );
  for (const row of opened)
    await recordAudit(tx, {
      entityId: account.entityId,
      at,
      actor: WORKER,
      action: 'statement_entry.delivered',
      subjectType: 'statement_entry',
      subjectId: row.entry_id,
      details: { bookingDate: row.booking_date },
    });
}
