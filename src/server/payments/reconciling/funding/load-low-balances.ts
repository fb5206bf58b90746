import type { Currency } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

export interface LowBalance {
  currency: Currency;
  availableMinor: bigint;
  fellAt: Date;
}

/** The balances of FUNDING that are below the threshold of the entity. */
export async function loadLowBalances(db: Queryable, entityId: string): Promise<LowBalance[]> {
  const rows = await db.query(
    `SELECT l.currency, l.fell_at,
            (a.balance_minor - not_available_of_funding(a.entity_id, a.currency))::bigint AS balance_minor
       FROM low_balances l
       LEFT JOIN ledger_accounts a
              ON a.entity_id = l.entity_id AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
                 AND a.currency = l.currency
      WHERE l.entity_id = $1
      ORDER BY l.currency`,
    [entityId],
  );
  return rows.map((row) => ({
    currency: row.currency,
    availableMinor: row.balance_minor ?? 0n,
    fellAt: row.fell_at,
  }));
}
