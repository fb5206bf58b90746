import { z } from 'zod';
import { Approval } from '../batches.ts';
import { Amount, CurrencyCode, IdParams, Person, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { PayoutFilters, PayoutTransactionForDisplay } from '../payouts.ts';

export const PayoutProof = z
  .object({
    payout: PayoutTransactionForDisplay,
    entityName: z.string(),
    attemptId: Uuid.nullable().meta({
      description: 'The id under which the rail was asked to pay: kept before it was sent.',
    }),
    railReference: z
      .string()
      .nullable()
      .meta({ description: "The rail's own reference, once it has answered." }),
    rowNumber: z.int().min(1).nullable(),
    ownReference: z.string().nullable(),
    createdBy: Person.nullable(),
    approvals: z.array(Approval),
    contentDigest: z.string().nullable(),
    timeline: z.array(z.object({ at: Timestamp, event: z.string(), description: z.string() })),
    transfers: z.array(
      z.object({
        id: Uuid,
        kind: z.string(),
        at: Timestamp,
        postings: z.array(z.object({ account: z.string(), currency: CurrencyCode, amount: Amount })),
      }),
    ),
    linkedPayoutId: Uuid.nullable().meta({ description: 'On a reversal: the other half of the pair.' }),
  })
  .meta({
    id: 'PayoutProof',
    description:
      'Everything that proves one payout: who asked, who approved, what the rail said, what was posted.',
  });

export const getPayoutProof = operation({
  operationId: 'getPayoutProof',
  method: 'GET',
  path: '/app/payouts/{id}/proof',
  tag: 'Payouts',
  summary: 'Prove a payout',
  description: 'The payout with its timeline, approvals and ledger postings.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The proof.', schema: PayoutProof } },
  refusals: [401, 403, 404, 429],
});

export const exportPayouts = operation({
  operationId: 'exportPayouts',
  method: 'GET',
  path: '/app/payouts.csv',
  tag: 'Payouts',
  summary: 'Export payouts as CSV',
  description:
    'Exactly what the filters of the payout history find, streamed; cells are safe to open in a spreadsheet.',
  roles: 'every',
  query: z.object(PayoutFilters),
  answers: { 200: { description: 'The CSV file.', schema: z.string(), mediaType: 'text/csv' } },
  refusals: [400, 401, 403, 429],
});
