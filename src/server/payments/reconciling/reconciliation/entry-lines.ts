import type { Queryable, RowOf } from '../../../platform/database/pool.ts';

/** The postings in force of the entries `r`, or one line for an entry that has none. */
export const WITH_POSTINGS = `
    LEFT JOIN entry_postings o
           ON o.entry_id = r.entry_id AND o.undoes IS NULL
              AND NOT EXISTS (SELECT FROM entry_postings u WHERE u.undoes = o.id)`;

const SELECT_LINES = `
  SELECT r.entry_id, o.id AS posting_id, a.account_number, a.currency, r.booking_date, e.value_date,
         r.amount_minor, e.bank_reference, e.text, s.statement_name, s.sequence_number, r.state,
         r.aside_at, setter.name AS aside_by_name, r.aside_reason, o.kind, x.category,
         o.amount_minor AS posted_minor, o.expected_minor, r.way, r.posted_at,
         poster.name AS posted_by_name, r.reason, f.batch_id, b.label, f.file_name, w.payout_id,
         o.withdrawal_id, o.funding_id
    FROM unnest($2::uuid[], $3::uuid[]) WITH ORDINALITY AS n (entry_id, posting_id, place)
    JOIN reconciled_entries r ON r.entry_id = n.entry_id AND r.entity_id = $1
    JOIN statement_entries e ON e.id = r.entry_id
    JOIN statement_accounts a ON a.id = r.account_id
    LEFT JOIN entry_postings o ON o.id = n.posting_id
    LEFT JOIN entry_rules x ON x.id = o.rule_id
    LEFT JOIN withdrawals w ON w.id = o.withdrawal_id
    LEFT JOIN bank_files f ON f.id = o.file_id
    LEFT JOIN batches b ON b.id = f.batch_id
    LEFT JOIN users poster ON poster.id = r.posted_by
    LEFT JOIN users setter ON setter.id = r.aside_by
    LEFT JOIN LATERAL (
          SELECT k.statement_name, k.sequence_number
            FROM statement_lines l
            JOIN bank_statements k ON k.id = l.statement_id
           WHERE l.entry_id = r.entry_id
           ORDER BY k.taken_back_at IS NOT NULL, k.kind = 'STATEMENT' DESC, k.by_users, k.order_date, k.id
           LIMIT 1) s ON true
   ORDER BY n.place`;

export type EntryLine = RowOf<typeof SELECT_LINES>;

/** Lines by "entry posting", or "entry " for an entry without one, in this order. */
export function loadEntryLines(
  db: Queryable,
  entityId: string,
  names: readonly string[],
): Promise<EntryLine[]> {
  const parts = names.map((name) => name.split(' '));
  return db.query(SELECT_LINES, [
    entityId,
    parts.map(([entryId]) => entryId!),
    parts.map(([, postingId]) => (postingId === undefined || postingId === '' ? null : postingId)),
  ]);
}
