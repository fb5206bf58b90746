import type { Fault } from '../fault.ts';

const OF_CUSTOMERS: readonly Fault[] = [
  {
    name: 'a receipt collected twice',
    foundBy: ['collection-as-at-the-bank'],
    sql: [
      `CREATE FUNCTION simulated_collect() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
       DECLARE
         new_id uuid := gen_random_uuid();
       BEGIN
         INSERT INTO transfers (id, entity_id, kind, created_at)
           VALUES (new_id, NEW.entity_id, 'COLLECT', NEW.created_at);
         INSERT INTO postings (transfer_id, entity_id, account_id, currency, amount_minor, created_at)
           SELECT new_id, NEW.entity_id, a.id, a.currency,
                  CASE a.access_type WHEN 'OUTSIDE' THEN -1 ELSE 1 END, NEW.created_at
             FROM ledger_accounts a
            WHERE a.entity_id = NEW.entity_id AND a.currency = NEW.currency
              AND (a.access_type = 'OUTSIDE' OR (a.access_type = 'COLLECTION' AND a.bucket = 'AVAILABLE'));
         RETURN NULL;
       END $$`,
      `CREATE TRIGGER simulated_collect AFTER INSERT ON receipts FOR EACH ROW
         EXECUTE FUNCTION simulated_collect()`,
    ],
  },
  {
    name: 'a refund that earlier refunds of its receipt do not limit',
    foundBy: ['receipts-pay-no-more'],
    sql: [
      `CREATE OR REPLACE FUNCTION refunded_of(receipt uuid) RETURNS bigint
         LANGUAGE sql STABLE AS $$ SELECT 0::bigint WHERE receipt IS NOT NULL $$`,
    ],
  },
  {
    name: 'a request that stays paid when nothing pays it any more',
    foundBy: ['requests-as-allocated', 'books-verify'],
    sql: [
      `DO $$ BEGIN EXECUTE replace(pg_get_functiondef('apply_allocation'::regproc),
         'WHERE q.id = NEW.request_id', 'WHERE q.id = NEW.request_id AND NEW.ended_at IS NULL'); END $$`,
    ],
  },
  {
    name: 'a write-off that is confirmed by the user who asked for it',
    foundBy: ['given-up-by-two'],
    sql: ['ALTER TABLE write_offs DROP CONSTRAINT write_off_by_two'],
    rewrites: [
      {
        from: 'SELECT w.id, w.amount_minor, w.reason, w.asked_by',
        to: 'SELECT w.id, w.amount_minor, w.reason, nullif(w.asked_by, w.asked_by) AS asked_by',
      },
    ],
  },
  {
    name: 'a refund that needs one approver where the rules ask for two',
    foundBy: ['given-back-by-two'],
    sql: ['ALTER TABLE batches DISABLE TRIGGER batches_rules'],
    rewrites: [
      {
        from: 'SELECT c.version, c.default_currency, c.approval_rules,',
        to:
          'SELECT c.version, c.default_currency, ' +
          "replace(c.approval_rules::text, 'ired\": 2', 'ired\": 1')::jsonb AS approval_rules,",
      },
    ],
  },
  {
    name: 'money that pays the request of another payer',
    foundBy: ['receipts-land-as-sent'],
    sql: [
      `CREATE FUNCTION simulated_land() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         NEW.request_id := coalesce(
           (SELECT o.id
              FROM payment_requests o
              JOIN payment_requests q ON q.id = NEW.request_id AND q.payer_id <> o.payer_id
             WHERE o.entity_id = NEW.entity_id AND o.status = 'OPEN' AND o.amount_minor >= NEW.amount_minor
             ORDER BY o.label
             LIMIT 1),
           NEW.request_id);
         RETURN NEW;
       END $$`,
      `CREATE TRIGGER a_simulated_land BEFORE INSERT ON receipt_allocations FOR EACH ROW
         WHEN (NEW.way = 'EXACT' AND NEW.request_id IS NOT NULL) EXECUTE FUNCTION simulated_land()`,
    ],
  },
  {
    name: 'money of an unknown payer that no list shows',
    foundBy: ['receipts-are-answered'],
    rewrites: [
      {
        from: 'AND r.amount_minor > r.allocated_minor + refunded_of(r.id)',
        to: 'AND r.payer_id IS NOT NULL AND r.amount_minor > r.allocated_minor + refunded_of(r.id)',
      },
    ],
  },
  {
    name: 'a receipt that goes on paying after the bank took it back',
    foundBy: ['taken-back-pays-nothing'],
    sql: [
      'ALTER TABLE receipts DROP CONSTRAINT receipt_status',
      `CREATE FUNCTION simulated_loss() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
      `CREATE TRIGGER a_simulated_loss BEFORE UPDATE ON receipt_allocations FOR EACH ROW
         WHEN (NEW.end_kind = 'TAKEN_BACK') EXECUTE FUNCTION simulated_loss()`,
    ],
  },
  {
    name: 'a refund that leaves FUNDING twice',
    foundBy: ['refunds-as-at-the-bank'],
    sql: [
      `CREATE FUNCTION simulated_settle() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
       DECLARE
         new_id uuid := gen_random_uuid();
       BEGIN
         INSERT INTO transfers (id, entity_id, kind, batch_id, created_at)
           VALUES (new_id, NEW.entity_id, 'SETTLE', NEW.batch_id, NEW.updated_at);
         INSERT INTO postings (transfer_id, entity_id, account_id, currency, amount_minor, created_at)
           SELECT new_id, NEW.entity_id, a.id, a.currency,
                  CASE a.access_type WHEN 'OUTSIDE' THEN 1 ELSE -1 END * NEW.amount_minor, NEW.updated_at
             FROM ledger_accounts a
            WHERE a.entity_id = NEW.entity_id AND a.currency = 'ZAR'
              AND (a.access_type = 'OUTSIDE' OR (a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'));
         RETURN NULL;
       END $$`,
      `CREATE TRIGGER simulated_settle AFTER UPDATE ON withdrawals FOR EACH ROW
         WHEN (NEW.status = 'COMPLETE' AND OLD.status <> 'COMPLETE'
               AND NEW.beneficiary_reference LIKE 'REFUND%')
         EXECUTE FUNCTION simulated_settle()`,
    ],
  },
  {
    name: 'a refund that ends unpaid and leaves money of payers in FUNDING',
    foundBy: ['refunds-move-what-they-give'],
    sql: [
      `CREATE OR REPLACE FUNCTION to_sweep_back(batch uuid) RETURNS bigint
         LANGUAGE sql STABLE AS $$ SELECT 0::bigint WHERE batch IS NOT NULL $$`,
    ],
  },
];

/** Faults around getting paid. */
export const CUSTOMER_FAULTS: readonly Fault[] = OF_CUSTOMERS.map((fault) => ({
  ...fault,
  canShow: ({ customers }) => customers !== undefined,
}));
