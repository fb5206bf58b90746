import { z } from 'zod';
import { PERMISSIONS } from '../shared/permissions.ts';
import { Amount, CurrencyCode, IdempotencyHeaders, oneLine } from './common.ts';
import { FundingRecordDetail } from './funding-records.ts';
import { operation } from './operation.ts';

export const sweepCollection = operation({
  operationId: 'sweepCollection',
  method: 'POST',
  path: '/payments/collections/sweep',
  tag: 'Getting Paid',
  summary: 'Move collected money to FUNDING',
  description:
    'Moves an amount from COLLECTION to FUNDING at once, from which batches are paid. The money stays with ' +
    'the company. Where it is on a receiving account at a bank, a transfer at the bank moves it instead. A ' +
    'schedule of kind SWEEP does the same on its days. Answers 401 with an RFC 9470 challenge when the ' +
    'payment config requires a fresh sign-in.',
  identity: ['UserUniqueId'],
  roles: PERMISSIONS.sweepCollection,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      currency: CurrencyCode.describe('The currency of the amount.'),
      amount: Amount.describe('The amount to move: at most what COLLECTION has.'),
      reason: oneLine(100).meta({
        description: 'What the money is for. It becomes the reference of the funding record.',
        example: 'Fees of February for salaries',
      }),
    })
    .meta({ id: 'CollectionSweepRequest', description: 'Collected money to move to FUNDING.' }),
  answers: { 200: { description: 'The funding record of the sweep.', schema: FundingRecordDetail } },
  refusals: [400, 401, 403, 409, 413, 415, 422, 429],
  errors: ['fresh_sign_in_required', 'invalid_amount', 'collected_at_bank', 'collection_too_small'],
});
