import { z } from 'zod';
import {
  APPROVAL_LAPSES,
  BATCH_STATUSES,
  RETRYABLE,
  RUN_INTERVALS,
  TEXT_LIMITS,
  WAITING_FOR,
  WITHDRAWAL_STATUSES,
} from '../shared/terms.ts';
import { Amount, CurrencyCode, lines, oneLine, page, Person, RailName, Timestamp, Uuid } from './common.ts';
import { SignedAmount } from './dashboard/statements.ts';
import { DateRuleName, Day, LONGEST_DAYS_AHEAD, MoveReasons } from './execution-dates.ts';
import { PasskeyAssertion } from './passkeys.ts';
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
    repeatsBatchId: Uuid.optional().meta({
      description:
        'The earlier batch whose next run this is, as the preparer says: at least 80 % of the withdrawals ' +
        'repeat one of its withdrawals that was not paid again since, they are at least half of it, and it ' +
        'was a week, two weeks or a month before, by the execution dates or the days of creation. Those ' +
        'withdrawals are then not duplicates; others, and those that are twice in the batch, still are.',
      example: '01938f00-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
    }),
    executionDate: Day.optional().meta({
      description:
        `The day on which the money should move, at most ${LONGEST_DAYS_AHEAD} days ahead. Absent: as soon ` +
        'as the batch is approved. `ifNotBankingDay` says what happens on a day on which the bank is ' +
        'closed. A day that can no longer be met is never moved without the `acceptDate` of an approver. ' +
        'Covered by the content digest.',
      example: '2026-03-25',
    }),
    ifNotBankingDay: DateRuleName.optional().describe(
      'Which day is taken if the bank is closed on the execution date; that of the payment config when ' +
        'absent. Only with `executionDate`. Covered by the content digest, which leaves FOLLOWING out.',
    ),
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

export const ApproveBulkWithdrawalBatchRequest = z
  .strictObject({
    acceptDate: Day.optional().meta({
      description:
        'The day on which the approver accepts that the money moves, when the execution date can no longer ' +
        'be kept: the `possibleOn` of the batch. Any other day is 400 `execution_date_not_possible`.',
      example: '2026-03-26',
    }),
    passkey: PasskeyAssertion.optional().meta({
      description:
        'The answer of one of the approver’s passkeys to the challenge for this batch. Needed above ' +
        '`passkeyAbove` of the payment config.',
      example: undefined,
    }),
    onBehalfOf: Uuid.optional().meta({
      description:
        'The user for whom the caller approves, by a delegation that is in force. The approval counts as ' +
        'that of this user, and neither of the two has a part in another approval of the batch. Absent: ' +
        'the caller approves for themselves.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c14',
    }),
  })
  .meta({ id: 'ApproveBulkWithdrawalBatchRequest', description: 'What is approved. May be absent.' });

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
    passkey: z.string().optional().meta({
      description: 'The name of the passkey that signed the approval; absent without one.',
      example: 'Laptop at work',
    }),
    onBehalfOf: Person.optional().meta({
      description:
        'The user for whom they approved, who had delegated that to them; absent when they approved for ' +
        'themselves. The approval counts as that of this user.',
      example: undefined,
    }),
  })
  .meta({ id: 'Approval', description: 'An approval of a batch.' });

