// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../../platform/database/pool.ts';
import type { users } from '../../../identity/tables.ts';
import type { bankFileConnections } from '../../bank-files/tables.ts';
import type { entryPostings, entryRules, reconciledEntries } from '../reconciliation/tables.ts';
import type { statementAccounts, statementEntries, statementFiles } from '../statements/tables.ts';

declare module '../../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT e.id, e.entity_id, e.account_id, a.account_number, a.currency, a.connection_id, c.display_name,
         e.category, e.is_out, e.words, e.from_minor, e.to_minor, e.is_automatic, e.entry_id, r.file_id,
         r.state AS entry_state, s.booking_date, s.amount_minor, s.text, e.proposed_at, e.proposed_by,
         p.name AS proposed_by_name,
         e.confirmed_at, e.confirmed_by, k.name AS confirmed_by_name, e.ended_at, e.ended_by,
         x.name AS ended_by_name,
         (SELECT count(*) FILTER (WHERE o.undoes IS NULL) - count(o.undoes)
            FROM entry_postings o
           WHERE o.rule_id = e.id) AS posted
    FROM entry_rules e
    JOIN statement_accounts a ON a.id = e.account_id
    JOIN bank_file_connections c ON c.id = a.connection_id
    JOIN statement_entries s ON s.id = e.entry_id
    JOIN reconciled_entries r ON r.entry_id = e.entry_id
    JOIN users p ON p.id = e.proposed_by
    LEFT JOIN users k ON k.id = e.confirmed_by
    LEFT JOIN users x ON x.id = e.ended_by
   WHERE e.id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof entryRules, 'id'>;
        entity_id: Column<typeof entryRules, 'entityId'>;
        account_id: Column<typeof entryRules, 'accountId'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        connection_id: Column<typeof statementAccounts, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        category: Column<typeof entryRules, 'category'>;
        is_out: Column<typeof entryRules, 'isOut'>;
        words: Column<typeof entryRules, 'words'>;
        from_minor: Column<typeof entryRules, 'fromMinor'>;
        to_minor: Column<typeof entryRules, 'toMinor'>;
        is_automatic: Column<typeof entryRules, 'isAutomatic'>;
        entry_id: Column<typeof entryRules, 'entryId'>;
        file_id: Column<typeof reconciledEntries, 'fileId'>;
        entry_state: Column<typeof reconciledEntries, 'state'>;
        booking_date: Column<typeof statementEntries, 'bookingDate'>;
        amount_minor: Column<typeof statementEntries, 'amountMinor'>;
        text: Column<typeof statementEntries, 'text'>;
        proposed_at: Column<typeof entryRules, 'proposedAt'>;
        proposed_by: Column<typeof entryRules, 'proposedBy'>;
        proposed_by_name: Column<typeof users, 'name'>;
        confirmed_at: Column<typeof entryRules, 'confirmedAt'> | null;
        confirmed_by: Column<typeof entryRules, 'confirmedBy'> | null;
        confirmed_by_name: Column<typeof users, 'name'> | null;
        ended_at: Column<typeof entryRules, 'endedAt'> | null;
        ended_by: Column<typeof entryRules, 'endedBy'> | null;
        ended_by_name: Column<typeof users, 'name'> | null;
        posted: bigint;
      };
    };
    [`INSERT INTO entry_rules
            (id, entity_id, account_id, entry_id, category, is_out, words, from_minor, to_minor,
             is_automatic, proposed_at, proposed_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, boolean | null, string | null, bigint | number | null, bigint | number | null, boolean | null, Date | string | null, string | null];
      row: never;
    };
    'SELECT FROM entry_rules e WHERE e.account_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM entry_rules e WHERE e.confirmed_at IS NOT NULL AND e.ended_at IS NULL': {
      values: [];
      row: never;
    };
    [`SELECT FROM entry_rules e WHERE e.confirmed_at IS NULL AND NOT (e.confirmed_at IS NULL AND e.ended_at IS NULL AND coalesce((
  SELECT r.state FROM reconciled_entries r WHERE r.entry_id = e.entry_id), 'POSTED') <> 'POSTED') OR e.ended_at IS NOT NULL`]: {
      values: [];
      row: never;
    };
    [`SELECT FROM entry_rules e WHERE e.confirmed_at IS NULL AND e.ended_at IS NULL AND coalesce((
  SELECT r.state FROM reconciled_entries r WHERE r.entry_id = e.entry_id), 'POSTED') <> 'POSTED'`]: {
      values: [];
      row: never;
    };
    'SELECT FROM entry_rules e WHERE e.entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM entry_rules e WHERE e.entry_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT account_id FROM entry_rules WHERE id = $1 AND entity_id = $2': {
      values: [string | null, string | null];
      row: {
        account_id: Column<typeof entryRules, 'accountId'>;
      };
    };
    'SELECT count(*) AS total FROM entry_rules e': {
      values: [];
      row: {
        total: bigint;
      };
    };
    'SELECT e.id FROM entry_rules e': {
      values: [];
      row: {
        id: Column<typeof entryRules, 'id'>;
      };
    };
    [`SELECT e.id, e.category, e.is_out, e.words, e.from_minor, e.to_minor, e.is_automatic, e.entry_id,
            r.file_id, e.proposed_by, e.confirmed_at, e.ended_at
       FROM entry_rules e
       JOIN reconciled_entries r ON r.entry_id = e.entry_id
      WHERE e.id = $1`]: {
      values: [string | null];
      row: {
        id: Column<typeof entryRules, 'id'>;
        category: Column<typeof entryRules, 'category'>;
        is_out: Column<typeof entryRules, 'isOut'>;
        words: Column<typeof entryRules, 'words'>;
        from_minor: Column<typeof entryRules, 'fromMinor'>;
        to_minor: Column<typeof entryRules, 'toMinor'>;
        is_automatic: Column<typeof entryRules, 'isAutomatic'>;
        entry_id: Column<typeof entryRules, 'entryId'>;
        file_id: Column<typeof reconciledEntries, 'fileId'>;
        proposed_by: Column<typeof entryRules, 'proposedBy'>;
        confirmed_at: Column<typeof entryRules, 'confirmedAt'> | null;
        ended_at: Column<typeof entryRules, 'endedAt'> | null;
      };
    };
    [`SELECT e.id, e.category, e.words, e.from_minor, e.to_minor, e.is_automatic,
            e.account_id = $5 AND e.ended_at IS NULL AS in_force
       FROM entry_rules e
       JOIN statement_accounts a ON a.id = e.account_id AND a.currency = (
            SELECT o.currency
              FROM reconciled_entries r
              JOIN statement_accounts o ON o.id = r.account_id
             WHERE r.entry_id = $2)
      WHERE e.entity_id = $1 AND e.confirmed_at IS NOT NULL AND e.is_out = $3
      ORDER BY e.proposed_at DESC, e.id DESC
      LIMIT $4`]: {
      values: [string | null, string | null, boolean | null, bigint | number | null, string];
      row: {
        id: Column<typeof entryRules, 'id'>;
        category: Column<typeof entryRules, 'category'>;
        words: Column<typeof entryRules, 'words'>;
        from_minor: Column<typeof entryRules, 'fromMinor'>;
        to_minor: Column<typeof entryRules, 'toMinor'>;
        is_automatic: Column<typeof entryRules, 'isAutomatic'>;
        in_force: boolean;
      };
    };
    [`SELECT entry_id
       FROM reconciled_entries
      WHERE account_id = $1 AND state = 'OPEN' AND entry_id <> $2 AND amount_minor BETWEEN $3 AND $4
      ORDER BY booking_date DESC, entry_id DESC
      LIMIT $5`]: {
      values: [string | null, string | null, bigint | number | null, bigint | number | null, bigint | number | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
      };
    };
    'SELECT id FROM entry_rules WHERE entry_id = $1 AND confirmed_at IS NULL AND ended_at IS NULL': {
      values: [string | null];
      row: {
        id: Column<typeof entryRules, 'id'>;
      };
    };
    'SELECT id FROM statement_files WHERE id = $1 AND is_by_users(id)': {
      values: [string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
      };
    };
    [`SELECT id, category, from_minor, to_minor
       FROM entry_rules
      WHERE account_id = $1 AND confirmed_at IS NOT NULL AND ended_at IS NULL AND id <> $2 AND is_out = $3
        AND words = $4 AND from_minor <= $6 AND to_minor >= $5
      ORDER BY id`]: {
      values: [string | null, string | null, boolean | null, string | null, bigint | number | null, bigint | number | null];
      row: {
        id: Column<typeof entryRules, 'id'>;
        category: Column<typeof entryRules, 'category'>;
        from_minor: Column<typeof entryRules, 'fromMinor'>;
        to_minor: Column<typeof entryRules, 'toMinor'>;
      };
    };
    [`SELECT l.entry_id, e.category, l.amount_minor, s.booking_date, s.text,
            r.rule_dismissed_at IS NOT NULL AS is_dismissed, d.payments, d.text AS payment_text,
            d.counterparty_name
       FROM (SELECT p.id, p.entry_id, p.rule_id, p.amount_minor, p.posted_at
               FROM entry_postings p
              WHERE p.account_id = $1 AND p.kind IN ('OTHER', 'FEE')
                AND num_nonnulls(p.withdrawal_id, p.file_id, p.undoes) = 0
                AND (p.amount_minor < 0) = $2
                AND NOT EXISTS (SELECT FROM entry_postings u WHERE u.undoes = p.id)
              ORDER BY p.posted_at DESC, p.id DESC
              LIMIT $3) l
       JOIN statement_entries s ON s.id = l.entry_id
       JOIN reconciled_entries r ON r.entry_id = l.entry_id AND r.amount_minor = l.amount_minor
       LEFT JOIN entry_rules e ON e.id = l.rule_id
       LEFT JOIN LATERAL (
            SELECT count(*) AS payments, min(o.text) AS text, min(o.counterparty_name) AS counterparty_name
              FROM entry_details o
             WHERE o.entry_id = l.entry_id) d ON true
      ORDER BY l.posted_at DESC, l.id DESC`]: {
      values: [string | null, boolean | null, bigint | number | null];
      row: {
        entry_id: Column<typeof entryPostings, 'entryId'>;
        category: Column<typeof entryRules, 'category'> | null;
        amount_minor: Column<typeof entryPostings, 'amountMinor'>;
        booking_date: Column<typeof statementEntries, 'bookingDate'>;
        text: Column<typeof statementEntries, 'text'>;
        is_dismissed: boolean;
        payments: bigint | null;
        payment_text: string | null;
        counterparty_name: string | null;
      };
    };
    [`SELECT r.account_id, a.account_number, a.currency, r.state, r.proposal, r.amount_minor,
            r.rule_dismissed_at IS NOT NULL AS is_dismissed,
            EXISTS (SELECT FROM entry_rules e
                     WHERE e.entry_id = r.entry_id AND e.confirmed_at IS NULL AND e.ended_at IS NULL) AS waits
       FROM reconciled_entries r
       JOIN statement_accounts a ON a.id = r.account_id
      WHERE r.entry_id = $1 AND r.entity_id = $2`]: {
      values: [string | null, string | null];
      row: {
        account_id: Column<typeof reconciledEntries, 'accountId'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        state: Column<typeof reconciledEntries, 'state'>;
        proposal: Column<typeof reconciledEntries, 'proposal'> | null;
        amount_minor: Column<typeof reconciledEntries, 'amountMinor'>;
        is_dismissed: boolean;
        waits: boolean;
      };
    };
    [`UPDATE entry_rules
        SET ended_at = $2, ended_by = $3
      WHERE id = ANY($1)`]: {
      values: [readonly (string | null)[] | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE entry_rules SET confirmed_at = $2, confirmed_by = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE entry_rules SET ended_at = $2, ended_by = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE reconciled_entries SET rule_dismissed_at = $2, rule_dismissed_by = $3 WHERE entry_id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
  }
}
