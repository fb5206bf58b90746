import { z } from 'zod';
import { TEXT_LIMITS } from '../shared/terms.ts';
import {
  ApproveBulkWithdrawalBatchRequest,
  BatchStatusName,
  WithdrawalStatusName,
  CreateBulkWithdrawalBatchRequest,
  UpdateBulkWithdrawalBatchLabelRequest,
  RejectBulkWithdrawalBatchRequest,
  CancelBulkWithdrawalBatchRequest,
  BulkWithdrawalBatchForDisplay,
  PaginatedBulkWithdrawalBatchForDisplay,
  PaginatedWithdrawalWithBatchForDisplay,
  DisbursementFeeQuoteForDisplay,
  PendingTotal,
} from './batches.ts';
import { ASSERTION_ERRORS } from './passkeys.ts';
import { IdempotencyHeaders, IdParams, oneLine, PagingQuery, Uuid } from './common.ts';
import { operation } from './operation.ts';
import { FailureCodeName } from './payouts.ts';

const BATCHES = '/payments/bulk-withdrawals/batches';
const tag = 'Disbursements';
const batchAnswer = { 200: { description: 'The batch.', schema: BulkWithdrawalBatchForDisplay } };

export const listBatches = operation({
  operationId: 'listBatches',
  method: 'GET',
  path: BATCHES,
  tag,
  summary: 'List batches',
  description: 'Returns batches, newest first.',
  roles: 'every',
  query: z.object({
    status: BatchStatusName.optional().meta({ description: 'Only batches in this status.' }),
    search: oneLine(TEXT_LIMITS.label).optional().meta({
      description: 'Only batches whose label contains these words, in any order.',
      example: 'salaries march',
    }),
    approvedBy: Uuid.optional().meta({
      description: 'Only batches that this user approved.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c14',
    }),
    ...PagingQuery,
  }),
  answers: { 200: { description: 'A page of batches.', schema: PaginatedBulkWithdrawalBatchForDisplay } },
  refusals: [400, 401, 403, 429],
});

export const createBatch = operation({
  operationId: 'createBatch',
  method: 'POST',
  path: BATCHES,
  tag,
  summary: 'Create a batch',
  description:
    'Checks every withdrawal, fixes the fees and the content digest, and creates a batch that waits for ' +
    'approval. If anything is wrong, nothing is created and `errors` lists the fields. ' +
    'The body may be sent with `Content-Encoding: gzip`.',
  roles: ['PREPARER'],
  identity: ['UserUniqueId', 'EntityId'],
  headers: IdempotencyHeaders,
  body: CreateBulkWithdrawalBatchRequest,
  answers: batchAnswer,
  refusals: [400, 401, 403, 409, 413, 415, 422, 429],
  errors: [
    'no_entity_config',
    'payouts_disabled',
    'currency_not_payable',
    'currency_not_enabled',
    'too_many_withdrawals',
    'batch_amount_exceeded',
    'control_totals_mismatch',
    'retry_of_unknown_batch',
    'correction_of_unknown_batch',
    'already_corrected',
    'refund_made_again',
    'payee_not_registered',
    'execution_date_not_possible',
    'execution_date_too_far',
    'not_the_next_run',
    'possible_duplicates',
    'too_many_creates',
  ],
});

export const getBatch = operation({
  operationId: 'getBatch',
  method: 'GET',
  path: `${BATCHES}/{id}`,
  tag,
  summary: 'Read a batch',
  description: 'Returns one batch with its totals and approvals.',
  roles: 'every',
  params: IdParams,
  answers: batchAnswer,
  refusals: [401, 403, 404, 429],
});

export const listBatchWithdrawals = operation({
  operationId: 'listBatchWithdrawals',
  method: 'GET',
  path: `${BATCHES}/{id}/withdrawals`,
  tag,
  summary: 'List the withdrawals of a batch',
  description: 'Returns the withdrawals of a batch, ordered by row number.',
  roles: 'every',
  params: IdParams,
  query: z.object({
    status: WithdrawalStatusName.optional().meta({ description: 'Only withdrawals in this status.' }),
    failureCode: FailureCodeName.optional().meta({
      description: 'Only withdrawals that failed or were returned for this reason.',
    }),
    ...PagingQuery,
  }),
  answers: { 200: { description: 'A page of withdrawals.', schema: PaginatedWithdrawalWithBatchForDisplay } },
  refusals: [400, 401, 403, 404, 429],
});

export const getFeeQuote = operation({
  operationId: 'getFeeQuote',
  method: 'GET',
  path: `${BATCHES}/{id}/fee-quote`,
  tag,
  summary: 'Quote the fees of a batch',
  description:
    'Returns the cost of the batch, the available balance and any shortfall. Available in every status of ' +
    'the batch.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The fee quote.', schema: DisbursementFeeQuoteForDisplay } },
  refusals: [401, 403, 404, 429],
});

