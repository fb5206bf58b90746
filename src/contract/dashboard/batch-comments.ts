import { z } from 'zod';
import { TEXT_LIMITS } from '../../shared/terms.ts';
import { IdempotencyHeaders, IdParams, lines, Person, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';

const COMMENTS = '/app/batches/{id}/comments';
const tag = 'Batch Review';

export const BatchComment = z
  .object({
    id: Uuid.meta({ description: 'The id of the comment.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c51' }),
    author: Person.describe('The user who wrote it.'),
    text: z.string().meta({ description: 'The text.', example: 'The account was confirmed by phone.' }),
    rowNumber: z.int().min(1).nullable().meta({
      description: 'The row of the batch that it is about; null when it is about the batch.',
      example: 17,
    }),
    mentions: z.array(Person).describe('The users whom it mentions.'),
    createdAt: Timestamp.describe('When it was written.'),
  })
  .meta({ id: 'BatchComment', description: 'A comment on a batch. It is never changed or deleted.' });

export const listBatchComments = operation({
  operationId: 'listBatchComments',
  method: 'GET',
  path: COMMENTS,
  tag,
  summary: 'List the comments on a batch',
  description: 'Returns the comments, oldest first, and the users whom a comment can mention.',
  roles: 'every',
  params: IdParams,
  answers: {
    200: {
      description: 'The comments.',
      schema: z
        .object({
          items: z.array(BatchComment).describe('The comments, oldest first; at most the last 500.'),
          people: z.array(Person).describe('The enabled users of the entity, by name.'),
        })
        .meta({ id: 'BatchComments', description: 'The comments on a batch.' }),
    },
  },
  refusals: [401, 403, 404, 429],
});

export const AddBatchCommentRequest = z
  .strictObject({
    text: lines(TEXT_LIMITS.comment).meta({
      description: 'The text.',
      example: 'The account was confirmed by phone.',
    }),
    rowNumber: z.int().min(1).optional().meta({
      description: 'The row of the batch that it is about.',
      example: 17,
    }),
    mentions: z
      .array(Uuid)
      .max(20)
      .optional()
      .meta({
        description: 'The ids of the users whom it mentions. They are notified by email.',
        example: ['01939b5e-7c1a-7f00-8a54-0d5a3e1b9c14'],
      }),
  })
  .meta({ id: 'AddBatchCommentRequest', description: 'A comment to add.' });

export const addBatchComment = operation({
  operationId: 'addBatchComment',
  method: 'POST',
  path: COMMENTS,
  tag,
  summary: 'Comment on a batch',
  description:
    'Adds a comment, in every status of the batch. The users whom it mentions and the creator of the batch ' +
    'are notified by email.',
  roles: ['PREPARER', 'APPROVER', 'ADMIN'],
  params: IdParams,
  headers: IdempotencyHeaders,
  body: AddBatchCommentRequest,
  answers: { 200: { description: 'The comment.', schema: BatchComment } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
});
