import type { Currency } from '../../../../shared/money.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { DayPart } from './tables.ts';

/** Our account as the sums by day know it. */
export interface DayAccount {
  entityId: string;
  accountNumber: string;
  currency: Currency;
}

/** Adds amounts to the sums of days. The rows are written in one order, so that writers do not deadlock. */
export async function addToDays(
  tx: Tx,
  { entityId, accountNumber, currency }: DayAccount,
  amounts: readonly { day: string; part: DayPart; amountMinor: bigint }[],
): Promise<void> {
  if (amounts.length === 0) return;
  await tx.query(
    `INSERT INTO bank_day_totals AS t (entity_id, account_number, currency, day, part, amount_minor)
     SELECT $1, $2, $3, n.day, n.part, sum(n.amount_minor)
       FROM unnest($4::text[], $5::text[], $6::bigint[]) AS n (day, part, amount_minor)
      GROUP BY n.day, n.part
      ORDER BY n.day, n.part
         ON CONFLICT (entity_id, account_number, currency, day, part)
         DO UPDATE SET amount_minor = t.amount_minor + excluded.amount_minor`,
    [
      entityId,
      accountNumber,
      currency,
      amounts.map(({ day }) => day),
      amounts.map(({ part }) => part),
      amounts.map(({ amountMinor }) => amountMinor),
    ],
  );
}

/** What the ledger has booked about a payment. */
export interface BookedPayment {
  withdrawalId: string;
  part: 'BOOKED_PAYOUT' | 'BOOKED_FEE' | 'BOOKED_RETURN';
  /** Negative for money out. */
  amountMinor: bigint;
}

/**
 * Adds what the ledger has booked to the account from which the bank files of the payments are paid. It
 * counts on the day on which the bank pays the file; a return counts on the day of its entry, or else on
 * `returnedOn`. Once an opening balance is booked, nothing is added to a day that it contains: what is of an
 * earlier day counts on the first day of the account. Payments that no bank file carries add nothing.
 */
export async function addBooked(
  tx: Tx,
  payments: readonly BookedPayment[],
  returnedOn: string | null,
): Promise<void> {
  if (payments.length === 0) return;
  await tx.query(
    `INSERT INTO bank_day_totals AS t (entity_id, account_number, currency, day, part, amount_minor)
     SELECT f.entity_id, f.payer_account_number, f.currency, d.day, n.part, sum(n.amount_minor)
       FROM unnest($1::uuid[], $2::text[], $3::bigint[]) AS n (withdrawal_id, part, amount_minor)
       JOIN bank_file_payments p ON p.withdrawal_id = n.withdrawal_id
       JOIN bank_files f ON f.id = p.file_id AND f.left_at IS NOT NULL
       LEFT JOIN entry_postings r
              ON r.withdrawal_id = n.withdrawal_id AND r.kind = 'RETURN' AND r.part = 0
                 AND n.part = 'BOOKED_RETURN'
       LEFT JOIN (SELECT a.entity_id, a.account_number, a.currency, o.day
                    FROM statement_accounts a
                    JOIN opening_balances o ON o.account_id = a.id AND o.confirmed_at IS NOT NULL) o
              ON (o.entity_id, ltrim(o.account_number, '0'), o.currency)
                 = (f.entity_id, ltrim(f.payer_account_number, '0'), f.currency)
      CROSS JOIN LATERAL (
            SELECT greatest(CASE n.part WHEN 'BOOKED_RETURN' THEN coalesce(r.booking_date, $4)
                            ELSE f.execution_date END, o.day) AS day) d
      WHERE n.amount_minor <> 0
      GROUP BY f.entity_id, f.payer_account_number, f.currency, d.day, n.part
      ORDER BY f.entity_id, f.payer_account_number, f.currency, d.day, n.part
         ON CONFLICT (entity_id, account_number, currency, day, part)
         DO UPDATE SET amount_minor = t.amount_minor + excluded.amount_minor`,
    [
      payments.map(({ withdrawalId }) => withdrawalId),
      payments.map(({ part }) => part),
      payments.map(({ amountMinor }) => amountMinor),
      returnedOn,
    ],
  );
}
