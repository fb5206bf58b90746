import { z } from 'zod';
import { PAYOUT_STATUSES } from '../../shared/terms.ts';
import { BulkWithdrawalBatchForDisplay } from '../batches.ts';
import { Amount, CurrencyCode } from '../common.ts';
import { operation } from '../operation.ts';

export const PayoutDay = z
  .object({
    day: z.iso.date().describe("The calendar day, in the entity's time zone."),
    status: z.enum(PAYOUT_STATUSES).describe('The status of the payouts.'),
    count: z.int().min(1).describe('How many payouts.'),
    amount: Amount.describe('The total of their amounts.'),
  })
  .meta({ id: 'PayoutDay', description: 'The outgoing payouts of one day in one status.' });

export const listPayoutDays = operation({
  operationId: 'listPayoutDays',
  method: 'GET',
  path: '/app/payout-days',
  tag: 'Overview',
  summary: 'Count payouts by day and status',
  description:
    'Returns the outgoing payouts of one currency by day and status, oldest day first. Days without ' +
    'payouts are left out.',
  roles: 'every',
  query: z.object({
    currency: CurrencyCode.default('ZAR').meta({ description: 'The currency of the payouts.' }),
    days: z.coerce
      .number()
      .int()
      .min(1)
      .max(366)
      .default(30)
      .meta({ description: 'How many days, ending today.', example: 30 }),
  }),
  answers: { 200: { description: 'The days.', schema: z.array(PayoutDay) } },
  refusals: [400, 401, 403, 429],
});

export const listWaitingBatches = operation({
  operationId: 'listWaitingBatches',
  method: 'GET',
  path: '/app/waiting-batches',
  tag: 'Overview',
  summary: 'List the batches that the caller can approve',
  description: 'Returns at most 50 batches that the caller can approve now, ordered by expiry.',
  roles: 'every',
  answers: { 200: { description: 'The batches.', schema: z.array(BulkWithdrawalBatchForDisplay) } },
  refusals: [401, 403, 429],
});
