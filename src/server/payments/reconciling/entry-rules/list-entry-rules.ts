import type { listEntryRules as op } from '../../../../contract/dashboard/entry-rules.ts';
import type { Context } from '../../../platform/context.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { pageClause, pageOf } from '../../base/page.ts';
import { loadRulesForDisplay } from './rule-for-display.ts';

/**
 * A rule whose entry was posted in another way does not wait for anybody. Rules are few and entries are many,
 * so each rule looks its entry up: as EXISTS, the planner would read all entries.
 */
const WAITS = `e.confirmed_at IS NULL AND e.ended_at IS NULL AND coalesce((
  SELECT r.state FROM reconciled_entries r WHERE r.entry_id = e.entry_id), 'POSTED') <> 'POSTED'`;

/** GET /app/entry-rules: the latest first. */
export function listEntryRules({ database }: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const found = new Conditions();
    found.and('SELECT FROM entry_rules e WHERE e.entity_id = $1', [caller.entityId]);
    if (query.state === 'WAITING') found.and(`SELECT FROM entry_rules e WHERE ${WAITS}`);
    if (query.state === 'IN_FORCE')
      found.and('SELECT FROM entry_rules e WHERE e.confirmed_at IS NOT NULL AND e.ended_at IS NULL');
    if (query.state === 'ENDED')
      found.and(
        `SELECT FROM entry_rules e WHERE e.confirmed_at IS NULL AND NOT (${WAITS}) OR e.ended_at IS NOT NULL`,
      );
    if (query.entryId) found.and('SELECT FROM entry_rules e WHERE e.entry_id = $1', [query.entryId]);
    if (query.accountId) found.and('SELECT FROM entry_rules e WHERE e.account_id = $1', [query.accountId]);
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM entry_rules e',
      found.where,
      found.values,
    );
    const ids = await database.dynamicQuery(
      'SELECT e.id FROM entry_rules e',
      `${found.where} ORDER BY e.proposed_at DESC, e.id DESC ${pageClause(found, query)}`,
      found.values,
    );
    const items = await loadRulesForDisplay(
      database,
      ids.map(({ id }) => id),
      { countsOpen: query.entryId !== undefined },
    );
    return pageOf(items, counted!.total, query);
  };
}
