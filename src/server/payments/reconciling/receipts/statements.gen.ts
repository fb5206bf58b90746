// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../../platform/database/pool.ts';
import type { receiptRefunds } from '../../collections/refunds/tables.ts';
import type { payers, paymentRequests, receiptAllocations, receipts } from '../../collections/tables.ts';
import type { entryDetails, statementAccounts, statementEntries } from '../statements/tables.ts';

declare module '../../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT q.id, q.paid_minor, q.amount_minor, q.expires_on, q.invoice_number, q.minimum_part_minor
    FROM payment_requests q
   WHERE q.id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
        paid_minor: Column<typeof paymentRequests, 'paidMinor'>;
        amount_minor: Column<typeof paymentRequests, 'amountMinor'>;
        expires_on: Column<typeof paymentRequests, 'expiresOn'> | null;
        invoice_number: Column<typeof paymentRequests, 'invoiceNumber'> | null;
        minimum_part_minor: Column<typeof paymentRequests, 'minimumPartMinor'> | null;
      };
    };
    [`
  SELECT q.id, q.payer_id, q.reference, q.status, q.amount_minor, q.paid_minor, q.due_on, q.allows_part,
         q.minimum_part_minor, q.on_too_much
    FROM payment_requests q
   WHERE q.id = ANY($1)
   ORDER BY q.id`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
        payer_id: Column<typeof paymentRequests, 'payerId'>;
        reference: Column<typeof paymentRequests, 'reference'>;
        status: Column<typeof paymentRequests, 'status'>;
        amount_minor: Column<typeof paymentRequests, 'amountMinor'>;
        paid_minor: Column<typeof paymentRequests, 'paidMinor'>;
        due_on: Column<typeof paymentRequests, 'dueOn'>;
        allows_part: Column<typeof paymentRequests, 'allowsPart'>;
        minimum_part_minor: Column<typeof paymentRequests, 'minimumPartMinor'> | null;
        on_too_much: Column<typeof paymentRequests, 'onTooMuch'>;
      };
    };
    [`
  SELECT q.id, q.payer_id, q.reference, q.status, q.amount_minor, q.paid_minor, q.due_on, q.allows_part,
         q.minimum_part_minor, q.on_too_much
    FROM payment_requests q
   WHERE q.id = ANY($1)
   ORDER BY q.id FOR NO KEY UPDATE`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof paymentRequests, 'id'>;
        payer_id: Column<typeof paymentRequests, 'payerId'>;
        reference: Column<typeof paymentRequests, 'reference'>;
        status: Column<typeof paymentRequests, 'status'>;
        amount_minor: Column<typeof paymentRequests, 'amountMinor'>;
        paid_minor: Column<typeof paymentRequests, 'paidMinor'>;
        due_on: Column<typeof paymentRequests, 'dueOn'>;
        allows_part: Column<typeof paymentRequests, 'allowsPart'>;
        minimum_part_minor: Column<typeof paymentRequests, 'minimumPartMinor'> | null;
        on_too_much: Column<typeof paymentRequests, 'onTooMuch'>;
      };
    };
    [`
  SELECT r.id, r.amount_minor, r.received_on, r.text, r.counterparty_account, r.entry_id, r.return_entry_id,
         a.account_number,
         (SELECT min(d.end_to_end_id) FROM entry_details d WHERE d.entry_id = r.entry_id) AS end_to_end_id
    FROM receipts r
    JOIN statement_accounts a ON a.id = r.account_id`]: {
      values: [];
      row: {
        id: Column<typeof receipts, 'id'>;
        amount_minor: Column<typeof receipts, 'amountMinor'>;
        received_on: Column<typeof receipts, 'receivedOn'>;
        text: Column<typeof receipts, 'text'>;
        counterparty_account: Column<typeof receipts, 'counterpartyAccount'> | null;
        entry_id: Column<typeof receipts, 'entryId'>;
        return_entry_id: Column<typeof receipts, 'returnEntryId'> | null;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        end_to_end_id: string | null;
      };
    };
    [`
  SELECT r.id, r.amount_minor, r.received_on, r.text, r.counterparty_account, r.entry_id, r.return_entry_id,
         a.account_number,
         (SELECT min(d.end_to_end_id) FROM entry_details d WHERE d.entry_id = r.entry_id) AS end_to_end_id
    FROM receipts r
    JOIN statement_accounts a ON a.id = r.account_id
      WHERE r.account_id = $1 AND r.amount_minor = ANY($2) AND r.received_on BETWEEN $3 AND $4
        AND r.status <> 'RETURNED'
      ORDER BY r.received_on, r.id`]: {
      values: [string | null, readonly (bigint | number | null)[] | null, string | null, string | null];
      row: {
        id: Column<typeof receipts, 'id'>;
        amount_minor: Column<typeof receipts, 'amountMinor'>;
        received_on: Column<typeof receipts, 'receivedOn'>;
        text: Column<typeof receipts, 'text'>;
        counterparty_account: Column<typeof receipts, 'counterpartyAccount'> | null;
        entry_id: Column<typeof receipts, 'entryId'>;
        return_entry_id: Column<typeof receipts, 'returnEntryId'> | null;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        end_to_end_id: string | null;
      };
    };
    [`
  SELECT r.id, r.amount_minor, r.received_on, r.text, r.counterparty_account, r.entry_id, r.return_entry_id,
         a.account_number,
         (SELECT min(d.end_to_end_id) FROM entry_details d WHERE d.entry_id = r.entry_id) AS end_to_end_id
    FROM receipts r
    JOIN statement_accounts a ON a.id = r.account_id
      WHERE r.id = ANY($1) AND r.entity_id = $2 AND r.currency = $3 AND r.status <> 'RETURNED'`]: {
      values: [readonly (string | null)[] | null, string | null, string | null];
      row: {
        id: Column<typeof receipts, 'id'>;
        amount_minor: Column<typeof receipts, 'amountMinor'>;
        received_on: Column<typeof receipts, 'receivedOn'>;
        text: Column<typeof receipts, 'text'>;
        counterparty_account: Column<typeof receipts, 'counterpartyAccount'> | null;
        entry_id: Column<typeof receipts, 'entryId'>;
        return_entry_id: Column<typeof receipts, 'returnEntryId'> | null;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        end_to_end_id: string | null;
      };
    };
    [`INSERT INTO payment_request_events (id, entity_id, request_id, event, at, owed_minor, user_id, reason,
       changes)
     SELECT n.id, $1, n.request_id, $2, $3, n.owed_minor, $4, $5, n.changes::jsonb
       FROM unnest($6::uuid[], $7::uuid[], $8::bigint[], $9::text[])
         AS n (id, request_id, owed_minor, changes)`]: {
      values: [string | null, string | null, Date | string | null, string | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`INSERT INTO payouts
            (id, entity_id, direction, status, currency, amount_minor, fee_minor, recipient_reference,
             created_at, updated_at)
     SELECT n.id, $1, $2, 'COMPLETE', $3, n.amount_minor, 0, n.words, $4, $4
       FROM unnest($5::uuid[], $6::bigint[], $7::text[]) AS n (id, amount_minor, words)`]: {
      values: [string | null, string | null, string | null, Date | string | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`INSERT INTO receipt_allocations
            (id, entity_id, receipt_id, request_id, payer_id, amount_minor, way, reason, allocated_by,
             allocated_at)
     SELECT n.id, $1, n.receipt_id, n.request_id, n.payer_id, n.amount_minor, $2, n.reason, $3, $4
       FROM unnest($5::uuid[], $6::uuid[], $7::uuid[], $8::uuid[], $9::bigint[], $10::text[])
         AS n (id, receipt_id, request_id, payer_id, amount_minor, reason)`]: {
      values: [string | null, string | null, string | null, Date | string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`INSERT INTO receipts
            (id, entity_id, account_id, entry_id, currency, amount_minor, received_on, text,
             counterparty_name, counterparty_account, reason, payer_id, status, allocated_minor, transfer_id,
             payout_id, version, created_at, updated_at)
     SELECT n.id, $1, $2, n.entry_id, $3, n.amount_minor, n.received_on, n.text, n.name, n.account, n.reason,
            n.payer_id, 'UNALLOCATED', 0, n.transfer_id, n.payout_id, 1, $4, $4
       FROM unnest($5::uuid[], $6::uuid[], $7::bigint[], $8::text[], $9::text[], $10::text[], $11::text[],
                   $12::text[], $13::uuid[], $14::uuid[], $15::uuid[])
         AS n (id, entry_id, amount_minor, received_on, text, name, account, reason, payer_id, transfer_id,
               payout_id)`]: {
      values: [string | null, string | null, string | null, Date | string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`SELECT a.id, a.receipt_id, a.request_id
       FROM receipt_allocations a
      WHERE a.receipt_id = ANY($1) AND a.ended_at IS NULL
      ORDER BY a.id`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof receiptAllocations, 'id'>;
        receipt_id: Column<typeof receiptAllocations, 'receiptId'>;
        request_id: Column<typeof receiptAllocations, 'requestId'> | null;
      };
    };
    [`SELECT a.request_id AS "requestId", -a.amount_minor AS "amountMinor"
       FROM receipt_allocations a
      WHERE a.id = ANY($1)
      ORDER BY a.id`]: {
      values: [readonly (string | null)[] | null];
      row: {
        requestId: Column<typeof receiptAllocations, 'requestId'> | null;
        amountMinor: bigint;
      };
    };
    [`SELECT d.entry_id, d.end_to_end_id, d.text, d.counterparty_name, d.counterparty_account
       FROM entry_details d
      WHERE d.entry_id = ANY($1)
      ORDER BY d.entry_id, d.position`]: {
      values: [readonly (string | null)[] | null];
      row: {
        entry_id: Column<typeof entryDetails, 'entryId'>;
        end_to_end_id: Column<typeof entryDetails, 'endToEndId'> | null;
        text: Column<typeof entryDetails, 'text'>;
        counterparty_name: Column<typeof entryDetails, 'counterpartyName'> | null;
        counterparty_account: Column<typeof entryDetails, 'counterpartyAccount'> | null;
      };
    };
    [`SELECT e.id, e.amount_minor, e.booking_date, e.text
       FROM statement_entries e
      WHERE e.id = ANY($1)
      ORDER BY e.booking_date, e.received_at,
               (SELECT min(l.position) FROM statement_lines l WHERE l.entry_id = e.id), e.id`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof statementEntries, 'id'>;
        amount_minor: Column<typeof statementEntries, 'amountMinor'>;
        booking_date: Column<typeof statementEntries, 'bookingDate'>;
        text: Column<typeof statementEntries, 'text'>;
      };
    };
    [`SELECT f.batch_id
       FROM receipt_refunds f
      WHERE f.receipt_id = ANY($1)
      ORDER BY f.batch_id`]: {
      values: [readonly (string | null)[] | null];
      row: {
        batch_id: Column<typeof receiptRefunds, 'batchId'>;
      };
    };
    [`SELECT p.id, p.name, p.reference,
            ARRAY(SELECT DISTINCT r.counterparty_account
                    FROM receipts r
                   WHERE r.entity_id = $1 AND r.payer_id = p.id AND r.allocated_minor > 0
                     AND r.counterparty_account = ANY($3)) AS accounts
       FROM payers p
      WHERE p.entity_id = $1 AND p.id IN (
              SELECT n.id FROM payers n WHERE n.reference = ANY($2)
               UNION ALL
              SELECT n.id FROM payers n WHERE n.entity_id = $1 AND n.search_name = ANY($4)
               UNION ALL
              SELECT n.payer_id FROM payer_likenesses n WHERE n.entity_id = $1 AND n.key = ANY($5)
               UNION ALL
              SELECT r.payer_id
                FROM receipts r
               WHERE r.entity_id = $1 AND r.counterparty_account = ANY($3) AND r.payer_id IS NOT NULL
                 AND r.allocated_minor > 0
               UNION ALL
              SELECT q.payer_id FROM payment_requests q WHERE q.entity_id = $1 AND q.reference = ANY($2))`]: {
      values: [string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof payers, 'id'>;
        name: Column<typeof payers, 'name'>;
        reference: Column<typeof payers, 'reference'>;
        accounts: string[];
      };
    };
    [`SELECT q.id FROM payment_requests q
      WHERE q.reference = ANY($3) AND q.entity_id = $1 AND q.currency = $2
      UNION
     SELECT q.id
       FROM payment_requests q
      WHERE q.entity_id = $1 AND q.currency = $2 AND q.payer_id = ANY($4)
        AND q.status IN ('OPEN', 'PARTLY_PAID')
      UNION
     SELECT q.id FROM payment_requests q WHERE q.id = ANY($5) AND q.entity_id = $1`]: {
      values: [string | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: {
        id: string;
      };
    };
    [`SELECT q.reference
         FROM payment_requests q
        WHERE q.reference = ANY($3) AND q.entity_id = $1 AND q.currency = $2
          AND q.status IN ('OPEN', 'PARTLY_PAID')
        UNION ALL
       SELECT p.reference FROM payers p WHERE p.reference = ANY($3) AND p.entity_id = $1`]: {
      values: [string | null, string | null, readonly (string | null)[] | null];
      row: {
        reference: string;
      };
    };
    [`SELECT q.reference FROM payment_requests q WHERE q.reference = ANY($2) AND q.entity_id = $1
      UNION ALL
     SELECT p.reference FROM payers p WHERE p.reference = ANY($2) AND p.entity_id = $1`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        reference: string;
      };
    };
    [`SELECT r.id, r.amount_minor, r.text, r.status
       FROM receipts r
      WHERE r.id = ANY($1) AND r.entity_id = $2 AND r.account_id = $3
      ORDER BY r.id
        FOR NO KEY UPDATE`]: {
      values: [readonly (string | null)[] | null, string | null, string | null];
      row: {
        id: Column<typeof receipts, 'id'>;
        amount_minor: Column<typeof receipts, 'amountMinor'>;
        text: Column<typeof receipts, 'text'>;
        status: Column<typeof receipts, 'status'>;
      };
    };
    [`UPDATE receipt_allocations
        SET end_kind = $2, ended_at = $3, ended_by = $4, end_reason = $5
      WHERE id = ANY($1)`]: {
      values: [readonly (string | null)[] | null, string | null, Date | string | null, string | null, string | null];
      row: never;
    };
    [`UPDATE receipts r
        SET status = 'RETURNED', return_entry_id = n.entry_id, returned_on = n.day, returned_at = $1,
            return_transfer_id = n.transfer_id, version = r.version + 1, updated_at = $1
       FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::uuid[]) AS n (id, entry_id, day, transfer_id)
      WHERE r.id = n.id`]: {
      values: [Date | string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`UPDATE write_offs
        SET status = 'WITHDRAWN', withdrawn_at = $2
      WHERE request_id = ANY($1) AND status = 'WAITING'`]: {
      values: [readonly (string | null)[] | null, Date | string | null];
      row: never;
    };
  }
}
