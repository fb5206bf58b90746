import { z } from 'zod';
import { EpochMs, page, PagingQuery, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';

export const AuditEntry = z
  .object({
    seq: z.int().min(1).meta({ description: "The entry's number in the entity's chain." }),
    at: Timestamp,
    actor: z.object({
      kind: z.enum(['USER', 'SYSTEM', 'OPERATOR']),
      userId: Uuid.nullable(),
      name: z.string(),
    }),
    action: z.string().meta({ example: 'batch.approved' }),
    subjectType: z.string().meta({ example: 'batch' }),
    subjectId: z.string(),
    details: z.record(z.string(), z.unknown()),
    hash: z.string().meta({ description: 'SHA-256 over this entry and the hash of the one before, hex.' }),
  })
  .meta({ id: 'AuditEntry', description: 'One change, as it was recorded in the transaction that made it.' });

export const listAudit = operation({
  operationId: 'listAudit',
  method: 'GET',
  path: '/app/audit',
  tag: 'Audit',
  summary: 'Read the audit log',
  description: 'Newest first.',
  roles: ['ADMIN'],
  query: z.object({
    ...PagingQuery,
    action: z
      .string()
      .max(100)
      .optional()
      .meta({ description: 'Entries of this action.', example: 'batch.approved' }),
    actorId: Uuid.optional().meta({
      description: 'What this user did.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12',
    }),
    subjectId: z
      .string()
      .max(100)
      .optional()
      .meta({ description: 'What happened to this thing.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11' }),
    from: EpochMs.optional().meta({
      description: 'At or after, epoch milliseconds.',
      example: 1_772_316_000_000,
    }),
    to: EpochMs.optional().meta({
      description: 'At or before, epoch milliseconds.',
      example: 1_774_994_399_999,
    }),
  }),
  answers: {
    200: {
      description: 'A page of entries.',
      schema: page(AuditEntry, 'PaginatedAuditEntry', 'Audit entries, newest first.'),
    },
  },
  refusals: [400, 401, 403, 429],
});