/** The last moments at which a batch with an execution date can be approved and submitted. */
const lastMoments = {
  possibleOn: Day.nullable().meta({
    description:
      'The earliest day on which the money can move, when the execution date can no longer be kept; the ' +
      'last approval then needs it as `acceptDate`. Null when the date can be kept.',
    example: null,
  }),
  approveBy: Timestamp.nullable().describe(
    'The last moment at which an approval moves the money on `movesOn` or, with `acceptDate`, on ' +
      '`possibleOn`. Null when the batch needs no approval, and for a batch without an execution date.',
  ),
  submitBy: Timestamp.nullable().describe(
    'The last moment at which the batch can be submitted for that day: its bank file must have left. ' +
      'Null once it is submitted or has ended, and for a batch without an execution date.',
  ),
};

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
    passkeyRequired: z.literal(true).optional().meta({
      description: 'Present, and true, while the batch can be approved and its approvals need a passkey.',
      example: undefined,
    }),
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
    executionDate: Day.nullable().meta({
      description: 'The day on which the money should move; null: as soon as the batch is approved.',
      example: '2026-03-25',
    }),
    movesOn: Day.nullable().meta({
      description:
        'The day on which the money of a batch with an execution date moves: as of now until the batch is ' +
        'submitted to the bank, and the actual day afterwards. Null without an execution date, when the ' +
        'date can no longer be kept (`possibleOn`), and for a batch that was not paid.',
      example: '2026-03-25',
    }),
    moveReasons: MoveReasons,
    ifNotBankingDay: DateRuleName.nullable().describe(
      'Which day is taken if the bank is closed on the execution date; null without one.',
    ),
    ...lastMoments,
    dateAcceptedBy: Person.nullable().describe(
      'The approver who accepted another day, because the execution date could no longer be kept; null if ' +
        'that was not needed.',
    ),
    waitingFor: z
      .enum(WAITING_FOR)
      .nullable()
      .meta({
        description:
          'APPROVALS: the batch needs more approvals, or some have lapsed. PAYOUTS_OFF: the operator has ' +
          'switched payouts off, and the batch continues when they are on again. EXECUTION_DATE: the ' +
          'execution date of an approved batch can no longer be kept; an approver accepts `possibleOn` by ' +
          'approving with `acceptDate`, or the batch is cancelled or sent back. STANDING: the standing ' +
          'approval of its schedule does not cover it any more; skip or change the run, or cancel the ' +
          'batch. REGISTER: an account of an approved batch is not in the register any more, or was not ' +
          'verified in time, as the payment config demands. BANK_FILE: a user has to take the bank file ' +
          'of the batch to the bank, or it could not be ' +
          'written. Null: the batch waits for none of these.',
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
    repeats: z
      .object({
        batchId: Uuid.meta({
          description: 'The id of the earlier batch.',
          example: '01938f00-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
        }),
        label: z.string().meta({ description: 'Its label.', example: 'Salaries February' }),
        day: Day.describe('Its execution date, or the day on which it was created.'),
        interval: z.enum(RUN_INTERVALS).meta({
          description: 'How long after it this batch follows.',
          example: 'MONTH',
        }),
      })
      .nullable()
      .describe(
        'The earlier batch whose next run this is, as its creator answered; null if that was not asked.',
      ),
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

/** Whether the payment of a withdrawal can be sent again, and how. */
export const Retryability = z
  .enum(RETRYABLE)
  .nullable()
  .meta({
    description:
      'Whether paying again can work. WITH_CHANGES: after a correction. Null unless the withdrawal ' +
      'failed or was returned.',
    example: 'WITH_CHANGES',
  });

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
    retryable: Retryability,
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
          movesOn: Day.nullable().describe(
            'The day on which the money of these withdrawals moves, as of now; null when it is not known.',
          ),
        }),
      )
      .describe('The fees by rail.'),
    feeTotal: Amount.describe('The total of the fees, excluding VAT.'),
    vatRate: z.string().meta({ description: 'The VAT rate, as a fraction.', example: '0.15' }),
    vatAmount: Amount.describe('The VAT on the fees, rounded half up for each withdrawal.'),
    totalDebit: Amount.describe('The money that the batch needs: withdrawalTotal + feeTotal + vatAmount.'),
    availableBalance: SignedAmount.describe(
      'What the batch can use of the available FUNDING balance: what is on other bank accounts than the ' +
        'one that pays it does not count.',
    ),
    payingAccount: z
      .object({
        name: z.string().meta({ description: 'Its connection and number.', example: 'FNB 62000000001' }),
        isOn: z.boolean().describe('Whether its connection is on. Otherwise none of its money is available.'),
      })
      .nullable()
      .describe('The bank account that pays the batch; null while its balance is not known.'),
    accountWithoutOpening: z
      .string()
      .nullable()
      .optional()
      .meta({
        description:
          'The account that is to pay the batch while its opening balance is not booked: until then, the ' +
          'money on it does not count as available. Null or absent otherwise.',
        example: null,
      }),
    pendingTotal: Amount.describe(
      'The money, including fees, that the other batches that wait for approval need.',
    ),
    shortfall: Amount.describe(
      'The money that is missing: totalDebit less availableBalance and less the hold of this batch; never ' +
        'negative.',
    ),
    executionDate: Day.nullable().meta({
      description: 'The day on which the money should move; null: as soon as the batch is approved.',
      example: '2026-03-25',
    }),
    movesOn: Day.nullable().meta({
      description:
        'The day on which the money moves, on the slowest rail of the batch: for a batch that waits for ' +
        'approval, if it were approved now. Null when the execution date can no longer be kept ' +
        '(`possibleOn`), for a batch that was not paid, and when it is not known.',
      example: '2026-03-25',
    }),
    moveReasons: MoveReasons.describe(
      'Why the money moves on another day than the execution date, or than today for a batch without one, ' +
        'in the order in which the days were tried.',
    ),
    ifNotBankingDay: DateRuleName.nullable().describe(
      'Which day is taken if the bank is closed on the execution date; null without one.',
    ),
    possibleOn: lastMoments.possibleOn,
    approveBy: Timestamp.nullable().describe(
      'The latest time of the last approval with which the money moves on `movesOn` or `possibleOn`, at ' +
        'most `expiresAt`; null when the batch needs no approval.',
    ),
    submitBy: Timestamp.nullable().describe(
      'The last moment at which the batch can be submitted for that day: its bank file must have left. ' +
        'Null once it is submitted or has ended.',
    ),
    submitsAt: Timestamp.nullable().describe(
      'When the batch is submitted to the bank, or its bank file is written: for a batch that waits for ' +
        'approval, if its last approval were given now. Until then it can be cancelled. Null when the ' +
        'execution date cannot be kept, and once the batch was submitted or has ended.',
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
