import { z } from 'zod';
import { LANGUAGES } from '../shared/terms.ts';
import { PERMISSIONS } from '../shared/permissions.ts';
import { getPayerStatement } from './collections.ts';
import { IdempotencyHeaders, IdParams } from './common.ts';
import { operation } from './operation.ts';
import { PaymentRequestDetail } from './payment-requests.ts';

const PAY_LINK = '/payments/collections/{id}/pay-link';
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

export const renewPayLink = operation({
  ...changing,
  operationId: 'renewPayLink',
  path: `${PAY_LINK}/renew`,
  summary: 'Make a new link to the pay page',
  description:
    'The request gets another `payUrl`, and the old one stops working at once. Use it when a link has ' +
    'reached the wrong person.',
});

export const switchOffPayLink = operation({
  ...changing,
  operationId: 'switchOffPayLink',
  path: `${PAY_LINK}/switch-off`,
  summary: 'Switch off the link to the pay page',
  description:
    '`payUrl` stops working at once and becomes null. The payer can still pay with the reference. ' +
    '`renewPayLink` makes another link.',
});

const pdf = {
  method: 'GET',
  tag: 'Getting Paid',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The PDF.', schema: z.string(), mediaType: 'application/pdf' } },
  refusals: [400, 401, 403, 404, 429],
} as const;

const language = z.enum(LANGUAGES).optional().meta({
  description: 'The language of the document; en when absent.',
  example: 'en',
});

export const getPaymentRequestPdf = operation({
  ...pdf,
  operationId: 'getPaymentRequestPdf',
  path: '/payments/collections/{id}/pdf',
  summary: 'Read a payment request as PDF',
  description:
    'Returns the request as a document for its payer: what is due, the account with its fingerprint, the ' +
    'reference, and the QR code of the pay page.',
  query: z.object({ language }),
});

export const getPayerStatementPdf = operation({
  ...pdf,
  operationId: 'getPayerStatementPdf',
  path: '/payments/collections/payers/{id}/statement/pdf',
  summary: "Read a payer's statement as PDF",
  description:
    'Returns all lines of what `getPayerStatement` returns as a document for the payer. A document has at ' +
    'most 5,000 lines.',
  query: getPayerStatement.query.omit({ offset: true, limit: true }).extend({ language }),
  errors: ['statement_too_long', 'invalid_statement_period'],
});
