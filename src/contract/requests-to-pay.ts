import { z } from 'zod';
import { REQUEST_TO_PAY_HOURS, SHAP_ID } from '../shared/collection-terms.ts';
import { PERMISSIONS } from '../shared/permissions.ts';
import { Amount, IdempotencyHeaders, IdParams, Uuid } from './common.ts';
import { operation } from './operation.ts';
import { PaymentRequestDetail } from './payment-requests.ts';

const PATH = '/payments/collections/{id}/request-to-pay';

const changing = {
  method: 'POST',
  tag: 'Getting Paid',
  identity: ['UserUniqueId'],
  headers: IdempotencyHeaders,
  params: IdParams,
  malformedId: 400,
  roles: PERMISSIONS.requestPayments,
  answers: { 200: { description: 'The payment request.', schema: PaymentRequestDetail } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
} as const;

export const askToPay = operation({
  ...changing,
  operationId: 'askToPay',
  path: PATH,
  summary: 'Send a request to pay',
  description:
    "Asks the payer's bank to show the payment for approval (PayShap). A payment request has one such " +
    'message at a time. What the bank says about it is no money: a payment request is paid by what a ' +
    'statement of the bank shows.',
  body: z
    .strictObject({
      shapId: z.string().regex(SHAP_ID).meta({
        description: "The payer's cell number, or the number with a bank: `0812345678@bank`.",
        example: '0812345678@fnb',
      }),
      amount: Amount.optional().describe('A part of the open amount, where parts are allowed; else all.'),
      hours: z
        .int()
        .min(REQUEST_TO_PAY_HOURS.least)
        .max(REQUEST_TO_PAY_HOURS.most)
        .optional()
        .meta({
          description: `How long the payer may approve it; ${REQUEST_TO_PAY_HOURS.usual} when absent.`,
          example: REQUEST_TO_PAY_HOURS.usual,
        }),
    })
    .meta({ id: 'AskToPayRequest', description: 'A request to pay.' }),
  errors: [
    'wrong_request_status',
    'request_to_pay_not_available',
    'request_to_pay_open',
    'invalid_request_to_pay',
  ],
});

export const cancelRequestToPay = operation({
  ...changing,
  operationId: 'cancelRequestToPay',
  path: `${PATH}/cancel`,
  summary: 'Ask for the end of a request to pay',
  description:
    'Asks the bank to withdraw it. Banks do not guarantee that: it stays open until the bank has said how ' +
    'it ended, or until a day after it has expired.',
  body: z.strictObject({ requestToPayId: Uuid.describe('The request to pay that the user has seen.') }).meta({
    id: 'RequestToPayChoice',
    description: 'The request to pay that a user decides about.',
    example: { requestToPayId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f0a' },
  }),
  errors: ['request_to_pay_ended'],
});
