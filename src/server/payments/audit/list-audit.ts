import type { listAudit as op } from '../../../contract/dashboard/audit.ts';
import { isUuid } from '../../../shared/ids.ts';
import type { Context } from '../../platform/context.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { RowOf } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../page.ts';
import { filterDate } from '../payouts/payout-filters.ts';
import { idsIn, loadSubjects, type Subject } from './load-subjects.ts';

const SELECT_ENTRIES = `
  SELECT seq, at, actor_kind, actor_id, actor_name, action, subject_type, subject_id, details, hash
    FROM audit_log`;

/** GET /app/audit: the audit log of the entity, newest first, with its subjects by name. */
export function listAudit(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const { action, actorId, actorKind, subjectId, from, to } = query;
    const found = new Conditions();
    found.and('SELECT FROM audit_log WHERE entity_id = $1', [caller.entityId]);
    if (action) found.and('SELECT FROM audit_log WHERE action = $1', [action]);
    if (actorId) found.and('SELECT FROM audit_log WHERE actor_id = $1', [actorId]);
    if (actorKind) found.and('SELECT FROM audit_log WHERE actor_kind = $1', [actorKind]);
    if (subjectId) found.and('SELECT FROM audit_log WHERE subject_id = $1', [subjectId]);
    if (from !== undefined) found.and('SELECT FROM audit_log WHERE at >= $1', [filterDate(from)]);
    if (to !== undefined) found.and('SELECT FROM audit_log WHERE at <= $1', [filterDate(to)]);
    const [counted] = await context.database.dynamicQuery(
      'SELECT count(*) AS total FROM audit_log',
      found.where,
      found.values,
    );
    const rows = await context.database.dynamicQuery(
      SELECT_ENTRIES,
      `${found.where} ORDER BY seq DESC ${pageClause(found, query)}`,
      found.values,
    );
    const entries = rows.map((row) => {
      const details = JSON.parse(row.details) as Record<string, unknown>;
      return { row, details, ids: idsIn(details) };
    });
    const subjects = await loadSubjects(context.database, caller.entityId, [
      ...new Set(
        entries.flatMap(({ row, ids }) => (isUuid(row.subject_id) ? [row.subject_id, ...ids] : ids)),
      ),
    ]);
    return pageOf(
      entries.map((entry) => displayEntry(entry, subjects)),
      counted!.total,
      query,
    );
  };
}

interface Entry {
  row: RowOf<typeof SELECT_ENTRIES>;
  details: Record<string, unknown>;
  /** The ids in the details. */
  ids: readonly string[];
}

function displayEntry({ row, details, ids }: Entry, subjects: ReadonlyMap<string, Subject>) {
  const subject = subjects.get(row.subject_id);
  return {
    seq: Number(row.seq),
    at: row.at.toISOString(),
    actor: { kind: row.actor_kind, userId: row.actor_id, name: row.actor_name },
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    subject: { label: subject?.label ?? null, currency: subject?.currency ?? null },
    names: Object.fromEntries(
      ids.flatMap((id) => {
        const named = subjects.get(id);
        return named ? [[id, named.label]] : [];
      }),
    ),
    details,
    hash: row.hash.toString('hex'),
  };
}
