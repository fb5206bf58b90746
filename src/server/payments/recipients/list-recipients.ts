import type { listRecipients as op } from '../../../contract/dashboard/recipients.ts';
import type { Context } from '../../platform/context.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../page.ts';
import { termsOf } from '../search/terms.ts';
import { loadRecipients } from './recipient-for-display.ts';

/**
 * GET /app/recipients: filtered by a part of the name (ignoring case and accents), the account number or the
 * externalId; the most recently paid first.
 */
export function listRecipients(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const { database } = context;
    const found = foundBy(caller.entityId, query.query?.trim() ?? '');
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM beneficiaries r',
      found.where,
      found.values,
    );
    const ids = await database.dynamicQuery(
      'SELECT r.id FROM beneficiaries r',
      `${found.where}
        ORDER BY r.last_paid_at DESC NULLS LAST, r.created_at DESC, r.id DESC
       ${pageClause(found, query)}`,
      found.values,
    );
    const items = await loadRecipients(
      database,
      caller.entityId,
      ids.map(({ id }) => id),
    );
    return pageOf(items, counted!.total, query);
  };
}

/** The recipients of an entity that match a search text: all of them without a text. */
function foundBy(entityId: string, text: string): Conditions {
  const found = new Conditions();
  found.and('SELECT FROM beneficiaries r WHERE r.entity_id = $1', [entityId]);
  if (text === '') return found;
  const { longest, second, others } = termsOf(text);
  found.and(
    `SELECT FROM beneficiaries r WHERE r.id IN (
       SELECT s.beneficiary_id
         FROM recipient_search s
        WHERE s.entity_id = $1 AND s.words LIKE $2 AND s.words LIKE $3 AND s.words LIKE ALL ($4))`,
    [entityId, longest, second, others],
  );
  return found;
}
