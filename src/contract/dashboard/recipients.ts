import { z } from 'zod';
import {
  Amount,
  boundedTotal,
  CurrencyCode,
  IdParams,
  page,
  PagingQuery,
  Timestamp,
  Uuid,
} from '../common.ts';
import { operation } from '../operation.ts';

export const Recipient = z
  .object({
    id: Uuid.describe('The id of the recipient: `beneficiary.id` of their payouts.'),
    name: z.string().describe('The name of the latest payment; of the latest batch when never paid.'),
    otherNames: z
      .array(z.string())
      .describe('Other names that were paid on this account; of batches when never paid.'),
    bankCode: z.string().describe('The code of the bank.'),
    bankName: z.string().describe('The name of the bank, for people.'),
    branchCode: z.string().describe('The branch code: six digits.'),
    accountNumber: z.string().describe('The account number.'),
    accountType: z.string().describe('The type of the account.'),
    externalId: z
      .string()
      .nullable()
      .describe("The payer's own id of the recipient in the latest payments; null without one."),
    firstSeenAt: Timestamp.describe('When a batch first named the recipient.'),
    lastPaidAt: Timestamp.nullable().describe('When the recipient was last paid; null if never.'),
    totals: z
      .array(
        z.object({
          currency: CurrencyCode.describe('The currency.'),
          count: z.int().min(0).describe('How many payments.'),
          amount: Amount.describe('The total of their amounts.'),
        }),
      )
      .describe('The payments that were made and not returned, by currency.'),
  })
  .meta({ id: 'Recipient', description: 'A beneficiary that batches have named: one account at one bank.' });

export const getRecipient = operation({
  operationId: 'getRecipient',
  method: 'GET',
  path: '/app/recipients/{id}',
  tag: 'Recipients',
  summary: 'Read a recipient',
  description:
    'Returns one recipient. Read their payments from the payout history with the filter `beneficiaryId`.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The recipient.', schema: Recipient } },
  refusals: [401, 403, 404, 429],
});

export const listRecipients = operation({
  operationId: 'listRecipients',
  method: 'GET',
  path: '/app/recipients',
  tag: 'Recipients',
  summary: 'Search recipients',
  description:
    'Finds recipients by name, account number or external id, last paid first. A search finds at most 2,000.',
  roles: 'every',
  query: z.object({
    query: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'Part of a name, account number or external id.', example: 'nkosi' }),
    ...PagingQuery,
  }),
  answers: {
    200: {
      description: 'A page of recipients.',
      schema: page(Recipient, 'PaginatedRecipient', 'Recipients, last paid first.', boundedTotal),
    },
  },
  refusals: [400, 401, 403, 429],
});
