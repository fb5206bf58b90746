import { z } from 'zod';
import { LOAN_UPDATE_TYPES } from '../../shared/trading-terms.ts';
import { operation } from '../operation.ts';
import { CurrencySymbol, Decimal, EpochMillis, limit, Skip, TimeInput } from './common.ts';

export const LoanUpdate = z
  .object({
    loanId: z.string().describe('The id of the loan.'),
    currency: CurrencySymbol.describe('The currency of the loan.'),
    totalAmount: Decimal.describe('The amount that is offered.'),
    availableAmount: Decimal.describe('The amount that is not lent.'),
    usedAmount: Decimal.describe('The amount that is lent.'),
    hourlyRate: Decimal.describe('The interest for an hour, as a fraction.'),
    createdAt: EpochMillis.describe('When the loan was offered, in epoch milliseconds.'),
    updatedAt: EpochMillis.describe('When this change was made, in epoch milliseconds.'),
    loanHistoryUpdateType: z
      .enum(LOAN_UPDATE_TYPES)
      .describe('The kind of change: offered, increased, reduced or given another rate.'),
  })
  .meta({ id: 'LoanUpdate', description: 'A change of a loan that the account has offered.' });

export const listLoanUpdates = operation({
  operationId: 'listLoanUpdates',
  method: 'GET',
  path: '/v1/loans/update-history',
  tag: 'Loans',
  summary: 'List changes of loans',
  description:
    'Returns the changes of loans in one currency, newest first. A request covers at most 31 days; ' +
    'without times, the latest 31 days.',
  roles: 'every',
  tradingPermission: 'view',
  query: z.object({
    currencySymbol: z
      .string()
      .min(1)
      .max(16)
      .meta({ description: 'The currency of the loans.', example: 'USDC' }),
    skip: Skip,
    limit: limit(100),
    startTime: TimeInput,
    endTime: TimeInput,
  }),
  answers: { 200: { description: 'The changes.', schema: z.array(LoanUpdate) } },
  refusals: [400, 401, 403, 429],
});
