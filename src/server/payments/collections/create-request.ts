import type { createPaymentRequest as op } from '../../../contract/collections.ts';
import { formatAmount } from '../../../shared/money.ts';
import { nowOf } from '../../platform/clock.ts';
import type { ChangingVerb } from '../base/change.ts';
import { todayOf } from '../reconciling/funding/today.ts';
import { auditOfRequest } from './record-event.ts';
import { loadRequestDetail } from './request-for-display.ts';
import { writeRequests } from './write-requests.ts';

/** POST /payments/collections: a request with a reference. Errors: those of `writeRequests`. */
export const createRequest: ChangingVerb<typeof op> = async (context, tx, { caller, body }) => {
  const { entityId } = caller;
  const [written] = await writeRequests(context, tx, caller, [body], () => '');
  const { id, payerId, label, invoiceNumber, reference, amountMinor, dueOn } = written!;
  return {
    body: await loadRequestDetail(context, tx, entityId, id, await todayOf(context, tx, entityId)),
    audit: auditOfRequest(caller, id, nowOf(context.clock), 'created', {
      label,
      payerId,
      invoiceNumber,
      reference,
      currency: body.currency,
      amount: formatAmount(amountMinor, body.currency),
      dueOn,
    }),
  };
};
