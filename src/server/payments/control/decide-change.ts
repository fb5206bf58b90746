import type {
  confirmControlChange as confirmOp,
  rejectControlChange as rejectOp,
  withdrawControlChange as withdrawOp,
} from '../../../contract/dashboard/control-changes.ts';
import { confirmationRefusal, confirmFromMs } from '../../../domain/payouts/control-confirmation.ts';
import type { ControlState } from '../../../shared/control-terms.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import { actorOf } from '../../audit/audit.ts';
import { requireFreshSignIn } from '../../identity/step-up.ts';
import type { Caller } from '../../platform/caller.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { announceControlChange } from '../base/announce.ts';
import type { ChangingVerb } from '../base/change.ts';
import type { Change } from '../base/idempotency.ts';
import { FRESH_S } from './ask-for-change.ts';
import {
  displayControlChange,
  findControlChange,
  isUpToDate,
  kindNamed,
  loadDeciders,
  lockControlChange,
  type Admins,
  type ControlChangeRow,
} from './control-changes.ts';
import type { ControlKinds } from './control-kind.ts';

/**
 * POST /app/control-changes/{id}/confirm: applies the change in the same transaction. Errors: 401
 * `fresh_sign_in_required`; 404; 400 `control_change_not_waiting`, `own_control_change`,
 * `control_change_outdated`, and those of the kind.
 */
export const confirmChange =
  (kinds: ControlKinds): ChangingVerb<typeof confirmOp> =>
  async (context, tx, { caller, params }) => {
    const at = nowOf(context.clock);
    requireFreshSignIn(caller, FRESH_S, at.getTime());
    const { entityId, userId } = caller;
    const row = await lockControlChange(tx, entityId, params.id, at);
    // Neither of the two loses access before both are written down.
    await tx.query('SELECT 1 AS one FROM users WHERE id = ANY ($1) ORDER BY id FOR SHARE', [
      [row.asked_by, userId],
    ]);
    const deciders = await loadDeciders(tx, entityId);
    requireConfirmable(row, deciders, caller, at);
    if (!(await isUpToDate(tx, kinds, row)))
      throw refused('control_change_outdated', explain('control_change_outdated'));
    await end(tx, row, 'APPLIED', userId, at);
    const applied = await kindNamed(kinds, row.kind).apply(
      context,
      tx,
      {
        id: row.id,
        entityId,
        subjectId: row.subject_id,
        basis: row.basis,
        wanted: row.wanted,
        askedBy: row.asked_by,
      },
      at,
    );
    const agreed = {
      controlChangeId: row.id,
      askedBy: { userId: row.asked_by, name: row.asked_by_name },
      reason: row.reason,
    };
    return {
      body: await shown(tx, kinds, row),
      audit: {
        entityId,
        at,
        actor: actorOf(caller),
        ...applied,
        details: { ...applied.details, ...agreed },
      },
    };
  };

/**
 * POST /app/control-changes/{id}/reject. Errors: 404; 400 `control_change_not_waiting`,
 * `own_control_change`.
 */
export const rejectChange =
  (kinds: ControlKinds): ChangingVerb<typeof rejectOp> =>
  async (context, tx, { caller, params }) => {
    const at = nowOf(context.clock);
    const row = await lockControlChange(tx, caller.entityId, params.id, at);
    if (row.asked_by === caller.userId) throw ownChange(row, await loadDeciders(tx, caller.entityId));
    return ended(tx, kinds, row, 'REJECTED', caller, at);
  };

/**
 * POST /app/control-changes/{id}/withdraw. Errors: 404; 400 `control_change_not_waiting`,
 * `not_own_control_change`.
 */
export const withdrawChange =
  (kinds: ControlKinds): ChangingVerb<typeof withdrawOp> =>
  async (context, tx, { caller, params }) => {
    const at = nowOf(context.clock);
    const row = await lockControlChange(tx, caller.entityId, params.id, at);
    if (row.asked_by !== caller.userId)
      throw refused('not_own_control_change', explain('not_own_control_change'));
    return ended(tx, kinds, row, 'WITHDRAWN', caller, at);
  };

function requireConfirmable(row: ControlChangeRow, deciders: Admins, { userId }: Caller, at: Date): void {
  const { admins, lastLeft } = deciders;
  const refusal = confirmationRefusal({
    askedBy: row.asked_by,
    askedAtMs: row.asked_at.getTime(),
    askerIsAdmin: admins.some((admin) => admin.userId === row.asked_by),
    confirmedBy: userId,
    hasOtherAdmin: admins.some((admin) => admin.userId !== row.asked_by),
    lastAdminLeftMs: lastLeft?.getTime() ?? null,
    nowMs: at.getTime(),
  });
  if (refusal === 'EXPIRED')
    throw refused('control_change_not_waiting', explain('control_change_not_waiting'));
  if (refusal === 'ASKER_LEFT')
    throw refused('control_change_outdated', explain('control_change_outdated.asker'));
  if (refusal !== null) throw ownChange(row, deciders);
}

function ownChange(row: ControlChangeRow, { admins, lastLeft }: Admins): Error {
  const names = admins.filter(({ userId }) => userId !== row.asked_by).map(({ name }) => name);
  const time = new Date(confirmFromMs(row.asked_at.getTime(), lastLeft?.getTime() ?? null)).toISOString();
  return refused(
    'own_control_change',
    names.length === 0
      ? explain('own_control_change.alone', { time })
      : explain('own_control_change', { names: names.join(', ') }),
  );
}

async function ended(
  tx: Tx,
  kinds: ControlKinds,
  row: ControlChangeRow,
  state: 'REJECTED' | 'WITHDRAWN',
  caller: Caller,
  at: Date,
): Promise<Change> {
  await end(tx, row, state, caller.userId, at);
  return {
    body: await shown(tx, kinds, row),
    audit: {
      entityId: row.entity_id,
      at,
      actor: actorOf(caller),
      action: state === 'REJECTED' ? 'control_change.rejected' : 'control_change.withdrawn',
      subjectType: 'control_change',
      subjectId: row.id,
      details: {
        kind: row.kind,
        userId: row.subject_id,
        askedBy: { userId: row.asked_by, name: row.asked_by_name },
      },
    },
  };
}

async function end(tx: Tx, row: ControlChangeRow, state: ControlState, by: string, at: Date): Promise<void> {
  await tx.query('UPDATE control_changes SET state = $2, decided_by = $3, decided_at = $4 WHERE id = $1', [
    row.id,
    state,
    by,
    at,
  ]);
  await announceControlChange(tx, row.entity_id, row.id, state);
}

async function shown(tx: Tx, kinds: ControlKinds, { entity_id: entityId, id }: ControlChangeRow) {
  const row = await findControlChange(tx, entityId, id);
  return displayControlChange(tx, kinds, row, await loadDeciders(tx, entityId));
}
