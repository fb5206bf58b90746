import { dayOf } from '../../../../shared/calendar-day.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';

interface Account {
  accountId: string;
  entityId: string;
  /** The first day that the opening balance does not contain. */
  day: string;
}

/** A sum that the ledger has booked on the other side of a day than the bank. */
export interface MovedBooking {
  day: string;
  part: 'BOOKED_PAYOUT' | 'BOOKED_FEE' | 'BOOKED_RETURN';
  /** What the days from the opening balance on are short of. */
  amountMinor: bigint;
}

/**
 * The postings that a statement shows on the other side of the opening balance than the day on which the
 * ledger counts them: a payment of an earlier day that a later statement shows is to be added to its day; one
 * of a later day that an earlier statement shows is to be taken from the first day.
 */
export async function movedBookings(
  db: Queryable,
  { accountId, entityId, day }: Account,
): Promise<MovedBooking[]> {
  const { timezone } = await loadPaymentConfig(db, entityId);
  const rows = await db.query(
    `SELECT p.kind, p.booking_date, p.book_day, p.posted_at, p.expected_minor,
            (SELECT min(t.created_at)
               FROM bank_file_payments f
               JOIN transfers t ON t.withdrawal_id = f.withdrawal_id
              WHERE f.file_id = p.file_id AND f.withdrawal_id = coalesce(p.withdrawal_id, f.withdrawal_id)
                AND t.kind = CASE p.kind WHEN 'RETURN' THEN 'REVERSE' ELSE 'SETTLE' END) AS booked_at
       FROM entry_postings p
      WHERE p.account_id = $1 AND p.file_id IS NOT NULL AND p.kind IN ('PAYOUT', 'FEE', 'RETURN')
        AND (p.kind = 'RETURN' OR (p.book_day < $2) <> (p.booking_date < $2))`,
    [accountId, day],
  );
  return rows.flatMap((row): MovedBooking[] => {
    if (row.booked_at === null) return [];
    const isFirst = row.posted_at.getTime() <= row.booked_at.getTime();
    const returnedOn = isFirst ? row.booking_date : dayOf(row.booked_at.getTime(), timezone);
    const countedOn = row.kind === 'RETURN' ? returnedOn : row.book_day;
    const isContained = row.booking_date < day;
    if (countedOn < day === isContained) return [];
    const part = `BOOKED_${row.kind as 'PAYOUT' | 'FEE' | 'RETURN'}` as const;
    return isContained
      ? [{ day, part, amountMinor: -row.expected_minor }]
      : [{ day: row.booking_date, part, amountMinor: row.expected_minor }];
  });
}

/**
 * How many payments of days before the opening balance, or on its earlier statements, the ledger has not
 * booked yet. Until the bank has decided, the opening balance may contain them or not.
 */
export async function undecidedPayments(db: Queryable, { accountId, day }: Account): Promise<number> {
  const [row] = await db.query(
    `SELECT (SELECT count(*)
               FROM statement_accounts a
               JOIN bank_files f
                 ON f.entity_id = a.entity_id AND f.currency = a.currency
                    AND ltrim(f.payer_account_number, '0') = ltrim(a.account_number, '0')
                    AND f.withdrawn_at IS NULL AND f.execution_date < $2
               JOIN withdrawals w
                 ON w.batch_id = f.batch_id AND w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED')
              WHERE a.id = $1)
            + (SELECT count(*)
                 FROM entry_postings p
                 JOIN withdrawals w ON w.id = p.withdrawal_id
                WHERE p.account_id = $1 AND p.booking_date < $2
                  AND ((p.kind = 'PAYOUT' AND w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED'))
                       OR (p.kind = 'RETURN' AND w.status = 'COMPLETE'))) AS count`,
    [accountId, day],
  );
  return Number(row!.count);
}

/**
 * How many entries of days before the opening balance brought money to an account that pays and receives, and
 * wait for a user to say what it is.
 */
export async function openReceipts(db: Queryable, { accountId, day }: Account): Promise<number> {
  const [row] = await db.query(
    `SELECT count(*) AS count
       FROM statement_accounts a
       JOIN bank_file_connections c ON c.id = a.connection_id AND c.receives
       JOIN reconciled_entries r ON r.account_id = a.id
      WHERE a.id = $1 AND r.state = 'OPEN' AND r.booking_date < $2 AND r.amount_minor > 0`,
    [accountId, day],
  );
  return Number(row!.count);
}
