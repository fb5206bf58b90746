import { z } from 'zod';
import { PAYOUT_SORTS } from '../../shared/terms.ts';
import { Amount, CurrencyCode, PagingQuery } from '../common.ts';
import { operation } from '../operation.ts';
import {
  PaginatedPayoutTransactionForDisplay,
  PayoutDirection,
  PayoutFilters,
  PayoutStatus,
} from '../payouts.ts';

/** The filters of the Payouts page: those of the payout history, and a search by recipient. */
export const PayoutPageFilters = {
  ...PayoutFilters,
  search: z
    .string()
    .trim()
    .min(2)
    .max(200)
    .optional()
    .meta({
      description:
        'Words in the name, account number or external id of the recipient, or text in the reference or ' +
        'the batch label, without regard to case and accents.',
      example: 'nkosi 5678',
    }),
};

export const listPayouts = operation({
  operationId: 'listPayouts',
  method: 'GET',
  path: '/app/payouts',
  tag: 'Payout History',
  summary: 'Search and sort payouts',
  description:
    'Returns payout transactions that match every filter, in the given order. More than 50,000 payouts can ' +
    'only be sorted by time or amount.',
  roles: 'every',
  query: z.object({
    ...PagingQuery,
    ...PayoutPageFilters,
    sort: z
      .enum(PAYOUT_SORTS)
      .default('createdAt')
      .meta({ description: 'What the payouts are sorted by.', example: 'amount' }),
    order: z
      .enum(['asc', 'desc'])
      .default('desc')
      .meta({ description: 'asc: smallest, earliest or first in the alphabet first.', example: 'desc' }),
  }),
  answers: {
    200: { description: 'A page of payout transactions.', schema: PaginatedPayoutTransactionForDisplay },
  },
  refusals: [400, 401, 403, 429],
  errors: ['too_many_to_sort'],
});

export const PayoutTotals = z
  .object({
    isComplete: z.boolean().describe('False without totals, when too many payouts would have to be read.'),
    totals: z
      .array(
        z.object({
          currency: CurrencyCode.describe('The currency.'),
          direction: PayoutDirection.describe('Whether the money went out or came in.'),
          status: PayoutStatus.describe('The status of these payouts.'),
          count: z.int().min(1).describe('How many payouts.'),
          amount: Amount.describe('The total of their amounts, excluding fees.'),
        }),
      )
      .describe('The totals by currency, direction and status.'),
  })
  .meta({ id: 'PayoutTotals', description: 'The totals of the payouts that match every filter.' });

export const getPayoutTotals = operation({
  operationId: 'getPayoutTotals',
  method: 'GET',
  path: '/app/payout-totals',
  tag: 'Payout History',
  summary: 'Total the payouts found',
  description: 'Returns the count and the sum of the payouts that match every filter.',
  roles: 'every',
  query: z.object(PayoutPageFilters),
  answers: { 200: { description: 'The totals.', schema: PayoutTotals } },
  refusals: [400, 401, 403, 429],
});
