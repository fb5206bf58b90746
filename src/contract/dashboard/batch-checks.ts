import { z } from 'zod';
import {
  ACCOUNT_FINDINGS,
  FAILURE_CODES,
  ROW_SORTS,
  ROW_VIEWS,
  WITHDRAWAL_STATUSES,
} from '../../shared/terms.ts';
import { WithdrawalWithBatchForDisplay } from '../batches.ts';
import { Amount, CurrencyCode, IdParams, PagingQuery, page, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { EarlierAccount } from './batch-review.ts';

const tag = 'Batch Review';
const Count = z.int().min(0);

export const BatchChecks = z
  .object({
    currency: CurrencyCode.describe('The currency of the batch.'),
    checkedAt: Timestamp.nullable().describe(
      'When the batch was compared with earlier payments; null while that goes on, and the counts are 0.',
    ),
    unusualAmountPercent: z.int().min(1).meta({
      description: 'The setting of the entity that the amounts were judged by.',
      example: 50,
    }),
    changedBankDetails: Count.describe('How many withdrawals pay a person to another account than before.'),
    newBeneficiaries: Count.describe('How many withdrawals pay a beneficiary for the first time.'),
    duplicates: Count.describe('How many withdrawals repeat the account and amount of another one.'),
    peopleWithSeveralAccounts: Count.describe('How many people the batch pays on more than one account.'),
    rowsOfSeveralAccounts: Count.describe('How many withdrawals pay those people.'),
    sharedAccounts: Count.optional().meta({
      description:
        'How many accounts are paid under names of different people: in the batch, or compared with the ' +
        'last payment.',
      example: 1,
    }),
    rowsOfSharedAccounts: Count.optional().meta({
      description: 'How many withdrawals pay those accounts.',
      example: 2,
    }),
    flagged: Count.optional().meta({
      description: 'How many withdrawals have any finding, or are repeated by another one; those of FLAGGED.',
      example: 7,
    }),
    unusualAmounts: Count.describe(
      'How many amounts differ from what the person is usually paid by more than unusualAmountPercent.',
    ),
    failed: Count.describe('How many withdrawals failed or were returned.'),
    duplicateReason: z.string().nullable().meta({
      description: 'Why the preparer pays possible duplicates; null when none was given.',
      example: 'The February payment was returned.',
    }),
    largest: z
      .array(
        z.object({
          rowNumber: z.int().min(1).describe('The row of the withdrawal in the batch.'),
          beneficiaryName: z
            .string()
            .meta({ description: 'The name of the beneficiary.', example: 'Thandi Nkosi' }),
          amount: Amount.describe('The amount of the withdrawal.'),
        }),
      )
      .max(10)
      .describe('The largest withdrawals, at most ten.'),
  })
  .meta({ id: 'BatchChecks', description: 'What an approver should look at before approving a batch.' });

export const getBatchChecks = operation({
  operationId: 'getBatchChecks',
  method: 'GET',
  path: '/app/batches/{id}/checks',
  tag,
  summary: 'Check a batch for risks',
  description:
    'Compares the withdrawals with each other and with the payments made before the batch was created. The ' +
    'result is stored, and renewed while the batch waits for approval.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The findings.', schema: BatchChecks } },
  refusals: [401, 403, 404, 429],
});

