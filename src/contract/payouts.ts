import { z } from 'zod';
import { FAILURE_CODES, PAYOUT_DIRECTIONS, PAYOUT_STATUSES, TEXT_LIMITS } from '../shared/terms.ts';
import {
  AccountTypeName,
  Amount,
  AmountQuery,
  boundedTotal,
  CurrencyCode,
  EpochMs,
  IdParams,
  page,
  PagingQuery,
  RailName,
  Timestamp,
  Uuid,
} from './common.ts';
import { operation } from './operation.ts';

export const FailureCodeName = z.enum(FAILURE_CODES).meta({
  id: 'WithdrawalFailureCode',
  description: 'Why a payment failed or was returned.',
  example: 'INVALID_ACCOUNT',
});

export const Beneficiary = z
  .object({
    id: Uuid.describe('The id of the beneficiary: the same for every payment to one account.'),
    name: z.string().describe('The name as it was written in the batch.'),
    bankCode: z.string().describe('The code of the bank.'),
    branchCode: z.string().describe('The branch code: six digits, including leading zeros.'),
    accountNumber: z.string().describe('The account number: digits, including leading zeros.'),
    accountType: AccountTypeName.describe('The type of the account.'),
  })
  .meta({
    id: 'Beneficiary',
    description:
      'The beneficiary of a payment: an account at a bank, with the name as it was written in the batch.',
  });

export const PayoutDirection = z
  .enum(PAYOUT_DIRECTIONS)
  .meta({ id: 'PayoutDirection', description: 'DEBIT: money out. CREDIT: money in.', example: 'DEBIT' });

export const PayoutStatus = z.enum(PAYOUT_STATUSES).meta({
  id: 'PayoutStatus',
  description:
    'PROCESSING: submitted to the bank. COMPLETE: paid. FAILED: not paid. REVERSED: paid, then returned ' +
    'by the bank.',
  example: 'COMPLETE',
});

export const PayoutTransactionForDisplay = z
  .object({
    id: Uuid.describe('The id of the payout transaction.'),
    direction: PayoutDirection.describe('Whether the money went out or came in.'),
    status: PayoutStatus.describe('The status of the payout.'),
    currency: CurrencyCode.describe('The currency of the amount and the fee.'),
    amount: Amount.describe('The amount, excluding the fee.'),
    fee: Amount.describe('The fee, including VAT.'),
    beneficiary: Beneficiary.nullable().meta({
      description: 'The beneficiary of the payment; null for incoming money that is not a returned payment.',
    }),
    recipientReference: z.string().describe("The reference on the beneficiary's bank statement."),
    batch: z
      .object({
        id: Uuid.describe('The id of the batch.'),
        label: z.string().describe('The label of the batch.'),
      })
      .nullable()
      .describe('The batch of the payment; null for incoming money that is not a returned payment.'),
    withdrawalId: Uuid.nullable().describe('The withdrawal of the batch; null without a batch.'),
    rail: RailName.nullable().describe('The rail of the payment; null for incoming money.'),
    failureCode: FailureCodeName.nullable().meta({
      description: 'Why the payment failed or was returned; null otherwise.',
      example: 'INVALID_ACCOUNT',
    }),
    failureReason: z.string().nullable().meta({
      description: 'The failure in words; null without a failure.',
      example: 'The bank says that this account does not exist.',
    }),
    createdAt: Timestamp.describe('When the payout was created.'),
    updatedAt: Timestamp.describe('When the payout last changed.'),
  })
  .meta({ id: 'PayoutTransactionForDisplay', description: 'One movement of money on the payout account.' });

export const PaginatedPayoutTransactionForDisplay = page(
  PayoutTransactionForDisplay,
  'PaginatedPayoutTransactionForDisplay',
  'Payout transactions, newest first.',
  boundedTotal,
);

/** The filters of the payout history and of its export. */
export const PayoutFilters = {
  direction: PayoutDirection.optional().meta({ description: 'Only money out, or only money in.' }),
  status: PayoutStatus.optional().meta({ description: 'Only payouts in this status.' }),
  from: EpochMs.optional().meta({
    description: 'Created at this time or later, in epoch milliseconds.',
    example: 1_772_316_000_000,
  }),
  to: EpochMs.optional().meta({
    description: 'Created at this time or earlier, in epoch milliseconds.',
    example: 1_774_994_399_999,
  }),
  minAmount: AmountQuery.optional().meta({ description: 'An amount of at least this.', example: 1000 }),
  maxAmount: AmountQuery.optional().meta({ description: 'An amount of at most this.', example: 2000 }),
  exactAmount: AmountQuery.optional().meta({ description: 'Exactly this amount.', example: 1250.5 }),
  query: z.string().max(200).optional().meta({
    description: 'Text in the recipient reference or the batch label, in upper or lower case.',
    example: 'salary',
  }),
  beneficiaryId: Uuid.optional().meta({
    description: 'Only payouts to this beneficiary.',
    example: '4d8a1c6e-2f3b-8a7d-9c01-5e6f7a8b9c0d',
  }),
  batchId: Uuid.optional().meta({
    description: 'Only payouts of this batch, including returned ones.',
    example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11',
  }),
  externalId: z.string().min(1).max(TEXT_LIMITS.externalId).optional().meta({
    description: "The payer's own id of the beneficiary, exactly as it was written in the batch.",
    example: 'EMP-0042',
  }),
};

export const listPayoutHistory = operation({
  operationId: 'listPayoutHistory',
  method: 'GET',
  path: '/payments/payout/history',
  tag: 'Payout History',
  summary: 'Search the payout history',
  description:
    'Returns payout transactions, newest first. Several filters must all match; their bounds are inclusive.',
  roles: 'every',
  query: z.object({ ...PagingQuery, ...PayoutFilters }),
  answers: {
    200: { description: 'A page of payout transactions.', schema: PaginatedPayoutTransactionForDisplay },
  },
  refusals: [400, 401, 403, 429],
});

export const getPayout = operation({
  operationId: 'getPayout',
  method: 'GET',
  path: '/payments/payout/history/{id}',
  tag: 'Payout History',
  summary: 'Read a payout transaction',
  description: 'Returns one transaction of the payout history.',
  roles: 'every',
  params: IdParams,
  malformedId: 400,
  answers: { 200: { description: 'The payout transaction.', schema: PayoutTransactionForDisplay } },
  refusals: [400, 401, 403, 404, 429],
});
