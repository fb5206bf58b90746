// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../../platform/database/pool.ts';
import type { users } from '../../../identity/tables.ts';
import type { entryPostings, entryRules, reconciledEntries } from '../reconciliation/tables.ts';
import type { bankStatements, monthCloses } from '../statements/tables.ts';

declare module '../../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT c.id, c.account_id, c.month, c.explanation, c.requested_at, c.requested_by,
         u.name AS requested_by_name, c.confirmed_at, c.confirmed_by, v.name AS confirmed_by_name,
         c.record, c.digest, c.reopen_asked_at, c.reopen_asked_by, x.name AS reopen_asked_by_name,
         c.reopen_reason, c.reopened_at, c.reopened_by, y.name AS reopened_by_name
    FROM month_closes c
    JOIN users u ON u.id = c.requested_by
    LEFT JOIN users v ON v.id = c.confirmed_by
    LEFT JOIN users x ON x.id = c.reopen_asked_by
    LEFT JOIN users y ON y.id = c.reopened_by`]: {
      values: [];
      row: {
        id: Column<typeof monthCloses, 'id'>;
        account_id: Column<typeof monthCloses, 'accountId'>;
        month: Column<typeof monthCloses, 'month'>;
        explanation: Column<typeof monthCloses, 'explanation'> | null;
        requested_at: Column<typeof monthCloses, 'requestedAt'>;
        requested_by: Column<typeof monthCloses, 'requestedBy'>;
        requested_by_name: Column<typeof users, 'name'>;
        confirmed_at: Column<typeof monthCloses, 'confirmedAt'> | null;
        confirmed_by: Column<typeof monthCloses, 'confirmedBy'> | null;
        confirmed_by_name: Column<typeof users, 'name'> | null;
        record: Column<typeof monthCloses, 'record'> | null;
        digest: Column<typeof monthCloses, 'digest'> | null;
        reopen_asked_at: Column<typeof monthCloses, 'reopenAskedAt'> | null;
        reopen_asked_by: Column<typeof monthCloses, 'reopenAskedBy'> | null;
        reopen_asked_by_name: Column<typeof users, 'name'> | null;
        reopen_reason: Column<typeof monthCloses, 'reopenReason'> | null;
        reopened_at: Column<typeof monthCloses, 'reopenedAt'> | null;
        reopened_by: Column<typeof monthCloses, 'reopenedBy'> | null;
        reopened_by_name: Column<typeof users, 'name'> | null;
      };
    };
    [`
  SELECT c.id, c.account_id, c.month, c.explanation, c.requested_at, c.requested_by,
         u.name AS requested_by_name, c.confirmed_at, c.confirmed_by, v.name AS confirmed_by_name,
         c.record, c.digest, c.reopen_asked_at, c.reopen_asked_by, x.name AS reopen_asked_by_name,
         c.reopen_reason, c.reopened_at, c.reopened_by, y.name AS reopened_by_name
    FROM month_closes c
    JOIN users u ON u.id = c.requested_by
    LEFT JOIN users v ON v.id = c.confirmed_by
    LEFT JOIN users x ON x.id = c.reopen_asked_by
    LEFT JOIN users y ON y.id = c.reopened_by
      WHERE c.account_id = $1 AND c.month = ANY($2) AND c.withdrawn_at IS NULL
      ORDER BY c.month, c.requested_at DESC, c.id DESC`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof monthCloses, 'id'>;
        account_id: Column<typeof monthCloses, 'accountId'>;
        month: Column<typeof monthCloses, 'month'>;
        explanation: Column<typeof monthCloses, 'explanation'> | null;
        requested_at: Column<typeof monthCloses, 'requestedAt'>;
        requested_by: Column<typeof monthCloses, 'requestedBy'>;
        requested_by_name: Column<typeof users, 'name'>;
        confirmed_at: Column<typeof monthCloses, 'confirmedAt'> | null;
        confirmed_by: Column<typeof monthCloses, 'confirmedBy'> | null;
        confirmed_by_name: Column<typeof users, 'name'> | null;
        record: Column<typeof monthCloses, 'record'> | null;
        digest: Column<typeof monthCloses, 'digest'> | null;
        reopen_asked_at: Column<typeof monthCloses, 'reopenAskedAt'> | null;
        reopen_asked_by: Column<typeof monthCloses, 'reopenAskedBy'> | null;
        reopen_asked_by_name: Column<typeof users, 'name'> | null;
        reopen_reason: Column<typeof monthCloses, 'reopenReason'> | null;
        reopened_at: Column<typeof monthCloses, 'reopenedAt'> | null;
        reopened_by: Column<typeof monthCloses, 'reopenedBy'> | null;
        reopened_by_name: Column<typeof users, 'name'> | null;
      };
    };
    [`
  SELECT c.id, c.account_id, c.month, c.explanation, c.requested_at, c.requested_by,
         u.name AS requested_by_name, c.confirmed_at, c.confirmed_by, v.name AS confirmed_by_name,
         c.record, c.digest, c.reopen_asked_at, c.reopen_asked_by, x.name AS reopen_asked_by_name,
         c.reopen_reason, c.reopened_at, c.reopened_by, y.name AS reopened_by_name
    FROM month_closes c
    JOIN users u ON u.id = c.requested_by
    LEFT JOIN users v ON v.id = c.confirmed_by
    LEFT JOIN users x ON x.id = c.reopen_asked_by
    LEFT JOIN users y ON y.id = c.reopened_by WHERE c.entity_id = $1 AND c.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof monthCloses, 'id'>;
        account_id: Column<typeof monthCloses, 'accountId'>;
        month: Column<typeof monthCloses, 'month'>;
        explanation: Column<typeof monthCloses, 'explanation'> | null;
        requested_at: Column<typeof monthCloses, 'requestedAt'>;
        requested_by: Column<typeof monthCloses, 'requestedBy'>;
        requested_by_name: Column<typeof users, 'name'>;
        confirmed_at: Column<typeof monthCloses, 'confirmedAt'> | null;
        confirmed_by: Column<typeof monthCloses, 'confirmedBy'> | null;
        confirmed_by_name: Column<typeof users, 'name'> | null;
        record: Column<typeof monthCloses, 'record'> | null;
        digest: Column<typeof monthCloses, 'digest'> | null;
        reopen_asked_at: Column<typeof monthCloses, 'reopenAskedAt'> | null;
        reopen_asked_by: Column<typeof monthCloses, 'reopenAskedBy'> | null;
        reopen_asked_by_name: Column<typeof users, 'name'> | null;
        reopen_reason: Column<typeof monthCloses, 'reopenReason'> | null;
        reopened_at: Column<typeof monthCloses, 'reopenedAt'> | null;
        reopened_by: Column<typeof monthCloses, 'reopenedBy'> | null;
        reopened_by_name: Column<typeof users, 'name'> | null;
      };
    };
    [`INSERT INTO month_closes (id, entity_id, account_id, month, explanation, requested_at, requested_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, Date | string | null, string | null];
      row: never;
    };
    [`SELECT count(*) AS count
       FROM bank_statements s
      WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.order_date BETWEEN $2 AND $3
        AND s.taken_back_at IS NULL
        AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)`]: {
      values: [string | null, string | null, string | null];
      row: {
        count: bigint;
      };
    };
    [`SELECT count(*) AS count,
            count(*) FILTER (WHERE t.state NOT IN ('SETTLED', 'NOTHING_DUE')) AS not_settled
       FROM settlement_totals t
       JOIN bank_files f ON f.id = t.file_id
      WHERE t.entity_id = $1 AND t.execution_date BETWEEN $4 AND $5
        AND ltrim(f.payer_account_number, '0') = ltrim($2, '0') AND f.currency = $3`]: {
      values: [string | null, string | null, string | null, string | null, string | null];
      row: {
        count: bigint;
        not_settled: bigint;
      };
    };
    'SELECT encode(sha256(convert_to($1::jsonb::text, \'UTF8\')), \'hex\') AS digest': {
      values: [unknown];
      row: {
        digest: string;
      };
    };
    [`SELECT encode(sha256(convert_to(coalesce(string_agg(n.line, E'\\n' ORDER BY n.entry_id), ''), 'UTF8')),
                   'hex') AS digest
       FROM (SELECT r.entry_id,
                    concat_ws(' ', r.entry_id, r.booking_date, r.amount_minor, r.state,
                      (SELECT string_agg(concat_ws(':', o.kind, o.amount_minor, o.withdrawal_id, o.file_id,
                                                   o.funding_id, o.rule_id), ',' ORDER BY o.id)
                         FROM entry_postings o
                        WHERE o.entry_id = r.entry_id AND o.undoes IS NULL
                          AND NOT EXISTS (SELECT FROM entry_postings u WHERE u.undoes = o.id))) AS line
               FROM reconciled_entries r
              WHERE r.account_id = $1 AND r.state = ANY('{OPEN,POSTED,SET_ASIDE}')
                AND r.booking_date BETWEEN $2 AND $3) n`]: {
      values: [string | null, string | null, string | null];
      row: {
        digest: string;
      };
    };
    [`SELECT id
       FROM month_closes
      WHERE account_id = $1 AND month = $2 AND withdrawn_at IS NULL AND reopened_at IS NULL`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof monthCloses, 'id'>;
      };
    };
    [`SELECT l.id, l.statement_name, l.order_date, l.closing_minor
       FROM (SELECT DISTINCT ON (s.order_date) s.order_date
               FROM bank_statements s
              WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
                AND s.taken_back_at IS NULL
                AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
                AND s.order_date BETWEEN $2 AND $3
              ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, s.id DESC) d 
  CROSS JOIN LATERAL (
    SELECT s.id, s.statement_name, s.order_date, s.closing_minor
      FROM bank_statements s
     WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
       AND s.taken_back_at IS NULL
       AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
       AND s.order_date = d.order_date
     ORDER BY coalesce(s.sequence_number, 0) DESC, 
  EXISTS (SELECT FROM bank_statements n
           WHERE n.account_id = s.account_id AND n.order_date = s.order_date AND n.kind = 'STATEMENT'
             AND s.sequence_number IS NULL AND n.sequence_number IS NULL AND n.id <> s.id
             AND n.opening_minor = s.closing_minor AND n.closing_minor <> s.closing_minor
             AND n.taken_back_at IS NULL
             AND NOT is_outdone(n.account_id, n.kind, n.statement_name, n.by_users)), s.id DESC
     LIMIT 1) l
      ORDER BY l.order_date DESC`]: {
      values: [string | null, string | null, string | null];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        order_date: Column<typeof bankStatements, 'orderDate'>;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
      };
    };
    [`SELECT left(r.booking_date, 7) AS month, r.state AS what, count(*) AS count
       FROM reconciled_entries r
      WHERE r.account_id = $1 AND r.state = ANY('{OPEN,SET_ASIDE}') AND r.booking_date BETWEEN $7 AND $6
      GROUP BY 1, 2
     UNION ALL
     SELECT left(s.order_date, 7), 'FINDING', count(*)
       FROM statement_findings x
       JOIN bank_statements s ON s.id = x.statement_id
      WHERE x.entity_id = $2 AND x.resolved_at IS NULL AND s.account_id = $1
        AND s.order_date BETWEEN $5 AND $6
      GROUP BY 1
     UNION ALL
     SELECT left(t.execution_date, 7), 'SETTLEMENT', count(*)
       FROM settlement_totals t
       JOIN bank_files f ON f.id = t.file_id
      WHERE t.entity_id = $2 AND t.execution_date BETWEEN $5 AND $6
        AND ltrim(f.payer_account_number, '0') = ltrim($3, '0') AND f.currency = $4
        AND (t.state NOT IN ('SETTLED', 'NOTHING_DUE')
             OR t.difference_state NOT IN ('NONE', 'ACKNOWLEDGED'))
      GROUP BY 1`]: {
      values: [string | null, string | null, string | null, string | null, string | null, string | null, string | null];
      row: {
        month: string;
        what: string;
        count: bigint;
      };
    };
    [`SELECT n.last_day, b.id, b.statement_name, b.order_date, b.closing_minor,
            k.opening_minor AS next_opening_minor,
            EXISTS (SELECT FROM reconciled_entries r
                     WHERE r.account_id = $1 AND r.state = ANY('{OPEN,POSTED,SET_ASIDE}')
                       AND r.booking_date > b.order_date AND r.booking_date <= n.last_day) AS goes_on
       FROM unnest($2::text[]) AS n (last_day)
       JOIN LATERAL (
            SELECT l.id, l.statement_name, l.order_date, l.closing_minor
              FROM (SELECT s.order_date
                      FROM bank_statements s
                     WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
                       AND s.taken_back_at IS NULL
                       AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
                       AND s.order_date <= n.last_day AND s.order_date >= $3
                     ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, s.id DESC
                     LIMIT 1) d 
  CROSS JOIN LATERAL (
    SELECT s.id, s.statement_name, s.order_date, s.closing_minor
      FROM bank_statements s
     WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
       AND s.taken_back_at IS NULL
       AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
       AND s.order_date = d.order_date
     ORDER BY coalesce(s.sequence_number, 0) DESC, 
  EXISTS (SELECT FROM bank_statements n
           WHERE n.account_id = s.account_id AND n.order_date = s.order_date AND n.kind = 'STATEMENT'
             AND s.sequence_number IS NULL AND n.sequence_number IS NULL AND n.id <> s.id
             AND n.opening_minor = s.closing_minor AND n.closing_minor <> s.closing_minor
             AND n.taken_back_at IS NULL
             AND NOT is_outdone(n.account_id, n.kind, n.statement_name, n.by_users)), s.id DESC
     LIMIT 1) l) b ON true
       LEFT JOIN LATERAL (
            SELECT o.opening_minor
              FROM (SELECT s.order_date
                      FROM bank_statements s
                     WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.order_date > n.last_day
                       AND s.taken_back_at IS NULL
                       AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
                     ORDER BY s.order_date, coalesce(s.sequence_number, 0), s.id
                     LIMIT 1) d
             CROSS JOIN LATERAL (
                    SELECT s.opening_minor
                      FROM bank_statements s
                     WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.order_date = d.order_date
                       AND s.taken_back_at IS NULL
                       AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
                     ORDER BY coalesce(s.sequence_number, 0), 
  EXISTS (SELECT FROM bank_statements n
           WHERE n.account_id = s.account_id AND n.order_date = s.order_date AND n.kind = 'STATEMENT'
             AND s.sequence_number IS NULL AND n.sequence_number IS NULL AND n.id <> s.id
             AND n.opening_minor = s.closing_minor AND n.closing_minor <> s.closing_minor
             AND n.taken_back_at IS NULL
             AND NOT is_outdone(n.account_id, n.kind, n.statement_name, n.by_users)) DESC, s.id
                     LIMIT 1) o) k ON true`]: {
      values: [string | null, readonly string[], string | null];
      row: {
        last_day: string;
        id: Column<typeof bankStatements, 'id'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        order_date: Column<typeof bankStatements, 'orderDate'>;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
        next_opening_minor: Column<typeof bankStatements, 'openingMinor'> | null;
        goes_on: boolean;
      };
    };
    [`SELECT o.kind, u.category, count(*) AS count, sum(o.amount_minor)::bigint AS amount_minor
       FROM reconciled_entries r
       JOIN entry_postings o ON o.entry_id = r.entry_id AND o.undoes IS NULL
       LEFT JOIN entry_rules u ON u.id = o.rule_id
      WHERE r.account_id = $1 AND r.state = 'POSTED' AND r.booking_date BETWEEN $2 AND $3
        AND NOT EXISTS (SELECT FROM entry_postings x WHERE x.undoes = o.id)
      GROUP BY 1, 2`]: {
      values: [string | null, string | null, string | null];
      row: {
        kind: Column<typeof entryPostings, 'kind'>;
        category: Column<typeof entryRules, 'category'> | null;
        count: bigint;
        amount_minor: bigint;
      };
    };
    [`SELECT r.state, count(*) AS count, sum(r.amount_minor)::bigint AS amount_minor
       FROM reconciled_entries r
      WHERE r.account_id = $1 AND r.state = ANY('{OPEN,POSTED,SET_ASIDE}')
        AND r.booking_date BETWEEN $2 AND $3
      GROUP BY 1`]: {
      values: [string | null, string | null, string | null];
      row: {
        state: Column<typeof reconciledEntries, 'state'>;
        count: bigint;
        amount_minor: bigint;
      };
    };
    'SELECT withdrawn_at FROM month_closes WHERE id = $1': {
      values: [string | null];
      row: {
        withdrawn_at: Column<typeof monthCloses, 'withdrawnAt'> | null;
      };
    };
    [`UPDATE month_closes
          SET reopen_asked_at = NULL, reopen_asked_by = NULL, reopen_reason = NULL
        WHERE id = $1`]: {
      values: [string | null];
      row: never;
    };
    [`UPDATE month_closes
        SET confirmed_at = $2, confirmed_by = $3, record = $4::jsonb, digest = $5
      WHERE id = $1`]: {
      values: [string | null, Date | string | null, string | null, unknown, string | null];
      row: never;
    };
    [`UPDATE month_closes
        SET reopen_asked_at = $2, reopen_asked_by = $3, reopen_reason = $4
      WHERE id = $1`]: {
      values: [string | null, Date | string | null, string | null, string | null];
      row: never;
    };
    'UPDATE month_closes SET reopened_at = $2, reopened_by = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE month_closes SET withdrawn_at = $2, withdrawn_by = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
  }
}
