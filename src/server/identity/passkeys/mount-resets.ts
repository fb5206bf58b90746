import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/dashboard/passkeys.ts';
import { explain } from '../../../shared/error-texts.ts';
import { notFound, refused } from '../../../shared/errors.ts';
import { PASSKEY_LIMITS } from '../../../shared/passkey-terms.ts';
import { HOUR_MS } from '../../../shared/time.ts';
import { actorOf, recordAudit } from '../../audit/audit.ts';
import type { Access, Caller } from '../../platform/caller.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { mount } from '../../platform/http/route.ts';
import { newId } from '../../platform/random.ts';
import { requireFreshSignIn } from '../step-up.ts';
import { announcePasskey } from './announce.ts';
import { FRESH_S } from './mount-passkeys.ts';
import { auditOfReset, displayReset, lockReset, SELECT_RESETS } from './resets.ts';

/** /app/passkey-resets: an admin asks for the removal of lost passkeys, which waits and can be stopped. */
export function mountPasskeyResets(app: FastifyInstance, context: Context, access: Access): void {
  const { database, clock } = context;
  mount(app, access, '', contract.listPasskeyResets, async ({ caller }) => {
    const rows = await database.query(
      `${SELECT_RESETS}
        WHERE r.entity_id = $1
        ORDER BY r.state <> 'WAITING', r.asked_at DESC, r.id
        LIMIT 200`,
      [caller.entityId],
    );
    return rows.map(displayReset);
  });

  mount(app, access, '', contract.resetPasskeys, async ({ caller, body }) => {
    requireFreshSignIn(caller, FRESH_S, clock.nowMs());
    return database.transaction(async (tx) => {
      const at = nowOf(clock);
      await requireOther(tx, caller, body.userId);
      const id = newId(context);
      const inserted = await tx.query(
        `INSERT INTO passkey_resets (id, entity_id, user_id, asked_by, asked_at, takes_effect_at, state)
         VALUES ($1, $2, $3, $4, $5, $6, 'WAITING')
         ON CONFLICT (entity_id, user_id) WHERE state = 'WAITING' DO NOTHING
         RETURNING id`,
        [
          id,
          caller.entityId,
          body.userId,
          caller.userId,
          at,
          new Date(at.getTime() + PASSKEY_LIMITS.resetHours * HOUR_MS),
        ],
      );
      if (inserted.length === 0) throw refused('passkey_reset_waits', explain('passkey_reset_waits'));
      const row = await lockReset(tx, caller.entityId, id);
      const { entityId } = caller;
      await announcePasskey(tx, { entityId, userId: body.userId, event: 'RESET_ASKED', subjectId: id });
      await recordAudit(tx, auditOfReset(actorOf(caller), at, 'asked', row));
      return displayReset(row);
    });
  });

  mount(app, access, '', contract.stopPasskeyReset, async ({ caller, params }) =>
    database.transaction(async (tx) => {
      const at = nowOf(clock);
      const row = await lockReset(tx, caller.entityId, params.id);
      // Another user without the role learns nothing about resets.
      if (row.user_id !== caller.userId && !caller.roles.has('ADMIN')) throw notFound('passkey_reset');
      if (row.state !== 'WAITING' || row.takes_effect_at <= at)
        throw refused('passkey_reset_ended', explain('passkey_reset_ended'));
      if (row.user_id === caller.userId && row.user_may_stop !== true)
        throw refused('passkey_reset_again', explain('passkey_reset_again'));
      await tx.query(
        "UPDATE passkey_resets SET state = 'STOPPED', decided_by = $2, decided_at = $3 WHERE id = $1",
        [row.id, caller.userId, at],
      );
      const stopped = await lockReset(tx, caller.entityId, row.id);
      const { entityId } = caller;
      await announcePasskey(tx, {
        entityId,
        userId: row.user_id,
        event: 'RESET_STOPPED',
        subjectId: row.id,
      });
      await recordAudit(tx, auditOfReset(actorOf(caller), at, 'stopped', row));
      return displayReset(stopped);
    }),
  );
}

/** Throws 404 for a user of another entity; 400 `own_passkey_reset`, `no_passkey`. */
async function requireOther(tx: Tx, caller: Caller, userId: string): Promise<void> {
  const [user] = await tx.query('SELECT id FROM users WHERE id = $1 AND entity_id = $2', [
    userId,
    caller.entityId,
  ]);
  if (!user) throw notFound('user');
  if (user.id === caller.userId) throw refused('own_passkey_reset', explain('own_passkey_reset'));
  const [passkey] = await tx.query(
    'SELECT id FROM passkeys WHERE user_id = $1 AND removed_at IS NULL LIMIT 1',
    [userId],
  );
  if (!passkey) throw refused('no_passkey', explain('no_passkey.other'));
}
