import { z } from 'zod';
import { EpochMs, page, PagingQuery, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';

export const AuditEntry = z
  .object({
    seq: z.int().min(1).meta({ description: "The entry's number in the entity's chain." }),
    at: Timestamp,
    actor: z.object({ kind: z.enum(['USER', 'SYSTEM', 'OPERATOR']), userId: Uuid.nullable(), name: z.string() }),
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
    action: z.string().max(100).optional(),
    actorId: Uuid.optional(),
    subjectId: z.string().max(100).optional(),
    from: EpochMs.optional(),
    to: EpochMs.optional(),
  }),
  answers: { 200: { description: 'A page of entries.', schema: page(AuditEntry, 'PaginatedAuditEntry', 'Audit entries, newest first.') } },
  refusals: [400, 401, 403, 429],
});
