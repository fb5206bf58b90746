import type { listPayers as op } from '../../../contract/collections.ts';
import type { Context } from '../../platform/context.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../base/page.ts';
import { termsOf } from '../base/search-terms.ts';
import { referencesNamed } from './list-requests.ts';
import { displayPayers, SELECT_PAYERS } from './payer-for-display.ts';

/** GET /payments/collections/payers: by name. */
export function listPayers({ database }: Context): Handler<typeof op> {
  return async ({ caller: { entityId }, query }) => {
    const found = new Conditions();
    found.and('SELECT FROM payers p WHERE p.entity_id = $1', [entityId]);
    if (query.query) {
      const { longest, second, others } = termsOf(query.query);
      found.andAny([
        found.condition(
          `SELECT FROM payers p
            WHERE p.search_name LIKE $1 AND p.search_name LIKE $2
              AND p.search_name LIKE ALL ($3)`,
          [longest, second, others],
        ),
        found.condition('SELECT FROM payers p WHERE p.reference = ANY($1)', [referencesNamed(query.query)]),
      ]);
    }
    if (query.hasCredit)
      found.and(
        `SELECT FROM payers p
          WHERE p.id IN (SELECT a.payer_id
                           FROM receipt_allocations a
                          WHERE a.entity_id = $1 AND a.payer_id IS NOT NULL AND a.ended_at IS NULL)`,
        [entityId],
      );
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM payers p',
      found.where,
      found.values,
    );
    const rows = await database.dynamicQuery(
      SELECT_PAYERS,
      `${found.where} ORDER BY p.search_name, p.id ${pageClause(found, query)}`,
      found.values,
    );
    return pageOf(await displayPayers(database, entityId, rows), counted!.total, query);
  };
}
