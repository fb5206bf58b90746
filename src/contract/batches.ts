import { z } from 'zod';
import {
  APPROVAL_LAPSES,
  BATCH_STATUSES,
  RETRYABLE,
  TEXT_LIMITS,
  WAITING_FOR,
  WITHDRAWAL_STATUSES,
} from '../shared/terms.ts';
import {
  Amount,
  CurrencyCode,
  IdempotencyHeaders,
  IdParams,
  lines,
  oneLine,
  page,
  PagingQuery,
  Person,
  RailName,
  Timestamp,
  Uuid,
} from './common.ts';
import { operation } from './operation.ts';
import { optionalFieldsShape, withdrawalRequestShape } from './withdrawal-fields.ts';
import { Beneficiary, FailureCodeName } from './payouts.ts';

export const BatchStatusName = z.enum(BATCH_STATUSES).meta({
  id: 'BatchStatus',
  description:
    'Where a batch stands. COMPLETE: every withdrawal paid; PARTIALLY_COMPLETE: some failed; FAILED: none was paid.',
  example: 'PENDING_APPROVAL',
});

export const WithdrawalStatusName = z.enum(WITHDRAWAL_STATUSES).meta({
  id: 'WithdrawalStatus',
  description:
    'UNCONFIRMED: the rail gave no answer and is being asked. REVERSED: paid, then returned by the bank.',
  example: 'COMPLETE',
});

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const WithdrawalRequest = z
  .strictObject(withdrawalRequestShape())
  .meta({ id: 'WithdrawalRequest', description: 'One payment to one beneficiary.' });

export const CreateBulkWithdrawalBatchRequest = z
  .strictObject({
    label: oneLine(TEXT_LIMITS.label),
    currency: CurrencyCode,
    rail: RailName.optional().meta({ description: "The rail to prefer; the config's default when absent." }),
    source: z.strictObject({ fileName: oneLine(255), sha256: Sha256 }).optional(),
    controlTotals: z
      .strictObject({ count: z.int().min(1), amount: Amount })
      .optional()
      .meta({
        description:
          'What the preparer says that the batch adds up to; the batch is refused when it does not.',
      }),
    duplicateReason: lines(TEXT_LIMITS.duplicateReason).optional(),
    retryOfBatchId: Uuid.optional(),
    withdrawals: z.array(WithdrawalRequest).min(1),
  })
  .meta({
    id: 'CreateBulkWithdrawalBatchRequest',
    description: "A batch to be approved. The entity's own limits hold as well.",
    example: {
      label: 'Salaries March',
      currency: 'ZAR',
      withdrawals: [
        {
          beneficiaryName: 'Thandi Nkosi',
          bankCode: 'FNB',
          accountNumber: '62012345678',
          accountType: 'CURRENT',
          amount: '1250.00',
          beneficiaryReference: 'SALARY MAR',
        },
      ],
    },
  });

export const UpdateBulkWithdrawalBatchLabelRequest = z
  .strictObject({ label: oneLine(TEXT_LIMITS.label) })
  .meta({
    id: 'UpdateBulkWithdrawalBatchLabelRequest',
    description: 'The new label. It can be edited in any state.',
  });

export const Approval = z
  .object({
    userId: Uuid,
    name: z.string(),
    approvedAt: Timestamp,
    lapsed: z.enum(APPROVAL_LAPSES).nullable().meta({
      description:
        'Null while the approval counts. Before the release, the approval of a user who is disabled or has lost the role APPROVER does not count.',
    }),
  })
  .meta({ id: 'Approval', description: 'Who approved, and when.' });

export const BulkWithdrawalBatchForDisplay = z
  .object({
    id: Uuid,
    label: z.string(),
    status: BatchStatusName,
    currency: CurrencyCode,
    withdrawalCount: z.int().min(1),
    totalAmount: Amount,
    totalFee: Amount.meta({ description: 'Including VAT.' }),
    byStatus: z.array(z.object({ status: WithdrawalStatusName, count: z.int().min(1), amount: Amount })),
    source: z.object({ fileName: z.string(), sha256: Sha256 }).nullable(),
    contentDigest: Sha256.meta({ description: 'SHA-256 of the canonical content: what an approval covers.' }),
    approvalsRequired: z.int().min(1),
    approvals: z.array(Approval),
    createdBy: Person,
    createdAt: Timestamp,
    expiresAt: Timestamp,
    releaseAt: Timestamp.nullable(),
    waitingFor: z.enum(WAITING_FOR).nullable().meta({
      description:
        'APPROVALS: more approvals are needed, or some lapsed. PAYOUTS_OFF: the operator switched payouts off; the batch continues when they are on again.',
    }),
    cancelledBy: Person.nullable(),
    cancelledAt: Timestamp.nullable(),
    completedAt: Timestamp.nullable(),
    retryOfBatchId: Uuid.nullable(),
    updatedAt: Timestamp,
  })
  .meta({ id: 'BulkWithdrawalBatchForDisplay', description: 'A batch of withdrawals.' });

export const PaginatedBulkWithdrawalBatchForDisplay = page(
  BulkWithdrawalBatchForDisplay,
  'PaginatedBulkWithdrawalBatchForDisplay',
  'Batches, newest first.',
);

