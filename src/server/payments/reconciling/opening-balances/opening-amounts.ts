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
}

export interface OpeningAmounts {
  /** What the ledger has booked on the account before the day, and no later statement shows. */
  bookedBeforeMinor: bigint;
  /** The part of FUNDING that comes from no bank account. */
  notAtBankMinor: bigint;
  /** The amount to book. */
  bookedMinor: bigint;
}

/**
 * The amount to book, so that FUNDING has the opening balance and all that was booked on the account from
 * its day on. What FUNDING should have from the other bank accounts of the entity: of one that has begun, its
 * opening balance and what was booked on it since; of another one, all that was booked on it.
 */
export async function openingAmounts(db: Queryable, beginning: Beginning): Promise<OpeningAmounts> {
  const { entityId, accountNumber, currency, day, openingMinor } = beginning;
  const [row] = await db.query(
    `WITH begun AS (
       SELECT o.account_id, a.account_number, o.day, o.opening_minor
         FROM opening_balances o
         JOIN statement_accounts a ON a.id = o.account_id
        WHERE o.entity_id = $1 AND a.currency = $3 AND o.confirmed_at IS NOT NULL)
     SELECT (SELECT coalesce(sum(t.amount_minor), 0)
               FROM bank_day_totals t
              WHERE t.entity_id = $1
                AND ltrim(t.account_number, '0') = ltrim($2, '0')
                AND t.currency = $3 AND t.day < $4
                AND starts_with(t.part, 'BOOKED_'))::bigint AS own_booked,
            (SELECT coalesce(sum(balance_minor), 0)
               FROM ledger_accounts
              WHERE entity_id = $1 AND currency = $3 AND access_type = 'FUNDING')::bigint AS funding,
            (SELECT coalesce(sum(opening_minor), 0) FROM begun)::bigint AS openings,
            (SELECT coalesce(sum(t.amount_minor), 0)
               FROM bank_day_totals t
               LEFT JOIN begun b ON ltrim(b.account_number, '0') = ltrim(t.account_number, '0')
              WHERE t.entity_id = $1 AND t.currency = $3 AND starts_with(t.part, 'BOOKED_')
                AND t.day >= coalesce(b.day, ''))::bigint AS booked`,
    [entityId, accountNumber, currency, day],
  );
  const sum = (...amounts: (bigint | null)[]) => amounts.reduce<bigint>((all, one) => all + (one ?? 0n), 0n);
  const { own_booked, funding, openings, booked } = row!;
  const moved = await movedBookings(db, beginning);
  const bookedBeforeMinor = sum(own_booked) - sum(...moved.map(({ amountMinor }) => amountMinor));
  const notAtBankMinor = sum(funding) - sum(openings, booked);
  return {
    bookedBeforeMinor,
    notAtBankMinor,
    bookedMinor: openingMinor - bookedBeforeMinor - notAtBankMinor,
  };
}
