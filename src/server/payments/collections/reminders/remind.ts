import type { remindPayer as op } from '../../../../contract/reminders.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { todayOf } from '../../reconciling/funding/today.ts';
import { lockRequest, requireOpen } from '../lock-request.ts';
import { auditOfRequest } from '../record-event.ts';
import { loadRequestDetail } from '../request-for-display.ts';
import { addReminder } from './add-reminder.ts';

/**
 * POST /payments/collections/{id}/remind: mails the payer. Errors: 404; 400 `wrong_request_status`,
 * `mail_not_set_up`, `payer_not_mailed`, `already_reminded`.
 */
export const remindPayer: ChangingVerb<typeof op> = async (context, tx, { caller, params }) => {
  const { entityId, userId } = caller;
  const request = await lockRequest(tx, entityId, params.id);
  requireOpen(request);
  if (!context.configuration.smtpUrl) throw refused('mail_not_set_up', explain('mail_not_set_up'));
  const [payer] = await tx.query('SELECT email, reminders_off FROM payers WHERE id = $1', [request.payer_id]);
  if (!payer?.email) throw refused('payer_not_mailed', explain('payer_not_mailed'));
  if (payer.reminders_off) throw refused('payer_not_mailed', explain('payer_not_mailed.off'));
  const today = await todayOf(context, tx, entityId);
  const isAdded = await addReminder(context, tx, {
    entityId,
    requestId: request.id,
    kind: 'BY_HAND',
    dueOn: request.due_on,
    madeOn: today,
    userId,
  });
  if (!isAdded) throw refused('already_reminded', explain('already_reminded'));
  // The payer is asked for it again.
  if (request.reopened_at !== null)
    await tx.query('UPDATE payment_requests SET reopened_at = NULL WHERE id = $1', [request.id]);
  return {
    body: await loadRequestDetail(context, tx, entityId, request.id, today),
    audit: auditOfRequest(caller, request.id, nowOf(context.clock), 'reminded', { label: request.label }),
  };
};
