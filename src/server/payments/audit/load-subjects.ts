import { isUuid } from '../../../shared/ids.ts';
import type { Currency } from '../../../shared/money.ts';
import type { Queryable } from '../../platform/database/pool.ts';

export interface Subject {
  label: string;
  currency: Currency | null;
}

/** An entry about thousands of payments names the first ones; the others keep their ids. */
const IDS_OF_ENTRY = 50;

/**
 * The names of the entity's resources by id, in one statement. Ids that do not exist or belong to another
 * entity are left out. A payment is named by its recipient, bank and account.
 */
export async function loadSubjects(
  db: Queryable,
  entityId: string,
  ids: readonly string[],
): Promise<Map<string, Subject>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query(
    `SELECT b.id, b.label, b.currency
       FROM batches b
      WHERE b.entity_id = $1 AND b.id = ANY ($2::uuid[])
      UNION ALL
     SELECT u.id, coalesce(u.display_name, u.name), NULL
       FROM users u
      WHERE u.entity_id = $1 AND u.id = ANY ($2::uuid[])
      UNION ALL
     SELECT y.id, y.name, NULL
       FROM payees y
      WHERE y.entity_id = $1 AND y.id = ANY ($2::uuid[])
      UNION ALL
     SELECT e.id, e.name, NULL
       FROM entities e
      WHERE e.id = $1 AND e.id = ANY ($2::uuid[])
      UNION ALL
     SELECT v.id, v.name, NULL
       FROM saved_views v
      WHERE v.entity_id = $1 AND v.id = ANY ($2::uuid[])
      UNION ALL
     SELECT w.id,
            w.beneficiary_name || ', ' || coalesce(k.display_name, w.bank_code) || ' …' ||
              right(w.account_number, 4),
            b.currency
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id
       LEFT JOIN banks k ON k.code = w.bank_code
      WHERE w.entity_id = $1 AND w.id = ANY ($2::uuid[])
      UNION ALL
     SELECT p.id,
            coalesce(
              w.beneficiary_name || ', ' || coalesce(k.display_name, w.bank_code) || ' …' ||
                right(w.account_number, 4),
              p.recipient_reference),
            p.currency
       FROM payouts p
       LEFT JOIN withdrawals w ON w.id = p.withdrawal_id
       LEFT JOIN banks k ON k.code = w.bank_code
      WHERE p.entity_id = $1 AND p.id = ANY ($2::uuid[])
      UNION ALL
     SELECT r.id,
            latest.beneficiary_name || ', ' || coalesce(k.display_name, r.bank_code) || ' …' ||
              right(r.account_number, 4),
            NULL
       FROM beneficiaries r
      CROSS JOIN LATERAL (SELECT w.beneficiary_name
                            FROM withdrawals w
                           WHERE w.beneficiary_id = r.id
                           ORDER BY w.created_at DESC, w.row_number DESC
                           LIMIT 1) latest
       LEFT JOIN banks k ON k.code = r.bank_code
      WHERE r.entity_id = $1 AND r.id = ANY ($2::uuid[])`,
    [entityId, ids],
  );
  return new Map(
    rows.flatMap(({ id, label, currency }) =>
      id === null || label === null ? [] : [[id, { label, currency: currency as Currency | null }]],
    ),
  );
}

/** The ids anywhere in an entry's details. */
export function idsIn(details: unknown): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (found.size >= IDS_OF_ENTRY) return;
    if (typeof value === 'string') {
      if (isUuid(value)) found.add(value.toLowerCase());
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  walk(details);
  return [...found];
}
