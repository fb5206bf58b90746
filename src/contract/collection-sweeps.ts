import { z } from 'zod';
import { LEFT_IN_COLLECTION } from '../shared/collection-terms.ts';
import { PERMISSIONS } from '../shared/permissions.ts';
import { Amount, CurrencyCode, IdempotencyHeaders, oneLine } from './common.ts';
import { FundingRecordDetail } from './funding-records.ts';
import { operation } from './operation.ts';

const MovableCollection = z
  .object({
    currency: CurrencyCode.describe('The currency.'),
    amount: Amount.describe('What a sweep can move to FUNDING.'),
    leftAmount: Amount.describe('What COLLECTION has besides, which a sweep cannot move.'),
    leftBecause: z
      .enum(LEFT_IN_COLLECTION)
      .nullable()
      .meta({
        description:
          'RECEIVING_ACCOUNT: it is on an account that only receives, and a transfer at the bank moves it. ' +
          'OPENING_BALANCE: the opening balance of the account that pays and receives is not booked, or ' +
          'there are several such accounts. SIMULATED: it is in no account. Null when nothing is left.',
        example: null,
      }),
  })
  .meta({ id: 'MovableCollection', description: 'How much can be moved from COLLECTION, in one currency.' });

export const getMovableCollections = operation({
  operationId: 'getMovableCollections',
  method: 'GET',
  path: '/app/movable-collections',
  tag: 'Getting Paid',
  summary: 'Read what of COLLECTION can be moved to FUNDING',
  description:
    'Returns for each currency in which COLLECTION has money what a sweep can move, and why it cannot move ' +
    'the rest.',
  roles: 'every',
  answers: { 200: { description: 'By currency.', schema: z.array(MovableCollection) } },
  refusals: [401, 429],
});

export const sweepCollection = operation({
  operationId: 'sweepCollection',
  method: 'POST',
  path: '/payments/collections/sweep',
  tag: 'Getting Paid',
  summary: 'Move collected money to FUNDING',
  description:
    'Moves an amount from COLLECTION to FUNDING at once, from which batches are paid. The money stays with ' +
    'the company. Money on an account at a bank that only receives is moved by a transfer at the bank ' +
    'instead. A schedule of kind SWEEP does the same on its days. Answers 401 with an RFC 9470 challenge ' +
    'when the payment config requires a fresh sign-in.',
  identity: ['UserUniqueId'],
  roles: PERMISSIONS.sweepCollection,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      currency: CurrencyCode.describe('The currency of the amount.'),
      amount: Amount.describe('The amount to move: at most what `getMovableCollections` says.'),
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
