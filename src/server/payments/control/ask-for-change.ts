import { isDeepStrictEqual } from 'node:util';
import type { askForControlChange as op } from '../../../contract/dashboard/control-changes.ts';
import { expiresAtMs } from '../../../domain/payouts/control-confirmation.ts';
import { CONTROL_LIMITS } from '../../../shared/control-terms.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import { MINUTE_MS } from '../../../shared/time.ts';
import { actorOf } from '../../audit/audit.ts';
import { requireFreshSignIn } from '../../identity/step-up.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { newId } from '../../platform/random.ts';
import { announceControlChange } from '../base/announce.ts';
import type { ChangingVerb } from '../base/change.ts';
import {
  displayControlChange,
  findControlChange,
  kindNamed,
  loadDeciders,
  lockControl,
} from './control-changes.ts';
import type { ControlKindOf, ControlKinds } from './control-kind.ts';
import { expireControlChange } from './expire-changes.ts';

/** Asking and confirming require a sign-in that is no older than this. */
export const FRESH_S = (15 * MINUTE_MS) / 1_000;

/**
 * POST /app/control-changes: an admin asks for a change, which waits for another one. Errors: 401
 * `fresh_sign_in_required`; 404; 400 `control_change_waits`, `control_change_refused`.
 */
export const askForChange =
  (kinds: ControlKinds): ChangingVerb<typeof op> =>
  async (context, tx, { caller, body }) => {
    const at = nowOf(context.clock);
    requireFreshSignIn(caller, FRESH_S, at.getTime());
    const { entityId, userId } = caller;
    await lockControl(tx, entityId);
    // The kind is the one that the body names, so its type fits.
    const kind = kindNamed(kinds, body.kind) as ControlKindOf<typeof body.kind>;
    const { subjectId, basis, wanted } = await kind.ask(context, tx, entityId, body as never);
    if (isDeepStrictEqual(basis, wanted))
      throw refused('control_change_refused', explain('control_change_refused.same'));
    await requireNoOther(tx, entityId, body.kind, subjectId, at);
    const id = newId(context);
    await tx.query(
      `INSERT INTO control_changes
              (id, entity_id, kind, subject_id, basis, wanted, reason, asked_by, asked_at, expires_at, state)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'WAITING')`,
      [
        id,
        entityId,
        body.kind,
        subjectId,
        JSON.stringify(basis),
        JSON.stringify(wanted),
        body.reason,
        userId,
        at,
        new Date(expiresAtMs(at.getTime())),
      ],
    );
    await announceControlChange(tx, entityId, id, 'WAITING');
    const row = await findControlChange(tx, entityId, id);
    const shown = await displayControlChange(tx, kinds, row, await loadDeciders(tx, entityId));
    return {
      body: shown,
      audit: {
        entityId,
        at,
        actor: actorOf(caller),
        action: 'control_change.asked',
        subjectType: 'control_change',
        subjectId: id,
        details: { kind: body.kind, userId: subjectId, settings: shown.settings, reason: body.reason },
      },
    };
  };

/**
 * One change of a kind waits for a user or, for the entity, at all; and no more than a person reads. What no
 * admin decided in time ends here if the worker has not ended it yet: the database lets one of them wait.
 */
async function requireNoOther(tx: Tx, entityId: string, kind: string, subjectId: string | null, at: Date) {
  const unended = await tx.query(
    `SELECT id, kind, subject_id, expires_at
       FROM control_changes
      WHERE entity_id = $1 AND state = 'WAITING'`,
    [entityId],
  );
  const waiting = unended.filter(({ expires_at: until }) => until > at);
  for (const { id, expires_at: until } of unended)
    if (until <= at) await expireControlChange(tx, { id, entityId }, at);
  if (waiting.length >= CONTROL_LIMITS.waiting)
    throw refused(
      'control_change_waits',
      explain('control_change_waits.many', { most: CONTROL_LIMITS.waiting }),
    );
  const isOnly =
    kind === 'INVITE_USER' || !waiting.some((other) => other.kind === kind && other.subject_id === subjectId);
  if (!isOnly) throw refused('control_change_waits', explain('control_change_waits'));
}
