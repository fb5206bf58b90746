// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { auditLog } from '../../audit/tables.ts';
import type { entities, users } from '../../identity/tables.ts';
import type { bankFileConnections } from '../bank-files/tables.ts';
import type { batches, withdrawals } from '../batches/tables.ts';
import type { requestMails } from './mails/tables.ts';
import type { payLinks } from './pay-page/tables.ts';
import type { receiptRefunds } from './refunds/tables.ts';
import type { paymentReminders } from './reminders/tables.ts';
import type { requestsToPay } from './requests-to-pay/tables.ts';
import type { payers, paymentRequestEvents, paymentRequestSums, paymentRequests, receiptAllocations, receipts, writeOffs } from './tables.ts';
import type { ledgerAccounts } from '../ledger/tables.ts';
import type { statementAccounts } from '../reconciling/statements/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT p.id, p.entity_id, p.request_id, p.shap_id, p.amount_minor, p.expires_at, p.state, p.sent_at,
         p.cancel_asked_at, p.asked, r.reference, e.name AS entity_name,
         r.status IN ('OPEN', 'PARTLY_PAID')
           AND r.amount_minor - r.paid_minor >= p.amount_minor AS still_asked
    FROM requests_to_pay p
    JOIN payment_requests r ON r.id = p.request_id
    JOIN entities e ON e.id = p.entity_id
   WHERE p.next_ask_at <= $1
   ORDER BY p.next_ask_at
   LIMIT $2`]: {
      values: [Date | string | null, bigint | number | null];
      row: {
        id: Column<typeof requestsToPay, 'id'>;
        entity_id: Column<typeof requestsToPay, 'entityId'>;
        request_id: Column<typeof requestsToPay, 'requestId'>;
        shap_id: Column<typeof requestsToPay, 'shapId'>;
        amount_minor: Column<typeof requestsToPay, 'amountMinor'>;
        expires_at: Column<typeof requestsToPay, 'expiresAt'>;
        state: Column<typeof requestsToPay, 'state'>;
        sent_at: Column<typeof requestsToPay, 'sentAt'> | null;
        cancel_asked_at: Column<typeof requestsToPay, 'cancelAskedAt'> | null;
        asked: Column<typeof requestsToPay, 'asked'>;
        reference: Column<typeof paymentRequests, 'reference'>;
        entity_name: Column<typeof entities, 'name'>;
        still_asked: boolean;
      };
    };
    [`
  SELECT p.id, p.name, p.email, p.language, p.reminders_off, p.reference, p.version, p.created_by,
         author.name AS created_by_name, p.created_at, p.updated_at
    FROM payers p
    JOIN users author ON author.id = p.created_by`]: {
      values: [];
      row: {
        id: Column<typeof payers, 'id'>;
        name: Column<typeof payers, 'name'>;
        email: Column<typeof payers, 'email'> | null;
        language: Column<typeof payers, 'language'>;
        reminders_off: Column<typeof payers, 'remindersOff'>;
        reference: Column<typeof payers, 'reference'>;
        version: Column<typeof payers, 'version'>;
        created_by: Column<typeof payers, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof payers, 'createdAt'>;
        updated_at: Column<typeof payers, 'updatedAt'>;
      };
    };
    [`
  SELECT p.id, p.name, p.email, p.language, p.reminders_off, p.reference, p.version, p.created_by,
         author.name AS created_by_name, p.created_at, p.updated_at
    FROM payers p
    JOIN users author ON author.id = p.created_by WHERE p.entity_id = $1 AND p.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof payers, 'id'>;
        name: Column<typeof payers, 'name'>;
        email: Column<typeof payers, 'email'> | null;
        language: Column<typeof payers, 'language'>;
        reminders_off: Column<typeof payers, 'remindersOff'>;
        reference: Column<typeof payers, 'reference'>;
        version: Column<typeof payers, 'version'>;
        created_by: Column<typeof payers, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof payers, 'createdAt'>;
        updated_at: Column<typeof payers, 'updatedAt'>;
      };
    };
    [`
  SELECT r.id, r.entity_id, r.entry_id, r.currency, r.amount_minor, r.allocated_minor, r.status, r.text,
         r.received_on, r.counterparty_name, r.counterparty_account
    FROM receipts r
   WHERE r.id = $1 AND r.entity_id = $2
     FOR NO KEY UPDATE`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof receipts, 'id'>;
        entity_id: Column<typeof receipts, 'entityId'>;
        entry_id: Column<typeof receipts, 'entryId'>;
        currency: Column<typeof receipts, 'currency'>;
        amount_minor: Column<typeof receipts, 'amountMinor'>;
        allocated_minor: Column<typeof receipts, 'allocatedMinor'>;
        status: Column<typeof receipts, 'status'>;
        text: Column<typeof receipts, 'text'>;
        received_on: Column<typeof receipts, 'receivedOn'>;
        counterparty_name: Column<typeof receipts, 'counterpartyName'> | null;
        counterparty_account: Column<typeof receipts, 'counterpartyAccount'> | null;
      };
    };
    [`
  SELECT r.id, r.entity_id, r.payer_id, r.label, r.invoice_number, r.currency, r.amount_minor, r.due_on,
         r.expires_on, r.allows_part, r.minimum_part_minor, r.on_too_much, r.reference, r.status,
         r.paid_minor, r.reopened_at, r.version
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
        reopened_at: Column<typeof paymentRequests, 'reopenedAt'> | null;
        version: Column<typeof paymentRequests, 'version'>;
      };
    };
    [`
  SELECT r.id, r.payer_id, p.name AS payer_name, p.reference AS payer_reference, r.label, r.invoice_number,
         r.currency, r.amount_minor, r.due_on, r.expires_on, r.allows_part, r.minimum_part_minor,
         r.on_too_much, r.reference, r.status, r.paid_minor,
         refunded_for_request(r.id) AS refunded_minor, r.reopened_at, r.version, r.created_by,
         author.name AS created_by_name, r.created_at, r.updated_at, l.number AS link_number
    FROM payment_requests r
    JOIN payers p ON p.id = r.payer_id
    JOIN users author ON author.id = r.created_by
    LEFT JOIN pay_links l ON l.request_id = r.id AND l.ended_at IS NULL`]: {
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
        refunded_minor: bigint | null;
        reopened_at: Column<typeof paymentRequests, 'reopenedAt'> | null;
        version: Column<typeof paymentRequests, 'version'>;
        created_by: Column<typeof paymentRequests, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof paymentRequests, 'createdAt'>;
        updated_at: Column<typeof paymentRequests, 'updatedAt'>;
        link_number: Column<typeof payLinks, 'number'> | null;
      };
    };
    [`
  SELECT r.id, r.payer_id, p.name AS payer_name, p.reference AS payer_reference, r.label, r.invoice_number,
         r.currency, r.amount_minor, r.due_on, r.expires_on, r.allows_part, r.minimum_part_minor,
         r.on_too_much, r.reference, r.status, r.paid_minor,
         refunded_for_request(r.id) AS refunded_minor, r.reopened_at, r.version, r.created_by,
         author.name AS created_by_name, r.created_at, r.updated_at, l.number AS link_number
    FROM payment_requests r
    JOIN payers p ON p.id = r.payer_id
    JOIN users author ON author.id = r.created_by
    LEFT JOIN pay_links l ON l.request_id = r.id AND l.ended_at IS NULL WHERE r.entity_id = $1 AND r.id = $2`]: {
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
        refunded_minor: bigint | null;
        reopened_at: Column<typeof paymentRequests, 'reopenedAt'> | null;
        version: Column<typeof paymentRequests, 'version'>;
        created_by: Column<typeof paymentRequests, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof paymentRequests, 'createdAt'>;
        updated_at: Column<typeof paymentRequests, 'updatedAt'>;
        link_number: Column<typeof payLinks, 'number'> | null;
      };
    };
    [`
  SELECT r.id, r.payer_id, p.name AS payer_name, p.reference AS payer_reference, r.label, r.invoice_number,
         r.currency, r.amount_minor, r.due_on, r.expires_on, r.allows_part, r.minimum_part_minor,
         r.on_too_much, r.reference, r.status, r.paid_minor,
         refunded_for_request(r.id) AS refunded_minor, r.reopened_at, r.version, r.created_by,
         author.name AS created_by_name, r.created_at, r.updated_at, l.number AS link_number
    FROM payment_requests r
    JOIN payers p ON p.id = r.payer_id
    JOIN users author ON author.id = r.created_by
    LEFT JOIN pay_links l ON l.request_id = r.id AND l.ended_at IS NULL WHERE r.entity_id = $1 AND r.id = ANY($2)`]: {
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
        refunded_minor: bigint | null;
        reopened_at: Column<typeof paymentRequests, 'reopenedAt'> | null;
        version: Column<typeof paymentRequests, 'version'>;
        created_by: Column<typeof paymentRequests, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof paymentRequests, 'createdAt'>;
        updated_at: Column<typeof paymentRequests, 'updatedAt'>;
        link_number: Column<typeof payLinks, 'number'> | null;
      };
    };
    [`
  SELECT r.id, r.payer_id, p.name AS payer_name, p.reference AS payer_reference, r.label, r.invoice_number,
         r.currency, r.amount_minor, r.due_on, r.expires_on, r.allows_part, r.minimum_part_minor,
         r.on_too_much, r.reference, r.status, r.paid_minor,
         refunded_for_request(r.id) AS refunded_minor, r.reopened_at, r.version, r.created_by,
         author.name AS created_by_name, r.created_at, r.updated_at, l.number AS link_number
    FROM payment_requests r
    JOIN payers p ON p.id = r.payer_id
    JOIN users author ON author.id = r.created_by
    LEFT JOIN pay_links l ON l.request_id = r.id AND l.ended_at IS NULL WHERE r.entity_id = $1 AND r.id = ANY($2) ORDER BY array_position($2, r.id)`]: {
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
        refunded_minor: bigint | null;
        reopened_at: Column<typeof paymentRequests, 'reopenedAt'> | null;
        version: Column<typeof paymentRequests, 'version'>;
        created_by: Column<typeof paymentRequests, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof paymentRequests, 'createdAt'>;
        updated_at: Column<typeof paymentRequests, 'updatedAt'>;
        link_number: Column<typeof payLinks, 'number'> | null;
      };
    };
    [`
  SELECT r.id, r.status, r.received_on, r.currency, r.amount_minor, r.allocated_minor,
         refunded_of(r.id) AS refunded_minor, r.reason, r.text,
         r.counterparty_name, r.counterparty_account, r.payer_id, p.name AS payer_name, r.account_id,
         a.account_number, r.entry_id, r.returned_on, r.version, r.created_at, r.updated_at
    FROM receipts r
    JOIN statement_accounts a ON a.id = r.account_id
    LEFT JOIN payers p ON p.id = r.payer_id`]: {
      values: [];
      row: {
        id: Column<typeof receipts, 'id'>;
        status: Column<typeof receipts, 'status'>;
        received_on: Column<typeof receipts, 'receivedOn'>;
        currency: Column<typeof receipts, 'currency'>;
        amount_minor: Column<typeof receipts, 'amountMinor'>;
        allocated_minor: Column<typeof receipts, 'allocatedMinor'>;
        refunded_minor: bigint | null;
        reason: Column<typeof receipts, 'reason'>;
        text: Column<typeof receipts, 'text'>;
        counterparty_name: Column<typeof receipts, 'counterpartyName'> | null;
        counterparty_account: Column<typeof receipts, 'counterpartyAccount'> | null;
        payer_id: Column<typeof receipts, 'payerId'> | null;
        payer_name: Column<typeof payers, 'name'> | null;
        account_id: Column<typeof receipts, 'accountId'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        entry_id: Column<typeof receipts, 'entryId'>;
        returned_on: Column<typeof receipts, 'returnedOn'> | null;
        version: Column<typeof receipts, 'version'>;
        created_at: Column<typeof receipts, 'createdAt'>;
        updated_at: Column<typeof receipts, 'updatedAt'>;
      };
    };
    [`
  SELECT r.id, r.status, r.received_on, r.currency, r.amount_minor, r.allocated_minor,
         refunded_of(r.id) AS refunded_minor, r.reason, r.text,
         r.counterparty_name, r.counterparty_account, r.payer_id, p.name AS payer_name, r.account_id,
         a.account_number, r.entry_id, r.returned_on, r.version, r.created_at, r.updated_at
    FROM receipts r
    JOIN statement_accounts a ON a.id = r.account_id
    LEFT JOIN payers p ON p.id = r.payer_id WHERE r.entity_id = $1 AND r.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof receipts, 'id'>;
        status: Column<typeof receipts, 'status'>;
        received_on: Column<typeof receipts, 'receivedOn'>;
        currency: Column<typeof receipts, 'currency'>;
        amount_minor: Column<typeof receipts, 'amountMinor'>;
        allocated_minor: Column<typeof receipts, 'allocatedMinor'>;
        refunded_minor: bigint | null;
        reason: Column<typeof receipts, 'reason'>;
        text: Column<typeof receipts, 'text'>;
        counterparty_name: Column<typeof receipts, 'counterpartyName'> | null;
        counterparty_account: Column<typeof receipts, 'counterpartyAccount'> | null;
        payer_id: Column<typeof receipts, 'payerId'> | null;
        payer_name: Column<typeof payers, 'name'> | null;
        account_id: Column<typeof receipts, 'accountId'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        entry_id: Column<typeof receipts, 'entryId'>;
        returned_on: Column<typeof receipts, 'returnedOn'> | null;
        version: Column<typeof receipts, 'version'>;
        created_at: Column<typeof receipts, 'createdAt'>;
        updated_at: Column<typeof receipts, 'updatedAt'>;
      };
    };
    [`
  SELECT r.id, r.status, r.received_on, r.currency, r.amount_minor, r.allocated_minor,
         refunded_of(r.id) AS refunded_minor, r.reason, r.text,
         r.counterparty_name, r.counterparty_account, r.payer_id, p.name AS payer_name, r.account_id,
         a.account_number, r.entry_id, r.returned_on, r.version, r.created_at, r.updated_at
    FROM receipts r
    JOIN statement_accounts a ON a.id = r.account_id
    LEFT JOIN payers p ON p.id = r.payer_id WHERE r.entity_id = $1 AND r.id = ANY($2) ORDER BY array_position($2, r.id)`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof receipts, 'id'>;
        status: Column<typeof receipts, 'status'>;
        received_on: Column<typeof receipts, 'receivedOn'>;
        currency: Column<typeof receipts, 'currency'>;
        amount_minor: Column<typeof receipts, 'amountMinor'>;
        allocated_minor: Column<typeof receipts, 'allocatedMinor'>;
        refunded_minor: bigint | null;
        reason: Column<typeof receipts, 'reason'>;
        text: Column<typeof receipts, 'text'>;
        counterparty_name: Column<typeof receipts, 'counterpartyName'> | null;
        counterparty_account: Column<typeof receipts, 'counterpartyAccount'> | null;
        payer_id: Column<typeof receipts, 'payerId'> | null;
        payer_name: Column<typeof payers, 'name'> | null;
        account_id: Column<typeof receipts, 'accountId'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        entry_id: Column<typeof receipts, 'entryId'>;
        returned_on: Column<typeof receipts, 'returnedOn'> | null;
        version: Column<typeof receipts, 'version'>;
        created_at: Column<typeof receipts, 'createdAt'>;
        updated_at: Column<typeof receipts, 'updatedAt'>;
      };
    };
    [`
  WITH shares AS (
    SELECT s.receipt_id, sum(s.minor) FILTER (WHERE s.request_id IS NOT NULL) AS paid_minor,
           sum(s.minor) AS minor,
           CASE WHEN count(DISTINCT s.request_id) = 1 THEN min(s.request_id::text)::uuid END AS request_id
      FROM (SELECT a.receipt_id, a.request_id, a.amount_minor AS minor
              FROM payment_requests q
              JOIN receipt_allocations a ON a.request_id = q.id
             WHERE q.entity_id = $1 AND q.payer_id = $2 AND q.currency = $3
               AND (a.ended_at IS NULL OR a.end_kind = 'TAKEN_BACK')
            UNION ALL
            SELECT a.receipt_id, NULL, a.amount_minor
              FROM receipt_allocations a
             WHERE a.entity_id = $1 AND a.payer_id = $2 AND a.ended_at IS NULL
            UNION ALL
            SELECT a.receipt_id, NULL, a.amount_minor
              FROM receipt_allocations a
             WHERE a.entity_id = $1 AND a.payer_id = $2 AND a.end_kind = 'TAKEN_BACK'
            UNION ALL
            SELECT f.receipt_id, NULL, f.amount_minor
              FROM receipt_refunds f
              JOIN withdrawals w ON w.batch_id = f.batch_id
             WHERE f.payer_id = $2 AND f.entity_id = $1 AND w.status = 'COMPLETE') AS s
     GROUP BY s.receipt_id
  ),
  money AS (
    SELECT r.id, r.payer_id, r.received_on, r.returned_on, r.created_at, r.returned_at, s.request_id,
           m.minor, m.minor - coalesce(s.paid_minor, 0)::bigint AS credit_minor
      FROM shares s
      JOIN receipts r ON r.id = s.receipt_id
     CROSS JOIN LATERAL (
             SELECT CASE WHEN r.payer_id = $2 THEN r.amount_minor
                         ELSE least(r.amount_minor, s.minor)::bigint END AS minor) AS m
     WHERE r.entity_id = $1 AND r.currency = $3
  ),
  lines AS (
    SELECT CASE e.event WHEN 'CREATED' THEN 'REQUESTED' ELSE e.event END AS kind,
           (e.at AT TIME ZONE $6)::date::text AS day, e.at, e.id, e.owed_minor AS minor,
           0::bigint AS credit_minor, q.id AS request_id, NULL::uuid AS receipt_id
      FROM payment_requests q
      JOIN payment_request_events e ON e.request_id = q.id
     WHERE q.entity_id = $1 AND q.payer_id = $2 AND q.currency = $3 AND e.owed_minor <> 0
       AND e.event IN ('CREATED', 'CHANGED', 'CANCELLED', 'EXPIRED', 'WRITTEN_OFF')
    UNION ALL
    SELECT 'RECEIVED', m.received_on, m.created_at, m.id, -m.minor, m.credit_minor, m.request_id, m.id
      FROM money m
    UNION ALL
    SELECT 'TAKEN_BACK', m.returned_on, m.returned_at, m.id, m.minor, 0, m.request_id, m.id
      FROM money m
     WHERE m.returned_on IS NOT NULL
    UNION ALL
    SELECT 'GIVEN_BACK', (w.updated_at AT TIME ZONE $6)::date::text, w.updated_at, f.id, f.amount_minor, 0,
           NULL, f.receipt_id
      FROM money m
      JOIN receipt_refunds f ON f.receipt_id = m.id
      JOIN withdrawals w ON w.batch_id = f.batch_id
     WHERE w.status = 'COMPLETE' AND (m.payer_id = $2 OR f.payer_id = $2)
  )
     SELECT coalesce(sum(l.minor) FILTER (WHERE l.day < $4), 0)::bigint AS before_minor,
            coalesce(sum(l.minor), 0)::bigint AS after_minor,
            count(*) FILTER (WHERE l.day >= $4) AS lines
       FROM lines l
      WHERE l.day <= $5`]: {
      values: [string | null, string | null, string | null, string | null, string | null, string];
      row: {
        before_minor: bigint;
        after_minor: bigint;
        lines: bigint;
      };
    };
    [`
  WITH shares AS (
    SELECT s.receipt_id, sum(s.minor) FILTER (WHERE s.request_id IS NOT NULL) AS paid_minor,
           sum(s.minor) AS minor,
           CASE WHEN count(DISTINCT s.request_id) = 1 THEN min(s.request_id::text)::uuid END AS request_id
      FROM (SELECT a.receipt_id, a.request_id, a.amount_minor AS minor
              FROM payment_requests q
              JOIN receipt_allocations a ON a.request_id = q.id
             WHERE q.entity_id = $1 AND q.payer_id = $2 AND q.currency = $3
               AND (a.ended_at IS NULL OR a.end_kind = 'TAKEN_BACK')
            UNION ALL
            SELECT a.receipt_id, NULL, a.amount_minor
              FROM receipt_allocations a
             WHERE a.entity_id = $1 AND a.payer_id = $2 AND a.ended_at IS NULL
            UNION ALL
            SELECT a.receipt_id, NULL, a.amount_minor
              FROM receipt_allocations a
             WHERE a.entity_id = $1 AND a.payer_id = $2 AND a.end_kind = 'TAKEN_BACK'
            UNION ALL
            SELECT f.receipt_id, NULL, f.amount_minor
              FROM receipt_refunds f
              JOIN withdrawals w ON w.batch_id = f.batch_id
             WHERE f.payer_id = $2 AND f.entity_id = $1 AND w.status = 'COMPLETE') AS s
     GROUP BY s.receipt_id
  ),
  money AS (
    SELECT r.id, r.payer_id, r.received_on, r.returned_on, r.created_at, r.returned_at, s.request_id,
           m.minor, m.minor - coalesce(s.paid_minor, 0)::bigint AS credit_minor
      FROM shares s
      JOIN receipts r ON r.id = s.receipt_id
     CROSS JOIN LATERAL (
             SELECT CASE WHEN r.payer_id = $2 THEN r.amount_minor
                         ELSE least(r.amount_minor, s.minor)::bigint END AS minor) AS m
     WHERE r.entity_id = $1 AND r.currency = $3
  ),
  lines AS (
    SELECT CASE e.event WHEN 'CREATED' THEN 'REQUESTED' ELSE e.event END AS kind,
           (e.at AT TIME ZONE $6)::date::text AS day, e.at, e.id, e.owed_minor AS minor,
           0::bigint AS credit_minor, q.id AS request_id, NULL::uuid AS receipt_id
      FROM payment_requests q
      JOIN payment_request_events e ON e.request_id = q.id
     WHERE q.entity_id = $1 AND q.payer_id = $2 AND q.currency = $3 AND e.owed_minor <> 0
       AND e.event IN ('CREATED', 'CHANGED', 'CANCELLED', 'EXPIRED', 'WRITTEN_OFF')
    UNION ALL
    SELECT 'RECEIVED', m.received_on, m.created_at, m.id, -m.minor, m.credit_minor, m.request_id, m.id
      FROM money m
    UNION ALL
    SELECT 'TAKEN_BACK', m.returned_on, m.returned_at, m.id, m.minor, 0, m.request_id, m.id
      FROM money m
     WHERE m.returned_on IS NOT NULL
    UNION ALL
    SELECT 'GIVEN_BACK', (w.updated_at AT TIME ZONE $6)::date::text, w.updated_at, f.id, f.amount_minor, 0,
           NULL, f.receipt_id
      FROM money m
      JOIN receipt_refunds f ON f.receipt_id = m.id
      JOIN withdrawals w ON w.batch_id = f.batch_id
     WHERE w.status = 'COMPLETE' AND (m.payer_id = $2 OR f.payer_id = $2)
  )
     SELECT p.kind, p.day, p.minor, p.credit_minor, p.moved_minor, p.request_id, p.receipt_id, r.label,
            r.invoice_number, r.reference
       FROM (SELECT l.*, (sum(l.minor) OVER (ORDER BY l.day, l.at, l.kind, l.id))::bigint AS moved_minor
               FROM lines l
              WHERE l.day BETWEEN $4 AND $5
              ORDER BY l.day, l.at, l.kind, l.id
             OFFSET $7
              LIMIT $8) p
       LEFT JOIN payment_requests r ON r.id = p.request_id
      ORDER BY p.day, p.at, p.kind, p.id`]: {
      values: [string | null, string | null, string | null, string | null, string | null, string, bigint | number | null, bigint | number | null];
      row: {
        kind: string;
        day: string;
        minor: bigint;
        credit_minor: bigint;
        moved_minor: bigint;
        request_id: string | null;
        receipt_id: string | null;
        label: Column<typeof paymentRequests, 'label'> | null;
        invoice_number: Column<typeof paymentRequests, 'invoiceNumber'> | null;
        reference: Column<typeof paymentRequests, 'reference'> | null;
      };
    };
    'DELETE FROM pgboss.job WHERE name = \'reminder-mail\'': {
      values: [];
      row: never;
    };
    'DELETE FROM pgboss.job WHERE name = \'request-mail\'': {
      values: [];
      row: never;
    };
    [`EXPLAIN (ANALYZE)
     SELECT n.payer_id FROM payer_likenesses n WHERE n.entity_id = $1 AND n.key = ANY($2)`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        'QUERY PLAN': string;
      };
    };
    [`INSERT INTO collection_sweeps
            (transfer_id, entity_id, currency, amount_minor, reason, funding_id, swept_by, swept_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`]: {
      values: [string | null, string | null, string | null, bigint | number | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO pay_links (token_hash, entity_id, request_id, number, created_by, created_at)
     SELECT n.token_hash, $1, n.request_id, n.number, $2, $3
       FROM unnest($4::bytea[], $5::uuid[], $6::int[]) AS n (token_hash, request_id, number)`]: {
      values: [string | null, string | null, Date | string | null, readonly (Uint8Array | null)[] | null, readonly (string | null)[] | null, readonly (number | null)[] | null];
      row: never;
    };
    [`INSERT INTO payers (id, entity_id, name, search_name, email, reference, language, reminders_off, version,
       created_by, created_at, updated_at)
     SELECT n.id, $1, n.name, n.search_name, n.email, n.reference, n.language, n.reminders_off, 1, $2, $3, $3
       FROM unnest($4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::boolean[])
              AS n (id, name, search_name, email, reference, language, reminders_off)`]: {
      values: [string | null, string | null, Date | string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (boolean | null)[] | null];
      row: never;
    };
    [`INSERT INTO payment_reminders (id, entity_id, request_id, kind, due_on, made_on, status, asked_by,
       created_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'WAITING', $7, $8)
     ON CONFLICT DO NOTHING
     RETURNING id`]: {
      values: [string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | string | null];
      row: {
        id: Column<typeof paymentReminders, 'id'>;
      };
    };
    [`INSERT INTO payment_request_events (id, entity_id, request_id, event, at, owed_minor, user_id)
     SELECT n.id, $1, n.request_id, 'CREATED', $2, n.owed_minor, $3
       FROM unnest($4::uuid[], $5::uuid[], $6::bigint[]) AS n (id, request_id, owed_minor)`]: {
      values: [string | null, Date | string | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null];
      row: never;
    };
    [`INSERT INTO payment_request_events (id, entity_id, request_id, event, at, owed_minor, user_id)
     SELECT n.id, $1, n.request_id, 'MAILED', $2, 0, $3
       FROM unnest($4::uuid[], $5::uuid[]) AS n (id, request_id)`]: {
      values: [string | null, Date | string | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
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
    [`INSERT INTO receipt_refunds
            (id, entity_id, receipt_id, batch_id, request_id, payer_id, amount_minor, account, reason,
             created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, string | null, bigint | number | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO request_mails (id, entity_id, request_id, address, made_on, status, asked_by, created_at)
     SELECT n.id, $1, n.request_id, n.address, $2, 'WAITING', $3, $4
       FROM unnest($5::uuid[], $6::uuid[], $7::text[]) AS n (id, request_id, address)`]: {
      values: [string | null, string | null, string | null, Date | string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`INSERT INTO requests_to_pay
            (id, entity_id, request_id, shap_id, amount_minor, expires_at, state, asked, next_ask_at,
             created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'PENDING', 0, $8, $7, $8)
         ON CONFLICT DO NOTHING
     RETURNING id`]: {
      values: [string | null, string | null, string | null, string | null, bigint | number | null, Date | string | null, string | null, Date | string | null];
      row: {
        id: Column<typeof requestsToPay, 'id'>;
      };
    };
    [`INSERT INTO write_offs (id, entity_id, request_id, amount_minor, reason, status, needs_second, asked_by,
       asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`]: {
      values: [string | null, string | null, string | null, bigint | number | null, string | null, string | null, boolean | null, string | null, Date | string | null];
      row: never;
    };
    [`SELECT (SELECT coalesce(sum(q.amount_minor - q.paid_minor), 0)
               FROM payment_requests q
              WHERE q.payer_id = $1 AND q.status IN ('OPEN', 'PARTLY_PAID'))::bigint AS open,
            (SELECT coalesce(sum(a.amount_minor), 0)
               FROM receipt_allocations a
              WHERE a.entity_id = $2 AND a.payer_id = $1 AND a.ended_at IS NULL)::bigint AS credit,
            (SELECT coalesce(sum(r.amount_minor - r.allocated_minor), 0)
               FROM receipts r
              WHERE r.entity_id = $2 AND r.payer_id = $1 AND r.status <> 'RETURNED')::bigint AS undecided`]: {
      values: [string | null, string | null];
      row: {
        open: bigint;
        credit: bigint;
        undecided: bigint;
      };
    };
    [`SELECT (coalesce((SELECT sum(a.amount_minor)
                           FROM receipt_allocations a
                          WHERE a.receipt_id = r.id AND a.ended_at IS NULL), 0)
               + refunded_of(r.id))::bigint AS minor
         FROM receipts r
        WHERE r.id = $1`]: {
      values: [string | null];
      row: {
        minor: bigint | null;
      };
    };
    [`SELECT 1 AS one
       FROM request_mails m
      WHERE m.request_id = $1 AND m.made_on = $2 AND m.address = $3 AND m.not_sent_because IS NULL`]: {
      values: [string | null, string | null, string | null];
      row: {
        one: number;
      };
    };
    [`SELECT CASE $2::text
                WHEN 'RECORDED' THEN EXISTS (SELECT FROM receipts WHERE entity_id = $1)
                ELSE EXISTS (SELECT FROM bank_statements WHERE entity_id = $1)
                END AS yes`]: {
      values: [string | null, string | null];
      row: {
        yes: boolean;
      };
    };
    [`SELECT DISTINCT a.request_id AS id, q.reference, coalesce(a.payer_id, q.payer_id) AS payer_id
       FROM receipt_allocations a
       LEFT JOIN payment_requests q ON q.id = a.request_id
      WHERE a.receipt_id = $1`]: {
      values: [string | null];
      row: {
        id: Column<typeof receiptAllocations, 'requestId'> | null;
        reference: Column<typeof paymentRequests, 'reference'> | null;
        payer_id: string | null;
      };
    };
    [`SELECT DISTINCT r.payer_id, r.counterparty_account
       FROM receipts r
      WHERE r.entity_id = $1 AND r.payer_id = ANY($2) AND r.allocated_minor > 0
        AND r.counterparty_account IS NOT NULL
      ORDER BY r.counterparty_account`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        payer_id: Column<typeof receipts, 'payerId'>;
        counterparty_account: Column<typeof receipts, 'counterpartyAccount'>;
      };
    };
    [`SELECT DISTINCT s.entity_id
       FROM payment_request_sums s
      WHERE s.status = ANY($1) AND s.request_count > 0`]: {
      values: [readonly (string | null)[] | null];
      row: {
        entity_id: Column<typeof paymentRequestSums, 'entityId'>;
      };
    };
    [`SELECT EXISTS (SELECT 1
                      FROM bank_file_connections c
                     WHERE c.entity_id = $1 AND c.currency = $2 AND c.purpose = 'RECEIPTS'
                       AND (c.state = 'LIVE'
                            OR EXISTS (SELECT 1 FROM statement_accounts a WHERE a.connection_id = c.id)))
              AS elsewhere`]: {
      values: [string | null, string | null];
      row: {
        elsewhere: boolean;
      };
    };
    [`SELECT EXISTS (SELECT 1
                      FROM bank_file_connections c
                     WHERE c.entity_id = e.id AND c.first_live_at IS NOT NULL) AS pays
       FROM entities e
      WHERE e.id = $1`]: {
      values: [string | null];
      row: {
        pays: boolean;
      };
    };
    [`SELECT FROM payers p
            WHERE p.search_name LIKE $1 AND p.search_name LIKE $2
              AND p.search_name LIKE ALL ($3)`]: {
      values: [string | null, string | null, readonly (string | null)[] | null];
      row: never;
    };
    [`SELECT FROM payers p
          WHERE p.id IN (SELECT a.payer_id
                           FROM receipt_allocations a
                          WHERE a.entity_id = $1 AND a.payer_id IS NOT NULL AND a.ended_at IS NULL)`]: {
      values: [string | null];
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
                SELECT q.id FROM payment_requests q WHERE q.entity_id = $1 AND q.reopened_at IS NOT NULL)`]: {
      values: [string | null];
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
    [`SELECT FROM receipts r
            WHERE NOT (r.status = ANY($1)
                       AND r.amount_minor > r.allocated_minor + refunded_of(r.id))`]: {
      values: [readonly (string | null)[] | null];
      row: never;
    };
    [`SELECT FROM receipts r
            WHERE r.status = ANY($1)
              AND r.amount_minor > r.allocated_minor + refunded_of(r.id)`]: {
      values: [readonly (string | null)[] | null];
      row: never;
    };
    [`SELECT FROM receipts r
      WHERE lower(r.text || ' ' || coalesce(r.counterparty_name, '') || ' '
                  || coalesce(r.counterparty_account, '')) LIKE $1
        AND lower(r.text || ' ' || coalesce(r.counterparty_name, '') || ' '
                  || coalesce(r.counterparty_account, '')) LIKE $2
        AND lower(r.text || ' ' || coalesce(r.counterparty_name, '') || ' '
                  || coalesce(r.counterparty_account, '')) LIKE ALL ($3)`]: {
      values: [string | null, string | null, readonly (string | null)[] | null];
      row: never;
    };
    'SELECT FROM receipts r WHERE r.entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM receipts r WHERE r.payer_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM receipts r WHERE r.received_on <= $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM receipts r WHERE r.received_on >= $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM receipts r WHERE r.status = $1': {
      values: [string | null];
      row: never;
    };
    [`SELECT a.currency
       FROM statement_entries e
       JOIN statement_accounts a ON a.id = e.account_id
      WHERE e.id = $1 AND e.entity_id = $2`]: {
      values: [string | null, string | null];
      row: {
        currency: Column<typeof statementAccounts, 'currency'>;
      };
    };
    [`SELECT a.id, a.request_id, a.amount_minor
       FROM receipt_allocations a
      WHERE a.receipt_id = $1 AND a.id = ANY($2) AND a.ended_at IS NULL`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof receiptAllocations, 'id'>;
        request_id: Column<typeof receiptAllocations, 'requestId'> | null;
        amount_minor: Column<typeof receiptAllocations, 'amountMinor'>;
      };
    };
    [`SELECT a.id, a.request_id, q.label, q.invoice_number, q.reference, a.payer_id, p.name AS payer_name,
            a.amount_minor, a.way, a.reason, a.allocated_by, allocator.name AS allocated_by_name,
            a.allocated_at, a.end_kind, a.ended_at, a.ended_by, ender.name AS ended_by_name, a.end_reason
       FROM receipt_allocations a
       LEFT JOIN payment_requests q ON q.id = a.request_id
       LEFT JOIN payers p ON p.id = a.payer_id
       LEFT JOIN users allocator ON allocator.id = a.allocated_by
       LEFT JOIN users ender ON ender.id = a.ended_by
      WHERE a.receipt_id = $1
      ORDER BY a.allocated_at, a.request_id IS NULL, q.due_on, a.id`]: {
      values: [string | null];
      row: {
        id: Column<typeof receiptAllocations, 'id'>;
        request_id: Column<typeof receiptAllocations, 'requestId'> | null;
        label: Column<typeof paymentRequests, 'label'> | null;
        invoice_number: Column<typeof paymentRequests, 'invoiceNumber'> | null;
        reference: Column<typeof paymentRequests, 'reference'> | null;
        payer_id: Column<typeof receiptAllocations, 'payerId'> | null;
        payer_name: Column<typeof payers, 'name'> | null;
        amount_minor: Column<typeof receiptAllocations, 'amountMinor'>;
        way: Column<typeof receiptAllocations, 'way'>;
        reason: Column<typeof receiptAllocations, 'reason'> | null;
        allocated_by: Column<typeof receiptAllocations, 'allocatedBy'> | null;
        allocated_by_name: Column<typeof users, 'name'> | null;
        allocated_at: Column<typeof receiptAllocations, 'allocatedAt'>;
        end_kind: Column<typeof receiptAllocations, 'endKind'> | null;
        ended_at: Column<typeof receiptAllocations, 'endedAt'> | null;
        ended_by: Column<typeof receiptAllocations, 'endedBy'> | null;
        ended_by_name: Column<typeof users, 'name'> | null;
        end_reason: Column<typeof receiptAllocations, 'endReason'> | null;
      };
    };
    [`SELECT a.payer_id, r.currency, sum(a.amount_minor)::bigint AS minor
       FROM receipt_allocations a
       JOIN receipts r ON r.id = a.receipt_id
      WHERE a.entity_id = $1 AND a.payer_id = ANY($2) AND a.ended_at IS NULL
      GROUP BY a.payer_id, r.currency
      ORDER BY r.currency`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        payer_id: Column<typeof receiptAllocations, 'payerId'>;
        currency: Column<typeof receipts, 'currency'>;
        minor: bigint;
      };
    };
    [`SELECT a.receipt_id, r.received_on, a.amount_minor
       FROM receipt_allocations a
       JOIN receipts r ON r.id = a.receipt_id
      WHERE a.request_id = $1 AND a.ended_at IS NULL
      ORDER BY r.received_on, a.allocated_at, a.id`]: {
      values: [string | null];
      row: {
        receipt_id: Column<typeof receiptAllocations, 'receiptId'>;
        received_on: Column<typeof receipts, 'receivedOn'>;
        amount_minor: Column<typeof receiptAllocations, 'amountMinor'>;
      };
    };
    'SELECT action, subject_id FROM audit_log WHERE entity_id = $1 ORDER BY seq DESC LIMIT 2': {
      values: [string | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
        subject_id: Column<typeof auditLog, 'subjectId'>;
      };
    };
    'SELECT actor_id, details::text FROM audit_log WHERE subject_id = $1 AND action = \'collection.swept\'': {
      values: [string | null];
      row: {
        actor_id: Column<typeof auditLog, 'actorId'> | null;
        details: Column<typeof auditLog, 'details'>;
      };
    };
    [`SELECT balance_minor
         FROM ledger_accounts
        WHERE entity_id = $1 AND access_type = 'COLLECTION' AND bucket = 'AVAILABLE'`]: {
      values: [string | null];
      row: {
        balance_minor: Column<typeof ledgerAccounts, 'balanceMinor'>;
      };
    };
    [`SELECT balance_minor
       FROM ledger_accounts
      WHERE entity_id = $1 AND access_type = 'COLLECTION' AND bucket = 'AVAILABLE'`]: {
      values: [string | null];
      row: {
        balance_minor: Column<typeof ledgerAccounts, 'balanceMinor'>;
      };
    };
    [`SELECT c.state, c.switched_on_at, c.off_since, c.payer_name, c.bank_name, c.payer_account_number,
            coalesce(c.payer_branch_code, b.default_branch_code) AS branch_code,
            coalesce(f.country, $3::text) AS country
       FROM bank_file_connections c
       LEFT JOIN entity_configs f ON f.entity_id = c.entity_id
       LEFT JOIN banks b
         ON b.country_code = coalesce(f.country, $3::text) AND lower(b.display_name) = lower(c.bank_name)
      WHERE c.entity_id = $1 AND c.currency = $2 AND (c.purpose = 'RECEIPTS' OR c.receives)
        AND (c.state = 'LIVE' OR (c.state = 'OFF' AND c.off_since IS NOT NULL))
      ORDER BY c.receives, c.created_at, c.id`]: {
      values: [string | null, string | null, string];
      row: {
        state: Column<typeof bankFileConnections, 'state'>;
        switched_on_at: Column<typeof bankFileConnections, 'switchedOnAt'> | null;
        off_since: Column<typeof bankFileConnections, 'offSince'> | null;
        payer_name: Column<typeof bankFileConnections, 'payerName'>;
        bank_name: Column<typeof bankFileConnections, 'bankName'> | null;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        branch_code: string | null;
        country: string;
      };
    };
    [`SELECT coalesce(c.legal_name, e.name) AS name
       FROM entities e
       LEFT JOIN entity_configs c ON c.entity_id = e.id
      WHERE e.id = $1`]: {
      values: [string | null];
      row: {
        name: string;
      };
    };
    'SELECT coalesce(max(number), 0)::int AS number FROM pay_links WHERE request_id = $1': {
      values: [string | null];
      row: {
        number: number;
      };
    };
    [`SELECT coalesce(sum(balance_minor), 0)::bigint AS minor
           FROM ledger_accounts
          WHERE entity_id = $1 AND access_type = 'COLLECTION' AND bucket = 'AVAILABLE'`]: {
      values: [string | null];
      row: {
        minor: bigint;
      };
    };
    [`SELECT coalesce(sum(s.receipt_count), 0)::bigint AS total
       FROM receipt_sums s
      WHERE s.entity_id = $1 AND ($2::text IS NULL OR s.status = $2)
        AND ($3::text IS NULL OR s.received_on >= $3) AND ($4::text IS NULL OR s.received_on <= $4)`]: {
      values: [string | null, string | null, string | null, string | null];
      row: {
        total: bigint;
      };
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
    'SELECT collects_at_bank($1, $2) AS at_bank': {
      values: [string | null, string | null];
      row: {
        at_bank: boolean | null;
      };
    };
    'SELECT count(*) AS count FROM sandbox_rail.payments WHERE amount_minor = 10000': {
      values: [];
      row: {
        count: bigint;
      };
    };
    'SELECT count(*) AS n FROM receipts WHERE entity_id = $1 AND status = \'ALLOCATED\'': {
      values: [string | null];
      row: {
        n: bigint;
      };
    };
    'SELECT count(*) AS runs FROM schedule_runs WHERE entity_id = $1 AND status <> \'PLANNED\'': {
      values: [string | null];
      row: {
        runs: bigint;
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
    'SELECT count(*) AS total FROM receipts r': {
      values: [];
      row: {
        total: bigint;
      };
    };
    [`SELECT count(*) FILTER (WHERE q.status = 'PAID') AS requests,
              (SELECT count(*) FROM receipt_allocations a WHERE a.entity_id = $1) AS allocations
         FROM payment_requests q
        WHERE q.entity_id = $1`]: {
      values: [string | null];
      row: {
        requests: bigint;
        allocations: bigint;
      };
    };
    [`SELECT count(*) FILTER (WHERE t.kind = 'HOLD') AS holds,
              count(*) FILTER (WHERE t.kind = 'SETTLE') AS settled
         FROM transfers t WHERE t.batch_id = $1`]: {
      values: [string | null];
      row: {
        holds: bigint;
        settled: bigint;
      };
    };
    'SELECT data FROM pgboss.job WHERE name = \'reminder-mail\'': {
      values: [];
      row: {
        data: unknown;
      };
    };
    'SELECT data FROM pgboss.job WHERE name = \'request-mail\'': {
      values: [];
      row: {
        data: unknown;
      };
    };
    [`SELECT e.event, e.at, e.user_id, u.name, e.reason, e.changes
       FROM payment_request_events e
       LEFT JOIN users u ON u.id = e.user_id
      WHERE e.request_id = $1
      ORDER BY e.at DESC, e.event = 'CREATED', e.id DESC`]: {
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
    'SELECT email, reminders_off FROM payers WHERE id = $1': {
      values: [string | null];
      row: {
        email: Column<typeof payers, 'email'> | null;
        reminders_off: Column<typeof payers, 'remindersOff'>;
      };
    };
    [`SELECT f.batch_id, b.status, w.status AS withdrawal
           FROM receipt_refunds f
           JOIN batches b ON b.id = f.batch_id
           JOIN withdrawals w ON w.batch_id = b.id
          WHERE f.receipt_id = $1`]: {
      values: [string | null];
      row: {
        batch_id: Column<typeof receiptRefunds, 'batchId'>;
        status: Column<typeof batches, 'status'>;
        withdrawal: Column<typeof withdrawals, 'status'>;
      };
    };
    [`SELECT f.id, f.amount_minor, f.account, f.reason, f.created_by, author.name AS created_by_name,
            f.created_at, b.id AS batch_id, b.label, b.status AS batch_status, w.status, w.beneficiary_name,
            w.bank_code, w.account_number, w.payout_id, r.counterparty_name, r.counterparty_account
       FROM receipt_refunds f
       JOIN receipts r ON r.id = f.receipt_id
       JOIN batches b ON b.id = f.batch_id
       JOIN withdrawals w ON w.batch_id = f.batch_id
       JOIN users author ON author.id = f.created_by
      WHERE f.receipt_id = $1
      ORDER BY f.created_at, f.id`]: {
      values: [string | null];
      row: {
        id: Column<typeof receiptRefunds, 'id'>;
        amount_minor: Column<typeof receiptRefunds, 'amountMinor'>;
        account: Column<typeof receiptRefunds, 'account'>;
        reason: Column<typeof receiptRefunds, 'reason'>;
        created_by: Column<typeof receiptRefunds, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof receiptRefunds, 'createdAt'>;
        batch_id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        batch_status: Column<typeof batches, 'status'>;
        status: Column<typeof withdrawals, 'status'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        bank_code: Column<typeof withdrawals, 'bankCode'>;
        account_number: Column<typeof withdrawals, 'accountNumber'>;
        payout_id: Column<typeof withdrawals, 'payoutId'> | null;
        counterparty_name: Column<typeof receipts, 'counterpartyName'> | null;
        counterparty_account: Column<typeof receipts, 'counterpartyAccount'> | null;
      };
    };
    [`SELECT f.payer_id, r.currency, sum(f.amount_minor)::bigint AS minor
       FROM receipt_refunds f
       JOIN receipts r ON r.id = f.receipt_id
      WHERE f.payer_id = ANY($2) AND f.entity_id = $1 AND refund_counts(f.batch_id)
      GROUP BY f.payer_id, r.currency
      ORDER BY r.currency`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        payer_id: Column<typeof receiptRefunds, 'payerId'>;
        currency: Column<typeof receipts, 'currency'>;
        minor: bigint;
      };
    };
    [`SELECT id FROM ledger_accounts
          WHERE entity_id = $1 AND access_type = $2 AND bucket = 'AVAILABLE' AND currency = 'ZAR'`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof ledgerAccounts, 'id'>;
      };
    };
    'SELECT id FROM ledger_accounts WHERE entity_id = $1 FOR UPDATE NOWAIT': {
      values: [string | null];
      row: {
        id: Column<typeof ledgerAccounts, 'id'>;
      };
    };
    'SELECT id FROM payers WHERE entity_id = $1 AND id = ANY($2)': {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof payers, 'id'>;
      };
    };
    'SELECT id FROM payers WHERE id = $1 AND entity_id = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof payers, 'id'>;
      };
    };
    'SELECT id FROM payment_requests WHERE id = $1 FOR NO KEY UPDATE': {
      values: [string | null];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
      };
    };
    'SELECT id FROM statement_accounts WHERE entity_id = $1 AND account_number = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
      };
    };
    [`SELECT id, amount_minor - paid_minor AS open, paid_minor, payer_id
       FROM payment_requests
      WHERE entity_id = $1`]: {
      values: [string | null];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
        open: bigint;
        paid_minor: Column<typeof paymentRequests, 'paidMinor'>;
        payer_id: Column<typeof paymentRequests, 'payerId'>;
      };
    };
    'SELECT id, email FROM payers WHERE entity_id = $1 AND id = ANY($2)': {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof payers, 'id'>;
        email: Column<typeof payers, 'email'> | null;
      };
    };
    'SELECT id, label, invoice_number, reference FROM payment_requests WHERE id = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
        label: Column<typeof paymentRequests, 'label'>;
        invoice_number: Column<typeof paymentRequests, 'invoiceNumber'> | null;
        reference: Column<typeof paymentRequests, 'reference'>;
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
    'SELECT id, reference FROM payers WHERE entity_id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof payers, 'id'>;
        reference: Column<typeof payers, 'reference'>;
      };
    };
    'SELECT id, status, paid_minor FROM payment_requests WHERE entity_id = $1 ORDER BY id': {
      values: [string | null];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
        status: Column<typeof paymentRequests, 'status'>;
        paid_minor: Column<typeof paymentRequests, 'paidMinor'>;
      };
    };
    [`SELECT l.currency, l.balance_minor,
              CASE WHEN collects_at_bank(l.entity_id, l.currency) THEN 0
                   ELSE greatest(0, sweepable(l.entity_id, l.currency))
              END::bigint AS movable_minor,
              EXISTS (SELECT 1
                        FROM bank_file_connections c
                       WHERE c.entity_id = l.entity_id AND c.currency = l.currency AND c.receives)
                AS pays_too,
              collects_at_bank(l.entity_id, l.currency) AS is_barred,
              EXISTS (SELECT 1
                        FROM bank_file_connections c
                       WHERE c.entity_id = l.entity_id AND c.currency = l.currency
                         AND c.purpose = 'RECEIPTS'
                         AND (c.state = 'LIVE'
                              OR EXISTS (SELECT 1 FROM statement_accounts a WHERE a.connection_id = c.id)))
                AS receives_elsewhere
         FROM ledger_accounts l
        WHERE l.entity_id = $1 AND l.access_type = 'COLLECTION' AND l.bucket = 'AVAILABLE'
          AND l.balance_minor > 0
        ORDER BY l.currency`]: {
      values: [string | null];
      row: {
        currency: Column<typeof ledgerAccounts, 'currency'>;
        balance_minor: Column<typeof ledgerAccounts, 'balanceMinor'>;
        movable_minor: bigint;
        pays_too: boolean;
        is_barred: boolean | null;
        receives_elsewhere: boolean;
      };
    };
    [`SELECT lower(n.number) AS key
       FROM unnest($1::text[]) WITH ORDINALITY AS n (number, place)
      ORDER BY n.place`]: {
      values: [readonly string[]];
      row: {
        key: string;
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
    [`SELECT m.address, m.made_on, m.status, m.not_sent_because, m.created_at, m.asked_by, u.name
       FROM request_mails m
       JOIN users u ON u.id = m.asked_by
      WHERE m.request_id = $1
      ORDER BY m.created_at DESC`]: {
      values: [string | null];
      row: {
        address: Column<typeof requestMails, 'address'>;
        made_on: Column<typeof requestMails, 'madeOn'>;
        status: Column<typeof requestMails, 'status'>;
        not_sent_because: Column<typeof requestMails, 'notSentBecause'> | null;
        created_at: Column<typeof requestMails, 'createdAt'>;
        asked_by: Column<typeof requestMails, 'askedBy'>;
        name: Column<typeof users, 'name'>;
      };
    };
    [`SELECT m.kind, m.made_on, m.status, m.created_at, m.asked_by, u.name
       FROM payment_reminders m
       LEFT JOIN users u ON u.id = m.asked_by
      WHERE m.request_id = $1
      ORDER BY m.created_at DESC`]: {
      values: [string | null];
      row: {
        kind: Column<typeof paymentReminders, 'kind'>;
        made_on: Column<typeof paymentReminders, 'madeOn'>;
        status: Column<typeof paymentReminders, 'status'>;
        created_at: Column<typeof paymentReminders, 'createdAt'>;
        asked_by: Column<typeof paymentReminders, 'askedBy'> | null;
        name: Column<typeof users, 'name'> | null;
      };
    };
    [`SELECT n.name, payer_like_keys(n.searched) AS keys
       FROM unnest($1::text[], $2::text[]) AS n (name, searched)`]: {
      values: [readonly string[], readonly (string | null)[] | null];
      row: {
        name: string;
        keys: string[] | null;
      };
    };
    [`SELECT name, email, language, reminders_off, version
       FROM payers
      WHERE id = $1 AND entity_id = $2
        FOR NO KEY UPDATE`]: {
      values: [string | null, string | null];
      row: {
        name: Column<typeof payers, 'name'>;
        email: Column<typeof payers, 'email'> | null;
        language: Column<typeof payers, 'language'>;
        reminders_off: Column<typeof payers, 'remindersOff'>;
        version: Column<typeof payers, 'version'>;
      };
    };
    [`SELECT p.email, EXISTS (SELECT 1 FROM pay_links l
                              WHERE l.request_id = $2 AND l.ended_at IS NULL) AS has_page
       FROM payers p
      WHERE p.id = $1`]: {
      values: [string | null, string | null];
      row: {
        email: Column<typeof payers, 'email'> | null;
        has_page: boolean;
      };
    };
    [`SELECT p.id, p.name, p.email, p.reference
       FROM payers p
      WHERE p.entity_id = $1
        AND (p.id = $2 OR p.reference = ANY($3)
             OR (p.search_name LIKE $4 AND p.search_name LIKE $5 AND p.search_name LIKE ALL ($6)))
      ORDER BY p.search_name, p.id
      LIMIT $7`]: {
      values: [string | null, string | null, readonly (string | null)[] | null, string | null, string | null, readonly (string | null)[] | null, bigint | number | null];
      row: {
        id: Column<typeof payers, 'id'>;
        name: Column<typeof payers, 'name'>;
        email: Column<typeof payers, 'email'> | null;
        reference: Column<typeof payers, 'reference'>;
      };
    };
    [`SELECT p.id, p.shap_id, p.amount_minor, p.expires_at, p.state, p.sent_at, p.answered_at,
            p.cancel_asked_at, p.silent_at, p.created_by, u.name AS created_by_name, p.created_at
       FROM requests_to_pay p
       JOIN users u ON u.id = p.created_by
      WHERE p.request_id = $1
      ORDER BY p.created_at DESC, p.id DESC`]: {
      values: [string | null];
      row: {
        id: Column<typeof requestsToPay, 'id'>;
        shap_id: Column<typeof requestsToPay, 'shapId'>;
        amount_minor: Column<typeof requestsToPay, 'amountMinor'>;
        expires_at: Column<typeof requestsToPay, 'expiresAt'>;
        state: Column<typeof requestsToPay, 'state'>;
        sent_at: Column<typeof requestsToPay, 'sentAt'> | null;
        answered_at: Column<typeof requestsToPay, 'answeredAt'> | null;
        cancel_asked_at: Column<typeof requestsToPay, 'cancelAskedAt'> | null;
        silent_at: Column<typeof requestsToPay, 'silentAt'> | null;
        created_by: Column<typeof requestsToPay, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof requestsToPay, 'createdAt'>;
      };
    };
    [`SELECT p.id, p.state, p.cancel_asked_at
       FROM requests_to_pay p
      WHERE p.id = $1 AND p.request_id = $2
        FOR NO KEY UPDATE`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof requestsToPay, 'id'>;
        state: Column<typeof requestsToPay, 'state'>;
        cancel_asked_at: Column<typeof requestsToPay, 'cancelAskedAt'> | null;
      };
    };
    'SELECT pg_advisory_xact_lock(hashtextextended(\'payment requests \' || $1, 0))': {
      values: [string | null];
      row: {
        pg_advisory_xact_lock: string | null;
      };
    };
    [`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
                   AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`]: {
      values: [];
      row: {
        pid: number | null;
      };
    };
    'SELECT q.id FROM payment_requests q WHERE q.id = ANY($1) ORDER BY q.id FOR NO KEY UPDATE': {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
      };
    };
    [`SELECT q.id, q.label, q.currency, q.status, q.amount_minor, q.paid_minor
       FROM payment_requests q
      WHERE q.id = ANY($1) AND q.entity_id = $2
      ORDER BY q.id
        FOR NO KEY UPDATE`]: {
      values: [readonly (string | null)[] | null, string | null];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
        label: Column<typeof paymentRequests, 'label'>;
        currency: Column<typeof paymentRequests, 'currency'>;
        status: Column<typeof paymentRequests, 'status'>;
        amount_minor: Column<typeof paymentRequests, 'amountMinor'>;
        paid_minor: Column<typeof paymentRequests, 'paidMinor'>;
      };
    };
    [`SELECT q.id, q.reference, q.payer_id
             FROM payment_requests q
            WHERE q.entity_id = $1 AND q.reference = ANY($2)`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
        reference: Column<typeof paymentRequests, 'reference'>;
        payer_id: Column<typeof paymentRequests, 'payerId'>;
      };
    };
    [`SELECT r.entity_id, coalesce(c.legal_name, e.name) AS company, p.name AS payer, r.label,
            r.invoice_number, r.status, r.currency, r.amount_minor, r.paid_minor, r.due_on, r.expires_on,
            r.allows_part, r.minimum_part_minor, r.reference
       FROM pay_links l
       JOIN payment_requests r ON r.id = l.request_id
       JOIN payers p ON p.id = r.payer_id
       JOIN entities e ON e.id = r.entity_id
       LEFT JOIN entity_configs c ON c.entity_id = r.entity_id
      WHERE l.token_hash = $1 AND l.ended_at IS NULL`]: {
      values: [Uint8Array | null];
      row: {
        entity_id: Column<typeof paymentRequests, 'entityId'>;
        company: string;
        payer: Column<typeof payers, 'name'>;
        label: Column<typeof paymentRequests, 'label'>;
        invoice_number: Column<typeof paymentRequests, 'invoiceNumber'> | null;
        status: Column<typeof paymentRequests, 'status'>;
        currency: Column<typeof paymentRequests, 'currency'>;
        amount_minor: Column<typeof paymentRequests, 'amountMinor'>;
        paid_minor: Column<typeof paymentRequests, 'paidMinor'>;
        due_on: Column<typeof paymentRequests, 'dueOn'>;
        expires_on: Column<typeof paymentRequests, 'expiresOn'> | null;
        allows_part: Column<typeof paymentRequests, 'allowsPart'>;
        minimum_part_minor: Column<typeof paymentRequests, 'minimumPartMinor'> | null;
        reference: Column<typeof paymentRequests, 'reference'>;
      };
    };
    [`SELECT r.id, p.name AS payer_name, r.label, r.invoice_number, r.reference, r.status, r.currency,
            r.amount_minor, r.paid_minor, r.due_on
       FROM payment_requests r
       JOIN payers p ON p.id = r.payer_id
      WHERE r.entity_id = $1
        AND r.id IN (
              SELECT q.id FROM payment_requests q WHERE q.id = $2 OR q.reference = ANY($3)
               UNION ALL
              (SELECT q.id
                 FROM payment_requests q
                WHERE q.entity_id = $1 AND lower(q.invoice_number) LIKE $4 AND q.invoice_number IS NOT NULL
                LIMIT $7)
               UNION ALL
              SELECT latest.id
                FROM unnest($5::uuid[]) AS named (payer_id)
               CROSS JOIN LATERAL (
                      SELECT q.id
                        FROM payment_requests q
                       WHERE q.entity_id = $1 AND q.payer_id = named.payer_id
                       ORDER BY q.due_on DESC, q.id DESC
                       LIMIT $6) latest)
      ORDER BY r.due_on DESC, r.id DESC
      LIMIT $6`]: {
      values: [string | null, string | null, readonly (string | null)[] | null, string | null, readonly (string | null)[] | null, bigint | number | null, bigint | number | null];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
        payer_name: Column<typeof payers, 'name'>;
        label: Column<typeof paymentRequests, 'label'>;
        invoice_number: Column<typeof paymentRequests, 'invoiceNumber'> | null;
        reference: Column<typeof paymentRequests, 'reference'>;
        status: Column<typeof paymentRequests, 'status'>;
        currency: Column<typeof paymentRequests, 'currency'>;
        amount_minor: Column<typeof paymentRequests, 'amountMinor'>;
        paid_minor: Column<typeof paymentRequests, 'paidMinor'>;
        due_on: Column<typeof paymentRequests, 'dueOn'>;
      };
    };
    [`SELECT r.id, r.due_on
       FROM unnest($2::text[], $3::text[], $4::text[]) AS d (due_on, kind, meant_on)
       JOIN payment_requests r ON r.entity_id = $1 AND r.due_on = d.due_on
       JOIN payers p ON p.id = r.payer_id AND p.email IS NOT NULL AND NOT p.reminders_off
       JOIN pay_links l ON l.request_id = r.id AND l.ended_at IS NULL
      WHERE r.status = ANY($5) AND r.reopened_at IS NULL
        AND (r.created_at AT TIME ZONE $6)::date::text <= d.meant_on
        AND NOT EXISTS (
              SELECT 1
                FROM payment_reminders m
               WHERE m.request_id = r.id
                 AND (m.made_on = $7 OR (m.due_on = d.due_on AND m.kind = d.kind)))
      ORDER BY r.due_on, r.id
      LIMIT $8`]: {
      values: [string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, string | null, string | null, bigint | number | null];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
        due_on: Column<typeof paymentRequests, 'dueOn'>;
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
    [`SELECT r.id, r.status, r.reason, r.amount_minor, r.allocated_minor, r.payer_id, r.entry_id
           FROM receipts r
           JOIN statement_lines l ON l.entry_id = r.entry_id
           JOIN bank_statements s ON s.id = l.statement_id
          WHERE r.entity_id = $1
          ORDER BY s.sequence_number, l.position`]: {
      values: [string | null];
      row: {
        id: Column<typeof receipts, 'id'>;
        status: Column<typeof receipts, 'status'>;
        reason: Column<typeof receipts, 'reason'>;
        amount_minor: Column<typeof receipts, 'amountMinor'>;
        allocated_minor: Column<typeof receipts, 'allocatedMinor'>;
        payer_id: Column<typeof receipts, 'payerId'> | null;
        entry_id: Column<typeof receipts, 'entryId'>;
      };
    };
    [`SELECT r.payer_id, count(*) AS count
       FROM payment_requests r
      WHERE r.entity_id = $1 AND r.payer_id = ANY($2)
      GROUP BY r.payer_id`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        payer_id: Column<typeof paymentRequests, 'payerId'>;
        count: bigint;
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
    'SELECT refunded_of($1) AS minor': {
      values: [string | null];
      row: {
        minor: bigint | null;
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
    'SELECT state FROM requests_to_pay WHERE id = $1 FOR NO KEY UPDATE': {
      values: [string | null];
      row: {
        state: Column<typeof requestsToPay, 'state'>;
      };
    };
    [`SELECT sum(amount_minor)::bigint AS minor
         FROM bank_day_totals
        WHERE entity_id = $1 AND part = 'SWEPT'`]: {
      values: [string | null];
      row: {
        minor: bigint | null;
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
      WHERE w.request_id = $1 AND w.status <> 'WITHDRAWN' AND w.reopened_at IS NULL`]: {
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
    [`UPDATE pay_links
        SET ended_by = $2, ended_at = $3
      WHERE request_id = $1 AND ended_at IS NULL
      RETURNING number`]: {
      values: [string | null, string | null, Date | string | null];
      row: {
        number: Column<typeof payLinks, 'number'>;
      };
    };
    [`UPDATE payers
        SET name = $2, search_name = $3, email = $4, language = $6, reminders_off = $7,
            version = version + 1, updated_at = $5
      WHERE id = $1`]: {
      values: [string | null, string | null, string | null, string | null, Date | string | null, string | null, boolean | null];
      row: never;
    };
    [`UPDATE payment_requests
          SET label = $2, invoice_number = $3, amount_minor = $4, due_on = $5, expires_on = $6,
              allows_part = $7, minimum_part_minor = $8, on_too_much = $9, version = version + 1,
              reopened_at = NULL, updated_at = $10
        WHERE id = $1`]: {
      values: [string | null, string | null, string | null, bigint | number | null, string | null, string | null, boolean | null, bigint | number | null, string | null, Date | string | null];
      row: never;
    };
    'UPDATE payment_requests SET reopened_at = NULL WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE payment_requests SET status = $2, version = version + 1, updated_at = $3 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    [`UPDATE receipts r
        SET payer_id = (SELECT CASE WHEN count(DISTINCT coalesce(a.payer_id, q.payer_id)) = 1
                                    THEN min(coalesce(a.payer_id, q.payer_id)::text)::uuid END
                          FROM receipt_allocations a
                          LEFT JOIN payment_requests q ON q.id = a.request_id
                         WHERE a.receipt_id = r.id AND a.ended_at IS NULL)
      WHERE r.id = $1`]: {
      values: [string | null];
      row: never;
    };
    [`UPDATE request_mails
        SET status = $3, not_sent_because = 'REPLACED', ended_at = $2
      WHERE request_id = $1 AND status = 'WAITING'`]: {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    [`UPDATE requests_to_pay
          SET cancel_asked_at = $2, cancel_asked_by = $3, next_ask_at = $2
        WHERE id = $1`]: {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    [`UPDATE requests_to_pay
          SET state = $2, sent_at = CASE WHEN $3 THEN coalesce(sent_at, $4) ELSE sent_at END,
              answered_at = CASE WHEN $5 THEN $4 ELSE answered_at END,
              cancel_asked_at = CASE WHEN $6 THEN coalesce(cancel_asked_at, $4) ELSE cancel_asked_at END,
              silent_at = CASE WHEN $7 THEN coalesce(silent_at, $4) ELSE silent_at END,
              asked = asked + 1, next_ask_at = $8
        WHERE id = $1`]: {
      values: [string | null, string | null, boolean | null, Date | string | null, boolean | null, boolean | null, boolean | null, Date | string | null];
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
