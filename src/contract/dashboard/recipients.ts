import { z } from 'zod';
import { Amount, CurrencyCode, IdParams, page, PagingQuery, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';

export const Recipient = z
  .object({
    id: Uuid,
    name: z.string().meta({ description: 'The name that was used last.' }),
    otherNames: z.array(z.string()),
    bankCode: z.string(),
    bankName: z.string(),
    branchCode: z.string(),
    accountNumber: z.string(),
    accountType: z.string(),
    externalId: z.string().nullable(),
    firstSeenAt: Timestamp,
    lastPaidAt: Timestamp.nullable(),
    totals: z
      .array(z.object({ currency: CurrencyCode, count: z.int().min(0), amount: Amount }))
      .meta({ description: 'What was paid and not returned.' }),
  })
  .meta({ id: 'Recipient', description: 'Someone who is paid: one account at one bank.' });

export const getRecipient = operation({
  operationId: 'getRecipient',
  method: 'GET',
  path: '/app/recipients/{id}',
  tag: 'Recipients',
  summary: 'Read a recipient',
  description: 'Their payments are read from the payout history by `beneficiaryId`.',
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
  summary: 'Search the recipients',
  description: 'By name, account number or external id; the one paid last at the top.',
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
      schema: page(Recipient, 'PaginatedRecipient', 'Recipients.'),
    },
  },
  refusals: [400, 401, 403, 429],
});
