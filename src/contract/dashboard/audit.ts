import { z } from 'zod';
import { CurrencyCode, EpochMs, page, PagingQuery, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';

const ACTOR_KINDS = ['USER', 'SYSTEM', 'OPERATOR'] as const;

export const AuditEntry = z
  .object({
    seq: z.int().min(1).describe("The number of the entry in the entity's log."),
    at: Timestamp.describe('When the change was made.'),
    actor: z
      .object({
        kind: z
          .enum(ACTOR_KINDS)
          .describe('USER: a person. SYSTEM: Outlay itself. OPERATOR: the operator, on the command line.'),
        userId: Uuid.nullable().describe('The id of the user; null unless `kind` is USER.'),
        name: z
          .string()
          .describe('The name of the actor when the change was made; for a user, the user name.'),
        displayName: z.string().meta({
          description: 'The name of the person; `name` for Outlay, the operator and users without one.',
          example: 'Thandi Nkosi',
        }),
      })
      .describe('The person or program that made the change.'),
    action: z.string().meta({ description: 'What was done.', example: 'batch.approved' }),
    subjectType: z.string().meta({ description: 'The type of the changed resource.', example: 'batch' }),
    subjectId: z.string().describe('The id of the changed resource.'),
    subject: z
      .object({
        label: z
          .string()
          .nullable()
          .meta({
            description:
              "A batch's label, a user's name, or a payout's recipient with bank and account; null when " +
              'the resource has no name or no longer exists.',
            example: 'Salaries February 2026',
          }),
        currency: CurrencyCode.nullable().describe(
          'The currency of amounts in `details`; null when the resource has none.',
        ),
      })
      .describe('The changed resource by name, as it is called now.'),
    names: z.record(z.string(), z.string()).meta({
      description: 'The names of users, batches, payments and other resources whose ids are in `details`.',
      example: { '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12': 'approver' },
    }),
    details: z
      .record(z.string(), z.unknown())
      .meta({ description: 'The change itself; its fields depend on the action.', example: { version: 4 } }),
    hash: z
      .string()
      .describe('The SHA-256 over this entry and the hash of the entry before it, in lower-case hex.'),
  })
  .meta({ id: 'AuditEntry', description: 'A change, recorded in the transaction that made it.' });

/** The filters of the audit log and of its export. */
const AuditFilters = {
  action: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'Only entries of this action.', example: 'batch.approved' }),
  actorId: Uuid.optional().meta({
    description: 'Only changes by this user.',
    example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12',
  }),
  actorKind: z.enum(ACTOR_KINDS).optional().meta({
    description: 'Only changes by users, by Outlay itself, or by the operator.',
    example: 'SYSTEM',
  }),
  subjectId: z.string().max(100).optional().meta({
    description: 'Only changes of this resource.',
    example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11',
  }),
  signIns: z
    .enum(['SHOWN', 'HIDDEN'])
    .optional()
    .meta({
      description:
        'HIDDEN leaves out sign-ins and sign-outs, which are most of the log, unless `action` asks for ' +
        'one. Sign-ins that failed stay. SHOWN, or absent: every entry.',
      example: 'HIDDEN',
    }),
  from: EpochMs.optional().meta({
    description: 'Made at this time or later, in epoch milliseconds.',
    example: 1_772_316_000_000,
  }),
  to: EpochMs.optional().meta({
    description: 'Made at this time or earlier, in epoch milliseconds.',
    example: 1_774_994_399_999,
  }),
};

export const listAudit = operation({
  operationId: 'listAudit',
  method: 'GET',
  path: '/app/audit',
  tag: 'Audit',
  summary: 'Read the audit log',
  description: 'Returns audit entries, newest first.',
  roles: ['ADMIN'],
  query: z.object({
    ...PagingQuery,
    ...AuditFilters,
  }),
  answers: {
    200: {
      description: 'A page of entries.',
      schema: page(AuditEntry, 'PaginatedAuditEntry', 'Audit entries, newest first.'),
    },
  },
  refusals: [400, 401, 403, 429],
});

export const exportAudit = operation({
  operationId: 'exportAudit',
  method: 'GET',
  path: '/app/audit.csv',
  tag: 'Audit',
  summary: 'Export the audit log as CSV',
  description:
    'Returns the entries that the same filters find in the audit log, newest first. `time` is in the ' +
    "entity's time zone with its offset; `action` and `what_changed` are in words, `action_code` and " +
    '`details` (JSON) are for programs. Cells are escaped so that a spreadsheet does not run them as ' +
    'formulas. The export is itself an entry of the log.',
  roles: ['ADMIN'],
  query: z.object(AuditFilters),
  answers: { 200: { description: 'The CSV file.', schema: z.string(), mediaType: 'text/csv' } },
  refusals: [400, 401, 403, 429],
});