export const WithdrawalWithBatchForDisplay = z
  .object({
    id: Uuid,
    rowNumber: z.int().min(1),
    beneficiary: Beneficiary,
    currency: CurrencyCode,
    amount: Amount,
    fee: Amount.meta({ description: 'Including VAT.' }),
    rail: RailName,
    beneficiaryReference: z.string(),
    ...optionalFieldsShape(),
    status: WithdrawalStatusName,
    failureCode: FailureCodeName.nullable(),
    failureReason: z.string().nullable(),
    retryable: z
      .enum(RETRYABLE)
      .nullable()
      .meta({ description: 'Whether paying again can work; null unless it failed or came back.' }),
    payoutId: Uuid.nullable(),
    batch: z.object({ id: Uuid, label: z.string(), status: BatchStatusName }),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({
    id: 'WithdrawalWithBatchForDisplay',
    description: 'One withdrawal with the batch that it belongs to.',
  });

export const PaginatedWithdrawalWithBatchForDisplay = page(
  WithdrawalWithBatchForDisplay,
  'PaginatedWithdrawalWithBatchForDisplay',
  'Withdrawals of a batch, by row number.',
);

export const DisbursementFeeQuoteForDisplay = z
  .object({
    batchId: Uuid,
    contentDigest: Sha256,
    currency: CurrencyCode,
    withdrawalCount: z.int().min(1),
    withdrawalTotal: Amount,
    items: z.array(z.object({ rail: RailName, count: z.int().min(1), unitFee: Amount, total: Amount })),
    feeTotal: Amount.meta({ description: 'Without VAT.' }),
    vatRate: z.string().meta({ description: 'A fraction.', example: '0.15' }),
    vatAmount: Amount,
    totalDebit: Amount.meta({ description: 'withdrawalTotal + feeTotal + vatAmount.' }),
    availableBalance: Amount,
    pendingTotal: Amount.meta({
      description: 'What other batches that wait for approval would debit, amounts and fees.',
    }),
    shortfall: Amount.meta({
      description: 'max(0, totalDebit - availableBalance - what is already held for this batch).',
    }),
    quotedAt: Timestamp,
    expiresAt: Timestamp,
  })
  .meta({
    id: 'DisbursementFeeQuoteForDisplay',
    description: 'What a batch costs. Fees are frozen when the batch is created.',
  });

export const PendingTotal = z
  .object({
    currency: CurrencyCode,
    batchCount: z.int().min(1),
    withdrawalCount: z.int().min(1),
    amount: Amount,
    fees: Amount,
  })
  .meta({ id: 'PendingTotal', description: 'What waits for approval in one currency.' });

const BATCHES = '/payments/bulk-withdrawals/batches';
const tag = 'Disbursements';
const batchAnswer = { 200: { description: 'The batch.', schema: BulkWithdrawalBatchForDisplay } };

export const listBatches = operation({
  operationId: 'listBatches',
  method: 'GET',
  path: BATCHES,
  tag,
  summary: 'List batches',
  description: 'Newest first.',
  roles: 'every',
  query: z.object({
    status: BatchStatusName.optional().meta({ description: 'Batches in this status.' }),
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
    'Checks every withdrawal, freezes fees and digest, and waits for approval. Nothing is created when anything is wrong. ' +
    'The body may be sent with `Content-Encoding: gzip`.',
  roles: ['PREPARER'],
  identity: ['UserUniqueId', 'EntityId'],
  headers: IdempotencyHeaders,
  body: CreateBulkWithdrawalBatchRequest,
  answers: batchAnswer,
  refusals: [400, 401, 403, 409, 413, 415, 422, 429],
});

export const getBatch = operation({
  operationId: 'getBatch',
  method: 'GET',
  path: `${BATCHES}/{id}`,
  tag,
  summary: 'Read a batch',
  description: 'One batch with its figures and approvals.',
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
  description: 'By row number.',
  roles: 'every',
  params: IdParams,
  query: z.object({
    status: WithdrawalStatusName.optional().meta({ description: 'Withdrawals in this status.' }),
    failureCode: FailureCodeName.optional().meta({
      description: 'Withdrawals that failed or came back for this reason.',
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
  description: 'What the batch debits, what is available, and what is short. Answered in every state.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The quote.', schema: DisbursementFeeQuoteForDisplay } },
  refusals: [401, 403, 404, 429],
});

export const updateBatchLabel = operation({
  operationId: 'updateBatchLabel',
  method: 'PUT',
  path: `${BATCHES}/{id}/label`,
  tag,
  summary: 'Change the label of a batch',
  description: 'The label is outside the digest and can be changed in any state.',
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
    'Records an approval of the content digest. The last one that is needed holds the money and sends the batch on its way. ' +
    'Nobody approves a batch that they created. An approved batch accepts another approval while one of its approvals has lapsed. 401 with an RFC 9470 challenge when the config asks for a fresh sign-in.',
  roles: ['APPROVER'],
  identity: ['UserUniqueId'],
  params: IdParams,
  malformedId: 400,
  headers: IdempotencyHeaders.extend({
    'if-match': z.string().max(200).optional().meta({
      description: 'The content digest that was read, in quotes: another one is refused.',
      example: '"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"',
    }),
  }),
  answers: batchAnswer,
  refusals: [400, 401, 403, 404, 409, 422, 429],
});

export const cancelBatch = operation({
  operationId: 'cancelBatch',
  method: 'POST',
  path: `${BATCHES}/{id}/cancel`,
  tag,
  summary: 'Cancel a batch',
  description:
    'Possible until the batch is released for payment. Nothing is sent, and what was held is released.',
  roles: ['PREPARER', 'APPROVER'],
  identity: ['UserUniqueId'],
  params: IdParams,
  malformedId: 400,
  headers: IdempotencyHeaders,
  answers: batchAnswer,
  refusals: [400, 401, 403, 404, 409, 422, 429],
});

export const getPendingTotal = operation({
  operationId: 'getPendingTotal',
  method: 'GET',
  path: '/payments/bulk-withdrawals/pending-total',
  tag,
  summary: 'Total what waits for approval',
  description: 'One entry a currency over the batches that wait for approval.',
  roles: 'every',
  answers: { 200: { description: 'Totals by currency.', schema: z.array(PendingTotal) } },
  refusals: [401, 403, 429],
});
