import { createHash } from 'node:crypto';
import type { Database } from '../src/server/platform/database/pool.ts';

/**
 * A digest of the entities' data in the database: batches, payments, payouts, postings, approvals and the
 * audit log, without ids and references of deposits, which differ from one play to the next. With
 * `hasExchange`, also the journal of the exchange.
 */
export async function digestOf(
  owner: Database,
  entityIds: readonly string[],
  { hasExchange = false }: { hasExchange?: boolean } = {},
): Promise<string> {
  const found: unknown[][] = [
    await owner.query(
      `SELECT label, status, currency, withdrawal_count, total_amount_minor, approvals_required, created_at,
              updated_at, completed_at, release_at, held_for
         FROM batches WHERE entity_id = ANY ($1) ORDER BY label, created_at, status`,
      [entityIds],
    ),
    await owner.query(
      // Refunds repeat the reference of their request.
      `SELECT regexp_replace(w.beneficiary_reference, '^REFUND.*', 'REFUND') AS reference,
              w.status, w.amount_minor, w.failure_code, w.submitted_at, w.updated_at
         FROM withdrawals w
        WHERE w.entity_id = ANY ($1)
        ORDER BY 1, w.created_at, w.status, w.submitted_at, w.updated_at`,
      [entityIds],
    ),
    await owner.query(
      `SELECT CASE WHEN direction = 'DEBIT'
                   THEN regexp_replace(recipient_reference, '^REFUND.*', 'REFUND') END AS reference,
              direction, status, amount_minor, fee_minor, created_at, updated_at
         FROM payouts
        WHERE entity_id = ANY ($1)
        ORDER BY 1, direction, created_at, amount_minor, status, updated_at`,
      [entityIds],
    ),
    await owner.query(
      `SELECT t.kind, a.access_type, a.bucket, p.amount_minor, p.created_at
         FROM postings p
         JOIN transfers t ON t.id = p.transfer_id
         JOIN ledger_accounts a ON a.id = p.account_id
        WHERE p.entity_id = ANY ($1)
        ORDER BY p.created_at, t.kind, a.access_type, a.bucket, p.amount_minor`,
      [entityIds],
    ),
    await owner.query(
      // Schedules that are due at the same time are made in the order of their ids, which are random.
      `SELECT l.action, l.actor_kind, l.at
         FROM audit_log l
         JOIN entities e ON e.id = l.entity_id
        WHERE l.entity_id = ANY ($1)
        ORDER BY array_position($1, l.entity_id), l.at, l.action, l.actor_kind`,
      [entityIds],
    ),
  ];
  const runs = await owner.query(
    `SELECT v.label, n.due_on::text, n.status, n.is_changed, n.problem_code, n.standing_reasons, n.updated_at
       FROM schedule_runs n
       JOIN schedule_versions v ON v.schedule_id = n.schedule_id AND v.version = 1
      WHERE n.entity_id = ANY ($1)
      ORDER BY v.label, n.due_on`,
    [entityIds],
  );
  if (runs.length > 0) found.push(runs);
  const requests = await owner.query(
    `SELECT q.label, q.status, q.amount_minor, q.paid_minor, p.name, q.updated_at,
            (SELECT string_agg(h.event, ' ' ORDER BY h.at, h.event)
               FROM payment_request_events h
              WHERE h.request_id = q.id) AS events
       FROM payment_requests q
       JOIN payers p ON p.id = q.payer_id
      WHERE q.entity_id = ANY ($1)
      ORDER BY q.label, q.created_at, q.status, q.paid_minor, q.updated_at`,
    [entityIds],
  );
  const receipts = await owner.query(
    `SELECT e.bank_reference, r.status, r.amount_minor, r.allocated_minor, r.reason, r.updated_at,
            refunded_of(r.id) AS refunded_minor
       FROM receipts r
       JOIN statement_entries e ON e.id = r.entry_id
      WHERE r.entity_id = ANY ($1)
      ORDER BY e.bank_reference`,
    [entityIds],
  );
  if (requests.length > 0) found.push(requests, receipts);
  if (hasExchange) found.push(await owner.query('SELECT command FROM exchange.commands ORDER BY sequence'));
  const text = JSON.stringify(found, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
  return createHash('sha256').update(text).digest('hex');
}
