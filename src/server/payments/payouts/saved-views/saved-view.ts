import { explain } from '../../../../shared/error-texts.ts';
import type { z } from 'zod';
import type { SavedView } from '../../../../contract/dashboard/saved-views.ts';
import { fieldError, notFound, refused } from '../../../../shared/errors.ts';
import type { AuditRecord } from '../../../audit/audit.ts';
import { actorOf } from '../../../audit/audit.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Queryable, RowOf, Tx } from '../../../platform/database/pool.ts';

export type SavedViewForDisplay = z.input<typeof SavedView>;

const SELECT_VIEWS = `
  SELECT v.id, v.name, v.search, v.is_shared, v.user_id, u.name AS user_name, v.updated_at
    FROM saved_views v
    JOIN users u ON u.id = v.user_id`;

/** The views that a user sees: their own, and those that others of the entity have shared. */
export async function loadViews(db: Queryable, caller: Caller): Promise<SavedViewForDisplay[]> {
  const rows = await db.query(
    `${SELECT_VIEWS}
      WHERE v.entity_id = $1 AND (v.user_id = $2 OR v.is_shared)
      ORDER BY lower(v.name), v.id`,
    [caller.entityId, caller.userId],
  );
  return rows.map(display);
}

/** One view that the caller sees, locked until the transaction ends. Throws 404. */
export async function lockView(tx: Tx, caller: Caller, id: string): Promise<SavedViewForDisplay> {
  const [row] = await tx.query(
    `${SELECT_VIEWS}
      WHERE v.entity_id = $1 AND (v.user_id = $2 OR v.is_shared) AND v.id = $3
        FOR UPDATE OF v`,
    [caller.entityId, caller.userId, id],
  );
  if (!row) throw notFound('view');
  return display(row);
}

export function requireOwn(view: SavedViewForDisplay, caller: Caller): void {
  if (view.owner.userId === caller.userId) return;
  throw refused('not_your_view', explain('not_your_view', { owner: view.owner.name }));
}

/** Refuses a second view of one name for a user; the tabs would look the same. */
export async function requireFreeName(
  tx: Tx,
  caller: Caller,
  name: string,
  except: string | null,
): Promise<void> {
  const taken = await tx.query(
    `SELECT id FROM saved_views
      WHERE user_id = $1 AND lower(name) = lower($2) AND ($3::uuid IS NULL OR id <> $3)`,
    [caller.userId, name, except],
  );
  if (taken.length === 0) return;
  const message = explain('view_name_taken', { name });
  throw refused('view_name_taken', message, [fieldError('name', 'view_name_taken', message)]);
}

/** The audit row of a change of a view. */
export function auditOfView(
  caller: Caller,
  at: Date,
  action: 'saved_view.created' | 'saved_view.changed' | 'saved_view.deleted',
  view: Pick<SavedViewForDisplay, 'id' | 'name' | 'search' | 'isShared'>,
): AuditRecord {
  return {
    entityId: caller.entityId,
    at,
    actor: actorOf(caller),
    action,
    subjectType: 'saved_view',
    subjectId: view.id,
    details: { name: view.name, search: view.search, isShared: view.isShared },
  };
}

function display(row: RowOf<typeof SELECT_VIEWS>): SavedViewForDisplay {
  return {
    id: row.id,
    name: row.name,
    search: row.search,
    isShared: row.is_shared,
    owner: { userId: row.user_id, name: row.user_name },
    updatedAt: row.updated_at.toISOString(),
  };
}
