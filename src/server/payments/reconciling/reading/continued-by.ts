import type { Currency } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

interface Opened {
  entityId: string;
  /** The connection for which the file was given. */
  connectionId: string;
  currency: Currency;
  /** The balance with which the file opens; null when it states none. */
  openingMinor: bigint | null;
}

/**
 * The one connection whose last statement closes with the balance with which a CSV file opens, while that of
 * the chosen connection does not: the file is probably its statement. Null without one, and for a balance of
 * zero, with which any account may open.
 */
export async function continuedBy(
  db: Queryable,
  { entityId, connectionId, currency, openingMinor }: Opened,
): Promise<{ id: string; name: string } | null> {
  if (!openingMinor) return null;
  const rows = await db.query(
    `SELECT c.id, c.display_name, last.closing_minor
       FROM bank_file_connections c
       JOIN statement_accounts a
         ON a.entity_id = c.entity_id AND a.currency = c.currency
            AND ltrim(a.account_number, '0') = ltrim(c.payer_account_number, '0')
       JOIN LATERAL (
         SELECT s.closing_minor
           FROM bank_statements s
          WHERE s.account_id = a.id AND s.kind = 'STATEMENT' AND s.closing_minor IS NOT NULL
            AND s.taken_back_at IS NULL
          ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, s.id DESC
          LIMIT 1) last ON true
      WHERE c.entity_id = $1 AND c.currency = $2`,
    [entityId, currency],
  );
  const fitting = rows.filter((row) => row.closing_minor === openingMinor);
  const [only] = fitting;
  const isOwn = fitting.some(({ id }) => id === connectionId);
  return isOwn || !only || fitting.length > 1 ? null : { id: only.id, name: only.display_name };
}
