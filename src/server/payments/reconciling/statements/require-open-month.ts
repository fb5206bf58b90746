import { monthOf } from '../../../../domain/reconciliation/month-end.ts';
import { explain, type Explained } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** SQL: the closing or reopening of a month `c` waits for a second user. */
export const MONTH_WAITS = `c.withdrawn_at IS NULL AND c.reopened_at IS NULL
          AND (c.confirmed_at IS NULL OR c.reopen_asked_at IS NOT NULL)`;

/** The last month of an account that is closed; null if none is. The caller has locked the account. */
export async function closedUntil(db: Queryable, accountId: string): Promise<string | null> {
  const [row] = await db.query(
    `SELECT max(c.month) AS month
       FROM month_closes c
      WHERE c.account_id = $1 AND c.confirmed_at IS NOT NULL AND c.reopened_at IS NULL`,
    [accountId],
  );
  return row?.month ?? null;
}

/** The month of the first of these days that is closed, in words; null if none is. */
export async function closedMonthOf(
  db: Queryable,
  account: { id: string; accountNumber: string },
  days: readonly string[],
): Promise<Explained | null> {
  const until = await closedUntil(db, account.id);
  const closed = days
    .filter((day) => day !== '' && until !== null && monthOf(day) <= until)
    .map(monthOf)
    .toSorted()[0];
  if (closed === undefined) return null;
  return explain('month_closed.month', { month: closed, account: account.accountNumber });
}

/** Throws 400 `month_closed` if one of these days of an account, which is locked, is in a closed month. */
export async function requireOpenMonth(
  db: Queryable,
  account: { id: string; accountNumber: string },
  days: readonly string[],
): Promise<void> {
  const detail = await closedMonthOf(db, account, days);
  if (detail) throw refused('month_closed', explain('month_closed', { detail }));
}
