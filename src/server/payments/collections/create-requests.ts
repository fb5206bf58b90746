import type { createPaymentRequests as op } from '../../../contract/collections.ts';
import { formatAmount } from '../../../shared/money.ts';
import { actorOf } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { ChangingVerb } from '../base/change.ts';
import { payLinksOf } from './pay-page/pay-links.ts';
import { FIRST_LINK, writeRequests } from './write-requests.ts';

/** POST /payments/collections/batch: all requests or none. Errors: those of `writeRequests`. */
export const createRequests: ChangingVerb<typeof op> = async (context, tx, { caller, body }) => {
  const { currency } = body.requests[0]!;
  const written = await writeRequests(context, tx, caller, body.requests, (index) => `requests.${index}.`);
  const links = await payLinksOf(context);
  const totalMinor = written.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return {
    body: {
      requests: written.map(({ id, payerId, isNewPayer, reference, invoiceNumber }) => ({
        id,
        payerId,
        isNewPayer,
        reference,
        invoiceNumber,
        payUrl: links.urlOf({ requestId: id, number: FIRST_LINK }),
      })),
    },
    audit: {
      entityId: caller.entityId,
      at: nowOf(context.clock),
      actor: actorOf(caller),
      action: 'payment_request.many_created',
      subjectType: 'payment_request',
      subjectId: written[0]!.id,
      details: {
        count: written.length,
        newPayers: new Set(written.filter(({ isNewPayer }) => isNewPayer).map(({ payerId }) => payerId)).size,
        currency,
        amount: formatAmount(totalMinor, currency),
      },
    },
  };
};
