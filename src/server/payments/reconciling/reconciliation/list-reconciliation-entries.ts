import type {
  getReconciliationEntry,
  listReconciliationEntries as op,
} from '../../../../contract/dashboard/reconciliation-entries.ts';
import type { Context } from '../../../platform/context.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { pageClause, pageOf } from '../../base/page.ts';
import { loadReconciled, loadReconciledEntry } from './entries-for-display.ts';

/** Entries that another user confirms: exact matches, and those whose rule was proposed. */
const TO_CONFIRM = `
  SELECT FROM reconciled_entries r
   WHERE (r.verdict = 'EXACT' OR EXISTS (
           SELECT 1 FROM entry_rules w
            WHERE w.entry_id = r.entry_id AND w.confirmed_at IS NULL AND w.ended_at IS NULL))`;

const NO_RULE_WAITS = `
  SELECT FROM reconciled_entries r
   WHERE NOT EXISTS (
           SELECT 1 FROM entry_rules w
            WHERE w.entry_id = r.entry_id AND w.confirmed_at IS NULL AND w.ended_at IS NULL)`;

type Filters = Omit<Parameters<Handler<typeof op>>[0]['query'], 'offset' | 'limit'>;

/** The conditions of the filters. */
export function entriesFound(entityId: string, query: Filters): Conditions {
  const found = new Conditions();
  found.and('SELECT FROM reconciled_entries r WHERE r.entity_id = $1 AND r.state = $2', [
    entityId,
    query.state,
  ]);
  if (query.verdict === 'EXACT') found.and(TO_CONFIRM);
  else if (query.verdict) {
    found.and('SELECT FROM reconciled_entries r WHERE r.verdict = $1', [query.verdict]);
    found.and(NO_RULE_WAITS);
  }
  if (query.accountId)
    found.and('SELECT FROM reconciled_entries r WHERE r.account_id = $1', [query.accountId]);
  if (query.fileId) found.and('SELECT FROM reconciled_entries r WHERE r.file_id = $1', [query.fileId]);
  return found;
}

/** GET /app/reconciliation/entries: the latest first. */
export function listReconciliationEntries({ database }: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const found = entriesFound(caller.entityId, query);
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM reconciled_entries r',
      found.where,
      found.values,
    );
    const ids = await database.dynamicQuery(
      'SELECT r.entry_id FROM reconciled_entries r',
      `${found.where} ORDER BY r.booking_date DESC, r.entry_id DESC ${pageClause(found, query)}`,
      found.values,
    );
    const items = await loadReconciled(
      database,
      caller.entityId,
      ids.map((row) => row.entry_id),
    );
    return pageOf(items, counted!.total, query);
  };
}

/** GET /app/reconciliation/entries/{id}. Errors: 404. */
export function readReconciliationEntry({ database }: Context): Handler<typeof getReconciliationEntry> {
  return ({ caller, params }) => loadReconciledEntry(database, caller.entityId, params.id);
}
