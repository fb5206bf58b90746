import type { z } from 'zod';
import type { exportAudit } from '../../../contract/dashboard/audit.ts';
import { isUuid } from '../../../shared/ids.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable, RowOf } from '../../platform/database/pool.ts';
import { filterDate } from '../payouts/history/payout-filters.ts';
import { idsIn, loadSubjects } from './load-subjects.ts';

export const SELECT_ENTRIES = `
  SELECT seq, at, actor_kind, actor_id, actor_name, action, subject_type, subject_id, details, previous_hash,
         hash
    FROM audit_log`;

/** Successful sign-ins and sign-outs. Failed ones are never hidden: an administrator should see them. */
const SIGN_INS = ['session.opened', 'session.closed'];

type AuditFilters = z.output<NonNullable<typeof exportAudit.query>>;

/** The conditions of the audit entries that the filters find. */
export function auditFound(entityId: string, filters: AuditFilters): Conditions {
  const { action, actorId, actorKind, subjectId, signIns, from, to } = filters;
  const found = new Conditions();
  found.and('SELECT FROM audit_log WHERE entity_id = $1', [entityId]);
  if (action) found.and('SELECT FROM audit_log WHERE action = $1', [action]);
  else if (signIns === 'HIDDEN')
    found.and('SELECT FROM audit_log WHERE action <> ALL ($1::text[])', [SIGN_INS]);
  if (actorId) found.and('SELECT FROM audit_log WHERE actor_id = $1', [actorId]);
  if (actorKind) found.and('SELECT FROM audit_log WHERE actor_kind = $1', [actorKind]);
  if (subjectId) found.and('SELECT FROM audit_log WHERE subject_id = $1', [subjectId]);
  if (from !== undefined) found.and('SELECT FROM audit_log WHERE at >= $1', [filterDate(from)]);
  if (to !== undefined) found.and('SELECT FROM audit_log WHERE at <= $1', [filterDate(to)]);
  return found;
}

/** Entries as the interface returns them, with the names of their actors, their subjects and their ids. */
export async function displayEntries(
  db: Queryable,
  entityId: string,
  rows: readonly RowOf<typeof SELECT_ENTRIES>[],
) {
  const entries = rows.map((row) => {
    const details = JSON.parse(row.details) as Record<string, unknown>;
    return { row, details, ids: idsIn(details) };
  });
  const named = entries.flatMap(({ row, ids }) => [
    ...ids,
    ...[row.subject_id, row.actor_id].filter((id) => id !== null).filter(isUuid),
  ]);
  const subjects = await loadSubjects(db, entityId, [...new Set(named)]);
  return entries.map(({ row, details, ids }) => {
    const subject = subjects.get(row.subject_id);
    const actor = row.actor_id === null ? undefined : subjects.get(row.actor_id);
    return {
      seq: Number(row.seq),
      at: row.at.toISOString(),
      actor: {
        kind: row.actor_kind,
        userId: row.actor_id,
        name: row.actor_name,
        displayName: actor?.label ?? row.actor_name,
      },
      action: row.action,
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      subject: { label: subject?.label ?? null, currency: subject?.currency ?? null },
      names: Object.fromEntries(
        ids.flatMap((id) => {
          const found = subjects.get(id);
          return found ? [[id, found.label]] : [];
        }),
      ),
      details,
      hash: row.hash.toString('hex'),
    };
  });
}
