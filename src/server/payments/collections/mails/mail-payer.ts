import type { mailPayer as op } from '../../../../contract/reminders.ts';
import type { ReminderStatus } from '../../../../shared/collection-terms.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { todayOf } from '../../reconciling/funding/today.ts';
import { lockRequest, requireOpen } from '../lock-request.ts';
import { auditOfRequest } from '../record-event.ts';
import { loadRequestDetail } from '../request-for-display.ts';
import { addRequestMails } from './add-request-mails.ts';
import { requireMailable } from './mailing-obstacle.ts';

/**
 * POST /payments/collections/{id}/mail: asks the payer for the money. The lock of the request puts two at
 * once in order, and the second finds the first. Errors: 404; 400 `wrong_request_status`, `mail_not_set_up`,
 * `payer_not_mailed`, `no_receiving_account`, `pay_page_off`, `already_mailed`.
 */
export const mailPayer: ChangingVerb<typeof op> = async (context, tx, { caller, params }) => {
  const { entityId, userId } = caller;
  const request = await lockRequest(tx, entityId, params.id);
  requireOpen(request);
  await requireMailable(context, tx, entityId, request.currency);
  const [found] = await tx.query(
    `SELECT p.email, EXISTS (SELECT 1 FROM pay_links l
                              WHERE l.request_id = $2 AND l.ended_at IS NULL) AS has_page
       FROM payers p
      WHERE p.id = $1`,
    [request.payer_id, request.id],
  );
  const address = found?.email ?? null;
  if (address === null) throw refused('payer_not_mailed', explain('payer_not_mailed'));
  if (!found!.has_page) throw refused('pay_page_off', explain('pay_page_off'));
  const today = await todayOf(context, tx, entityId);
  const at = nowOf(context.clock);
  const [mailed] = await tx.query(
    `SELECT 1 AS one
       FROM request_mails m
      WHERE m.request_id = $1 AND m.made_on = $2 AND m.address = $3 AND m.not_sent_because IS NULL`,
    [request.id, today, address],
  );
  if (mailed) throw refused('already_mailed', explain('already_mailed'));
  // One that waits for the mail server would only come as a second mail.
  await tx.query(
    `UPDATE request_mails
        SET status = $3, not_sent_because = 'REPLACED', ended_at = $2
      WHERE request_id = $1 AND status = 'WAITING'`,
    [request.id, at, 'NOT_SENT' satisfies ReminderStatus],
  );
  await addRequestMails(context, tx, { entityId, userId, madeOn: today }, [
    { requestId: request.id, address },
  ]);
  return {
    body: await loadRequestDetail(context, tx, entityId, request.id, today),
    audit: auditOfRequest(caller, request.id, at, 'mailed', { label: request.label }),
  };
};
