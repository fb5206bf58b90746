import type { Currency } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { movedBookings } from './moved-bookings.ts';

/** An account that begins, or is to begin, with the opening balance of a statement. */
export interface Beginning {
  accountId: string;
  entityId: string;
  accountNumber: string;
  currency: Currency;
  day: string;
  openingMinor: bigint;
  isReceiving: boolean;
}

export interface OpeningAmounts {
  /** What the ledger has booked on the account before the day, and no later statement shows. */
  bookedBeforeMinor: bigint;
  /** The part of the balance that comes from no bank account. */
  notAtBankMinor: bigint;
  /** The amount to book. */
  bookedMinor: bigint;
}

/**
 * The amount to book, so that FUNDING has the opening balance and all that was booked on the account from
 * its day on; for a receiving account, COLLECTION. What the balance should have from the other such accounts
 * of the entity: from one that has begun, its opening balance and what was booked on it since; from another
 * one, all that was booked on it.
 */
export async function openingAmounts(db: Queryable, beginning: Beginning): Promise<OpeningAmounts> {
  const { entityId, accountNumber, currency, day, openingMinor, isReceiving } = beginning;
  const [row] = await db.query(
    `WITH begun AS (
       SELECT o.account_id, a.account_number, o.day, o.opening_minor
         FROM opening_balances o
         JOIN statement_accounts a ON a.id = o.account_id
        WHERE o.entity_id = $1 AND a.currency = $3 AND o.confirmed_at IS NOT NULL
          AND is_receiving(a.id) = $5),
          receiving AS (
       SELECT ltrim(a.account_number, '0') AS key
         FROM statement_accounts a
        WHERE a.entity_id = $1 AND a.currency = $3 AND is_receiving(a.id)),
          -- What COLLECTION has on accounts that also pay.
          beside AS (
       SELECT coalesce(sum(collected_on_account(a.id)), 0) AS left_minor
         FROM statement_accounts a
        WHERE a.entity_id = $1 AND a.currency = $3 AND NOT is_receiving(a.id))
     SELECT (SELECT coalesce(sum(t.amount_minor), 0)
               FROM bank_day_totals t
              WHERE t.entity_id = $1
                AND ltrim(t.account_number, '0') = ltrim($2, '0')
                AND t.currency = $3 AND t.day < $4
                AND starts_with(t.part, 'BOOKED_'))::bigint AS own_booked,
            (SELECT coalesce(sum(balance_minor), 0)
               FROM ledger_accounts
              WHERE entity_id = $1 AND currency = $3
                AND access_type = CASE WHEN $5 THEN 'COLLECTION' ELSE 'FUNDING' END)::bigint AS balance,
            (SELECT left_minor FROM beside)::bigint AS beside,
            (SELECT coalesce(sum(opening_minor), 0) FROM begun)::bigint AS openings,
            (SELECT coalesce(sum(t.amount_minor), 0)
               FROM bank_day_totals t
               LEFT JOIN begun b ON ltrim(b.account_number, '0') = ltrim(t.account_number, '0')
              WHERE t.entity_id = $1 AND t.currency = $3 AND starts_with(t.part, 'BOOKED_')
                AND t.day >= coalesce(b.day, '')
                AND (ltrim(t.account_number, '0') IN (SELECT key FROM receiving)) = $5)::bigint AS booked`,
    [entityId, accountNumber, currency, day, isReceiving],
  );
  const sum = (...amounts: (bigint | null)[]) => amounts.reduce<bigint>((all, one) => all + (one ?? 0n), 0n);
  const { own_booked, balance, beside, openings, booked } = row!;
  const moved = await movedBookings(db, beginning);
  const bookedBeforeMinor = sum(own_booked) - sum(...moved.map(({ amountMinor }) => amountMinor));
  // COLLECTION has the receipts of accounts that also pay, less what was swept of them. Money that was
  // simulated and then swept is in FUNDING, and in no account.
  const notAtBankMinor = isReceiving
    ? sum(balance) - sum(openings, booked, beside)
    : sum(balance, beside) - sum(openings, booked);
  return {
    bookedBeforeMinor,
    notAtBankMinor,
    bookedMinor: openingMinor - bookedBeforeMinor - notAtBankMinor,
  };
}
