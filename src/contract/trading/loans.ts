import { z } from 'zod';
import { LOAN_UPDATE_TYPES } from '../../shared/trading-terms.ts';
import { operation } from '../operation.ts';
import { CurrencySymbol, Decimal, EpochMillis, limit, Skip, TimeInput } from './common.ts';

export const LoanUpdate = z
  .object({
    loanId: z.string(),
    currency: CurrencySymbol,
    totalAmount: Decimal,
    availableAmount: Decimal,
    usedAmount: Decimal,
    hourlyRate: Decimal,
    createdAt: EpochMillis,
    updatedAt: EpochMillis,
    loanHistoryUpdateType: z.enum(LOAN_UPDATE_TYPES),
  })
  .meta({ id: 'LoanUpdate', description: 'A change of a loan offer.' });

export const listLoanUpdates = operation({
  operationId: 'listLoanUpdates',
  method: 'GET',
  path: '/v1/loans/update-history',
  tag: 'Loans',
  summary: 'List the changes of loan offers',
  description: 'Newest first; at most 31 days in one call, the latest 31 without times.',
  roles: 'every',
  tradingPermission: 'view',
  query: z.object({
    currencySymbol: z.string().min(1).max(16).meta({ description: 'The currency.', example: 'USDC' }),
    skip: Skip,
    limit: limit(100),
    startTime: TimeInput,
    endTime: TimeInput,
  }),
  answers: { 200: { description: 'The changes.', schema: z.array(LoanUpdate) } },
  refusals: [400, 401, 403, 429],
});
