import { z } from 'zod';
import { MAILING_OBSTACLES } from '../shared/collection-terms.ts';
import { PERMISSIONS } from '../shared/permissions.ts';
import { IdempotencyHeaders, IdParams } from './common.ts';
import { operation } from './operation.ts';
import { PaymentRequestDetail } from './payment-requests.ts';

const RequestMailing = z
  .object({
    obstacle: z
      .enum(MAILING_OBSTACLES)
      .nullable()
      .meta({
        description:
          'Why no payer can be mailed. NO_MAIL_SERVER: the installation has none. NO_ACCOUNT: the company ' +
          'has no account into which payers pay. Null when they can.',
        example: null,
      }),
  })
  .meta({ id: 'RequestMailing', description: 'Whether requests can be mailed to payers.' });

export const getRequestMailing = operation({
  operationId: 'getRequestMailing',
  method: 'GET',
  path: '/app/request-mailing',
  tag: 'Getting Paid',
  summary: 'Find out whether requests can be mailed',
  description: 'Mails to payers need a mail server and a receiving account that is switched on.',
  roles: PERMISSIONS.requestPayments,
  answers: { 200: { description: 'Whether they can.', schema: RequestMailing } },
  refusals: [401, 403, 429],
});

export const mailPayer = operation({
  operationId: 'mailPayer',
  method: 'POST',
  path: '/payments/collections/{id}/mail',
  tag: 'Getting Paid',
  summary: 'Mail the request to the payer',
  description:
    'Asks the payer for the money: a mail with the amount, the due day, the reference, the link to the pay ' +
    'page, and the request as PDF. At most one a day to the same address; a mail that has not left yet is ' +
    'replaced.',
  identity: ['UserUniqueId'],
  headers: IdempotencyHeaders,
  params: IdParams,
  malformedId: 400,
  roles: PERMISSIONS.requestPayments,
  answers: { 200: { description: 'The payment request.', schema: PaymentRequestDetail } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: [
    'wrong_request_status',
    'mail_not_set_up',
    'payer_not_mailed',
    'no_receiving_account',
    'pay_page_off',
    'already_mailed',
  ],
});

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
