import { z } from 'zod';
import {
  ACCOUNT_FINDINGS,
  ACCOUNT_MARKS,
  AMOUNT_COMPARISONS,
  COMMON_FINDINGS,
  FAILURE_CODES,
  ROW_SORTS,
  ROW_VIEWS,
  WITHDRAWAL_STATUSES,
} from '../../shared/terms.ts';
import { WithdrawalWithBatchForDisplay } from '../batches.ts';
import { Amount, CurrencyCode, IdParams, PagingQuery, page, Timestamp, Uuid } from '../common.ts';
import { Day } from '../execution-dates.ts';
import { operation } from '../operation.ts';
import { RefundAccountName } from '../receipt-refunds.ts';
import { EarlierAccount } from './batch-review.ts';
import { RegisterMark } from './payees.ts';

const tag = 'Batch Review';
const Count = z.int().min(0);

const CommonFindingSchema = z.object({
  finding: z
    .enum(COMMON_FINDINGS)
    .meta({ description: 'The view of the withdrawals that it concerns.', example: 'UNUSUAL' }),
  count: z.int().min(1).meta({ description: 'How many withdrawals it concerns.', example: 24 }),
  isUsual: z.boolean().meta({
    description: 'Whether it is usual in this kind of run, and concerns less than a third.',
    example: false,
  }),
  extremes: z
    .array(
      z.object({
        rowNumber: z
          .int()
          .min(1)
          .meta({ description: 'The row of the withdrawal in the batch.', example: 7 }),
        beneficiaryName: z
          .string()
          .meta({ description: 'The name of the beneficiary.', example: 'Thandi Nkosi' }),
        amount: Amount.describe('The amount of the withdrawal.'),
        changePercent: z
          .int()
          .nullable()
          .meta({ description: 'As in WithdrawalChecks; null without one.', example: 240 }),
      }),
    )
    .max(3)
    .describe('The most extreme withdrawals, at most three.'),
});

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
    doubtfulAccounts: Count.optional().meta({
      description:
        'How many withdrawals have an account number that looks like something else; see accountMark.',
      example: 0,
    }),
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
      description:
        'How many withdrawals to look at one by one; those of FLAGGED. A withdrawal with a finding, or ' +
        'repeated by another one, unless that finding is in `common`.',
      example: 7,
    }),
    unusualAmounts: Count.describe('How many amounts are unusual; see WithdrawalChecks.'),
    paidMoreOften: Count.optional().meta({
      description:
        'How many withdrawals pay people who get more payments, and more money, than in any earlier run of ' +
        'this kind.',
      example: 2,
    }),
    peoplePaidMoreOften: Count.optional().meta({
      description: 'How many people those withdrawals pay.',
      example: 1,
    }),
    paidTwice: Count.optional().meta({
      description: 'How many withdrawals pay people, or accounts, that the batch pays more than once.',
      example: 2,
    }),
    common: z
      .array(CommonFindingSchema)
      .optional()
      .describe(
        'The findings that concern a third of the withdrawals or more, or that are usual in this kind of ' +
          'run. They are shown once for the batch.',
      ),
    refund: z
      .object({
        receiptId: Uuid.meta({
          description: 'The id of the receipt.',
          example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9dc1',
        }),
        receivedOn: Day.describe('The day on which its money came.'),
        receivedAmount: Amount.describe('The amount of the receipt.'),
        from: z
          .object({
            name: z.string().nullable().meta({ description: 'The name; null if unknown.', example: null }),
            accountNumber: z.string().nullable().meta({
              description: 'The account; null if unknown.',
              example: '62000000123',
            }),
          })
          .describe('Who paid, as the bank says.'),
        to: z
          .object({
            name: z.string().meta({ description: 'The account holder.', example: 'Naledi Mokoena' }),
            bankCode: z.string().meta({ description: 'The bank, which a user typed.', example: 'FNB' }),
            accountNumber: z.string().meta({ description: 'The account.', example: '62000000123' }),
          })
          .describe('Who is paid.'),
        account: RefundAccountName.describe('Where the account of the refund comes from.'),
        isOtherName: z.boolean().meta({
          description: 'Whether the bank states another name than that of the account holder.',
          example: false,
        }),
        isNeverPaid: z.boolean().meta({
          description: 'Whether the account was never paid before.',
          example: true,
        }),
        isTakenBack: z.boolean().meta({
          description: 'Whether the bank has taken the receipt back: the batch can then not be approved.',
          example: false,
        }),
        reason: z.string().meta({ description: 'Why it is given back.', example: 'She paid twice.' }),
      })
      .nullable()
      .optional()
      .describe('The receipt that the batch refunds; null for any other batch.'),
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
    accountMark: z
      .enum(ACCOUNT_MARKS)
      .nullable()
      .optional()
      .meta({
        description:
          'What the account number may be instead, or why it may be wrong. OTHER_BANK: its branch code ' +
          'is the one of another bank, which gets the money. BRANCH: the branch code of a bank. ' +
          'IDENTITY: an identity number. DATE, PHONE: a date, a telephone number. PATTERN: digits ' +
          'typed to fill a cell. TEXT, AMOUNT: it repeats a reference or the amount. LENGTH: unusual for ' +
          'the bank. SHORTER: shorter than nearly all others of the bank in the batch. Null ' +
          'otherwise, and when the person was paid on the account before (for OTHER_BANK, with this ' +
          'branch code).',
        example: null,
      }),
    usualAmount: Amount.nullable().describe(
      'The median of what the last twelve runs of this kind paid the person on this account. comparedWith ' +
        'says when it is the median of something else; null without anything to compare with. Payments to ' +
        'other people on the same account do not count.',
    ),
    changePercent: z
      .int()
      .nullable()
      .meta({
        description:
          'The difference of the amount, or of personAmount, in percent of usualAmount, rounded; null ' +
          'without one.',
        example: -12,
      }),
    comparedWith: z
      .enum(AMOUNT_COMPARISONS)
      .nullable()
      .optional()
      .meta({
        description:
          'RUN: earlier runs of this kind. PERSON: all earlier runs that paid the person, none of them of ' +
          'this kind. BATCH: the other amounts of this batch. Null without a comparison.',
        example: 'RUN',
      }),
    unusual: z.boolean().meta({
      description:
        "Whether the difference is larger than the entity's unusualAmountPercent, and the amount as far " +
        'outside what was paid in earlier runs or, for BATCH, outside the range of the other amounts.',
      example: false,
    }),
    flagged: z.boolean().optional().meta({
      description: 'Whether to look at it, as in the view FLAGGED.',
      example: false,
    }),
    paidMoreOften: z
      .boolean()
      .optional()
      .meta({
        description:
          'Whether the batch pays the person more often, and more, on this account than any earlier run of ' +
          'this kind, or pays them nearly the same amount twice.',
        example: false,
      }),
    personPayments: z.int().min(1).optional().meta({
      description: 'How many withdrawals of the batch pay the person on this account.',
      example: 1,
    }),
    personAmount: Amount.nullable()
      .optional()
      .describe('The sum of those withdrawals; null for a single one.'),
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
        'Another person whom this account pays; null without one. Names that are only written differently, ' +
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
        status: z
          .enum(WITHDRAWAL_STATUSES)
          .meta({ description: 'Its status as of now: it may still have to be paid.', example: 'COMPLETE' }),
      })
      .nullable()
      .describe(
        'The latest withdrawal of another batch with the same account and amount, within the duplicate ' +
          'window; null without one.',
      ),
  })
  .meta({ id: 'WithdrawalChecks', description: 'How a withdrawal compares with earlier payments.' });

export const BatchRow = WithdrawalWithBatchForDisplay.extend({
  register: RegisterMark.optional().describe('What the register says; absent while it has no account.'),
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
          'ALL: every withdrawal. FAILED: failed or returned. FLAGGED: those to look at one by one. ' +
          'CHANGED: changed bank details. DOUBTFUL_ACCOUNT: account numbers that look like something else. ' +
          'SHARED_ACCOUNT: accounts that are paid under names of ' +
          'different people. SEVERAL_ACCOUNTS: people who are paid on more than one account. NEW: never ' +
          'paid before. DUPLICATES: possible duplicates. MORE_OFTEN: people paid more often than before. ' +
          'UNUSUAL: unusual amounts. PAID_TWICE: people, or accounts, paid more than once. LARGEST: the ' +
          'ten largest amounts.',
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
          'findings for FLAGGED. findings: by how serious they are; rows of one account or one person are ' +
          'next to each other.',
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
