import { z } from 'zod';
import { AGEING_BUCKETS } from '../shared/collection-terms.ts';
import { PERMISSIONS } from '../shared/permissions.ts';
import { CurrencyCode, IdempotencyHeaders, IdParams, PagingQuery, Uuid } from './common.ts';
import { Day } from './execution-dates.ts';
import { operation } from './operation.ts';
import {
  CreatedPaymentRequests,
  PaginatedPayer,
  PaginatedPaymentRequest,
  Payer,
  PayerRequest,
  PayerStatement,
  PaymentRequestBatch,
  PaymentRequestDetail,
  PaymentRequestRequest,
  PaymentRequestTotals,
  RequestReason,
  RequestStatusName,
  STATEMENT_LINES,
  UpdatePaymentRequestRequest,
  WriteOffChoice,
} from './payment-requests.ts';

const COLLECTIONS = '/payments/collections';
const ONE = `${COLLECTIONS}/{id}`;
const PAYERS = `${COLLECTIONS}/payers`;
const tag = 'Getting Paid';
const answer = { 200: { description: 'The payment request.', schema: PaymentRequestDetail } };
const payerAnswer = { 200: { description: 'The payer.', schema: Payer } };
const refusals = [400, 401, 403, 404, 409, 413, 415, 422, 429] as const;
const creating = [400, 401, 403, 409, 413, 415, 422, 429] as const;
const changing = { tag, identity: ['UserUniqueId'], headers: IdempotencyHeaders, refusals } as const;
const changingOne = { ...changing, params: IdParams, malformedId: 400 } as const;
const ifMatch = IdempotencyHeaders.extend({
  'if-match': z.string().max(200).meta({
    description: 'The `version` that was read, in double quotes.',
    example: '"1"',
  }),
});

/** The errors about the content of a payment request. */
const CONTENT_ERRORS = [
  'no_entity_config',
  'currency_not_payable',
  'invalid_payment_request',
  'unknown_payer',
  'ambiguous_payer',
  'payer_name_known',
  'duplicate_invoice',
  'mail_not_set_up',
  'no_receiving_account',
  'payer_not_mailed',
] as const;

/** The columns of the export. */
export const REQUEST_EXPORT_COLUMNS = [
  'id',
  'payer',
  'payer_reference',
  'label',
  'invoice_number',
  'reference',
  'status',
  'currency',
  'amount',
  'paid_amount',
  'open_amount',
  'due_on',
  'age',
  'expires_on',
  'created_by',
  'created_at',
  'pay_url',
] as const;

const filters = {
  status: RequestStatusName.optional().meta({ description: 'Only requests in this status.' }),
  payerId: Uuid.optional().meta({
    description: 'Only requests of this payer.',
    example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f02',
  }),
  isOverdue: z.enum(['true', 'false']).optional().meta({
    description: 'true: only requests with an open amount whose due day has passed. false: only others.',
    example: 'true',
  }),
  isOpen: z.enum(['true', 'false']).optional().meta({
    description: 'true: only requests for which money is still expected. false: only others.',
    example: 'true',
  }),
  writeOffWaits: z.enum(['true']).optional().meta({
    description: 'true: only requests with a write-off that waits for a second user.',
    example: 'true',
  }),
  isReopened: z.enum(['true']).optional().meta({
    description:
      'true: only requests that had ended and are open again, about which no user has decided yet.',
    example: 'true',
  }),
  ageing: z.enum(AGEING_BUCKETS).optional().meta({
    description: 'Only requests with an open amount that is so late.',
    example: 'DAYS_1_30',
  }),
  dueFrom: Day.optional().meta({ description: 'Only requests that are due on this day or later.' }),
  dueTo: Day.optional().meta({ description: 'Only requests that are due on this day or earlier.' }),
  query: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .optional()
    .meta({
      description:
        'Words of the name of the payer, the beginning of an invoice number, or a reference, which may ' +
        'have one wrong, missing, doubled or swapped character.',
      example: 'Mokoena',
    }),
};

export const listPaymentRequests = operation({
  operationId: 'listPaymentRequests',
  method: 'GET',
  path: COLLECTIONS,
  tag,
  summary: 'List payment requests',
  description: 'Returns the requests that the filters find, latest due day first.',
  roles: 'every',
  query: z.object({ ...filters, ...PagingQuery }),
  answers: { 200: { description: 'A page of requests.', schema: PaginatedPaymentRequest } },
  refusals: [400, 401, 403, 429],
});

