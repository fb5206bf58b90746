/**
 * What the ledger of the entity $1 has moved from COLLECTION to FUNDING, less what it has moved back. A
 * refund that ends unpaid, or that the bank of the payer sends back, leaves FUNDING with money of that
 * payer, which is still on the account: the ledger moves it back to COLLECTION, and the bank has nothing to
 * book. `refunds-move-what-they-give` says how much may be moved for refunds at all.
 */
export const MOVED_TO_FUNDING = `
  SELECT coalesce(sum(CASE t.kind WHEN 'SWEEP' THEN p.amount_minor ELSE -p.amount_minor END), 0)::bigint
    FROM transfers t
    JOIN postings p ON p.transfer_id = t.id AND p.amount_minor > 0
   WHERE t.entity_id = $1 AND t.kind IN ('SWEEP', 'SWEEP_BACK')`;

/**
 * The promises about getting paid that the database alone can break. $1: the entities of the history. They
 * are checked after each event.
 */
export const OF_CUSTOMERS = [
  {
    name: 'receipts-pay-no-more',
    sentence: 'What a receipt pays and what is given back of it sum to its amount at most, and are shown.',
    sql: `SELECT 'receipt ' || r.id || ' of ' || r.amount_minor || ' pays ' || s.paid || ', shows '
                 || r.allocated_minor || ' and gives back ' || s.refunded AS found
            FROM receipts r
           CROSS JOIN LATERAL (
             SELECT (SELECT coalesce(sum(a.amount_minor), 0)
                       FROM receipt_allocations a
                      WHERE a.receipt_id = r.id AND a.ended_at IS NULL) AS paid,
                    (SELECT coalesce(sum(f.amount_minor), 0)
                       FROM receipt_refunds f
                       JOIN batches b ON b.id = f.batch_id
                       JOIN withdrawals w ON w.batch_id = b.id
                      WHERE f.receipt_id = r.id AND b.status NOT IN ('REJECTED', 'CANCELLED', 'EXPIRED')
                        AND w.status NOT IN ('CANCELLED', 'FAILED', 'REVERSED')) AS refunded) s
           WHERE r.entity_id = ANY ($1::uuid[])
             AND (s.paid <> r.allocated_minor OR s.paid + s.refunded > r.amount_minor)`,
  },
  {
    name: 'requests-as-allocated',
    sentence: 'A request shows as paid what receipts pay for it, and its status is that of this amount.',
    sql: `SELECT 'request ' || q.label || ' of ' || q.amount_minor || ' is ' || q.status || ', shows '
                 || q.paid_minor || ' and is paid ' || s.paid AS found
            FROM payment_requests q
           CROSS JOIN LATERAL (
             SELECT coalesce(sum(a.amount_minor), 0) AS paid
               FROM receipt_allocations a
              WHERE a.request_id = q.id AND a.ended_at IS NULL) s
           WHERE q.entity_id = ANY ($1::uuid[])
             AND (s.paid <> q.paid_minor
                  OR NOT CASE q.status WHEN 'OPEN' THEN s.paid = 0
                                       WHEN 'PARTLY_PAID' THEN s.paid BETWEEN 1 AND q.amount_minor - 1
                                       WHEN 'PAID' THEN s.paid = q.amount_minor
                                       ELSE s.paid < q.amount_minor END)`,
  },
  {
    name: 'given-up-by-two',
    sentence: 'An open amount above the limit is written off by two people, and only while it is open.',
    // A request that opened again, because its receipt was taken back, keeps its write-off, which is marked.
    sql: `SELECT 'request ' || q.label || ' of ' || w.amount_minor || ' is written off by one person' AS found
            FROM write_offs w
            JOIN payment_requests q ON q.id = w.request_id
            JOIN payment_configs c ON c.entity_id = w.entity_id
           WHERE w.entity_id = ANY ($1::uuid[]) AND w.status = 'DONE'
             AND w.amount_minor > c.settlement_limit_minor
             AND (w.confirmed_by IS NULL OR w.confirmed_by = w.asked_by)
           UNION ALL
          SELECT 'request ' || q.label || ' is ' || q.status || ' with a write-off that is ' || w.status
            FROM write_offs w
            JOIN payment_requests q ON q.id = w.request_id
           WHERE w.entity_id = ANY ($1::uuid[]) AND w.status <> 'WITHDRAWN' AND w.reopened_at IS NULL
             AND CASE w.status WHEN 'DONE' THEN q.status <> 'WRITTEN_OFF'
                               ELSE q.status NOT IN ('OPEN', 'PARTLY_PAID')
                                    OR w.amount_minor <> q.amount_minor - q.paid_minor END`,
  },
  {
    name: 'given-back-by-two',
    sentence: 'Refunds have as many other approvers as the rules ask for, and sweeps by schedule have one.',
    // The rules of company C never change.
    sql: `SELECT 'a refund of ' || f.amount_minor || ' is ' || b.status || ' with too few approvers' AS found
            FROM receipt_refunds f
            JOIN batches b ON b.id = f.batch_id
            JOIN payment_configs c ON c.entity_id = f.entity_id
           WHERE f.entity_id = ANY ($1::uuid[])
             AND b.status NOT IN ('PENDING_APPROVAL', 'CANCELLED', 'REJECTED', 'EXPIRED')
             AND (SELECT count(DISTINCT a.user_id)
                    FROM approvals a
                   WHERE a.batch_id = b.id AND a.user_id <> f.created_by)
                 < (c.approval_rules::jsonb -> 0 ->> 'approvalsRequired')::int
           UNION ALL
          SELECT 'a sweep of ' || s.amount_minor || ' was written and approved by one person'
            FROM schedule_sweeps s
            JOIN schedule_versions v ON v.schedule_id = s.schedule_id AND v.version = s.version
           WHERE s.entity_id = ANY ($1::uuid[])
             AND NOT EXISTS (
                   SELECT 1
                     FROM schedule_approvals a
                    WHERE a.schedule_id = s.schedule_id AND a.version = s.version
                      AND a.user_id <> v.created_by)`,
  },
  {
    name: 'refunds-move-what-they-give',
    sentence: 'Of a receipt, FUNDING has what its approved and paid refunds give back, and nothing else.',
    // Less is moved only where COLLECTION may have too little: after a sweep by hand or by schedule, or once
    // a bank took money back that was given back.
    sql: `SELECT 'the refunds of a receipt of ' || m.amount_minor || ' give back ' || m.given
                 || ', and have moved ' || m.moved || ' to FUNDING' AS found
            FROM (SELECT r.entity_id, r.amount_minor, c.receives,
                         coalesce(sum(f.amount_minor) FILTER (
                           WHERE b.status NOT IN ('PENDING_APPROVAL', 'REJECTED', 'CANCELLED', 'EXPIRED')
                             AND w.status NOT IN ('CANCELLED', 'FAILED', 'REVERSED')), 0) AS given,
                         coalesce(sum(
                           (SELECT sum(CASE t.kind WHEN 'SWEEP' THEN p.amount_minor ELSE -p.amount_minor END)
                              FROM transfers t
                              JOIN postings p ON p.transfer_id = t.id AND p.amount_minor > 0
                             WHERE t.batch_id = f.batch_id
                               AND t.kind IN ('SWEEP', 'SWEEP_BACK'))), 0) AS moved
                    FROM receipt_refunds f
                    JOIN receipts r ON r.id = f.receipt_id
                    JOIN batches b ON b.id = f.batch_id
                    JOIN withdrawals w ON w.batch_id = f.batch_id
                    JOIN statement_accounts a ON a.id = r.account_id
                    JOIN bank_file_connections c ON c.id = a.connection_id
                   WHERE r.entity_id = ANY ($1::uuid[])
                   GROUP BY r.id, c.id) m
           WHERE m.moved < 0 OR m.moved > m.given
              OR (m.moved > 0 AND NOT m.receives)
              OR (m.moved < m.given AND m.receives
                  AND NOT EXISTS (SELECT 1 FROM collection_sweeps s WHERE s.entity_id = m.entity_id)
                  AND NOT EXISTS (
                        SELECT 1
                          FROM schedule_sweeps s
                         WHERE s.entity_id = m.entity_id AND s.amount_minor > 0)
                  AND NOT EXISTS (
                        SELECT 1
                          FROM receipts o
                         WHERE o.entity_id = m.entity_id AND o.status = 'RETURNED'))`,
  },
] as const;

export const OF_CUSTOMERS_ELSEWHERE = [
  {
    name: 'books-verify',
    sentence: 'The verification of the ledger finds no fault in transfers, receipts, requests and sweeps.',
  },
  {
    name: 'collection-as-at-the-bank',
    sentence:
      'COLLECTION is what customers paid and their banks left, by the statements, less what was moved.',
  },
  {
    name: 'receipts-land-as-sent',
    sentence: 'Without a person, money pays only a request or a payer whose reference it quotes.',
  },
  {
    name: 'receipts-are-answered',
    sentence: 'Money that came is allocated, given back or taken back, or it is listed as a question.',
  },
  {
    name: 'taken-back-pays-nothing',
    sentence: 'A receipt that a bank took back is money of that customer, and pays nothing any more.',
  },
  {
    name: 'refunds-as-at-the-bank',
    sentence: 'A refund is paid once, ends as the bank says, and leaves FUNDING by its amount and fee.',
  },
] as const;

export type CustomerPromiseName =
  | (typeof OF_CUSTOMERS)[number]['name']
  | (typeof OF_CUSTOMERS_ELSEWHERE)[number]['name'];
