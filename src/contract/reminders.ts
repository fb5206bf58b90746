import { PERMISSIONS } from '../shared/permissions.ts';
import { IdempotencyHeaders, IdParams } from './common.ts';
import { operation } from './operation.ts';
import { PaymentRequestDetail } from './payment-requests.ts';

export const remindPayer = operation({
  operationId: 'remindPayer',
  method: 'POST',
  path: '/payments/collections/{id}/remind',
  tag: 'Getting Paid',
  summary: 'Remind the payer',
  description:
    'Mails the payer what is open, until when, the reference and the link to the pay page; never an ' +
    'account. A request has at most one reminder a day, by hand or automatic.',
  identity: ['UserUniqueId'],
  headers: IdempotencyHeaders,
  params: IdParams,
  malformedId: 400,
  roles: PERMISSIONS.requestPayments,
  answers: { 200: { description: 'The payment request.', schema: PaymentRequestDetail } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['wrong_request_status', 'mail_not_set_up', 'payer_not_mailed', 'already_reminded'],
});
