/*
 * When a withdrawal counts as paid before, for SQL texts in which `w` is the earlier withdrawal, `b` its
 * batch and `n` the new row.
 */

/**
 * For duplicates: a withdrawal counts as paid, or about to be paid, unless it failed or was cancelled.
 */
export const COUNTS_AS_PAID = `w.status NOT IN ('FAILED', 'CANCELLED')`;

/** The earlier withdrawal paid the new row's amount in the currency $3 since the time $2. */
export const PAID_THE_SAME_AMOUNT = `w.amount_minor = n.amount_minor AND b.currency = $3
            AND w.created_at >= $2 AND ${COUNTS_AS_PAID}`;

const NO_SCHEDULE = `'00000000-0000-0000-0000-000000000000'::uuid`;

/**
 * The earlier withdrawal belongs to another schedule than the batch $1, or to none. The batch from which a
 * schedule was made belongs to it, once the run is so much later that it cannot be the same one.
 */
export const IS_OF_NO_OTHER_RUN = `(b.schedule_id IS NULL
             OR b.schedule_id
                <> coalesce((SELECT o.schedule_id FROM batches o WHERE o.id = $1), ${NO_SCHEDULE}))
            AND b.id <> ALL (ARRAY (
                  SELECT v.from_batch_id
                    FROM batches o
                    JOIN schedule_versions v ON v.schedule_id = o.schedule_id
                   WHERE o.id = $1 AND v.repeats_from <= o.execution_date))`;

/**
 * Two withdrawals to one account number go to one account if the bank or branch code is the same. A payment
 * order has the branch code alone, so a withdrawal with the branch code of another bank is paid there.
 */
export const IS_ONE_ACCOUNT = 'w.bank_code = n.bank_code OR w.branch_code = n.branch_code';

/** The withdrawal was sent to the bank and not refused. Batches that wait or ended unsent do not count. */
export const WAS_PAID = `w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')`;

/** Payments closer together than this do not make an interval. */
const SHORTEST_INTERVAL = `interval '6 days'`;

/**
 * The payment at `e.next_at` continues an interval: the same amount was paid to the beneficiary at
 * `e.created_at` and once before, at least 6 days earlier, and the next payment follows after at least four
 * fifths of that time. A salary that stays the same is therefore no duplicate of last month's, and a second
 * one in the same month is.
 */
export const IS_REGULAR = `EXISTS (
         SELECT
           FROM (SELECT max(w.created_at) AS created_at
                   FROM withdrawals w
                  WHERE w.beneficiary_id = e.beneficiary_id AND w.amount_minor = e.amount_minor
                    AND w.created_at < e.created_at AND ${WAS_PAID}) first
          WHERE e.created_at - first.created_at >= ${SHORTEST_INTERVAL}
            AND (e.next_at - e.created_at) * 5 >= (e.created_at - first.created_at) * 4)`;