export const WithdrawalChecks = z
  .object({
    account: z
      .enum(ACCOUNT_FINDINGS)
      .nullable()
      .meta({
        description:
          'NEW_BENEFICIARY: this person was never paid before. BANK_DETAILS_CHANGED: the person was last ' +
          'paid on another account. Null otherwise.',
        example: 'BANK_DETAILS_CHANGED',
      }),
    earlierAccount: EarlierAccount.nullable().describe(
      'The account that the person was last paid on, for BANK_DETAILS_CHANGED; null otherwise.',
    ),
    usualAmount: Amount.nullable().describe(
      "The median of the person's last twelve payments; null without any. Payments to other people on the " +
        'same account do not count.',
    ),
    changePercent: z.int().nullable().meta({
      description: 'The difference of the amount in percent of usualAmount, rounded; null without one.',
      example: -12,
    }),
    unusual: z.boolean().meta({
      description: "Whether the difference is larger than the entity's unusualAmountPercent.",
      example: false,
    }),
    severalAccounts: z.boolean().meta({
      description: 'Whether the batch pays the same person on another account as well.',
      example: false,
    }),
    sharedAccount: z
      .object({
        inBatch: z
          .object({
            rowNumber: z.int().min(1).meta({ description: 'The other row.', example: 12 }),
            beneficiaryName: z
              .string()
              .meta({ description: 'The name in that row.', example: 'Anika Mokoena' }),
          })
          .nullable()
          .describe('A row of the batch that pays this account under another name; null without one.'),
        lastPaid: z
          .object({
            beneficiaryName: z
              .string()
              .meta({ description: 'The name of the last payment.', example: 'Nomsa Mokoena' }),
            paidAt: Timestamp.describe('When the last payment was created.'),
          })
          .nullable()
          .describe('The last payment to this account, if it was made under another name; null otherwise.'),
      })
      .nullable()
      .optional()
      .describe(
        'Another person whom this account pays; null without one. Names that differ in their writing only, ' +
          'such as "J Mokoena" and "Johan Mokoena", are one person.',
      ),
    repeatsRow: z.int().min(1).nullable().meta({
      description: 'The earlier row of the batch with the same account and amount; null without one.',
      example: null,
    }),
    repeatedByRow: z.int().min(1).nullable().optional().meta({
      description: 'The first later row of the batch with the same account and amount; null without one.',
      example: null,
    }),
    repeats: z
      .object({
        batchId: Uuid.meta({
          description: 'The batch of the earlier withdrawal.',
          example: '01938f00-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
        }),
        label: z.string().meta({ description: 'The label of that batch.', example: 'Salaries February' }),
        rowNumber: z.int().min(1).meta({ description: 'The row of the earlier withdrawal.', example: 12 }),
        createdAt: Timestamp.describe('When the earlier withdrawal was created.'),
      })
      .nullable()
      .describe(
        'The latest withdrawal of another batch with the same account and amount, within the duplicate ' +
          'window; null without one.',
      ),
  })
  .meta({ id: 'WithdrawalChecks', description: 'How a withdrawal compares with earlier payments.' });

export const BatchRow = WithdrawalWithBatchForDisplay.extend({
  checks: WithdrawalChecks.nullable().describe('The findings; null while the batch is being checked.'),
}).meta({ id: 'BatchRow', description: 'A withdrawal of a batch, with what was found about it.' });

export const listBatchRows = operation({
  operationId: 'listBatchRows',
  method: 'GET',
  path: '/app/batches/{id}/rows',
  tag,
  summary: 'List the withdrawals of a batch with their findings',
  description: 'Returns the withdrawals of a batch that an approver asks for, sorted and searched.',
  roles: 'every',
  params: IdParams,
  query: z.object({
    view: z
      .enum(ROW_VIEWS)
      .default('ALL')
      .meta({
        description:
          'ALL: every withdrawal. FAILED: failed or returned. FLAGGED: any finding, or repeated by another ' +
          'one. CHANGED: changed bank details. SHARED_ACCOUNT: accounts that are paid under names of ' +
          'different people. SEVERAL_ACCOUNTS: people who are paid on more than one account. NEW: never ' +
          'paid before. DUPLICATES: possible duplicates. UNUSUAL: unusual amounts. LARGEST: the ten ' +
          'largest amounts.',
        example: 'CHANGED',
      }),
    status: z
      .enum(WITHDRAWAL_STATUSES)
      .optional()
      .meta({ description: 'Only withdrawals in this status.', example: 'FAILED' }),
    failureCode: z.enum(FAILURE_CODES).optional().meta({
      description: 'Only withdrawals that failed or were returned for this reason.',
      example: 'ACCOUNT_CLOSED',
    }),
    search: z.string().trim().max(140).optional().meta({
      description: 'Only withdrawals whose name, account number, reference or external id contains this.',
      example: 'nkosi',
    }),
    sort: z
      .enum(ROW_SORTS)
      .optional()
      .meta({
        description:
          'What the withdrawals are sorted by: the row number when absent, the amount for LARGEST, ' +
          'findings for FLAGGED. findings: by how serious they are; rows of one account or one person ' +
          'stand together.',
        example: 'amount',
      }),
    order: z
      .enum(['asc', 'desc'])
      .optional()
      .meta({ description: 'The direction of the sort.', example: 'desc' }),
    ...PagingQuery,
  }),
  answers: {
    200: {
      description: 'A page of withdrawals.',
      schema: page(BatchRow, 'BatchRowPage', 'Withdrawals of a batch, with their findings.'),
    },
  },
  refusals: [400, 401, 403, 404, 429],
});
