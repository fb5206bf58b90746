// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { users } from '../../identity/tables.ts';
import type { payers, paymentRequestEvents, paymentRequestSums, paymentRequests, writeOffs } from './tables.ts';
import type { entryDetails, statementAccounts, statementEntries } from '../reconciling/statements/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT p.id, p.name, p.email, p.reference, p.version, p.created_by, author.name AS created_by_name,
         p.created_at, p.updated_at
    FROM payers p
    JOIN users author ON author.id = p.created_by`]: {
      values: [];
      row: {
        id: Column<typeof payers, 'id'>;
        name: Column<typeof payers, 'name'>;
        email: Column<typeof payers, 'email'> | null;
        reference: Column<typeof payers, 'reference'>;
        version: Column<typeof payers, 'version'>;
        created_by: Column<typeof payers, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof payers, 'createdAt'>;
        updated_at: Column<typeof payers, 'updatedAt'>;
      };
    };
    [`
  SELECT p.id, p.name, p.email, p.reference, p.version, p.created_by, author.name AS created_by_name,
         p.created_at, p.updated_at
    FROM payers p
    JOIN users author ON author.id = p.created_by WHERE p.entity_id = $1 AND p.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof payers, 'id'>;
        name: Column<typeof payers, 'name'>;
        email: Column<typeof payers, 'email'> | null;
        reference: Column<typeof payers, 'reference'>;
        version: Column<typeof payers, 'version'>;
        created_by: Column<typeof payers, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof payers, 'createdAt'>;
        updated_at: Column<typeof payers, 'updatedAt'>;
      };
    };
    [`
  SELECT r.id, r.entity_id, r.payer_id, r.label, r.invoice_number, r.currency, r.amount_minor, r.due_on,
         r.expires_on, r.allows_part, r.minimum_part_minor, r.on_too_much, r.reference, r.status,
         r.paid_minor, r.version
    FROM payment_requests r
   WHERE r.id = $1 AND r.entity_id = $2
     FOR NO KEY UPDATE`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
        entity_id: Column<typeof paymentRequests, 'entityId'>;
        payer_id: Column<typeof paymentRequests, 'payerId'>;
        label: Column<typeof paymentRequests, 'label'>;
        invoice_number: Column<typeof paymentRequests, 'invoiceNumber'> | null;
        currency: Column<typeof paymentRequests, 'currency'>;
        amount_minor: Column<typeof paymentRequests, 'amountMinor'>;
        due_on: Column<typeof paymentRequests, 'dueOn'>;
        expires_on: Column<typeof paymentRequests, 'expiresOn'> | null;
        allows_part: Column<typeof paymentRequests, 'allowsPart'>;
        minimum_part_minor: Column<typeof paymentRequests, 'minimumPartMinor'> | null;
        on_too_much: Column<typeof paymentRequests, 'onTooMuch'>;
        reference: Column<typeof paymentRequests, 'reference'>;
        status: Column<typeof paymentRequests, 'status'>;
        paid_minor: Column<typeof paymentRequests, 'paidMinor'>;
        version: Column<typeof paymentRequests, 'version'>;
      };
    };
    [`
  SELECT r.id, r.payer_id, p.name AS payer_name, p.reference AS payer_reference, r.label, r.invoice_number,
         r.currency, r.amount_minor, r.due_on, r.expires_on, r.allows_part, r.minimum_part_minor,
         r.on_too_much, r.reference, r.status, r.paid_minor, r.version, r.created_by,
         author.name AS created_by_name, r.created_at, r.updated_at
    FROM payment_requests r
    JOIN payers p ON p.id = r.payer_id
    JOIN users author ON author.id = r.created_by`]: {
      values: [];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
        payer_id: Column<typeof paymentRequests, 'payerId'>;
        payer_name: Column<typeof payers, 'name'>;
        payer_reference: Column<typeof payers, 'reference'>;
        label: Column<typeof paymentRequests, 'label'>;
        invoice_number: Column<typeof paymentRequests, 'invoiceNumber'> | null;
        currency: Column<typeof paymentRequests, 'currency'>;
        amount_minor: Column<typeof paymentRequests, 'amountMinor'>;
        due_on: Column<typeof paymentRequests, 'dueOn'>;
        expires_on: Column<typeof paymentRequests, 'expiresOn'> | null;
        allows_part: Column<typeof paymentRequests, 'allowsPart'>;
        minimum_part_minor: Column<typeof paymentRequests, 'minimumPartMinor'> | null;
        on_too_much: Column<typeof paymentRequests, 'onTooMuch'>;
        reference: Column<typeof paymentRequests, 'reference'>;
        status: Column<typeof paymentRequests, 'status'>;
        paid_minor: Column<typeof paymentRequests, 'paidMinor'>;
        version: Column<typeof paymentRequests, 'version'>;
        created_by: Column<typeof paymentRequests, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof paymentRequests, 'createdAt'>;
        updated_at: Column<typeof paymentRequests, 'updatedAt'>;
      };
    };
    [`
  SELECT r.id, r.payer_id, p.name AS payer_name, p.reference AS payer_reference, r.label, r.invoice_number,
         r.currency, r.amount_minor, r.due_on, r.expires_on, r.allows_part, r.minimum_part_minor,
         r.on_too_much, r.reference, r.status, r.paid_minor, r.version, r.created_by,
         author.name AS created_by_name, r.created_at, r.updated_at
    FROM payment_requests r
    JOIN payers p ON p.id = r.payer_id
    JOIN users author ON author.id = r.created_by
      WHERE r.entity_id = $1 AND r.currency = $2 AND r.id IN (
              SELECT q.id FROM payment_requests q WHERE q.reference = ANY($3)
               UNION ALL
              SELECT q.id
                FROM payment_requests q
               WHERE q.entity_id = $1 AND q.payer_id = ANY($4) AND q.status = ANY($5)
               UNION ALL
             (SELECT q.id
                FROM payment_requests q
               WHERE q.entity_id = $1 AND q.currency = $2 AND q.status IN ('OPEN', 'PARTLY_PAID')
                 AND q.amount_minor - q.paid_minor = $6
               LIMIT $7))
      ORDER BY r.id`]: {
      values: [string | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, bigint | number | null, bigint | number | null];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
        payer_id: Column<typeof paymentRequests, 'payerId'>;
        payer_name: Column<typeof payers, 'name'>;
        payer_reference: Column<typeof payers, 'reference'>;
        label: Column<typeof paymentRequests, 'label'>;
        invoice_number: Column<typeof paymentRequests, 'invoiceNumber'> | null;
        currency: Column<typeof paymentRequests, 'currency'>;
        amount_minor: Column<typeof paymentRequests, 'amountMinor'>;
        due_on: Column<typeof paymentRequests, 'dueOn'>;
        expires_on: Column<typeof paymentRequests, 'expiresOn'> | null;
        allows_part: Column<typeof paymentRequests, 'allowsPart'>;
        minimum_part_minor: Column<typeof paymentRequests, 'minimumPartMinor'> | null;
        on_too_much: Column<typeof paymentRequests, 'onTooMuch'>;
        reference: Column<typeof paymentRequests, 'reference'>;
        status: Column<typeof paymentRequests, 'status'>;
        paid_minor: Column<typeof paymentRequests, 'paidMinor'>;
        version: Column<typeof paymentRequests, 'version'>;
        created_by: Column<typeof paymentRequests, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof paymentRequests, 'createdAt'>;
        updated_at: Column<typeof paymentRequests, 'updatedAt'>;
      };
    };
    [`
  SELECT r.id, r.payer_id, p.name AS payer_name, p.reference AS payer_reference, r.label, r.invoice_number,
         r.currency, r.amount_minor, r.due_on, r.expires_on, r.allows_part, r.minimum_part_minor,
         r.on_too_much, r.reference, r.status, r.paid_minor, r.version, r.created_by,
         author.name AS created_by_name, r.created_at, r.updated_at
    FROM payment_requests r
    JOIN payers p ON p.id = r.payer_id
    JOIN users author ON author.id = r.created_by WHERE r.entity_id = $1 AND r.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
        payer_id: Column<typeof paymentRequests, 'payerId'>;
        payer_name: Column<typeof payers, 'name'>;
        payer_reference: Column<typeof payers, 'reference'>;
        label: Column<typeof paymentRequests, 'label'>;
        invoice_number: Column<typeof paymentRequests, 'invoiceNumber'> | null;
        currency: Column<typeof paymentRequests, 'currency'>;
        amount_minor: Column<typeof paymentRequests, 'amountMinor'>;
        due_on: Column<typeof paymentRequests, 'dueOn'>;
        expires_on: Column<typeof paymentRequests, 'expiresOn'> | null;
        allows_part: Column<typeof paymentRequests, 'allowsPart'>;
        minimum_part_minor: Column<typeof paymentRequests, 'minimumPartMinor'> | null;
        on_too_much: Column<typeof paymentRequests, 'onTooMuch'>;
        reference: Column<typeof paymentRequests, 'reference'>;
        status: Column<typeof paymentRequests, 'status'>;
        paid_minor: Column<typeof paymentRequests, 'paidMinor'>;
        version: Column<typeof paymentRequests, 'version'>;
        created_by: Column<typeof paymentRequests, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof paymentRequests, 'createdAt'>;
        updated_at: Column<typeof paymentRequests, 'updatedAt'>;
      };
    };
    [`
  SELECT r.id, r.payer_id, p.name AS payer_name, p.reference AS payer_reference, r.label, r.invoice_number,
         r.currency, r.amount_minor, r.due_on, r.expires_on, r.allows_part, r.minimum_part_minor,
         r.on_too_much, r.reference, r.status, r.paid_minor, r.version, r.created_by,
         author.name AS created_by_name, r.created_at, r.updated_at
    FROM payment_requests r
    JOIN payers p ON p.id = r.payer_id
    JOIN users author ON author.id = r.created_by WHERE r.entity_id = $1 AND r.id = ANY($2) ORDER BY array_position($2, r.id)`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
        payer_id: Column<typeof paymentRequests, 'payerId'>;
        payer_name: Column<typeof payers, 'name'>;
        payer_reference: Column<typeof payers, 'reference'>;
        label: Column<typeof paymentRequests, 'label'>;
        invoice_number: Column<typeof paymentRequests, 'invoiceNumber'> | null;
        currency: Column<typeof paymentRequests, 'currency'>;
        amount_minor: Column<typeof paymentRequests, 'amountMinor'>;
        due_on: Column<typeof paymentRequests, 'dueOn'>;
        expires_on: Column<typeof paymentRequests, 'expiresOn'> | null;
        allows_part: Column<typeof paymentRequests, 'allowsPart'>;
        minimum_part_minor: Column<typeof paymentRequests, 'minimumPartMinor'> | null;
        on_too_much: Column<typeof paymentRequests, 'onTooMuch'>;
        reference: Column<typeof paymentRequests, 'reference'>;
        status: Column<typeof paymentRequests, 'status'>;
        paid_minor: Column<typeof paymentRequests, 'paidMinor'>;
        version: Column<typeof paymentRequests, 'version'>;
        created_by: Column<typeof paymentRequests, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof paymentRequests, 'createdAt'>;
        updated_at: Column<typeof paymentRequests, 'updatedAt'>;
      };
    };
    [`INSERT INTO payers (id, entity_id, name, search_name, email, reference, version, created_by, created_at,
       updated_at)
     SELECT n.id, $1, n.name, n.search_name, n.email, n.reference, 1, $2, $3, $3
       FROM unnest($4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[])
              AS n (id, name, search_name, email, reference)`]: {
      values: [string | null, string | null, Date | string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`INSERT INTO payment_request_events (id, entity_id, request_id, event, at, owed_minor, user_id)
     SELECT n.id, $1, n.request_id, 'CREATED', $2, n.owed_minor, $3
       FROM unnest($4::uuid[], $5::uuid[], $6::bigint[]) AS n (id, request_id, owed_minor)`]: {
      values: [string | null, Date | string | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null];
      row: never;
    };
    [`INSERT INTO payment_request_events (id, entity_id, request_id, event, at, owed_minor, user_id, reason,
       changes)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`]: {
      values: [string | null, string | null, string | null, string | null, Date | string | null, bigint | number | null, string | null, string | null, unknown];
      row: never;
    };
    [`INSERT INTO payment_requests (id, entity_id, payer_id, label, invoice_number, currency, amount_minor,
       due_on, expires_on, allows_part, minimum_part_minor, on_too_much, reference, status, paid_minor,
       version, created_by, created_at, updated_at)
     SELECT n.id, $1, n.payer_id, n.label, n.invoice_number, $2, n.amount_minor, n.due_on, n.expires_on,
            n.allows_part, n.minimum_part_minor, n.on_too_much, n.reference, 'OPEN', 0, 1, $3, $4, $4
       FROM unnest($5::uuid[], $6::uuid[], $7::text[], $8::text[], $9::bigint[], $10::text[], $11::text[],
                   $12::boolean[], $13::bigint[], $14::text[], $15::text[])
              AS n (id, payer_id, label, invoice_number, amount_minor, due_on, expires_on, allows_part,
                    minimum_part_minor, on_too_much, reference)`]: {
      values: [string | null, string | null, string | null, Date | string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (boolean | null)[] | null, readonly (bigint | number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`INSERT INTO write_offs (id, entity_id, request_id, amount_minor, reason, status, needs_second, asked_by,
       asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`]: {
      values: [string | null, string | null, string | null, bigint | number | null, string | null, string | null, boolean | null, string | null, Date | string | null];
      row: never;
    };
    [`SELECT FROM payers p
            WHERE p.search_name LIKE $1 AND p.search_name LIKE $2
              AND p.search_name LIKE ALL ($3)`]: {
      values: [string | null, string | null, readonly (string | null)[] | null];
      row: never;
    };
    'SELECT FROM payers p WHERE p.entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM payers p WHERE p.reference = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: never;
    };
    [`SELECT FROM payment_requests r
        WHERE r.id IN (
                SELECT w.request_id FROM write_offs w WHERE w.entity_id = $1 AND w.status = 'WAITING')`]: {
      values: [string | null];
      row: never;
    };
    [`SELECT FROM payment_requests r
      WHERE r.id IN (
              SELECT q.id
                FROM payers s
                JOIN payment_requests q ON q.entity_id = s.entity_id AND q.payer_id = s.id
               WHERE s.entity_id = $1 AND s.search_name LIKE $2 AND s.search_name LIKE $3
                 AND s.search_name LIKE ALL ($4)
               UNION ALL
              SELECT q.id
                FROM payment_requests q
               WHERE q.entity_id = $1 AND lower(q.invoice_number) LIKE $5 AND q.invoice_number IS NOT NULL
               UNION ALL
              SELECT q.id FROM payment_requests q WHERE q.reference = ANY($6))`]: {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null, string | null, readonly (string | null)[] | null];
      row: never;
    };
    'SELECT FROM payment_requests r WHERE NOT (r.status = ANY($1) AND r.due_on < $2)': {
      values: [readonly (string | null)[] | null, string | null];
      row: never;
    };
    'SELECT FROM payment_requests r WHERE NOT r.status = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: never;
    };
    'SELECT FROM payment_requests r WHERE r.due_on <= $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM payment_requests r WHERE r.due_on >= $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM payment_requests r WHERE r.entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM payment_requests r WHERE r.payer_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM payment_requests r WHERE r.status = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM payment_requests r WHERE r.status = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: never;
    };
    'SELECT FROM payment_requests r WHERE r.status = ANY($1) AND r.due_on < $2': {
      values: [readonly (string | null)[] | null, string | null];
      row: never;
    };
    [`SELECT coalesce(sum(s.request_count), 0)::bigint AS total
       FROM payment_request_sums s
      WHERE s.entity_id = $1 AND ($2::text IS NULL OR s.status = $2)
        AND ($3::text IS NULL OR s.due_on >= $3) AND ($4::text IS NULL OR s.due_on <= $4)
        AND ($5::boolean IS NULL OR (s.status = ANY($6::text[]) AND s.due_on < $7) = $5)
        AND ($8::boolean IS NULL OR (s.status = ANY($6::text[])) = $8)
        AND (NOT $9::boolean OR s.status = ANY($6::text[]))`]: {
      values: [string | null, string | null, string | null, string | null, boolean | null, readonly (string | null)[] | null, string | null, boolean | null, boolean | null];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM payers p': {
      values: [];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM payment_requests r': {
      values: [];
      row: {
        total: bigint;
      };
    };
    [`SELECT d.end_to_end_id, d.text, d.counterparty_name, d.counterparty_account
       FROM entry_details d
      WHERE d.entry_id = $1
      ORDER BY d.position`]: {
      values: [string | null];
      row: {
        end_to_end_id: Column<typeof entryDetails, 'endToEndId'> | null;
        text: Column<typeof entryDetails, 'text'>;
        counterparty_name: Column<typeof entryDetails, 'counterpartyName'> | null;
        counterparty_account: Column<typeof entryDetails, 'counterpartyAccount'> | null;
      };
    };
    [`SELECT e.amount_minor, e.text, a.currency
       FROM statement_entries e
       JOIN statement_accounts a ON a.id = e.account_id
      WHERE e.id = $1 AND e.entity_id = $2`]: {
      values: [string | null, string | null];
      row: {
        amount_minor: Column<typeof statementEntries, 'amountMinor'>;
        text: Column<typeof statementEntries, 'text'>;
        currency: Column<typeof statementAccounts, 'currency'>;
      };
    };
    [`SELECT e.event, (e.at AT TIME ZONE $5)::date::text AS day, e.owed_minor, r.id, r.label,
              r.invoice_number, r.reference
         FROM payment_requests r
         JOIN payment_request_events e ON e.request_id = r.id
        WHERE r.entity_id = $1 AND r.payer_id = $2 AND r.currency = $3 AND e.owed_minor <> 0
          AND (e.at AT TIME ZONE $5)::date <= $4::date
        ORDER BY e.at, e.id`]: {
      values: [string | null, string | null, string | null, Date | string | null, string | null];
      row: {
        event: Column<typeof paymentRequestEvents, 'event'>;
        day: string;
        owed_minor: Column<typeof paymentRequestEvents, 'owedMinor'>;
        id: Column<typeof paymentRequests, 'id'>;
        label: Column<typeof paymentRequests, 'label'>;
        invoice_number: Column<typeof paymentRequests, 'invoiceNumber'> | null;
        reference: Column<typeof paymentRequests, 'reference'>;
      };
    };
    [`SELECT e.event, e.at, e.user_id, u.name, e.reason, e.changes
       FROM payment_request_events e
       LEFT JOIN users u ON u.id = e.user_id
      WHERE e.request_id = $1
      ORDER BY e.at DESC, e.id DESC`]: {
      values: [string | null];
      row: {
        event: Column<typeof paymentRequestEvents, 'event'>;
        at: Column<typeof paymentRequestEvents, 'at'>;
        user_id: Column<typeof paymentRequestEvents, 'userId'> | null;
        name: Column<typeof users, 'name'> | null;
        reason: Column<typeof paymentRequestEvents, 'reason'> | null;
        changes: Column<typeof paymentRequestEvents, 'changes'> | null;
      };
    };
    'SELECT id FROM payers WHERE entity_id = $1 AND id = ANY($2)': {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof payers, 'id'>;
      };
    };
    'SELECT id FROM payers WHERE entity_id = $1 AND reference = ANY($2)': {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof payers, 'id'>;
      };
    };
    [`SELECT id, name, email
       FROM payers
      WHERE entity_id = $1 AND search_name = ANY($2)
      ORDER BY created_at, id`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof payers, 'id'>;
        name: Column<typeof payers, 'name'>;
        email: Column<typeof payers, 'email'> | null;
      };
    };
    'SELECT id, name, reference FROM payers WHERE id = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof payers, 'id'>;
        name: Column<typeof payers, 'name'>;
        reference: Column<typeof payers, 'reference'>;
      };
    };
    [`SELECT lower(r.invoice_number) AS key
       FROM payment_requests r
      WHERE r.entity_id = $1 AND lower(r.invoice_number) = ANY($2) AND r.invoice_number IS NOT NULL
        AND r.status <> 'CANCELLED' AND r.id IS DISTINCT FROM $3`]: {
      values: [string | null, readonly (string | null)[] | null, string | null];
      row: {
        key: string;
      };
    };
    'SELECT name, email, version FROM payers WHERE id = $1 AND entity_id = $2 FOR NO KEY UPDATE': {
      values: [string | null, string | null];
      row: {
        name: Column<typeof payers, 'name'>;
        email: Column<typeof payers, 'email'> | null;
        version: Column<typeof payers, 'version'>;
      };
    };
    'SELECT pg_advisory_xact_lock(hashtextextended(\'payment requests \' || $1, 0))': {
      values: [string | null];
      row: {
        pg_advisory_xact_lock: string | null;
      };
    };
    [`SELECT r.id, r.entity_id
       FROM payment_requests r
      WHERE r.expires_on < $1 AND r.status IN ('OPEN', 'PARTLY_PAID')
      ORDER BY r.expires_on
      LIMIT $2`]: {
      values: [string | null, bigint | number | null];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
        entity_id: Column<typeof paymentRequests, 'entityId'>;
      };
    };
    [`SELECT r.payer_id, r.currency, count(*) AS count,
            coalesce(sum(r.amount_minor - r.paid_minor) FILTER (WHERE r.status = ANY($3)), 0)::bigint AS open
       FROM payment_requests r
      WHERE r.entity_id = $1 AND r.payer_id = ANY($2)
      GROUP BY r.payer_id, r.currency
      ORDER BY r.currency`]: {
      values: [string | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: {
        payer_id: Column<typeof paymentRequests, 'payerId'>;
        currency: Column<typeof paymentRequests, 'currency'>;
        count: bigint;
        open: bigint;
      };
    };
    'SELECT reference FROM payers WHERE reference = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        reference: Column<typeof payers, 'reference'>;
      };
    };
    'SELECT reference FROM payment_requests WHERE reference = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        reference: Column<typeof paymentRequests, 'reference'>;
      };
    };
    [`SELECT s.currency, s.due_on, sum(s.request_count)::bigint AS count, sum(s.open_minor)::bigint AS open
         FROM payment_request_sums s
        WHERE s.entity_id = $1 AND s.status = ANY($2)
        GROUP BY s.currency, s.due_on
       HAVING sum(s.request_count) > 0
        ORDER BY s.currency`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        currency: Column<typeof paymentRequestSums, 'currency'>;
        due_on: Column<typeof paymentRequestSums, 'dueOn'>;
        count: bigint;
        open: bigint;
      };
    };
    [`SELECT w.id, w.amount_minor, w.reason, w.asked_by
       FROM write_offs w
      WHERE w.request_id = $1 AND w.status = 'WAITING'`]: {
      values: [string | null];
      row: {
        id: Column<typeof writeOffs, 'id'>;
        amount_minor: Column<typeof writeOffs, 'amountMinor'>;
        reason: Column<typeof writeOffs, 'reason'>;
        asked_by: Column<typeof writeOffs, 'askedBy'>;
      };
    };
    [`SELECT w.id, w.amount_minor, w.reason, w.status, w.asked_by, asker.name AS asked_by_name, w.asked_at,
            w.confirmed_by, confirmer.name AS confirmed_by_name, w.confirmed_at
       FROM write_offs w
       JOIN users asker ON asker.id = w.asked_by
       LEFT JOIN users confirmer ON confirmer.id = w.confirmed_by
      WHERE w.request_id = $1 AND w.status <> 'WITHDRAWN'`]: {
      values: [string | null];
      row: {
        id: Column<typeof writeOffs, 'id'>;
        amount_minor: Column<typeof writeOffs, 'amountMinor'>;
        reason: Column<typeof writeOffs, 'reason'>;
        status: Column<typeof writeOffs, 'status'>;
        asked_by: Column<typeof writeOffs, 'askedBy'>;
        asked_by_name: Column<typeof users, 'name'>;
        asked_at: Column<typeof writeOffs, 'askedAt'>;
        confirmed_by: Column<typeof writeOffs, 'confirmedBy'> | null;
        confirmed_by_name: Column<typeof users, 'name'> | null;
        confirmed_at: Column<typeof writeOffs, 'confirmedAt'> | null;
      };
    };
    [`UPDATE payers
        SET name = $2, search_name = $3, email = $4, version = version + 1, updated_at = $5
      WHERE id = $1`]: {
      values: [string | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`UPDATE payment_requests
          SET label = $2, invoice_number = $3, amount_minor = $4, due_on = $5, expires_on = $6,
              allows_part = $7, minimum_part_minor = $8, on_too_much = $9, version = version + 1,
              updated_at = $10
        WHERE id = $1`]: {
      values: [string | null, string | null, string | null, bigint | number | null, string | null, string | null, boolean | null, bigint | number | null, string | null, Date | string | null];
      row: never;
    };
    'UPDATE payment_requests SET status = $2, version = version + 1, updated_at = $3 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    [`UPDATE write_offs
          SET status = 'WITHDRAWN', withdrawn_at = $2
        WHERE request_id = $1 AND status = 'WAITING'`]: {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`UPDATE write_offs
        SET status = 'WITHDRAWN', withdrawn_by = $2, withdrawn_at = $3
      WHERE request_id = $1 AND status = 'WAITING'`]: {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    'UPDATE write_offs SET status = \'DONE\', confirmed_by = $2, confirmed_at = $3 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    'UPDATE write_offs SET status = \'WITHDRAWN\', withdrawn_by = $2, withdrawn_at = $3 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
  }
}
