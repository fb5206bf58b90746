import { z } from 'zod';
import { RECEIPT_REASONS, type ReceiptReason } from '../../shared/collection-terms.ts';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { MATCH_VERDICTS } from '../../shared/reconciliation-terms.ts';
import { Amount, CurrencyCode, IdParams, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { PaymentRequest } from '../payment-requests.ts';

const EntryRequests = z
  .object({
    verdict: z.enum(MATCH_VERDICTS).meta({
      description: 'EXACT: no question is open. LIKELY: a user has to decide. UNMATCHED: nothing fits.',
      example: 'EXACT',
    }),
    reason: z.enum(Object.keys(RECEIPT_REASONS) as [ReceiptReason, ...ReceiptReason[]]).meta({
      description:
        'Why. REFERENCE, PART, TOO_MUCH: quotes the reference of a request. PAYER_…: quotes that of a ' +
        'payer. …_SLIP: quotes one with a wrong, missing, added or swapped character. …_AND_AMOUNT: ' +
        'nothing is quoted. OVERPAYMENT, AFTER_END: the request is paid, or has ended.',
      example: 'REFERENCE',
    }),
    payer: z
      .object({
        id: Uuid.meta({
          description: 'The id of the payer.',
          example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f02',
        }),
        name: z.string().meta({ description: 'The name of the payer.', example: 'Naledi Mokoena' }),
      })
      .nullable()
      .describe('Who paid; null if unknown.'),
    currency: CurrencyCode.describe('The currency of the amounts.'),
    allocations: z
      .array(
        z.object({
          request: PaymentRequest.describe('The request.'),
          amount: Amount.describe('The part of the entry that it would receive.'),
        }),
      )
      .describe('What requests would receive, in this order.'),
    creditAmount: Amount.describe('What would become a credit of the payer.'),
    askAmount: Amount.describe('What a user has to decide about.'),
  })
  .meta({
    id: 'EntryPaymentRequests',
    description: 'The payment requests that an entry of a statement would pay. Nothing is posted.',
  });

export const getEntryRequests = operation({
  operationId: 'getEntryRequests',
  method: 'GET',
  path: '/app/reconciliation/entries/{id}/payment-requests',
  tag: 'Getting Paid',
  summary: 'Find the payment requests that an entry would pay',
  description:
    'Compares the words, the other side and the amount of money in with payment requests and payers. ' +
    'Nothing is posted, and money out is UNKNOWN.',
  roles: PERMISSIONS.reconcileEntries,
  params: IdParams,
  answers: { 200: { description: 'The requests.', schema: EntryRequests } },
  refusals: [401, 403, 404, 429],
});
