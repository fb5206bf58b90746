import type { z } from 'zod';
import type { resetPasskeys } from '../../../contract/dashboard/passkeys.ts';
import { notFound } from '../../../shared/errors.ts';
import { actorOf, recordAudit, WORKER, type Actor, type AuditRecord } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, RowOf, Tx } from '../../platform/database/pool.ts';
import { lockPerson } from '../logins.ts';
import { endAllSignIns, endSignInsOfPerson } from '../session/own-sessions.ts';
import { announcePasskey } from './announce.ts';
import type { Owner } from './challenges.ts';

export type ResetForDisplay = z.input<(typeof resetPasskeys)['answers'][200]['schema']>;

/** Resets `r` as the interface shows them. The caller appends a WHERE. */
export const SELECT_RESETS = `
  SELECT r.id, r.entity_id, r.user_id, u.name AS user_name, r.asked_by, a.name AS asked_by_name, r.asked_at,
         r.takes_effect_at, r.state, r.decided_by, d.name AS decided_by_name, r.decided_at,
         user_may_stop_reset(r.entity_id, r.user_id, r.asked_at) AS user_may_stop
    FROM passkey_resets r
    JOIN users u ON u.id = r.user_id
    JOIN users a ON a.id = r.asked_by
    LEFT JOIN users d ON d.id = r.decided_by` as const;

export type ResetRow = RowOf<typeof SELECT_RESETS>;

export function displayReset(row: ResetRow): ResetForDisplay {
  return {
    id: row.id,
    user: { userId: row.user_id, name: row.user_name },
    askedBy: { userId: row.asked_by, name: row.asked_by_name },
    askedAt: row.asked_at.toISOString(),
    takesEffectAt: row.takes_effect_at.toISOString(),
    state: row.state,
    userMayStop: row.user_may_stop === true,
    decidedBy: row.decided_by === null ? null : { userId: row.decided_by, name: row.decided_by_name ?? '' },
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** The reset that waits for a user; null without one. */
export async function waitingResetOf(db: Queryable, owner: Owner): Promise<ResetForDisplay | null> {
  const [row] = await db.query(
    `${SELECT_RESETS} WHERE r.entity_id = $1 AND r.user_id = $2 AND r.state = 'WAITING'`,
    [owner.entityId, owner.userId],
  );
  return row ? displayReset(row) : null;
}

/** A reset of the entity, locked until the transaction ends. Throws 404. */
export async function lockReset(tx: Tx, entityId: string, id: string): Promise<ResetRow> {
  const [row] = await tx.query(`${SELECT_RESETS} WHERE r.entity_id = $1 AND r.id = $2 FOR UPDATE OF r`, [
    entityId,
    id,
  ]);
  if (!row) throw notFound('passkey_reset');
  return row;
}

/** The audit row for a step of a reset. */
export function auditOfReset(
  actor: Actor,
  at: Date,
  step: 'asked' | 'stopped' | 'done' | 'lapsed',
  row: ResetRow,
  details: Record<string, unknown> = {},
): AuditRecord {
  return {
    entityId: row.entity_id,
    at,
    actor,
    action: `passkey.reset_${step}`,
    subjectType: 'user',
    subjectId: row.user_id,
    details: {
      resetId: row.id,
      user: row.user_name,
      askedBy: actorOf({ userId: row.asked_by, userName: row.asked_by_name }).name,
      takesEffectAt: row.takes_effect_at.toISOString(),
      ...details,
    },
  };
}

/**
 * Removes the passkeys of each user whose reset is due, each in its own transaction. A reset lapses when
 * its asker is no longer an admin with access.
 */
export async function applyDueResets(context: Context): Promise<void> {
  const due = await context.database.query(
    "SELECT id, entity_id FROM passkey_resets WHERE state = 'WAITING' AND takes_effect_at <= $1",
    [nowOf(context.clock)],
  );
  for (const { id, entity_id: entityId } of due) {
    await apply(context, entityId, id).catch((error: unknown) =>
      context.log.error({ err: error, resetId: id }, 'a reset of passkeys could not take effect'),
    );
  }
}

async function apply(context: Context, entityId: string, id: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const at = nowOf(context.clock);
    const row = await lockReset(tx, entityId, id);
    // It may have been stopped, or taken effect in another process.
    if (row.state !== 'WAITING' || row.takes_effect_at > at) return;
    const { user_id: userId } = row;
    const [asker] = await tx.query(
      `SELECT id
         FROM users
        WHERE id = $1 AND entity_id = $2 AND disabled_at IS NULL AND 'ADMIN' = ANY (roles)
          FOR SHARE`,
      [row.asked_by, entityId],
    );
    if (!asker) {
      await tx.query("UPDATE passkey_resets SET state = 'LAPSED', decided_at = $2 WHERE id = $1", [id, at]);
      await announcePasskey(tx, { entityId, userId, event: 'RESET_LAPSED', subjectId: id });
      await recordAudit(tx, auditOfReset(WORKER, at, 'lapsed', row));
      return;
    }
    await lockPerson(tx, userId);
    await tx.query("UPDATE passkey_resets SET state = 'DONE', decided_at = $2 WHERE id = $1", [id, at]);
    const removed = await tx.query(
      `UPDATE passkeys p SET removed_at = $3, removed_by_reset = $4
        WHERE p.entity_id = $1 AND p.user_id = $2 AND p.removed_at IS NULL
       RETURNING p.name,
                 NOT EXISTS (
                   SELECT 1
                     FROM users u
                     JOIN users other ON other.login_id = u.login_id AND other.id <> u.id
                    WHERE u.id = p.user_id AND other.created_at > p.created_at) AS signs_in`,
      [entityId, userId, at, id],
    );
    // A thief of a passkey that signs in may be in any entity of its person. Otherwise the reset is no
    // concern of the others.
    if (removed.some(({ signs_in: signsIn }) => signsIn)) await endSignInsOfPerson(tx, userId, at);
    else await endAllSignIns(tx, userId, at);
    await announcePasskey(tx, { entityId, userId, event: 'RESET_DONE', subjectId: id });
    const names = removed.map(({ name }) => name);
    await recordAudit(tx, auditOfReset(WORKER, at, 'done', row, { removed: names }));
  });
}