export const getPaymentRequestTotals = operation({
  operationId: 'getPaymentRequestTotals',
  method: 'GET',
  path: `${COLLECTIONS}/totals`,
  tag,
  summary: 'Read what is open, by age',
  description: 'Returns the open amounts by currency: not due, due today, and how many days late.',
  roles: 'every',
  answers: { 200: { description: 'The totals.', schema: PaymentRequestTotals } },
  refusals: [401, 403, 429],
});

export const exportPaymentRequests = operation({
  operationId: 'exportPaymentRequests',
  method: 'GET',
  path: `${COLLECTIONS}/export`,
  tag,
  summary: 'Export payment requests as CSV',
  description:
    'Returns the requests that the filters find, in the order of the list, as a CSV file. Cells are ' +
    'escaped so that a spreadsheet does not run them as formulas. The export is in the audit log.',
  roles: 'every',
  query: z.object(filters),
  answers: { 200: { description: 'The CSV file.', schema: z.string(), mediaType: 'text/csv' } },
  refusals: [400, 401, 403, 429],
  errors: ['too_many_exports'],
});

export const getPaymentRequest = operation({
  operationId: 'getPaymentRequest',
  method: 'GET',
  path: ONE,
  tag,
  summary: 'Read a payment request',
  description: 'Returns the request with its write-off and its history.',
  roles: 'every',
  params: IdParams,
  answers: answer,
  refusals: [401, 403, 404, 429],
});

export const createPaymentRequest = operation({
  ...changing,
  operationId: 'createPaymentRequest',
  method: 'POST',
  path: COLLECTIONS,
  summary: 'Create a payment request',
  description:
    'Creates a request with a reference for its payer to quote. If anything is wrong, nothing is created ' +
    'and `errors` lists the fields.',
  roles: PERMISSIONS.requestPayments,
  body: PaymentRequestRequest,
  answers: answer,
  refusals: creating,
  errors: CONTENT_ERRORS,
});

export const createPaymentRequests = operation({
  ...changing,
  operationId: 'createPaymentRequests',
  method: 'POST',
  path: `${COLLECTIONS}/batch`,
  summary: 'Create many payment requests',
  description:
    'Creates all the requests, or none: `errors` then lists the fields of up to 100 errors, each as ' +
    '`requests.<index>.<field>`.',
  roles: PERMISSIONS.requestPayments,
  body: PaymentRequestBatch,
  answers: { 200: { description: 'The requests.', schema: CreatedPaymentRequests } },
  refusals: creating,
  errors: CONTENT_ERRORS,
});

export const updatePaymentRequest = operation({
  ...changingOne,
  operationId: 'updatePaymentRequest',
  method: 'PUT',
  path: ONE,
  summary: 'Change a payment request',
  description:
    'Replaces the content of an open request. Fields that are absent get their default. The payer may ' +
    'already know the earlier content. The amount stays once a receipt has paid a part of it.',
  roles: PERMISSIONS.requestPayments,
  headers: ifMatch,
  body: UpdatePaymentRequestRequest,
  answers: answer,
  errors: [
    'stale_version',
    'wrong_request_status',
    'write_off_waiting',
    'request_amount_fixed',
    'invalid_payment_request',
    'duplicate_invoice',
  ],
});

export const cancelPaymentRequest = operation({
  ...changingOne,
  operationId: 'cancelPaymentRequest',
  method: 'POST',
  path: `${ONE}/cancel`,
  summary: 'Cancel a payment request',
  description:
    'Its open amount is not expected any more. It cannot be undone. A write-off that is waiting ends.',
  roles: PERMISSIONS.requestPayments,
  body: RequestReason,
  answers: answer,
  errors: ['wrong_request_status'],
});

export const writeOffPaymentRequest = operation({
  ...changingOne,
  operationId: 'writeOffPaymentRequest',
  method: 'POST',
  path: `${ONE}/write-off`,
  summary: 'Write off the open amount of a payment request',
  description:
    'Writes off the open amount. Above the limit of the payment config for differences ' +
    '(`settlementDifferenceLimit`), and in other currencies, it waits for a second user. Answers 401 with ' +
    'an RFC 9470 challenge when the payment config requires a fresh sign-in.',
  roles: PERMISSIONS.writeOffRequests,
  body: RequestReason,
  answers: answer,
  errors: ['fresh_sign_in_required', 'wrong_request_status', 'write_off_waiting'],
});

