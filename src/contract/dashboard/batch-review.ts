import { z } from 'zod';
import { DOCUMENTED_PATTERNS } from '../../domain/withdrawal/documented-formats.ts';
import { WIRE_FIELDS } from '../../domain/withdrawal/shapes.ts';
import { WITHDRAWAL_AMOUNT_PATTERN } from '../../shared/money.ts';
import { BATCH_STATUSES, RUN_INTERVALS, TEXT_LIMITS, WITHDRAWAL_STATUSES } from '../../shared/terms.ts';
import { Retryability, WithdrawalRequest } from '../batches.ts';
import { Amount, CurrencyCode, IdParams, oneLine, RailName, StreamUser, Timestamp, Uuid } from '../common.ts';
import { Day } from '../execution-dates.ts';
import { operation } from '../operation.ts';
import { FailureCodeName } from '../payouts.ts';

export const EarlierAccount = z.object({
  bankCode: z.string().meta({ description: 'The code of the bank.', example: 'NEDBANK' }),
  accountNumber: z.string().meta({ description: 'The account number.', example: '1234567890' }),
  lastPaidAt: Timestamp.describe('When this account was last paid.'),
});

export const RetryRow = z
  .object({
    rowNumber: z.int().min(1).describe('The row in the earlier batch.'),
    withdrawal: WithdrawalRequest.describe('The withdrawal as a new batch would contain it.'),
    failureCode: FailureCodeName.nullable().describe('Why it failed or was returned; null otherwise.'),
    failureReason: z.string().nullable().describe('Why it failed, in words; null when unknown.'),
    retryable: Retryability,
    fieldsToCorrect: z
      .array(z.enum(WIRE_FIELDS))
      .optional()
      .meta({
        description:
          "The fields that the bank's answer is about: at least one must change before the payment can " +
          'succeed. Empty when no correction of a field can help.',
        example: ['accountNumber'],
      }),
    rail: RailName.describe('The rail of the withdrawal.'),
  })
  .meta({ id: 'RetryRow', description: 'A withdrawal that can be sent again.' });

export const listRetryRows = operation({
  operationId: 'listRetryRows',
  method: 'GET',
  path: '/app/batches/{id}/retry-rows',
  tag: 'Batch Review',
  summary: 'List the withdrawals of a batch to be sent again',
  description:
    'Returns every withdrawal with the status FAILED or REVERSED, in the form that a new batch needs. For ' +
    'a batch that was sent back, returns every withdrawal, to be corrected. With `rows=ALL`, returns every ' +
    'withdrawal of any batch, to pay it again. Available once the batch has ended.',
  roles: ['PREPARER'],
  params: IdParams,
  query: z.object({
    rows: z
      .enum(['FAILED', 'ALL'])
      .default('FAILED')
      .meta({ description: 'Which withdrawals to return.', example: 'ALL' }),
  }),
  answers: { 200: { description: 'The withdrawals.', schema: z.array(RetryRow) } },
  refusals: [400, 401, 403, 404, 429],
  errors: ['batch_not_ended'],
});

export const EarlierFailures = z
  .object({
    count: z.int().min(0).meta({
      description: 'How many rows are likely to fail again: the cause of the failure remains.',
      example: 1,
    }),
    items: z
      .array(
        z
          .object({
            rowNumber: z.int().min(1).meta({ description: 'The row in the batch.', example: 1 }),
            beneficiaryName: z
              .string()
              .meta({ description: 'The name in the row.', example: 'Thandi Nkosi' }),
            failureCode: FailureCodeName.describe('Why the payment failed before.'),
            failureReason: z.string().meta({
              description: 'Why it failed, in words.',
              example: 'The name does not match the account holder.',
            }),
            status: z
              .enum(['FAILED', 'REVERSED'])
              .meta({ description: 'FAILED: not paid. REVERSED: returned by the bank.', example: 'FAILED' }),
          })
          .meta({ id: 'EarlierFailure', description: 'A row that is likely to fail again.' }),
      )
      .max(100)
      .describe('The first of these rows, by row number.'),
  })
  .meta({ id: 'EarlierFailures', description: 'The rows of a retry that are likely to fail again.' });

export const listEarlierFailures = operation({
  operationId: 'listEarlierFailures',
  method: 'GET',
  path: '/app/batches/{id}/earlier-failures',
  tag: 'Batch Review',
  summary: 'List the rows of a retry that are likely to fail again',
  description:
    'Compares a batch that retries failed withdrawals with the batch that it retries. Returns the rows ' +
    'that pay the same account without the change that the failure needs; none for any other batch.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The rows.', schema: EarlierFailures } },
  refusals: [401, 403, 404, 429],
});

export const EarlierPayment = z
  .object({
    index: z.int().min(0).describe('The position of the row in the request, from 0.'),
    withdrawalId: Uuid.describe('The earlier withdrawal.'),
    batch: z
      .object({
        id: Uuid.describe('The id of the batch.'),
        label: z.string().describe('The label of the batch.'),
        status: z.enum(BATCH_STATUSES).describe('The status of the batch.'),
      })
      .describe('The batch of the earlier withdrawal.'),
    rowNumber: z.int().min(1).describe('The row of the earlier withdrawal.'),
    status: z.enum(WITHDRAWAL_STATUSES).describe('The status of the earlier withdrawal.'),
    beneficiaryName: z.string().describe('The name that was paid.'),
    amount: Amount.describe('The amount that was paid.'),
    createdAt: Timestamp.describe('When the earlier withdrawal was created.'),
  })
  .meta({ id: 'EarlierPayment', description: 'An earlier payment that a row repeats.' });

