// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../../platform/database/pool.ts';
import type { auditLog } from '../../../audit/tables.ts';
import type { entities, users } from '../../../identity/tables.ts';
import type { bankFileConnections } from '../../bank-files/tables.ts';
import type { fundingMovements, fundingRecords, fundingReferences, lowBalances } from './tables.ts';
import type { reconciledEntries } from '../reconciliation/tables.ts';
import type { statementAccounts, statementEntries } from '../statements/tables.ts';

declare module '../../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT r.id, r.day, r.state, r.source, r.currency, r.connection_id, c.display_name, r.expected_minor,
         r.expected_on,
         r.received_minor, r.received_on, r.returned_minor, r.returned_on, r.reference, r.note,
         r.announced_at, r.announced_by, announcer.name AS announced_by_name, r.cancelled_at, r.cancelled_by,
         canceller.name AS cancelled_by_name
    FROM funding_records r
    LEFT JOIN bank_file_connections c ON c.id = r.connection_id
    LEFT JOIN users announcer ON announcer.id = r.announced_by
    LEFT JOIN users canceller ON canceller.id = r.cancelled_by`]: {
      values: [];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
        day: Column<typeof fundingRecords, 'day'>;
        state: Column<typeof fundingRecords, 'state'>;
        source: Column<typeof fundingRecords, 'source'>;
        currency: Column<typeof fundingRecords, 'currency'>;
        connection_id: Column<typeof fundingRecords, 'connectionId'> | null;
        display_name: Column<typeof bankFileConnections, 'displayName'> | null;
        expected_minor: Column<typeof fundingRecords, 'expectedMinor'> | null;
        expected_on: Column<typeof fundingRecords, 'expectedOn'> | null;
        received_minor: Column<typeof fundingRecords, 'receivedMinor'> | null;
        received_on: Column<typeof fundingRecords, 'receivedOn'> | null;
        returned_minor: Column<typeof fundingRecords, 'returnedMinor'> | null;
        returned_on: Column<typeof fundingRecords, 'returnedOn'> | null;
        reference: Column<typeof fundingRecords, 'reference'> | null;
        note: Column<typeof fundingRecords, 'note'> | null;
        announced_at: Column<typeof fundingRecords, 'announcedAt'> | null;
        announced_by: Column<typeof fundingRecords, 'announcedBy'> | null;
        announced_by_name: Column<typeof users, 'name'> | null;
        cancelled_at: Column<typeof fundingRecords, 'cancelledAt'> | null;
        cancelled_by: Column<typeof fundingRecords, 'cancelledBy'> | null;
        cancelled_by_name: Column<typeof users, 'name'> | null;
      };
    };
    [`
  SELECT r.id, r.day, r.state, r.source, r.currency, r.connection_id, c.display_name, r.expected_minor,
         r.expected_on,
         r.received_minor, r.received_on, r.returned_minor, r.returned_on, r.reference, r.note,
         r.announced_at, r.announced_by, announcer.name AS announced_by_name, r.cancelled_at, r.cancelled_by,
         canceller.name AS cancelled_by_name
    FROM funding_records r
    LEFT JOIN bank_file_connections c ON c.id = r.connection_id
    LEFT JOIN users announcer ON announcer.id = r.announced_by
    LEFT JOIN users canceller ON canceller.id = r.cancelled_by WHERE r.entity_id = $1 AND r.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
        day: Column<typeof fundingRecords, 'day'>;
        state: Column<typeof fundingRecords, 'state'>;
        source: Column<typeof fundingRecords, 'source'>;
        currency: Column<typeof fundingRecords, 'currency'>;
        connection_id: Column<typeof fundingRecords, 'connectionId'> | null;
        display_name: Column<typeof bankFileConnections, 'displayName'> | null;
        expected_minor: Column<typeof fundingRecords, 'expectedMinor'> | null;
        expected_on: Column<typeof fundingRecords, 'expectedOn'> | null;
        received_minor: Column<typeof fundingRecords, 'receivedMinor'> | null;
        received_on: Column<typeof fundingRecords, 'receivedOn'> | null;
        returned_minor: Column<typeof fundingRecords, 'returnedMinor'> | null;
        returned_on: Column<typeof fundingRecords, 'returnedOn'> | null;
        reference: Column<typeof fundingRecords, 'reference'> | null;
        note: Column<typeof fundingRecords, 'note'> | null;
        announced_at: Column<typeof fundingRecords, 'announcedAt'> | null;
        announced_by: Column<typeof fundingRecords, 'announcedBy'> | null;
        announced_by_name: Column<typeof users, 'name'> | null;
        cancelled_at: Column<typeof fundingRecords, 'cancelledAt'> | null;
        cancelled_by: Column<typeof fundingRecords, 'cancelledBy'> | null;
        cancelled_by_name: Column<typeof users, 'name'> | null;
      };
    };
    [`
  SELECT r.id, r.state, r.expected_minor, r.expected_on, r.received_minor, r.received_on, s.reference,
         c.payer_account_number, e.id AS entry_id, e.bank_reference, a.account_number
    FROM funding_records r
    LEFT JOIN bank_file_connections c ON c.id = r.connection_id
    LEFT JOIN funding_references s ON s.connection_id = r.connection_id
    LEFT JOIN LATERAL (
         SELECT m.entry_id
           FROM funding_movements m
          WHERE m.funding_id = r.id AND m.amount_minor > 0
          ORDER BY m.transfer_id
          LIMIT 1) m ON true
    LEFT JOIN statement_entries e ON e.id = m.entry_id
    LEFT JOIN statement_accounts a ON a.id = e.account_id`]: {
      values: [];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
        state: Column<typeof fundingRecords, 'state'>;
        expected_minor: Column<typeof fundingRecords, 'expectedMinor'> | null;
        expected_on: Column<typeof fundingRecords, 'expectedOn'> | null;
        received_minor: Column<typeof fundingRecords, 'receivedMinor'> | null;
        received_on: Column<typeof fundingRecords, 'receivedOn'> | null;
        reference: Column<typeof fundingReferences, 'reference'> | null;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'> | null;
        entry_id: Column<typeof statementEntries, 'id'> | null;
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        account_number: Column<typeof statementAccounts, 'accountNumber'> | null;
      };
    };
    [`
  SELECT r.id, r.state, r.expected_minor, r.expected_on, r.received_minor, r.received_on, s.reference,
         c.payer_account_number, e.id AS entry_id, e.bank_reference, a.account_number
    FROM funding_records r
    LEFT JOIN bank_file_connections c ON c.id = r.connection_id
    LEFT JOIN funding_references s ON s.connection_id = r.connection_id
    LEFT JOIN LATERAL (
         SELECT m.entry_id
           FROM funding_movements m
          WHERE m.funding_id = r.id AND m.amount_minor > 0
          ORDER BY m.transfer_id
          LIMIT 1) m ON true
    LEFT JOIN statement_entries e ON e.id = m.entry_id
    LEFT JOIN statement_accounts a ON a.id = e.account_id
      WHERE r.entity_id = $1 AND r.currency = $2 AND r.state = 'EXPECTED'
      ORDER BY r.day DESC, r.id DESC
      LIMIT $3`]: {
      values: [string | null, string | null, bigint | number | null];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
        state: Column<typeof fundingRecords, 'state'>;
        expected_minor: Column<typeof fundingRecords, 'expectedMinor'> | null;
        expected_on: Column<typeof fundingRecords, 'expectedOn'> | null;
        received_minor: Column<typeof fundingRecords, 'receivedMinor'> | null;
        received_on: Column<typeof fundingRecords, 'receivedOn'> | null;
        reference: Column<typeof fundingReferences, 'reference'> | null;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'> | null;
        entry_id: Column<typeof statementEntries, 'id'> | null;
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        account_number: Column<typeof statementAccounts, 'accountNumber'> | null;
      };
    };
    [`
  SELECT r.id, r.state, r.expected_minor, r.expected_on, r.received_minor, r.received_on, s.reference,
         c.payer_account_number, e.id AS entry_id, e.bank_reference, a.account_number
    FROM funding_records r
    LEFT JOIN bank_file_connections c ON c.id = r.connection_id
    LEFT JOIN funding_references s ON s.connection_id = r.connection_id
    LEFT JOIN LATERAL (
         SELECT m.entry_id
           FROM funding_movements m
          WHERE m.funding_id = r.id AND m.amount_minor > 0
          ORDER BY m.transfer_id
          LIMIT 1) m ON true
    LEFT JOIN statement_entries e ON e.id = m.entry_id
    LEFT JOIN statement_accounts a ON a.id = e.account_id
      WHERE r.entity_id = $1 AND r.currency = $2 AND r.state = 'RECEIVED' AND r.received_minor = ANY($3)
      ORDER BY r.day DESC, r.id DESC
      LIMIT $4`]: {
      values: [string | null, string | null, readonly (bigint | number | null)[] | null, bigint | number | null];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
        state: Column<typeof fundingRecords, 'state'>;
        expected_minor: Column<typeof fundingRecords, 'expectedMinor'> | null;
        expected_on: Column<typeof fundingRecords, 'expectedOn'> | null;
        received_minor: Column<typeof fundingRecords, 'receivedMinor'>;
        received_on: Column<typeof fundingRecords, 'receivedOn'> | null;
        reference: Column<typeof fundingReferences, 'reference'> | null;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'> | null;
        entry_id: Column<typeof statementEntries, 'id'> | null;
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        account_number: Column<typeof statementAccounts, 'accountNumber'> | null;
      };
    };
    [`
  SELECT r.id, r.state, r.expected_minor, r.expected_on, r.received_minor, r.received_on, s.reference,
         c.payer_account_number, e.id AS entry_id, e.bank_reference, a.account_number
    FROM funding_records r
    LEFT JOIN bank_file_connections c ON c.id = r.connection_id
    LEFT JOIN funding_references s ON s.connection_id = r.connection_id
    LEFT JOIN LATERAL (
         SELECT m.entry_id
           FROM funding_movements m
          WHERE m.funding_id = r.id AND m.amount_minor > 0
          ORDER BY m.transfer_id
          LIMIT 1) m ON true
    LEFT JOIN statement_entries e ON e.id = m.entry_id
    LEFT JOIN statement_accounts a ON a.id = e.account_id
      WHERE r.id = ANY($1) AND r.entity_id = $2 AND r.currency = $3 AND r.state IN ('EXPECTED', 'RECEIVED')`]: {
      values: [readonly (string | null)[] | null, string | null, string | null];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
        state: Column<typeof fundingRecords, 'state'>;
        expected_minor: Column<typeof fundingRecords, 'expectedMinor'> | null;
        expected_on: Column<typeof fundingRecords, 'expectedOn'> | null;
        received_minor: Column<typeof fundingRecords, 'receivedMinor'> | null;
        received_on: Column<typeof fundingRecords, 'receivedOn'> | null;
        reference: Column<typeof fundingReferences, 'reference'> | null;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'> | null;
        entry_id: Column<typeof statementEntries, 'id'> | null;
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        account_number: Column<typeof statementAccounts, 'accountNumber'> | null;
      };
    };
    [`DELETE FROM low_balances l
        WHERE NOT EXISTS (
              SELECT
                FROM payment_configs c
               CROSS JOIN LATERAL jsonb_array_elements(c.low_balance_thresholds) AS t
                LEFT JOIN ledger_accounts a
                       ON a.entity_id = c.entity_id AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
                          AND a.currency = l.currency
               WHERE c.entity_id = l.entity_id AND t ->> 'currency' = l.currency
                 AND coalesce(a.balance_minor - not_available_of_funding(a.entity_id, a.currency), 0)
                       < (t ->> 'amountMinor')::bigint)`]: {
      values: [];
      row: never;
    };
    'DELETE FROM pgboss.job WHERE name = \'low-balance-mail\' RETURNING data': {
      values: [];
      row: {
        data: unknown;
      };
    };
    [`INSERT INTO funding_movements
            (transfer_id, funding_id, entity_id, entry_id, payout_id, amount_minor, booking_date, booked_at)
     VALUES ($1, $2, $3, NULL, NULL, $4, $5, $6)`]: {
      values: [string | null, string | null, string | null, bigint | number | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO funding_movements
            (transfer_id, funding_id, entity_id, entry_id, payout_id, amount_minor, booking_date, booked_at)
     VALUES ($1, $2, $8, $3, $4, $5, $6, $7)`]: {
      values: [string | null, string | null, string | null, string | null, bigint | number | null, string | null, Date | string | null, string | null];
      row: never;
    };
    [`INSERT INTO funding_records
            (id, entity_id, currency, state, day, connection_id, expected_minor, expected_on, note,
             announced_by, announced_at, created_at)
     VALUES ($1, $2, $3, 'EXPECTED', $4, $5, $6, $4, $7, $8, $9, $9)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, bigint | number | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO funding_records
            (id, entity_id, currency, state, day, connection_id, reference, received_minor, received_on,
             created_at)
     SELECT $1, a.entity_id, a.currency, 'RECEIVED', $3, a.connection_id, $4, $5, $3, $6
       FROM statement_accounts a
      WHERE a.id = $2`]: {
      values: [string | null, string | null, string | null, string | null, bigint | number | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO funding_records
            (id, entity_id, currency, state, day, reference, received_minor, received_on, created_at)
     VALUES ($1, $2, $3, 'RECEIVED', $4, $5, $6, $4, $7)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, bigint | number | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO funding_records
            (id, entity_id, currency, state, source, day, reference, received_minor, received_on, created_at)
     VALUES ($1, $2, $3, 'RECEIVED', 'COLLECTION', $4, $5, $6, $4, $7)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, bigint | number | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO funding_references (connection_id, entity_id, reference, created_at)
       VALUES ($1, $2, $3, $4)
           ON CONFLICT DO NOTHING`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO low_balances (entity_id, currency, fell_at)
       SELECT c.entity_id, t ->> 'currency', $1
         FROM payment_configs c
        CROSS JOIN LATERAL jsonb_array_elements(c.low_balance_thresholds) AS t
         LEFT JOIN ledger_accounts a
                ON a.entity_id = c.entity_id AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
                   AND a.currency = t ->> 'currency'
        WHERE coalesce(a.balance_minor - not_available_of_funding(a.entity_id, a.currency), 0)
                       < (t ->> 'amountMinor')::bigint
           ON CONFLICT DO NOTHING
       RETURNING entity_id, currency`]: {
      values: [Date | string | null];
      row: {
        entity_id: Column<typeof lowBalances, 'entityId'>;
        currency: Column<typeof lowBalances, 'currency'>;
      };
    };
    [`INSERT INTO payouts
            (id, entity_id, direction, status, currency, amount_minor, fee_minor, recipient_reference,
             created_at, updated_at)
     VALUES ($1, $2, 'DEBIT', 'COMPLETE', $3, $4, 0, $5, $6, $6)`]: {
      values: [string | null, string | null, string | null, bigint | number | null, string | null, Date | string | null];
      row: never;
    };
    'SELECT FROM funding_records r WHERE r.connection_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM funding_records r WHERE r.day < $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM funding_records r WHERE r.day <= $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM funding_records r WHERE r.day >= $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM funding_records r WHERE r.entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM funding_records r WHERE r.state = $1': {
      values: [string | null];
      row: never;
    };
    [`SELECT a.account_number
       FROM statement_accounts a
       JOIN bank_file_connections c ON c.id = a.connection_id AND c.receives
      WHERE a.entity_id = $1 AND a.currency = $2`]: {
      values: [string | null, string | null];
      row: {
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
      };
    };
    [`SELECT a.id
       FROM statement_accounts a
       JOIN bank_file_connections c ON c.id = a.connection_id AND c.purpose = 'PAYMENTS'
      WHERE a.entity_id = $1
      ORDER BY a.id`]: {
      values: [string | null];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
      };
    };
    'SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY seq': {
      values: [string | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
      };
    };
    [`SELECT c.id, c.display_name, c.state, c.payer_name, c.payer_branch_code, c.payer_account_number,
              c.payer_account_type, c.currency, c.first_live_at, f.reference
         FROM bank_file_connections c
         LEFT JOIN funding_references f ON f.connection_id = c.id
        WHERE c.entity_id = $1 AND c.purpose = 'PAYMENTS'
        ORDER BY c.created_at, c.id`]: {
      values: [string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        state: Column<typeof bankFileConnections, 'state'>;
        payer_name: Column<typeof bankFileConnections, 'payerName'>;
        payer_branch_code: Column<typeof bankFileConnections, 'payerBranchCode'> | null;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        payer_account_type: Column<typeof bankFileConnections, 'payerAccountType'> | null;
        currency: Column<typeof bankFileConnections, 'currency'>;
        first_live_at: Column<typeof bankFileConnections, 'firstLiveAt'> | null;
        reference: Column<typeof fundingReferences, 'reference'> | null;
      };
    };
    'SELECT connection_id, reference FROM funding_references WHERE entity_id = $1 ORDER BY connection_id': {
      values: [string | null];
      row: {
        connection_id: Column<typeof fundingReferences, 'connectionId'>;
        reference: Column<typeof fundingReferences, 'reference'>;
      };
    };
    'SELECT count(*) AS total FROM funding_records r': {
      values: [];
      row: {
        total: bigint;
      };
    };
    [`SELECT e.id, e.text,
            (SELECT d.text FROM entry_details d WHERE d.entry_id = e.id AND d.position = 0) AS own
       FROM statement_entries e
      WHERE e.id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof statementEntries, 'id'>;
        text: Column<typeof statementEntries, 'text'>;
        own: string | null;
      };
    };
    [`SELECT l.currency, l.fell_at,
            (a.balance_minor - not_available_of_funding(a.entity_id, a.currency))::bigint AS balance_minor
       FROM low_balances l
       LEFT JOIN ledger_accounts a
              ON a.entity_id = l.entity_id AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
                 AND a.currency = l.currency
      WHERE l.entity_id = $1
      ORDER BY l.currency`]: {
      values: [string | null];
      row: {
        currency: Column<typeof lowBalances, 'currency'>;
        fell_at: Column<typeof lowBalances, 'fellAt'>;
        balance_minor: bigint | null;
      };
    };
    [`SELECT m.transfer_id, m.payout_id, m.amount_minor, m.booking_date, m.booked_at, m.entry_id,
            e.bank_reference, e.text, p.way
       FROM funding_movements m
       LEFT JOIN statement_entries e ON e.id = m.entry_id
       LEFT JOIN reconciled_entries p ON p.entry_id = m.entry_id
      WHERE m.funding_id = $1
      ORDER BY m.booked_at, m.transfer_id`]: {
      values: [string | null];
      row: {
        transfer_id: Column<typeof fundingMovements, 'transferId'>;
        payout_id: Column<typeof fundingMovements, 'payoutId'> | null;
        amount_minor: Column<typeof fundingMovements, 'amountMinor'>;
        booking_date: Column<typeof fundingMovements, 'bookingDate'>;
        booked_at: Column<typeof fundingMovements, 'bookedAt'>;
        entry_id: Column<typeof fundingMovements, 'entryId'> | null;
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        text: Column<typeof statementEntries, 'text'> | null;
        way: Column<typeof reconciledEntries, 'way'> | null;
      };
    };
    'SELECT name FROM entities WHERE id = $1': {
      values: [string | null];
      row: {
        name: Column<typeof entities, 'name'>;
      };
    };
    [`SELECT r.id
       FROM funding_records r
      WHERE r.entity_id = $1 AND r.currency = $2 AND r.state = $3
        AND ($4::bigint IS NULL OR r.received_minor >= $4)
        AND (r.state = 'EXPECTED'
             OR EXISTS (SELECT
                          FROM funding_movements m
                         WHERE m.funding_id = r.id AND m.entry_id IS NOT NULL))
      ORDER BY r.day DESC, r.id DESC
      LIMIT $5`]: {
      values: [string | null, string | null, string | null, bigint | number | null, bigint | number | null];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
      };
    };
    'SELECT reference FROM funding_references WHERE connection_id = $1': {
      values: [string | null];
      row: {
        reference: Column<typeof fundingReferences, 'reference'>;
      };
    };
    'SELECT state, purpose, currency FROM bank_file_connections WHERE id = $1 AND entity_id = $2': {
      values: [string | null, string | null];
      row: {
        state: Column<typeof bankFileConnections, 'state'>;
        purpose: Column<typeof bankFileConnections, 'purpose'>;
        currency: Column<typeof bankFileConnections, 'currency'>;
      };
    };
    'SELECT sweepable($1, $2) AS minor': {
      values: [string | null, string | null];
      row: {
        minor: bigint | null;
      };
    };
    [`UPDATE funding_records
        SET state = 'CANCELLED', cancelled_by = $3, cancelled_at = $4
      WHERE id = $1 AND entity_id = $2 AND state = 'EXPECTED'
      RETURNING expected_minor`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: {
        expected_minor: Column<typeof fundingRecords, 'expectedMinor'> | null;
      };
    };
    [`UPDATE funding_records
        SET state = 'RECEIVED', received_minor = $3, received_on = $4, day = $4, reference = $5
      WHERE id = $1 AND entity_id = $2 AND state = 'EXPECTED'
      RETURNING id`]: {
      values: [string | null, string | null, bigint | number | null, string | null, string | null];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
      };
    };
    [`UPDATE funding_records
        SET state = 'RETURNED', returned_minor = $3, returned_on = $4
      WHERE id = $1 AND entity_id = $2 AND state = 'RECEIVED' AND received_minor >= $3
      RETURNING id`]: {
      values: [string | null, string | null, bigint | number | null, string | null];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
      };
    };
  }
}
