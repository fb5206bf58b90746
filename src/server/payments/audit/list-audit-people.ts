import type { listAuditPeople as op } from '../../../contract/dashboard/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';

/** GET /app/audit/people: every user of the entity by name; the log names disabled users, too. */
export function listAuditPeople(context: Context): Handler<typeof op> {
  return ({ caller }) =>
    context.database.query('SELECT id AS "userId", name FROM users WHERE entity_id = $1 ORDER BY name', [
      caller.entityId,
    ]);
}
