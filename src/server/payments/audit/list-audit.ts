import type { listAudit as op } from '../../../contract/dashboard/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../base/page.ts';
import { auditFound, displayEntries, SELECT_ENTRIES } from './audit-found.ts';

/** GET /app/audit: the audit log of the entity, newest first, with its subjects by name. */
export function listAudit(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const { database } = context;
    const found = auditFound(caller.entityId, query);
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM audit_log',
      found.where,
      found.values,
    );
    const rows = await database.dynamicQuery(
      SELECT_ENTRIES,
      `${found.where} ORDER BY seq DESC ${pageClause(found, query)}`,
      found.values,
    );
    return pageOf(await displayEntries(database, caller.entityId, rows), counted!.total, query);
  };
}