export const RunOfHistory = z
  .object({
    batch: z
      .object({
        id: Uuid.describe('The id of the batch.'),
        label: z.string().describe('The label of the batch.'),
      })
      .describe('The earlier batch.'),
    day: Day.describe('Its execution date, or the day on which it was created.'),
    withdrawalCount: z.int().min(1).describe('How many withdrawals it has.'),
    next: z
      .array(
        z.object({
          interval: z.enum(RUN_INTERVALS).describe('How long after the batch.'),
          from: Day.describe('The first day.'),
          to: Day.describe('The last day.'),
        }),
      )
      .describe('The execution dates on which a batch that repeats it is its next run.'),
    now: z
      .enum(RUN_INTERVALS)
      .nullable()
      .meta({
        description:
          'How long after it a batch follows that is created now, without an execution date; null if that ' +
          'is not its next run.',
        example: 'MONTH',
      }),
    repeatedBy: z
      .array(z.int().min(0))
      .describe('The positions of the rows that repeat its withdrawals, also of those that are regular.'),
  })
  .meta({ id: 'RunOfHistory', description: 'An earlier batch that rows repeat.' });

export const ChangedDetails = z
  .object({
    index: z
      .int()
      .min(0)
      .meta({ description: 'The position of the row in the request, from 0.', example: 0 }),
    beneficiaryName: z.string().meta({ description: 'The name in the row.', example: 'Thandi Nkosi' }),
    earlier: EarlierAccount.describe('The account that was last paid.'),
  })
  .meta({ id: 'ChangedDetails', description: 'A row whose beneficiary was last paid to another account.' });

export const CheckAgainstHistoryRequest = z
  .strictObject({
    currency: CurrencyCode.describe('The currency of the rows.'),
    rows: z
      .array(
        z.strictObject({
          bankCode: z.string().min(1).max(32).describe('The code of the bank.'),
          accountNumber: z
            .string()
            .meta({ pattern: DOCUMENTED_PATTERNS.accountNumber })
            .describe('The account number.'),
          amount: z.string().regex(WITHDRAWAL_AMOUNT_PATTERN).describe('The amount in major units.'),
          beneficiaryName: oneLine(TEXT_LIMITS.beneficiaryName).describe('The name of the beneficiary.'),
          externalId: oneLine(TEXT_LIMITS.externalId)
            .optional()
            .describe("The payer's own id of the beneficiary."),
        }),
      )
      .min(1)
      .max(10_000)
      .describe('The rows to look up.'),
  })
  .meta({
    id: 'CheckAgainstHistoryRequest',
    description: 'Rows of a batch that has not been created, to be compared with earlier payments.',
  });

export const checkAgainstHistory = operation({
  operationId: 'checkAgainstHistory',
  method: 'POST',
  path: '/app/history-check',
  tag: 'Batch Review',
  summary: 'Compare rows with earlier payments',
  description:
    'Finds possible duplicates within the duplicate window, and beneficiaries whose bank details differ ' +
    'from their last payment. Changes nothing.',
  roles: ['PREPARER'],
  query: z.object({
    scheduleId: Uuid.optional().meta({
      description:
        'The schedule of the run that the rows are for: its other runs, and the batch from which it was ' +
        'made, are no duplicates.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9e01',
    }),
    executionDate: Day.optional().describe('The day on which the money of that run should move.'),
  }),
  body: CheckAgainstHistoryRequest,
  answers: {
    200: {
      description: 'The findings.',
      schema: z
        .object({
          duplicates: z.array(EarlierPayment).describe('Earlier payments that rows repeat.'),
          runs: z
            .array(RunOfHistory)
            .describe('The batches of those payments, whose next run the new one may be.'),
          changedDetails: z.array(ChangedDetails).describe('Rows with changed bank details.'),
        })
        .meta({ id: 'HistoryCheck', description: 'The result of comparing rows with earlier payments.' }),
    },
  },
  refusals: [400, 401, 403, 413, 415, 429],
});

export const streamBatchEvents = operation({
  operationId: 'streamBatchEvents',
  method: 'GET',
  path: '/app/batches/{id}/events',
  tag: 'Batch Review',
  summary: 'Follow a batch',
  description:
    'Sends server-sent events. `batch` contains the whole BulkWithdrawalBatchForDisplay: once at the start ' +
    'and after every change, at most twice a second. `ping` arrives every 15 seconds. The stream ends when ' +
    'the batch can no longer change.',
  roles: 'every',
  params: IdParams,
  query: z.object(StreamUser),
  answers: { 200: { description: 'The events.', schema: z.string(), mediaType: 'text/event-stream' } },
  refusals: [400, 401, 403, 404, 429],
  errors: ['too_many_streams'],
});
