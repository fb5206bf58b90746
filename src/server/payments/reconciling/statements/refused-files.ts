/**
 * Whether a file `f` was refused and waits for a decision: one that a transport fetched, or one of which a
 * user's upload stored only some accounts. Any other upload was refused at once.
 */
export const IS_REFUSED = `f.result = 'REFUSED'
  AND (f.fetched_at IS NOT NULL OR (f.refusal = 'statement_account_left_out' AND f.taken_back_at IS NULL))`;
