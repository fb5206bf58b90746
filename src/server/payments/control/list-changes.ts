import type { listControlChanges as op } from '../../../contract/dashboard/control-changes.ts';
import type { Context } from '../../platform/context.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../base/page.ts';
import { displayControlChange, loadDeciders, SELECT_CONTROL_CHANGES } from './control-changes.ts';
import type { ControlKinds } from './control-kind.ts';

/** GET /app/control-changes: newest first. */
export function listChanges(kinds: ControlKinds): (context: Context) => Handler<typeof op> {
  return ({ database }) =>
    async ({ caller, query }) => {
      const found = new Conditions();
      found.and('SELECT FROM control_changes c WHERE c.entity_id = $1', [caller.entityId]);
      if (query.state) found.and('SELECT FROM control_changes c WHERE c.state = $1', [query.state]);
      if (query.userId) found.and('SELECT FROM control_changes c WHERE c.subject_id = $1', [query.userId]);
      const [counted] = await database.dynamicQuery(
        'SELECT count(*) AS total FROM control_changes c',
        found.where,
        found.values,
      );
      const order = 'ORDER BY c.asked_at DESC, c.id DESC';
      const rows = await database.dynamicQuery(
        SELECT_CONTROL_CHANGES,
        `${found.where} ${order} ${pageClause(found, query)}`,
        found.values,
      );
      const deciders = await loadDeciders(database, caller.entityId);
      const items = await Promise.all(
        rows.map((row) => displayControlChange(database, kinds, row, deciders)),
      );
      return { ...pageOf(items, counted!.total, query), admins: deciders.admins.length };
    };
}
