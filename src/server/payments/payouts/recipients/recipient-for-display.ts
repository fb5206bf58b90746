import type { z } from 'zod';
import type { Recipient } from '../../../../contract/dashboard/recipients.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Queryable, RowOf } from '../../../platform/database/pool.ts';

export type RecipientForDisplay = z.input<typeof Recipient>;

/** The JSON of the column `totals`. */
type Totals = { currency: Currency; count: number; amountMinor: string }[];

/** Names, branch and external id come from this many payments, however many a recipient has. */
const LATEST = 10;

const SELECT_RECIPIENTS = `
  SELECT r.id, r.bank_code, coalesce(k.display_name, r.bank_code) AS bank_name, r.account_number,
         r.created_at, latest.beneficiary_name AS name, latest.branch_code, latest.account_type,
         (SELECT w.external_id FROM withdrawals w
           WHERE w.id = ANY (named.by) AND w.external_id IS NOT NULL
           ORDER BY w.created_at DESC, w.row_number DESC
           LIMIT 1) AS external_id,
         ARRAY(SELECT other.name
                 FROM ((SELECT n.name FROM recipient_names n
                         WHERE n.entity_id = $1 AND n.beneficiary_id = r.id
                         ORDER BY n.name
                         LIMIT 21)
                        UNION
                       SELECT w.beneficiary_name FROM withdrawals w WHERE w.id = ANY (named.by)) other
                WHERE other.name <> latest.beneficiary_name
                ORDER BY 1
                LIMIT 20) AS other_names,
         (extract(epoch FROM r.last_paid_at) * 1000)::bigint AS last_paid_ms,
         (SELECT coalesce(jsonb_agg(jsonb_build_object(
                   'currency', t.currency, 'count', t.count, 'amountMinor', t.amount_minor::text)
                   ORDER BY t.currency), '[]')
            FROM recipient_sums t
           WHERE t.entity_id = $1 AND t.beneficiary_id = r.id AND t.count > 0) AS totals
    FROM unnest($2::uuid[]) WITH ORDINALITY AS wanted (id, place)
    JOIN beneficiaries r ON r.id = wanted.id AND r.entity_id = $1
   CROSS JOIN LATERAL (
         SELECT ARRAY(SELECT p.withdrawal_id FROM payouts p
                       WHERE p.beneficiary_id = r.id AND p.direction = 'DEBIT' AND p.status <> 'FAILED'
                         AND p.withdrawal_id IS NOT NULL
                       ORDER BY p.created_at DESC, p.id DESC
                       LIMIT ${LATEST}) AS withdrawals) paid
   CROSS JOIN LATERAL (
         SELECT CASE WHEN paid.withdrawals <> '{}' THEN paid.withdrawals
                     ELSE ARRAY(SELECT w.id FROM withdrawals w
                                 WHERE w.beneficiary_id = r.id
                                 ORDER BY w.created_at DESC, w.row_number DESC
                                 LIMIT ${LATEST}) END AS by) named
    JOIN LATERAL (SELECT w.beneficiary_name, w.branch_code, w.account_type
                    FROM withdrawals w
                   WHERE w.id = ANY (named.by)
                   ORDER BY w.created_at DESC, w.row_number DESC
                   LIMIT 1) latest ON true
    LEFT JOIN banks k ON k.code = r.bank_code
   ORDER BY wanted.place`;

/**
 * Recipients of an entity, in the order of the given ids: the names, branch and account type that were paid,
 * and the totals of payments that were not returned. A batch that waits or was not paid gives no new name.
 * Without any payment, the latest names of batches are used. Ids of other entities are skipped.
 */
export async function loadRecipients(
  db: Queryable,
  entityId: string,
  ids: readonly string[],
): Promise<RecipientForDisplay[]> {
  const rows = await db.query(SELECT_RECIPIENTS, [entityId, ids]);
  return rows.map(display);
}

function display(row: RowOf<typeof SELECT_RECIPIENTS>): RecipientForDisplay {
  return {
    id: row.id,
    name: row.name,
    otherNames: row.other_names,
    bankCode: row.bank_code,
    bankName: row.bank_name,
    branchCode: row.branch_code,
    accountNumber: row.account_number,
    accountType: row.account_type,
    externalId: row.external_id,
    firstSeenAt: row.created_at.toISOString(),
    lastPaidAt: row.last_paid_ms === null ? null : new Date(Number(row.last_paid_ms)).toISOString(),
    totals: (row.totals as Totals).map(({ currency, count, amountMinor }) => ({
      currency,
      count,
      amount: formatAmount(BigInt(amountMinor), currency),
    })),
  };
}
