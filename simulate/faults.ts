import { decidesWhenever, newKeyForRepeats, resendsUnanswered } from './banks/faulty-adapters.ts';
import { CUSTOMER_FAULTS } from './customers/customer-faults.ts';
import type { Fault } from './fault.ts';
import { PEOPLE_FAULTS } from './people/people-faults.ts';
import { SCHEDULE_FAULTS } from './schedules/schedule-faults.ts';

/** Posts a second transfer of a withdrawal or of a batch, as a trigger that fires too often would. */
const POSTS_AGAIN = `
  CREATE FUNCTION simulated_post(entity uuid, batch uuid, withdrawal uuid, posted text, from_bucket text,
                                 to_type text, to_bucket text, minor bigint, at timestamptz) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER AS $$
  DECLARE
    new_id uuid := gen_random_uuid();
  BEGIN
    INSERT INTO transfers (id, entity_id, kind, batch_id, withdrawal_id, created_at)
      VALUES (new_id, entity, posted, batch, withdrawal, at);
    INSERT INTO postings (transfer_id, entity_id, account_id, currency, amount_minor, created_at)
      SELECT new_id, entity, a.id, 'ZAR',
             CASE WHEN a.bucket = from_bucket AND a.access_type = 'FUNDING' THEN -minor ELSE minor END, at
        FROM ledger_accounts a
       WHERE a.entity_id = entity AND a.currency = 'ZAR'
         AND ((a.access_type = 'FUNDING' AND a.bucket = from_bucket)
              OR (a.access_type = to_type AND a.bucket = to_bucket));
  END $$`;

const SET_ASIDE =
  'closed_by = $2, closed_at = $3, closing_note = $4,\n' +
  "            result = CASE result WHEN 'QUESTION' THEN result ELSE 'SET_ASIDE' END";
/** Uses every parameter: PostgreSQL refuses a statement that leaves one out. */
const NOT_SET_ASIDE =
  'closed_by = nullif($2::uuid, $2), closed_at = nullif($3::timestamptz, $3), ' +
  'closing_note = nullif($4::text, $4)';
const FROM_BANK = "f.fetched_at IS NOT NULL AND (f.csv IS NULL OR f.uploaders = '{}') AS from_bank";
const ELSEWHERE_TOO = "THEN 'COLLECTION' ELSE 'FUNDING' END)::bigint AS balance";

