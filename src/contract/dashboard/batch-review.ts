import { z } from 'zod';
import { WITHDRAWAL_AMOUNT_PATTERN } from '../../shared/money.ts';
import { BATCH_STATUSES, TEXT_LIMITS, WITHDRAWAL_STATUSES } from '../../shared/terms.ts';
import { WithdrawalRequest } from '../batches.ts';
import { Amount, CurrencyCode, IdParams, oneLine, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';

const EarlierAccount = z.object({ bankCode: z.string(), accountNumber: z.string(), lastPaidAt: Timestamp });

export const BatchChange = z
  .object({
    rowNumber: z.int().min(1),
    withdrawalId: Uuid,
    kind: z.enum(['NEW_BENEFICIARY', 'BANK_DETAILS_CHANGED', 'AMOUNT_CHANGED']),
    beneficiaryId: Uuid,
    beneficiaryName: z.string(),
    amount: Amount,
    earlierAmount: Amount.nullable().meta({
      description: 'What this beneficiary was paid last; null when never.',
    }),
    earlierAccount: EarlierAccount.nullable().meta({
      description: 'On BANK_DETAILS_CHANGED, where the same person was paid last.',
    }),
  })
  .meta({ id: 'BatchChange', description: 'How one row differs from what was paid before.' });

export const BatchChanges = z
  .object({
    currency: CurrencyCode,
    newBeneficiaries: z.int().min(0),
    bankDetailsChanged: z.int().min(0),
    amountsChanged: z.int().min(0),
    unchanged: z.int().min(0),
    duplicateReason: z
      .string()
      .nullable()
      .meta({ description: 'Why the preparer went on in spite of possible duplicates.' }),
    items: z
      .array(BatchChange)
      .meta({ description: 'At most 200: changed bank details first, then new ones, then amounts by size.' }),
  })
  .meta({ id: 'BatchChanges', description: 'What is new in a batch beside the batches before it.' });

export const getBatchChanges = operation({
  operationId: 'getBatchChanges',
  method: 'GET',
  path: '/app/batches/{id}/changes',
  tag: 'Batch review',
  summary: 'Compare a batch with earlier ones',
  description: 'Against the payouts before the batch was created that were not failed.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The differences.', schema: BatchChanges } },
  refusals: [401, 403, 404, 429],
});

export const RetryRow = z
  .object({ rowNumber: z.int().min(1), withdrawal: WithdrawalRequest, failureReason: z.string().nullable() })
  .meta({ id: 'RetryRow', description: 'A failed row, as it would be sent again.' });

export const listRetryRows = operation({
  operationId: 'listRetryRows',
  method: 'GET',
  path: '/app/batches/{id}/retry-rows',
  tag: 'Batch review',
  summary: 'Take the failed rows of a batch',
  description:
    'Every withdrawal that FAILED or was REVERSED, in the form that a new batch takes. Answered once the batch has ended.',
  roles: ['PREPARER'],
  params: IdParams,
  answers: { 200: { description: 'The rows.', schema: z.array(RetryRow) } },
  refusals: [400, 401, 403, 404, 429],
});

export const EarlierPayment = z
  .object({
    index: z.int().min(0).meta({ description: 'Which of the rows that were sent.' }),
    withdrawalId: Uuid,
    batch: z.object({ id: Uuid, label: z.string(), status: z.enum(BATCH_STATUSES) }),
    rowNumber: z.int().min(1),
    status: z.enum(WITHDRAWAL_STATUSES),
    beneficiaryName: z.string(),
    amount: Amount,
    createdAt: Timestamp,
  })
  .meta({ id: 'EarlierPayment', description: 'An earlier payment that a row repeats.' });

export const ChangedDetails = z
  .object({ index: z.int().min(0), beneficiaryName: z.string(), earlier: EarlierAccount })
  .meta({ id: 'ChangedDetails', description: 'A row whose person was last paid on another account.' });

export const CheckAgainstHistoryRequest = z
  .strictObject({
    currency: CurrencyCode,
    rows: z
      .array(
        z.strictObject({
          bankCode: z.string().min(1).max(32),
          accountNumber: z.string().regex(/^\d{5,13}$/),
          amount: z.string().regex(WITHDRAWAL_AMOUNT_PATTERN),
          beneficiaryName: oneLine(TEXT_LIMITS.beneficiaryName),
          externalId: oneLine(TEXT_LIMITS.externalId).optional(),
        }),
      )
      .min(1)
      .max(10_000),
  })
  .meta({
    id: 'CheckAgainstHistoryRequest',
    description: 'Rows that are not sent yet, to be looked up in what was paid before.',
  });

export const checkAgainstHistory = operation({
  operationId: 'checkAgainstHistory',
  method: 'POST',
  path: '/app/history-check',
  tag: 'Batch review',
  summary: 'Look rows up in what was paid before',
  description:
    'Possible duplicates within the duplicate window, and people whose bank details differ. Changes nothing.',
  roles: ['PREPARER'],
  body: CheckAgainstHistoryRequest,
  answers: {
    200: {
      description: 'What was found.',
      schema: z
        .object({ duplicates: z.array(EarlierPayment), changedDetails: z.array(ChangedDetails) })
        .meta({ id: 'HistoryCheck', description: 'What was found in the history.' }),
    },
  },
  refusals: [400, 401, 403, 413, 415, 429],
});

export const streamBatchEvents = operation({
  operationId: 'streamBatchEvents',
  method: 'GET',
  path: '/app/batches/{id}/events',
  tag: 'Batch review',
  summary: 'Follow a batch',
  description:
    'Server-sent events: `batch`, each with the whole BulkWithdrawalBatchForDisplay as data, at once and at every change ' +
    '(two a second at most); `ping` every 15 seconds. The stream ends when the batch can change no more.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The events.', schema: z.string(), mediaType: 'text/event-stream' } },
  refusals: [401, 403, 404, 429],
});
