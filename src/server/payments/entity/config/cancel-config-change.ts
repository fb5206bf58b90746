import type { cancelPaymentConfigChange as op } from '../../../../contract/payment-config.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { endChange, lockChange, showPaymentConfig } from './config-changes.ts';
import { displayPaymentConfig, displaySettings, loadPaymentConfig } from './payment-config.ts';

/**
 * POST /payments/config/changes/{id}/cancel: an approver or an admin cancels a looser config before it takes
 * effect. Errors: 404; 400 `config_change_not_pending`.
 */
export const cancelConfigChange: ChangingVerb<typeof op> = async (context, tx, { caller, params }) => {
  const at = nowOf(context.clock);
  const { entityId } = caller;
  const change = await lockChange(tx, entityId, params.id);
  await endChange(tx, entityId, change.id, 'CANCELLED', caller.userId, at);
  return {
    body: await showPaymentConfig(tx, entityId),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'payment-config.change_cancelled',
      subjectType: 'payment-config',
      subjectId: entityId,
      details: {
        kept: displayPaymentConfig(await loadPaymentConfig(tx, entityId)),
        cancelled: displaySettings(change.config),
        changeId: change.id,
        proposedBy: change.proposedBy,
      },
    },
  };
};