export const FAULTS: readonly Fault[] = [
  {
    name: 'a lock left out: a batch is read without being locked',
    foundBy: ['no-unexpected-errors', 'holds-end', 'ends-as-its-payments', 'changes-in-the-audit-log'],
    rewrites: [{ within: 'content_digest AS "contentDigest"', from: 'FOR NO KEY UPDATE', to: '' }],
  },
  {
    name: 'a resend without asking: unanswered payments are sent again at once',
    foundBy: ['once-at-the-bank'],
    bank: resendsUnanswered,
  },
  { name: 'a retry with a new key', foundBy: ['once-at-the-bank'], bank: newKeyForRepeats },
  {
    name: 'a hold released twice',
    foundBy: ['holds-end', 'no-account-below-zero'],
    sql: [
      POSTS_AGAIN,
      'ALTER TABLE ledger_accounts DROP CONSTRAINT balance_not_negative',
      'ALTER TABLE ledger_accounts DISABLE TRIGGER ledger_accounts_guard',
      `CREATE FUNCTION simulated_release() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
       BEGIN
         PERFORM simulated_post(NEW.entity_id, NEW.id, NULL, 'RELEASE', 'RESERVED', 'FUNDING', 'AVAILABLE',
                                1, NEW.updated_at);
         RETURN NEW;
       END $$`,
      `CREATE TRIGGER simulated_release AFTER UPDATE ON batches FOR EACH ROW
         WHEN (OLD.status = 'APPROVED' AND NEW.status IN ('PROCESSING', 'CANCELLED', 'REJECTED'))
         EXECUTE FUNCTION simulated_release()`,
    ],
  },
  {
    name: 'a payment posted twice',
    foundBy: ['holds-end', 'money-as-at-the-bank'],
    sql: [
      POSTS_AGAIN,
      `CREATE FUNCTION simulated_settle() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
       BEGIN
         PERFORM simulated_post(NEW.entity_id, NEW.batch_id, NULL, 'SETTLE', 'AVAILABLE', 'OUTSIDE',
                                'OUTSIDE', NEW.amount_minor, NEW.updated_at);
         RETURN NEW;
       END $$`,
      `CREATE TRIGGER simulated_settle AFTER UPDATE ON withdrawals FOR EACH ROW
         WHEN (OLD.status = 'UNCONFIRMED' AND NEW.status = 'COMPLETE')
         EXECUTE FUNCTION simulated_settle()`,
    ],
  },
  {
    name: 'a signer who no longer counts: approvals of people without access count',
    foundBy: ['signers-count'],
    sql: [
      `CREATE OR REPLACE FUNCTION counting_approvals(p_batch uuid) RETURNS bigint
         LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
         SELECT count(*) FROM approvals a JOIN batches b ON b.id = a.batch_id
          WHERE a.batch_id = p_batch AND a.user_id <> b.created_by $$`,
    ],
  },
  {
    name: 'a count not kept: batches by status',
    foundBy: ['counts-of-batches'],
    sql: ['DROP TRIGGER batches_count_moved ON batches'],
  },
  {
    name: 'a sum not kept: payouts by period',
    foundBy: ['sums-of-payouts'],
    sql: ['DROP TRIGGER payouts_sum_updated ON payouts'],
  },
  {
    name: 'a sum not kept: what recipients received',
    foundBy: ['sums-of-recipients'],
    sql: ['DROP TRIGGER payouts_sum_recipients_updated ON payouts'],
  },
  {
    name: 'an event written outside its change',
    foundBy: ['changes-in-the-audit-log'],
    runsOutside: (text) => text.startsWith('SELECT audit_append('),
  },
  {
    name: 'a row of the audit log changed afterwards',
    foundBy: ['audit-log-whole'],
    sql: [
      `CREATE FUNCTION simulated_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
       BEGIN
         IF NEW.action = 'batch.cancelled' THEN NEW.actor_name := 'Nobody'; END IF;
         RETURN NEW;
       END $$`,
      `CREATE TRIGGER simulated_change BEFORE INSERT ON audit_log
         FOR EACH ROW EXECUTE FUNCTION simulated_change()`,
    ],
  },
  {
    name: 'a lost wake-up: batches that are past their time never expire',
    foundBy: ['nothing-waits-unnamed'],
    leavesOut: 'expire-batches',
  },
  {
    name: 'returned payments are not read',
    foundBy: ['as-the-bank-says'],
    leavesOut: 'returns',
  },
  {
    name: 'an entity not compared: any batch can be cancelled',
    foundBy: ['entities-apart', 'no-unexpected-errors', 'changes-in-the-audit-log'],
    rewrites: [
      {
        from: 'FROM batches WHERE entity_id = $1 AND id = $2',
        to: 'FROM batches WHERE $1::uuid IS NOT NULL AND id = $2',
      },
    ],
  },
  {
    name: 'an entry of a statement posted twice',
    foundBy: ['postings-as-at-the-bank', 'settlements-as-posted'],
    sql: [
      `CREATE FUNCTION simulated_twice() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
       DECLARE
         again entry_postings := NEW;
       BEGIN
         again.id := gen_random_uuid();
         again.part := 1;
         INSERT INTO entry_postings SELECT again.*;
         RETURN NULL;
       END $$`,
      `CREATE TRIGGER simulated_twice AFTER INSERT ON entry_postings FOR EACH ROW
         WHEN (NEW.part = 0 AND NEW.kind = 'PAYOUT') EXECUTE FUNCTION simulated_twice()`,
    ],
  },
  {
    name: 'a statement read twice under another name',
    foundBy: ['entries-once'],
    rewrites: [
      {
        within: 'SELECT l.key_hash',
        from: 'WHERE l.account_id = $1',
        to: 'WHERE l.account_id = $1 AND false',
      },
    ],
  },
  {
    name: 'an uploaded statement counts without a second person',
    foundBy: ['postings-as-at-the-bank'],
    sql: [
      'ALTER TABLE entry_postings DISABLE TRIGGER entry_postings_confirmed',
      'ALTER TABLE reconciled_entries DISABLE TRIGGER reconciled_entries_confirmed',
    ],
    rewrites: [{ from: FROM_BANK, to: 'f.id IS NOT NULL AS from_bank' }],
  },
  {
    name: 'a recall that ignores what has left: a recalled file is sent all the same',
    foundBy: ['as-the-bank-says', 'no-unexpected-errors'],
    rewrites: [
      { from: 'ELSE f.staged_as IS NOT NULL END', to: 'ELSE true END' },
      {
        from: 'SELECT id, left_at, recall_recorded_at,',
        to: 'SELECT id, left_at, NULL AS recall_recorded_at,',
      },
      { from: 'AND staged_as IS NULL AND recall_recorded_at IS NULL', to: 'AND staged_as IS NULL' },
    ],
  },
  {
    name: 'a reply applied after it was set aside',
    foundBy: ['set-aside-stays'],
    sql: ['ALTER TABLE bank_file_replies DISABLE TRIGGER USER'],
    rewrites: [{ from: SET_ASIDE, to: NOT_SET_ASIDE }],
  },
  {
    name: 'the statement that came last is the last of its day',
    foundBy: ['days-as-at-the-bank'],
    rewrites: [{ from: 'coalesce(s.sequence_number, 0) DESC, s.id', to: 's.id' }],
  },
  {
    name: 'other contents of a statement are not noted',
    foundBy: ['other-contents-are-named'],
    sql: insertsLost('statement_findings', "WHEN (NEW.code = 'CHANGED')"),
  },
  {
    name: 'a sum of a settlement not kept',
    foundBy: ['settlements-as-at-the-bank', 'settlements-as-posted'],
    sql: [
      `CREATE FUNCTION simulated_sum() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         NEW.settled_minor := OLD.settled_minor;
         RETURN NEW;
       END $$`,
      `CREATE TRIGGER simulated_sum BEFORE UPDATE ON settlement_totals
         FOR EACH ROW EXECUTE FUNCTION simulated_sum()`,
    ],
  },
  {
    name: 'an undecided payment that no list names',
    foundBy: ['nothing-waits-unnamed'],
    bank: decidesWhenever,
  },
  {
    name: 'the journal of the exchange keeps another order',
    foundBy: ['exchange-as-played-again'],
    sql: [
      `CREATE FUNCTION simulated_order() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         NEW.command := replace(NEW.command, '"buy"', '"sell"');
         RETURN NEW;
       END $$`,
      `CREATE TRIGGER simulated_order BEFORE INSERT ON exchange.commands
         FOR EACH ROW EXECUTE FUNCTION simulated_order()`,
    ],
  },
  {
    name: 'the projections of the exchange leave a trade out',
    foundBy: ['exchange-as-shown'],
    sql: insertsLost('exchange.fills'),
  },
  {
    name: 'a filter that is off by one: payouts created later than a time',
    foundBy: ['history-as-filtered', 'exports-as-filtered'],
    rewrites: [{ from: 'p.created_at >= $', to: 'p.created_at > $' }],
  },
  {
    name: 'other business by one user: a rule counts as confirmed by who proposed it',
    foundBy: ['other-business-by-two'],
    sql: ['ALTER TABLE entry_rules DROP CONSTRAINT entry_rule_by_two'],
    rewrites: [
      {
        from: 'SET confirmed_at = $2, confirmed_by = $3',
        to: 'SET confirmed_at = $2, confirmed_by = CASE WHEN $3::uuid IS NOT NULL THEN proposed_by END',
      },
    ],
  },
  {
    name: 'a closed month is not locked: its entries and postings still change',
    foundBy: ['closed-months-stay'],
    canShow: ({ hasMonths }) => hasMonths ?? false,
    sql: [
      `CREATE OR REPLACE FUNCTION is_month_closed(account uuid, day text) RETURNS boolean
         LANGUAGE sql STABLE AS $$ SELECT account IS NULL AND day IS NULL $$`,
    ],
    rewrites: [{ from: 'SELECT max(c.month)', to: 'SELECT nullif(max(c.month), max(c.month))' }],
  },
  {
    name: 'the entries of a statement that was taken back still count',
    foundBy: ['taken-back-counts-nowhere'],
    canShow: ({ hasMonths }) => hasMonths ?? false,
    sql: updatesLost('reconciled_entries', "WHEN (NEW.state = 'TAKEN_BACK' AND OLD.state <> 'TAKEN_BACK')"),
  },
  {
    name: 'an opening balance is booked on top of money that is at no bank',
    foundBy: ['available-as-at-the-bank'],
    canShow: ({ hasMonths }) => hasMonths ?? false,
    rewrites: [
      { from: ELSEWHERE_TOO, to: "THEN 'COLLECTION' ELSE 'FUNDING' END AND false)::bigint AS balance" },
    ],
  },
  ...SCHEDULE_FAULTS,
  ...PEOPLE_FAULTS,
  ...CUSTOMER_FAULTS,
];

/** The product as it is. */
export const NO_FAULT: Fault = { name: 'none', foundBy: [] };

/** Makes a table lose each inserted row, or each that fits a condition. */
function insertsLost(table: string, condition = ''): string[] {
  return changesLost('INSERT', table, condition);
}

/** Makes a table lose each change of a row that fits a condition. */
function updatesLost(table: string, condition: string): string[] {
  return changesLost('UPDATE', table, condition);
}

function changesLost(change: 'INSERT' | 'UPDATE', table: string, condition: string): string[] {
  return [
    `CREATE FUNCTION simulated_loss() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
    `CREATE TRIGGER simulated_loss BEFORE ${change} ON ${table} FOR EACH ROW ${condition}
       EXECUTE FUNCTION simulated_loss()`,
  ];
}
