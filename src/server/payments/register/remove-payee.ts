import type { removePayee as op } from '../../../contract/dashboard/payees.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import { actorOf } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import { newId } from '../../platform/random.ts';
import type { ChangingVerb } from '../base/change.ts';
import { loadPayeeDetail } from './payee-for-display.ts';
import { nextNumber } from './propose-payee-change.ts';
import { lockRegister } from './require-registered.ts';

/**
 * POST /app/payees/{id}/remove: at once, because it only reduces what can be paid; a change that waits ends
 * with it. Errors: 404; 400 `payee_not_paid`.
 */
export const removePayee: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  await lockRegister(tx, entityId);
  const before = await loadPayeeDetail(context, tx, entityId, params.id);
  if (!before.account && !before.openChange) throw refused('payee_not_paid', explain('payee_not_paid'));
  await tx.query(
    `INSERT INTO payee_changes
            (id, entity_id, payee_id, number, kind, evidence, source, proposal_id, proposed_by, proposed_at,
             state, confirmed_by, confirmed_at, counts_from)
     VALUES ($1, $2, $3, $4, 'REMOVE', $5, 'FORM', $6, $7, $8, 'CONFIRMED', $7, $8, $8)`,
    [
      newId(context),
      entityId,
      params.id,
      await nextNumber(tx, params.id),
      body.reason,
      newId(context),
      userId,
      at,
    ],
  );
  if (before.openChange)
    await tx.query(
      "UPDATE payee_changes SET state = 'ENDED', ended_by = $2, ended_at = $3, end_reason = $4 WHERE id = $1",
      [before.openChange.id, userId, at, body.reason],
    );
  return {
    body: await loadPayeeDetail(context, tx, entityId, params.id),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'payee.removed',
      subjectType: 'payee',
      subjectId: params.id,
      details: { name: before.name, account: before.account, reason: body.reason },
    },
  };
};
