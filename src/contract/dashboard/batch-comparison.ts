import { z } from 'zod';
import { Amount, CurrencyCode, IdParams, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';

const Count = z.int().min(0);

const ComparedBatch = z.object({
  id: Uuid.meta({ description: 'The id of the batch.', example: '01938f00-1a2b-7c3d-8e4f-5a6b7c8d9e0f' }),
  label: z.string().meta({ description: 'The label of the batch.', example: 'Salaries February' }),
  createdAt: Timestamp.describe('When the batch was created.'),
});

export const DIFFERENCES = ['ADDED', 'REMOVED', 'CHANGED'] as const;

export const BatchComparison = z
  .object({
    currency: CurrencyCode.describe('The currency of the batch.'),
    comparedWith: ComparedBatch.nullable().describe('The earlier batch; null when none is similar.'),
    chosenBy: z
      .enum(['LABEL', 'PEOPLE', 'CALLER'])
      .nullable()
      .meta({
        description:
          'LABEL: the newest earlier batch whose label differs in numbers, dates and months only, and that ' +
          'paid some of the same people. PEOPLE: the one that paid most of the same people, at ' +
          'least half. CALLER: the one that the request names. Null without one.',
        example: 'LABEL',
      }),
    candidates: z
      .array(
        ComparedBatch.extend({
          isCorrected: z.boolean().optional().meta({
            description: 'True for the batch that was sent back and that this one corrects.',
            example: true,
          }),
        }),
      )
      .max(50)
      .describe(
        'Batches to compare with: the one that this batch corrects, then earlier ones, newest first.',
      ),
    added: z
      .object({
        count: Count.describe('How many people the batch pays that the earlier one did not.'),
        amount: Amount.describe('The sum of their payments.'),
      })
      .describe('People who were added.'),
    removed: z
      .object({
        count: Count.describe('How many people the earlier batch paid that this one does not.'),
        amount: Amount.describe('The sum of their earlier payments.'),
      })
      .describe('People who were removed.'),
    changed: z
      .object({
        count: Count.describe('How many people are paid another amount, or on another account.'),
        amount: Amount.describe('The sum of their payments now.'),
        earlierAmount: Amount.describe('The sum of their earlier payments.'),
      })
      .describe('People whose payment changed.'),
    same: z
      .object({
        count: Count.describe('How many people are paid the same amount on the same account.'),
        amount: Amount.describe('The sum of their payments.'),
      })
      .describe('People whose payment is the same.'),
    items: z
      .array(
        z
          .object({
            kind: z.enum(DIFFERENCES).meta({ description: 'The kind of difference.', example: 'CHANGED' }),
            name: z.string().meta({ description: 'The name of the person.', example: 'Thandi Nkosi' }),
            rowNumber: z.int().min(1).nullable().meta({
              description:
                'The first row that pays them, on the other account if it has changed; null for REMOVED.',
              example: 1,
            }),
            amount: Amount.nullable().describe('What the batch pays them; null for REMOVED.'),
            earlierAmount: Amount.nullable().describe('The earlier payment; null for ADDED.'),
            accountChanged: z.boolean().meta({
              description: 'Whether they are paid on an account on which the earlier batch did not pay them.',
              example: false,
            }),
            payments: z.int().min(1).nullable().optional().meta({
              description: 'How many payments of the batch `amount` adds up; null for REMOVED.',
              example: 2,
            }),
            earlierPayments: z.int().min(1).nullable().optional().meta({
              description: 'How many payments of the earlier batch `earlierAmount` adds up; null for ADDED.',
              example: 1,
            }),
          })
          .meta({ id: 'BatchDifference', description: 'A person who is paid differently in two batches.' }),
      )
      .describe('At most 100 differences of each kind: other accounts first, then the largest difference.'),
  })
  .meta({ id: 'BatchComparison', description: 'The differences between a batch and an earlier one.' });

export const compareBatch = operation({
  operationId: 'compareBatch',
  method: 'GET',
  path: '/app/batches/{id}/comparison',
  tag: 'Batch Review',
  summary: 'Compare a batch with the last run',
  description:
    'Compares what a batch pays each person with an earlier batch: the last one of the same kind, or ' +
    'the one that the request names. A person is an external id, or else an account.',
  roles: 'every',
  params: IdParams,
  query: z.object({
    with: Uuid.optional().meta({
      description: 'The earlier batch to compare with; the last one of the same kind when absent.',
      example: '01938f00-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
    }),
  }),
  answers: { 200: { description: 'The differences.', schema: BatchComparison } },
  refusals: [400, 401, 403, 404, 429],
});
