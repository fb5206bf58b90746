import {
  OF_CUSTOMERS,
  OF_CUSTOMERS_ELSEWHERE,
  type CustomerPromiseName,
} from './customers/customer-promises.ts';
import { OF_PEOPLE, OF_PEOPLE_ELSEWHERE } from './people/people-promises.ts';
import { OF_SCHEDULES, OF_SCHEDULES_ELSEWHERE } from './schedules/schedule-promises.ts';

/** A promise that a history broke. */
export interface Broken {
  promise: PromiseName;
  /** The finding, in one line. */
  text: string;
}

/** A promise that a query compares: it selects one line, `found`, for everything that breaks it. */
interface Compared {
  name: string;
  sentence: string;
  sql: string;
}

/** The promises that the database alone can break. $1: the entities of the history. */
export const IN_THE_DATABASE = [
  {
    name: 'transfers-sum-to-zero',
    sentence: 'Every transfer of the ledger sums to zero.',
    sql: `SELECT 'transfer ' || transfer_id || ' sums to ' || sum(amount_minor) AS found
            FROM postings
           WHERE entity_id = ANY ($1::uuid[])
           GROUP BY transfer_id, currency
          HAVING sum(amount_minor) <> 0`,
  },
  {
    name: 'no-account-below-zero',
    sentence:
      'No hold leaves an account of an entity below zero, and each balance is the sum of its postings.',
    sql: `SELECT a.access_type || ' ' || a.bucket || ' has ' || a.balance_minor AS found
            FROM ledger_accounts a
           WHERE a.entity_id = ANY ($1::uuid[])
             AND ((a.bucket = 'RESERVED' AND a.balance_minor < 0)
                  OR a.balance_minor <>
                     (SELECT coalesce(sum(p.amount_minor), 0) FROM postings p WHERE p.account_id = a.id))
           UNION ALL
          SELECT l.kind || ' left ' || l.left_minor
            FROM (SELECT t.kind, p.amount_minor,
                         sum(p.amount_minor) OVER (PARTITION BY p.account_id ORDER BY p.id) AS left_minor
                    FROM postings p
                    JOIN transfers t ON t.id = p.transfer_id
                    JOIN ledger_accounts a ON a.id = p.account_id
                   WHERE a.entity_id = ANY ($1::uuid[]) AND a.access_type = 'FUNDING'
                     AND a.bucket = 'AVAILABLE') l
           WHERE l.left_minor < 0 AND l.amount_minor < 0
             AND l.kind NOT IN ('OPENING', 'FUND_RETURN', 'SWEEP_BACK', 'CHARGE', 'OTHER')`,
  },
  {
    name: 'paid-once-in-the-ledger',
    sentence: 'A withdrawal is settled, released and returned at most once in the ledger.',
    sql: `SELECT t.kind || ' of ' || w.beneficiary_reference || ' is posted ' || count(*) || ' times' AS found
            FROM transfers t
            JOIN withdrawals w ON w.id = t.withdrawal_id
           WHERE t.entity_id = ANY ($1::uuid[])
           GROUP BY t.kind, w.id
          HAVING count(*) > 1`,
  },
  {
    name: 'holds-end',
    sentence: 'The hold of a batch covers its open payments, and is gone once the batch has ended.',
    sql: `SELECT 'batch ' || b.label || ' is ' || b.status || ' and holds ' || h.held || ' for ' || h.due
                 AS found
            FROM batches b
            CROSS JOIN LATERAL (
              SELECT (SELECT coalesce(sum(p.amount_minor), 0)
                        FROM transfers t
                        JOIN postings p ON p.transfer_id = t.id
                        JOIN ledger_accounts a ON a.id = p.account_id
                       WHERE t.batch_id = b.id AND a.bucket = 'RESERVED') AS held,
                     CASE WHEN b.status IN ('APPROVED', 'PROCESSING')
                          THEN (SELECT coalesce(sum(w.amount_minor + w.unit_fee_minor + w.vat_minor), 0)
                                  FROM withdrawals w
                                 WHERE w.batch_id = b.id
                                   AND w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED'))
                          ELSE 0 END AS due) h
           WHERE b.entity_id = ANY ($1::uuid[]) AND h.held <> h.due`,
  },
  {
    name: 'ends-as-its-payments',
    sentence: 'The status of a batch is that of its payments.',
    sql: `SELECT 'batch ' || b.label || ' is ' || b.status || ' with ' || c.paid || ' of ' || c.all_rows
                 || ' paid and ' || c.open || ' open' AS found
            FROM batches b
            CROSS JOIN LATERAL (
              SELECT count(*) FILTER (WHERE w.status IN ('COMPLETE', 'REVERSED')) AS paid,
                     count(*) FILTER (WHERE w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED')) AS open,
                     count(*) FILTER (WHERE w.status = 'CANCELLED') AS cancelled,
                     count(*) AS all_rows
                FROM withdrawals w WHERE w.batch_id = b.id) c
           WHERE b.entity_id = ANY ($1::uuid[])
             AND NOT CASE b.status
                       WHEN 'COMPLETE' THEN c.paid = c.all_rows
                       WHEN 'PARTIALLY_COMPLETE' THEN c.paid BETWEEN 1 AND c.all_rows - 1 AND c.open = 0
                       WHEN 'FAILED' THEN c.paid = 0 AND c.open = 0
                       WHEN 'PROCESSING' THEN c.cancelled = 0 AND c.open > 0
                       WHEN 'APPROVED' THEN c.open = c.all_rows
                       WHEN 'PENDING_APPROVAL' THEN c.open = c.all_rows
                       ELSE c.cancelled = c.all_rows END`,
  },
  {
    name: 'never-by-the-creator',
    sentence: 'No user approves a batch that they created.',
    sql: `SELECT 'batch ' || b.label || ' is approved by its creator' AS found
            FROM batches b
            JOIN approvals a ON a.batch_id = b.id AND a.user_id = b.created_by
           WHERE b.entity_id = ANY ($1::uuid[])`,
  },
  {
    name: 'approved-by-enough',
    sentence: 'A batch that was paid has as many different approvers as it needed.',
    sql: `SELECT 'batch ' || b.label || ' is ' || b.status || ' with ' || count(DISTINCT a.user_id) || ' of '
                 || b.approvals_required || ' approvers' AS found
            FROM batches b
            LEFT JOIN approvals a ON a.batch_id = b.id AND a.user_id <> b.created_by
           WHERE b.entity_id = ANY ($1::uuid[])
             AND b.status IN ('APPROVED', 'PROCESSING', 'COMPLETE', 'PARTIALLY_COMPLETE', 'FAILED')
           GROUP BY b.id
          HAVING count(DISTINCT a.user_id) < b.approvals_required
                 OR count(a.user_id) > count(DISTINCT a.user_id)`,
  },
  {
    name: 'changes-in-the-audit-log',
    sentence: 'Every approval, every status of a batch and every outcome of a payment is in the audit log.',
    sql: `WITH logged AS (
            SELECT l.subject_id, l.action, count(*) AS times,
                   sum(coalesce((l.details::jsonb ->> 'paid')::int, 0)) AS paid,
                   sum(coalesce((l.details::jsonb ->> 'failed')::int, 0)) AS failed,
                   sum(coalesce((l.details::jsonb ->> 'count')::int, 0)) AS counted
              FROM audit_log l
             WHERE l.entity_id = ANY ($1::uuid[]) AND l.subject_type = 'batch'
             GROUP BY l.subject_id, l.action),
          expected AS (
            SELECT b.id, b.label, 'batch.created' AS action, 1::bigint AS least FROM batches b
             WHERE b.entity_id = ANY ($1::uuid[])
            UNION ALL
            SELECT b.id, b.label,
                   CASE b.status WHEN 'CANCELLED' THEN 'batch.cancelled' WHEN 'REJECTED' THEN 'batch.rejected'
                                 WHEN 'EXPIRED' THEN 'batch.expired' ELSE 'batch.released' END, 1
              FROM batches b
             WHERE b.entity_id = ANY ($1::uuid[]) AND b.status NOT IN ('PENDING_APPROVAL', 'APPROVED')
            UNION ALL
            -- A standing approval is one event, with all its signers.
            SELECT b.id, b.label, 'batch.approved',
                   CASE WHEN b.standing_version IS NULL THEN count(*) ELSE 1 END
              FROM batches b JOIN approvals a ON a.batch_id = b.id
             WHERE b.entity_id = ANY ($1::uuid[])
             GROUP BY b.id),
          outcomes AS (
            SELECT b.id, b.label,
                   count(*) FILTER (WHERE w.status IN ('COMPLETE', 'REVERSED')) AS paid,
                   count(*) FILTER (WHERE w.status = 'FAILED') AS failed,
                   count(*) FILTER (WHERE w.status = 'REVERSED') AS reversed,
                   count(w.attempt_id) AS submitted
              FROM batches b JOIN withdrawals w ON w.batch_id = b.id
             WHERE b.entity_id = ANY ($1::uuid[])
             GROUP BY b.id)
          SELECT 'batch ' || e.label || ' has ' || coalesce(l.times, 0) || ' of ' || e.least || ' events '
                 || e.action AS found
            FROM expected e
            LEFT JOIN logged l ON l.subject_id = e.id::text AND l.action = e.action
           WHERE coalesce(l.times, 0) < e.least OR (l.times > e.least AND e.action <> 'batch.approved')
          UNION ALL
          SELECT 'batch ' || b.label || ' is ' || b.status || ' and has an event ' || l.action
            FROM batches b
            JOIN logged l ON l.subject_id = b.id::text
           WHERE b.entity_id = ANY ($1::uuid[])
             AND CASE l.action
                   WHEN 'batch.cancelled' THEN b.status <> 'CANCELLED'
                   WHEN 'batch.rejected' THEN b.status <> 'REJECTED'
                   WHEN 'batch.expired' THEN b.status <> 'EXPIRED'
                   WHEN 'batch.released' THEN b.status IN ('PENDING_APPROVAL', 'APPROVED', 'CANCELLED',
                                                           'REJECTED', 'EXPIRED')
                   ELSE false END
          UNION ALL
          SELECT 'batch ' || o.label || ' has other outcomes in the audit log'
            FROM outcomes o
            LEFT JOIN logged s ON s.subject_id = o.id::text AND s.action = 'withdrawals.settled'
            LEFT JOIN logged r ON r.subject_id = o.id::text AND r.action = 'withdrawals.reversed'
            LEFT JOIN logged u ON u.subject_id = o.id::text AND u.action = 'withdrawals.submitted'
           WHERE coalesce(s.paid, 0) <> o.paid OR coalesce(s.failed, 0) <> o.failed
              OR coalesce(r.counted, 0) <> o.reversed OR coalesce(u.counted, 0) <> o.submitted`,
  },
  {
    name: 'counts-of-a-batch',
    sentence: 'The counts of a batch by status are those of its rows.',
    sql: `SELECT 'batch ' || b.label || ' counts ' || coalesce(c.status, w.status) || ' wrongly' AS found
            FROM (SELECT * FROM batch_counts WHERE count <> 0 OR amount_minor <> 0 OR fee_minor <> 0) c
            FULL JOIN (SELECT batch_id, status, count(*) AS count, sum(amount_minor) AS amount,
                              sum(unit_fee_minor + vat_minor) AS fee
                         FROM withdrawals GROUP BY batch_id, status) w
                   ON w.batch_id = c.batch_id AND w.status = c.status
            JOIN batches b ON b.id = coalesce(c.batch_id, w.batch_id)
           WHERE b.entity_id = ANY ($1::uuid[])
             AND (c.count IS DISTINCT FROM w.count OR c.amount_minor IS DISTINCT FROM w.amount
                  OR c.fee_minor IS DISTINCT FROM w.fee)`,
  },
  {
    name: 'sums-of-payouts',
    sentence: 'The sums of payouts by quarter of an hour, day and month are those of the payouts.',
    sql: `SELECT coalesce(s.period, p.period) || ' sums ' || coalesce(s.status, p.status) || ' wrongly'
                 AS found
            FROM (SELECT entity_id, period, starts_at, direction, status, currency,
                         sum(count) AS count, sum(amount_minor) AS amount, sum(fee_minor) AS fee
                    FROM payout_sums
                   WHERE entity_id = ANY ($1::uuid[])
                   GROUP BY 1, 2, 3, 4, 5, 6
                  HAVING sum(count) <> 0 OR sum(amount_minor) <> 0 OR sum(fee_minor) <> 0) s
            FULL JOIN (SELECT entity_id, period, start_of_period(period, created_at) AS starts_at, direction,
                              status, currency, count(*) AS count, sum(amount_minor) AS amount,
                              sum(fee_minor) AS fee
                         FROM payouts, (VALUES ('QUARTER_HOUR'), ('DAY'), ('MONTH')) AS periods (period)
                        WHERE entity_id = ANY ($1::uuid[])
                        GROUP BY 1, 2, 3, 4, 5, 6) p
                   ON (p.entity_id, p.period, p.starts_at, p.direction, p.status, p.currency)
                    = (s.entity_id, s.period, s.starts_at, s.direction, s.status, s.currency)
           WHERE s.count IS DISTINCT FROM p.count OR s.amount IS DISTINCT FROM p.amount
              OR s.fee IS DISTINCT FROM p.fee`,
  },
  {
    name: 'sums-of-recipients',
    sentence: 'What a recipient received is the sum of its payouts.',
    sql: `SELECT 'recipient ' || coalesce(s.beneficiary_id, p.beneficiary_id) || ' is summed wrongly' AS found
            FROM (SELECT * FROM recipient_sums
                   WHERE entity_id = ANY ($1::uuid[]) AND (count <> 0 OR amount_minor <> 0)) s
            FULL JOIN (SELECT entity_id, beneficiary_id, currency, count(*) AS count,
                              sum(amount_minor) AS amount
                         FROM payouts
                        WHERE entity_id = ANY ($1::uuid[]) AND direction = 'DEBIT' AND status = 'COMPLETE'
                          -- Money that a bank takes back goes to no recipient.
                          AND beneficiary_id IS NOT NULL
                        GROUP BY 1, 2, 3) p
                   ON (p.entity_id, p.beneficiary_id, p.currency)
                    = (s.entity_id, s.beneficiary_id, s.currency)
           WHERE s.count IS DISTINCT FROM p.count OR s.amount_minor IS DISTINCT FROM p.amount`,
  },
  {
    name: 'counts-of-recipients',
    sentence: 'The number of recipients of an entity is that of its rows.',
    sql: `SELECT 'an entity counts ' || coalesce(c.count, 0) || ' of ' || coalesce(b.count, 0)
                 || ' recipients' AS found
            FROM (SELECT entity_id, sum(count) AS count FROM recipient_counts
                   WHERE entity_id = ANY ($1::uuid[]) GROUP BY 1) c
            FULL JOIN (SELECT entity_id, count(*) AS count FROM beneficiaries
                        WHERE entity_id = ANY ($1::uuid[]) GROUP BY 1) b
                   ON b.entity_id = c.entity_id
           WHERE c.count IS DISTINCT FROM b.count`,
  },
  {
    name: 'counts-of-batches',
    sentence: 'The number of batches of an entity by status is that of its rows.',
    sql: `SELECT 'an entity counts ' || coalesce(c.status, b.status) || ' wrongly' AS found
            FROM (SELECT entity_id, status, sum(count) AS count FROM batch_status_counts
                   WHERE entity_id = ANY ($1::uuid[]) GROUP BY 1, 2 HAVING sum(count) <> 0) c
            FULL JOIN (SELECT entity_id, status, count(*) AS count FROM batches
                        WHERE entity_id = ANY ($1::uuid[]) GROUP BY 1, 2) b
                   ON b.entity_id = c.entity_id AND b.status = c.status
           WHERE c.count IS DISTINCT FROM b.count`,
  },
  {
    name: 'other-business-by-two',
    sentence: 'An entry is posted as other business by a rule on which two users have agreed.',
    sql: `SELECT 'entry ' || o.entry_id || ' is posted by a rule of one user' AS found
            FROM entry_postings o
            JOIN entry_rules r ON r.id = o.rule_id
           WHERE o.entity_id = ANY ($1::uuid[])
             AND (r.confirmed_by IS NULL OR r.confirmed_by = r.proposed_by)
           UNION ALL
          SELECT 'entry ' || o.entry_id || ' is posted as other business without a rule'
            FROM entry_postings o
           WHERE o.entity_id = ANY ($1::uuid[]) AND o.kind = 'OTHER' AND o.rule_id IS NULL`,
  },
  {
    name: 'closed-months-stay',
    sentence: 'The entries of a closed month are those of its record, until two users reopen it.',
    sql: `SELECT 'month ' || c.month || ' is not what was closed' AS found
            FROM month_closes c
           CROSS JOIN LATERAL (
             SELECT encode(sha256(convert_to(coalesce(string_agg(n.line, E'\\n' ORDER BY n.entry_id), ''),
                                             'UTF8')), 'hex') AS digest
               FROM (SELECT r.entry_id,
                            concat_ws(' ', r.entry_id, r.booking_date, r.amount_minor, r.state,
                              (SELECT string_agg(concat_ws(':', o.kind, o.amount_minor, o.withdrawal_id,
                                                           o.file_id, o.funding_id, o.rule_id), ','
                                                 ORDER BY o.id)
                                 FROM entry_postings o
                                WHERE o.entry_id = r.entry_id AND o.undoes IS NULL
                                  AND NOT EXISTS (SELECT FROM entry_postings u WHERE u.undoes = o.id)))
                              AS line
                       FROM reconciled_entries r
                      WHERE r.account_id = c.account_id AND r.state IN ('OPEN', 'POSTED', 'SET_ASIDE')
                        AND left(r.booking_date, 7) = c.month) n) now
           WHERE c.entity_id = ANY ($1::uuid[]) AND c.confirmed_at IS NOT NULL AND c.reopened_at IS NULL
             AND now.digest <> c.record ->> 'entriesDigest'`,
  },
  {
    name: 'taken-back-counts-nowhere',
    sentence: 'A statement that was taken back counts nowhere, nor do entries that no other statement has.',
    sql: `SELECT 'entry ' || coalesce(e.bank_reference, e.text) || ' is ' || r.state || ' with '
                 || l.live || ' statements' AS found
            FROM reconciled_entries r
            JOIN statement_entries e ON e.id = r.entry_id
           CROSS JOIN LATERAL (
             SELECT count(*) AS live
               FROM statement_lines l
               JOIN bank_statements s ON s.id = l.statement_id AND s.taken_back_at IS NULL
              WHERE l.entry_id = r.entry_id) l
           WHERE r.entity_id = ANY ($1::uuid[])
             AND (r.state = 'TAKEN_BACK') <> (l.live = 0)
           UNION ALL
          SELECT 'day ' || coalesce(t.day, n.day) || ' has entries of ' || coalesce(t.minor, 0)
                 || ' and sums of ' || coalesce(n.minor, 0)
            FROM (SELECT entity_id, day, sum(amount_minor) AS minor FROM bank_day_totals
                   WHERE part = 'ENTRIES' AND entity_id = ANY ($1::uuid[]) GROUP BY 1, 2) t
            FULL JOIN (SELECT entity_id, booking_date AS day, sum(amount_minor) AS minor
                         FROM reconciled_entries
                        WHERE state <> 'TAKEN_BACK' AND entity_id = ANY ($1::uuid[]) GROUP BY 1, 2) n
                   ON (n.entity_id, n.day) = (t.entity_id, t.day)
           WHERE coalesce(t.minor, 0) <> coalesce(n.minor, 0)`,
  },
  {
    name: 'payouts-are-their-payments',
    sentence: 'Every submitted payment has one payout in its status, and every return one credit.',
    sql: `SELECT 'payment ' || w.beneficiary_reference || ' is ' || w.status || ' with ' || p.debits
                 || ' payouts and ' || p.credits || ' credits' AS found
            FROM withdrawals w
            CROSS JOIN LATERAL (
              SELECT count(*) FILTER (
                       WHERE p.direction = 'DEBIT'
                         AND p.status = CASE WHEN w.status IN ('SUBMITTED', 'UNCONFIRMED') THEN 'PROCESSING'
                                             ELSE w.status END) AS debits,
                     count(*) FILTER (WHERE p.direction = 'CREDIT') AS credits
                FROM payouts p WHERE p.withdrawal_id = w.id) p
           WHERE w.entity_id = ANY ($1::uuid[])
             AND (p.debits <> CASE WHEN w.attempt_id IS NULL THEN 0 ELSE 1 END
                  OR p.credits <> CASE WHEN w.status = 'REVERSED' THEN 1 ELSE 0 END)`,
  },
] as const satisfies readonly Compared[];

