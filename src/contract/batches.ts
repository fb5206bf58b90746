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
    'PENDING_APPROVAL: waits for approvals. APPROVED: waits for its submission to the bank. PROCESSING: ' +
    'submitted. COMPLETE: every withdrawal was paid. PARTIALLY_COMPLETE: some withdrawals failed. FAILED: ' +
    'no withdrawal was paid. CANCELLED, EXPIRED, REJECTED: never submitted.',
  example: 'PENDING_APPROVAL',
});

export const WithdrawalStatusName = z.enum(WITHDRAWAL_STATUSES).meta({
  id: 'WithdrawalStatus',
  description:
    'PENDING: not submitted yet. SUBMITTED: the bank has it. UNCONFIRMED: the bank did not answer; Outlay ' +
    'asks again until it does. COMPLETE: paid. FAILED: not paid. REVERSED: paid, then returned by the ' +
    'bank. CANCELLED: never submitted.',
  example: 'COMPLETE',
});

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const WithdrawalRequest = z
  .strictObject(withdrawalRequestShape())
  .meta({ id: 'WithdrawalRequest', description: 'One payment to one beneficiary.' });

export const CreateBulkWithdrawalBatchRequest = z
  .strictObject({
    label: oneLine(TEXT_LIMITS.label).describe('A name for people, such as `Salaries March`.'),
    currency: CurrencyCode.describe('The currency of every withdrawal.'),
    rail: RailName.optional().describe(
      "The preferred rail; the payment config's `defaultRail` when absent. A withdrawal above the maximum " +
        'of the rail is paid by RTGS where that is enabled.',
    ),
    source: z
      .strictObject({
        fileName: oneLine(255).describe('The name of the file.'),
        sha256: Sha256.describe('The SHA-256 of its bytes, in lower-case hex.'),
      })
      .optional()
      .describe('The file that the withdrawals were read from.'),
    controlTotals: z
      .strictObject({
        count: z.int().min(1).describe('The expected number of withdrawals.'),
        amount: Amount.describe('The expected total of their amounts.'),
      })
      .optional()
      .describe(
        'Totals that the preparer computed independently. A batch that differs from them is refused.',
      ),
    duplicateReason: lines(TEXT_LIMITS.duplicateReason).optional().meta({
      description: 'Why possible duplicates are paid anyway. Required when the batch contains any.',
      example: 'The February payment was returned.',
    }),
    retryOfBatchId: Uuid.optional().meta({
      description: 'The ended batch whose failed withdrawals this batch pays again.',
      example: '01938f00-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
    }),
    correctsBatchId: Uuid.optional().meta({
      description:
        'The batch that was sent back and that this batch corrects. A batch has at most one correction ' +
        'that is not cancelled, expired or sent back itself.',
      example: '01938f00-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
    }),
    withdrawals: z.array(WithdrawalRequest).min(1).describe('The payments, in the order of their rows.'),
  })
  .meta({
    id: 'CreateBulkWithdrawalBatchRequest',
    description: "A batch to create. The entity's limits apply in addition (`GET /payments/entity/config`).",
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
  .strictObject({ label: oneLine(TEXT_LIMITS.label).describe('The new label.') })
  .meta({
    id: 'UpdateBulkWithdrawalBatchLabelRequest',
    description: 'The new label of a batch.',
  });

const DecisionReason = lines(TEXT_LIMITS.decisionReason);

export const RejectBulkWithdrawalBatchRequest = z
  .strictObject({
    reason: DecisionReason.meta({
      description: 'What the creator should correct.',
      example: 'Row 17 has the account number of last month.',
    }),
  })
  .meta({ id: 'RejectBulkWithdrawalBatchRequest', description: 'Why a batch is sent back to its creator.' });

export const CancelBulkWithdrawalBatchRequest = z
  .strictObject({
    reason: DecisionReason.optional().meta({
      description: 'Why the batch is cancelled.',
      example: 'Paid by hand on Friday.',
    }),
  })
  .meta({ id: 'CancelBulkWithdrawalBatchRequest', description: 'Why a batch is cancelled. May be absent.' });

export const Approval = z
  .object({
    userId: Uuid.describe('The id of the approver.'),
    name: z.string().describe('The name of the approver.'),
    approvedAt: Timestamp.describe('When they approved.'),
    lapsed: z
      .enum(APPROVAL_LAPSES)
      .nullable()
      .meta({
        description:
          'Null while the approval counts. Until the batch is submitted to the bank, the approval of a ' +
          'user who has been disabled or has lost the role APPROVER does not count.',
        example: 'ROLE_REMOVED',
      }),
  })
  .meta({ id: 'Approval', description: 'An approval of a batch.' });

export const BulkWithdrawalBatchForDisplay = z
  .object({
    id: Uuid.describe('The id of the batch.'),
    label: z.string().describe('The label of the batch.'),
    status: BatchStatusName.describe('The status of the batch.'),
    currency: CurrencyCode.describe('The currency of every withdrawal.'),
    withdrawalCount: z.int().min(1).describe('How many withdrawals the batch has.'),
    peopleCount: z
      .int()
      .min(1)
      .optional()
      .meta({
        description:
          'How many people the withdrawals pay. Rows with the same external id pay one person, and so do ' +
          'rows without one whose names look the same. Absent when unknown.',
        example: 498,
      }),
    totalAmount: Amount.describe('The total of the amounts, excluding fees.'),
    totalFee: Amount.describe('The total of the fees, including VAT.'),
    byStatus: z
      .array(
        z.object({
          status: WithdrawalStatusName.describe('The status.'),
          count: z.int().min(1).describe('How many withdrawals have it.'),
          amount: Amount.describe('The total of their amounts.'),
          fee: Amount.describe(
            'The total of their fees, including VAT. Only COMPLETE and REVERSED withdrawals are charged.',
          ),
        }),
      )
      .describe('The withdrawals by status.'),
    source: z
      .object({
        fileName: z.string().describe('The name of the file.'),
        sha256: Sha256.describe('The SHA-256 of its bytes, in lower-case hex.'),
      })
      .nullable()
      .describe('The file that the withdrawals were read from; null when none was named.'),
    contentDigest: Sha256.describe(
      'The SHA-256 of the canonical content of the batch. An approval covers exactly this content.',
    ),
    approvalsRequired: z.int().min(1).describe('How many approvals the batch needs.'),
    approvals: z.array(Approval).describe('The approvals so far, oldest first.'),
    createdBy: Person.describe('The user who created the batch.'),
    createdAt: Timestamp.describe('When the batch was created.'),
    expiresAt: Timestamp.describe('When the batch expires unless it is approved.'),
    releaseAt: Timestamp.nullable().describe(
      'When the batch is submitted to the bank; null until it is approved.',
    ),
    waitingFor: z
      .enum(WAITING_FOR)
      .nullable()
      .meta({
        description:
          'APPROVALS: the batch needs more approvals, or some have lapsed. PAYOUTS_OFF: the operator has ' +
          'switched payouts off, and the batch continues when they are on again. Null: the batch does not ' +
          'wait for either.',
        example: 'APPROVALS',
      }),
    cancelledBy: Person.nullable().describe(
      'The user who cancelled the batch; null if it was not cancelled.',
    ),
    cancelledAt: Timestamp.nullable().describe('When the batch was cancelled; null if it was not.'),
    cancellationReason: z.string().nullable().meta({
      description: 'Why the batch was cancelled; null if it was not, or no reason was given.',
      example: 'Paid by hand on Friday.',
    }),
    rejectedBy: Person.nullable().describe(
      'The approver who sent the batch back to its creator; null if it was not sent back.',
    ),
    rejectedAt: Timestamp.nullable().describe('When the batch was sent back; null if it was not.'),
    rejectionReason: z.string().nullable().meta({
      description: 'What the approver asks the creator to correct; null if the batch was not sent back.',
      example: 'Row 17 has the account number of last month.',
    }),
    completedAt: Timestamp.nullable().describe(
      'When the outcome of every withdrawal was known; null before that.',
    ),
    retryOfBatchId: Uuid.nullable().meta({
      description:
        'The batch whose failed withdrawals this batch pays again, also as the correction of such a batch; ' +
        'null for any other batch.',
      example: '01938f00-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
    }),
    correctsBatchId: Uuid.nullable().meta({
      description: 'The batch that was sent back and that this batch corrects; null for any other batch.',
      example: '01938f00-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
    }),
    correction: z
      .object({
        id: Uuid.meta({
          description: 'The id of the batch.',
          example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c41',
        }),
        label: z.string().meta({ description: 'The label of the batch.', example: 'Salaries March' }),
        status: BatchStatusName.describe('The status of the batch.'),
      })
      .nullable()
      .describe('The latest batch that corrects this one after it was sent back; null without one.'),
    updatedAt: Timestamp.describe('When the batch last changed.'),
  })
  .meta({ id: 'BulkWithdrawalBatchForDisplay', description: 'A batch of withdrawals.' });

export const PaginatedBulkWithdrawalBatchForDisplay = page(
  BulkWithdrawalBatchForDisplay,
  'PaginatedBulkWithdrawalBatchForDisplay',
  'Batches, newest first.',
);

export const WithdrawalWithBatchForDisplay = z
  .object({
    id: Uuid.describe('The id of the withdrawal.'),
    rowNumber: z.int().min(1).describe('The row of the withdrawal in the batch, from 1.'),
    beneficiary: Beneficiary.describe('The beneficiary of the payment.'),
    currency: CurrencyCode.describe('The currency of the amount and the fee.'),
    amount: Amount.describe('The amount, excluding the fee.'),
    fee: Amount.describe('The fee, including VAT.'),
    rail: RailName.describe('The rail of the payment.'),
    beneficiaryReference: z.string().describe("The reference on the beneficiary's bank statement."),
    ...optionalFieldsShape(),
    status: WithdrawalStatusName.describe('The status of the withdrawal.'),
    failureCode: FailureCodeName.nullable().describe('Why it failed or was returned; null otherwise.'),
    failureReason: z.string().nullable().meta({
      description: 'The failure in words; null without a failure.',
      example: 'The bank says that this account does not exist.',
    }),
    retryable: z
      .enum(RETRYABLE)
      .nullable()
      .meta({
        description:
          'Whether paying again can work. WITH_CHANGES: after a correction. Null unless the withdrawal ' +
          'failed or was returned.',
        example: 'WITH_CHANGES',
      }),
    payoutId: Uuid.nullable().describe('The payout transaction; null until it is submitted to the bank.'),
    batch: z
      .object({
        id: Uuid.describe('The id of the batch.'),
        label: z.string().describe('The label of the batch.'),
        status: BatchStatusName.describe('The status of the batch.'),
      })
      .describe('The batch of the withdrawal.'),
    createdAt: Timestamp.describe('When the batch was created.'),
    updatedAt: Timestamp.describe('When the withdrawal last changed.'),
  })
  .meta({ id: 'WithdrawalWithBatchForDisplay', description: 'A withdrawal and its batch.' });

export const PaginatedWithdrawalWithBatchForDisplay = page(
  WithdrawalWithBatchForDisplay,
  'PaginatedWithdrawalWithBatchForDisplay',
  'Withdrawals of a batch, by row number.',
);

export const DisbursementFeeQuoteForDisplay = z
  .object({
    batchId: Uuid.describe('The id of the batch.'),
    contentDigest: Sha256.describe('The content digest of the batch.'),
    currency: CurrencyCode.describe('The currency of every amount.'),
    withdrawalCount: z.int().min(1).describe('How many withdrawals the batch has.'),
    withdrawalTotal: Amount.describe('The total of the amounts, excluding fees.'),
    items: z
      .array(
        z.object({
          rail: RailName.describe('The rail.'),
          count: z.int().min(1).describe('How many withdrawals it carries.'),
          unitFee: Amount.describe('The fee of one payment, excluding VAT.'),
          total: Amount.describe('The fees of the rail, excluding VAT.'),
        }),
      )
      .describe('The fees by rail.'),
    feeTotal: Amount.describe('The total of the fees, excluding VAT.'),
    vatRate: z.string().meta({ description: 'The VAT rate, as a fraction.', example: '0.15' }),
    vatAmount: Amount.describe('The VAT on the fees, rounded half up for each withdrawal.'),
    totalDebit: Amount.describe('The money that the batch needs: withdrawalTotal + feeTotal + vatAmount.'),
    availableBalance: Amount.describe('The available FUNDING balance.'),
    pendingTotal: Amount.describe(
      'The money, including fees, that the other batches that wait for approval need.',
    ),
    shortfall: Amount.describe(
      'The money that is missing: totalDebit less availableBalance and less the hold of this batch; never ' +
        'negative.',
    ),
    quotedAt: Timestamp.describe('When the balances were read.'),
    expiresAt: Timestamp.describe('When the batch expires. Its fees do not change until then.'),
  })
  .meta({
    id: 'DisbursementFeeQuoteForDisplay',
    description: 'The cost of a batch. Fees are fixed when the batch is created.',
  });

export const PendingTotal = z
  .object({
    currency: CurrencyCode.describe('The currency.'),
    batchCount: z.int().min(1).describe('How many batches wait for approval.'),
    withdrawalCount: z.int().min(1).describe('How many withdrawals they have.'),
    amount: Amount.describe('The total of their amounts, excluding fees.'),
    fees: Amount.describe('The total of their fees, including VAT.'),
  })
  .meta({ id: 'PendingTotal', description: 'The batches of one currency that wait for approval.' });

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
    'is submitted to the bank after `releaseDelaySeconds` of the payment config. ' +
    'The creator of a batch cannot approve it. An approved batch accepts another approval while one of ' +
    'its approvals has lapsed. ' +
    'Answers 401 with an RFC 9470 challenge when the payment config requires a fresh sign-in.',
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
  answers: batchAnswer,
  refusals: [400, 401, 403, 404, 409, 422, 429],
  errors: [
    'fresh_sign_in_required',
    'digest_mismatch',
    'batch_not_pending',
    'batch_expired',
    'own_batch',
    'already_approved',
    'no_entity_config',
    'payouts_disabled',
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
  errors: ['batch_not_cancellable'],
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
    'correctsBatchId. ' +
    'The creator of a batch cannot send it back, but can cancel it.',
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
