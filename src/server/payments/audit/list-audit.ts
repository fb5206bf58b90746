import type { listAudit as op } from '../../../contract/dashboard/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageOf } from '../page.ts';
import { filterDate } from '../payouts/payout-filters.ts';

interface AuditRow {
  seq: bigint;
  at: Date;
  actor_kind: 'USER' | 'SYSTEM' | 'OPERATOR';
  actor_id: string | null;
  actor_name: string;
  action: string;
  subject_type: string;
  subject_id: string;
  details: string;
  hash: Buffer;
}

/** GET /app/audit: the audit log of the entity, newest first. */
export function listAudit(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const values: unknown[] = [caller.entityId];
    const conditions = ['entity_id = $1'];
    const narrow = (condition: string, value: unknown) =>
      conditions.push(`${condition} $${values.push(value)}`);
    if (query.action) narrow('action =', query.action);
    if (query.actorId) narrow('actor_id =', query.actorId);
    if (query.subjectId) narrow('subject_id =', query.subjectId);
    if (query.from !== undefined) narrow('at >=', filterDate(query.from));
    if (query.to !== undefined) narrow('at <=', filterDate(query.to));
    const where = conditions.join(' AND ');
    const [counted] = await context.database.query<{ total: bigint }>(
      `SELECT count(*) AS total FROM audit_log WHERE ${where}`,
      values,
    );
    const rows = await context.database.query<AuditRow>(
      `SELECT * FROM audit_log WHERE ${where}
        ORDER BY seq DESC
       OFFSET $${values.length + 1} LIMIT $${values.length + 2}`,
      [...values, query.offset, query.limit],
    );
    return pageOf(rows.map(displayEntry), counted!.total, query);
  };
}

function displayEntry(row: AuditRow) {
  return {
    seq: Number(row.seq),
    at: row.at.toISOString(),
    actor: { kind: row.actor_kind, userId: row.actor_id, name: row.actor_name },
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    details: JSON.parse(row.details) as Record<string, unknown>,
    hash: row.hash.toString('hex'),
  };
}
