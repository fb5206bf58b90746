import type { z } from 'zod';
import type { EntryRule } from '../../../../contract/dashboard/entry-rules.ts';
import type { PostedEntry } from '../../../../domain/reconciliation/learn-rule.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** Postings of an account, the latest, that are looked at for a rule. */
const MOST_LOOKED_AT = 500;

/** A posted entry, with what a user sees of it. */
export interface ShownPosted extends PostedEntry {
  bookingDate: string;
  /** Whether a user has said no to the rule that was suggested for it. */
  isDismissed: boolean;
}

interface Account {
  id: string;
  accountNumber: string;
  currency: Currency;
}

/**
 * The entries of an account that are posted, whole, as other business or as a fee without a payment; the
 * latest first.
 */
export async function loadPosted(
  db: Queryable,
  { id, accountNumber, currency }: Account,
  isOut: boolean,
): Promise<ShownPosted[]> {
  const rows = await db.query(
    `SELECT l.entry_id, e.category, l.amount_minor, s.booking_date, s.text,
            r.rule_dismissed_at IS NOT NULL AS is_dismissed, d.payments, d.text AS payment_text,
            d.counterparty_name
       FROM (SELECT p.id, p.entry_id, p.rule_id, p.amount_minor, p.posted_at
               FROM entry_postings p
              WHERE p.account_id = $1 AND p.kind IN ('OTHER', 'FEE')
                AND num_nonnulls(p.withdrawal_id, p.file_id, p.undoes) = 0
                AND (p.amount_minor < 0) = $2
                AND NOT EXISTS (SELECT FROM entry_postings u WHERE u.undoes = p.id)
              ORDER BY p.posted_at DESC, p.id DESC
              LIMIT $3) l
       JOIN statement_entries s ON s.id = l.entry_id
       JOIN reconciled_entries r ON r.entry_id = l.entry_id AND r.amount_minor = l.amount_minor
       LEFT JOIN entry_rules e ON e.id = l.rule_id
       LEFT JOIN LATERAL (
            SELECT count(*) AS payments, min(o.text) AS text, min(o.counterparty_name) AS counterparty_name
              FROM entry_details o
             WHERE o.entry_id = l.entry_id) d ON true
      ORDER BY l.posted_at DESC, l.id DESC`,
    [id, isOut, MOST_LOOKED_AT],
  );
  return rows.map((row) => ({
    id: row.entry_id,
    accountNumber,
    currency,
    // A fee that a user posted by hand has no rule.
    category: row.category ?? 'CHARGES',
    bookingDate: row.booking_date,
    isDismissed: row.is_dismissed === true,
    entry: {
      amountMinor: row.amount_minor,
      text: row.text,
      // With several payments, none of their words decide.
      details:
        row.payments === 1n
          ? [{ text: row.payment_text ?? '', counterparty: { name: row.counterparty_name } }]
          : [],
    },
  }));
}

/** Posted entries as the interface shows them. */
export function postedForDisplay(posted: readonly ShownPosted[]): z.input<typeof EntryRule>['postedBefore'] {
  return posted.map(({ id, bookingDate, category, currency, entry }) => ({
    entryId: id,
    bookingDate,
    amount: formatAmount(entry.amountMinor, currency),
    text: entry.text,
    category,
  }));
}
