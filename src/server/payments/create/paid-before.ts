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

/** The withdrawal was sent to the bank and not refused. Batches that wait or ended unsent paid nobody. */
export const WAS_PAID = `w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')`;
