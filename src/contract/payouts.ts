import { z } from 'zod';
import { FAILURE_CODES, PAYOUT_DIRECTIONS, PAYOUT_STATUSES, TEXT_LIMITS } from '../shared/terms.ts';
import {
  AccountTypeName,
  Amount,
  AmountQuery,
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
  description: 'Why a payment failed or came back.',
  example: 'INVALID_ACCOUNT',
});

export const Beneficiary = z
  .object({
    id: Uuid,
    name: z.string(),
    bankCode: z.string(),
    branchCode: z.string(),
    accountNumber: z.string(),
    accountType: AccountTypeName,
  })
  .meta({
    id: 'Beneficiary',
    description: 'Who is paid: an account at a bank, with the name as it was given in the batch.',
  });

export const PayoutDirection = z
  .enum(PAYOUT_DIRECTIONS)
  .meta({ id: 'PayoutDirection', description: 'DEBIT is money out, CREDIT is money in.', example: 'DEBIT' });

export const PayoutStatus = z.enum(PAYOUT_STATUSES).meta({
  id: 'PayoutStatus',
  description: 'REVERSED: paid, then returned by the bank.',
  example: 'COMPLETE',
});

export const PayoutTransactionForDisplay = z
  .object({
    id: Uuid,
    direction: PayoutDirection,
    status: PayoutStatus,
    currency: CurrencyCode,
    amount: Amount,
    fee: Amount.meta({ description: 'Including VAT.' }),
    beneficiary: Beneficiary.nullable().meta({
      description: 'Null on money in that did not come back from a beneficiary.',
    }),
    recipientReference: z.string(),
    batch: z.object({ id: Uuid, label: z.string() }).nullable(),
    withdrawalId: Uuid.nullable(),
    rail: RailName.nullable(),
    failureCode: FailureCodeName.nullable(),
    failureReason: z.string().nullable(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'PayoutTransactionForDisplay', description: 'One movement of money on the payout account.' });

export const PaginatedPayoutTransactionForDisplay = page(
  PayoutTransactionForDisplay,
  'PaginatedPayoutTransactionForDisplay',
  'Payout transactions, newest first.',
);

/** The filters of the payout history; the export of the dashboard takes the same. */
export const PayoutFilters = {
  direction: PayoutDirection.optional().meta({ description: 'Money out or money in.' }),
  status: PayoutStatus.optional().meta({ description: 'Payouts in this status.' }),
  from: EpochMs.optional().meta({
    description: 'createdAt at or after, epoch milliseconds.',
    example: 1_772_316_000_000,
  }),
  to: EpochMs.optional().meta({
    description: 'createdAt at or before, epoch milliseconds.',
    example: 1_774_994_399_999,
  }),
  minAmount: AmountQuery.optional().meta({ description: 'Amount at least.', example: 1000 }),
  maxAmount: AmountQuery.optional().meta({ description: 'Amount at most.', example: 2000 }),
  exactAmount: AmountQuery.optional().meta({ description: 'Amount exactly.', example: 1250.5 }),
  query: z.string().max(200).optional().meta({
    description: 'Free text found in the recipient reference or the batch label, whatever the case.',
    example: 'salary',
  }),
  beneficiaryId: Uuid.optional().meta({
    description: "One recipient's history.",
    example: '4d8a1c6e-2f3b-8a7d-9c01-5e6f7a8b9c0d',
  }),
  batchId: Uuid.optional().meta({
    description: 'The payouts of one batch, including the returned ones.',
    example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11',
  }),
  externalId: z.string().min(1).max(TEXT_LIMITS.externalId).optional().meta({
    description: "The payer's own id of the beneficiary, exactly as it was given in the batch.",
    example: 'EMP-0042',
  }),
};

export const listPayoutHistory = operation({
  operationId: 'listPayoutHistory',
  method: 'GET',
  path: '/payments/payout/history',
  tag: 'Payout History',
  summary: 'Search the payout history',
  description: 'Newest first. Filters narrow each other; all bounds are inclusive.',
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
  summary: 'Read one payout transaction',
  description: 'One transaction of the payout history.',
  roles: 'every',
  params: IdParams,
  malformedId: 400,
  answers: { 200: { description: 'The payout transaction.', schema: PayoutTransactionForDisplay } },
  refusals: [400, 401, 403, 404, 429],
});