export const confirmWriteOff = operation({
  ...changingOne,
  operationId: 'confirmWriteOff',
  method: 'POST',
  path: `${ONE}/write-off/confirm`,
  summary: 'Confirm a write-off',
  description:
    'A second user confirms that the open amount is written off. Answers 401 with an RFC 9470 challenge ' +
    'when the payment config requires a fresh sign-in.',
  roles: PERMISSIONS.writeOffRequests,
  body: WriteOffChoice,
  answers: answer,
  errors: ['fresh_sign_in_required', 'write_off_not_waiting', 'own_write_off'],
});

export const withdrawWriteOff = operation({
  ...changingOne,
  operationId: 'withdrawWriteOff',
  method: 'POST',
  path: `${ONE}/write-off/withdraw`,
  summary: 'Withdraw a write-off that waits',
  description: 'The open amount is expected again. Any user who may confirm write-offs may withdraw one.',
  roles: PERMISSIONS.writeOffRequests,
  body: WriteOffChoice,
  answers: answer,
  errors: ['write_off_not_waiting'],
});

export const listPayers = operation({
  operationId: 'listPayers',
  method: 'GET',
  path: PAYERS,
  tag,
  summary: 'List payers',
  description: 'Returns payers by name, with what each has open.',
  roles: 'every',
  query: z.object({
    query: z.string().trim().min(1).max(100).optional().meta({
      description: 'Words of the name, or the reference, which may have one wrong character.',
      example: 'Mokoena',
    }),
    hasCredit: z.enum(['true']).optional().meta({
      description: 'true: only payers who have a credit, which is what they have paid too much.',
      example: 'true',
    }),
    ...PagingQuery,
  }),
  answers: { 200: { description: 'A page of payers.', schema: PaginatedPayer } },
  refusals: [400, 401, 403, 429],
});

export const getPayer = operation({
  operationId: 'getPayer',
  method: 'GET',
  path: `${PAYERS}/{id}`,
  tag,
  summary: 'Read a payer',
  description: 'Returns the payer with what is open.',
  roles: 'every',
  params: IdParams,
  answers: payerAnswer,
  refusals: [401, 403, 404, 429],
});

export const createPayer = operation({
  ...changing,
  operationId: 'createPayer',
  method: 'POST',
  path: PAYERS,
  summary: 'Add a payer',
  description: 'Adds a payer with a standing reference. Payers may share a name.',
  roles: PERMISSIONS.requestPayments,
  body: PayerRequest,
  answers: payerAnswer,
  refusals: creating,
});

export const updatePayer = operation({
  ...changingOne,
  operationId: 'updatePayer',
  method: 'PUT',
  path: `${PAYERS}/{id}`,
  summary: 'Change a payer',
  description: 'Replaces the name and the email. The reference does not change.',
  roles: PERMISSIONS.requestPayments,
  headers: ifMatch,
  body: PayerRequest,
  answers: payerAnswer,
  errors: ['stale_version'],
});

export const getPayerStatement = operation({
  operationId: 'getPayerStatement',
  method: 'GET',
  path: `${PAYERS}/{id}/statement`,
  tag,
  summary: "Read a payer's statement",
  description:
    'Returns what the payer was asked for from `from` until `to`, what ended, and all money that came, was ' +
    'taken back or given back, with the balance after each line: what is owed less what is a credit. A ' +
    'period with more lines than `limit` has several pages; `openingAmount` ' +
    'and `closingAmount` are always those of the whole period.',
  roles: 'every',
  params: IdParams,
  query: z.object({
    currency: CurrencyCode.describe('The currency of the statement.'),
    from: Day.optional().meta({ description: 'The first day; a year before `to` when absent.' }),
    to: Day.optional().meta({ description: 'The last day; today when absent.' }),
    offset: PagingQuery.offset.meta({ description: 'How many lines to skip.', example: 0 }),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(STATEMENT_LINES)
      .default(STATEMENT_LINES)
      .meta({ description: 'The most lines to return.', example: STATEMENT_LINES }),
  }),
  answers: { 200: { description: 'The statement.', schema: PayerStatement } },
  errors: ['invalid_statement_period'],
  refusals: [400, 401, 403, 404, 429],
});
