import type { listRecipients as op } from '../../../contract/dashboard/recipients.ts';
import { normaliseName } from '../../../shared/names.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageOf } from '../page.ts';
import { escapeLike } from '../payouts/payout-filters.ts';
import { loadRecipients } from './recipient-for-display.ts';

/**
 * GET /app/recipients: filtered by a part of the name (ignoring case and accents), the account number or the
 * externalId; the most recently paid first.
 */
export function listRecipients(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const { database } = context;
    const values: unknown[] = [caller.entityId];
    const found = foundBy(query.query?.trim() ?? '', values);
    const [counted] = await database.query<{ total: bigint }>(
      `SELECT count(*) AS total FROM beneficiaries r WHERE r.entity_id = $1 ${found}`,
      values,
    );
    const ids = await database.query<{ id: string }>(
      `SELECT r.id
         FROM beneficiaries r
        WHERE r.entity_id = $1 ${found}
        ORDER BY r.last_paid_at DESC NULLS LAST, r.created_at DESC, r.id DESC
       OFFSET $${values.length + 1} LIMIT $${values.length + 2}`,
      [...values, query.offset, query.limit],
    );
    const items = await loadRecipients(
      database,
      caller.entityId,
      ids.map(({ id }) => id),
    );
    return pageOf(items, counted!.total, query);
  };
}

/** The condition for a search text, whose values it appends. Empty without a text. */
function foundBy(text: string, values: unknown[]): string {
  if (text === '') return '';
  const pattern = `$${values.push(`%${escapeLike(text)}%`)}`;
  const name = `$${values.push(`%${escapeLike(normaliseName(text))}%`)}`;
  return `AND (r.account_number LIKE ${pattern} OR r.id IN (
    SELECT w.beneficiary_id FROM withdrawals w
     WHERE w.entity_id = $1 AND (w.normalised_name LIKE ${name} OR w.external_id ILIKE ${pattern})))`;
}
