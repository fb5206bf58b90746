import type { z } from 'zod';
import type { PayoutProof } from '../../../../contract/dashboard/payout-proof.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { PayoutForDisplay } from '../history/payout-for-display.ts';

export type ProvenTransfer = z.input<typeof PayoutProof>['transfers'][number];

/** The JSON of the column `postings`. */
type Postings = { account: string; currency: Currency; amountMinor: string }[];

/**
 * The ledger transfers of one payout, oldest first: the hold of its batch, then the transfers of its
 * withdrawal.
 */
export async function loadTransfers(db: Queryable, payout: PayoutForDisplay): Promise<ProvenTransfer[]> {
  if (!payout.withdrawalId || !payout.batch) return [];
  const rows = await db.query(
    `SELECT t.id, t.kind, t.created_at,
            (SELECT jsonb_agg(jsonb_build_object(
                      'account', a.access_type
                        || CASE a.bucket WHEN 'OUTSIDE' THEN '' ELSE ' ' || a.bucket END,
                      'currency', p.currency, 'amountMinor', p.amount_minor::text) ORDER BY p.id)
               FROM postings p
               JOIN ledger_accounts a ON a.id = p.account_id
              WHERE p.transfer_id = t.id) AS postings
       FROM transfers t
      WHERE (t.batch_id = $1 AND t.kind = 'HOLD' AND t.withdrawal_id IS NULL) OR t.withdrawal_id = $2
      ORDER BY t.created_at, t.id`,
    [payout.batch.id, payout.withdrawalId],
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    at: row.created_at.toISOString(),
    postings: (row.postings as Postings).map(({ account, currency, amountMinor }) => ({
      account,
      currency,
      amount: formatAmount(BigInt(amountMinor), currency),
    })),
  }));
}
