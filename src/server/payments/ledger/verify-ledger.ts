import type { Database, Queryable } from '../../platform/database/pool.ts';

export interface LedgerVerdict {
  transfers: number;
  postings: number;
  balances: number;
  batches: number;
  /** One sentence for each fault; empty when the ledger is sound. */
  faults: string[];
}

/** A rule of the ledger. Its SQL selects the `id` of each record that breaks the rule. */
interface Check {
  /** The fault of the records that are found, as the end of a sentence. */
  broken: string;
  sql: string;
}

const CHECKS = [
  {
    broken: 'transfers do not sum to zero',
    sql: `SELECT transfer_id::text AS id
            FROM postings
           GROUP BY transfer_id, currency
          HAVING sum(amount_minor) <> 0`,
  },
  {
    broken: 'transfers have no postings',
    sql: `SELECT t.id::text AS id
            FROM transfers t
           WHERE NOT EXISTS (SELECT FROM postings p WHERE p.transfer_id = t.id)`,
  },
  {
    broken: 'balances are not the sum of their postings',
    sql: `SELECT a.id::text AS id
            FROM ledger_accounts a
            LEFT JOIN (SELECT account_id, sum(amount_minor) AS total FROM postings GROUP BY account_id) p
                   ON p.account_id = a.id
           WHERE a.balance_minor <> coalesce(p.total, 0)`,
  },
  {
    broken: 'batches count their withdrawals wrongly',
    sql: `SELECT coalesce(c.batch_id, w.batch_id)::text AS id
            FROM (SELECT * FROM batch_counts WHERE count <> 0 OR amount_minor <> 0 OR fee_minor <> 0) c
            FULL JOIN (SELECT batch_id, status, count(*) AS count, sum(amount_minor) AS amount,
                              sum(unit_fee_minor + vat_minor) AS fee
                         FROM withdrawals
                        GROUP BY batch_id, status) w
                   ON w.batch_id = c.batch_id AND w.status = c.status
           WHERE c.count IS DISTINCT FROM w.count
              OR c.amount_minor IS DISTINCT FROM w.amount
              OR c.fee_minor IS DISTINCT FROM w.fee`,
  },
  {
    broken: 'periods sum their payouts wrongly',
    sql: `SELECT concat_ws(' ', coalesce(s.entity_id, p.entity_id), coalesce(s.period, p.period),
                           coalesce(s.starts_at, p.starts_at)) AS id
            FROM (SELECT entity_id, period, starts_at, direction, status, currency,
                         sum(count) AS count, sum(amount_minor) AS amount, sum(fee_minor) AS fee
                    FROM payout_sums
                   GROUP BY entity_id, period, starts_at, direction, status, currency
                  HAVING sum(count) <> 0 OR sum(amount_minor) <> 0 OR sum(fee_minor) <> 0) s
            FULL JOIN (SELECT entity_id, period, start_of_period(period, created_at) AS starts_at, direction,
                              status, currency,
                              count(*) AS count, sum(amount_minor) AS amount, sum(fee_minor) AS fee
                         FROM payouts, (VALUES ('QUARTER_HOUR'), ('DAY'), ('MONTH')) AS periods (period)
                        GROUP BY 1, 2, 3, 4, 5, 6) p
                   ON (p.entity_id, p.period, p.starts_at, p.direction, p.status, p.currency)
                    = (s.entity_id, s.period, s.starts_at, s.direction, s.status, s.currency)
           WHERE s.count IS DISTINCT FROM p.count OR s.amount IS DISTINCT FROM p.amount
              OR s.fee IS DISTINCT FROM p.fee`,
  },
  {
    broken: 'recipients sum their payments wrongly',
    sql: `SELECT coalesce(s.beneficiary_id, p.beneficiary_id)::text AS id
            FROM (SELECT * FROM recipient_sums WHERE count <> 0 OR amount_minor <> 0) s
            FULL JOIN (SELECT entity_id, beneficiary_id, currency, count(*) AS count,
                              sum(amount_minor) AS amount
                         FROM payouts
                        WHERE direction = 'DEBIT' AND status = 'COMPLETE' AND beneficiary_id IS NOT NULL
                        GROUP BY entity_id, beneficiary_id, currency) p
                   ON (p.entity_id, p.beneficiary_id, p.currency)
                    = (s.entity_id, s.beneficiary_id, s.currency)
           WHERE s.count IS DISTINCT FROM p.count OR s.amount_minor IS DISTINCT FROM p.amount`,
  },
  {
    broken: 'entities count their recipients wrongly',
    sql: `SELECT coalesce(c.entity_id, b.entity_id)::text AS id
            FROM (SELECT entity_id, sum(count) AS count FROM recipient_counts GROUP BY entity_id) c
            FULL JOIN (SELECT entity_id, count(*) AS count FROM beneficiaries GROUP BY entity_id) b
                   ON b.entity_id = c.entity_id
           WHERE c.count IS DISTINCT FROM b.count`,
  },
  {
    broken: 'entities count their batches wrongly',
    sql: `SELECT concat_ws(' ', coalesce(c.entity_id, b.entity_id), coalesce(c.status, b.status)) AS id
            FROM (SELECT entity_id, status, sum(count) AS count
                    FROM batch_status_counts
                   GROUP BY entity_id, status
                  HAVING sum(count) <> 0) c
            FULL JOIN (SELECT entity_id, status, count(*) AS count FROM batches GROUP BY entity_id, status) b
                   ON b.entity_id = c.entity_id AND b.status = c.status
           WHERE c.count IS DISTINCT FROM b.count`,
  },
  {
    broken: 'due days sum their payment requests wrongly',
    sql: `SELECT concat_ws(' ', coalesce(s.entity_id, r.entity_id), coalesce(s.status, r.status),
                           coalesce(s.due_on, r.due_on)) AS id
            FROM (SELECT entity_id, currency, status, due_on, sum(request_count) AS count,
                         sum(open_minor) AS open
                    FROM payment_request_sums
                   GROUP BY entity_id, currency, status, due_on
                  HAVING sum(request_count) <> 0 OR sum(open_minor) <> 0) s
            FULL JOIN (SELECT entity_id, currency, status, due_on, count(*) AS count,
                              sum(CASE WHEN status IN ('OPEN', 'PARTLY_PAID')
                                       THEN amount_minor - paid_minor ELSE 0 END) AS open
                         FROM payment_requests
                        GROUP BY entity_id, currency, status, due_on) r
                   ON (r.entity_id, r.currency, r.status, r.due_on)
                    = (s.entity_id, s.currency, s.status, s.due_on)
           WHERE s.count IS DISTINCT FROM r.count OR s.open IS DISTINCT FROM r.open`,
  },
  {
    broken: 'days count their receipts wrongly',
    sql: `SELECT concat_ws(' ', coalesce(s.entity_id, r.entity_id), coalesce(s.status, r.status),
                           coalesce(s.received_on, r.received_on)) AS id
            FROM (SELECT entity_id, received_on, status, sum(receipt_count) AS count
                    FROM receipt_sums
                   GROUP BY entity_id, received_on, status
                  HAVING sum(receipt_count) <> 0) s
            FULL JOIN (SELECT entity_id, received_on, status, count(*) AS count
                         FROM receipts
                        GROUP BY entity_id, received_on, status) r
                   ON (r.entity_id, r.received_on, r.status) = (s.entity_id, s.received_on, s.status)
           WHERE s.count IS DISTINCT FROM r.count`,
  },
  {
    broken: 'accounts have booked other receipts than they have',
    sql: `SELECT concat_ws(' ', coalesce(t.entity_id, r.entity_id), coalesce(t.key, r.key)) AS id
            FROM (SELECT entity_id, currency, ltrim(account_number, '0') AS key, sum(amount_minor) AS minor
                    FROM bank_day_totals
                   WHERE part = 'BOOKED_RECEIPT'
                   GROUP BY 1, 2, 3
                  HAVING sum(amount_minor) <> 0) t
            FULL JOIN (SELECT a.entity_id, a.currency, ltrim(a.account_number, '0') AS key,
                              sum(r.amount_minor) AS minor
                         FROM receipts r
                         JOIN statement_accounts a ON a.id = r.account_id
                        WHERE r.status <> 'RETURNED'
                        GROUP BY 1, 2, 3) r
                   ON (r.entity_id, r.currency, r.key) = (t.entity_id, t.currency, t.key)
           WHERE t.minor IS DISTINCT FROM r.minor`,
  },
  {
    broken: 'accounts have receipts and do not receive',
    sql: `SELECT a.id::text AS id
            FROM statement_accounts a
            JOIN bank_file_connections c ON c.id = a.connection_id
           WHERE c.purpose <> 'RECEIPTS' AND NOT c.receives
             AND EXISTS (SELECT 1 FROM receipts r WHERE r.account_id = a.id)`,
  },
  {
    broken: 'sweeps belong to no schedule, no refund and no user',
    sql: `SELECT t.id::text AS id
            FROM transfers t
           WHERE t.kind = 'SWEEP'
             AND NOT EXISTS (SELECT 1 FROM schedule_sweeps s WHERE s.transfer_id = t.id)
             AND NOT EXISTS (SELECT 1 FROM collection_sweeps c WHERE c.transfer_id = t.id)
             AND NOT EXISTS (SELECT 1 FROM receipt_refunds r WHERE r.batch_id = t.batch_id)`,
  },
  {
    broken: 'refunds have moved back more than they moved to FUNDING, or are paid and moved back',
    sql: `SELECT t.id::text AS id
            FROM transfers t
            LEFT JOIN receipt_refunds f ON f.batch_id = t.batch_id
           WHERE t.kind = 'SWEEP_BACK'
             AND (f.id IS NULL OR refund_counts(f.batch_id) OR swept_for_receipt(f.receipt_id) < 0)`,
  },
  {
    broken: 'entities count more as swept than they have swept',
    sql: `SELECT concat_ws(' ', d.entity_id, d.currency) AS id
            FROM (SELECT entity_id, currency, sum(amount_minor) AS minor
                    FROM bank_day_totals
                   WHERE part = 'SWEPT'
                   GROUP BY entity_id, currency) d
            LEFT JOIN (SELECT p.entity_id, p.currency,
                              sum(CASE t.kind WHEN 'SWEEP' THEN p.amount_minor
                                              ELSE -p.amount_minor END) AS minor
                         FROM transfers t
                         JOIN postings p ON p.transfer_id = t.id AND p.amount_minor > 0
                        WHERE t.kind IN ('SWEEP', 'SWEEP_BACK')
                        GROUP BY p.entity_id, p.currency) s
                   ON (s.entity_id, s.currency) = (d.entity_id, d.currency)
           WHERE d.minor > coalesce(s.minor, 0)`,
  },
  {
    broken: 'payment requests have a history that differs from their open amount',
    sql: `SELECT r.id::text AS id
            FROM payment_requests r
            LEFT JOIN (SELECT request_id, sum(owed_minor) AS owed
                         FROM payment_request_events
                        GROUP BY request_id) e
                   ON e.request_id = r.id
           WHERE e.owed IS DISTINCT FROM
                 CASE WHEN r.status IN ('OPEN', 'PARTLY_PAID') THEN r.amount_minor - r.paid_minor ELSE 0 END`,
  },
  {
    broken: 'receipts have other amounts than their entries, allocations or transfers',
    sql: `SELECT coalesce(r.id, p.entry_id)::text AS id
            FROM receipts r
            FULL JOIN (SELECT entry_id, sum(amount_minor) AS minor
                         FROM entry_postings
                        WHERE kind = 'RECEIPT' AND amount_minor > 0
                        GROUP BY entry_id) p
                   ON p.entry_id = r.entry_id
            LEFT JOIN (SELECT receipt_id, sum(amount_minor) AS minor
                         FROM receipt_allocations
                        WHERE ended_at IS NULL
                        GROUP BY receipt_id) a
                   ON a.receipt_id = r.id
           WHERE p.minor IS DISTINCT FROM r.amount_minor OR coalesce(a.minor, 0) <> r.allocated_minor
              OR NOT is_collected(r.transfer_id, 'COLLECT', r.entity_id, r.currency, r.amount_minor)`,
  },
  {
    broken: 'receipts give back more than their allocations leave',
    sql: `SELECT r.id::text AS id
            FROM (SELECT DISTINCT receipt_id FROM receipt_refunds) f
            JOIN receipts r ON r.id = f.receipt_id
           WHERE r.allocated_minor + refunded_of(r.id) > r.amount_minor`,
  },
  {
    broken: 'receipts are taken back without an entry or a transfer, or the other way round',
    sql: `SELECT coalesce(r.id, p.entry_id)::text AS id
            FROM (SELECT * FROM receipts WHERE status = 'RETURNED') r
            FULL JOIN (SELECT entry_id, sum(amount_minor) AS minor
                         FROM entry_postings
                        WHERE kind = 'RECEIPT' AND amount_minor < 0
                        GROUP BY entry_id) p
                   ON p.entry_id = r.return_entry_id
           WHERE p.minor IS DISTINCT FROM -r.amount_minor
              OR NOT is_collected(r.return_transfer_id, 'COLLECT_RETURN', r.entity_id, r.currency,
                                  -r.amount_minor)`,
  },
  {
    broken: 'payment requests are paid by another amount than that of their allocations',
    sql: `SELECT r.id::text AS id
            FROM payment_requests r
            LEFT JOIN (SELECT request_id, sum(amount_minor) AS minor
                         FROM receipt_allocations
                        WHERE ended_at IS NULL
                        GROUP BY request_id) a
                   ON a.request_id = r.id
           WHERE coalesce(a.minor, 0) <> r.paid_minor`,
  },
  {
    broken: 'batches have totals that differ from their withdrawals',
    sql: `SELECT b.id::text AS id
            FROM batches b
            LEFT JOIN (SELECT batch_id, count(*) AS count, sum(amount_minor) AS amount
                         FROM withdrawals
                        GROUP BY batch_id) w
                   ON w.batch_id = b.id
           WHERE b.withdrawal_count <> coalesce(w.count, 0) OR b.total_amount_minor <> coalesce(w.amount, 0)`,
  },
  {
    broken: 'batches have a hold that differs from the cost of their unsettled withdrawals',
    sql: `SELECT b.id::text AS id
            FROM batches b
            LEFT JOIN (SELECT t.batch_id, sum(p.amount_minor) AS amount
                         FROM transfers t
                         JOIN postings p ON p.transfer_id = t.id
                         JOIN ledger_accounts a ON a.id = p.account_id
                        WHERE a.bucket = 'RESERVED'
                        GROUP BY t.batch_id) held
                   ON held.batch_id = b.id
            LEFT JOIN (SELECT batch_id, sum(amount_minor + unit_fee_minor + vat_minor) AS amount
                         FROM withdrawals
                        WHERE status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED')
                        GROUP BY batch_id) due
                   ON due.batch_id = b.id
           WHERE coalesce(held.amount, 0) <>
                 CASE WHEN b.status IN ('APPROVED', 'PROCESSING') THEN coalesce(due.amount, 0) ELSE 0 END`,
  },
  {
    broken: 'withdrawals are paid without a transfer, or have a transfer without being paid',
    sql: `SELECT coalesce(w.id, t.withdrawal_id)::text AS id
            FROM (SELECT id FROM withdrawals WHERE status IN ('COMPLETE', 'REVERSED')) w
            FULL JOIN (SELECT withdrawal_id FROM transfers WHERE kind = 'SETTLE') t ON t.withdrawal_id = w.id
           WHERE w.id IS NULL OR t.withdrawal_id IS NULL`,
  },
] as const satisfies readonly Check[];

