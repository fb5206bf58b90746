import type { Queryable } from '../../../platform/database/pool.ts';
import type { Terms } from '../../base/search-terms.ts';

/** More matches are too many to be useful: the user types another word. */
const CANDIDATES = 2_000;
/** More recipients than are shown: the payments of all of them are searched for the newest. */
const RECIPIENTS = 20;

/**
 * The ids of the recipients that match every word by name, external id or account number: first the accounts
 * that end with the digits that were typed, then the last paid.
 */
export async function findRecipientIds(db: Queryable, entityId: string, terms: Terms): Promise<string[]> {
  const rows = await db.query(
    `SELECT r.id
       FROM beneficiaries r
      WHERE r.entity_id = $1
        AND r.id = ANY (ARRAY(
              SELECT s.beneficiary_id
                FROM recipient_search s
               WHERE s.entity_id = $1 AND s.words LIKE $2 AND s.words LIKE $3 AND s.words LIKE ALL ($4)
               LIMIT $5) || $6::uuid)
      ORDER BY coalesce(r.account_number LIKE $7, false) DESC, r.last_paid_at DESC NULLS LAST,
               r.created_at DESC, r.id DESC
      LIMIT $8`,
    [entityId, terms.longest, terms.second, terms.others, CANDIDATES, terms.id, terms.endsWith, RECIPIENTS],
  );
  return rows.map(({ id }) => id);
}
