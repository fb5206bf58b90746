import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { ControlChange } from '../../../contract/dashboard/control-changes.ts';
import { confirmFromMs } from '../../../domain/payouts/control-confirmation.ts';
import { explain } from '../../../shared/error-texts.ts';
import { invariant, notFound, refused } from '../../../shared/errors.ts';
import type { ControlKind } from '../../../shared/control-terms.ts';
import type { Queryable, RowOf, Tx } from '../../platform/database/pool.ts';
import type { AnyControlKind, ControlKinds } from './control-kind.ts';

export type ControlChangeForDisplay = z.input<typeof ControlChange>;

/** Changes `c` as the interface shows them. The caller appends a WHERE. */
export const SELECT_CONTROL_CHANGES = `
  SELECT c.id, c.entity_id, c.kind, c.subject_id, subject.name AS subject_name, c.basis, c.wanted, c.reason,
         c.asked_by, asker.name AS asked_by_name, c.asked_at, c.expires_at, c.state, c.decided_by,
         decider.name AS decided_by_name, c.decided_at
    FROM control_changes c
    JOIN users asker ON asker.id = c.asked_by
    LEFT JOIN users subject ON subject.id = c.subject_id
    LEFT JOIN users decider ON decider.id = c.decided_by` as const;

export type ControlChangeRow = RowOf<typeof SELECT_CONTROL_CHANGES>;

export function kindNamed(kinds: ControlKinds, kind: ControlKind): AnyControlKind {
  const found = kinds.get(kind);
  invariant(found, `the kind ${kind} of a change of control is carried`);
  return found;
}

/** Whether what the change was based on is still so. */
export async function isUpToDate(
  db: Queryable,
  kinds: ControlKinds,
  row: ControlChangeRow,
): Promise<boolean> {
  const basis = await kindNamed(kinds, row.kind).basisNow(db, {
    entityId: row.entity_id,
    subjectId: row.subject_id,
    wanted: row.wanted,
  });
  return isDeepStrictEqual(basis, row.basis);
}

export async function displayControlChange(
  db: Queryable,
  kinds: ControlKinds,
  row: ControlChangeRow,
  { admins, lastLeft }: Admins,
): Promise<ControlChangeForDisplay> {
  const waits = row.state === 'WAITING';
  const isAlone = !admins.some(({ userId }) => userId !== row.asked_by);
  const confirmFrom = new Date(confirmFromMs(row.asked_at.getTime(), lastLeft?.getTime() ?? null));
  return {
    id: row.id,
    kind: row.kind,
    user: row.subject_id === null ? null : { userId: row.subject_id, name: row.subject_name ?? '' },
    settings: kindNamed(kinds, row.kind).settings(row.basis, row.wanted),
    reason: row.reason,
    askedBy: { userId: row.asked_by, name: row.asked_by_name },
    askedAt: row.asked_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    state: row.state,
    decidedBy: row.decided_by === null ? null : { userId: row.decided_by, name: row.decided_by_name ?? '' },
    decidedAt: row.decided_at?.toISOString() ?? null,
    isOutdated: waits && !(await isUpToDate(db, kinds, row)),
    confirmFrom: waits && isAlone ? confirmFrom.toISOString() : null,
  };
}

export interface Admin {
  userId: string;
  name: string;
}

/** The admins who may decide about changes of an entity, and when the access of an admin last ended. */
export interface Admins {
  admins: readonly Admin[];
  lastLeft: Date | null;
}

export async function loadDeciders(db: Queryable, entityId: string): Promise<Admins> {
  return { admins: await loadAdmins(db, entityId), lastLeft: await lastAdminLeft(db, entityId) };
}

/** When the access of an admin of an entity last ended; null when none has lost it. */
export async function lastAdminLeft(db: Queryable, entityId: string): Promise<Date | null> {
  const [left] = await db.query(
    "SELECT max(disabled_at) AS at FROM users WHERE entity_id = $1 AND 'ADMIN' = ANY (roles)",
    [entityId],
  );
  return left!.at;
}

/** The admins of an entity who have access. */
export async function loadAdmins(db: Queryable, entityId: string): Promise<Admin[]> {
  const admins = await db.query(
    `SELECT id, coalesce(display_name, name) AS name
       FROM users
      WHERE entity_id = $1 AND disabled_at IS NULL AND 'ADMIN' = ANY (roles)
      ORDER BY 2`,
    [entityId],
  );
  return admins.map(({ id, name }) => ({ userId: id, name: name ?? '' }));
}

/**
 * Locks the entity until the transaction ends, so that its changes of control happen one after the other: two
 * admins who remove each other at once would leave none.
 */
export async function lockControl(tx: Tx, entityId: string): Promise<void> {
  await tx.query('SELECT id FROM entities WHERE id = $1 FOR NO KEY UPDATE', [entityId]);
}

/** A change that waits, under the lock of the entity. Throws 404; 400 `control_change_not_waiting`. */
export async function lockControlChange(
  tx: Tx,
  entityId: string,
  id: string,
  now: Date,
): Promise<ControlChangeRow> {
  await lockControl(tx, entityId);
  // Against the job that expires changes, which locks no entity.
  await tx.query('SELECT id FROM control_changes WHERE id = $1 AND entity_id = $2 FOR UPDATE', [
    id,
    entityId,
  ]);
  const row = await findControlChange(tx, entityId, id);
  if (row.state !== 'WAITING' || row.expires_at <= now)
    throw refused('control_change_not_waiting', explain('control_change_not_waiting'));
  return row;
}

export async function findControlChange(
  db: Queryable,
  entityId: string,
  id: string,
): Promise<ControlChangeRow> {
  const [row] = await db.query(`${SELECT_CONTROL_CHANGES} WHERE c.entity_id = $1 AND c.id = $2`, [
    entityId,
    id,
  ]);
  if (!row) throw notFound('control_change');
  return row;
}

/** Throws 400 `last_admin` when the entity has no admin any more. Called after a change, which it undoes. */
export async function requireAdminLeft(tx: Tx, entityId: string): Promise<void> {
  if ((await loadAdmins(tx, entityId)).length === 0) throw refused('last_admin', explain('last_admin'));
}
