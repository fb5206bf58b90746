import type { getMovableCollections as op } from '../../../contract/collection-sweeps.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';

/** GET /app/movable-collections: what of COLLECTION a sweep can move, and why it cannot move the rest. */
export function getMovableCollections(context: Context): Handler<typeof op> {
  const { database } = context;
  return async ({ caller: { entityId } }) => {
    const rows = await database.query(
      `SELECT l.currency, l.balance_minor,
              CASE WHEN collects_at_bank(l.entity_id, l.currency) THEN 0
                   ELSE greatest(0, sweepable(l.entity_id, l.currency))
              END::bigint AS movable_minor,
              EXISTS (SELECT 1
                        FROM bank_file_connections c
                       WHERE c.entity_id = l.entity_id AND c.currency = l.currency AND c.receives)
                AS pays_too,
              collects_at_bank(l.entity_id, l.currency) AS is_barred,
              EXISTS (SELECT 1
                        FROM bank_file_connections c
                       WHERE c.entity_id = l.entity_id AND c.currency = l.currency
                         AND c.purpose = 'RECEIPTS'
                         AND (c.state = 'LIVE'
                              OR EXISTS (SELECT 1 FROM statement_accounts a WHERE a.connection_id = c.id)))
                AS receives_elsewhere
         FROM ledger_accounts l
        WHERE l.entity_id = $1 AND l.access_type = 'COLLECTION' AND l.bucket = 'AVAILABLE'
          AND l.balance_minor > 0
        ORDER BY l.currency`,
      [entityId],
    );
    return rows.map((row) => {
      const movableMinor = row.movable_minor ?? 0n;
      const leftMinor = row.balance_minor - movableMinor;
      return {
        currency: row.currency,
        amount: formatAmount(movableMinor, row.currency),
        leftAmount: formatAmount(leftMinor, row.currency),
        leftBecause: leftMinor === 0n ? null : whyLeft(row),
      };
    });
  };
}

function whyLeft(row: {
  pays_too: boolean | null;
  is_barred: boolean | null;
  receives_elsewhere: boolean | null;
}) {
  if (row.pays_too && row.is_barred) return 'OPENING_BALANCE' as const;
  return row.receives_elsewhere ? ('RECEIVING_ACCOUNT' as const) : ('SIMULATED' as const);
}