/** Verifies that the ledger balances and agrees with the batches, on one snapshot of the database. */
export async function verifyLedger(database: Database): Promise<LedgerVerdict> {
  return database.transaction(
    async (tx) => {
      const faults: string[] = [];
      for (const check of CHECKS) faults.push(...(await faultsOf(tx, check)));
      const [counts] = await tx.query(
        `SELECT (SELECT count(*) FROM transfers) AS transfers,
                (SELECT count(*) FROM postings) AS postings,
                (SELECT count(*) FROM ledger_accounts) AS balances,
                (SELECT count(*) FROM batches) AS batches`,
      );
      const { transfers, postings, balances, batches } = counts!;
      return {
        transfers: Number(transfers),
        postings: Number(postings),
        balances: Number(balances),
        batches: Number(batches),
        faults,
      };
    },
    { isolation: 'repeatable read', readOnly: true, statementMs: 0 },
  );
}

const MOST_NAMED = 3;

async function faultsOf(tx: Queryable, { broken, sql }: (typeof CHECKS)[number]): Promise<string[]> {
  const found = await tx.query(
    `SELECT id, count(*) OVER () AS found FROM (${sql}) AS broken ORDER BY id LIMIT ${MOST_NAMED}`,
  );
  if (found.length === 0) return [];
  return [`${found[0]!.found} ${broken}, the first: ${found.map(({ id }) => id).join(', ')}.`];
}