export const updateBatchLabel = operation({
  operationId: 'updateBatchLabel',
  method: 'PUT',
  path: `${BATCHES}/{id}/label`,
  tag,
  summary: 'Change the label of a batch',
  description: 'Changes the label, which is possible in every status: the content digest does not cover it.',
  roles: ['PREPARER'],
  identity: ['UserUniqueId'],
  params: IdParams,
  malformedId: 400,
  body: UpdateBulkWithdrawalBatchLabelRequest,
  answers: batchAnswer,
  refusals: [400, 401, 403, 404, 413, 415, 429],
});

export const approveBatch = operation({
  operationId: 'approveBatch',
  method: 'POST',
  path: `${BATCHES}/{id}/approve`,
  tag,
  summary: 'Approve a batch',
  description:
    'Records an approval of the content digest. The last required approval holds the money, and the batch ' +
    'is submitted to the bank after `releaseDelaySeconds` of the payment config, but not before its ' +
    'execution date. When that date can no longer be kept, the last approval is 400 ' +
    '`execution_date_not_possible` with the earliest possible day, and takes that day as `acceptDate`. The ' +
    'creator of a batch cannot approve it. An approved batch accepts another approval while one of its ' +
    'approvals has lapsed, and `acceptDate` of any approver while it waits for EXECUTION_DATE. Answers 401 ' +
    'with an RFC 9470 challenge when the payment config requires a fresh sign-in, and 401 ' +
    '`passkey_required` when it demands a passkey for this amount and the body has none.',
  roles: ['APPROVER'],
  identity: ['UserUniqueId'],
  params: IdParams,
  malformedId: 400,
  headers: IdempotencyHeaders.extend({
    'if-match': z
      .string()
      .max(200)
      .optional()
      .meta({
        description:
          'The content digest that the approver has read, in double quotes. The approval is refused if the ' +
          'batch has another one.',
        example: '"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"',
      }),
  }),
  body: ApproveBulkWithdrawalBatchRequest,
  bodyOptional: true,
  answers: batchAnswer,
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: [
    'fresh_sign_in_required',
    ...ASSERTION_ERRORS,
    'digest_mismatch',
    'batch_not_pending',
    'batch_expired',
    'own_batch',
    'already_approved',
    'no_delegation',
    'not_your_turn',
    'other_signers_needed',
    'passkey_required',
    'refund_taken_back',
    'no_entity_config',
    'payouts_disabled',
    'payee_not_registered',
    'payee_not_verified',
    'execution_date_not_possible',
    'insufficient_funds',
  ],
});

export const cancelBatch = operation({
  operationId: 'cancelBatch',
  method: 'POST',
  path: `${BATCHES}/{id}/cancel`,
  tag,
  summary: 'Cancel a batch',
  description:
    'Cancels a batch that has not been submitted to the bank. Its hold is released and no withdrawal is ' +
    'paid.',
  roles: ['PREPARER', 'APPROVER'],
  identity: ['UserUniqueId'],
  params: IdParams,
  malformedId: 400,
  headers: IdempotencyHeaders,
  body: CancelBulkWithdrawalBatchRequest,
  bodyOptional: true,
  answers: batchAnswer,
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['batch_file_left', 'batch_not_cancellable'],
});

export const rejectBatch = operation({
  operationId: 'rejectBatch',
  method: 'POST',
  path: `${BATCHES}/{id}/reject`,
  tag,
  summary: 'Send a batch back',
  description:
    'Sends a batch that has not been submitted to the bank back to its creator, with a reason. Its hold is ' +
    'released and no withdrawal is paid. The creator can create a corrected batch that names this one in ' +
    'correctsBatchId. The creator of a batch cannot send it back, but can cancel it.',
  roles: ['APPROVER'],
  identity: ['UserUniqueId'],
  params: IdParams,
  malformedId: 400,
  headers: IdempotencyHeaders,
  body: RejectBulkWithdrawalBatchRequest,
  answers: batchAnswer,
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['own_batch', 'batch_not_rejectable'],
});

export const getPendingTotal = operation({
  operationId: 'getPendingTotal',
  method: 'GET',
  path: '/payments/bulk-withdrawals/pending-total',
  tag,
  summary: 'Read the totals of batches that wait for approval',
  description: 'Returns one total for each currency.',
  roles: 'every',
  answers: { 200: { description: 'Totals by currency.', schema: z.array(PendingTotal) } },
  refusals: [401, 403, 429],
});
