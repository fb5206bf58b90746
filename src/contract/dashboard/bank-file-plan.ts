import { z } from 'zod';
import { BANK_FILE_PROBLEMS, TRANSPORTS } from '../../shared/bank-file-terms.ts';
import { RAILS } from '../../shared/terms.ts';
import { Amount, IdParams, page, PagingQuery, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { TextSubstitution } from './bank-file-payments.ts';

/** The bank file that will carry a batch, before it is written. */

const Substituted = z
  .object({
    withdrawalId: Uuid.meta({
      description: 'The id of the withdrawal.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c13',
    }),
    rowNumber: z.int().min(1).meta({ description: 'The row of the batch.', example: 1 }),
    substitutions: z.array(TextSubstitution).describe('The texts that will be written differently.'),
  })
  .meta({
    id: 'SubstitutedPayment',
    description: 'A payment whose name or reference a file will write differently.',
  });

const Connection = z.object({
  id: Uuid.describe('The id of the connection.'),
  displayName: z.string().describe('The name of the connection.'),
});

const PaymentsByRail = z
  .object({
    rail: z.enum(RAILS).meta({ description: 'The rail of the payments.', example: 'RTGS' }),
    count: z.int().min(1).meta({ description: 'How many payments the batch has by it.', example: 2 }),
    totalAmount: Amount.describe('Their total, in the currency of the batch.'),
    connection: Connection.nullable().describe(
      'The live connection by bank file that carries the rail; null if none does.',
    ),
    payerAccountNumber: z
      .string()
      .nullable()
      .meta({ description: 'The account that pays; null without a connection.', example: '62000000001' }),
  })
  .meta({
    id: 'PaymentsByRail',
    description: 'The payments of a batch by one rail. A bank file has no others.',
  });

const BankFilePlan = page(Substituted, 'PaginatedSubstitutedPayment', 'Payments, by row.')
  .extend({
    carrier: z
      .object({
        connection: Connection.describe('The connection that will carry the batch.'),
        profileName: z.string().meta({
          description: 'The name of the profile that the file follows.',
          example: 'ACB, 198 characters',
        }),
        payerAccountNumber: z.string().meta({
          description: 'The account that pays.',
          example: '62000000001',
        }),
        isCertified: z.boolean().meta({
          description: 'Whether a user has recorded that the bank accepted a test file.',
          example: false,
        }),
        transport: z.enum(TRANSPORTS).meta({
          description: 'DOWNLOAD: a user takes the file to the bank. SFTP, FOLDER: Outlay takes it there.',
          example: 'DOWNLOAD',
        }),
        unwrittenOwnReferences: z
          .int()
          .min(0)
          .meta({
            description:
              'How many payments have an own reference that is not in the file, because its format or ' +
              'profile has no place for it.',
            example: 0,
          }),
        problem: z
          .object({
            code: z.enum(BANK_FILE_PROBLEMS).meta({
              description:
                'SEVERAL_CONNECTIONS: one connection must carry every rail of the batch. ' +
                'SEVERAL_RAILS: a file has payments by one rail, and the batch has several. ' +
                'TOO_MANY_PAYMENTS: one file may have fewer. TEXT_NOT_WRITABLE: a name or a reference ' +
                'has characters that the file cannot have.',
              example: 'TEXT_NOT_WRITABLE',
            }),
            rowNumbers: z.array(z.int().min(1)).meta({
              description: 'The first of the rows that cannot be written, at most 20; empty otherwise.',
              example: [2, 3],
            }),
          })
          .nullable()
          .describe('Why the batch cannot be written into a file as it is; null if it can.'),
      })
      .nullable()
      .describe('The connection by bank file; null if the batch is paid without a file, or no longer waits.'),
    byRail: z
      .array(PaymentsByRail)
      .describe(
        'The payments by rail, in the order of the rows; empty if the batch is paid without a file, or no ' +
          'longer waits. A batch with several has to be divided by them.',
      ),
    waitsForConnection: z.boolean().meta({
      description:
        'Whether no live bank connection carries a rail of the batch although the entity pays through its ' +
        'own bank: the batch is not paid until one is switched on.',
      example: false,
    }),
  })
  .meta({
    id: 'BankFilePlan',
    description:
      'The bank file that will carry a batch, and a page of the payments whose texts it will write ' +
      'differently.',
  });

export const getBankFilePlan = operation({
  operationId: 'getBankFilePlan',
  method: 'GET',
  path: '/app/batches/{id}/bank-file-plan',
  tag: 'Bank Files',
  summary: 'Get the bank file that a batch will travel in',
  description:
    'Returns the connection by bank file that would carry a batch that has not been sent, and every name ' +
    'and reference that its file would write differently, by row. An approver reads it before signing.',
  roles: 'every',
  params: IdParams,
  query: z.object(PagingQuery),
  answers: { 200: { description: 'The plan.', schema: BankFilePlan } },
  refusals: [400, 401, 403, 404, 429],
});
