import type { z } from 'zod';
import type { listSettlements } from '../../../../contract/settlements.ts';
import { notFound } from '../../../../shared/errors.ts';
import { formatAmount } from '../../../../shared/money.ts';
import type { Queryable, RowOf } from '../../../platform/database/pool.ts';

export type SettlementForDisplay = z.input<
  (typeof listSettlements)['answers'][200]['schema']
>['items'][number];

const FROM_SETTLEMENTS = `
    FROM bank_files f
    JOIN bank_file_connections c ON c.id = f.connection_id
    JOIN batches b ON b.id = f.batch_id
    JOIN settlement_totals t ON t.file_id = f.id
    LEFT JOIN settlement_acknowledgements a ON a.file_id = f.id AND a.ended_at IS NULL
    LEFT JOIN users u ON u.id = a.acknowledged_by
    LEFT JOIN users v ON v.id = a.confirmed_by
   CROSS JOIN LATERAL (
         SELECT coalesce(sum(k.count) FILTER (WHERE k.status NOT IN ('FAILED', 'CANCELLED')), 0)::int
                  AS payout_count,
                coalesce(sum(k.amount_minor)
                          FILTER (WHERE k.status NOT IN ('FAILED', 'CANCELLED')), 0)::bigint
                  AS expected_minor,
                coalesce(sum(k.count) FILTER (WHERE k.status = 'REVERSED'), 0)::int AS returned_count,
                coalesce(sum(k.amount_minor) FILTER (WHERE k.status = 'REVERSED'), 0)::bigint
                  AS returned_minor,
                coalesce(sum(k.fee_minor) FILTER (WHERE k.status IN ('COMPLETE', 'REVERSED')), 0)::bigint
                  AS fee_minor
           FROM batch_counts k
          WHERE k.batch_id = f.batch_id) n`;

export const SELECT_SETTLEMENTS = `
  SELECT f.id, f.execution_date, f.file_name, f.currency, f.connection_id, c.display_name, f.batch_id,
         b.label, f.payer_account_number,
         n.payout_count, n.expected_minor, n.returned_count, n.returned_minor, n.fee_minor, t.settled_count,
         t.settled_minor, t.over_minor, t.under_minor, t.difference_state, t.charged_fees_minor,
         t.settled_at, t.state, a.id AS acknowledgement_id, a.over_minor AS signed_over_minor,
         a.under_minor AS signed_under_minor, a.reason, a.acknowledged_at, a.acknowledged_by,
         u.name AS acknowledged_by_name, a.needs_second, a.confirmed_at, a.confirmed_by,
         v.name AS confirmed_by_name
  ${FROM_SETTLEMENTS}`;

/** One settlement of the entity. Throws 404. */
export async function loadSettlement(
  db: Queryable,
  entityId: string,
  id: string,
): Promise<SettlementForDisplay> {
  const [row] = await db.query(
    `${SELECT_SETTLEMENTS} WHERE f.entity_id = $1 AND f.id = $2 AND f.left_at IS NOT NULL`,
    [entityId, id],
  );
  if (!row) throw notFound('settlement');
  return displaySettlement(row);
}

export function displaySettlement(row: RowOf<typeof SELECT_SETTLEMENTS>): SettlementForDisplay {
  const amount = (minor: bigint | null) => formatAmount(minor ?? 0n, row.currency);
  return {
    id: row.id,
    date: row.execution_date,
    state: row.state,
    connection: { id: row.connection_id, displayName: row.display_name },
    accountNumber: row.payer_account_number,
    batch: { id: row.batch_id, label: row.label },
    fileName: row.file_name,
    currency: row.currency,
    payoutCount: row.payout_count ?? 0,
    settledCount: row.settled_count,
    returnedCount: row.returned_count ?? 0,
    expectedAmount: amount(row.expected_minor),
    settledAmount: amount(row.settled_minor),
    returnedAmount: amount(row.returned_minor),
    expectedFees: amount(row.fee_minor),
    chargedFees: amount(row.charged_fees_minor),
    differenceAmount: amount(row.over_minor - row.under_minor),
    overAmount: amount(row.over_minor),
    underAmount: amount(row.under_minor),
    differenceState: row.difference_state,
    acknowledgement: displayAcknowledgement(row),
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}

/** Who acknowledged the difference; null while no user has. */
function displayAcknowledgement(
  row: RowOf<typeof SELECT_SETTLEMENTS>,
): SettlementForDisplay['acknowledgement'] {
  if (row.acknowledgement_id === null) return null;
  const amount = (minor: bigint | null) => formatAmount(minor ?? 0n, row.currency);
  return {
    id: row.acknowledgement_id,
    overAmount: amount(row.signed_over_minor),
    underAmount: amount(row.signed_under_minor),
    reason: row.reason ?? '',
    by: { userId: row.acknowledged_by!, name: row.acknowledged_by_name ?? '' },
    at: row.acknowledged_at!.toISOString(),
    needsSecondUser: row.needs_second!,
    confirmed: row.confirmed_at && {
      by: { userId: row.confirmed_by!, name: row.confirmed_by_name ?? '' },
      at: row.confirmed_at.toISOString(),
    },
  };
}