/** The promises that are checked against the bank, against answers, or while a history is played. */
const ELSEWHERE = [
  { name: 'once-at-the-bank', sentence: 'The bank receives each withdrawal at most once.' },
  {
    name: 'as-the-bank-says',
    sentence: 'What Outlay calls paid, failed or returned is what the bank did, or it is open.',
  },
  {
    name: 'money-as-at-the-bank',
    sentence: 'The balance is what was funded, less what the bank paid and did not return, less fees.',
  },
  { name: 'entries-once', sentence: 'Each entry of the bank is stored once, however often it comes.' },
  {
    name: 'entries-are-matched',
    sentence: 'An entry of the bank is compared, and an exact match of the bank is posted.',
  },
  {
    name: 'postings-as-at-the-bank',
    sentence: 'What an entry is posted as is what the bank says that it is about.',
  },
  {
    name: 'settlements-as-posted',
    sentence: 'The sums and the state of a settlement are those of its postings and payments.',
  },
  {
    name: 'settlements-as-at-the-bank',
    sentence: 'What a settlement shows and its difference are those of the debits at the bank.',
  },
  {
    name: 'days-as-at-the-bank',
    sentence: 'The balance of a day is that of the bank, and the reasons sum to its difference.',
  },
  {
    name: 'other-contents-are-named',
    sentence: 'A statement that comes again with other contents changes nothing, and is named.',
  },
  {
    name: 'available-as-at-the-bank',
    sentence: 'No more is available than the bank has, less what is held and it has not paid yet.',
  },
  { name: 'set-aside-stays', sentence: 'A reply that was set aside is not applied by a confirmation.' },
  {
    name: 'nothing-waits-unnamed',
    sentence: 'Everything that has not ended is named in "Needs attention".',
  },
  { name: 'approved-as-asked', sentence: 'A batch is approved by as many as the rules in force ask for.' },
  { name: 'signers-count', sentence: 'A batch is released only while enough of its approvers have access.' },
  { name: 'audit-log-whole', sentence: 'The chain of the audit log verifies from its first row to its end.' },
  {
    name: 'history-as-filtered',
    sentence: 'The payout history answers what a plain filter of all rows finds.',
  },
  { name: 'exports-as-filtered', sentence: 'An export has the rows that its filters find, and no others.' },
  {
    name: 'exchange-once',
    sentence: 'The exchange places each order as often as it accepted it, and none that it refused.',
  },
  {
    name: 'exchange-as-played-again',
    sentence: 'The state of the exchange is that of a second engine that plays its journal.',
  },
  {
    name: 'exchange-as-shown',
    sentence: 'Balances, open orders and trades are shown as that second engine has them.',
  },
  { name: 'entities-apart', sentence: 'No user changes what belongs to another entity.' },
  {
    name: 'no-unexpected-errors',
    sentence: 'No request and no turn of a worker ends with an unknown error.',
  },
] as const;

/** Every promise, by its name. */
export const PROMISES: readonly { name: PromiseName; sentence: string }[] = [
  ...ELSEWHERE,
  ...IN_THE_DATABASE,
  ...OF_SCHEDULES,
  ...OF_SCHEDULES_ELSEWHERE,
  ...OF_PEOPLE,
  ...OF_PEOPLE_ELSEWHERE,
  ...OF_CUSTOMERS,
  ...OF_CUSTOMERS_ELSEWHERE,
];
export type PromiseName =
  | (typeof ELSEWHERE)[number]['name']
  | (typeof IN_THE_DATABASE)[number]['name']
  | (typeof OF_SCHEDULES)[number]['name']
  | (typeof OF_SCHEDULES_ELSEWHERE)[number]['name']
  | (typeof OF_PEOPLE)[number]['name']
  | (typeof OF_PEOPLE_ELSEWHERE)[number]['name']
  | CustomerPromiseName;
