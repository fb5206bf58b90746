import type { verifyPayee as op } from '../../../../contract/dashboard/payees.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { notFound, refused } from '../../../../shared/errors.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import { newId } from '../../../platform/random.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { accountOf, loadPayeeDetail, SELECT_CHANGE } from '../payee-for-display.ts';
import { providerOf } from './provider.ts';

/**
 * POST /app/payee-changes/{id}/verify: the worker asks the bank. Errors: 404; 400
 * `verification_not_available`, `payee_change_not_open`, `verification_waits`.
 */
export const verifyPayee: ChangingVerb<typeof op> = async (context, tx, { caller, params }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const [change] = await tx.query(`${SELECT_CHANGE} WHERE c.id = $1 AND c.entity_id = $2`, [
    params.id,
    entityId,
  ]);
  if (!change || change.kind === 'REMOVE') throw notFound('payee_change');
  if (!(await providerOf(context, tx, entityId)))
    throw refused('verification_not_available', explain('verification_not_available'));
  if (change.state !== 'WAITING' && change.state !== 'CONFIRMED')
    throw refused('payee_change_not_open', explain('payee_change_not_open'));
  const [added] = await tx.query(
    `INSERT INTO payee_verifications (id, entity_id, change_id, asked_by, asked_at, asked, next_ask_at)
     VALUES ($1, $2, $3, $4, $5, 0, $5)
         ON CONFLICT DO NOTHING
     RETURNING id`,
    [newId(context), entityId, change.id, userId, at],
  );
  if (!added) throw refused('verification_waits', explain('verification_waits'));
  return {
    body: await loadPayeeDetail(context, tx, entityId, change.payee_id),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'payee.verification_asked',
      subjectType: 'payee',
      subjectId: change.payee_id,
      details: { verificationId: added.id, name: change.name, account: accountOf(change) },
    },
  };
};
